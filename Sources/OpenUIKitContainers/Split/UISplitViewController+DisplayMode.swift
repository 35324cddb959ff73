import NestKit
import OpenUIKit

extension UISplitViewController {
  /// The program prefers something else, which counts from now on.
  func prefer(_ change: (inout SplitArrangement) -> Void) {
    change(&arrangement)
    chosenMode = nil
    updateMode(animated: UIView.inheritedAnimationDuration > 0)
  }

  var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

  func showColumn(_ column: Column) {
    guard hasColumn(column) else { return }
    whenControllersHaveMoved { [zeroingLink] in zeroingLink.target?.showExistingColumn(column) }
  }

  private func showExistingColumn(_ column: Column) {
    if column == .inspector { return setInspectorShown(true) }
    if isCollapsed { return pushColumn(column) }
    choose(arrangement.mode(after: mode, showing: column, in: size))
  }

  func hideColumn(_ column: Column) {
    guard hasColumn(column) else { return }
    whenControllersHaveMoved { [zeroingLink] in zeroingLink.target?.hideExistingColumn(column) }
  }

  private func hideExistingColumn(_ column: Column) {
    if column == .inspector { return setInspectorShown(false) }
    if isCollapsed { return popColumn(column) }
    choose(arrangement.mode(after: mode, hiding: column, in: size))
  }

  func choose(_ new: DisplayMode) {
    chosenMode = new
    lastBehavior = splitBehavior
    updateMode(animated: UIView.areAnimationsEnabled)
  }

  /// Hides what lies over the secondary column, for the user.
  func dismissOverlay() { choose(arrangement.uncovered(mode)) }

  // MARK: The mode

  /// The mode in a size, as the user and the program want it.
  func modeIn(_ size: CGSize) -> DisplayMode {
    if let chosenMode, lastBehavior == nil || lastBehavior == arrangement.behavior(in: size) {
      return chosenMode
    }
    return arrangement.mode(in: size)
  }

  /// Decides the mode as the size says. The first decision is not reported: nothing was shown
  /// before.
  func decideMode() {
    guard size.width > 0 else { return }
    if let lastBehavior, chosenMode != nil, lastBehavior != splitBehavior { chosenMode = nil }
    guard !hasMode else { return updateMode(animated: false) }
    hasMode = true
    guard !isCollapsed else { return mode = modeIn(size) }
    mode = modeIn(size)
    showColumns(animated: false)
  }

  /// Shows the columns of the present mode. Requests of the delegate meanwhile follow in the next
  /// layout.
  func updateMode(animated: Bool) {
    guard hasMode, !isCollapsed else { return }
    guard !changesMode else { return view.setNeedsLayout() }
    finishTransitions(ofColumnsThatDifferIn: modeIn(size))
    let new = modeIn(size)
    guard new != mode else { return }
    announce(new)
    if modeBeforeChange == nil { modeBeforeChange = mode }
    // A transition begins where the columns belong, and is cancelled to there.
    if animated, !motion.awaitsTransition { layOutColumns() }
    mode = new
    showColumns(animated: animated)
    clearFormerMode()
  }

  /// Once nothing moves there is no mode to return to.
  private func clearFormerMode() {
    if slots.allSatisfy(\.stack.isIdle) { modeBeforeChange = nil }
  }

  /// Ends the transitions of columns that another mode changes once more, with all their events, so
  /// that what follows is cancelled to the mode of now.
  private func finishTransitions(ofColumnsThatDifferIn new: DisplayMode) {
    let before = arrangement.columns(in: mode)
    let after = arrangement.columns(in: new)
    for column in Set(before).symmetricDifference(after) { slot(column)?.stack.finishTransition() }
  }

  /// Informs the delegate.
  private func announce(_ new: DisplayMode) {
    changesMode = true
    defer { changesMode = false }
    delegate?.splitViewController(self, willChangeTo: new)
    let (before, after) = (arrangement.columns(in: mode), arrangement.columns(in: new))
    announce(shown: after.filter { !before.contains($0) })
    announce(hidden: before.filter { !after.contains($0) })
  }

  func announce(shown columns: [Column]) {
    guard style != .unspecified else { return }
    for column in columns {
      slot(column)?.isAnnounced = true
      delegate?.splitViewController(self, willShow: column)
    }
  }

  func announce(hidden columns: [Column]) {
    guard style != .unspecified else { return }
    for column in columns {
      slot(column)?.isAnnounced = true
      delegate?.splitViewController(self, willHide: column)
    }
  }

  /// Informs the delegate that a column has been shown or hidden, if it was informed that this
  /// would happen.
  func announceEnd(of slot: SplitSlot) {
    guard slot.isAnnounced else { return }
    slot.isAnnounced = false
    if slot.isShown {
      delegate?.splitViewController(self, didShow: slot.column)
    } else {
      delegate?.splitViewController(self, didHide: slot.column)
    }
  }

  /// Shows and hides columns as the mode says, and lays them out with that.
  func showColumns(animated: Bool) {
    let shown = shownColumns
    let changed = slots.filter { $0.isShown != shown.contains($0.column) }
    for slot in changed { slot.isShown.toggle() }
    let takesTime = animated && isShown && UIView.areAnimationsEnabled
    for slot in changed where slot.isShown { slot.updateRegion() }
    if !takesTime { layOutColumns() }
    movesColumns = takesTime
    for slot in changed { request(slot, animated: takesTime) }
    movesColumns = false
    if takesTime, !slots.contains(where: \.stack.isTransitioning) { animateLayout() }
    setNeedsUpdateOfInterfacePreferences()
  }

  private func request(_ slot: SplitSlot, animated: Bool) {
    slot.stack.finishTransition()
    slot.changeCount += 1
    let number = slot.changeCount
    let operation =
      slot.isShown
      ? slot.stack.reveal(transition: transition(of: slot), animated: animated)
      : slot.stack.conceal(animated: animated)
    operation.whenFinished { [zeroingLink, unowned slot] outcome in
      zeroingLink.target?.columnDidChange(slot, outcome, isLast: number == slot.changeCount)
    }
  }

  /// A column was shown or hidden, or was not: a finger may have taken it back.
  private func columnDidChange(
    _ slot: SplitSlot, _ outcome: ContainerOperation.Outcome, isLast: Bool
  ) {
    let (wasDragged, former) = (modeBeforeDrag != nil, modeBeforeChange)
    clearFormerMode()
    if slot.stack.isIdle { modeBeforeDrag = nil }
    // A later change says whether the column is shown; another child may wait.
    if outcome == .cancelled, isLast, slot.isShown == slot.stack.isConcealed {
      restore(slot, to: former)
    }
    slot.updateRegion()
    viewIfLoaded?.setNeedsLayout()
    if slot.stack.isIdle { announceEnd(of: slot) }
    if wasDragged, slot.stack.isIdle {
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
  }

  /// A transition has returned: children are informed of the size that they have again, as one may
  /// have begun to appear meanwhile. Columns have the width that was preferred meanwhile, and not
  /// that with which the transition began.
  func restoreLayout(of slot: SplitSlot, _ restore: () -> Void) {
    guard isShown, slot.isShown == slot.stack.isConcealed, !isCollapsed else { return restore() }
    let former = modeBeforeChange ?? mode
    returned = (
      mode: former, showsInspector: slot.column == .inspector ? !slot.isShown : showsInspector
    )
    let frames = frames(in: view.bounds, mode: former)
    changeSizes(in: size) {
      returned = nil
      restore()
      placeRegions(at: frames)
    }
  }

  /// A column is as before, and so is the mode.
  private func restore(_ slot: SplitSlot, to former: DisplayMode?) {
    slot.isShown.toggle()
    if slot.column == .inspector {
      showsInspector = slot.isShown
    } else if let former {
      chosenMode = former
      lastBehavior = splitBehavior
      updateMode(animated: false)
    }
    if slot.isShown != shownColumns.contains(slot.column) { showColumns(animated: false) }
  }

  /// The same columns come to other places.
  private func animateLayout() {
    UIView.animate(withDuration: Self.slideDuration) {
      self.layOutColumns()
      self.view.layoutIfNeeded()
    }
  }
}
