/// The choices of the user that decide which text is a match.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// How a match lies in the words of the text.
  nonisolated public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains = 0
    /// At the beginning of a word.
    case startsWith = 1
    /// A match is a whole word.
    case fullWord = 2
  }

  /// How a match lies in the words of the text; anywhere by default.
  public private(set) final var wordMatchMethod: WordMatchMethod

  /// How strings are compared; without case and accents by default.
  public private(set) final var stringCompareOptions: NSString.CompareOptions

  /// Options as a find bar has them at first.
  public override init() {
    wordMatchMethod = .contains
    stringCompareOptions = [.caseInsensitive, .diacriticInsensitive]
    super.init()
  }

  init(matchesCase: Bool, wholeWords: Bool) {
    wordMatchMethod = wholeWords ? .fullWord : .contains
    stringCompareOptions = matchesCase ? [] : [.caseInsensitive, .diacriticInsensitive]
    super.init()
  }

  deinit {}
}
