import MisuseReports

extension CAAnimation {
  // Fidelity: an animation stores values for keys of the program's own, and so do the copies that
  // layers and delegates get. [documented]
  final func keyedValue(_ key: String) -> Any? {
    guard let property = property(key) else { return programValues[key] }
    return property.value(self)
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    guard let property = property(key) else {
      programValues[key] = value
      return
    }
    if !property.set(self, value) { Misuse.report(.valueDoesNotFit(key, value)) }
  }

  private func property(_ key: String) -> AnimationProperty? {
    AnimationProperty.all[key].flatMap { $0.isPart(self) ? $0 : nil }
  }
}

/// A property of animations that has a key.
private struct AnimationProperty {
  /// Whether an animation has it.
  let isPart: (CAAnimation) -> Bool
  let value: (CAAnimation) -> Any?
  /// Returns whether the value fits.
  let set: (CAAnimation, Any?) -> Bool

  /// - Parameters:
  ///   - path: the property.
  ///   - plain: its value as an object.
  ///   - convert: its value of an object; nil for one that does not fit.
  private init<Owner: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, plain: @escaping (Value) -> Any?,
    convert: @escaping (Any?) -> Value?
  ) {
    isPart = { $0 is Owner }
    value = { ($0 as? Owner).flatMap { plain($0[keyPath: path]) } }
    set = { animation, object in
      guard let owner = animation as? Owner, let value = convert(object) else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// A value that cannot be missing.
  private init<Owner: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, _ convert: @escaping (Any?) -> Value?
  ) {
    self.init(path, plain: { $0 }, convert: convert)
  }

  /// A value that may be missing.
  private static func optional<Owner: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> AnimationProperty {
    AnimationProperty(path, plain: { $0 }) { object in
      guard let object else { return .some(nil) }
      return (object as? Value).map { .some($0) }
    }
  }

  static let all: [String: AnimationProperty] = [
    "beginTime": AnimationProperty(\CAAnimation.beginTime, number),
    "duration": AnimationProperty(\CAAnimation.duration, number),
    "timeOffset": AnimationProperty(\CAAnimation.timeOffset, number),
    "repeatDuration": AnimationProperty(\CAAnimation.repeatDuration, number),
    "speed": AnimationProperty(\CAAnimation.speed) { number($0).map { Float($0) } },
    "repeatCount": AnimationProperty(\CAAnimation.repeatCount) { number($0).map { Float($0) } },
    "autoreverses": AnimationProperty(\CAAnimation.autoreverses, flag),
    "removedOnCompletion": AnimationProperty(\CAAnimation.isRemovedOnCompletion, flag),
    "fillMode": AnimationProperty(\CAAnimation.fillMode) { $0 as? CAMediaTimingFillMode },
    "timingFunction": .optional(\CAAnimation.timingFunction),
    "delegate": .optional(\CAAnimation.delegate),
    "keyPath": .optional(\CAPropertyAnimation.keyPath),
    "additive": AnimationProperty(\CAPropertyAnimation.isAdditive, flag),
    "cumulative": AnimationProperty(\CAPropertyAnimation.isCumulative, flag),
    "fromValue": .optional(\CABasicAnimation.fromValue),
    "toValue": .optional(\CABasicAnimation.toValue),
    "byValue": .optional(\CABasicAnimation.byValue),
    "mass": AnimationProperty(\CASpringAnimation.mass) { number($0).map { CGFloat($0) } },
    "stiffness": AnimationProperty(\CASpringAnimation.stiffness) { number($0).map { CGFloat($0) } },
    "damping": AnimationProperty(\CASpringAnimation.damping) { number($0).map { CGFloat($0) } },
    "initialVelocity": AnimationProperty(\CASpringAnimation.initialVelocity) {
      number($0).map { CGFloat($0) }
    },
    "values": .optional(\CAKeyframeAnimation.values),
    "keyTimes": .optional(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": .optional(\CAKeyframeAnimation.timingFunctions),
    "calculationMode": AnimationProperty(\CAKeyframeAnimation.calculationMode) {
      $0 as? CAAnimationCalculationMode
    },
    "path": .optional(\CAKeyframeAnimation.path),
    "rotationMode": .optional(\CAKeyframeAnimation.rotationMode),
    "valueFunction": .optional(\CAPropertyAnimation.valueFunction),
    "animations": .optional(\CAAnimationGroup.animations),
  ]

  nonisolated private static func number(_ object: Any?) -> Double? {
    AnimationValue.number(object)
  }

  nonisolated private static func flag(_ object: Any?) -> Bool? { number(object).map { $0 != 0 } }
}
