/// A mapping of the plane that keeps lines straight and parallels parallel.
///
/// It is the matrix
/// ```
/// | a  b  0 |
/// | c  d  0 |
/// | tx ty 1 |
/// ```
/// which multiplies row vectors from the right: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of `x` is added to the new `x`.
  public var a: CGFloat
  /// How much of `x` is added to the new `y`.
  public var b: CGFloat
  /// How much of `y` is added to the new `x`.
  public var c: CGFloat
  /// How much of `y` is added to the new `y`.
  public var d: CGFloat
  /// The number that is added to the new `x`.
  public var tx: CGFloat
  /// The number that is added to the new `y`.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform whose six numbers are zero, which moves every point to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a transform of its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform that moves points by `x` and `y`.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a transform that scales about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a transform that rotates points about the origin.
  ///
  /// - Parameter angle: radians; positive rotates the x axis towards the y axis, which is
  ///   counterclockwise where y points up and clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is exactly `identity`.
  public var isIdentity: Bool { self == .identity }

  /// The transform that moves by `x` and `y` first and then does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that scales first and then does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that rotates by `angle` radians first and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that does what this one does first and what `t2` does after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The transform that undoes this one.
  ///
  /// Fidelity: a transform that cannot be inverted is returned unchanged [documented].
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let factor = 1 / determinant
    return CGAffineTransform(
      a: d * factor,
      b: -b * factor,
      c: -c * factor,
      d: a * factor,
      tx: (c * ty - d * tx) * factor,
      ty: (b * tx - a * ty) * factor)
  }
}

extension CGAffineTransform {
  /// The signed area of the image of a unit square.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether something can be drawn through it: it can be undone, in numbers with which
  /// calculations do not overflow.
  package var isDrawable: Bool {
    let limit: CGFloat = 1e12
    return abs(determinant) > 1e-24
      && [a, b, c, d, tx, ty].allSatisfy { abs($0) < limit }
  }

  /// Whether it can be undone: all numbers finite, the area not zero.
  package var isInvertible: Bool {
    let area = determinant
    return area.isFinite && area != 0 && (1 / area).isFinite && tx.isFinite && ty.isFinite
  }

  /// How much longer a length can become at most, along one of the axes.
  package var longestScale: CGFloat { max(hypot(a, b), hypot(c, d)) }

  /// Whether rectangles stay rectangles whose sides are parallel to the axes.
  package var keepsRectangles: Bool {
    (b == 0 && c == 0) || (a == 0 && d == 0)
  }
}
