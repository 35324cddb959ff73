import DisplayServer

/// The masks of rounded corners, made once per radius.
///
/// A mask has four quadrants, one per corner of the rectangle that it rounds.
final class CornerMasks {
  /// What a mask covers, in pixels.
  nonisolated struct Shape: Hashable {
    /// The radius of the outer edge.
    var radius: Double
    /// The part within this many pixels of the edge only; nil for all of it.
    var border: Int?
    /// How far the outer edge is moved inwards, where something else covers it.
    var inset = 0.0
    /// The outer edge is a right angle: something else rounds it later.
    var hasSquareOutside = false

    /// The side of a quadrant.
    var side: Int {
      let arc = hasSquareOutside && border == nil ? 0 : Int(radius.rounded(.up))
      return max(arc, border ?? 0)
    }

    /// The coverage of a pixel of the top left quadrant.
    func coverage(x: Int, y: Int) -> Double {
      let outside = hasSquareOutside ? 1 : Self.disc(radius, inset: inset, x: x, y: y)
      guard let border else { return outside }
      guard x >= border, y >= border else { return outside }
      let inner = Self.disc(radius - Double(border), inset: 0, x: x - border, y: y - border)
      return outside * (1 - inner)
    }

    /// The coverage by a corner at (0, 0) of a radius.
    private static func disc(_ radius: Double, inset: Double, x: Int, y: Int) -> Double {
      let dx = radius - (Double(x) + 0.5)
      let dy = radius - (Double(y) + 0.5)
      guard dx > 0, dy > 0 else { return 1 }
      let distance = (dx * dx + dy * dy).squareRoot()
      return min(1, max(0, radius - inset - distance + 0.5))
    }
  }

  private var masks: [Shape: MaskImage] = [:]
  /// An animated radius makes masks that nobody asks for again.
  private static let limit = 64

  func removeAll() { masks = [:] }

  func mask(_ shape: Shape) -> MaskImage {
    if let mask = masks[shape] { return mask }
    if masks.count >= Self.limit { masks = [:] }
    let side = shape.side
    let mask = MaskImage(width: 2 * side, height: 2 * side) { x, y in
      shape.coverage(x: x < side ? x : 2 * side - 1 - x, y: y < side ? y : 2 * side - 1 - y)
    }
    masks[shape] = mask
    return mask
  }
}

/// A rectangle cut into a cross that is full and four corners that a mask rounds.
nonisolated struct RoundedRect: Equatable {
  let rect: PixelRect
  /// The widths of the left and right corners, the heights of the upper and lower ones.
  private let left, right, top, bottom: Int
  private let side: Int

  /// - Parameter side: of a corner; corners that would overlap get smaller.
  init(_ rect: PixelRect, side: Int) {
    self.rect = rect
    self.side = side
    left = min(side, (rect.width + 1) / 2)
    right = min(side, rect.width - left)
    top = min(side, (rect.height + 1) / 2)
    bottom = min(side, rect.height - top)
  }

  /// A corner and the place where the whole mask would begin for it to fit.
  struct Corner: Equatable {
    let rect: PixelRect
    let maskX, maskY: Int
  }

  /// The rectangles between the corners, which do not overlap.
  var cross: [PixelRect] {
    let middle = PixelRect(
      x: rect.x, y: rect.y + top, width: rect.width, height: rect.height - top - bottom)
    let width = rect.width - left - right
    let upper = PixelRect(x: rect.x + left, y: rect.y, width: width, height: top)
    let lower = PixelRect(
      x: rect.x + left, y: rect.maxY - bottom, width: width, height: bottom)
    return [middle, upper, lower].filter { !$0.isEmpty }
  }

  var corners: [Corner] {
    let columns = [
      (rect.x, left, rect.x), (rect.maxX - right, right, rect.maxX - 2 * side),
    ]
    let rows = [
      (rect.y, top, rect.y), (rect.maxY - bottom, bottom, rect.maxY - 2 * side),
    ]
    return rows.flatMap { row in
      columns.map { column in
        Corner(
          rect: PixelRect(x: column.0, y: row.0, width: column.1, height: row.1),
          maskX: column.2, maskY: row.2)
      }
    }.filter { !$0.rect.isEmpty }
  }
}
