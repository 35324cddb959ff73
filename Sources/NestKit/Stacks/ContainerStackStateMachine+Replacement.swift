nonisolated extension ContainerStackStateMachine {
  /// The list becomes another one.
  ///
  /// First everything beneath the top takes its place, then the top changes: by a push if the new
  /// one is new, as by a pop to it if it was in the list.
  func planReplacement(_ list: [Member]) -> ContainerStackPlan {
    guard let newTop = list.last else { return planPop(keeping: 0) }
    guard let oldTop = members.last else {
      return planChange(to: Array(list.dropLast())) { $0.planPush(newTop, hidesOld: false) }
    }
    if newTop == oldTop { return ContainerStackPlan(steps: beneathSteps(list)) }
    // The old top stands above the others until it has been covered or has gone.
    let rest = list.filter { $0 != oldTop }
    let oldTopStays = rest.count < list.count
    if members.contains(newTop) {
      return planChange(to: rest + [oldTop]) {
        oldTopStays
          ? $0.planSinking(oldTop, revealing: newTop, finally: list)
          : $0.planPop(keeping: rest.count)
      }
    }
    return planChange(to: Array(rest.dropLast()) + [oldTop]) {
      $0.planPush(newTop, leaving: oldTopStays ? nil : oldTop, thenReorder: list)
    }
  }

  /// Everything beneath the top changes, and then the top.
  private func planChange(
    to beneath: [Member], thenTop planTop: (Self) -> ContainerStackPlan
  ) -> ContainerStackPlan {
    let top = planTop(settled(beneath))
    var reversal = top.reversal
    reversal?.before = .init(start: 0, members: members)
    return ContainerStackPlan(steps: beneathSteps(beneath) + top.steps, reversal: reversal)
  }

  /// Everything beneath the top changes, without any event of appearance; the top is the same
  /// before and after.
  func beneathSteps(_ list: [Member]) -> [Step] {
    guard list != members else { return [] }
    let (before, after) = (Set(members), Set(list))
    let leavers = members.filter { !after.contains($0) }
    let joiners = list.filter { !before.contains($0) }
    // What stays must not leave the window together with those above it that leave.
    var steps = chainSteps(list.filter { placed.contains($0) })
    for member in leavers.reversed() { steps += [.willLeave(member), .leave(member)] }
    var count = members.count - leavers.count
    for member in joiners {
      steps.append(.join(member, at: max(0, count - 1)))
      count += 1
    }
    steps.append(.reorder(list))
    if visibility == .appeared {
      var arranged = self
      arranged.members = list
      arranged.placed = arranged.placed.subtracting(leavers)
      steps += arranged.arrangementSteps()
    }
    return steps + joiners.map { .didJoin($0) }
  }

  /// This machine as it is when everything beneath the top of a list has taken its place.
  private func settled(_ list: [Member]) -> ContainerStackStateMachine {
    var settled = self
    settled.members = list
    if visibility == .appeared {
      settled.placed = ContainerStackMemberSet(settled.members.suffix(capacity))
    }
    return settled
  }

  /// The top is replaced by the member below it and gets an index further down.
  private func planSinking(_ top: Member, revealing revealed: Member, finally list: [Member])
    -> ContainerStackPlan
  {
    guard visibility == .appeared else {
      return ContainerStackPlan(
        steps: chainSteps(list.filter { placed.contains($0) }) + [.reorder(list)])
    }
    var arranged = self
    arranged.members = list
    var steps: [Step] = []
    if capacity == 1 { steps.append(.place(revealed, under: top)) }
    arranged.placed.insert(revealed)
    steps.appendExchange(hiding: top, showing: revealed, playing: top, .inverse)
    steps.append(.reorder(list))
    return ContainerStackPlan(
      steps: steps + arranged.arrangementSteps(),
      reversal: ContainerStackReversal(moving: top, hidden: top, shown: revealed))
  }
}
