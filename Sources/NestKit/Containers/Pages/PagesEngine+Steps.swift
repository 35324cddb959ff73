extension PagesEngine {
  /// Performs one step of the state machine.
  func perform(_ step: PagesStep) {
    switch step {
    case .load(let member, let index, let frame): load(member, at: index, frame)
    case .place(let member, let frame, true): place(member, frame)
    case .place(let member, let frame, false):
      UIView.performWithoutAnimation { place(member, frame) }
    case .unload(let member, let index): unload(member, at: index)
    case .join(let member, let index): joinTurned(member, at: index)
    case .willLeave(let member): pages[member]?.content.willMoveFromContainer()
    case .willStay(let member): pages[member]?.content.willStayInContainer()
    case .remove(let member): remove(member, mayReturn: false)
    case .unloadView(let member): pages[member]?.content.unloadView()
    case .begin(let member, let appearing, let animated):
      begin(member, appearing: appearing, animated: animated)
    case .end(let member): end(member)
    case .layOut: owner.viewIfLoaded?.layoutIfNeeded()
    case .arrange(let layout, let range, let leadingOffset, true):
      arrange(layout, range, atLeadingOffset: leadingOffset)
    case .arrange(let layout, let range, let leadingOffset, false):
      UIView.performWithoutAnimation { arrange(layout, range, atLeadingOffset: leadingOffset) }
    case .scroll(let offset): scroll(to: offset)
    case .stop(let offset): stop(at: offset)
    case .willSelect(let index, let animated):
      owner.willSelect(index, animated: animated)
    case .didSelect(let index, let animated):
      owner.didSelect(index, animated: animated)
      announceScreenChange()
    case .selectionDidChange(let isUndone):
      queue.routeObserver?.childrenDidChange(isUndone: isUndone)
    case .updatePreferences:
      link.core?.setNeedsUpdateOfInterfacePreferences(with: transitionCoordinator)
    case .didRest:
      owner.movementDidEnd()
      endTransition()
    case .finish(let isDone): finish(isDone)
    case .exchange(let former, let new, let index, let frame):
      exchange(former, for: new, at: index, frame)
    case .dissolve(let duration): dissolve(in: duration)
    case .endDissolve(let member): pages[member]?.view.layer.removeAllAnimations()
    case .didJoin(let member): pages[member]?.content.didMoveToContainer()
    case .releasePrepared: (prepared, origins) = ([:], [:])
    }
  }

  /// Reports to assistive technologies that another page is shown.
  private func announceScreenChange() {
    guard machine.visibility == .appeared else { return }
    UIAccessibility.post(
      notification: .screenChanged, argument: link.core?.activeViewController?.viewIfLoaded)
  }

  private func finish(_ isDone: Bool) {
    let operation = queue.running
    queue.running = nil
    operation?.finish(isDone ? .done : .cancelled)
  }

  // MARK: Children

  private func load(_ member: Member, at index: Int, _ frame: CGRect) {
    guard case .success(let child) = controller(at: index) else {
      return machine.loadDidFail(member)
    }
    prepared[index] = nil
    join(child, as: member, at: index).content.didMoveToContainer()
    UIView.performWithoutAnimation { place(member, frame) }
  }

  /// Makes a controller a child, as the page at an index.
  @discardableResult
  func join(_ child: UIViewController, as member: Member, at index: Int) -> Page {
    let content = ContainerContent(
      viewController: child, link: link, groups: groups, transition: .none,
      placement: .fill)
    let page = Page(content)
    content.origin = origins.removeValue(forKey: ObjectIdentifier(child))
    pages[member] = page
    list(child, at: index)
    content.addToContainer()
    return page
  }

  /// The list has a controller at an index.
  func list(_ controller: UIViewController, at index: Int) {
    guard case .list(var list) = source, list.indices.contains(index), list[index] !== controller
    else { return }
    list[index] = controller
    source = .list(list)
  }

  /// Gives the view of a page its frame, and puts it into the tree.
  func place(_ member: Member, _ frame: CGRect) {
    guard let page = pages[member] else { return }
    if page.view.frame != frame { page.view.frame = frame }
    if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    if !page.content.isInViewTree, !isRemovedByProgram(page) {
      page.content.insertView(into: page.view)
    }
  }

  private func unload(_ member: Member, at index: Int) {
    if let page = pages[member] { saveState(of: page, at: index) }
    remove(member, mayReturn: true)
  }

  private func remove(_ member: Member, mayReturn: Bool) {
    guard let page = pages.removeValue(forKey: member) else { return }
    if !mayReturn, !page.content.isTaken { queue.noteRemoval(of: page.viewController) }
    page.content.removeFromContainer()
    page.view.removeFromSuperview()
    if mayReturn { releaseListedView(of: page) }
  }

  /// A page of the list stays in it, without its view.
  private func releaseListedView(of page: Page) {
    guard case .list = source, page.viewController.parent == nil,
      page.viewController.isViewLoaded
    else { return }
    page.viewController.view = nil
  }

  // MARK: Appearance

  private func begin(_ member: Member, appearing: Bool, animated: Bool) {
    guard let page = pages[member], isCalled(page, appearing: appearing) else { return }
    page.isAnimated = animated
    send(.will, appearing, page)
    page.content.beginAppearanceTransition(appearing, animated: animated)
  }

  /// Whether a page is called: one that was taken only disappears.
  private func isCalled(_ page: Page, appearing: Bool) -> Bool {
    !isRemovedByProgram(page) || page.content.isTaken && !appearing
  }

  private func end(_ member: Member) {
    guard let page = pages[member], isCalled(page, appearing: false) else { return }
    let isAppearing = page.content.appearance == .appearing
    page.content.endAppearanceTransition()
    send(.did, isAppearing, page)
  }

  private func send(_ phase: ContainerEvent.Phase, _ isShown: Bool, _ page: Page) {
    let child = page.viewController
    owner.handle(
      ContainerEvent(phase, isShown ? .show(child) : .hide(child), isAnimated: page.isAnimated))
  }

  // MARK: The scroll view

  private func arrange(
    _ layout: PageLayout, _ range: ClosedRange<CGFloat>, atLeadingOffset leadingOffset: CGFloat
  ) {
    let content = layout.content(for: range)
    let offset = layout.offset(atLeadingOffset: leadingOffset)
    adjust {
      if scrollView.frame != layout.scrollFrame { scrollView.frame = layout.scrollFrame }
      if scrollView.contentSize != content.size { scrollView.contentSize = content.size }
      if scrollView.contentInset != content.insets { scrollView.contentInset = content.insets }
      #if !os(tvOS)
        scrollView.isPagingEnabled = layout.isPaging
      #endif
      if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    }
  }

  func scroll(to offset: CGPoint) {
    adjust { scrollView.setContentOffset(offset, animated: true) }
    // Where it is there already, nothing reports the end.
    let present = scrollView.contentOffset
    if abs(present.x - offset.x) + abs(present.y - offset.y) < 1e-6 { setNeeds(.rested) }
  }

  private func stop(at offset: CGPoint) {
    adjust {
      scrollView.endDrag()
      scrollView.setContentOffset(offset, animated: false)
    }
  }
}
