/// How fast two numbers change, from their values at the last moments. A pure value.
nonisolated struct VelocityTracker: Sendable, Equatable {
  // Fidelity: over how much time the velocity is taken is not documented. [decided]
  /// How far back velocity looks, in seconds; as long a rest makes it 0.
  static let memory: TimeInterval = 0.1

  private struct Sample: Sendable, Equatable {
    var time: TimeInterval
    var value: CGVector
  }

  private var samples: [Sample] = []

  /// Notes the values of a moment.
  mutating func note(_ value: CGVector, at time: TimeInterval) {
    if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
    samples.append(Sample(time: time, value: value))
    let horizon = time - Self.memory - 1e-9
    // The newest of the old ones stays if it is the only one before this one.
    while samples.count > 2, samples[0].time < horizon { samples.removeFirst() }
  }

  /// Change per second.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let last = samples.last, time - last.time <= Self.memory, samples.count > 1 else {
      return .zero
    }
    var first = samples[0]
    // After a rest there is nothing to compare with but the place of the rest.
    first.time = max(first.time, last.time - Self.memory)
    let seconds = CGFloat(last.time - first.time)
    guard seconds > 0 else { return .zero }
    return CGVector(
      dx: (last.value.dx - first.value.dx) / seconds,
      dy: (last.value.dy - first.value.dy) / seconds)
  }
}
