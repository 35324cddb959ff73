/// A 4×4 matrix that moves, scales, rotates or projects a layer in three dimensions.
///
/// Points are row vectors: `p' = p · M`. So `CATransform3DConcat(a, b)` applies `a` first, the
/// translation is in `m41…m43`, and perspective is in `m34`. Lengths are points, angles radians.
nonisolated public struct CATransform3D: Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4.
  public var m34: CGFloat
  /// Row 4, column 1: the translation along x.
  public var m41: CGFloat
  /// Row 4, column 2: the translation along y.
  public var m42: CGFloat
  /// Row 4, column 3: the translation along z.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// The matrix of zeros. No point has an image; start from `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// A matrix from its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

nonisolated extension CATransform3D {
  /// Whether this is exactly the identity.
  package var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m41 == 0 && m42 == 0 && m43 == 0
      && hasNoOffDiagonal
  }

  /// Whether this only moves along the axes: no scale, rotation, shear or perspective.
  package var isTranslation: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && hasNoOffDiagonal
  }

  /// Whether this only scales (also negatively) and moves: axes stay axes.
  package var isScaleAndTranslation: Bool { m44 == 1 && hasNoOffDiagonal }

  /// Whether every element is a finite number.
  package var isFinite: Bool {
    // A sum of products by zero is zero only when all factors are finite.
    let rows12 = (m11 + m12 + m13 + m14) * 0 + (m21 + m22 + m23 + m24) * 0
    let rows34 = (m31 + m32 + m33 + m34) * 0 + (m41 + m42 + m43 + m44) * 0
    return rows12 + rows34 == 0
  }

  /// Whether another transform has the same elements.
  package func isEqual(to other: CATransform3D) -> Bool {
    m11 == other.m11 && m12 == other.m12 && m13 == other.m13 && m14 == other.m14
      && m21 == other.m21 && m22 == other.m22 && m23 == other.m23 && m24 == other.m24
      && m31 == other.m31 && m32 == other.m32 && m33 == other.m33 && m34 == other.m34
      && m41 == other.m41 && m42 == other.m42 && m43 == other.m43 && m44 == other.m44
  }

  private var hasNoOffDiagonal: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0
  }

  /// The determinant of the upper left 3×3 part.
  package var linearDeterminant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }
}
