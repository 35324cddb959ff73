import AnimationMath

// Decision 62: NestKit makes the same transforms; AnimationMath, which both have, knows no layer.
nonisolated extension PageCurl {
  /// Whether the old page curls away or the new one curls over the old.
  enum Direction: Sendable { case up, down }

  /// The transform of a strip; the identity where it is flat.
  func transform(of strip: Strip, at progress: CGFloat) -> CATransform3D {
    guard let placement = placement(of: strip, at: progress) else { return CATransform3DIdentity }
    return CATransform3DConcat(
      CATransform3DMakeRotation(placement.angle, 1, 0, 0),
      CATransform3DMakeTranslation(0, placement.y, placement.z))
  }

  /// Returns `value` at every moment, in the order of a movement in `direction`.
  func values<Value>(_ direction: Direction, _ value: (CGFloat) -> Value) -> [Value] {
    (0...Self.steps).map { step in
      let share = CGFloat(step) / CGFloat(Self.steps)
      return value(direction == .up ? share : 1 - share)
    }
  }
}
