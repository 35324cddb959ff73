import NestKit
import OpenUIKit

extension UIPageViewController {
  /// Returns the misuse that showing pages would be, if any.
  func misuse(ofShowing pages: [UIViewController], boundAt spine: SpineLocation? = nil) -> Misuse? {
    let spine = spine ?? spineLocation
    guard pages.count == (spine == .mid ? 2 : 1), let first = pages.first else {
      return .wrongPageCount(pages.count, for: spine, in: self)
    }
    if pages.count == 2, first === pages[1] { return .pageTwice(first, in: self) }
    return misuse(ofAdding: pages)
  }

  /// Returns the misuse that adding pages that are no children yet would be, if any.
  func misuse(ofAdding pages: [UIViewController]) -> Misuse? {
    for page in pages where page.parent !== self {
      if let misuse = Misuse.ofAdding(page, to: self) { return misuse }
    }
    return nil
  }

  /// Shows pages of the program.
  func show(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let revision = updateDeclared { declared in
      defer { _ = declared.nextRequest() }
      return declared.declare(pages, animated: animated)
    }
    pagesDidChange()
    // A page that changes its side leaves the former one first.
    let crosses = zip(pageStacks, pages).contains { stack, page in
      pageStacks.contains { $0 !== stack && $0.contains(page) }
    }
    if crosses { for stack in pageStacks { stack.setViewControllers([], animated: false) } }
    let hold = animated ? CATransaction.holdCompletion() : nil
    turn(to: pages, direction, animated: animated && !crosses) { [zeroingLink] outcome in
      zeroingLink.target?.turnDidEnd(revision, outcome, to: pages)
      completion?(outcome == .done || outcome == .coalesced)
      extendLifetime(hold)
    }
  }

  /// A turn of the program has ended.
  private func turnDidEnd(
    _ revision: DeclarationRevision, _ outcome: ContainerOperation.Outcome,
    to pages: [UIViewController]
  ) {
    let left = pagesInSight
    let end = updateDeclared { declared in
      switch outcome {
      // One that was taken while the turn waited is shown again.
      case .done, .coalesced:
        let isShown = left == pages && pages.allSatisfy { $0.parent === self }
        if isShown, declared.last.revision == revision { declared.update { $0 = pages } }
      // The engine, or the stacks, say what is left.
      case .cancelled, .refused: declared.confirm(left)
      }
      return declared.end(revision, outcome)
    }
    if end == .undone { pagesDidChange() }
  }

  /// Changes what is known of the pages. Those that it does not refer to any more are released
  /// afterwards, since a deinitialiser may use the page view controller.
  func updateDeclared<Result>(_ body: (inout Declared<[UIViewController]>) -> Result) -> Result {
    let former = declared
    defer { extendLifetime(former) }
    return body(&declared)
  }

  /// A page has left by itself.
  func childWasTaken(_ child: UIViewController) {
    let wasShown = shown.contains(child)
    updateDeclared { $0.update { $0.removeAll { $0 === child } } }
    if wasShown { pagesDidChange() }
  }

  /// The pages that the engine, or the stacks, show at rest.
  private var pagesInSight: [UIViewController] {
    engine.map { [$0.activeViewController].compactMap(\.self) }
      ?? pageStacks.compactMap(\.topViewController)
  }

  /// Other pages count, of which the data source has not been asked.
  func pagesDidChange() {
    knownNeighbours = [:]
    engine?.setNeeds(.open)
    updatePageControl()
  }

  /// Requests the change of the engine, or of all stacks.
  ///
  /// - Parameter completion: Called when all have ended, with what has become of the first one that
  ///   was not done.
  private func turn(
    to pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    isByHand: Bool = false, _ completion: @escaping (ContainerOperation.Outcome) -> Void
  ) {
    self.direction = direction
    if let engine {
      for page in pages {
        let turn = PagesRequest.turn(
          page, isForward: direction == .forward, isByHand: isByHand)
        engine.request(turn, animated: animated).whenFinished(completion)
      }
      return
    }
    let operations = zip(pageStacks, pages).enumerated().map { index, pair in
      pair.0.replaceTop(
        with: pair.1, transition: transition(direction, ofPage: index), animated: animated)
    }
    var outcomes: [ContainerOperation.Outcome] = []
    for operation in operations {
      operation.whenFinished {
        outcomes.append($0)
        guard outcomes.count == operations.count else { return }
        completion(outcomes.first { $0 != .done } ?? .done)
      }
    }
  }

  // MARK: The data source

  /// The pages before or after those that are shown; none where there are none, and where the data
  /// source shows others in place of an answer.
  func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
    if let known = knownNeighbours[direction] { return known }
    guard let dataSource, !shown.isEmpty else { return [] }
    let revision = declared.last.revision
    var found: [UIViewController] = []
    while found.count < pageCount {
      let page: UIViewController?
      switch direction {
      case .forward:
        guard let last = found.last ?? shown.last else { return [] }
        page = dataSource.pageViewController(self, viewControllerAfter: last)
        if let page { found.append(page) }
      case .reverse:
        guard let first = found.first ?? shown.first else { return [] }
        page = dataSource.pageViewController(self, viewControllerBefore: first)
        if let page { found.insert(page, at: 0) }
      }
      guard revision == declared.last.revision, dataSource === self.dataSource else { return [] }
      guard let page else {
        knownNeighbours[direction] = []
        return []
      }
      if let misuse = misuse(ofAnswering: page, among: found) {
        Misuse.report(misuse)
        knownNeighbours[direction] = []
        return []
      }
    }
    knownNeighbours[direction] = found
    return found
  }

  /// Returns the misuse that a page of the data source is, if it is one.
  private func misuse(ofAnswering page: UIViewController, among found: [UIViewController])
    -> Misuse?
  {
    if shown.contains(page) || found.count(where: { $0 === page }) > 1 {
      return .samePage(page, in: self)
    }
    return page.parent === self ? nil : Misuse.ofAdding(page, to: self)
  }

  // MARK: By hand

  func allowsDrag(_ drag: DragDirection) -> Bool {
    guard pageStacks.allSatisfy(\.acceptsDrag), !shown.isEmpty, dataSource != nil else {
      return false
    }
    guard drag.isHorizontal == (navigationOrientation == .horizontal) else { return false }
    return pageStacks.contains { $0.transition != nil }
      || !neighbours(isForward(drag) ? .forward : .reverse).isEmpty
  }

  /// Whether a finger in a direction turns to what follows: away from the edge at which that is,
  /// which is another one where pages are bound at the end.
  func isForward(_ drag: DragDirection) -> Bool {
    let isForward = drag == .up || drag == .trailing(in: traitCollection.textDirection).opposite
    return isForward != (spineLocation == .max)
  }

  func beginDrag(_ drag: DragDirection) -> ContainerDrag.Target? {
    let running = pageStacks.compactMap(\.transition)
    if let first = running.first {
      let isOpposite = isForward(drag) != (direction == .forward)
      return withDistance(
        .init(
          continuing: first, drag, isOpposite: isOpposite, companions: Array(running.dropFirst())))
    }
    turnByHand(isForward(drag) ? .forward : .reverse)
    let begun = pageStacks.compactMap(\.transition)
    return begun.first.map { withDistance(.init($0, companions: Array(begun.dropFirst()))) }
  }

  /// Turns to the pages of the data source in a direction, if there are any.
  func turnByHand(_ direction: NavigationDirection) {
    let (pages, former) = (neighbours(direction), shown)
    guard !pages.isEmpty else { return }
    let revision = declared.last.revision
    delegate?.pageViewController(self, willTransitionTo: pages)
    // Pages that the delegate has set are shown in place of those.
    guard revision == declared.last.revision else {
      return delegateDidTurn(from: former, completed: false)
    }
    turn(to: pages, direction, animated: true, isByHand: true) { [zeroingLink] outcome in
      guard let container = zeroingLink.target else { return }
      if outcome == .done { container.pagesWereTurned(to: pages, from: former, direction) }
      container.delegateDidTurn(from: former, completed: outcome == .done)
    }
  }

  private func delegateDidTurn(from former: [UIViewController], completed: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former,
      transitionCompleted: completed)
  }

  // Fidelity: the edge of a page of two follows the finger from one side to the other. [observed]
  /// With a spine in the middle a finger turns a page over both.
  private func withDistance(_ target: ContainerDrag.Target) -> ContainerDrag.Target {
    guard pageCount == 2 else { return target }
    var target = target
    target.distance = { [zeroingLink] in zeroingLink.target?.extentOfBothPages ?? 0 }
    return target
  }

  private var extentOfBothPages: CGFloat {
    let size = pageStacks[0].hostView.bounds.size
    return 2 * (navigationOrientation == .horizontal ? size.width : size.height)
  }

  /// The old pages are the neighbours of the new ones, unless others have been set meanwhile.
  private func pagesWereTurned(
    to pages: [UIViewController], from old: [UIViewController], _ direction: NavigationDirection
  ) {
    guard updateDeclared({ $0.confirm(pages) }) else { return }
    knownNeighbours = [direction == .forward ? .reverse : .forward: old]
    engine?.setNeeds(.open)
    pageControl.currentPage += direction == .forward ? 1 : -1
  }
}
