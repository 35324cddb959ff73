nonisolated extension UIKey {
  // Fidelity: a keyboard's Command-[ is the back button; Control and the arrow are those of
  // desktops. [decided]
  /// Whether the key does what a back button does: Control or Command with `[`, and Alt with the
  /// arrow to the leading edge. The back button of a mouse arrives as such a key.
  @MainActor package func isBackKey(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    let arrow: UIKeyboardHIDUsage =
      direction == .rightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
    let modifiers = modifierFlags.intersection([.command, .control, .alternate, .shift])
    return modifiers == .alternate && keyCode == arrow
      || [.control, .command].contains(modifiers) && charactersIgnoringModifiers == "["
  }
}
