/// A list of values with times, made ready for running.
nonisolated package struct KeyframeTrack: Sendable {
  package let values: [AnimationValue]
  /// When each value is reached, 0…1; in discrete mode one more: where the last one ends.
  package let times: [Double]
  /// The timing curves between values; fewer than the pairs of values means linear for the rest.
  package let curves: [TimingCurve]
  package let mode: Mode

  /// How the smooth curve passes the values, by their indexes; those without one pass as if all
  /// were 0.
  package let shapes: [Shape]

  package enum Mode: Sendable { case linear, discrete, cubic, paced, cubicPaced }

  /// How a smooth curve passes a value.
  package struct Shape: Sendable, Hashable {
    /// 1 is as sharp as a corner, −1 wide.
    package var tension = 0.0
    /// Whether both sides pass in one direction: 0 is yes, other numbers make a corner.
    package var continuity = 0.0
    /// Towards which side the curve leans: 1 before the value, −1 behind it.
    package var bias = 0.0

    package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
    }

    /// The direction behind the value, from the steps to it and from it.
    fileprivate func outgoing(_ before: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
      let rest = (1 - tension) / 2
      return before * (rest * (1 + continuity) * (1 + bias))
        + after * (rest * (1 - continuity) * (1 - bias))
    }

    /// The same before the value.
    fileprivate func incoming(_ before: SIMD4<Double>, _ after: SIMD4<Double>) -> SIMD4<Double> {
      let rest = (1 - tension) / 2
      return before * (rest * (1 - continuity) * (1 + bias))
        + after * (rest * (1 + continuity) * (1 - bias))
    }
  }

  /// Without usable times the values are spread evenly. The paced modes have neither times nor
  /// timing curves of their own: the values change always as fast.
  package init(
    values: [AnimationValue], times: [Double]?, curves: [TimingCurve], mode: Mode,
    shapes: [Shape] = []
  ) {
    switch mode {
    case .linear, .discrete, .cubic:
      self.init(values: values, usableTimes: times, curves: curves, mode: mode, shapes: shapes)
    case .paced: self.init(evenlyThrough: values)
    case .cubicPaced: self.init(evenlyThrough: Self.splinePoints(through: values, shapes))
    }
  }

  private init(evenlyThrough values: [AnimationValue]) {
    self.init(
      values: values, usableTimes: Self.evenTimes(values), curves: [], mode: .linear, shapes: [])
  }

  private init(
    values: [AnimationValue], usableTimes times: [Double]?, curves: [TimingCurve], mode: Mode,
    shapes: [Shape]
  ) {
    self.values = values
    self.shapes = shapes
    self.curves = curves
    self.mode = mode
    let count = mode == .discrete ? values.count + 1 : values.count
    if let times, times.count >= values.count, times == times.sorted() {
      self.times = times
    } else {
      self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// The value at a fraction of the duration; before the first time the first, after the last
  /// the last. nil without values.
  package func value(at fraction: Double) -> AnimationValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let next = times.prefix(values.count).firstIndex { $0 > fraction } ?? values.count
    guard next > 0 else { return first }
    if mode == .discrete { return values[next - 1] }
    guard next < values.count else { return last }
    let span = times[next] - times[next - 1]
    var local = (fraction - times[next - 1]) / span
    if curves.indices.contains(next - 1) { local = curves[next - 1].value(at: local) }
    if mode == .cubic, let value = spline(from: next - 1, at: local) { return value }
    return values[next - 1].interpolated(to: values[next], at: local)
  }

  /// A curve of Kochanek and Bartels through the values, of Catmull and Rom where shapes are all 0;
  /// nil for values that are not made of numbers.
  private func spline(from index: Int, at t: Double) -> AnimationValue? {
    func vector(_ index: Int) -> SIMD4<Double>? {
      values[min(max(index, 0), values.count - 1)].vector
    }
    guard let p0 = vector(index - 1), let p1 = vector(index), let p2 = vector(index + 1),
      let p3 = vector(index + 2)
    else { return nil }
    let (t2, t3) = (t * t, t * t * t)
    func shape(_ index: Int) -> Shape {
      shapes.indices.contains(index) ? shapes[index] : Shape()
    }
    let m1 = shape(index).outgoing(p1 - p0, p2 - p1)
    let m2 = shape(index + 1).incoming(p2 - p1, p3 - p2)
    let position = p1 * (2 * t3 - 3 * t2 + 1) + p2 * (3 * t2 - 2 * t3)
    let tangent = m1 * (t3 - 2 * t2 + t) + m2 * (t3 - t2)
    return values[index].with(position + tangent)
  }

  /// The times at which a constant speed reaches the values; nil where nothing moves.
  private static func evenTimes(_ values: [AnimationValue]) -> [Double]? {
    var lengths = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      lengths.append((lengths.last ?? 0) + value.distance(to: next))
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
    return lengths.map { $0 / whole }
  }

  /// Points that lie close together on the smooth curve through the values.
  private static func splinePoints(
    through values: [AnimationValue], _ shapes: [Shape]
  ) -> [AnimationValue] {
    guard values.count > 2 else { return values }
    let curve = KeyframeTrack(values: values, times: nil, curves: [], mode: .cubic, shapes: shapes)
    let steps = 32 * (values.count - 1)
    return (0...steps).compactMap { curve.value(at: Double($0) / Double(steps)) }
  }
}
