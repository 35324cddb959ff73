#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

nonisolated extension ContainerStackStateMachine {
  /// Turns the running transition back, or forth again.
  ///
  /// What is told then comes from ``nextStep()`` while the transition goes on.
  ///
  /// - Returns: Whether a transition runs that can turn.
  @discardableResult
  package mutating func reverse() -> Bool {
    guard isTransitioning, let reversal else { return false }
    isReversed.toggle()
    turning = ArraySlice(reversal.announcement(isReversed: isReversed))
    return true
  }

  /// The steps after a transition that has ended where it began: everything is as before.
  ///
  /// - Parameter canReturn: Whether a member that has left before the transition can come back.
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
    if let told = reversal.told { steps.append(.tell(.did, told.inverse)) }
    return steps
  }

  /// The list beneath the top becomes what it was, and what the transition brought into the tree
  /// leaves it.
  private func restorationSteps(
    _ before: ContainerStackReversal.Part?, canReturn: (Member) -> Bool
  ) -> [Step] {
    guard let before else { return leftOverSteps() }
    let present = Set(members)
    let list =
      members.prefix(before.start)
      + before.members.filter { present.contains($0) || canReturn($0) }
    return Array(list) == members ? leftOverSteps() : beneathSteps(Array(list))
  }
}
