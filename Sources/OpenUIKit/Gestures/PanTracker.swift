/// How far and how fast a set of fingers has moved, in coordinates of the window. A pure value.
///
/// What counts is the middle of the fingers. When one comes or goes the middle jumps, but nothing
/// has moved: only the way between two such moments is added up.
nonisolated struct PanTracker: Sendable, Equatable {
  // Fidelity: over how much time the velocity is taken is not documented. [decided]
  /// How far back velocity looks, in seconds; as long a rest makes it 0.
  static let memory: TimeInterval = 0.1

  private struct Sample: Sendable, Equatable {
    var time: TimeInterval
    var movement: CGVector
  }

  private var fingers: [ObjectIdentifier: CGPoint] = [:]
  private var samples: [Sample] = []
  /// The way since the first finger came.
  private(set) var movement = CGVector.zero
  /// The way since it was last set.
  var translation = CGVector.zero

  /// How many fingers are down.
  var count: Int { fingers.count }

  /// How far the middle is from where it began, in points.
  var distance: CGFloat { hypot(movement.dx, movement.dy) }

  /// A finger comes.
  mutating func add(_ finger: ObjectIdentifier, at position: CGPoint, time: TimeInterval) {
    fingers[finger] = position
    note(time)
  }

  /// A finger goes.
  mutating func remove(_ finger: ObjectIdentifier) { fingers[finger] = nil }

  /// Fingers are elsewhere.
  ///
  /// - Parameters:
  ///   - places: Where they are; fingers that have not come are left out.
  ///   - counts: Whether the movement is part of the gesture.
  ///   - time: When, in seconds.
  mutating func move(_ places: [ObjectIdentifier: CGPoint], counts: Bool, time: TimeInterval) {
    var sum = CGVector.zero
    for (finger, place) in places {
      guard let old = fingers.updateValue(place, forKey: finger) else {
        fingers[finger] = nil
        continue
      }
      sum.dx += place.x - old.x
      sum.dy += place.y - old.y
    }
    guard counts, count > 0, sum != .zero else { return }
    let step = CGVector(dx: sum.dx / CGFloat(count), dy: sum.dy / CGFloat(count))
    movement = movement.adding(step)
    translation = translation.adding(step)
    note(time)
  }

  /// Points per second, from the way of the last moments.
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
      dx: (last.movement.dx - first.movement.dx) / seconds,
      dy: (last.movement.dy - first.movement.dy) / seconds)
  }

  private mutating func note(_ time: TimeInterval) {
    if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
    samples.append(Sample(time: time, movement: movement))
    let horizon = time - Self.memory - 1e-9
    // The newest of the old ones stays if it is the only one before this one.
    while samples.count > 2, samples[0].time < horizon { samples.removeFirst() }
  }
}

nonisolated extension CGVector {
  fileprivate func adding(_ other: CGVector) -> CGVector {
    CGVector(dx: dx + other.dx, dy: dy + other.dy)
  }
}
