/// Position, size and corners of a view in a region.
nonisolated struct MatchedShape: Equatable {
  var frame: CGRect
  var cornerRadius: CGFloat

  /// The shape between this one and another one.
  func interpolated(to other: MatchedShape, _ progress: CGFloat) -> MatchedShape {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return MatchedShape(
      frame: CGRect(
        x: mix(frame.minX, other.frame.minX), y: mix(frame.minY, other.frame.minY),
        width: mix(frame.width, other.frame.width), height: mix(frame.height, other.frame.height)),
      cornerRadius: mix(cornerRadius, other.cornerRadius))
  }
}

/// Shows the pictures of two views, one dissolving into the other.
final class MatchedPictureView: UIView {
  private let from: UIImageView
  private let to: UIImageView

  init(from: UIView, to: UIView) {
    self.from = UIImageView(image: Self.picture(of: from))
    self.to = UIImageView(image: Self.picture(of: to))
    super.init(frame: from.bounds)
    clipsToBounds = true
    for view in [self.from, self.to] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows the pictures between two shapes.
  func show(_ progress: CGFloat, from first: MatchedShape, to last: MatchedShape) {
    let shape = first.interpolated(to: last, progress)
    frame = shape.frame
    layer.cornerRadius = shape.cornerRadius
    // The first picture stays below the second one, so that what is behind both is not seen.
    from.alpha = progress < 1 ? 1 : 0
    to.alpha = progress
  }

  func removeAnimations() {
    for view in [self, from, to] { view.layer.removeAllAnimations() }
  }

  /// Returns a picture of a view, with its corners, which are rounded here; the view need not have
  /// been on screen.
  private static func picture(of view: UIView) -> UIImage {
    view.layoutIfNeeded()
    let layer = view.layer
    let cornerRadius = layer.cornerRadius
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 0
    defer {
      layer.cornerRadius = cornerRadius
      CATransaction.commit()
    }
    return UIGraphicsImageRenderer(bounds: view.bounds).image { layer.render(in: $0.cgContext) }
  }
}
