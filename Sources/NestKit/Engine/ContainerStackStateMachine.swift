#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What a stack does, as a value: the list, whether it can be seen, and what is left to do.
///
/// The owner puts changes in, takes steps out with ``nextStep()``, and performs each before it
/// takes the next. After a `play` there is no step until ``transitionDidEnd()``. Nothing here
/// knows a controller or a view.
///
/// Planning and performing a push or a pop costs the same for any number of members; other
/// changes cost as much as they concern.
package nonisolated struct ContainerStackStateMachine: Sendable {
  package typealias Member = ContainerStackMember
  package typealias Step = ContainerStackStep

  /// Whether the container can be seen, as far as it has been told.
  package enum Visibility: Sendable, Hashable, CaseIterable {
    /// It has never been displayed.
    case undisplayed
    /// It was displayed, and is not any more.
    case hidden
    case appearing
    case appeared
    case disappearing
  }

  /// How many members have their views in the tree.
  package let capacity: Int
  /// Whether the deepest member goes when there are more than that.
  package let removesOverflow: Bool
  /// Bottom to top.
  package internal(set) var members: [Member] = []
  /// Those whose views are in the tree.
  package internal(set) var placed: Set<Member> = []
  package internal(set) var visibility = Visibility.undisplayed
  /// Whether a transition runs.
  package private(set) var isTransitioning = false
  /// Last step first, so that the next one is taken at no cost.
  private var upcoming: [Step] = []

  package init(capacity: Int, removesOverflow: Bool) {
    self.capacity = max(capacity, 1)
    self.removesOverflow = removesOverflow
  }

  /// Whether every step has been taken.
  package var isIdle: Bool { upcoming.isEmpty && !isTransitioning }

  /// Whether a change of the list may begin: everything is done, and the container is not
  /// between having been told that it will appear or disappear and that it has.
  package var acceptsChange: Bool {
    isIdle && visibility != .appearing && visibility != .disappearing
  }

  /// Begins a change of the list; only when ``acceptsChange``.
  ///
  /// - Returns: The member whose transition the change plays, if it plays one.
  @discardableResult
  package mutating func begin(_ change: ContainerStackChange) -> Member? {
    precondition(acceptsChange, "A change began before the one before it had ended")
    let steps = plan(change)
    schedule(steps)
    for case .play(let member, _) in steps { return member }
    return nil
  }

  /// The next thing to do, or `nil` when nothing is left or a transition runs.
  package mutating func nextStep() -> Step? {
    guard !isTransitioning, let step = upcoming.popLast() else { return nil }
    note(step)
    return step
  }

  /// Whether the last thing that the delegate is told is about a member, which may have left then.
  package func endsByTelling(of member: Member) -> Bool {
    guard case .tell(_, let kind) = upcoming.first else { return false }
    return kind.child == member || kind.counterpart == member
  }

  /// The transition of the last `play` has ended.
  package mutating func transitionDidEnd() {
    isTransitioning = false
  }

  mutating func schedule(_ steps: [Step]) {
    upcoming = steps.reversed()
  }

  /// Follows what a step changes in the list and in the tree.
  private mutating func note(_ step: Step) {
    switch step {
    case .join(let member, let index):
      members.insert(member, at: index)
    case .leave(let member):
      if let index = members.lastIndex(of: member) { members.remove(at: index) }
      placed.remove(member)
    case .reorder(let list):
      members = list
    case .place(let member, _):
      placed.insert(member)
    case .displace(let member):
      placed.remove(member)
    case .play:
      isTransitioning = true
    case .tell, .didJoin, .willLeave, .willAppear, .didAppear, .willDisappear, .didDisappear,
      .layOut:
      break
    }
  }
}
