// Pages that lose the container by other means than the engine: the program removes them from it,
// or another container adds them.

extension PagesEngine {
  /// A controller has lost the container as its parent. A page of the list leaves that, as
  /// ``PagesViewController/remove(_:animated:)`` would remove it, as soon as nothing moves the
  /// content; one of a data source is made again in the next layout. What moves the content to or
  /// from the page ends at once.
  package func childWasTaken(_ child: UIViewController) {
    let taken = pages.values.first { $0.viewController === child && !$0.content.isTaken }
    guard let content = taken?.content else { return }
    content.childWasTaken()
    dropFromLists(child)
    informOfTaking(child)
    interruptInteraction()
    setNeeds(isMoving ? [.finish, .taken] : .taken)
    // Its place may stay until a callback has returned.
    content.releaseTakenChild()
    requestRemaining()
  }

  /// The pages whose parent the container is no more, though nobody has said so.
  package var lostChildren: [UIViewController] {
    pages.values.filter { isRemovedByProgram($0) && !$0.content.isTaken }.map(\.viewController)
  }

  /// The controllers of the list, but for those that another container has by now.
  var listedViewControllers: [UIViewController] {
    guard case .list(let list) = source, !machine.turns else { return [] }
    return list.filter { !isElsewhere($0) }
  }

  /// Whether another container has a page of the list, or it has been taken.
  func isElsewhere(_ page: UIViewController) -> Bool {
    if takenPages.contains(ObjectIdentifier(page)) { return page.parent !== owner }
    return page.parent.map { $0 !== owner } ?? false
  }

  /// The list is going to be another one, and one that waits for its turn was made when the page
  /// was there.
  private func dropFromLists(_ child: UIViewController) {
    guard case .list(let list) = source, list.contains(child) else { return }
    takenPages.insert(ObjectIdentifier(child))
    queue.updateWaiting { request in
      guard case .reload(.list(let list), let index, let offered) = request, list.contains(child)
      else { return request }
      let remaining = list.filter { $0 !== child }
      let selected = index.map { min($0, remaining.count - 1) }
      return .reload(.list(remaining), selecting: selected, offered: offered)
    }
  }

  /// Requests the list without the pages that were taken, or their successors in the next layout.
  private func requestRemaining() {
    if case .list = source, !machine.turns {
      let remaining = listedViewControllers
      _ = requestFirst(.reload(.list(remaining), selecting: nil, offered: [:]), animated: false)
    } else {
      due.insert(.remade)
      host.setNeedsLayout()
    }
  }
}
