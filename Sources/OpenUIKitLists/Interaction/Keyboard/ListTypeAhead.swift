/// Letters that are typed one after another to find a row by the beginning of its text: a pure
/// value.
nonisolated struct ListTypeAhead: Equatable, Sendable {
  // Fidelity: after which pause letters begin a new word is as on the desktop. [decided]
  /// After which pause letters begin a new word, in seconds.
  static let pause: TimeInterval = 1

  private(set) var text = ""
  private(set) var lastTime: TimeInterval = 0

  /// Takes a character.
  ///
  /// - Returns: Whether the row of now counts too: it may still begin with the longer text.
  mutating func add(_ character: String, at time: TimeInterval) -> Bool {
    if time - lastTime > Self.pause { text = "" }
    lastTime = time
    let new = character.lowercased()
    // The same letter again finds the next row that begins with it.
    if !text.isEmpty, text.allSatisfy({ String($0) == new }) {
      text = new
      return false
    }
    let isLonger = !text.isEmpty
    text += new
    return isLonger
  }

  /// Whether a row with this text is meant.
  func matches(_ rowText: String) -> Bool {
    guard !text.isEmpty else { return false }
    let (row, typed) = (Self.folded(rowText), Self.folded(text))
    return row.hasPrefix(typed)
  }

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
