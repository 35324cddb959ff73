/// A rotation in space, as a unit quaternion.
nonisolated package struct Quaternion: Sendable, Equatable {
  package var x, y, z, w: CGFloat

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation of a matrix whose upper left 3×3 part is one.
  package init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (m.m23 - m.m32) / s, y: (m.m31 - m.m13) / s, z: (m.m12 - m.m21) / s, w: s / 4)
    } else if m.m11 >= m.m22, m.m11 >= m.m33 {
      let s = 2 * max(1 + m.m11 - m.m22 - m.m33, 0).squareRoot()
      self.init(x: s / 4, y: (m.m12 + m.m21) / s, z: (m.m13 + m.m31) / s, w: (m.m23 - m.m32) / s)
    } else if m.m22 >= m.m33 {
      let s = 2 * max(1 + m.m22 - m.m11 - m.m33, 0).squareRoot()
      self.init(x: (m.m12 + m.m21) / s, y: s / 4, z: (m.m23 + m.m32) / s, w: (m.m31 - m.m13) / s)
    } else {
      let s = 2 * max(1 + m.m33 - m.m11 - m.m22, 0).squareRoot()
      self.init(x: (m.m13 + m.m31) / s, y: (m.m23 + m.m32) / s, z: s / 4, w: (m.m12 - m.m21) / s)
    }
  }

  /// The rotation matrix.
  package var matrix: CATransform3D {
    var m = CATransform3DIdentity
    m.m11 = 1 - 2 * (y * y + z * z)
    m.m12 = 2 * (x * y + z * w)
    m.m13 = 2 * (x * z - y * w)
    m.m21 = 2 * (x * y - z * w)
    m.m22 = 1 - 2 * (x * x + z * z)
    m.m23 = 2 * (y * z + x * w)
    m.m31 = 2 * (x * z + y * w)
    m.m32 = 2 * (y * z - x * w)
    m.m33 = 1 - 2 * (x * x + y * y)
    return m
  }

  /// The rotation on the shorter direction to `end`, at a constant angular speed.
  package func slerp(to end: Quaternion, at fraction: CGFloat) -> Quaternion {
    var end = end
    var dot = x * end.x + y * end.y + z * end.z + w * end.w
    if dot < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      dot = -dot
    }
    var (k0, k1) = (1 - fraction, fraction)
    if dot < 1 - 1e-9 {
      let angle = acos(dot)
      let s = sin(angle)
      (k0, k1) = (sin(k0 * angle) / s, sin(k1 * angle) / s)
    }
    return Quaternion(
      x: k0 * x + k1 * end.x, y: k0 * y + k1 * end.y, z: k0 * z + k1 * end.z,
      w: k0 * w + k1 * end.w
    ).normalized
  }

  private var normalized: Quaternion {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    guard length > 0 else { return .identity }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }
}
