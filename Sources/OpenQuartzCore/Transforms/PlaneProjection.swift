/// The map from one plane to another that a three-dimensional transform makes of flat layers.
///
/// `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w`, `w = p·x + q·y + s`.
nonisolated package struct PlaneProjection: Sendable, Equatable {
  package var a, b, p: CGFloat
  package var c, d, q: CGFloat
  package var tx, ty, s: CGFloat

  /// The projection of the plane z = 0 by `matrix`, without the resulting z.
  package init(_ matrix: CATransform3D) {
    (a, b, p) = (matrix.m11, matrix.m12, matrix.m14)
    (c, d, q) = (matrix.m21, matrix.m22, matrix.m24)
    (tx, ty, s) = (matrix.m41, matrix.m42, matrix.m44)
  }

  private init(
    rows r: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat), _ last: PlaneProjectionRow
  ) {
    (a, b, p, c, d, q) = r
    (tx, ty, s) = last
  }

  package static let identity = PlaneProjection(CATransform3DIdentity)

  /// Whether there is no perspective.
  package var isAffine: Bool { p == 0 && q == 0 && s == 1 }

  /// The image of a point. Points behind the eye (w ≤ 0) have none that means anything.
  package func apply(to point: CGPoint) -> CGPoint {
    let x = a * point.x + c * point.y + tx
    let y = b * point.x + d * point.y + ty
    guard !isAffine else { return CGPoint(x: x, y: y) }
    let w = p * point.x + q * point.y + s
    return w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The divisor of a point: positive in front of the eye.
  package func w(at point: CGPoint) -> CGFloat { p * point.x + q * point.y + s }

  /// This map first, then `next`.
  package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> PlaneProjectionRow {
      (
        x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
        x * next.p + y * next.q + w * next.s
      )
    }
    let (first, second) = (row(a, b, p), row(c, d, q))
    return PlaneProjection(
      rows: (first.0, first.1, first.2, second.0, second.1, second.2), row(tx, ty, s))
  }

  /// The inverse map, or nil when the plane is seen from its edge or has no area.
  package var inverted: PlaneProjection? {
    if a == 1, d == 1, b == 0, c == 0, isAffine {
      var result = self
      (result.tx, result.ty) = (-tx, -ty)
      return result
    }
    let c11 = d * s - q * ty
    let c12 = q * tx - c * s
    let c13 = c * ty - d * tx
    let determinant = a * c11 + b * c12 + p * c13
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    guard k.isFinite else { return nil }
    return PlaneProjection(
      rows: (
        c11 * k, (p * ty - b * s) * k, (b * q - p * d) * k,
        c12 * k, (a * s - p * tx) * k, (p * c - a * q) * k
      ),
      (c13 * k, (b * tx - a * ty) * k, (a * d - b * c) * k))
  }

  /// The smallest rectangle around the images of the four corners.
  package func boundingBox(of rect: CGRect) -> CGRect {
    CGRect(around: [
      apply(to: CGPoint(x: rect.minX, y: rect.minY)),
      apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
      apply(to: CGPoint(x: rect.minX, y: rect.maxY)),
      apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    ])
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around at least one point.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

/// One row of the matrix.
package typealias PlaneProjectionRow = (CGFloat, CGFloat, CGFloat)

nonisolated extension PlaneProjection {
  /// Whether the front of the plane is seen, not its back.
  package var facesEye: Bool {
    a * (d * s - q * ty) + b * (q * tx - c * s) + p * (c * ty - d * tx) > 0
  }
}
