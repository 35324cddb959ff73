import AppearanceOrders

/// The steps of a change of the list, and its reversal.
package nonisolated struct ContainerStackPlan: Sendable {
  /// All steps, first to last, for a transition that runs to its end.
  var steps: [ContainerStackStep] = []
  /// The list after each step that reorders it.
  var orders: [[ContainerStackMember]] = []
  /// How the transition of the change is reversed; `nil` if there is none.
  var reversal: ContainerStackReversal?

  /// The list takes another order.
  mutating func reorder(_ list: [ContainerStackMember]) {
    steps.append(.reorder)
    orders.append(list)
  }

  /// Appends the steps of another plan, whose reversal holds.
  mutating func append(_ other: ContainerStackPlan) {
    steps += other.steps
    orders += other.orders
    reversal = other.reversal
  }
}

/// How a change of the top is reversed while its transition runs.
///
/// It only names the members that take part, which costs a push or a pop very little: the steps are
/// made when the transition is reversed.
package nonisolated struct ContainerStackReversal: Sendable {
  typealias Member = ContainerStackMember
  typealias Step = ContainerStackStep

  /// A list from an index on.
  struct Part: Sendable {
    let start: Int
    let members: [Member]
  }

  /// The member whose transition is played.
  let moving: Member
  /// The event of the change that is sent to the delegate, if any.
  var event: ContainerEvent.Kind<Member>?
  /// The member that disappears with the change.
  var hidden: Member?
  /// The member that appears with the change.
  var shown: Member?
  /// The member that the change adds.
  var joining: Member?
  /// The member whose removal the change has announced.
  var leaving: Member?
  /// Whether the views of the list have another order during the transition.
  var isRearranged = false
  /// The list before the change, if the change has altered more of it before the transition than
  /// adding `joining`.
  var before: Part?

  /// Returns the steps that are performed when the transition changes its direction.
  ///
  /// Each child receives the opposite *will* of the last one, as far as the order provides it
  /// before the end, and the delegate the event that undoes the change. The *did* of a change that
  /// was undone is never sent.
  func announcement(isReversed: Bool, _ callbacks: ContainerStackCallbacks) -> [Step] {
    let leavingMember = isReversed ? joining : leaving
    let stayingMember = isReversed ? leaving : joining
    let order = callbacks.order
    let turned = Set(order.reversal.map(\.side))
    let appearances =
      isReversed ? order.reversal : order.begin.filter { turned.contains($0.side) }
    var steps: [Step] = []
    if let event { steps.append(.send(.will, isReversed ? event.inverse : event)) }
    if let leavingMember { steps.append(.willLeave(leavingMember)) }
    if let stayingMember { steps.append(.willStay(stayingMember)) }
    steps.append(appearances, from: hidden, to: shown, callbacks)
    steps.append(.layOut)
    return steps
  }
}
