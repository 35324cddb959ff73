/// How far apart two fingers are, and at which angle, in coordinates of the window. A pure value.
///
/// The first two fingers that are down count. When one appears or disappears the pair is another
/// one, but nothing has moved: only what happens between two such moments is added up.
nonisolated struct FingerPairTracker: Sendable, Equatable {
  /// A finger of a touch; some touches stand for two.
  struct Finger: Hashable, Sendable {
    var touch: ObjectIdentifier
    var index = 0
  }

  private struct Entry: Sendable, Equatable {
    var finger: Finger
    var position: CGPoint
  }

  /// The distance that counts for fingers that touch each other, in points, so that no scale is
  /// infinite.
  private static let minimumDistance: CGFloat = 1

  private var entries: [Entry] = []
  private var samples = VelocityTracker()
  /// The scale since the first finger came.
  private var wholeScale: CGFloat = 1
  /// The rotation since the first finger came.
  private var wholeRotation: CGFloat = 0
  /// How many times as far apart the fingers are as when the first came, or since it was set.
  var scale: CGFloat = 1
  /// How far the fingers have rotated clockwise since the first came, or since it was set, in
  /// radians; more than one full rotation counts.
  var rotation: CGFloat = 0
  /// How much farther apart the fingers are than in the beginning, in points; negative for nearer.
  private(set) var widening: CGFloat = 0
  /// How far each finger has moved around their middle, in points, clockwise.
  private(set) var arc: CGFloat = 0

  /// How many fingers are down.
  var count: Int { entries.count }

  /// Where the fingers are, in the order of their coming.
  var positions: [CGPoint] { entries.map(\.position) }

  /// A finger touches down.
  mutating func add(_ finger: Finger, at position: CGPoint, time: TimeInterval) {
    remove(finger)
    entries.append(Entry(finger: finger, position: position))
    samples.note(value, at: time)
  }

  /// A finger is lifted.
  mutating func remove(_ finger: Finger) { entries.removeAll { $0.finger == finger } }

  /// Fingers are elsewhere. Those that have not come are left out.
  ///
  /// - Returns: Whether the pair has changed.
  @discardableResult
  mutating func move(_ places: [Finger: CGPoint], time: TimeInterval) -> Bool {
    let old = span
    for index in entries.indices {
      if let place = places[entries[index].finger] { entries[index].position = place }
    }
    guard let old, let new = span, new != old else { return false }
    add(from: old, to: new)
    samples.note(value, at: time)
    return true
  }

  /// How fast the scale changes, per second, as a change of `scale`.
  func scaleVelocity(at time: TimeInterval) -> CGFloat {
    samples.velocity(at: time).dx * scale / wholeScale
  }

  /// How fast the fingers rotate, in radians per second.
  func rotationVelocity(at time: TimeInterval) -> CGFloat { samples.velocity(at: time).dy }

  private var value: CGVector { CGVector(dx: wholeScale, dy: wholeRotation) }

  /// From the first finger to the second; nil without two.
  private var span: CGVector? {
    guard entries.count > 1 else { return nil }
    let (first, second) = (entries[0].position, entries[1].position)
    return CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  private mutating func add(from old: CGVector, to new: CGVector) {
    let (oldLength, newLength) = (hypot(old.dx, old.dy), hypot(new.dx, new.dy))
    let factor = max(newLength, Self.minimumDistance) / max(oldLength, Self.minimumDistance)
    widening += newLength - oldLength
    // A scale stays a number that can be divided by.
    if (1e-9...1e9).contains(wholeScale * factor) {
      wholeScale *= factor
      scale *= factor
    }
    guard min(oldLength, newLength) >= Self.minimumDistance else { return }
    let angle = atan2(
      old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    wholeRotation += angle
    rotation += angle
    arc += angle * (oldLength + newLength) / 4
  }
}
