extension CGMutablePath {
  /// Adds a closed rectangle. The null rectangle and one with a NaN add nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, rect.isNumeric else { return }
    addLines(between: rect.standardizedCorners, transform: transform)
    closeSubpath()
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the closed ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull, rect.isNumeric else { return }
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// Adds a closed rectangle with round corners.
  ///
  /// Fidelity: a radius of more than half a side is cut to half a side [decided].
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, rect.isNumeric else { return }
    let radiusX = min(max(cornerWidth, 0), rect.width / 2)
    let radiusY = min(max(cornerHeight, 0), rect.height / 2)
    guard radiusX > 0, radiusY > 0 else { return addRect(rect, transform: transform) }
    // From the middle of the right side towards greater y; each corner is a quarter ellipse.
    let box = rect.standardized
    let inner = box.insetBy(dx: radiusX, dy: radiusY)
    let handleX = radiusX * (1 - quarterHandle)
    let handleY = radiusY * (1 - quarterHandle)
    func corner(_ x: CGFloat, _ y: CGFloat, _ control1: CGPoint, _ control2: CGPoint) {
      addCurve(
        to: CGPoint(x: x, y: y), control1: control1, control2: control2, transform: transform)
    }
    func side(_ x: CGFloat, _ y: CGFloat) {
      let end = CGPoint(x: x, y: y).applying(transform)
      if end != currentPoint { addLine(to: end) }
    }
    move(to: CGPoint(x: box.maxX, y: box.midY), transform: transform)
    side(box.maxX, inner.maxY)
    corner(
      inner.maxX, box.maxY, CGPoint(x: box.maxX, y: box.maxY - handleY),
      CGPoint(x: box.maxX - handleX, y: box.maxY))
    side(inner.minX, box.maxY)
    corner(
      box.minX, inner.maxY, CGPoint(x: box.minX + handleX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY - handleY))
    side(box.minX, inner.minY)
    corner(
      inner.minX, box.minY, CGPoint(x: box.minX, y: box.minY + handleY),
      CGPoint(x: box.minX + handleX, y: box.minY))
    side(inner.maxX, box.minY)
    corner(
      box.maxX, inner.minY, CGPoint(x: box.maxX - handleX, y: box.minY),
      CGPoint(x: box.maxX, y: box.minY + handleY))
    closeSubpath()
  }
}

/// The length of a handle of a cubic curve that approximates a quarter of the unit circle.
private let quarterHandle = 4.0 / 3.0 * (2.0.squareRoot() - 1)
