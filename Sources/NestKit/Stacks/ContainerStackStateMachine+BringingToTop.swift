nonisolated extension ContainerStackStateMachine {
  /// A member of the list moves to the top, with its own transition; the others keep their order.
  ///
  /// Nobody moves to or from a parent, so there is no event but showing and hiding.
  func planBringToTop(_ member: Member) -> ContainerStackPlan {
    let list = members.filter { $0 != member } + [member]
    guard visibility == .appeared, let old = members.last else {
      return planOrder(list)
    }
    var arranged = self
    arranged.members = list
    arranged.placed.insert(member)
    // Those that are seen during the transition: the former ones beneath the appearing one.
    let shown = list.dropLast().filter { placed.contains($0) } + [member]
    var plan = ContainerStackPlan(steps: chainSteps(shown))
    plan.steps.appendExchange(
      hiding: old, showing: member, playing: member, .forward, callbacks)
    plan.reorder(list)
    plan.steps += arranged.arrangementSteps()
    plan.reversal = ContainerStackReversal(
      moving: member, hidden: old, shown: member, isRearranged: true)
    return plan
  }

  /// The list takes another order while nothing of it is seen.
  func planOrder(_ list: [Member]) -> ContainerStackPlan {
    var plan = ContainerStackPlan(steps: chainSteps(list.filter { placed.contains($0) }))
    plan.reorder(list)
    return plan
  }
}
