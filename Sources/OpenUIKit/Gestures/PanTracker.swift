/// How far and how fast a set of fingers has moved, in coordinates of the window. A pure value.
///
/// The middle of the fingers counts. When a finger appears or disappears the middle jumps, but
/// nothing has moved: only the distance between two such moments is added up.
nonisolated struct PanTracker: Sendable, Equatable {
  private var fingers: [ObjectIdentifier: CGPoint] = [:]
  private var samples = VelocityTracker()
  /// The distance since the first finger touched down.
  private(set) var movement = CGVector.zero
  /// The distance since it was last set.
  var translation = CGVector.zero

  /// How many fingers are down.
  var count: Int { fingers.count }

  /// How far the middle is from where it began, in points.
  var distance: CGFloat { hypot(movement.dx, movement.dy) }

  /// A finger touches down.
  mutating func add(_ finger: ObjectIdentifier, at position: CGPoint, time: TimeInterval) {
    fingers[finger] = position
    samples.note(movement, at: time)
  }

  /// A finger is lifted.
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
    samples.note(movement, at: time)
  }

  /// Points per second, from the distances of the last moments.
  func velocity(at time: TimeInterval) -> CGVector { samples.velocity(at: time) }
}

nonisolated extension CGVector {
  fileprivate func adding(_ other: CGVector) -> CGVector {
    CGVector(dx: dx + other.dx, dy: dy + other.dy)
  }
}
