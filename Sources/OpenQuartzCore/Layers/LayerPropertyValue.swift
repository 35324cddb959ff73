import OpenCoreGraphics

/// A value that consists of numbers, or not.
nonisolated protocol LayerNumbers {
  /// Whether every number is finite; true of what is not made of numbers.
  var isFinite: Bool { get }
}

nonisolated extension LayerNumbers {
  var isFinite: Bool { true }
}

nonisolated extension MediaTiming: LayerNumbers {}

/// A type that properties of layers have.
nonisolated protocol LayerPropertyValue: LayerNumbers, Sendable {
  /// The value that an animation has; nil for one of another shape.
  static func read(_ value: AnimationValue) -> Self?

  /// The value as animations have it.
  var animationValue: AnimationValue { get }

  /// Whether another value is the same. Not all are `Equatable`, since not all of Apple's are.
  func isEqual(to other: Self) -> Bool
}

nonisolated extension LayerPropertyValue where Self: Equatable {
  func isEqual(to other: Self) -> Bool { self == other }
}

nonisolated extension CGFloat: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CGFloat? {
    guard case .number(let number) = value else { return nil }
    return CGFloat(number)
  }

  var animationValue: AnimationValue { .number(Double(self)) }
}

nonisolated extension Float: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> Float? {
    guard case .number(let number) = value else { return nil }
    return Float(number)
  }

  var animationValue: AnimationValue { .number(Double(self)) }
}

nonisolated extension Bool: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> Bool? {
    guard case .flag(let flag) = value else { return nil }
    return flag
  }

  var animationValue: AnimationValue { .flag(self) }
}

nonisolated extension CGPoint: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CGPoint? {
    guard case .point(let point) = value else { return nil }
    return point
  }

  var animationValue: AnimationValue { .point(self) }
}

nonisolated extension CGSize: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CGSize? {
    guard case .size(let size) = value else { return nil }
    return size
  }

  var isFinite: Bool { width.isFinite && height.isFinite }

  var animationValue: AnimationValue { .size(self) }
}

nonisolated extension CGRect: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CGRect? {
    guard case .rect(let rect) = value else { return nil }
    return rect
  }

  var animationValue: AnimationValue { .rect(self) }
}

nonisolated extension CATransform3D: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CATransform3D? {
    guard case .transform(let transform) = value else { return nil }
    return transform
  }

  var animationValue: AnimationValue { .transform(self) }
}

nonisolated extension CALayerContentsGravity: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CALayerContentsGravity? {
    guard case .gravity(let gravity) = value else { return nil }
    return gravity
  }

  var animationValue: AnimationValue { .gravity(self) }
}

nonisolated extension CACornerMask: LayerPropertyValue {
  static func read(_ value: AnimationValue) -> CACornerMask? {
    guard case .corners(let corners) = value else { return nil }
    return corners
  }

  var animationValue: AnimationValue { .corners(self) }
}

/// A property whose values have names.
nonisolated protocol LayerPropertyName: LayerPropertyValue, RawRepresentable<String> {
  init(rawValue: String)
}

nonisolated extension LayerPropertyName {
  static func read(_ value: AnimationValue) -> Self? {
    guard case .name(let name) = value else { return nil }
    return Self(rawValue: name)
  }

  var animationValue: AnimationValue { .name(rawValue) }
}

nonisolated extension CALayerCornerCurve: LayerPropertyName {}
nonisolated extension CALayerContentsFilter: LayerPropertyName {}
nonisolated extension CAShapeLayerFillRule: LayerPropertyName {}
nonisolated extension CAShapeLayerLineCap: LayerPropertyName {}
nonisolated extension CAShapeLayerLineJoin: LayerPropertyName {}
nonisolated extension CAGradientLayerType: LayerPropertyName {}
nonisolated extension CATextLayerTruncationMode: LayerPropertyName {}
nonisolated extension CATextLayerAlignmentMode: LayerPropertyName {}

/// An object that a property has, or lacks.
nonisolated protocol LayerPropertyObject: Equatable, LayerNumbers, Sendable {
  /// The object, or its absence, that an animation has; nil for a value of another shape.
  static func optional(_ value: AnimationValue) -> Self??

  /// The object, or its absence, as animations have it.
  static func animationValue(_ object: Self?) -> AnimationValue
}

nonisolated extension CGColor: LayerPropertyObject {
  static func optional(_ value: AnimationValue) -> CGColor?? {
    guard case .color(let color) = value else { return nil }
    return .some(color)
  }

  static func animationValue(_ object: CGColor?) -> AnimationValue { .color(object) }
}

nonisolated extension CGImage: LayerPropertyObject {
  static func optional(_ value: AnimationValue) -> CGImage?? {
    guard case .image(let image) = value else { return nil }
    return .some(image)
  }

  static func animationValue(_ object: CGImage?) -> AnimationValue { .image(object) }
}

nonisolated extension Optional: LayerNumbers where Wrapped: LayerPropertyObject {
  var isFinite: Bool { self?.isFinite ?? true }
}

nonisolated extension Optional: LayerPropertyValue where Wrapped: LayerPropertyObject {
  static func read(_ value: AnimationValue) -> Wrapped?? { Wrapped.optional(value) }

  var animationValue: AnimationValue { Wrapped.animationValue(self) }
}
