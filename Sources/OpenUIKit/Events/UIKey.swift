/// A key of the keyboard, with what it types with the present modifiers.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types; empty for keys that type nothing.
  public let characters: String
  /// What the key types without the modifiers other than shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that were down.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard, independent of the layout.
  public let keyCode: UIKeyboardHIDUsage

  init(
    keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }
}
