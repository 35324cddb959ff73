import NestKit

/// Transitions of one family, which differ in their direction only, with a short label for each.
struct TransitionGroup: Sendable {
  /// A transition in a group.
  struct Item: Sendable {
    /// The transition.
    let transition: Transition
    /// The label in its group: an arrow that shows where the new view moves to, or a word.
    let label: String
  }

  /// The name of the family.
  let title: String
  /// Its transitions, in their order.
  let items: [Item]

  /// Sorts transitions into families by their names.
  ///
  /// `cover from left` belongs to `Cover`; names that share their first word only belong together
  /// by that word, with an arrow if there is one of the same name without a direction; the others
  /// form a family of those that move nothing across the screen.
  static func groups(of transitions: [Transition]) -> [TransitionGroup] {
    var titles: [String] = []
    var items: [String: [Item]] = [:]
    let firstWords = Dictionary(
      transitions.map { (firstWord(of: $0.name), 1) }, uniquingKeysWith: +)
    let names = Set(transitions.map(\.name))
    for transition in transitions {
      let isAlone = firstWords[firstWord(of: transition.name)] == 1
      let (title, label) = place(transition.name, isAlone: isAlone, among: names)
      if items[title] == nil { titles.append(title) }
      items[title, default: []].append(Item(transition: transition, label: label))
    }
    return titles.map { TransitionGroup(title: $0, items: items[$0] ?? []) }
  }

  private static func place(
    _ name: String, isAlone: Bool, among names: Set<String>
  ) -> (title: String, label: String) {
    for (edge, arrow) in arrows {
      guard let range = name.range(of: " from \(edge)") else { continue }
      let family = String(name[..<range.lowerBound] + name[range.upperBound...])
      guard names.contains(family) else { return (capitalized(family), arrow) }
      let (title, label) = place(family, isAlone: isAlone, among: [])
      return (title, "\(label) \(arrow)")
    }
    guard !isAlone, let space = name.firstIndex(of: " ") else {
      return ("In place", capitalized(name))
    }
    let rest = String(name[name.index(after: space)...])
    return (capitalized(String(name[..<space])), capitalized(rest))
  }

  /// Corners first, because `top` is a prefix of `top left`.
  private static let arrows = [
    ("top left", "↘"), ("top right", "↙"), ("bottom left", "↗"), ("bottom right", "↖"),
    ("leading", "Leading"), ("trailing", "Trailing"), ("top", "↓"), ("bottom", "↑"), ("left", "→"),
    ("right", "←"),
  ]

  private static func firstWord(of name: String) -> String {
    String(name.prefix { $0 != " " })
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
