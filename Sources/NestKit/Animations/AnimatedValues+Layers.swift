extension AnimatedValues {
  /// The key of the animation of a property; others that a layer has stay as they are.
  static func key(for keyPath: String) -> String { "NestKit.animation.\(keyPath)" }

  /// Removes the animations of all properties.
  static func removeAnimations(from layer: CALayer) {
    for keyPath in [
      "bounds", "position", "anchorPoint", "transform", "opacity", "sublayerTransform",
    ] {
      layer.removeAnimation(forKey: key(for: keyPath))
    }
  }
}

extension CABasicAnimation {
  /// Places an animation in time: a share of its segment is over.
  func place(
    at share: Double, of segment: TransitionKeyFrames.Segment, in layer: CALayer, isRunning: Bool
  ) {
    duration = segment.duration
    timingFunction = CAMediaTimingFunction(name: segment.curve.name)
    fillMode = .both
    isRemovedOnCompletion = false
    let elapsed = share * segment.duration
    if isRunning {
      beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - elapsed
    } else {
      speed = 0
      timeOffset = elapsed
    }
  }
}

extension TransitionCurve {
  fileprivate var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
