/// Follows one touch, or one key that is down, from its beginning to the selection: a pure value.
///
/// The order of the callbacks of a table differs from that of a collection view in one place: a
/// table takes the highlight away before it selects, a collection view afterwards.
nonisolated struct ListSelectionStateMachine: Equatable, Sendable {
  enum Input: Equatable, Sendable {
    /// The touch began on an item, or beside all of them.
    case began(IndexPath?)
    /// The delegate has said whether the item may be highlighted.
    case permission(Bool)
    /// The touch is over an item now, or beside all of them.
    case moved(IndexPath?)
    /// The touch ended.
    case ended(IndexPath?)
    /// The touch became something else: a drag, a swipe.
    case cancelled
  }

  enum Action: Equatable, Sendable {
    /// Ask the delegate whether the item may be highlighted; the answer is the next input.
    case askPermission(IndexPath)
    case highlight(IndexPath)
    case unhighlight(IndexPath)
    /// Select the item, or deselect it.
    case choose(IndexPath)
    /// Perform the primary action of the item, if it has one.
    case act(IndexPath)
  }

  enum State: Equatable, Sendable {
    case idle
    case asking(IndexPath)
    case pressing(IndexPath)
  }

  private(set) var state = State.idle
  /// Whether the highlight is removed before the selection changes, as in tables.
  let unhighlightsFirst: Bool

  init(unhighlightsFirst: Bool) { self.unhighlightsFirst = unhighlightsFirst }

  /// The item that is highlighted; nil for none.
  var highlighted: IndexPath? {
    if case .pressing(let path) = state { path } else { nil }
  }

  mutating func handle(_ input: Input) -> [Action] {
    switch (state, input) {
    case (.idle, .began(let path?)):
      state = .asking(path)
      return [.askPermission(path)]
    case (.asking(let path), .permission(let isPermitted)):
      state = isPermitted ? .pressing(path) : .idle
      return isPermitted ? [.highlight(path)] : []
    case (.pressing(let path), .ended(let end)) where end == path:
      state = .idle
      return unhighlightsFirst
        ? [.unhighlight(path), .choose(path), .act(path)]
        : [.choose(path), .unhighlight(path), .act(path)]
    case (.pressing(let path), .moved(let place)) where place == path:
      return []
    case (.pressing(let path), .moved), (.pressing(let path), .ended),
      (.pressing(let path), .cancelled), (.pressing(let path), .began):
      state = .idle
      return [.unhighlight(path)]
    case (.asking, .cancelled), (.asking, .ended):
      state = .idle
      return []
    default: return []
    }
  }

  /// The items have other places after an update. One that is gone is not highlighted any more.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
    switch state {
    case .idle: break
    case .asking(let path): state = newPath(path).map { .asking($0) } ?? .idle
    case .pressing(let path): state = newPath(path).map { .pressing($0) } ?? .idle
    }
  }
}
