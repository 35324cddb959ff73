import AppearanceOrders

/// The differences between containers in how a stack calls its children; the planner reads them.
package nonisolated struct ContainerStackCallbacks: Sendable, Hashable {
  /// The order of the appearance callbacks of the two children of a transition.
  package var order = AppearanceOrder.stack
  /// Whether the event that a child is about to be shown is sent after its `viewWillAppear`, and
  /// not before.
  package var sendsWillShowAfterAppearance = false
  /// Whether a top that was added while nothing is shown receives `didMove(toParent:)` when it has
  /// appeared, or is covered, and not at once.
  package var topJoinsWhenShown = false

  package init() {}
}

nonisolated extension [ContainerStackStep] {
  /// Appends callbacks of an exchange, each with its event.
  ///
  /// - Parameters:
  ///   - steps: The callbacks.
  ///   - old: The member that disappears where the exchange is completed, if any.
  ///   - new: The member that appears then, if any.
  mutating func append(
    _ steps: [AppearanceOrder.Step], from old: ContainerStackMember?,
    to new: ContainerStackMember?, _ callbacks: ContainerStackCallbacks
  ) {
    for step in steps {
      guard let member = step.side == .from ? old : new else { continue }
      switch step {
      case .fromWillDisappear, .toWillDisappear: appendHiding(member)
      case .fromWillAppear, .toWillAppear: appendShowing(member, callbacks)
      case .fromDidDisappear, .toDidDisappear: appendHidden(member)
      case .fromDidAppear, .toDidAppear: appendShown(member)
      }
    }
  }

  /// One member is hidden and another shown, with a transition between *will* and *did*.
  mutating func appendExchange(
    hiding old: ContainerStackMember?, showing new: ContainerStackMember?,
    playing member: ContainerStackMember, _ direction: PlaybackDirection,
    _ callbacks: ContainerStackCallbacks
  ) {
    append(callbacks.order.begin, from: old, to: new, callbacks)
    append(.layOut)
    append(.play(member, direction))
    append(callbacks.order.complete, from: old, to: new, callbacks)
  }

  /// A member is about to be shown.
  mutating func appendShowing(
    _ member: ContainerStackMember, _ callbacks: ContainerStackCallbacks
  ) {
    if callbacks.sendsWillShowAfterAppearance {
      append(.willAppear(member))
      append(.send(.will, .show(member)))
    } else {
      append(.send(.will, .show(member)))
      append(.willAppear(member))
    }
  }

  /// A member is about to be hidden.
  mutating func appendHiding(_ member: ContainerStackMember) {
    append(.send(.will, .hide(member)))
    append(.willDisappear(member))
  }

  /// A member has been shown.
  mutating func appendShown(_ member: ContainerStackMember) {
    append(.didAppear(member))
    append(.send(.did, .show(member)))
  }

  /// A member has been hidden.
  mutating func appendHidden(_ member: ContainerStackMember) {
    append(.didDisappear(member))
    append(.send(.did, .hide(member)))
  }
}
