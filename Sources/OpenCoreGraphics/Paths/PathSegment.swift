/// One piece of a path, as it is stored.
package enum PathSegment: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The points in their order, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Apple's name for the kind.
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The same piece with every point changed.
  func mapped(_ change: (CGPoint) -> CGPoint) -> PathSegment {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let control, let end): .quad(control: change(control), end: change(end))
    case .curve(let control1, let control2, let end):
      .curve(control1: change(control1), control2: change(control2), end: change(end))
    case .close: .close
    }
  }
}
