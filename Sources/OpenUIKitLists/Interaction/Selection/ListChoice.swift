/// The effect on the selection of choosing an item: a pure value.
nonisolated struct ListChoice: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// Select the item; in single selection in place of others.
    case select(IndexPath, replacing: [IndexPath])
    case deselect(IndexPath)
  }

  /// The modifier keys that change what a click does.
  struct Modifiers: OptionSet, Sendable {
    let rawValue: Int

    /// From the item of the last choice up to this one: the shift key.
    static let extends = Modifiers(rawValue: 1)
    /// The item is added or taken away: the command or the control key.
    static let toggles = Modifiers(rawValue: 2)
  }

  /// The item from which a range extends: the last one that was chosen without the shift key.
  var anchor: IndexPath?
  /// The range that was selected last from the anchor.
  private var extent: [IndexPath] = []

  init() {}

  // Fidelity: what the shift and command keys do with a mouse is as on the desktop: from the last
  // item up to this one; the range of before is given up where it is beyond. [decided]
  /// The steps of choosing an item, in order.
  ///
  /// - Parameters:
  ///   - path: The item that was tapped or clicked, or for which a key was pressed.
  ///   - selected: What is selected now.
  ///   - range: The items from one to another, both included, in the order of the list.
  mutating func steps(
    choosing path: IndexPath, mode: ListSelectionMode, modifiers: Modifiers, selected: [IndexPath],
    range: (IndexPath, IndexPath) -> [IndexPath]
  ) -> [Step] {
    switch mode {
    case .none: return []
    case .single:
      anchor = path
      if modifiers.contains(.toggles), selected.contains(path) { return [.deselect(path)] }
      return [.select(path, replacing: selected.filter { $0 != path })]
    case .multiple:
      if modifiers.contains(.extends), let anchor {
        return extend(to: path, from: anchor, selected: selected, range: range)
      }
      anchor = path
      extent = []
      return selected.contains(path) ? [.deselect(path)] : [.select(path, replacing: [])]
    }
  }

  private mutating func extend(
    to path: IndexPath, from anchor: IndexPath, selected: [IndexPath],
    range: (IndexPath, IndexPath) -> [IndexPath]
  ) -> [Step] {
    let new = range(min(anchor, path), max(anchor, path))
    let (members, before) = (Set(new), Set(selected))
    let gone = extent.filter { !members.contains($0) && before.contains($0) }
    extent = new
    return gone.map { .deselect($0) }
      + new.filter { !before.contains($0) }.map { .select($0, replacing: []) }
  }

  /// The items have other places after an update.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    anchor = anchor.flatMap(newPath)
    extent = extent.compactMap(newPath)
  }
}

extension ListChoice.Modifiers {
  nonisolated init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.extends) }
    if flags.contains(.command) || flags.contains(.control) { insert(.toggles) }
  }
}
