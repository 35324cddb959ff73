import NestKit
import OpenUIKit

extension UISplitViewController {
  /// Makes one column of all, or several of one, as the width says. Transitions that run end at
  /// once; one that cannot end now, because one of its callbacks is running, is waited for.
  func updateCollapse() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard collapses != isCollapsed, mayChangeCollapse else { return }
    guard !movesControllers else {
      return whenControllersHaveMoved { [zeroingLink] in zeroingLink.target?.updateCollapse() }
    }
    for slot in slots {
      slot.stack.finishTransition()
      slot.navigation?.stack.finishTransition()
    }
    guard slots.allSatisfy({ $0.stack.isIdle && $0.navigation?.stack.isIdle != false }) else {
      view.setNeedsLayout()
      return
    }
    moveControllers { if collapses { collapse() } else { expand() } }
    viewIfLoaded?.setNeedsLayout()
    if collapses {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Children do not change while they appear or disappear.
  private var mayChangeCollapse: Bool { isShown || viewIfLoaded?.window == nil || !hasAppeared }

  private func collapse() {
    if style == .unspecified { return collapseUnnamed() }
    let assigned = { (column: Column) in self.slot(column)?.assigned != nil }
    let proposed = [Column.compact, .secondary, .supplementary].first(where: assigned) ?? .primary
    let answer =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let top = assigned(answer) ? answer : proposed
    collapsesOntoCompact = top == .compact
    // Beside what is on top there is no room.
    showsInspector = false
    changeCollapse(to: true) { collapseColumns(upTo: top) }
  }

  private func expand() {
    if style == .unspecified { return expandUnnamed() }
    if collapsedNavigation != nil { expandColumns() }
    returnInspector()
    decideExpandedMode()
    changeCollapse(to: false) {}
  }

  private func decideExpandedMode() {
    chosenMode = nil
    guard size.width > 0 else { return }
    let proposed = modeIn(size)
    let answer =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    hasMode = true
    mode = answer == .automatic ? proposed : arrangement.clamped(answer)
    guard mode != proposed else { return }
    chosenMode = mode
    lastBehavior = splitBehavior
  }

  /// Hides what is not shown any more, moves controllers, and shows what is to be shown.
  private func changeCollapse(to collapses: Bool, _ move: () -> Void) {
    let before = slots.filter(\.isShown).map(\.column)
    hasOneColumn = collapses
    let after = shownColumns
    announce(hidden: before.filter { !after.contains($0) })
    announce(shown: after.filter { !before.contains($0) })
    for slot in slots where slot.isShown && !after.contains(slot.column) {
      slot.isShown = false
      slot.stack.conceal(animated: false)
      announceEnd(of: slot)
    }
    move()
    showColumns(animated: false)
  }

  // MARK: Without names

  private func collapseUnnamed() {
    guard let primary = slot(.primary), let secondary = slot(.secondary) else { return }
    let single = delegate?.primaryViewController(forCollapsing: self) ?? primary.content
    changeCollapse(to: true) {
      let second = secondary.content
      if let second, !(second is UINavigationController) { place(nil, in: secondary) }
      if let single, single !== primary.content { place(single, in: primary) }
      guard let second, let single else { return }
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: second, onto: single) == true
      if !isDone { single.collapseSecondaryViewController(second, for: self) }
      collapsedSecondary = second
    }
  }

  /// Returns the controllers of the second navigation controller from the first one, which leaves.
  func restoreSecondary() {
    guard !movedSecondary.isEmpty, collapsedSecondary is UINavigationController else { return }
    _ = slot(.primary)?.content?.separateSecondaryViewController(for: self)
    collapsedSecondary = nil
  }

  private func expandUnnamed() {
    guard let primary = slot(.primary) else { return }
    let single = primary.content
    let waiting = slot(.secondary)?.content
    // One that was taken back, or has got controllers by itself, is there already.
    let isThere = (waiting as? UINavigationController)?.viewControllers.isEmpty == false
    let separated = single.flatMap {
      delegate?.splitViewController(self, separateSecondaryFrom: $0)
        ?? (isThere ? nil : $0.separateSecondaryViewController(for: self))
    }
    let second = separated ?? waiting
    let first = delegate?.primaryViewController(forExpanding: self) ?? single
    collapsedSecondary = nil
    decideExpandedMode()
    changeCollapse(to: false) {
      if let first, first !== single { place(first, in: primary) }
      if let second, let secondary = slot(.secondary), second !== secondary.content {
        place(second, in: secondary)
      }
    }
  }
}
