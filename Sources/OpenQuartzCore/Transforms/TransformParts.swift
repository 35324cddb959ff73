/// A transform taken apart, so that each part can be interpolated by itself.
///
/// Putting together applies, in this order: scale, shear, rotation, translation, perspective.
nonisolated package struct TransformParts: Sendable, Equatable {
  package var scale = SIMD3<Double>(1, 1, 1)
  /// Shear of y along x, of z along x, of z along y.
  package var shear = SIMD3<Double>.zero
  package var rotation = Quaternion.identity
  package var translation = SIMD3<Double>.zero
  /// The last column: `m14`, `m24`, `m34`, `m44`.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  package init() {}

  /// nil when the matrix cannot be taken apart: it flattens space, or has no finite position.
  package init?(_ matrix: CATransform3D) {
    guard matrix.m44 != 0, matrix.isFinite else { return nil }
    var affine = matrix.dividedByM44
    let lastColumn = SIMD4<Double>(affine.m14, affine.m24, affine.m34, 1)
    (affine.m14, affine.m24, affine.m34) = (0, 0, 0)
    guard affine.linearDeterminant != 0 else { return nil }
    if lastColumn != SIMD4(0, 0, 0, 1) {
      guard let inverse = affine.inverted else { return nil }
      perspective = inverse.applied(toColumn: lastColumn)
    }
    translation = SIMD3(affine.m41, affine.m42, affine.m43)
    var rows = [
      SIMD3<Double>(affine.m11, affine.m12, affine.m13),
      SIMD3<Double>(affine.m21, affine.m22, affine.m23),
      SIMD3<Double>(affine.m31, affine.m32, affine.m33),
    ]
    guard orthogonalize(&rows) else { return nil }
    if affine.linearDeterminant < 0 { unmirror(&rows) }
    rotation = Quaternion(rotation: CATransform3D(linearRows: rows))
  }

  /// The matrix of the parts.
  package var matrix: CATransform3D {
    let turn = rotation.matrix
    let r0 = SIMD3<Double>(turn.m11, turn.m12, turn.m13)
    let r1 = SIMD3<Double>(turn.m21, turn.m22, turn.m23)
    let r2 = SIMD3<Double>(turn.m31, turn.m32, turn.m33)
    var result = CATransform3D(linearRows: [
      r0 * scale.x,
      (r1 + r0 * shear.x) * scale.y,
      (r2 + r0 * shear.y + r1 * shear.z) * scale.z,
    ])
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return result }
    let column = result.applied(toColumn: perspective)
    (result.m14, result.m24, result.m34, result.m44) = (column.x, column.y, column.z, column.w)
    return result
  }

  /// Every part between this and that of `end`.
  package func interpolated(to end: TransformParts, at fraction: Double) -> TransformParts {
    var parts = TransformParts()
    parts.scale = scale + (end.scale - scale) * fraction
    parts.shear = shear + (end.shear - shear) * fraction
    parts.translation = translation + (end.translation - translation) * fraction
    parts.perspective = perspective + (end.perspective - perspective) * fraction
    parts.rotation = rotation.slerp(to: end.rotation, at: fraction)
    return parts
  }

  /// Gram–Schmidt: leaves perpendicular unit rows, and puts the rest in scale and shear.
  private mutating func orthogonalize(_ rows: inout [SIMD3<Double>]) -> Bool {
    scale.x = length(rows[0])
    guard scale.x > 0 else { return false }
    rows[0] /= scale.x
    shear.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = length(rows[1])
    guard scale.y > 0 else { return false }
    rows[1] /= scale.y
    shear.x /= scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = length(rows[2])
    guard scale.z > 0 else { return false }
    rows[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    return scale.isFinite && shear.isFinite
  }

  /// A mirror image is no rotation: one axis is negated, the one that leaves least rotation.
  private mutating func unmirror(_ rows: inout [SIMD3<Double>]) {
    let diagonal = [rows[0].x, rows[1].y, rows[2].z]
    let axis = diagonal.indices.min { diagonal[$0] < diagonal[$1] } ?? 0
    rows[axis] = -rows[axis]
    scale[axis] = -scale[axis]
    // Shears are multiples of the rows x, x and y in the rows y, z and z.
    if axis != 2 { shear.x = -shear.x }
    if axis != 1 { shear.y = -shear.y }
    if axis != 0 { shear.z = -shear.z }
  }
}

nonisolated extension CATransform3D {
  /// The transform between this and `end`; exactly the ends at 0 and 1.
  ///
  /// Scales and translations are interpolated element by element; everything else is decomposed.
  /// Transforms that cannot be decomposed are interpolated element by element too.
  package func interpolated(to end: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 || isEqual(to: end) { return self }
    if fraction == 1 { return end }
    if isScaleAndTranslation && end.isScaleAndTranslation { return blended(to: end, fraction) }
    guard let a = TransformParts(self), let b = TransformParts(end) else {
      return blended(to: end, fraction)
    }
    return a.interpolated(to: b, at: fraction).matrix
  }

  private func blended(to end: CATransform3D, _ fraction: Double) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CATransform3D(
      m11: mix(m11, end.m11), m12: mix(m12, end.m12), m13: mix(m13, end.m13),
      m14: mix(m14, end.m14), m21: mix(m21, end.m21), m22: mix(m22, end.m22),
      m23: mix(m23, end.m23), m24: mix(m24, end.m24), m31: mix(m31, end.m31),
      m32: mix(m32, end.m32), m33: mix(m33, end.m33), m34: mix(m34, end.m34),
      m41: mix(m41, end.m41), m42: mix(m42, end.m42), m43: mix(m43, end.m43),
      m44: mix(m44, end.m44))
  }

  fileprivate init(linearRows rows: [SIMD3<Double>]) {
    self = CATransform3DIdentity
    (m11, m12, m13) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z))
    (m21, m22, m23) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z))
    (m31, m32, m33) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z))
  }

  fileprivate var dividedByM44: CATransform3D {
    guard m44 != 1 else { return self }
    let k = 1 / m44
    return CATransform3D(
      m11: m11 * k, m12: m12 * k, m13: m13 * k, m14: m14 * k,
      m21: m21 * k, m22: m22 * k, m23: m23 * k, m24: m24 * k,
      m31: m31 * k, m32: m32 * k, m33: m33 * k, m34: m34 * k,
      m41: m41 * k, m42: m42 * k, m43: m43 * k, m44: 1)
  }

  /// The matrix times a column.
  fileprivate func applied(toColumn v: SIMD4<Double>) -> SIMD4<Double> {
    let x = Double(m11) * v.x + Double(m12) * v.y + Double(m13) * v.z + Double(m14) * v.w
    let y = Double(m21) * v.x + Double(m22) * v.y + Double(m23) * v.z + Double(m24) * v.w
    let z = Double(m31) * v.x + Double(m32) * v.y + Double(m33) * v.z + Double(m34) * v.w
    let w = Double(m41) * v.x + Double(m42) * v.y + Double(m43) * v.z + Double(m44) * v.w
    return SIMD4(x, y, z, w)
  }
}

nonisolated private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

nonisolated private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

nonisolated extension SIMD3<Double> {
  fileprivate var isFinite: Bool { (x + y + z).isFinite }
}
