/// The fingers of taps that follow each other at one place.
struct TapSequence {
  /// How many taps are complete.
  var taps = 0
  /// The fingers of this tap, in the order of their coming, lifted ones too.
  private(set) var fingers: [UITouch] = []
  /// Those of the tap before; none at the first.
  private var previousFingers: [UITouch] = []

  /// The fingers that come next are another tap.
  mutating func beginTap() {
    previousFingers = fingers
    fingers = []
  }

  /// Adds fingers; returns whether each of them is near one of the tap before.
  mutating func add(_ new: [UITouch], within distance: CGFloat) -> Bool {
    fingers += new
    return previousFingers.isEmpty
      || new.allSatisfy { finger in
        previousFingers.contains { finger.isNear($0.startPosition, within: distance) }
      }
  }
}

extension UITouch {
  /// Whether the touch is at most so far from a point of its window.
  func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
    hypot(position.x - point.x, position.y - point.y) <= distance
  }

  /// Whether the touch is at most so far from where it began.
  func isNearStart(within distance: CGFloat) -> Bool { isNear(startPosition, within: distance) }
}
