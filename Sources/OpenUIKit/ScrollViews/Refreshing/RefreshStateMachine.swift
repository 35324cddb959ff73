/// Decides when a pull refreshes, and when there is an inset for the control. A pure value.
///
/// A pull is a drag. It refreshes once, as soon as the content is far enough beyond its upper edge;
/// the inset is given when the finger is lifted, and taken back then too if the refresh ends
/// before.
nonisolated struct RefreshStateMachine: StateMachine, Sendable, Equatable {
  /// The progress of a pull.
  enum Pull: Sendable, Equatable, Hashable {
    /// No finger drags.
    case none
    /// The finger has not pulled far enough.
    case ready
    /// It has refreshed, or began while a refresh was going on.
    case used
  }

  enum Input: Sendable, Equatable, Hashable {
    /// A drag begins, in which nothing or the present refresh continues.
    case dragBegan
    /// The content is beyond its upper edge, by a part of the distance that refreshes.
    case pulled(CGFloat)
    /// The finger is lifted, and the content is about to return.
    case released
    /// The program begins a refresh.
    case begin
    /// The program ends the refresh.
    case end
    /// The control is in a scroll view from now on.
    case attached
    /// The control is taken out of its scroll view, which ends the refresh.
    case detached
  }

  enum Action: Sendable, Equatable {
    /// Perform the actions for `.valueChanged`.
    case sendValueChanged
    /// Show that a refresh continues, or no more.
    case showRefreshing(Bool)
    /// Give the scroll view an inset for the control, or take it back.
    case applyInset(Bool)
  }

  private(set) var isRefreshing = false
  private(set) var pull = Pull.none
  /// Whether the scroll view has an inset for the control.
  private(set) var hasInset = false

  /// Takes one input; returns what to do, in order.
  mutating func handle(_ input: Input) -> [Action] {
    switch input {
    case .dragBegan:
      pull = isRefreshing ? .used : .ready
      return []
    case .pulled(let part):
      guard pull == .ready, part >= 1, !isRefreshing else { return [] }
      pull = .used
      isRefreshing = true
      return [.showRefreshing(true), .sendValueChanged]
    case .released:
      pull = .none
      return updateInset()
    case .begin:
      guard !isRefreshing else { return [] }
      isRefreshing = true
      if pull == .ready { pull = .used }
      return [.showRefreshing(true)] + updateInset()
    case .end: return end()
    // What has begun in no scroll view gets its inset now.
    case .attached: return hasInset ? [.applyInset(true)] : []
    case .detached:
      pull = .none
      return end()
    }
  }

  private mutating func end() -> [Action] {
    guard isRefreshing || hasInset && pull == .none else { return [] }
    isRefreshing = false
    return [.showRefreshing(false)] + updateInset()
  }

  /// While a finger drags, the content stays under it: the inset waits.
  private mutating func updateInset() -> [Action] {
    guard pull == .none, hasInset != isRefreshing else { return [] }
    hasInset = isRefreshing
    return [.applyInset(hasInset)]
  }
}
