/// Which letters a keyboard on the screen makes capital by itself. A value that is only stored:
/// real keyboards capitalise nothing.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first one of each word.
  case words = 1
  /// The first one of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
