import NestKit
import OpenUIKit

extension UISplitViewController {
  /// The program prefers something else, which counts from now on.
  func prefer(_ change: (inout SplitArrangement) -> Void) {
    change(&arrangement)
    arrangement.choosePreferred(in: size)
    updateMode(animated: UIView.inheritedAnimationDuration > 0)
  }

  /// Shows a column, or hides it; while controllers move, after they have.
  func setColumn(_ column: Column, isShown: Bool) {
    guard hasColumn(column) else { return }
    whenControllersHaveMoved { $0.setExistingColumn(column, isShown: isShown) }
  }

  private func setExistingColumn(_ column: Column, isShown: Bool) {
    if column == .inspector {
      setInspectorShown(isShown)
    } else if arrangement.isCollapsed {
      if isShown { pushColumn(column) } else { popColumn(column) }
    } else {
      let mode = arrangement.mode
      choose(arrangement.mode(after: mode, setting: column, isShown: isShown, in: size))
    }
  }

  func choose(_ new: DisplayMode) {
    arrangement.choose(new, in: size)
    updateMode(animated: UIView.areAnimationsEnabled)
  }

  /// Hides what lies over the secondary column, for the user.
  func dismissOverlay() { choose(arrangement.uncovered(arrangement.mode)) }

  // MARK: The mode

  /// Decides the mode as the size says. The first decision is not reported: nothing was shown
  /// before.
  func decideMode() {
    guard size.width > 0 else { return }
    guard arrangement.decide(in: size) else { return updateMode(animated: false) }
    if !arrangement.isCollapsed { showColumns(animated: false) }
  }

  /// Shows the columns of the wanted mode. Requests of the delegate meanwhile follow in the next
  /// layout.
  ///
  /// - Parameters:
  ///   - animated: Whether the columns slide.
  ///   - isLaidOut: Whether the columns are where the transition begins.
  func updateMode(animated: Bool, isLaidOut: Bool = false) {
    guard arrangement.decidesMode else { return }
    guard !arrangement.isAnnouncing else { return view.setNeedsLayout() }
    // Transitions of columns that change once more end with all their events, so that what follows
    // is cancelled to the mode of now.
    for column in arrangement.changed(in: size) { slot(column)?.stack.finishTransition() }
    guard let new = arrangement.announceMode(in: size) else { return }
    announce(new)
    // A transition begins where the columns belong, and is cancelled to there.
    if animated, !isLaidOut, !motion.awaitsTransition { layOutColumns() }
    arrangement.begin(new)
    showColumns(animated: animated)
    settleMode()
  }

  /// Once nothing moves there is no mode to return to.
  private func settleMode() {
    if slots.allSatisfy(\.stack.isIdle) { arrangement.settle() }
  }

  // MARK: The delegate

  private func announce(_ new: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: new)
    let before = arrangement.columns(in: arrangement.mode)
    let after = arrangement.columns(in: new)
    for column in after where !before.contains(column) { announce(column, isShown: true) }
    for column in before where !after.contains(column) { announce(column, isShown: false) }
  }

  /// Informs the delegate that a column is about to be shown or hidden.
  func announce(_ column: Column, isShown: Bool) {
    guard style != .unspecified else { return }
    slot(column)?.isAnnounced = true
    if isShown {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  /// Informs the delegate that a column has been shown or hidden, if it was informed that this
  /// would happen.
  func announceEnd(of slot: SplitSlot, isShown: Bool) {
    guard slot.isAnnounced else { return }
    slot.isAnnounced = false
    if isShown {
      delegate?.splitViewController(self, didShow: slot.column)
    } else {
      delegate?.splitViewController(self, didHide: slot.column)
    }
  }

  // MARK: The columns

  /// Shows and hides columns as the mode says, and lays them out with that.
  func showColumns(animated: Bool) {
    let shown = shownColumns
    let takesTime = animated && core.isShown && UIView.areAnimationsEnabled
    let changed = slots.filter { $0.isShown != shown.contains($0.column) }
    for slot in changed { slot.visibility.declare(!slot.isShown, animated: takesTime) }
    for slot in changed where slot.isShown { slot.updateRegion() }
    if takesTime { placeColumnsToShow(changed.filter(\.isShown)) } else { layOutColumns() }
    movesColumns = takesTime
    for slot in changed { requestVisibility(of: slot) }
    movesColumns = false
    if takesTime, !slots.contains(where: \.stack.isTransitioning) { animateLayout() }
    core.setNeedsUpdateOfInterfacePreferences()
  }

  /// A column that is about to be shown has its size before its child appears.
  private func placeColumnsToShow(_ slots: [SplitSlot]) {
    guard !arrangement.isCollapsed else { return }
    let frames = columnFrames(in: view.bounds, mode: arrangement.mode)
    UIView.performWithoutAnimation {
      for slot in slots where slot.stack.isConcealed {
        if let frame = frames[slot.column] { slot.region.frame = frame }
      }
    }
  }

  /// Shows or hides a column, as was declared last.
  func requestVisibility(of slot: SplitSlot) {
    slot.stack.finishTransition()
    guard let change = slot.visibility.nextRequest() else { return }
    let operation =
      change.value
      ? slot.stack.reveal(transition: transition(of: slot), animated: change.isAnimated)
      : slot.stack.conceal(animated: change.isAnimated)
    let hold = change.isAnimated ? CATransaction.holdCompletion() : nil
    operation.whenFinished { [zeroingLink, unowned slot] outcome in
      let end = slot.visibility.end(change.revision, outcome)
      let isTakenBack = end == .undone && outcome == .cancelled
      zeroingLink.target?.columnDidChange(slot, isTakenBack: isTakenBack)
      extendLifetime(hold)
    }
  }

  /// A column was shown or hidden, or was not: a finger may have taken it back.
  private func columnDidChange(_ slot: SplitSlot, isTakenBack: Bool) {
    let change = arrangement.change
    settleMode()
    if slot.stack.isIdle { arrangement.endDrag() }
    if isTakenBack { takeBack(slot, to: change?.former) }
    slot.updateRegion()
    viewIfLoaded?.setNeedsLayout()
    guard slot.stack.isIdle else { return }
    announceEnd(of: slot, isShown: slot.isShown)
    if change?.isDragged == true {
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
  }

  /// A column is as before, and so is the mode, unless another one is wanted: that ends what a hand
  /// moves, and follows.
  private func takeBack(_ slot: SplitSlot, to former: DisplayMode?) {
    if slot.column != .inspector, arrangement.wanted(in: size) != arrangement.mode { return }
    arrangement.takeBack(slot.column, isShown: slot.isShown, to: former, in: size)
    if slot.column != .inspector, former != nil { updateMode(animated: false) }
    if slot.isShown != shownColumns.contains(slot.column) { showColumns(animated: false) }
  }

  /// A transition has returned: children are informed of the size that they have again, as one may
  /// have begun to appear meanwhile. Columns have the width that was preferred meanwhile, and not
  /// that with which the transition began.
  func restoreLayout(of slot: SplitSlot, _ restore: () -> Void) {
    guard core.isShown, slot.isShown == slot.stack.isConcealed, !arrangement.isCollapsed else {
      return restore()
    }
    let former = arrangement.change?.former ?? arrangement.mode
    let before = arrangement.expectation
    if before != .collapsed(true) {
      let showsInspector =
        slot.column == .inspector ? !slot.isShown : arrangement.showsInspector
      arrangement.expectation = .returned(former, showsInspector: showsInspector)
    }
    let frames = columnFrames(in: view.bounds, mode: former)
    core.changeSizes(in: size) {
      arrangement.expectation = before
      restore()
      placeRegions(at: frames)
    }
  }

  /// The same columns come to other places.
  private func animateLayout() {
    UIView.animate(withDuration: Self.slideDuration) {
      self.layOutColumns()
      self.view.layoutIfNeeded()
    }
  }
}
