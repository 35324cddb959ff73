extension SplitContainerViewController {
  /// How the first column is shown.
  public nonisolated enum DisplayMode: String, Sendable, Hashable, CaseIterable, Codable {
    /// As a column beside the others.
    case columns
    /// As a drawer that is closed.
    case closedDrawer
    /// As a drawer that is open.
    case openDrawer
  }

  /// Whether the first column is a drawer also where there is room for it.
  var prefersCollapsed: Bool {
    get { preferredDisplayMode != .columns }
    set { preferredDisplayMode = newValue ? .closedDrawer : .columns }
  }

  /// Whether the first column is a drawer in a total width.
  func collapses(in total: CGFloat) -> Bool { prefersCollapsed || layout.isTooNarrow(total) }

  /// Makes the first column a drawer or a column, as the width and the user say. A transition of
  /// the column ends at once.
  ///
  /// Before the first layout the view may have a width that it does not keep, or none. A child that
  /// is not seen in it is not loaded; the layout shows it at once, also while the container
  /// appears.
  func updateCollapse() {
    let total = view.bounds.width
    let collapses = collapses(in: total)
    let first = collapses ? layout.firstBesideDrawer(in: total) : 0
    guard collapses != isCollapsed else { return changeFirstBeside(to: first) }
    (isCollapsed, firstBeside) = (collapses, first)
    draggedWidth = nil
    opens = collapses && opensWhenCollapsed && drawerChild != nil
    // The operation that ends now does not concern the drawer that the column becomes.
    drawerOperation = nil
    changingRegions {
      drawer.finishTransition()
      if !isCollapsed { drawer.isModal = false }
      if let column = columnViews.first {
        if isCollapsed { view.bringSubviewToFront(column) } else { view.sendSubviewToBack(column) }
      }
      hideColumns()
      layOutColumns()
    }
    arrangeDrawer()
    // A drawer that closes as the column collapses covers nothing.
    if isCollapsed { drawer.isModal = true }
  }

  /// Other columns than before fit beside the last one.
  private func changeFirstBeside(to first: Int) {
    guard first != firstBeside else { return }
    firstBeside = first
    changingRegions {
      hideColumns()
      layOutColumns()
    }
  }

  /// Hides the columns between the drawer and the first one that fits beside the others, and shows
  /// those that fit again.
  private func hideColumns() {
    for index in columns.indices.dropFirst().dropLast()
    where hiddenColumns.contains(index) != (index < firstBeside) {
      setColumn(index, isHidden: index < firstBeside)
    }
  }

  private func setColumn(_ index: Int, isHidden: Bool) {
    let stack = containerRegions.stacks[index]
    stack.finishTransition()
    if isHidden { hiddenColumns.insert(index) } else { hiddenColumns.remove(index) }
    columnViews[index].isHidden = isHidden
    ignoringConflictPolicies {
      _ = isHidden ? stack.conceal(animated: false) : stack.reveal(animated: false)
    }
  }

  /// The layout has decided whether the first column is a drawer. A view without any width has no
  /// size yet.
  func reportCollapse() {
    guard view.bounds.width > 0 else { return }
    opensWhenCollapsed = false
    guard isCollapsed != reportedCollapse else { return }
    reportedCollapse = isCollapsed
    delegate?.splitContainerViewController(self, didCollapse: isCollapsed)
  }

  /// The drawer is as it was when the state was saved, as soon as the first column is one.
  func restoreDrawer(isOpen: Bool) {
    guard isCollapsed else {
      opensWhenCollapsed = isOpen
      return
    }
    opens = isOpen && drawerChild != nil
    arrangeDrawer()
  }

  /// Conceals the first column, or shows it again.
  private func arrangeDrawer() {
    let conceals = isCollapsed && !opens
    ignoringConflictPolicies {
      let operation = following {
        conceals ? drawer.conceal(animated: false) : drawer.reveal(animated: false)
      }
      operation.whenFinished { [weak self] _ in self?.updateDrawerTransition() }
    }
  }

  /// The child of a drawer slides out when it is closed, whatever it came with; that of a column
  /// has no transition and no background.
  func updateDrawerTransition() {
    showDrawerHost()
    guard !drawer.isTransitioning, let content = drawer.topContent else { return }
    let transition = isCollapsed ? drawerTransition : .none
    if content.transition.id != transition.id { content.setTransition(transition) }
  }

  /// While the drawer is closed, its host leaves the touches to the columns.
  private func showDrawerHost() {
    columnViews.first?.isHidden =
      isCollapsed && drawer.isConcealed && !drawer.isTransitioning
  }

  // MARK: The drawer

  /// How the first column is shown now; a drawer that is being opened is open.
  public var displayMode: DisplayMode {
    guard isCollapsed else { return .columns }
    return opens ? .openDrawer : .closedDrawer
  }

  /// Whether the drawer is open when what moves it has ended.
  var opensAtEnd: Bool {
    drawer.isPerforming ? isCollapsed && !drawer.isConcealedAtEnd : opens
  }

  /// Opens or closes the drawer. Refused while the first column is no drawer, or is empty.
  ///
  /// - Parameters:
  ///   - opens: Whether it is opened. One that is so already changes nothing.
  ///   - animated: Whether it slides. The events are the same without.
  @discardableResult
  public func setDrawerOpen(_ opens: Bool, animated: Bool = true) -> ContainerOperation {
    finishSlide()
    guard isCollapsed, drawerChild != nil else {
      return .refused(.noDrawer(in: self))
    }
    self.opens = opens
    return following {
      opens
        ? drawer.reveal(transition: drawerTransition, animated: animated)
        : drawer.conceal(animated: animated)
    }
  }

  /// Begins to open or to close the drawer, and lets the program move that as a finger does; the
  /// delegate is not asked.
  ///
  /// - Returns: The interaction; `nil` where there is nothing to move: another change runs, there
  ///   is no drawer, or it is so already.
  public func beginInteractiveDrawer(opens: Bool) -> ContainerInteraction? {
    guard isCollapsed, drawerChild != nil, self.opens != opens else { return nil }
    return beginInteraction { setDrawerOpen(opens) }
  }

  /// Notes an operation of the drawer that is requested last; a layout inside of it may have
  /// requested another one, which follows it.
  func following(_ request: () -> ContainerOperation) -> ContainerOperation {
    let former = drawerOperation
    let operation = request()
    if drawerOperation === former { follow(operation) }
    return operation
  }

  /// Notes the operation of the drawer that was requested last.
  func follow(_ operation: ContainerOperation) {
    let identity = ObjectIdentifier(operation)
    drawerOperation = operation
    operation.whenFinished { [weak self] in self?.drawerDidEnd(identity, $0) }
  }

  /// Forgets the operation of the drawer that was requested last, if this is it: it may have been
  /// cancelled. An operation that was replaced by another one is followed by that one.
  private func drawerDidEnd(
    _ operation: ObjectIdentifier, _ outcome: ContainerOperation.Outcome
  ) {
    guard drawerOperation.map({ ObjectIdentifier($0) }) == operation,
      outcome != .coalesced || drawer.isIdle
    else { return }
    drawerOperation = nil
    opens = isCollapsed && !drawer.isConcealed
    // A drawer without a child is closed.
    if opens, drawer.count == 0 {
      opens = false
      return arrangeDrawer()
    }
    updateDrawerTransition()
    setNeedsUpdateOfInterfacePreferences()
  }

  private var drawerTransition: Transition {
    let layout = layout
    return Transition("drawer, \(layout.chosenWidths[0]) points") { region in
      let sign: CGFloat = region.layoutDirection == .rightToLeft ? 1 : -1
      let distance = sign * layout.drawerWidth(in: region.width)
      return [
        .immediately(appearing: .move(x: distance)),
        TransitionStep(duration: Self.slideDuration, appearing: .move(x: -distance)),
      ]
    }.dimming(to: dimmingAlpha)
  }

  /// Opens or closes the drawer for the user, if nothing else runs and the delegate allows it.
  ///
  /// - Returns: Whether that was requested.
  func setDrawerOpenByUser(_ opens: Bool) -> Bool {
    guard drawer.isIdle, allowsDrawer(toOpen: opens) else { return false }
    setDrawerOpen(opens)
    return true
  }

  func allowsDrawer(toOpen opens: Bool) -> Bool {
    guard isCollapsed, (displayMode == .openDrawer) != opens, viewController(at: 0) != nil
    else {
      return false
    }
    return delegate?.splitContainerViewController(self, shouldOpenDrawer: opens) ?? true
  }
}
