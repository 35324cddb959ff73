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
  package internal(set) var placed: ContainerStackMemberSet = []
  package internal(set) var visibility = Visibility.undisplayed
  /// The member that was told last that it appears, until it has disappeared.
  package private(set) var active: Member?
  /// Whether a transition runs.
  package private(set) var isTransitioning = false
  /// Whether the running transition goes back to where it began.
  package internal(set) var isReversed = false
  /// How the change that has begun turns back; `nil` once its transition has ended.
  var reversal: ContainerStackReversal?
  /// What is told because the transition has turned.
  var turning: ArraySlice<Step> = []
  /// All other steps that are left.
  private var upcoming: ArraySlice<Step> = []

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
    let plan = plan(change)
    reversal = plan.reversal
    schedule(plan.steps)
    return plan.reversal?.moving
  }

  /// The next thing to do, or `nil` when nothing is left or a transition runs.
  package mutating func nextStep() -> Step? {
    let next = turning.isEmpty && !isTransitioning ? upcoming.popFirst() : turning.popFirst()
    if let next { note(next) }
    return next
  }

  /// Whether what leaves now may come back, because the transition that follows can turn back.
  package var canTurnBack: Bool { reversal != nil }

  /// Whether the last thing that the delegate is told is about a member, which may have left then.
  package func endsByTelling(of member: Member) -> Bool {
    guard case .tell(_, let kind) = upcoming.last else { return false }
    return kind.child == member || kind.counterpart == member
  }

  /// The transition of the last `play` has ended: where it leads, or, if it was turned back, where
  /// it began.
  ///
  /// - Parameter canReturn: Whether a member that has left before the transition can come back; asked
  ///   only if it was turned back.
  /// - Returns: Whether the change has been completed, and not been cancelled.
  @discardableResult
  package mutating func transitionDidEnd(canReturn: (Member) -> Bool = { _ in true }) -> Bool {
    defer { (isTransitioning, isReversed, reversal) = (false, false, nil) }
    if isReversed { schedule(cancelledSteps(canReturn: canReturn)) }
    return !isReversed
  }

  mutating func schedule(_ steps: [Step]) {
    upcoming = ArraySlice(steps)
  }

  /// Follows what a step changes in the list and in the tree.
  mutating func note(_ step: Step) {
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
    case .willAppear(let member):
      active = member
    case .didDisappear(let member):
      if active == member { active = nil }
    case .tell, .didJoin, .willLeave, .willStay, .didAppear, .willDisappear, .layOut:
      break
    }
  }
}
