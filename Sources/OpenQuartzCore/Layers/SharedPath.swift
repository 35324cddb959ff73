import OpenCoreGraphics

/// A path as a value of a layer: it does not change, and layers, animations and the compositor
/// share it.
nonisolated package final class SharedPath: Sendable {
  let segments: [PathSegment]

  /// A copy of a path.
  package init(_ path: CGPath) { segments = path.segments }

  private init(segments: [PathSegment]) { self.segments = segments }

  deinit {}

  /// A path of its own.
  package var cgPath: CGPath { CGPath(segments: segments) }

  /// The path between this one and `end`; nil if they are not made of the same pieces.
  func interpolated(to end: SharedPath, at fraction: Double) -> SharedPath? {
    guard segments.count == end.segments.count else { return nil }
    var result: [PathSegment] = []
    result.reserveCapacity(segments.count)
    for (a, b) in zip(segments, end.segments) {
      guard let between = a.interpolated(to: b, at: CGFloat(fraction)) else { return nil }
      result.append(between)
    }
    return SharedPath(segments: result)
  }
}

nonisolated extension SharedPath: Equatable {
  package static func == (a: SharedPath, b: SharedPath) -> Bool {
    a === b || a.segments == b.segments
  }
}

nonisolated extension SharedPath: LayerPropertyObject {
  static func optional(_ value: AnimationValue) -> SharedPath?? {
    guard case .path(let path) = value else { return nil }
    return .some(path)
  }

  static func animationValue(_ object: SharedPath?) -> AnimationValue { .path(object) }
}

nonisolated extension PathSegment {
  /// The piece between this one and `end`; nil if that is another kind of piece.
  fileprivate func interpolated(to end: PathSegment, at fraction: CGFloat) -> PathSegment? {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(between(a, b))
    case (.line(let a), .line(let b)): return .line(between(a, b))
    case (.quad(let c, let a), .quad(let d, let b)):
      return .quad(control: between(c, d), end: between(a, b))
    case (.curve(let c, let e, let a), .curve(let d, let f, let b)):
      return .curve(control1: between(c, d), control2: between(e, f), end: between(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
