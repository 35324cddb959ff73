extension CGPath {
  /// The part of the path between two fractions of its length, which counts all subpaths in their
  /// order.
  ///
  /// A part is open and made of lines, which pixels do not show as such; the whole path is the path
  /// itself. Without a part between the fractions the path is empty.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    guard start < end, start < 1, end > 0 else { return CGPath() }
    let lines = subpaths.map(\.flattened)
    let whole = lines.reduce(0) { $0 + Self.length(of: $1) }
    guard whole > 0, whole.isFinite else { return CGPath() }
    var segments: [PathSegment] = []
    var done: CGFloat = 0
    for points in lines {
      let length = Self.length(of: points)
      let part = Self.part(of: points, from: start * whole - done, to: end * whole - done)
      segments += part.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      done += length
    }
    return CGPath(segments: segments)
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The part of lines between two distances from their begin; empty if there is none.
  private static func part(
    of points: [CGPoint], from start: CGFloat, to end: CGFloat
  ) -> [CGPoint] {
    var result: [CGPoint] = []
    var done: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      let (first, last) = (max(start - done, 0), min(end - done, length))
      done += length
      guard length > 0, first < last else { continue }
      if result.isEmpty { result.append(a.interpolated(to: b, first / length)) }
      result.append(last < length ? a.interpolated(to: b, last / length) : b)
    }
    return result
  }

  /// How far the tip of the longest mitre is from its corner, in halves of the width of the line; 1
  /// without corners.
  ///
  /// - Parameter limit: mitres that are longer than that are cut off.
  package func longestMiter(limit: CGFloat) -> CGFloat {
    subpaths.reduce(1) { longest, subpath in
      var points = subpath.flattened
      if subpath.isClosed, points.count > 2 { points.append(points[1]) }
      let directions = zip(points, points.dropFirst()).map {
        CGPoint(x: $1.x - $0.x, y: $1.y - $0.y)
      }
      return zip(directions, directions.dropFirst()).reduce(longest) { longest, corner in
        let (a, b) = corner
        let lengths = hypot(a.x, a.y) * hypot(b.x, b.y)
        // One divided by the sine of half of the angle between the lines.
        let sine = ((1 + (a.x * b.x + a.y * b.y) / lengths) / 2).squareRoot()
        return sine > 0 && 1 / sine <= limit ? max(longest, 1 / sine) : longest
      }
    }
  }
}
