extension CGPoint {
  /// The point to which `t` moves this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// This size as a vector under `t`; translation does not touch it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the image of this one under `t`.
  ///
  /// Fidelity: the null rectangle stays null and the infinite one infinite [documented].
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = standardizedCorners.map { $0.applying(t) }
    var left = corners[0].x
    var top = corners[0].y
    var right = left
    var bottom = top
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      top = min(top, corner.y)
      right = max(right, corner.x)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  /// The corners in the order that a path walks them: x first.
  package var standardizedCorners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Whether none of the four numbers is "not a number".
  package var isNumeric: Bool {
    !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// Whether none of the two numbers is "not a number".
  package var isNumeric: Bool { !(x.isNaN || y.isNaN) }

  /// Whether both numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
