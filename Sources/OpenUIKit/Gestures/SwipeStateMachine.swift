/// Whether a movement is a swipe. A pure value.
nonisolated struct SwipeStateMachine: Sendable, Equatable {
  // Fidelity: the limits of a swipe are not documented. [decided]

  /// How long a swipe may take, in seconds.
  static let maximumDuration: TimeInterval = 0.5
  /// How far it moves in its direction, in points.
  static let minimumDistance: CGFloat = 50
  /// How far it may go across its direction, in points.
  static let maximumDeviation: CGFloat = 50
  /// How far it may go back, in points.
  static let maximumReturn: CGFloat = 10

  enum Outcome: Sendable, Equatable { case undecided, recognized, failed }

  var directions: UISwipeGestureRecognizer.Direction

  /// Returns the outcome of a movement since the first finger touched, if it lasted `duration`
  /// seconds.
  func outcome(of movement: CGVector, after duration: TimeInterval) -> Outcome {
    guard duration <= Self.maximumDuration else { return .failed }
    let distances = Self.axes.filter { directions.contains($0.direction) }.map { axis in
      (
        along: movement.dx * axis.x + movement.dy * axis.y,
        across: abs(movement.dx * axis.y + movement.dy * axis.x)
      )
    }
    let possible = distances.filter {
      $0.across <= Self.maximumDeviation && $0.along >= -Self.maximumReturn
    }
    guard !possible.isEmpty else { return .failed }
    let isComplete = possible.contains { $0.along >= Self.minimumDistance && $0.along >= $0.across }
    return isComplete ? .recognized : .undecided
  }

  private static let axes:
    [(direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat)] = [
      (.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
    ]
}
