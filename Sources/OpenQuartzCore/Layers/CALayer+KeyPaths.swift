import MisuseReports

extension CALayer {
  /// The value of an animatable key path such as `transform.rotation.z`; nil for any other.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerKeyPath(keyPath).map { modelValues[$0].object } ?? nil
  }

  /// Sets an animatable key path such as `position.x`.
  ///
  /// A key path that is not one, or a value that does not fit, changes nothing and is reported.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath),
      let converted = AnimationValue(value, like: modelValues[path])
    else {
      return Misuse.report(.valueDoesNotFit(keyPath, value))
    }
    var target = modelValues
    target[path] = converted
    set(path.property, from: target)
  }

  /// Through the property, so that overrides, actions and marks happen.
  private final func set(_ property: LayerProperty, from values: LayerValues) {
    switch property {
    case .position: position = values.position
    case .zPosition: zPosition = values.zPosition
    case .anchorPoint: anchorPoint = values.anchorPoint
    case .anchorPointZ: anchorPointZ = values.anchorPointZ
    case .bounds: bounds = values.bounds
    case .transform: transform = values.transform
    case .sublayerTransform: sublayerTransform = values.sublayerTransform
    case .opacity: opacity = values.opacity
    case .hidden: isHidden = values.isHidden
    case .doubleSided: isDoubleSided = values.isDoubleSided
    case .masksToBounds: masksToBounds = values.masksToBounds
    case .opaque: isOpaque = values.isOpaque
    case .cornerRadius: cornerRadius = values.cornerRadius
    case .borderWidth: borderWidth = values.borderWidth
    case .borderColor: borderColor = values.borderColor
    case .backgroundColor: backgroundColor = values.backgroundColor
    case .contents: contents = values.contents
    case .contentsRect: contentsRect = values.contentsRect
    case .contentsGravity: contentsGravity = values.contentsGravity
    case .contentsScale: contentsScale = values.contentsScale
    }
  }
}
