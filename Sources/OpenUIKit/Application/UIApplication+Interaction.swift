extension UIApplication {
  /// Leaves out new touches, and hovering and scrolling, until `endIgnoringInteractionEvents()`.
  /// Calls are counted. Touches that are down go on; keys are not left out.
  public func beginIgnoringInteractionEvents() { interactionBlocks += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() {
    interactionBlocks = max(0, interactionBlocks - 1)
  }

  /// Whether touches are left out now.
  public var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

  /// Whether the desktop is to show no screen saver and not to lock while the program runs; false
  /// by default.
  public var isIdleTimerDisabled: Bool {
    get { backend.keepsScreenOn }
    set { backend.keepsScreenOn = newValue }
  }
}
