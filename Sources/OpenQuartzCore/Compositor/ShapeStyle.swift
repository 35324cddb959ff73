import DisplayServer
import OpenCoreGraphics

/// The path, the colours and the line of a shape layer.
nonisolated struct ShapeStyle: Equatable {
  let path: SharedPath
  let fillColor: CGColor?
  let fillRule: CGPathFillRule
  let stroke: Stroke?

  /// The line along the path.
  struct Stroke: Equatable {
    let color: CGColor
    let start, end: CGFloat
    let width, miterLimit: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let dashPhase: CGFloat
    let dashes: [CGFloat]
  }

  /// Nil where nothing is drawn.
  init?(_ values: ShapeValues) {
    guard let path = values.path else { return nil }
    self.path = path
    fillColor = values.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    fillRule = values.fillRule == .evenOdd ? .evenOdd : .winding
    stroke = Stroke(values)
    if fillColor == nil, stroke == nil { return nil }
  }

  /// All that is drawn, in pixels.
  func extents(scale: Double) -> PixelRect {
    let path = path.cgPath
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return .zero }
    let reach = stroke?.reach(along: path) ?? 0
    let outer = box.insetBy(dx: -reach, dy: -reach)
    return PixelRect(covering: outer, scale: scale)
  }

  /// Draws a part, in pixels, onto a bitmap of its size.
  func draw(onto bitmap: Bitmap, _ part: PixelRect, scale: Double) {
    let context = bitmap.makeContext(scale: scale, originX: -part.x, y: -part.y)
    let path = path.cgPath
    if let fillColor {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule)
    }
    stroke?.draw(path, in: context)
  }
}

nonisolated extension ShapeStyle.Stroke {
  /// Nil where nothing is drawn.
  init?(_ values: ShapeValues) {
    guard let color = values.strokeColor, color.alpha > 0, values.lineWidth > 0 else { return nil }
    start = min(max(values.strokeStart, 0), 1)
    end = min(max(values.strokeEnd, 0), 1)
    guard start < end else { return nil }
    self.color = color
    width = values.lineWidth
    miterLimit = max(values.miterLimit, 1)
    cap =
      switch values.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    join =
      switch values.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    dashPhase = values.lineDashPhase
    let lengths = (values.lineDashPattern?.numbers ?? []).map { CGFloat($0) }
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    dashes = isUsable ? lengths : []
  }

  /// How far from the path the line is drawn.
  func reach(along path: CGPath) -> CGFloat {
    let half = width / 2
    let corner = join == .miter ? path.longestMiter(limit: miterLimit) : 1
    return half * max(corner, cap == .square ? 1.4143 : 1)
  }

  func draw(_ path: CGPath, in context: CGContext) {
    context.addPath(path.trimmed(from: start, to: end))
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setMiterLimit(miterLimit)
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.strokePath()
  }
}
