import AnimationMath

// Decision 62: OpenUIKit makes the same transforms; AnimationMath, which both have, knows no layer.
nonisolated extension PageCurl {
  /// The transform of a strip; the identity where it is flat.
  func transform(of strip: Strip, at curl: CGFloat) -> CATransform3D {
    guard let placement = placement(of: strip, at: curl) else { return CATransform3DIdentity }
    return CATransform3DConcat(
      CATransform3DMakeRotation(placement.angle, 1, 0, 0),
      CATransform3DMakeTranslation(0, placement.y, placement.z))
  }

  /// The perspective in which a page of some size is seen.
  static func perspective(for size: CGSize) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance(for: size)
    return transform
  }
}
