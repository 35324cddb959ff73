// Children that lose the container by other means than an operation: they are removed from it, or
// another container adds them.

extension ContainerStack {
  /// A controller has lost the container as its parent: it leaves the list at once.
  ///
  /// Those whom the core informs are called first. Where nothing runs, the gap that it leaves is
  /// closed by an operation without animation, before this returns. A transition that concerns the
  /// child ends at once: one that adds it is cancelled, any other completes. Inside a callback of
  /// the stack the rest follows when that has returned, but for what the child receives.
  public func childWasTaken(_ child: UIViewController) {
    guard let (member, wasListed) = contents.take(child) else { return }
    dropFromWaitingLists(child)
    informOfTaking(child)
    // Those who were informed may have set a list without it already.
    guard contents.isTaken(member) else { return }
    guard wasListed || machine.joining.contains(member) else {
      contents.remove(member)?.removeFromContainer()
      return
    }
    let content = contents[member]
    if machine.concerns(member) {
      endTransition(cancelled: machine.adds(member))
    } else {
      pump()
    }
    // Its place may stay for a while, in a callback or in a transition that does not concern it.
    content?.releaseTakenChild()
  }

  /// Whether the transition that runs or follows concerns a child that has been taken.
  var concernsTaken: Bool {
    !contents.taken.isEmpty && contents.taken.contains(where: machine.concerns)
  }

  /// Whether the top has been taken, and nothing is shown in its place yet.
  var isTopTaken: Bool { machine.members.last.map(contents.isTaken) ?? false }

  /// The controllers of the list whose parent the container is no more, though nobody has said so;
  /// costs the number of children.
  public var lostChildren: [UIViewController] {
    (machine.members + contents.announced.values).compactMap { contents[$0] }
      .filter(\.hasLostParent).map(\.viewController)
  }

  /// A list that waits for its turn was made when the child was there.
  private func dropFromWaitingLists(_ child: UIViewController) {
    guard queue.hasWaiting else { return }
    queue.updateWaiting { request in
      guard case .replace(let list, let transition, _) = request, list.contains(child) else {
        return request
      }
      return .replace(list.filter { $0 !== child }, arrivingBy: transition, commonCount: 0)
    }
  }

  /// Begins an operation that closes the gaps of those that have been taken.
  func closeGap() {
    guard let change = changeThatClosesGap() else { return }
    let operation = ContainerOperation()
    operation.hasBegun = true
    queue.running = operation
    (runningState.isAnimated, runningState.wasBegunByDrag) = (false, false)
    machine.begin(change)
  }

  /// The change that closes the gaps; `nil` where nobody leaves one, since who was taken has never
  /// joined.
  private func changeThatClosesGap() -> ContainerStackChange? {
    if contents.taken.count == 1, let index = machine.members.lastIndex(of: contents.taken[0]) {
      return .remove(at: index)
    }
    for member in contents.taken where !machine.members.contains(member) {
      contents.remove(member)?.removeFromContainer()
    }
    return contents.taken.isEmpty ? nil : .replace(with: contents.present(machine.members))
  }
}
