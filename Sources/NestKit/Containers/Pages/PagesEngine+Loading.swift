#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension PagesEngine {
  /// The page in a slot, which becomes a child and loads its view if necessary; `nil` where there is none.
  @discardableResult
  func load(_ slot: Int) -> Page? {
    guard let index = strip.index(at: slot) else { return nil }
    if let page = pages[index] {
      guard !isLost(page) else {
        unload(page)
        return load(slot)
      }
      page.slot = slot
      insert(page)
      return page
    }
    // What was reported is not asked for again until the page is out of reach.
    guard !missing.contains(index), case .success(let child) = controller(at: index) else {
      return nil
    }
    prepared[index] = nil
    let page = join(child, index: index, slot: slot)
    page.content.didMoveToContainer()
    insert(page)
    return page
  }

  /// Makes a controller a child, as the page at an index.
  func join(_ child: UIViewController, index: Int, slot: Int) -> Page {
    let content = ContainerContent(
      viewController: child, link: link, groups: groups, transition: .none, duration: nil,
      placement: .fill)
    let page = Page(content, index: index, slot: slot)
    page.origin = origins.removeValue(forKey: ObjectIdentifier(child))
    pages[index] = page
    list(child, at: index)
    content.join()
    return page
  }

  /// Loads the pages in some slots; those that are there, in their order.
  func load(_ slots: ClosedRange<Int>) -> [Page] { slots.compactMap { load($0) } }

  /// Whether the program has removed the child, or given it another parent.
  func isLost(_ page: Page) -> Bool { page.viewController.parent !== owner }

  /// Puts the view of a page into its slot.
  func insert(_ page: Page) {
    UIView.performWithoutAnimation { place(page) }
    if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    if !page.content.isInViewTree { page.content.insertView(into: page.view) }
  }

  /// Gives the view of a page the frame of its slot.
  func place(_ page: Page) {
    let frame = layout.frame(ofSlot: page.slot)
    if page.view.frame != frame { page.view.frame = frame }
  }

  /// Makes sure that there is a controller for a page, without adding it.
  ///
  /// - Returns: The controller, or why there is none, which has been reported.
  @discardableResult
  func controller(at index: Int) -> PageResult {
    if let page = pages[index] { return .success(page.viewController) }
    if let controller = prepared[index] { return .success(controller) }
    switch ask(source, index) {
    case .success(let controller):
      prepared[index] = controller
      return .success(controller)
    case .failure(let misuse):
      missing.insert(index)
      // A data source may be gone once it is to be replaced.
      if dataSource != nil || !isReloadWaiting { Misuse.report(misuse) }
      return .failure(misuse)
    }
  }

  private func ask(_ source: PageSource, _ index: Int) -> PageResult {
    switch source {
    case .list(let list):
      return check(oriented(list[index]), at: index)
    case .dataSource:
      guard let dataSource else { return .failure(.noDataSource(of: owner)) }
      let controller = oriented(dataSource.pagesViewController(owner, viewControllerAt: index))
      let result = check(controller, at: index)
      if case .success = result { restoreState(of: controller, at: index) }
      return result
    }
  }

  private func check(_ controller: UIViewController, at index: Int) -> PageResult {
    let other =
      pages.first { $0.value.viewController === controller }?.key
      ?? prepared.first { $0.value === controller }?.key
    if let other { return .failure(.duplicatePage(controller, at: other, and: index, in: owner)) }
    if let misuse = Misuse.ofAdding(controller, to: owner) { return .failure(misuse) }
    return .success(controller)
  }

  // MARK: Unloading

  /// Removes the pages that are far from the slots that are given, and that are not visible.
  func unloadPages(farFrom slots: ClosedRange<Int>) {
    let reach = preloadedCount(of: strip.count)
    let kept = slots.lowerBound - reach...slots.upperBound + reach
    for page in sortedPages where !kept.contains(page.slot) || isLost(page) {
      guard page.content.appearance == .disappeared || isLost(page) else { continue }
      unload(page)
      releaseListedView(of: page)
    }
    if !missing.isEmpty { missing.formIntersection(kept.compactMap(strip.index)) }
  }

  /// How many pages are kept on each side of those in sight, when there are as many as `count`.
  func preloadedCount(of count: Int) -> Int { min(owner.numberOfPreloadedPages, count) }

  /// Loads the pages beside the slots that are given.
  func preload(around slots: ClosedRange<Int>) {
    for distance in 1..<(1 + preloadedCount(of: strip.count)) {
      for slot in [slots.upperBound + distance, slots.lowerBound - distance] {
        // One that is in sight in another round of a circle stays there.
        guard let index = strip.index(at: slot), pages[index] == nil else { continue }
        load(slot)
      }
    }
    (prepared, origins) = ([:], [:])
  }

  /// Removes a page: the child is no child any more.
  func unload(_ page: Page) {
    pages[page.index] = nil
    saveState(of: page)
    page.content.removeFromContainer()
    page.view.removeFromSuperview()
  }

  /// A page of the list stays in it, without its view.
  func releaseListedView(of page: Page) {
    guard case .list = source, page.viewController.parent == nil,
      page.viewController.isViewLoaded
    else { return }
    page.viewController.view = nil
  }

  /// Releases what is not visible, because the memory is low.
  func releaseHiddenPages() {
    let isShown = visibility != .disappeared
    for page in sortedPages where page.content.appearance == .disappeared {
      if page.index == currentIndex {
        if !isShown { page.content.unloadView() }
      } else {
        unload(page)
        releaseListedView(of: page)
      }
    }
  }

  /// The pages, in the order of their slots.
  var sortedPages: [Page] { pages.values.sorted { $0.slot < $1.slot } }
}

/// The controller of a page, or why there is none.
enum PageResult {
  case success(UIViewController)
  case failure(Misuse)
}
