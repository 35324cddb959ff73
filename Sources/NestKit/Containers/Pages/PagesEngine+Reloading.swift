extension PagesEngine {
  /// The change of the pages that a request makes.
  private struct Change {
    let source: PageSource
    let numbering: PageReload
    /// The controllers of pages that are not asked for again, by their index.
    var offered: [Int: UIViewController]
  }

  private enum ChangeResult {
    case success(Change)
    case failure(Misuse)
  }

  /// Replaces the pages. Everything that can be refused is refused before anything has changed.
  ///
  /// - Returns: The misuse for which it is refused, which has been reported.
  func begin(
    _ entry: ContainerQueue<PagesRequest>.Entry, reloading source: PageSource,
    selecting index: Int?, offered: [Int: UIViewController]
  ) -> Misuse? {
    switch change(to: source, selecting: index, offered: offered) {
    case .failure(let misuse):
      Misuse.report(misuse)
      return misuse
    case .success(let change):
      queue.running = entry.operation
      apply(change)
      return nil
    }
  }

  // MARK: Checking

  private func change(
    to source: PageSource, selecting index: Int?, offered: [Int: UIViewController]
  ) -> ChangeResult {
    let count: Int
    switch source {
    case .list(let list):
      count = list.count
      if let misuse = misuse(ofList: list) { return .failure(misuse) }
    case .dataSource:
      guard let pageCount = owner.pageMaker?.count() else {
        return .failure(.noDataSource(of: owner))
      }
      count = pageCount
      if count < 0 { return .failure(.pageCount(count, in: owner)) }
    }
    if let index, !(0..<count).contains(index) {
      return .failure(.noPage(index, count: count, in: owner))
    }
    var known: [Int: UIViewController] = [:]
    for (index, child) in offered.sorted(by: { $0.key < $1.key }) {
      if let misuse = misuse(of: child, at: index, among: known) { return .failure(misuse) }
      known[index] = child
    }
    let current = machine.currentIndex
    let selected = index ?? remainingIndex(in: source) ?? min(current ?? 0, max(count - 1, 0))
    let numbering = machine.reload(
      count: count, selecting: selected, requestsWrapping: owner.wraps)
    let change = Change(source: source, numbering: numbering, offered: offered)
    return machine.visibility == .disappeared ? .success(change) : fill(change)
  }

  private func misuse(ofList list: [UIViewController]) -> Misuse? {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, child) in list.enumerated() {
      if let other = indices.updateValue(index, forKey: ObjectIdentifier(child)) {
        return .duplicatePage(child, at: other, and: index, in: owner)
      }
      if member(of: child) == nil, let misuse = Misuse.ofAdding(child, to: owner) { return misuse }
    }
    return nil
  }

  /// The index of the selected controller in a new list.
  private func remainingIndex(in source: PageSource) -> Int? {
    guard case .list(let list) = source, let current = machine.currentIndex,
      let controller = viewController(at: current)
    else { return nil }
    return list.firstIndex { $0 === controller }
  }

  /// Asks for the controllers of the pages that are loaded after a change. Those in sight have to
  /// be there; what is wrong with those beside them is reported when they are loaded.
  private func fill(_ change: Change) -> ChangeResult {
    var change = change
    let visible = change.numbering.visible
    for index in visible + change.numbering.beside where change.offered[index] == nil {
      guard let child = controller(of: change.source, at: index) else {
        return .failure(.noDataSource(of: owner))
      }
      if let misuse = misuse(of: child, at: index, among: change.offered) {
        guard visible.contains(index) else { continue }
        return .failure(misuse)
      }
      change.offered[index] = child
    }
    return .success(change)
  }

  private func misuse(
    of child: UIViewController, at index: Int, among others: [Int: UIViewController]
  ) -> Misuse? {
    if let other = others.first(where: { $0.value === child })?.key {
      return .duplicatePage(child, at: other, and: index, in: owner)
    }
    return member(of: child) == nil ? Misuse.ofAdding(child, to: owner) : nil
  }

  private func controller(of source: PageSource, at index: Int) -> UIViewController? {
    switch source {
    case .list(let list): oriented(list[index])
    case .dataSource: (owner.pageMaker?.controller(index)).map(oriented)
    }
  }

  // MARK: Applying

  private func apply(_ change: Change) {
    let retained = remainingMembers(after: change)
    source = change.source
    maker = owner.pageMaker
    states.removeAll()
    takenPages = []
    handle(.reload(change.numbering, retained: retained))
    prepared = change.offered.filter { page(at: $0.key) == nil }
    for (index, member) in machine.members {
      if let page = pages[member] { list(page.viewController, at: index) }
    }
  }

  /// The pages whose controllers stay, with their new indices.
  private func remainingMembers(after change: Change) -> [Member: Int] {
    var indices: [ObjectIdentifier: Int] = [:]
    if case .list(let list) = change.source {
      for (index, child) in list.enumerated() { indices[ObjectIdentifier(child)] = index }
    }
    for (index, child) in change.offered { indices[ObjectIdentifier(child)] = index }
    var retained: [Member: Int] = [:]
    for member in machine.members.values {
      guard let page = pages[member], !isRemovedByProgram(page) else { continue }
      retained[member] = indices[ObjectIdentifier(page.viewController)]
    }
    return retained
  }
}
