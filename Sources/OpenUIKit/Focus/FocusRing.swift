import OpenQuartzCore

/// The ring around the view that has the focus: a layer in the layer of that view, so that it moves
/// and is animated with it.
final class FocusRing {
  // Fidelity: the measures of the ring are not documented. [decided]
  /// The width of the line, in points.
  static let width: CGFloat = 3
  /// How far the line is from the shape that it surrounds, in points.
  static let distance: CGFloat = 2

  /// The shape that the ring surrounds, in coordinates of the view.
  struct Shape: Equatable {
    var rect: CGRect
    var cornerRadius: CGFloat
    var isInside: Bool

    /// The frame of the layer and its radius.
    var outline: (frame: CGRect, cornerRadius: CGFloat) {
      guard !isInside else { return (rect, cornerRadius) }
      let margin = FocusRing.width + FocusRing.distance
      return (rect.insetBy(dx: -margin, dy: -margin), cornerRadius + margin)
    }
  }

  private var layer: CALayer?

  /// Surrounds `view` as its effect says; nil removes the ring. Called again it follows the size
  /// and the colour of the view.
  func surround(_ view: UIView?) {
    guard let view, let shape = view.focusEffect?.shape(for: view), !shape.rect.isEmpty else {
      layer?.removeFromSuperlayer()
      layer = nil
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    show(shape, in: view)
    CATransaction.commit()
  }

  private func show(_ shape: Shape, in view: UIView) {
    let layer = layer ?? CALayer()
    if layer.superlayer !== view.layer {
      view.layer.addSublayer(layer)
      layer.borderWidth = Self.width
    }
    let (frame, radius) = shape.outline
    if layer.frame != frame { layer.frame = frame }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    let color = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    if layer.borderColor != color { layer.borderColor = color }
    self.layer = layer
  }

  deinit {}
}
