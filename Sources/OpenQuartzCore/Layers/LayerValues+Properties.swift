nonisolated extension LayerValues {
  /// The value of a property. Setting a value of another shape is a precondition failure.
  package subscript(property: LayerProperty) -> AnimationValue {
    get {
      switch property {
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .bounds: .rect(bounds)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(Double(opacity))
      case .hidden: .flag(isHidden)
      case .doubleSided: .flag(isDoubleSided)
      case .masksToBounds: .flag(masksToBounds)
      case .opaque: .flag(isOpaque)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .backgroundColor: .color(backgroundColor)
      case .contents: .image(contents)
      case .contentsRect: .rect(contentsRect)
      case .contentsGravity: .gravity(contentsGravity)
      case .contentsScale: .number(contentsScale)
      }
    }
    set { set(property, to: newValue) }
  }

  private mutating func set(_ property: LayerProperty, to value: AnimationValue) {
    switch (property, value) {
    case (.position, .point(let value)): position = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointZ, .number(let value)): anchorPointZ = value
    case (.bounds, .rect(let value)): bounds = value
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.hidden, .flag(let value)): isHidden = value
    case (.doubleSided, .flag(let value)): isDoubleSided = value
    case (.masksToBounds, .flag(let value)): masksToBounds = value
    case (.opaque, .flag(let value)): isOpaque = value
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.borderColor, .color(let value)): borderColor = value
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.contents, .image(let value)): contents = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.contentsGravity, .gravity(let value)): contentsGravity = value
    case (.contentsScale, .number(let value)): contentsScale = value
    default: preconditionFailure("\(property.rawValue) cannot be \(value)")
    }
  }
}
