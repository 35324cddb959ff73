/// A key of the keyboard, with what it types with the present modifiers.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text that the key types; empty for keys that type nothing.
  open private(set) var characters: String
  /// The text that the key types without the modifiers other than shift.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that were down.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard, independent of the layout.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// A key that types nothing and has no position; subclasses say what it is.
  public override init() {
    keyCode = .keyboard_Reserved
    characters = ""
    charactersIgnoringModifiers = ""
    modifierFlags = []
    super.init()
  }

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

  deinit {}
}
