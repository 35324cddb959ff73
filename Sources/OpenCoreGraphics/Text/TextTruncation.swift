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
    return String(before) + "…" + String(after)
  }

  /// The longest line that fits; the bare ellipsis when none does.
  ///
  /// - Parameters:
  ///   - guess: the number of characters near which to begin; right guesses save measurements.
  ///   - canKeepAll: whether the line may keep every character and have an ellipsis all the same.
  func longest(near guess: Int, canKeepAll: Bool, fits: (String) -> Bool) -> String {
    // Keeping `low` fits (or is nothing), keeping `high` does not (or is too many).
    var low = 0
    var high = canKeepAll ? count + 1 : max(count, 1)
    var probe = guess
    var step = 1
    while high - low > 1 {
      probe = min(max(probe, low + 1), high - 1)
      if fits(text(keeping: probe)) {
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
    return text(keeping: low)
  }
}
