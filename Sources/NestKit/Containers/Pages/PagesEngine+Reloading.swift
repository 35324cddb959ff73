#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension PagesEngine {
  /// What a request makes of the pages, before it is known whether it can be done.
  private struct Change {
    let source: PageSource
    let strip: PageStrip
    /// The slot of the page that is selected then.
    let slot: Int
    /// The controllers of the pages that are in sight then, by their index.
    var arriving: [Int: UIViewController] = [:]
  }

  /// The pages are others. What can be refused is refused before anything has changed.
  func reload(
    _ source: PageSource, selecting index: Int?, offered: [Int: UIViewController],
    for request: PagesRequest
  ) {
    switch change(to: source, selecting: index, offered: offered) {
    case .failure(let misuse): refuse(request, misuse)
    case .success(let change):
      let former = currentIndex
      apply(change, offered: offered)
      if visibility == .appeared, let index = currentIndex, index != former {
        owner.delegate?.pagesViewController(owner, didSelect: index, animated: false)
      }
      owner.movementDidEnd()
      request.operation.finish(.done)
    }
  }

  // MARK: Checking

  private enum ChangeResult {
    case success(Change)
    case failure(Misuse)
  }

  private func change(
    to source: PageSource, selecting index: Int?, offered: [Int: UIViewController]
  ) -> ChangeResult {
    let count: Int
    switch source {
    case .list(let list):
      count = list.count
      if let misuse = misuse(ofList: list) { return .failure(misuse) }
    case .dataSource:
      guard let dataSource = owner.dataSource else { return .failure(.noDataSource(of: owner)) }
      count = dataSource.numberOfPages(in: owner)
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
    let selected = index ?? keptIndex(in: source) ?? min(currentIndex ?? 0, max(count - 1, 0))
    let isPeriodic = owner.isPeriodic && layout.permitsCircle(of: count)
    let numbered = PageStrip.numbered(
      count: count, isPeriodic: isPeriodic, around: selected, within: layout.reach)
    let change = Change(source: source, strip: numbered.strip, slot: numbered.slot)
    return visibility == .disappeared ? .success(change) : fill(change, offered: offered)
  }

  private func misuse(ofList list: [UIViewController]) -> Misuse? {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, child) in list.enumerated() {
      if let other = indices.updateValue(index, forKey: ObjectIdentifier(child)) {
        return .duplicatePage(child, at: other, and: index, in: owner)
      }
      if page(of: child) == nil, let misuse = Misuse.ofAdding(child, to: owner) { return misuse }
    }
    return nil
  }

  /// The index of the selected controller in a new list.
  private func keptIndex(in source: PageSource) -> Int? {
    guard case .list(let list) = source, let current = currentIndex,
      let controller = owner.viewController(at: current)
    else { return nil }
    return list.firstIndex { $0 === controller }
  }

  /// Asks for the controllers of the pages that are kept after a change. Those in sight have to be there;
  /// what is wrong with those beside them is reported when they are loaded.
  private func fill(_ change: Change, offered: [Int: UIViewController]) -> ChangeResult {
    var change = change
    change.arriving = offered
    let slots = change.strip.slots(within: layout.reach)
    let way = layout.way(ofSlot: change.slot, in: layout.range(of: slots))
    let visible = layout.visibleSlots(atWay: way)
    let reach = preloadedCount(of: change.strip.count)
    let kept = visible.lowerBound - reach...visible.upperBound + reach
    for slot in Array(visible) + kept.filter({ !visible.contains($0) }) {
      guard let index = change.strip.index(at: slot), change.arriving[index] == nil else {
        continue
      }
      guard let child = controller(of: change.source, at: index) else {
        return .failure(.noDataSource(of: owner))
      }
      if let misuse = misuse(of: child, at: index, among: change.arriving) {
        guard visible.contains(slot) else { continue }
        return .failure(misuse)
      }
      change.arriving[index] = child
    }
    return .success(change)
  }

  private func misuse(
    of child: UIViewController, at index: Int, among others: [Int: UIViewController]
  ) -> Misuse? {
    if let other = others.first(where: { $0.value === child })?.key {
      return .duplicatePage(child, at: other, and: index, in: owner)
    }
    return page(of: child) == nil ? Misuse.ofAdding(child, to: owner) : nil
  }

  private func controller(of source: PageSource, at index: Int) -> UIViewController? {
    switch source {
    case .list(let list): oriented(list[index])
    case .dataSource:
      (owner.dataSource?.pagesViewController(owner, viewControllerAt: index)).map(oriented)
    }
  }

  private func page(of child: UIViewController) -> Page? {
    pages.values.first { $0.viewController === child && !isLost($0) }
  }

  // MARK: Applying

  private func apply(_ change: Change, offered: [Int: UIViewController]) {
    let departing = replacePages(by: change, offered: offered)
    (source, strip, currentSlot) = (change.source, change.strip, change.slot)
    dataSource = owner.dataSource
    for page in pages.values { list(page.viewController, at: page.index) }
    missing = []
    states.removeAll()
    if let index = currentIndex { movePages(around: index) }
    if isArranged { arrange(atWay: way(ofSlot: currentSlot)) }
    routeObserver?.childrenDidChange(isUndone: false)
    if visibility == .appearing || visibility == .appeared {
      for page in load(restingSlots) { begin(page, appearing: true, animated: false) }
      for page in departing { begin(page, appearing: false, animated: false) }
      showRestingPages(animated: false)
    }
    for page in departing {
      end(page)
      page.content.removeFromContainer()
      page.view.removeFromSuperview()
    }
  }

  /// Keeps the pages whose controllers stay, with their new indices.
  ///
  /// - Returns: The others.
  private func replacePages(by change: Change, offered: [Int: UIViewController]) -> [Page] {
    let former = sortedPages
    var indices: [ObjectIdentifier: Int] = [:]
    if case .list(let list) = change.source {
      for (index, child) in list.enumerated() { indices[ObjectIdentifier(child)] = index }
    }
    let arriving = offered.merging(change.arriving) { $1 }
    for (index, child) in arriving { indices[ObjectIdentifier(child)] = index }
    pages = [:]
    for page in former where !isLost(page) {
      guard let index = indices[ObjectIdentifier(page.viewController)] else { continue }
      page.index = index
      pages[index] = page
    }
    prepared = arriving.filter { pages[$0.key] == nil }
    return former.filter { pages[$0.index] !== $0 }
  }
}
