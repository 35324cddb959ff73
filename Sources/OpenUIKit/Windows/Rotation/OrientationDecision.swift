/// What decides whether the interface rotates, and the decision.
nonisolated struct OrientationDecision: Sendable, Equatable {
  /// The orientation of the interface.
  var current: UIInterfaceOrientation
  /// The orientation that it should have: that of the device, or what the program has requested;
  /// unknown for any.
  var wish: UIInterfaceOrientation
  /// What the frontmost controller, the application and the device allow together; nil where the
  /// controller does not autorotate, and was not asked.
  var mask: UIInterfaceOrientationMask?
  /// Whether the user has resized the window.
  var isFreelySized = false

  /// What follows.
  enum Outcome: Sendable, Equatable {
    /// The interface keeps its orientation.
    case stay
    /// The interface rotates.
    case turn(to: UIInterfaceOrientation)
    /// Nothing is allowed: a mistake of the program; the interface keeps its orientation.
    case nothingAllowed
  }

  var outcome: Outcome {
    guard let mask else { return .stay }
    guard let usual = mask.orientations.first else { return .nothingAllowed }
    if mask.allows(wish) { return wish == current ? .stay : .turn(to: wish) }
    // Fidelity: a window that the user has resized is not rotated. [decided]
    return mask.allows(current) || isFreelySized ? .stay : .turn(to: usual)
  }
}
