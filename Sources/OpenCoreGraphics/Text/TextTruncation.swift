/// How to leave out a part of a line.
///
/// Pango's own ellipsis takes all spare space of its line, which shows as a gap behind it and
/// prevents centring; so the part is chosen here.
/// Fidelity: blanks beside the ellipsis are left out too [decided].
struct TextTruncation {
  private let characters: [Character]
  private let lineBreak: LineBreak

  init(text: String, lineBreak: LineBreak) {
    characters = Array(text)
    self.lineBreak = lineBreak
  }

  /// The number of characters for which there is room.
  var count: Int { characters.count }

  /// The line with as many characters as given, and the ellipsis.
  func text(keeping count: Int) -> String {
    let (before, after) = parts(keeping: count)
    return String(before) + Self.ellipsis + String(after)
  }

  /// The character in place of text that is left out.
  static let ellipsis = "…"

  /// How many bytes of UTF-8 are before and behind the ellipsis if as many characters stay as
  /// given.
  func byteCounts(keeping count: Int) -> (before: Int, after: Int) {
    let (before, after) = parts(keeping: count)
    func bytes(_ characters: ArraySlice<Character>) -> Int {
      characters.reduce(0) { $0 + $1.utf8.count }
    }
    return (bytes(before), bytes(after))
  }

  private func parts(
    keeping count: Int
  ) -> (before: ArraySlice<Character>, after: ArraySlice<Character>) {
    let head: Int
    switch lineBreak {
    case .truncatingHead: head = 0
    case .truncatingMiddle: head = (count + 1) / 2
    default: head = count
    }
    var before = characters.prefix(head)
    var after = characters.suffix(count - head)
    while before.last?.isWhitespace == true { before.removeLast() }
    while after.first?.isWhitespace == true { after.removeFirst() }
    return (before, after)
  }

  /// The longest line that fits; the bare ellipsis when none does.
  ///
  /// - Parameters:
  ///   - guess: the number of characters near which to begin; right guesses save measurements.
  ///   - canKeepAll: whether the line may keep every character and have an ellipsis all the same.
  func longest(near guess: Int, canKeepAll: Bool, fits: (String) -> Bool) -> String {
    text(keeping: longestCount(near: guess, canKeepAll: canKeepAll) { fits(text(keeping: $0)) })
  }

  /// How many characters the longest line keeps that fits; 0 when none does.
  func longestCount(near guess: Int, canKeepAll: Bool, fits: (Int) -> Bool) -> Int {
    // Keeping `low` fits (or is nothing), keeping `high` does not (or is too many).
    var low = 0
    var high = canKeepAll ? count + 1 : max(count, 1)
    var probe = guess
    var step = 1
    while high - low > 1 {
      probe = min(max(probe, low + 1), high - 1)
      if fits(probe) {
        low = probe
        probe += step
      } else {
        high = probe
        probe -= step
      }
      // Doubling steps away from the guess; once it is enclosed, halves.
      step *= 2
      if probe >= high || probe <= low { probe = (low + high) / 2 }
    }
    return low
  }

  /// How many characters a line keeps within a room; nil if it keeps all and has no ellipsis.
  ///
  /// - Parameters:
  ///   - room: the width; nil is as wide as needed.
  ///   - always: whether there is an ellipsis even if everything fits.
  ///   - width: the width of a line that keeps so many characters, and with nil of the whole line.
  func count(within room: CGFloat?, always: Bool, width: (Int?) -> CGFloat) -> Int? {
    guard let room else { return always ? count : nil }
    let whole = width(nil)
    if !always, whole <= room { return nil }
    let guess = whole > 0 ? CGFloat(count) * room / whole : 0
    return longestCount(near: Int(min(guess, 1e9)), canKeepAll: always) { width($0) <= room }
  }
}

extension TextSlice {
  /// How much narrower characters may make a line by moving together, of its width.
  // Fidelity: the default of the factor for tightening on macOS. [documented]
  private static let mostTightening: CGFloat = 0.05

  /// The same with characters that are closer together, so that a line of a width has the other
  /// one; nil where nothing has to be done, and where too much would have to.
  func tightened(from width: CGFloat, to room: CGFloat) -> TextSlice? {
    let excess = width - room
    let count = text.unicodeScalars.count
    guard excess > 0, excess <= width * Self.mostTightening, count > 1, !runs.isEmpty else {
      return nil
    }
    var result = self
    for index in result.runs.indices {
      result.runs[index].attributes.kern -= excess / CGFloat(count - 1) + 0.01
    }
    return result
  }
}
