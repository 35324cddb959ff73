/// The values of a layer that an animation can change.
struct AnimatedValues {
  private var bounds: CGRect
  private var position: CGPoint
  private var anchorPoint: CGPoint
  private var transform: CATransform3D
  private var opacity: Float
  private var isHidden: Bool
  private var sublayerTransform: CATransform3D

  /// The values that a layer has, which an animation begins with.
  init(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
    sublayerTransform = layer.sublayerTransform
  }

  /// The values in a pose relative to these.
  func showing(_ pose: AnimationPose) -> AnimatedValues {
    guard pose != .identity else { return self }
    var values = self
    if pose.frame != nil || pose.anchorPoint != nil {
      values.place(in: pose.frame, anchoredAt: pose.anchorPoint ?? anchorPoint)
    }
    let movement = pose.movement.transform
    if !CATransform3DEqualToTransform(movement, CATransform3DIdentity) {
      values.transform = CATransform3DConcat(transform, movement)
    }
    if let opacity = pose.opacity { values.opacity = Float(opacity) }
    if let isVisible = pose.isVisible { values.isHidden = !isVisible }
    if let distance = pose.eyeDistance {
      values.sublayerTransform.m34 = distance > 0 ? -1 / distance : 0
    }
    return values
  }

  /// A new anchor point does not move what the transform of before has moved.
  private mutating func place(in frame: CGRect?, anchoredAt point: CGPoint) {
    let size = frame?.size ?? bounds.size
    if let frame {
      position = CGPoint(
        x: frame.minX + anchorPoint.x * size.width, y: frame.minY + anchorPoint.y * size.height)
      bounds.size = size
    }
    let offset = CGPoint(
      x: (point.x - anchorPoint.x) * size.width, y: (point.y - anchorPoint.y) * size.height)
    position.x += transform.m11 * offset.x + transform.m21 * offset.y
    position.y += transform.m12 * offset.x + transform.m22 * offset.y
    anchorPoint = point
  }

  /// The values for a step that leads here: what can be seen at its beginning can be seen
  /// meanwhile.
  func after(_ previous: AnimatedValues) -> AnimatedValues {
    var values = self
    values.isHidden = isHidden && previous.isHidden
    return values
  }

  // MARK: Layers

  /// Gives the values to a target; sets what differs and nothing else.
  func apply(_ properties: AnimatedProperties, to target: AnimationTarget) {
    guard let layer = target.layer else { return }
    if properties.contains(.geometry) { place(layer, of: target.view) }
    if properties.contains(.transform), !CATransform3DEqualToTransform(layer.transform, transform) {
      layer.transform = transform
    }
    if properties.contains(.opacity), layer.opacity != opacity { layer.opacity = opacity }
    if properties.contains(.visibility), layer.isHidden != isHidden {
      if let view = target.view { view.isHidden = isHidden } else { layer.isHidden = isHidden }
    }
    if properties.contains(.perspective),
      !CATransform3DEqualToTransform(layer.sublayerTransform, sublayerTransform)
    {
      layer.sublayerTransform = sublayerTransform
    }
  }

  private func place(_ layer: CALayer, of view: UIView?) {
    if layer.anchorPoint != anchorPoint { layer.anchorPoint = anchorPoint }
    if layer.bounds != bounds {
      if let view { view.bounds = bounds } else { layer.bounds = bounds }
    }
    if layer.position != position {
      if let view { view.center = position } else { layer.position = position }
    }
  }

  /// The animations from these values to others, by key path.
  func animations(
    to other: AnimatedValues, _ properties: AnimatedProperties
  ) -> [CABasicAnimation] {
    var pairs: [(keyPath: String, from: Any, to: Any)] = []
    if properties.contains(.geometry) {
      pairs += [
        ("bounds", bounds, other.bounds), ("position", position, other.position),
        ("anchorPoint", anchorPoint, other.anchorPoint),
      ]
    }
    if properties.contains(.transform) { pairs.append(("transform", transform, other.transform)) }
    if properties.contains(.opacity) { pairs.append(("opacity", opacity, other.opacity)) }
    if properties.contains(.perspective) {
      pairs.append(("sublayerTransform", sublayerTransform, other.sublayerTransform))
    }
    return pairs.map { pair in
      let animation = CABasicAnimation(keyPath: pair.keyPath)
      animation.fromValue = pair.from
      animation.toValue = pair.to
      return animation
    }
  }
}
