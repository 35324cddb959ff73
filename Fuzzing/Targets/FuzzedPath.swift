import OpenUIKit

/// A path that an input describes, and how it is drawn.
struct FuzzedPath {
  private let path = UIBezierPath()
  private let dash: [CGFloat]
  private let phase: CGFloat

  init(_ data: Data) {
    var numbers = FuzzedNumbers(data)
    path.lineWidth = numbers.number()
    path.miterLimit = numbers.number()
    path.flatness = numbers.number()
    path.lineCapStyle = CGLineCap(rawValue: Int32(numbers.byte() % 3)) ?? .butt
    path.lineJoinStyle = CGLineJoin(rawValue: Int32(numbers.byte() % 3)) ?? .miter
    dash = (0..<numbers.byte() % 5).map { _ in numbers.number() }
    phase = numbers.number()
    while !numbers.isEmpty {
      switch numbers.byte() % 9 {
      case 0: path.move(to: numbers.point())
      case 1: path.addLine(to: numbers.point())
      case 2: path.addQuadCurve(to: numbers.point(), controlPoint: numbers.point())
      case 3:
        path.addCurve(
          to: numbers.point(), controlPoint1: numbers.point(), controlPoint2: numbers.point())
      case 4:
        path.addArc(
          withCenter: numbers.point(), radius: numbers.number(), startAngle: numbers.number(),
          endAngle: numbers.number(), clockwise: numbers.byte() % 2 == 0)
      case 5: path.close()
      case 6: path.append(UIBezierPath(ovalIn: numbers.rect()))
      case 7:
        path.append(UIBezierPath(roundedRect: numbers.rect(), cornerRadius: numbers.number()))
      default:
        path.apply(
          CGAffineTransform(
            a: numbers.number(), b: numbers.number(), c: numbers.number(), d: numbers.number(),
            tx: numbers.number(), ty: numbers.number()))
      }
    }
  }

  func draw() {
    path.setLineDash(dash, count: dash.count, phase: phase)
    _ = path.bounds
    _ = path.contains(CGPoint(x: 3, y: 3))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format).image { _ in
      path.fill()
      path.stroke()
    }
  }
}
