extension UIScene {
  /// The desktop shows the scene, or has minimised it.
  func setOnScreen(_ isOnScreen: Bool) {
    self.isOnScreen = isOnScreen
    updateActivation()
  }
}

extension UIWindowScene {
  /// The scene has the keyboard from now on, or has lost it.
  func setFocused(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused { makeOwnWindowKey() }
    updateActivation()
  }

  // Fidelity: the window that was the key window of the scene last is that again when the scene has
  // the keyboard. [decided]
  private func makeOwnWindowKey() {
    guard UIApplication.shared.keyWindow?.screen !== screen else { return }
    (keyWindow ?? screen.windowForKeys)?.makeKey()
  }

  /// Whether the delegate allows the user to close the window.
  var mayClose: Bool {
    let delegate =
      delegate as? any UIWindowSceneClosingDelegate
      ?? UIApplication.shared.delegate as? any UIWindowSceneClosingDelegate
    return delegate?.windowSceneShouldClose(self) ?? true
  }

  /// Shows the window of the desktop in front of others, with the keyboard.
  func bringToFront() { screen.surface?.raise() }
}
