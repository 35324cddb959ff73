import OpenCoreGraphics

/// A path along which a point moves, made ready for running.
nonisolated package struct PathTrack: Sendable {
  /// How a layer turns while it moves.
  package enum Rotation: Sendable { case along, against }

  /// The pieces of the path along which the layer moves, each in its own time.
  private let pieces: [CubicCurve]
  /// When each piece begins, 0…1, and at last when the last one ends.
  private let times: [Double]
  /// The timing curves of pieces; fewer than pieces means linear for the rest.
  private let curves: [TimingCurve]
  package let rotation: Rotation?

  /// Nil for a path that leads nowhere.
  ///
  /// - Parameters:
  ///   - times: when each piece begins, and the end; without usable ones all pieces take as long.
  ///   - isEven: the speed is always the same; times and timing curves do not count.
  package init?(
    _ path: CGPath, times: [Double]?, curves: [TimingCurve], isEven: Bool, rotation: Rotation?
  ) {
    pieces = isEven ? path.lines : path.curves
    guard !pieces.isEmpty, pieces.allSatisfy(\.isFinite) else { return nil }
    self.rotation = rotation
    self.curves = isEven ? [] : curves
    let count = pieces.count
    if isEven {
      self.times = Self.evenTimes(of: pieces)
    } else if let times, times.count > count, times == times.sorted() {
      self.times = Array(times.prefix(count + 1))
    } else {
      self.times = (0...count).map { Double($0) / Double(count) }
    }
  }

  /// Where the point is at a fraction of the duration; before the first time at the begin, after
  /// the last at the end.
  package func point(at fraction: Double) -> CGPoint {
    let (index, time) = place(at: fraction)
    return pieces[index].point(at: CGFloat(time))
  }

  /// How far a layer is turned at a fraction of the duration, in radians; nil where it does not
  /// turn.
  package func angle(at fraction: Double) -> Double? {
    guard let rotation else { return nil }
    let (index, time) = place(at: fraction)
    return pieces[index].angle(at: CGFloat(time)).map {
      rotation == .along ? $0.native : $0.native + .pi
    }
  }

  private func place(at fraction: Double) -> (index: Int, time: Double) {
    guard fraction > times[0] else { return (0, 0) }
    guard fraction < times[pieces.count] else { return (pieces.count - 1, 1) }
    // The last piece that has begun, by halving.
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle } else { high = middle }
    }
    let span = times[low + 1] - times[low]
    let time = span > 0 ? (fraction - times[low]) / span : 1
    return (low, curves.indices.contains(low) ? min(max(curves[low].value(at: time), 0), 1) : time)
  }

  private static func evenTimes(of pieces: [CubicCurve]) -> [Double] {
    var lengths = [0.0]
    for piece in pieces {
      let length = hypot(piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      lengths.append((lengths.last ?? 0) + length.native)
    }
    let whole = lengths.last ?? 0
    return lengths.map { whole > 0 ? $0 / whole : 0 }
  }
}

nonisolated extension CubicCurve {
  fileprivate var isFinite: Bool {
    [CGFloat(0), 0.5, 1].map(point(at:)).allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
