extension CGPath {
  /// The dashes of the path, as lines. Curves become lines that pixels do not show as such.
  ///
  /// - Parameters:
  ///   - phase: where in the pattern each subpath begins.
  ///   - lengths: the lengths of dashes and gaps in turn. Without a length above 0, or with one
  ///     that is negative or not finite, the path is not dashed.
  ///   - transform: is applied to the path first. Default: none.
  /// - Returns: the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var transform = transform
    let source = copy(using: &transform) ?? self
    let isUsable =
      phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
      && lengths.contains { $0 > 0 }
    guard isUsable else { return source }
    let dashes = source.subpaths.flatMap { subpath in
      DashPattern(lengths: lengths).dashes(of: subpath.flattened, phase: phase)
    }
    return CGPath(
      segments: dashes.flatMap { points in
        points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      })
  }
}

/// Dashes and gaps in turn.
struct DashPattern {
  /// An even number of lengths, not all 0.
  private let lengths: [CGFloat]

  init(lengths: [CGFloat]) {
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }

  /// The dashes along lines.
  func dashes(of points: [CGPoint], phase: CGFloat) -> [[CGPoint]] {
    var (index, left) = start(at: phase)
    var result: [[CGPoint]] = []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      func point(_ distance: CGFloat) -> CGPoint {
        let fraction = length > 0 ? distance / length : 0
        return CGPoint(
          x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
      }
      if from == points[0], index.isMultiple(of: 2), result.isEmpty { result.append([from]) }
      while done + left < length {
        done += left
        if index.isMultiple(of: 2) { result[result.count - 1].append(point(done)) }
        index = (index + 1) % lengths.count
        left = lengths[index]
        if index.isMultiple(of: 2) { result.append([point(done)]) }
      }
      left -= length - done
      if index.isMultiple(of: 2) { result[result.count - 1].append(to) }
    }
    return result
  }

  /// The length in which the pattern begins, and what is left of it.
  private func start(at phase: CGFloat) -> (Int, CGFloat) {
    let whole = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    return (index, lengths[index] - rest)
  }
}
