nonisolated extension ContainerStackStateMachine {
  /// Whether children of the container receive that they appear and disappear.
  private var sendsAppearance: Bool { visibility == .appeared }
  /// Whether pushes and pops are sent to the delegate: from the first display on.
  private var sendsTopEvents: Bool { visibility != .undisplayed }

  /// The index of the deepest member whose view is in the tree, in a list of some length.
  func lowestPlaced(count: Int) -> Int { max(0, count - capacity) }

  func plan(_ change: ContainerStackChange) -> ContainerStackPlan {
    switch change {
    case .conceal: planConcealment()
    case .reveal: planRevelation()
    case _ where isConcealed: planBeneath(list(after: change))
    case .insert(let member, let index) where index == members.count:
      planPush(member)
    case .insert(let member, let index):
      ContainerStackPlan(steps: insertionSteps(member, at: index))
    case .bringToTop(let member):
      planBringToTop(member)
    case .keep(let count):
      planPop(keeping: count)
    case .remove(let index) where index == members.count - 1:
      planPop(keeping: index)
    case .remove(let index):
      ContainerStackPlan(steps: removalSteps(at: index))
    case .replace(let list):
      planReplacement(list)
    }
  }

  // MARK: At the top

  /// A member becomes the top.
  ///
  /// - Parameters:
  ///   - new: The member that appears.
  ///   - hidesOld: Whether the old top has been seen until now.
  ///   - leaving: A member that leaves when the new one is there, or `nil` for none but the one
  ///     that is beyond the capacity now.
  ///   - order: The list in the end, where it is not simply the old one and the new member.
  func planPush(
    _ new: Member, hidesOld: Bool = true, leaving: Member? = nil, thenReorder order: [Member]? = nil
  ) -> ContainerStackPlan {
    let beneath = members.last
    let old = hidesOld ? beneath : nil
    let leaving = leaving ?? overflowLeaving
    let event = ContainerEvent.Kind.push(new, covering: old)
    var plan = ContainerStackPlan(steps: stepsForTop())
    if sendsTopEvents { plan.steps.append(.send(.will, event)) }
    if let leaving { plan.steps.append(.willLeave(leaving)) }
    if callbacks.topJoinsWhenShown, !sendsAppearance, let beneath {
      plan.steps.append(.didJoin(beneath))
    }
    plan.steps.append(.join(new, at: members.count))
    if sendsAppearance {
      plan.steps.append(.place(new, under: nil))
      if let beneath, placed.contains(beneath) {
        plan.steps.append(.place(beneath, under: new))
      }
      plan.steps.appendExchange(
        hiding: old, showing: new, playing: new, .forward, callbacks)
    }
    if let order {
      plan.steps += settlingSteps(after: new, leaving: leaving, order: order)
      plan.reorder(order)
    } else {
      appendOverflow(leaving: leaving, to: &plan.steps)
    }
    if sendsAppearance || !callbacks.topJoinsWhenShown { plan.steps.append(.didJoin(new)) }
    if sendsTopEvents { plan.steps.append(.send(.did, event)) }
    guard sendsAppearance else { return plan }
    plan.reversal = ContainerStackReversal(
      moving: new, event: event, hidden: old, shown: new, joining: new, leaving: leaving)
    return plan
  }

  /// The member that a full list removes for a new one.
  var overflowLeaving: Member? {
    removesOverflow && members.count >= capacity ? members.first : nil
  }

  /// Appends the step for the member that is beyond the capacity once another one has been pushed.
  private func appendOverflow(leaving: Member?, to steps: inout [Step]) {
    if let leaving {
      steps.append(.leave(leaving))
    } else if sendsAppearance, members.count >= capacity {
      let member = members[members.count - capacity]
      if placed.contains(member) { steps.append(.displace(member)) }
    }
  }

  /// No steps, with room for what a push or a pop takes: growing costs more than planning.
  private func stepsForTop() -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(24)
    return steps
  }

  /// Before the list takes another order once a member has been pushed.
  private func settlingSteps(after new: Member, leaving: Member?, order: [Member]) -> [Step] {
    var steps: [Step] = []
    if sendsAppearance {
      var settled = self
      settled.members = order
      settled.placed.insert(new)
      if let leaving { settled.placed.remove(leaving) }
      steps += settled.arrangementSteps()
    } else {
      steps += chainSteps(order.filter { placed.contains($0) })
    }
    if let leaving { steps.append(.leave(leaving)) }
    return steps
  }

  /// The members from an index on leave; one animation, from the old top to the new one.
  func planPop(keeping count: Int) -> ContainerStackPlan {
    guard let top = members.last, count < members.count else { return ContainerStackPlan() }
    let revealed = count > 0 ? members[count - 1] : nil
    let between = members[count..<(members.count - 1)]
    let event = ContainerEvent.Kind.pop(top, revealing: revealed)
    var steps = stepsForTop()
    steps.reserveCapacity(16)
    if !between.isEmpty || !sendsAppearance {
      steps += gapSteps(leaving: between, under: top, keeping: count)
    }
    for member in between.reversed() { steps += [.willLeave(member), .leave(member)] }
    if sendsTopEvents { steps.append(.send(.will, event)) }
    steps.append(.willLeave(top))
    if sendsAppearance {
      let lowest = lowestPlaced(count: members.count)
      appendRevealing(count: count, under: top, lowest: lowest, to: &steps)
      steps.appendExchange(
        hiding: top, showing: revealed, playing: top, .inverse, callbacks)
      if let revealed { steps.append(.place(revealed, under: nil)) }
    }
    steps.append(.leave(top))
    if sendsTopEvents { steps.append(.send(.did, event)) }
    guard sendsAppearance else { return ContainerStackPlan(steps: steps) }
    var reversal = ContainerStackReversal(
      moving: top, event: event, hidden: top, shown: revealed, leaving: top)
    if !between.isEmpty { reversal.before = .init(start: count, members: between + [top]) }
    return ContainerStackPlan(steps: steps, reversal: reversal)
  }

  /// Returns the steps after which the members that stay do not leave the window together with
  /// those above them that leave.
  private func gapSteps(
    leaving between: ArraySlice<Member>, under top: Member, keeping count: Int
  ) -> [Step] {
    guard sendsAppearance else { return gapSteps(leaving: count..<members.count) }
    guard count > lowestPlaced(count: members.count) else { return [] }
    return [.place(members[count - 1], under: top)]
  }

  /// Brings those into the tree that come into capacity when only `count` members are left.
  private func appendRevealing(
    count: Int, under top: Member, lowest: Int, to steps: inout [Step]
  ) {
    let first = lowestPlaced(count: count)
    let end = min(count, lowest)
    guard first < end else { return }
    for index in (first..<end).reversed() {
      steps.append(.place(members[index], under: index == count - 1 ? top : members[index + 1]))
    }
  }

  // MARK: Below the top

  /// A member is inserted beneath the top: its view is placed where an animated push would have
  /// left it.
  private func insertionSteps(_ new: Member, at index: Int) -> [Step] {
    let leaving = overflowLeaving
    var steps: [Step] = leaving.map { [.willLeave($0)] } ?? []
    steps.append(.join(new, at: index))
    let lowest = lowestPlaced(count: members.count + 1)
    if sendsAppearance, index >= lowest {
      steps.append(.place(new, under: members[index]))
      if index - 1 >= lowest { steps.append(.place(members[index - 1], under: new)) }
      if lowest > 0, leaving == nil { steps.append(.displace(members[lowest - 1])) }
    }
    if let leaving { steps.append(.leave(leaving)) }
    steps.append(.didJoin(new))
    return steps
  }

  /// A member beneath the top leaves: those around it close the gap.
  private func removalSteps(at index: Int) -> [Step] {
    let member = members[index]
    let lowest = lowestPlaced(count: members.count)
    var steps: [Step] = [.willLeave(member)]
    if sendsAppearance, index >= lowest {
      let above = members[index + 1]
      if index > lowest { steps.append(.place(members[index - 1], under: above)) }
      if lowest > 0 {
        let neighbour = index == lowest ? above : members[lowest]
        steps.append(.place(members[lowest - 1], under: neighbour))
      }
    } else if !sendsAppearance {
      steps += gapSteps(leaving: index..<(index + 1))
    }
    steps.append(.leave(member))
    return steps
  }

  /// While the container is hidden views are neither added nor arranged anew, but those that stay
  /// must not leave together with those above them.
  private func gapSteps(leaving range: Range<Int>) -> [Step] {
    guard members[range].contains(where: { placed.contains($0) }),
      let below = members[..<range.lowerBound].last(where: { placed.contains($0) })
    else { return [] }
    let above = members[range.upperBound...].first { placed.contains($0) }
    return [.place(below, under: above)]
  }
}
