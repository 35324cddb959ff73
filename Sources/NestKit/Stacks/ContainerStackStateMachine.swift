/// The state machine of a stack, as a value: the list, whether it can be seen, and which steps are
/// left.
///
/// The owner puts changes in, takes steps out with ``nextStep()``, and performs each before it
/// takes the next. After a `play` there is no step until ``transitionDidEnd()``. Nothing here
/// knows a controller or a view.
///
/// Planning and performing a push or a pop takes the same time for any number of members. The time
/// of other changes depends on the number of members that they concern.
package nonisolated struct ContainerStackStateMachine: Sendable {
  package typealias Member = ContainerStackMember
  package typealias Step = ContainerStackStep

  /// Whether the container can be seen, as far as it has received.
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
  /// Whether the deepest member leaves when there are more than that.
  package let removesOverflow: Bool
  /// How the children are called.
  package let callbacks: ContainerStackCallbacks
  /// Bottom to top.
  package internal(set) var members: [Member] = []
  /// Those whose views are in the tree.
  package internal(set) var placed: ContainerStackMemberSet = []
  package internal(set) var visibility = Visibility.undisplayed
  /// The member that began to appear last, until it has disappeared.
  package private(set) var active: Member?
  /// Whether nothing of the list is shown: the container is displayed as if the list were empty.
  package internal(set) var isConcealed = false
  /// Whether a transition runs.
  package private(set) var isTransitioning = false
  /// Whether the running transition is reversed.
  package internal(set) var isReversed = false
  /// How the running change is reversed; `nil` once its transition has ended.
  var reversal: ContainerStackReversal?
  /// The steps that are left because the transition was reversed.
  var announcement: ArraySlice<Step> = []
  /// All other steps that are left.
  private var upcoming: ArraySlice<Step> = []
  /// The list after each of these that reorders it.
  private var orders: ArraySlice<[Member]> = []

  package init(
    capacity: Int, removesOverflow: Bool,
    callbacks: ContainerStackCallbacks = ContainerStackCallbacks()
  ) {
    self.callbacks = callbacks
    self.capacity = max(capacity, 1)
    self.removesOverflow = removesOverflow
  }

  /// Whether every step has been taken.
  package var isIdle: Bool { upcoming.isEmpty && !isTransitioning }

  /// Whether a change of the list may begin: everything is done, and the container is not
  /// between having received that it will appear or disappear and that it has.
  package var acceptsChange: Bool {
    isIdle && visibility != .appearing && visibility != .disappearing
  }

  /// Begins a change, which the machine ``accepts(_:)``.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - list: The list in which members that nobody sees have been exchanged for others, at the
  ///     same indices, before the change, which names those others. Default: none have.
  /// - Returns: The member whose transition the change plays, if it plays one.
  @discardableResult
  package mutating func begin(
    _ change: ContainerStackChange, exchanging list: [Member]? = nil
  ) -> Member? {
    precondition(accepts(change), "A change began before the one before it had ended")
    let plan = list.map { planExchange($0, then: change) } ?? plan(change)
    schedule(plan)
    reversal = plan.reversal
    return reversal?.moving
  }

  /// The next thing to do, or `nil` when nothing is left or a transition runs.
  package mutating func nextStep() -> Step? {
    let isFree = announcement.isEmpty && !isTransitioning
    let next = isFree ? upcoming.popFirst() : announcement.popFirst()
    if let next { note(next) }
    return next
  }

  /// Whether a transition runs or follows, so that members that are removed now may be added again.
  package var canReverse: Bool { reversal != nil }

  /// Whether the transition that runs or follows is played forward, so that the member that it
  /// moves appears.
  package var playsForward: Bool { reversal.map { $0.moving == $0.shown } ?? true }

  /// Whether the running transition removes the member that it moves, and does not add it.
  package var isRemoving: Bool {
    guard isTransitioning, let reversal else { return false }
    return reversal.joining == nil && reversal.leaving == reversal.moving
  }

  /// Whether the running transition adds the member that it moves, and removes none.
  package var isAdding: Bool {
    guard isTransitioning, let reversal else { return false }
    return reversal.leaving == nil && reversal.joining == reversal.moving
  }

  /// Whether the transition that runs or follows shows, hides, adds or removes a member.
  package func concerns(_ member: Member) -> Bool {
    guard let reversal else { return false }
    return [reversal.moving, reversal.hidden, reversal.shown, reversal.joining, reversal.leaving]
      .contains(member)
  }

  /// Whether the transition that runs or follows adds a member.
  package func adds(_ member: Member) -> Bool { reversal?.joining == member }

  /// The member whose transition runs or follows.
  var moving: Member? { reversal?.moving }

  /// The member that appears in the running transition, where it is not reversed.
  package var shown: Member? { reversal?.shown }

  /// The member that disappears in the running transition, where it is not reversed.
  package var hidden: Member? { reversal?.hidden }

  /// Whether no step that is left changes the list; costs the number of steps.
  package var isListFinal: Bool {
    !upcoming.contains { step in
      switch step {
      case .join, .leave, .reorder: true
      default: false
      }
    }
  }

  /// The members that the steps that are left add to the list; costs the number of steps.
  package var joining: [Member] {
    upcoming.compactMap { step in
      if case .join(let member, at: _) = step { member } else { nil }
    }
  }

  /// Whether the last event names a member, which may have been removed by then.
  package func endsBySending(of member: Member) -> Bool {
    guard case .send(_, let kind) = upcoming.last else { return false }
    return kind.child == member || kind.counterpart == member
  }

  /// The transition of the last `play` has ended: completed, or, if it is reversed, cancelled.
  ///
  /// - Parameter canReturn: Whether a member that was removed before the transition can be added
  ///   again; called only for a cancelled transition.
  /// - Returns: Whether the transition was completed.
  @discardableResult
  package mutating func transitionDidEnd(canReturn: (Member) -> Bool = { _ in true }) -> Bool {
    defer { (isTransitioning, isReversed, reversal) = (false, false, nil) }
    if isReversed { schedule(cancellation(canReturn: canReturn)) }
    return !isReversed
  }

  private mutating func schedule(_ plan: ContainerStackPlan) {
    schedule(plan.steps)
    orders = ArraySlice(plan.orders)
  }

  /// Schedules steps that do not reorder the list.
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
    case .reorder:
      members = orders.removeFirst()
    case .place(let member, _):
      placed.insert(member)
    case .displace(let member):
      placed.remove(member)
    case .play:
      isTransitioning = true
    case .conceal(let conceals):
      isConcealed = conceals
    case .willAppear(let member), .didAppear(let member):
      // Where a reversal that is reversed sends no second `willAppear`, what has appeared is shown.
      active = member
    case .didDisappear(let member):
      if active == member { active = nil }
    case .send, .didJoin, .willLeave, .willStay, .willDisappear, .layOut:
      break
    }
  }
}
