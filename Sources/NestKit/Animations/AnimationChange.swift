/// The change that one step of an animation makes to one view or layer.
nonisolated struct AnimationChange: Sendable, Equatable {
  var pose = TransitionChange.none
  /// The frame after the step, without the transform; `nil` for as before.
  var frame: CGRect?
  /// The distance from which the sublayers are looked at; `nil` for as before.
  var eyeDistance: CGFloat?
}

/// The properties of a layer that an animation changes; it leaves the others alone.
nonisolated struct AnimatedProperties: OptionSet, Sendable {
  let rawValue: Int

  static let geometry = AnimatedProperties(rawValue: 1)
  static let transform = AnimatedProperties(rawValue: 2)
  static let opacity = AnimatedProperties(rawValue: 4)
  static let visibility = AnimatedProperties(rawValue: 8)
  static let perspective = AnimatedProperties(rawValue: 16)
}

nonisolated extension AnimationChange {
  /// The properties that are changed.
  var properties: AnimatedProperties {
    var properties: AnimatedProperties = []
    if frame != nil || pose.anchorPoint != nil { properties.insert(.geometry) }
    if pose.translation != .zero || pose.scale != .one || pose.rotation != nil {
      properties.insert(.transform)
    }
    if pose.opacity != nil { properties.insert(.opacity) }
    if pose.isVisible != nil { properties.insert(.visibility) }
    if eyeDistance != nil { properties.insert(.perspective) }
    return properties
  }

  /// Whether all numbers can be shown.
  var isValid: Bool {
    let vectors = [pose.translation, pose.scale] + [pose.rotation?.axis].compactMap { $0 }
    let numbers =
      vectors.flatMap { [$0.x, $0.y, $0.z] }
      + [pose.rotation?.angle, pose.opacity, pose.anchorPoint?.x, pose.anchorPoint?.y, eyeDistance]
      .compactMap { $0 }
      + (frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] } ?? [])
    return numbers.allSatisfy(\.isFinite) && pose.rotation?.axis != .zero
      && eyeDistance ?? 0 >= 0 && frame?.size.width ?? 0 >= 0 && frame?.size.height ?? 0 >= 0
  }
}

/// How one view or layer is shown at one moment of an animation, relative to how it was before.
nonisolated struct AnimationPose: Sendable, Equatable {
  /// Translation, scale and rotation.
  private(set) var movement = TransitionPose.identity
  private(set) var opacity: CGFloat?
  private(set) var anchorPoint: CGPoint?
  private(set) var isVisible: Bool?
  private(set) var frame: CGRect?
  private(set) var eyeDistance: CGFloat?

  /// As before the animation.
  static let identity = AnimationPose()

  /// The pose after a change.
  func applying(_ change: AnimationChange) -> AnimationPose {
    var next = self
    next.movement = movement.applying(
      TransitionChange(
        translation: change.pose.translation, scale: change.pose.scale,
        rotation: change.pose.rotation))
    next.opacity = change.pose.opacity.map { min(max($0, 0), 1) } ?? opacity
    next.anchorPoint = change.pose.anchorPoint ?? anchorPoint
    next.isVisible = change.pose.isVisible ?? isVisible
    next.frame = change.frame ?? frame
    next.eyeDistance = change.eyeDistance ?? eyeDistance
    return next
  }
}
