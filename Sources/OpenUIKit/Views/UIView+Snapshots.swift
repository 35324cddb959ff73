extension UIView {
  /// A view that shows a picture of an area of this one, as `resizableSnapshotView` returns it.
  final func makeSnapshot(
    of area: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !area.isNull, area.isFinite, area.width >= 0, area.height >= 0 else { return nil }
    if afterUpdates { RenderContext.ofProgram.commit() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: area.size))
    // Fidelity: a view that was never on screen has no picture, except after updates. [observed]
    guard afterUpdates || window != nil else { return snapshot }
    let image = UIGraphicsImageRenderer(bounds: area).image { context in
      layer.renderPresented(in: context.cgContext)
    }
    snapshot.show(image, capInsets: capInsets)
    return snapshot
  }
}

/// Shows a picture of another view; the part inside the insets is stretched, the rest is not.
final class SnapshotView: UIView {
  private var slices: SnapshotSlices?

  deinit {}

  func show(_ image: UIImage, capInsets: UIEdgeInsets) {
    guard let picture = image.cgImage else { return }
    isUserInteractionEnabled = false
    if capInsets == .zero {
      layer.contents = picture
      layer.contentsScale = image.scale
      return
    }
    let slices = SnapshotSlices(size: image.size, insets: capInsets)
    for part in slices.parts {
      let slice = CALayer()
      slice.contents = picture
      slice.contentsScale = image.scale
      slice.contentsRect = part
      layer.addSublayer(slice)
    }
    self.slices = slices
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let slices, let layers = layer.sublayers else { return }
    for (slice, frame) in zip(layers, slices.frames(in: bounds)) { slice.frame = frame }
  }
}

/// The nine parts of a picture of which the middle ones are stretched.
nonisolated struct SnapshotSlices {
  private let size: CGSize
  private let insets: UIEdgeInsets

  /// Insets that leave nothing in the middle are reduced in proportion.
  init(size: CGSize, insets: UIEdgeInsets) {
    self.size = size
    let x = Self.reduced(insets.left, insets.right, to: size.width)
    let y = Self.reduced(insets.top, insets.bottom, to: size.height)
    self.insets = UIEdgeInsets(top: y.0, left: x.0, bottom: y.1, right: x.1)
  }

  /// The parts, row by row, in unit coordinates.
  var parts: [CGRect] {
    frames(in: CGRect(origin: .zero, size: size)).map {
      CGRect(
        x: $0.minX / size.width, y: $0.minY / size.height, width: $0.width / size.width,
        height: $0.height / size.height)
    }
  }

  /// Where the parts are shown in a view of some bounds.
  func frames(in bounds: CGRect) -> [CGRect] {
    let columns = Self.spans(from: bounds.minX, bounds.width, insets.left, insets.right)
    let rows = Self.spans(from: bounds.minY, bounds.height, insets.top, insets.bottom)
    return rows.flatMap { row in
      columns.map { column in
        CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
      }
    }
  }

  private static func reduced(
    _ first: CGFloat, _ last: CGFloat, to length: CGFloat
  ) -> (CGFloat, CGFloat) {
    let (first, last) = (max(first, 0), max(last, 0))
    let sum = first + last
    return sum <= length ? (first, last) : (first * length / sum, last * length / sum)
  }

  private static func spans(
    from start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let ends = reduced(first, last, to: length)
    return [
      (start, ends.0), (start + ends.0, length - ends.0 - ends.1),
      (start + length - ends.1, ends.1),
    ]
  }
}
