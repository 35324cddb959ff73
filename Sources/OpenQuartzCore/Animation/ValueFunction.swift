/// Makes transforms of numbers.
nonisolated package struct ValueFunction: Sendable, Equatable {
  private enum Kind: Sendable { case rotation, scale, translation }

  package let name: CAValueFunctionName
  private let kind: Kind
  /// Nil: all three.
  private let axis: Int?

  /// Nil for a name that means no function.
  init?(_ name: CAValueFunctionName) {
    self.name = name
    switch name {
    case .rotateX: (kind, axis) = (.rotation, 0)
    case .rotateY: (kind, axis) = (.rotation, 1)
    case .rotateZ: (kind, axis) = (.rotation, 2)
    case .scale: (kind, axis) = (.scale, nil)
    case .scaleX: (kind, axis) = (.scale, 0)
    case .scaleY: (kind, axis) = (.scale, 1)
    case .scaleZ: (kind, axis) = (.scale, 2)
    case .translate: (kind, axis) = (.translation, nil)
    case .translateX: (kind, axis) = (.translation, 0)
    case .translateY: (kind, axis) = (.translation, 1)
    case .translateZ: (kind, axis) = (.translation, 2)
    default: return nil
    }
  }

  /// The input that gives the identity; other inputs have its shape.
  var neutral: AnimationValue {
    let number = kind == .scale ? 1.0 : 0
    return axis == nil
      ? .numbers(NumberList([number, number, number])) : .number(number)
  }

  /// The transform of an input; the identity for one of another shape.
  func transform(of input: AnimationValue) -> CATransform3D {
    let identity = kind == .scale ? 1.0 : 0
    var parts = SIMD3(repeating: identity)
    switch (input, axis) {
    case (.number(let number), let axis?): parts[axis] = number
    case (.numbers(let list?), nil) where list.numbers.count == 3:
      for index in 0..<3 { parts[index] = list.numbers[index] }
    default: return CATransform3DIdentity
    }
    let (x, y, z) = (CGFloat(parts.x), CGFloat(parts.y), CGFloat(parts.z))
    switch kind {
    case .rotation:
      return CATransform3DMakeRotation(
        x + y + z, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
    case .scale: return CATransform3DMakeScale(x, y, z)
    case .translation: return CATransform3DMakeTranslation(x, y, z)
    }
  }
}
