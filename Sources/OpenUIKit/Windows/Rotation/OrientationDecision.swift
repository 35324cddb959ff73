/// The values that decide whether the interface rotates, and the decision.
nonisolated struct OrientationDecision: Sendable, Equatable {
  /// The orientation of the interface.
  var current: UIInterfaceOrientation
  /// The orientation that it should have: that of the device, or what the program has requested;
  /// unknown for any.
  var desired: UIInterfaceOrientation
  /// The orientations that the frontmost controller, the application and the device allow together;
  /// nil where the controller does not autorotate, and was not asked.
  var mask: UIInterfaceOrientationMask?
  /// Whether the user has resized the window.
  var isFreelySized = false

  /// The result of the decision.
  enum Outcome: Sendable, Equatable {
    /// The interface keeps its orientation.
    case stay
    /// The interface rotates.
    case rotate(to: UIInterfaceOrientation)
    /// Nothing is allowed: a mistake of the program; the interface keeps its orientation.
    case nothingAllowed
  }

  var outcome: Outcome {
    guard let mask else { return .stay }
    guard let usual = mask.orientations.first else { return .nothingAllowed }
    if mask.allows(desired) { return desired == current ? .stay : .rotate(to: desired) }
    // Fidelity: a window that the user has resized is not rotated. [decided]
    return mask.allows(current) || isFreelySized ? .stay : .rotate(to: usual)
  }
}
