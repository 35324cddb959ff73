/// The units of a text.
nonisolated public enum UITextGranularity: Int, Sendable {
  /// A cluster, which a person takes for one character.
  case character = 0
  /// A word, without blanks and punctuation around it.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph, without what ends it.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// All of the text.
  case document = 5
}
