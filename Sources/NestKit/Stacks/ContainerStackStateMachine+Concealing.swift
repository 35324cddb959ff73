nonisolated extension ContainerStackStateMachine {
  /// Whether a change may begin now.
  ///
  /// A change of the list waits while the container appears or disappears. The list can be
  /// concealed meanwhile, and be shown while the container appears, so that a container which
  /// learns its size only then shows what fits.
  package func accepts(_ change: ContainerStackChange) -> Bool {
    switch change {
    case .conceal: isIdle
    case .reveal: isIdle && visibility != .disappearing
    case .insert, .bringToTop, .keep, .remove, .replace: acceptsChange
    }
  }

  /// The top disappears, with the inverse of its transition; what is beneath leaves the tree
  /// before, so that it is not seen in its place.
  func planConcealment() -> ContainerStackPlan {
    guard !isConcealed else { return ContainerStackPlan() }
    var steps: [Step] = []
    var reversal: ContainerStackReversal?
    if visibility == .appeared, let top = members.last {
      steps += placed.subtracting([top]).members.map { .displace($0) }
      steps.appendHiding(top)
      steps.append(.layOut)
      steps.append(.play(top, .inverse))
      reversal = ContainerStackReversal(moving: top, hidden: top, isRearranged: true)
    } else if visibility == .appearing, let active {
      steps.appendHiding(active)
    }
    steps.append(.conceal(true))
    if let active { steps.appendHidden(active) }
    let remaining = reversal.map { [$0.moving] } ?? placed.members
    return ContainerStackPlan(steps: steps + remaining.map { .displace($0) }, reversal: reversal)
  }

  /// The top appears, with its transition, and then what is beneath it within the capacity is added
  /// to the tree.
  func planRevelation() -> ContainerStackPlan {
    guard isConcealed else { return ContainerStackPlan() }
    var shown = self
    shown.isConcealed = false
    guard let top = members.last else { return ContainerStackPlan(steps: [.conceal(false)]) }
    switch visibility {
    case .undisplayed, .hidden, .disappearing:
      return ContainerStackPlan(steps: [.conceal(false)])
    case .appearing:
      var steps: [Step] = [.conceal(false)] + shown.arrangementSteps()
      steps.appendShowing(top, callbacks)
      return ContainerStackPlan(steps: steps)
    case .appeared:
      var steps: [Step] = [.place(top, under: nil)]
      steps.appendShowing(top, callbacks)
      steps.append(.layOut)
      steps += [.play(top, .forward), .conceal(false)]
      steps.appendShown(top)
      return ContainerStackPlan(
        steps: steps + shown.arrangementSteps(),
        reversal: ContainerStackReversal(moving: top, shown: top))
    }
  }

  /// The list that a change leads to. A concealed list changes at once, as everything beneath a top
  /// does.
  func list(after change: ContainerStackChange) -> [Member] {
    var list = members
    switch change {
    case .insert(let member, let index):
      list.insert(member, at: index)
      if let overflowLeaving { list.removeAll { $0 == overflowLeaving } }
    case .bringToTop(let member):
      list.removeAll { $0 == member }
      list.append(member)
    case .keep(let count): list.removeLast(list.count - count)
    case .remove(let index): list.remove(at: index)
    case .replace(let new): list = new
    case .conceal, .reveal: break
    }
    return list
  }
}
