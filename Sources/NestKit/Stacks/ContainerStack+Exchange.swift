/// A child that another one replaces, with its index and its transition.
struct ContainerExchange {
  let former: ContainerContent
  let new: ContainerStackMember
}

extension ContainerStack {
  /// Exchanges children that have another controller for an orientation.
  ///
  /// - Parameters:
  ///   - isLandscape: Whether the interface is going to be wider than high.
  ///   - duration: Seconds for the cross-dissolve; `nil` for none.
  public func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    // Asked whenever the container appears: an operation that has nothing to do costs more than
    // this.
    let isConcerned = machine.members.suffix(configuration.capacity).contains {
      contents[$0]?.viewController is any OrientationCloning
    }
    guard isConcerned || !queue.isIdle else { return }
    _ = requestFirst(
      .exchangeClones(isLandscape: isLandscape, duration: duration), animated: duration != nil)
  }

  /// Asks the topmost children, as many as the capacity says, except for a fixed root. A controller
  /// that cannot be added is reported and left out, before anything has changed.
  func resolveExchange(_ isLandscape: Bool, _ duration: TimeInterval?) -> Resolution {
    guard !isConcealed else { return .nothingToDo }
    let hasBackground = topContent?.transition.backgroundOpacity != nil
    let transition =
      hasBackground ? Transition.crossDissolve.leavingCoveredInPlace : .crossDissolve
    var members = machine.members
    var exchanges: [ContainerExchange] = []
    for index in members.indices.suffix(configuration.capacity)
    where index > 0 || !configuration.hasFixedRoot {
      guard let former = contents[members[index]],
        let clone = former.viewController.clone(forLandscape: isLandscape)
      else { continue }
      let arrival = ContainerStackArrival(
        viewController: clone, transition: transition.lasting(duration ?? 0))
      if let misuse = misuse(ofAdding: arrival) {
        Misuse.report(misuse)
        continue
      }
      let new = member(for: arrival)
      contents[new]?.origin = former.origin ?? former.viewController
      members[index] = new
      exchanges.append(ContainerExchange(former: former, new: new))
    }
    guard !exchanges.isEmpty else { return .nothingToDo }
    self.exchanges = exchanges
    for exchange in exchanges {
      guard let new = contents[exchange.new]?.viewController else { continue }
      willExchange(exchange.former.viewController, with: new)
    }
    return .change(.replace(with: members))
  }

  /// The children that have arrived have the transitions of the former ones; where the exchange was
  /// cancelled these are there again.
  func endExchange() {
    guard !exchanges.isEmpty else { return }
    let ended = exchanges
    exchanges = []
    for exchange in ended {
      let former = exchange.former
      guard let new = contents[exchange.new] else { continue }
      if runningState.isCancelled {
        willExchange(new.viewController, with: former.viewController)
      } else {
        new.setTransition(former.transition)
      }
    }
  }

  /// Exchanges the children that a change is about to uncover and that have another controller for
  /// the present orientation: they are beyond the capacity, or concealed, and so were not asked
  /// when the interface rotated. A controller that cannot be added is reported, and the child
  /// stays.
  ///
  /// - Returns: The change, with the members of the new children, and the list with those; no list
  ///   where there are none.
  func exchangingUncovered(
    by change: ContainerStackChange
  ) -> (change: ContainerStackChange, list: [ContainerStackMember]?) {
    guard machine.visibility == .appeared || machine.visibility == .appearing else {
      return (change, nil)
    }
    let concerned = machine.uncovered(by: change).filter {
      contents[$0]?.viewController is any OrientationCloning
        && !(configuration.hasFixedRoot && $0 == machine.members.first)
    }
    guard !concerned.isEmpty, let isLandscape = container?.isInLandscape else {
      return (change, nil)
    }
    var new: [ContainerStackMember: ContainerStackMember] = [:]
    for member in concerned { new[member] = orientedMember(for: member, isLandscape, in: change) }
    guard !new.isEmpty else { return (change, nil) }
    runningState.exchanged = Array(new.keys)
    return (change.replacing(new), machine.members.map { new[$0] ?? $0 })
  }

  /// Returns the member of the controller that is going to stand for a child, with the transition
  /// of that; `nil` where none is.
  private func orientedMember(
    for member: ContainerStackMember, _ isLandscape: Bool, in change: ContainerStackChange
  ) -> ContainerStackMember? {
    guard let former = contents[member],
      let clone = former.viewController.clone(forLandscape: isLandscape)
    else { return nil }
    // The program may have put it into the list itself.
    if case .replace(let list) = change,
      list.contains(where: { contents[$0]?.viewController === clone })
    {
      return nil
    }
    let arrival = ContainerStackArrival(viewController: clone, transition: former.transition)
    if let misuse = misuse(ofAdding: arrival) {
      Misuse.report(misuse)
      return nil
    }
    let new = self.member(for: arrival)
    contents[new]?.origin = former.origin ?? former.viewController
    willExchange(former.viewController, with: clone)
    return new
  }

  /// The child for a controller in the present orientation: the controller itself, its clone that
  /// is there already, or its clone that arrives.
  func orientedChild(for viewController: UIViewController) -> UIViewController {
    guard viewController is any OrientationCloning else { return viewController }
    if let present = presentOrientedChild(for: viewController) { return present }
    guard let container, let isLandscape = container.isInLandscape,
      let clone = viewController.clone(forLandscape: isLandscape)
    else { return viewController }
    guard let misuse = Misuse.ofAdding(clone, to: container) else { return clone }
    Misuse.report(misuse)
    return viewController
  }

  /// The child for a controller that is there already: the controller itself, or its clone.
  func presentOrientedChild(for viewController: UIViewController) -> UIViewController? {
    if contains(viewController) { return viewController }
    guard viewController is any OrientationCloning else { return nil }
    return machine.members.lazy.compactMap { self.contents[$0] }
      .first { $0.origin === viewController }?.viewController
  }
}

nonisolated extension ContainerStackChange {
  /// The same change with other members.
  fileprivate func replacing(_ new: [ContainerStackMember: ContainerStackMember]) -> Self {
    switch self {
    case .insert, .keep, .remove, .conceal, .reveal: self
    case .bringToTop(let member): .bringToTop(new[member] ?? member)
    case .replace(let list): .replace(with: list.map { new[$0] ?? $0 })
    }
  }
}
