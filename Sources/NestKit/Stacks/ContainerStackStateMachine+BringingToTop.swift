nonisolated extension ContainerStackStateMachine {
  /// A member of the list moves to the top, with its own transition; the others keep their order.
  ///
  /// Nobody moves to or from a parent, so there is no event but showing and hiding.
  func planBringToTop(_ member: Member) -> ContainerStackPlan {
    let list = members.filter { $0 != member } + [member]
    guard visibility == .appeared, let old = members.last else {
      return ContainerStackPlan(
        steps: chainSteps(list.filter { placed.contains($0) }) + [.reorder(list)])
    }
    var arranged = self
    arranged.members = list
    arranged.placed.insert(member)
    // Those that are seen during the transition: the former ones beneath the appearing one.
    let shown = list.dropLast().filter { placed.contains($0) } + [member]
    var steps = chainSteps(shown)
    steps.appendExchange(hiding: old, showing: member, playing: member, .forward)
    steps.append(.reorder(list))
    return ContainerStackPlan(
      steps: steps + arranged.arrangementSteps(),
      reversal: ContainerStackReversal(
        moving: member, hidden: old, shown: member, isRearranged: true))
  }
}
