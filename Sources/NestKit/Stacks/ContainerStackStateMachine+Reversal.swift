nonisolated extension ContainerStackStateMachine {
  /// Reverses the running transition.
  ///
  /// The steps that announce it come from ``nextStep()`` while the transition continues.
  ///
  /// - Returns: Whether a transition runs.
  @discardableResult
  package mutating func reverse() -> Bool {
    guard isTransitioning, let reversal else { return false }
    isReversed.toggle()
    announcement = ArraySlice(reversal.announcement(isReversed: isReversed, callbacks))
    return true
  }

  /// The steps after a transition that was cancelled, which restore everything.
  ///
  /// - Parameter canReturn: Whether a member that was removed before the transition can be added
  ///   again.
  func cancellation(canReturn: (Member) -> Bool) -> ContainerStackPlan {
    guard let reversal else { return ContainerStackPlan() }
    var plan = ContainerStackPlan()
    plan.steps.append(
      callbacks.order.cancelled, from: reversal.hidden, to: reversal.shown, callbacks)
    if let joining = reversal.joining {
      if let beneath = members.dropLast().last, placed.contains(beneath) {
        plan.steps.append(.place(beneath, under: nil))
      }
      plan.steps.append(.leave(joining))
    }
    var after = self
    for step in plan.steps { after.note(step) }
    plan.append(after.restoration(reversal.before, canReturn: canReturn))
    if let leaving = reversal.leaving { plan.steps.append(.didJoin(leaving)) }
    if let event = reversal.event { plan.steps.append(.send(.did, event.inverse)) }
    return plan
  }

  /// The list beneath the top becomes what it was, and views that the transition added to the tree
  /// are removed from it.
  private func restoration(
    _ before: ContainerStackReversal.Part?, canReturn: (Member) -> Bool
  ) -> ContainerStackPlan {
    guard let before else {
      return ContainerStackPlan(
        steps: reversal?.isRearranged == true ? arrangementSteps() : leftOverSteps())
    }
    let present = Set(members)
    let list =
      members.prefix(before.start)
      + before.members.filter { present.contains($0) || canReturn($0) }
    return Array(list) == members
      ? ContainerStackPlan(steps: leftOverSteps()) : planBeneath(Array(list))
  }
}
