import DisplayServer
import OpenCoreGraphics

/// The coverage of a blurred shape.
///
/// Of a rectangle only the ends are stored, and a piece of its middle, which is repeated: a shape
/// of another size has the same mask.
final class ShadowMask: CachedPixels {
  /// The shape that casts a shadow, in pixels.
  nonisolated enum Shape: Hashable {
    case rounded(width: Int, height: Int, CornerRounding)
    case path(PathShape)
  }

  /// A mask for every shape with the same ends.
  nonisolated struct Key: Hashable {
    let shape: Shape
    let blur: ShadowBlur
  }

  let key: Key
  var lastUse = 0
  private var mask: AlphaMask?

  init(_ key: Key) { self.key = key }

  deinit {}

  var byteCount: Int { mask?.byteCount ?? 0 }

  func releasePixels() { mask = nil }

  /// The mask, which is made now if it is not there; nil where there is no memory for it.
  func pixels() -> AlphaMask? {
    if let mask { return mask }
    mask = make()
    return mask
  }

  private func make() -> AlphaMask? {
    let margin = key.blur.reach
    let made: AlphaMask?
    switch key.shape {
    case .rounded(let width, let height, let rounding):
      made = AlphaMask(width: width + 2 * margin, height: height + 2 * margin)
      let rect = PixelRect(x: margin, y: margin, width: width, height: height)
      made?.cover(RoundedRect(rect, rounding))
    case .path(let path):
      let bounds = path.bounds
      made = AlphaMask(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin)
      guard let made, path.draw(onto: made, margin: margin) else { return nil }
    }
    guard let made, made.blur(key.blur) else { return nil }
    return made
  }
}

/// A path in the pixels of a layer.
nonisolated struct PathShape: Hashable {
  let path: SharedPath
  let scale: Double
  /// Around all that the path encloses.
  let bounds: PixelRect

  init(_ path: SharedPath, scale: Double) {
    self.path = path
    self.scale = scale
    bounds = PixelRect(covering: path.cgPath.boundingBoxOfPath, scale: scale)
  }

  static func == (a: PathShape, b: PathShape) -> Bool {
    a.scale == b.scale && a.path == b.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.x)
    hasher.combine(bounds.y)
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
    hasher.combine(scale)
  }

  /// Covers what the path encloses; false where there is no memory for it.
  @MainActor func draw(onto mask: AlphaMask, margin: Int) -> Bool {
    guard
      let bitmap = try? Bitmap(width: bounds.width, height: bounds.height, isOpaque: false)
    else { return false }
    let context = bitmap.makeContext(scale: 1)
    context.translateBy(x: CGFloat(-bounds.x), y: CGFloat(-bounds.y))
    context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
    context.addPath(path.cgPath)
    context.setFillColor(.black)
    context.fillPath()
    mask.copyAlpha(of: PixmanImage(bitmap), x: margin, y: margin)
    return true
  }
}

/// A mask whose middle is repeated as often as a size needs.
struct StretchedMask {
  let mask: AlphaMask
  /// Where the mask is drawn.
  let rect: PixelRect
  /// How many pixels at each end are not repeated.
  let ends: (x: Int, y: Int)

  /// Calls `body` with each piece of `box`, and the position of the first pixel of the mask for it.
  func forEachPiece(of box: PixelRect, _ body: (_ piece: PixelRect, _ x: Int, _ y: Int) -> Void) {
    let box = box.intersection(rect)
    guard !box.isEmpty else { return }
    let columns = Self.spans(
      box.x - rect.x, box.maxX - rect.x, of: rect.width, stored: mask.width, end: ends.x)
    let rows = Self.spans(
      box.y - rect.y, box.maxY - rect.y, of: rect.height, stored: mask.height, end: ends.y)
    for row in rows {
      for column in columns {
        let piece = PixelRect(
          x: rect.x + column.start, y: rect.y + row.start, width: column.count,
          height: row.count)
        body(piece, piece.x - column.stored, piece.y - row.stored)
      }
    }
  }

  private struct Span {
    let start, stored, count: Int
  }

  /// The pieces of a part of a length, and where they are stored.
  private static func spans(
    _ start: Int, _ end: Int, of length: Int, stored: Int, end margin: Int
  ) -> [Span] {
    guard length > stored else { return [Span(start: start, stored: start, count: end - start)] }
    let middle = stored - 2 * margin
    let last = length - margin
    var spans: [Span] = []
    var place = start
    while place < end {
      let source: Int
      let limit: Int
      if place < margin {
        (source, limit) = (place, margin)
      } else if place >= last {
        (source, limit) = (place - length + stored, length)
      } else {
        let offset = (place - margin) % middle
        (source, limit) = (margin + offset, min(place - offset + middle, last))
      }
      let stop = min(limit, end)
      spans.append(Span(start: place, stored: source, count: stop - place))
      place = stop
    }
    return spans
  }
}
