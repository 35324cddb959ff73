// Controllers of pages: from the list, from the data source, or those for the other orientation.

extension PagesEngine {
  /// Makes sure that there is a controller for a page, without adding it.
  ///
  /// - Returns: The controller, or why there is none, which has been reported.
  @discardableResult
  func controller(at index: Int) -> PageResult {
    if let page = page(at: index) { return .success(page.viewController) }
    if let controller = prepared[index] { return .success(controller) }
    switch ask(source, index) {
    case .success(let controller):
      prepared[index] = controller
      return .success(controller)
    case .failure(let misuse):
      machine.noteMissing(index)
      // A data source may be gone once it is to be replaced.
      if maker?.exists() == true || !isReloadWaiting { Misuse.report(misuse) }
      return .failure(misuse)
    }
  }

  private func ask(_ source: PageSource, _ index: Int) -> PageResult {
    switch source {
    case .list(let list):
      return check(oriented(list[index]), at: index)
    case .dataSource:
      guard let made = maker?.controller(index) else { return .failure(.noDataSource(of: owner)) }
      let controller = oriented(made)
      let result = check(controller, at: index)
      if case .success = result { restoreState(of: controller, at: index) }
      return result
    }
  }

  private func check(_ controller: UIViewController, at index: Int) -> PageResult {
    let other =
      machine.members.first { pages[$0.value]?.viewController === controller }?.key
      ?? prepared.first { $0.value === controller }?.key
    if let other { return .failure(.duplicatePage(controller, at: other, and: index, in: owner)) }
    if let misuse = Misuse.ofAdding(controller, to: owner) { return .failure(misuse) }
    return .success(controller)
  }

  /// The member of a controller that is a child.
  func member(of child: UIViewController) -> Member? {
    machine.members.values.first { member in
      pages[member].map { $0.viewController === child && !isRemovedByProgram($0) } ?? false
    }
  }

  // MARK: Clones

  /// The interface has another orientation, or is going to have it. While something moves the
  /// content, or the container appears or disappears, this waits.
  ///
  /// - Parameter duration: Seconds for the cross-dissolve of the pages in sight; `nil` for none.
  package func exchangeClones(forLandscape isLandscape: Bool, duration: TimeInterval?) {
    guard orientation?.isLandscape != isLandscape else { return }
    orientation = PageOrientation(isLandscape: isLandscape, duration: duration)
    _ = requestFirst(.exchangeClones, animated: duration != nil)
  }

  /// The controller for the present orientation: another one, or the given one.
  func oriented(_ controller: UIViewController) -> UIViewController {
    if let page = pages.values.first(where: { $0.content.origin === controller }) {
      return page.viewController
    }
    guard let clone = clone(of: controller) else { return controller }
    origins[ObjectIdentifier(clone)] = controller
    return clone
  }

  private func clone(of controller: UIViewController) -> UIViewController? {
    orientation.flatMap { controller.clone(forLandscape: $0.isLandscape) }
  }

  /// Exchanges the pages that are loaded; those in sight by a cross-dissolve.
  func exchangePages() {
    for page in machine.sortedPages {
      guard let child = pages[page.member]?.viewController, child.parent === owner,
        let clone = clone(of: child)
      else { continue }
      if let misuse = Misuse.ofAdding(clone, to: owner) {
        Misuse.report(misuse)
      } else {
        clones[page.member] = clone
      }
    }
    let isAnimated =
      machine.visibility == .appeared && UIView.areAnimationsEnabled && host.window != nil
    let members = machine.sortedPages.map(\.member).filter { clones[$0] != nil }
    handle(.exchange(members, duration: isAnimated ? orientation?.duration : nil))
  }

  func exchange(_ former: Member, for new: Member, at index: Int, _ frame: CGRect) {
    guard let page = pages[former], let clone = clones.removeValue(forKey: former) else { return }
    willExchange(page.viewController, with: clone)
    page.content.willMoveFromContainer()
    join(clone, as: new, at: index).content.origin = page.content.origin ?? page.viewController
    UIView.performWithoutAnimation { place(new, frame) }
  }

  func dissolve(in duration: TimeInterval) {
    let replacements = machine.replacements.compactMap { pages[$0.member] }
    let disappearing = machine.leaving.compactMap { pages[$0] }
    UIView.performWithoutAnimation { for page in replacements { page.view.alpha = 0 } }
    let (members, participants) = (machine.leaving, participants)
    UIView.animate(withDuration: duration) {
      for page in replacements { page.view.alpha = 1 }
      for page in disappearing { page.view.alpha = 0 }
    } completion: { _ in
      // Other pages may dissolve by now.
      guard let engine = participants.engine,
        engine.machine.leaving.contains(where: members.contains)
      else { return }
      engine.setNeeds(.exchanged)
    }
  }
}

/// The controller of a page, or why there is none.
enum PageResult {
  case success(UIViewController)
  case failure(Misuse)
}
