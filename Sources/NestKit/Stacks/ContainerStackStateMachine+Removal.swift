nonisolated extension ContainerStackStateMachine {
  /// The stack is removed: all members leave, the top last, without a transition; only when idle.
  ///
  /// A top that appears or has appeared disappears before, and one that disappears has disappeared,
  /// so that what was sent is balanced whatever the container has received.
  package mutating func removeAll() {
    precondition(isIdle, "A stack was removed before the last change had ended")
    guard let top = members.last else { return }
    let event = ContainerEvent.Kind.pop(top, revealing: nil)
    let sendsEvent = visibility != .undisplayed && !isConcealed
    var steps: [Step] = []
    for member in members.dropLast().reversed() { steps += [.willLeave(member), .leave(member)] }
    if sendsEvent { steps.append(.send(.will, event)) }
    steps.append(.willLeave(top))
    if let active, visibility != .disappearing { steps.appendHiding(active) }
    if let active { steps.appendHidden(active) }
    steps.append(.leave(top))
    if sendsEvent { steps.append(.send(.did, event)) }
    schedule(steps)
  }
}
