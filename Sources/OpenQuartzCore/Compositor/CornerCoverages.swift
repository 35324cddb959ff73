import CPixelKernels
import DisplayServer

/// The coverages of the corners that were painted last.
nonisolated final class CornerCoverages {
  private static let mostShapes = 8
  /// Of a larger corner only the rows are computed that are painted.
  private static let largestSide = 256

  private var coverages: [CornerCoverage] = []

  deinit {}

  /// The coverage of at least some rows of a corner, counted from it.
  func coverage(of shape: CornerShape, rows: ClosedRange<Int>) -> CornerCoverage {
    let last = shape.side
    let needed = min(rows.lowerBound, last)...min(rows.upperBound, last)
    if let known = coverages.first(where: { $0.shape == shape && $0.has(needed) }) { return known }
    let computed = CornerCoverage(shape, rows: last > Self.largestSide ? needed : 0...last)
    if coverages.count == Self.mostShapes { coverages.removeFirst() }
    coverages.append(computed)
    return computed
  }

  /// Paints a colour over a part of an image, which is inside a rounded rectangle, as far as that
  /// covers.
  func paint(
    _ color: PixelColor, _ rounded: RoundedRect, in box: PixelRect, onto image: PixmanImage
  ) {
    let rect = rounded.rect
    let halves = rounded.depths(of: box)
    func corner(isLeft: Bool, isTop: Bool) -> CornerCoverage {
      // Where there are no rows in a half, any does.
      coverage(
        of: rounded.shape(isLeft: isLeft, isTop: isTop),
        rows: (isTop ? halves.top : halves.bottom) ?? 0...0)
    }
    let topLeft = corner(isLeft: true, isTop: true)
    let topRight = corner(isLeft: false, isTop: true)
    let bottomLeft = corner(isLeft: true, isTop: false)
    let bottomRight = corner(isLeft: false, isTop: false)
    withExtendedLifetime((topLeft, topRight, bottomLeft, bottomRight)) {
      var corners = nk_rounded(
        width: Int32(rect.width), height: Int32(rect.height), top_left: topLeft.corner,
        top_right: topRight.corner, bottom_left: bottomLeft.corner,
        bottom_right: bottomRight.corner)
      nk_cover_rounded(
        image.part(box), Int32(box.x - rect.x), Int32(box.y - rect.y), &corners, color.word)
    }
  }
}

nonisolated extension RoundedRect {
  /// The rows of a part of the rectangle, counted from the corners above and below them. The row in
  /// the middle is counted from above.
  func depths(of part: PixelRect) -> (top: ClosedRange<Int>?, bottom: ClosedRange<Int>?) {
    let (first, last) = (part.y - rect.y, part.maxY - 1 - rect.y)
    let middle = (rect.height + 1) / 2
    return (
      first < middle ? first...min(last, middle - 1) : nil,
      last >= middle ? (rect.height - 1 - last)...(rect.height - 1 - max(first, middle)) : nil
    )
  }
}
