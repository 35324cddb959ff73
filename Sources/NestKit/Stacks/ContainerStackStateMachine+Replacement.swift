nonisolated extension ContainerStackStateMachine {
  /// The list becomes another one.
  ///
  /// First everything beneath the top takes its place, then the top changes: by a push if the new
  /// one is new, as by a pop to it if it was in the list.
  func planReplacement(_ list: [Member]) -> ContainerStackPlan {
    guard let newTop = list.last else { return planPop(keeping: 0) }
    guard let oldTop = members.last else {
      // Nothing covers what is beneath the top: only what is going to be in the tree is loaded.
      return planChange(to: Array(list.dropLast()), placing: capacity - 1) {
        $0.planPush(newTop, hidesOld: false)
      }
    }
    if newTop == oldTop { return planBeneath(list) }
    // The old top stands above the others until it has been covered or has gone.
    let rest = list.filter { $0 != oldTop }
    let oldTopStays = rest.count < list.count
    if members.contains(newTop) {
      return planChange(to: rest + [oldTop]) {
        oldTopStays
          ? $0.planMovingTopDown(oldTop, revealing: newTop, finally: list)
          : $0.planPop(keeping: rest.count)
      }
    }
    return planChange(to: Array(rest.dropLast()) + [oldTop]) {
      $0.planPush(newTop, leaving: oldTopStays ? nil : oldTop, thenReorder: list)
    }
  }

  /// Everything beneath the top changes, and then the top.
  ///
  /// - Parameter count: How many of the list have their views in the tree before the top changes;
  ///   `nil` for as many as the capacity allows.
  private func planChange(
    to beneath: [Member], placing count: Int? = nil, thenTop planTop: (Self) -> ContainerStackPlan
  ) -> ContainerStackPlan {
    var plan = planBeneath(beneath, placing: count)
    plan.append(planTop(settled(beneath, placing: count)))
    plan.reversal?.before = .init(start: 0, members: members)
    return plan
  }

  /// Everything beneath the top changes, without any event of appearance; the top is the same
  /// before and after.
  func planBeneath(_ list: [Member], placing count: Int? = nil) -> ContainerStackPlan {
    guard list != members else { return ContainerStackPlan() }
    let (before, after) = (Set(members), Set(list))
    let leavers = members.filter { !after.contains($0) }
    let joiners = list.filter { !before.contains($0) }
    // Members that stay must not leave the window together with those above them that leave.
    var plan = ContainerStackPlan(steps: chainSteps(list.filter { placed.contains($0) }))
    for member in leavers.reversed() { plan.steps += [.willLeave(member), .leave(member)] }
    var length = members.count - leavers.count
    for member in joiners {
      plan.steps.append(.join(member, at: max(0, length - 1)))
      length += 1
    }
    plan.reorder(list)
    if visibility == .appeared {
      var arranged = self
      arranged.members = list
      arranged.placed = arranged.placed.subtracting(leavers)
      plan.steps += count.map { chainSteps(list.suffix($0)) } ?? arranged.arrangementSteps()
    }
    plan.steps += joiners.map { .didJoin($0) }
    return plan
  }

  /// Members that nobody sees are exchanged for others, and then the list changes. A change that is
  /// cancelled leaves the others in the list.
  func planExchange(
    _ list: [Member], then change: ContainerStackChange
  ) -> ContainerStackPlan {
    var plan = planBeneath(list)
    plan.append(settled(list, placing: nil).plan(change))
    return plan
  }

  /// The members of the list whose views a change adds to the tree.
  package func uncovered(by change: ContainerStackChange) -> [Member] {
    let list: ArraySlice<Member>
    switch change {
    case .insert, .conceal: return []
    case .reveal: list = members[...]
    case _ where isConcealed: return []
    case .keep(let count): list = members[..<count]
    case .remove(let index) where index == members.count - 1: list = members[..<index]
    case .remove, .bringToTop, .replace: list = self.list(after: change)[...]
    }
    return list.suffix(capacity).filter { !placed.contains($0) && members.contains($0) }
  }

  /// This machine as it is when everything beneath the top of a list has taken its place.
  private func settled(_ list: [Member], placing count: Int?) -> ContainerStackStateMachine {
    var settled = self
    settled.members = list
    if visibility == .appeared, !isConcealed {
      settled.placed = ContainerStackMemberSet(settled.members.suffix(count ?? capacity))
    }
    return settled
  }

  /// The top is replaced by the member below it and gets an index further down.
  private func planMovingTopDown(_ top: Member, revealing revealed: Member, finally list: [Member])
    -> ContainerStackPlan
  {
    guard visibility == .appeared else { return planOrder(list) }
    var arranged = self
    arranged.members = list
    var plan = ContainerStackPlan()
    if capacity == 1 { plan.steps.append(.place(revealed, under: top)) }
    arranged.placed.insert(revealed)
    plan.steps.appendExchange(hiding: top, showing: revealed, playing: top, .inverse, callbacks)
    plan.reorder(list)
    plan.steps += arranged.arrangementSteps()
    plan.reversal = ContainerStackReversal(moving: top, hidden: top, shown: revealed)
    return plan
  }
}
