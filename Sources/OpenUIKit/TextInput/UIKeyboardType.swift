/// The kind of text that is wanted, for a keyboard on the screen. A value that is only stored: a
/// real keyboard types anything.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// An address of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A telephone number.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// An address of mail.
  case emailAddress = 7
  /// A number with a decimal point.
  case decimalPad = 8
  /// Text with @ and #.
  case twitter = 9
  /// Words to search for, or an address of the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Characters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
