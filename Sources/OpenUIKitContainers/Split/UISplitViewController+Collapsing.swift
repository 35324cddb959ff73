import NestKit
import OpenUIKit

extension UISplitViewController {
  /// Makes one column of all, or several of one, as the width says. Transitions that run end at
  /// once; one that cannot end now, because one of its callbacks is running, is waited for.
  func updateCollapse() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard collapses != arrangement.isCollapsed, mayChangeCollapse else { return }
    guard !movesControllers else { return whenControllersHaveMoved { $0.updateCollapse() } }
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
  private var mayChangeCollapse: Bool {
    core.isShown || viewIfLoaded?.window == nil || !hasAppeared
  }

  private func collapse() {
    if style == .unspecified { return collapseUnnamed() }
    let assigned = { (column: Column) in self.slot(column)?.assigned != nil }
    let proposed = [Column.compact, .secondary, .supplementary].first(where: assigned) ?? .primary
    let answer =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let top = assigned(answer) ? answer : proposed
    changeCollapse(to: top == .compact ? .compact : .gathered) { collapseColumns(upTo: top) }
  }

  private func expand() {
    if style == .unspecified { return expandUnnamed() }
    if collapsedNavigation != nil { expandColumns() }
    returnInspector()
    decideExpandedMode()
    changeCollapse(to: nil) {}
  }

  private func decideExpandedMode() {
    let proposed = arrangement.proposeExpansion(in: size)
    guard size.width > 0 else { return }
    let answer =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    arrangement.decideExpansion(answer, to: proposed, in: size)
  }

  /// Hides what is not shown any more, moves controllers, and shows what is to be shown.
  private func changeCollapse(to new: SplitArrangement.Collapse?, _ move: () -> Void) {
    let before = slots.filter(\.isShown).map(\.column)
    if let new { arrangement.collapse(to: new) } else { arrangement.expand() }
    let after = shownColumns
    for column in before where !after.contains(column) { announce(column, isShown: false) }
    for column in after where !before.contains(column) { announce(column, isShown: true) }
    for slot in slots where slot.isShown && !after.contains(slot.column) {
      slot.visibility.declare(false, animated: false)
      requestVisibility(of: slot)
    }
    move()
    showColumns(animated: false)
  }

  // MARK: Without names

  private func collapseUnnamed() {
    guard let primary = slot(.primary), let secondary = slot(.secondary) else { return }
    let single = delegate?.primaryViewController(forCollapsing: self) ?? primary.content
    changeCollapse(to: .gathered) {
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
    guard gathering.has(.secondary), collapsedSecondary is UINavigationController else { return }
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
    changeCollapse(to: nil) {
      if let first, first !== single { place(first, in: primary) }
      if let second, let secondary = slot(.secondary), second !== secondary.content {
        place(second, in: secondary)
      }
    }
  }
}
