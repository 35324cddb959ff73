// The parts of a transform that key paths name: `scale.x`, `rotation.z`, `translation`.

nonisolated extension CATransform3D {
  /// The value of a part; a transform that cannot be taken apart has scale 0 and rotation 0.
  func part(_ part: LayerKeyPath.Part) -> AnimationValue {
    switch part {
    case .translation: .size(CGSize(width: m41, height: m42))
    case .translationAxis(let axis): .number([m41, m42, m43][axis])
    case .scale: .number(scales.sum() / 3)
    case .scaleAxis(let axis): .number(scales[axis])
    case .rotationAxis(let axis): .number(angles[axis])
    default: .transform(self)
    }
  }

  /// The transform with another value of a part; the other parts stay.
  func replacing(_ part: LayerKeyPath.Part, with value: AnimationValue) -> CATransform3D {
    guard let new = value.vector else { return self }
    var result = self
    switch part {
    case .translation: (result.m41, result.m42) = (CGFloat(new.x), CGFloat(new.y))
    case .translationAxis(0): result.m41 = CGFloat(new.x)
    case .translationAxis(1): result.m42 = CGFloat(new.x)
    case .translationAxis(_): result.m43 = CGFloat(new.x)
    case .scale: return withScales(SIMD3(repeating: new.x))
    case .scaleAxis(let axis):
      var scales = scales
      scales[axis] = new.x
      return withScales(scales)
    case .rotationAxis(let axis):
      var angles = angles
      angles[axis] = new.x
      return withAngles(angles)
    default: break
    }
    return result
  }

  /// The factors along x, y and z.
  private var scales: SIMD3<Double> {
    if isScaleAndTranslation { return SIMD3(m11, m22, m33) }
    return TransformParts(self)?.scale ?? .zero
  }

  private func withScales(_ scales: SIMD3<Double>) -> CATransform3D {
    if isScaleAndTranslation {
      var result = self
      (result.m11, result.m22, result.m33) = (
        CGFloat(scales.x), CGFloat(scales.y), CGFloat(scales.z)
      )
      return result
    }
    guard var parts = TransformParts(self) else { return self }
    parts.scale = scales
    return parts.matrix
  }

  /// The angles about x, y and z, in radians, applied in this order.
  private var angles: SIMD3<Double> {
    guard !isScaleAndTranslation, let parts = TransformParts(self) else { return .zero }
    let m = parts.rotation.matrix
    let y = asin(min(max(-Double(m.m13), -1), 1))
    if abs(m.m13) > 1 - 1e-12 {
      // Looking along the axis, x and z rotate in the same direction; all of it counts as z.
      return SIMD3(0, y, Double(atan2(-m.m21, m.m22)))
    }
    return SIMD3(Double(atan2(m.m23, m.m33)), y, Double(atan2(m.m12, m.m11)))
  }

  private func withAngles(_ angles: SIMD3<Double>) -> CATransform3D {
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(angles.x, 1, 0, 0), CATransform3DMakeRotation(angles.y, 0, 1, 0)),
      CATransform3DMakeRotation(angles.z, 0, 0, 1))
    if isTranslation {
      var result = turn
      (result.m41, result.m42, result.m43) = (m41, m42, m43)
      return result
    }
    guard var parts = TransformParts(self) else { return self }
    parts.rotation = Quaternion(rotation: turn)
    return parts.matrix
  }
}
