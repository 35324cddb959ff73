/// The kind of text that a responder wants to have typed. Every property may be left out.
///
/// Secure entry switches input methods off. The others are stored for what reads them: real
/// keyboards type anything.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capital by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether blanks are added and removed around text that is pasted or cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The kind of the text.
  var keyboardType: UIKeyboardType { get }
  /// The look of a keyboard on the screen.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The text on the Return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether nobody may see the text: input methods are off then.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the system does by default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the system does by default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the system does by default.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the system does by default.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the system does by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// Any text.
  public var keyboardType: UIKeyboardType { .default }
  /// That of the traits.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// None.
  public var textContentType: UITextContentType! { nil }
}
