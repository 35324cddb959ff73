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
    announcement = ArraySlice(reversal.announcement(isReversed: isReversed))
    return true
  }

  /// The steps after a transition that was cancelled, which restore everything.
  ///
  /// - Parameter canReturn: Whether a member that was removed before the transition can be added again.
  func cancelledSteps(canReturn: (Member) -> Bool) -> [Step] {
    guard let reversal else { return [] }
    var steps: [Step] = []
    steps.appendEnd(hiding: reversal.shown, showing: reversal.hidden)
    if let arriving = reversal.arriving {
      if members.count > 1 { steps.append(.place(members[members.count - 2], under: nil)) }
      steps.append(.leave(arriving))
    }
    var after = self
    for step in steps { after.note(step) }
    steps += after.restorationSteps(reversal.before, canReturn: canReturn)
    if let leaving = reversal.leaving { steps.append(.didJoin(leaving)) }
    if let event = reversal.event { steps.append(.send(.did, event.inverse)) }
    return steps
  }

  /// The list beneath the top becomes what it was, and views that the transition added to the tree are
  /// removed from it.
  private func restorationSteps(
    _ before: ContainerStackReversal.Part?, canReturn: (Member) -> Bool
  ) -> [Step] {
    guard let before else {
      return reversal?.isRearranged == true ? arrangementSteps() : leftOverSteps()
    }
    let present = Set(members)
    let list =
      members.prefix(before.start)
      + before.members.filter { present.contains($0) || canReturn($0) }
    return Array(list) == members ? leftOverSteps() : beneathSteps(Array(list))
  }
}
