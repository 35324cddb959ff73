/// What decides whether the interface turns, and the decision.
nonisolated struct OrientationDecision: Sendable, Equatable {
  /// How the interface stands.
  var current: UIInterfaceOrientation
  /// How it should stand: as the device is held, or as the program asked. Unknown is no wish.
  var wish: UIInterfaceOrientation
  /// What the controller in front, the application and the device allow together; nil where the
  /// controller does not want to turn, and was not asked.
  var mask: UIInterfaceOrientationMask?
  /// Whether a person gave the window its shape.
  var isFreelySized = false

  /// What follows.
  enum Outcome: Sendable, Equatable {
    /// The interface stands well, or has to stay as it is.
    case stay
    /// The interface turns.
    case turn(to: UIInterfaceOrientation)
    /// Nothing is allowed: the program is wrong, and the interface stays.
    case nothingAllowed
  }

  var outcome: Outcome {
    guard let mask else { return .stay }
    guard let usual = mask.orientations.first else { return .nothingAllowed }
    if mask.allows(wish) { return wish == current ? .stay : .turn(to: wish) }
    // Fidelity: a window that a person has shaped is not turned against that. [decided]
    return mask.allows(current) || isFreelySized ? .stay : .turn(to: usual)
  }
}
