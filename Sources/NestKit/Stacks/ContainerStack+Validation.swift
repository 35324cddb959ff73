extension ContainerStack {
  /// The result of a check of a request.
  enum Resolution {
    case change(ContainerStackChange)
    case nothingToDo
    case refused(Misuse)
  }

  /// Checks a request against the list as it is now. Nothing changes, but that children of a change
  /// that can be made are known from now on.
  func resolve(_ request: ContainerStackRequest) -> Resolution {
    switch request {
    case .insert(let arrival, let place): resolveInsertion(of: arrival, place)
    case .bringToTop(let arrival): resolveBringToTop(of: arrival)
    case .pop: count == 0 ? .refused(.nothingToPop(in: container)) : resolvePop(keeping: count - 1)
    case .popTo(let target): resolvePop(to: target)
    case .popToIndex(let index): resolvePop(toIndex: index)
    case .popToRoot: count > 1 ? resolvePop(keeping: 1) : .nothingToDo
    case .popAll: count > 0 ? resolvePop(keeping: 0) : .nothingToDo
    case .removeIndex(let index): resolveRemoval(at: index)
    case .remove(let child):
      index(of: child).map(resolveRemoval) ?? .refused(.notInStack(child, "removed"))
    case .replaceTop(let arrival):
      resolveReplacement(
        viewControllers.dropLast() + [arrival.viewController], arrival.transition)
    case .replace(let list, let transition, let commonCount):
      resolveChangeOfTop(list, transition, commonCount) ?? resolveReplacement(list, transition)
    case .exchangeClones(let isLandscape, let duration): resolveExchange(isLandscape, duration)
    case .conceal: isConcealed ? .nothingToDo : .change(.conceal)
    case .reveal(let transition): resolveRevelation(by: transition)
    }
  }

  // MARK: Coming

  private func resolveInsertion(
    of given: ContainerStackArrival, _ place: ContainerStackRequest.Place
  ) -> Resolution {
    let arrival = oriented(given)
    let position: Int
    switch place {
    case .top: position = count
    case .index(let index): position = index
    case .below(let sibling):
      guard let index = index(of: sibling) else {
        return .refused(.notInStack(sibling, "underlaid"))
      }
      position = index
    case .above(let sibling):
      guard let index = index(of: sibling) else {
        return .refused(.notInStack(sibling, "covered"))
      }
      position = index + 1
    }
    guard (0...count).contains(position) else {
      return .refused(.indexOutOfRange(position, count: count, upTo: count))
    }
    if let misuse = misuse(ofAdding: arrival) { return .refused(misuse) }
    if configuration.hasFixedRoot, position == 0, let root = rootViewController {
      return .refused(
        .fixedRoot(root, "underlaid by \(Misuse.describe(arrival.viewController))"))
    }
    let isFull = count >= configuration.capacity
    if isFull,
      configuration.overflow == .refuse || configuration.overflow == .remove && position == 0
    {
      return .refused(.capacityExceeded(count + 1, of: configuration))
    }
    return .change(.insert(member(for: arrival, insteadOf: given), at: position))
  }

  /// A child that arrives is the one for the orientation of the interface.
  private func oriented(_ arrival: ContainerStackArrival) -> ContainerStackArrival {
    let child = orientedChild(for: arrival.viewController)
    guard child !== arrival.viewController else { return arrival }
    return ContainerStackArrival(
      viewController: child, transition: arrival.transition)
  }

  func misuse(ofAdding arrival: ContainerStackArrival) -> Misuse? {
    let child = arrival.viewController
    guard let container else { return .containerGone }
    if let misuse = Misuse.ofDuration(of: arrival.transition) { return misuse }
    if contains(child) { return .duplicate(child, in: container) }
    if contents.announced[ObjectIdentifier(child)] != nil { return nil }
    return .ofAdding(child, to: container)
  }

  private func resolveBringToTop(of arrival: ContainerStackArrival) -> Resolution {
    let child = arrival.viewController
    if let misuse = Misuse.ofDuration(of: arrival.transition) { return .refused(misuse) }
    guard let member = contents.member(of: child) else {
      return .refused(.notInStack(child, "brought on top"))
    }
    if child === topViewController { return .nothingToDo }
    if configuration.hasFixedRoot, child === rootViewController {
      return .refused(.fixedRoot(child, "brought on top"))
    }
    contents[member]?.setTransition(arrival.transition)
    return .change(.bringToTop(member))
  }

  private func resolveRevelation(by transition: Transition?) -> Resolution {
    guard isConcealed else { return .nothingToDo }
    if let transition {
      if let misuse = Misuse.ofDuration(of: transition) { return .refused(misuse) }
      topContent?.setTransition(transition)
    }
    return .change(.reveal)
  }

  func member(for arrival: ContainerStackArrival) -> ContainerStackMember {
    if let announced = contents.announced[ObjectIdentifier(arrival.viewController)] {
      contents[announced]?.setTransition(arrival.transition)
      return announced
    }
    return contents.add(
      ContainerContent(
        viewController: arrival.viewController, link: link, groups: groups,
        transition: arrival.transition,
        placement: placement))
  }

  private func member(
    for arrival: ContainerStackArrival, insteadOf given: ContainerStackArrival
  ) -> ContainerStackMember {
    let member = member(for: arrival)
    if arrival.viewController !== given.viewController {
      contents[member]?.origin = given.viewController
      willExchange(given.viewController, with: arrival.viewController)
    }
    return member
  }

  // MARK: Going

  private func resolvePop(to target: UIViewController) -> Resolution {
    guard let index = index(of: target) else {
      return .refused(.notInStack(target, "popped to"))
    }
    return resolvePop(toIndex: index)
  }

  private func resolvePop(toIndex index: Int) -> Resolution {
    guard (0..<count).contains(index) else {
      return .refused(.indexOutOfRange(index, count: count, upTo: count - 1))
    }
    return index == count - 1 ? .nothingToDo : resolvePop(keeping: index + 1)
  }

  private func resolvePop(keeping remaining: Int) -> Resolution {
    if configuration.hasFixedRoot, remaining == 0, let root = rootViewController {
      return .refused(.fixedRoot(root, "popped"))
    }
    return .change(.keep(first: remaining))
  }

  private func resolveRemoval(at index: Int) -> Resolution {
    guard (0..<count).contains(index) else {
      return .refused(.indexOutOfRange(index, count: count, upTo: count - 1))
    }
    if configuration.hasFixedRoot, index == 0, let root = rootViewController {
      return .refused(.fixedRoot(root, "removed"))
    }
    return .change(.remove(at: index))
  }

  // MARK: The whole list

  /// A list that differs by the child at its end, and of which all others are known to be the same,
  /// is a push or a pop: nothing else is looked at.
  private func resolveChangeOfTop(
    _ list: [UIViewController], _ transition: Transition, _ commonCount: Int
  ) -> Resolution? {
    guard commonCount > 0, count >= commonCount, list.count >= commonCount, !hasLimit,
      child(machine.members[commonCount - 1]) === list[commonCount - 1]
    else { return nil }
    switch (list.count - commonCount, count - commonCount) {
    case (0, 0): return .nothingToDo
    case (0, 1): return resolvePop(keeping: commonCount)
    case (1, 0):
      return resolveInsertion(
        of: ContainerStackArrival(viewController: list[commonCount], transition: transition), .top)
    default: return nil
    }
  }

  private func resolveReplacement(
    _ list: [UIViewController], _ transition: Transition
  ) -> Resolution {
    if list.count == count, zip(list, viewControllers).allSatisfy(===) { return .nothingToDo }
    let given = list.map {
      ContainerStackArrival(viewController: $0, transition: transition)
    }
    let arrivals = given.map(oriented)
    if let misuse = misuse(ofReplacingBy: arrivals.map(\.viewController)) {
      return .refused(misuse)
    }
    for arrival in arrivals where !contains(arrival.viewController) {
      if let misuse = misuse(ofAdding: arrival) { return .refused(misuse) }
    }
    let members = zip(arrivals, given).map { arrival, given in
      contents.member(of: arrival.viewController) ?? member(for: arrival, insteadOf: given)
    }
    return members == machine.members ? .nothingToDo : .change(.replace(with: members))
  }

  /// Returns the misuse that setting a new list would be, if any; for a container that refuses it
  /// before it changes a list of its own.
  package func misuse(ofSetting list: [UIViewController]) -> Misuse? {
    if let misuse = misuse(ofReplacingBy: list) { return misuse }
    for child in list where !contains(child) {
      let arrival = ContainerStackArrival(viewController: child, transition: .none)
      if let misuse = misuse(ofAdding: arrival) { return misuse }
    }
    return nil
  }

  /// Whether there are no more children than the capacity says.
  private var hasLimit: Bool {
    configuration.overflow == .remove || configuration.overflow == .refuse
  }

  private func misuse(ofReplacingBy list: [UIViewController]) -> Misuse? {
    guard let container else { return .containerGone }
    var seen: Set<ObjectIdentifier> = []
    for child in list where list.count > 1 && !seen.insert(ObjectIdentifier(child)).inserted {
      return .duplicate(child, in: container)
    }
    if configuration.hasFixedRoot, let root = rootViewController, list.first !== root {
      return .fixedRoot(root, "replaced")
    }
    if hasLimit, list.count > configuration.capacity {
      return .capacityExceeded(list.count, of: configuration)
    }
    return nil
  }
}
