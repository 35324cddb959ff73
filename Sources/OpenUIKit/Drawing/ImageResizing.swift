/// The caps of an image, which keep their size, and what happens to the rest.
nonisolated struct ImageResizing: Equatable, Sendable {
  /// In points of the image.
  let caps: UIEdgeInsets
  let mode: UIImage.ResizingMode

  /// Nil if an image of that size cannot have these caps.
  init?(caps: UIEdgeInsets, mode: UIImage.ResizingMode, of size: CGSize) {
    let all = [caps.top, caps.left, caps.bottom, caps.right]
    guard all.allSatisfy({ $0.isFinite && $0 >= 0 }),
      caps.left + caps.right < max(size.width, .ulpOfOne),
      caps.top + caps.bottom < max(size.height, .ulpOfOne)
    else { return nil }
    self.caps = caps
    self.mode = mode
  }

  /// The same caps of an image that is mirrored.
  var mirrored: ImageResizing {
    ImageResizing(
      mirroring: UIEdgeInsets(
        top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left), mode)
  }

  private init(mirroring caps: UIEdgeInsets, _ mode: UIImage.ResizingMode) {
    self.caps = caps
    self.mode = mode
  }

  /// Returns the rectangle between the caps, in fractions of an image of that size.
  func center(of size: CGSize) -> CGRect {
    CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: (size.width - caps.left - caps.right) / size.width,
      height: (size.height - caps.top - caps.bottom) / size.height)
  }

  // Fidelity: what is one pixel large is stretched, which looks the same and is faster.
  // [documented]
  /// Whether an image of that size has to be repeated, and cannot be stretched instead.
  func repeats(size: CGSize, scale: CGFloat) -> Bool {
    let middle = CGSize(
      width: (size.width - caps.left - caps.right) * scale,
      height: (size.height - caps.top - caps.bottom) * scale)
    return mode == .tile && (middle.width > 1.5 || middle.height > 1.5)
  }

  /// Draws the pixels of an image in a larger or smaller area.
  ///
  /// - Parameter scale: pixels per point of the image.
  func draw(_ picture: CGImage, scale: CGFloat, in rect: CGRect, to context: CGContext) {
    let size = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let columns = Self.spans(caps.left, caps.right, of: size.width, from: rect.minX, to: rect.width)
    let rows = Self.spans(caps.top, caps.bottom, of: size.height, from: rect.minY, to: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
          height: row.sourceLength * scale)
        guard let part = picture.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        guard mode == .tile, row.isMiddle || column.isMiddle else {
          context.drawUpright(part, in: target)
          continue
        }
        context.saveGState()
        context.clip(to: target)
        let tile = CGSize(
          width: column.isMiddle ? column.sourceLength : target.width,
          height: row.isMiddle ? row.sourceLength : target.height)
        context.drawUpright(part, in: CGRect(origin: target.origin, size: tile), byTiling: true)
        context.restoreGState()
      }
    }
  }

  private struct Span {
    let source, sourceLength, target, targetLength: CGFloat
    var isMiddle = false
  }

  // Fidelity: where there is no room for the caps, they become smaller, and nothing is left between
  // them. [decided]
  /// The beginning, the middle and the end of a length, those that are shown.
  private static func spans(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, from origin: CGFloat, to target: CGFloat
  ) -> [Span] {
    let factor = min(1, target / max(first + last, .ulpOfOne))
    let (before, after) = (first * factor, last * factor)
    let spans = [
      Span(source: 0, sourceLength: first, target: origin, targetLength: before),
      Span(
        source: first, sourceLength: length - first - last, target: origin + before,
        targetLength: target - before - after, isMiddle: true),
      Span(
        source: length - last, sourceLength: last, target: origin + target - after,
        targetLength: after),
    ]
    return spans.filter { $0.sourceLength > 0 && $0.targetLength > 0.001 }
  }
}
