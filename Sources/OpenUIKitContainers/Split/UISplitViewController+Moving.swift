import NestKit
import OpenUIKit

// Controllers of columns that are in the navigation controller of the primary one, while there is
// one column only.

extension UISplitViewController {
  /// The navigation controller in which all columns are, if they are.
  var collapsedNavigation: UINavigationController? {
    guard arrangement.isCollapsed, style != .unspecified, shownColumns == [.primary] else {
      return nil
    }
    return slot(.primary)?.navigation
  }

  /// The columns whose controllers can be moved, from the edge.
  private var movable: [SplitSlot] { [.supplementary, .secondary].compactMap { slot($0) } }

  /// Moves the controllers of the columns up to one into the navigation controller of the primary
  /// column.
  func collapseColumns(upTo top: Column, animated: Bool = false) {
    guard let navigation = collapsedNavigation else { return }
    var list = navigation.viewControllers
    for slot in movable where slot.column.rawValue <= top.rawValue {
      list = gather(slot, onto: list)
    }
    navigation.setAtOnce(list, animated: animated)
  }

  /// The controllers of a column leave its navigation controller.
  private func gather(_ slot: SplitSlot, onto list: [UIViewController]) -> [UIViewController] {
    let own = slot.navigation?.viewControllers ?? []
    let isFirst = !gathering.has(slot.column)
    let list = gathering.gather(slot.column, having: own, onto: list)
    if isFirst { slot.navigation?.setAtOnce([]) }
    return list
  }

  /// Returns the controllers to their columns.
  func expandColumns() {
    guard let navigation = slot(.primary)?.navigation else { return }
    // A transition that runs could not be cancelled any more once its controllers are children of
    // others.
    navigation.stack.finishTransition()
    let lists = gathering.returned(navigation.viewControllers)
    navigation.setAtOnce(lists[.primary] ?? [])
    let returning = movable.filter { gathering.has($0.column) }
    gathering = SplitGathering()
    for slot in returning {
      // A root that was popped may have another parent.
      let own = (lists[slot.column] ?? []).filter { [nil, navigation].contains($0.parent) }
      slot.navigation?.setAtOnce(own)
    }
  }

  /// Changes the navigation controller in which all columns are.
  func recollapseColumns(_ change: () -> Void) {
    let top = topColumn
    if collapsedNavigation != nil { expandColumns() }
    change()
    arrangement.collapse(to: slot(.compact)?.assigned != nil ? .compact : .gathered)
    collapseColumns(upTo: top)
    showColumns(animated: false)
  }

  /// The column of the controller on top, where there is one column only.
  var topColumn: Column {
    collapsedNavigation.flatMap { gathering.topColumn(of: $0.viewControllers) } ?? .primary
  }

  /// Changes the controller of a column whose controllers may be gathered, and gathers the new ones
  /// in their place.
  func replaceMoved(of slot: SplitSlot, _ change: () -> Void) {
    guard let navigation = collapsedNavigation else { return change() }
    // The same as where all controllers return.
    if gathering.has(slot.column) { navigation.stack.finishTransition() }
    let list = navigation.viewControllers
    let index = gathering.list(below: slot.column, of: list)?.count
    if gathering.has(slot.column) {
      let (own, rest) = gathering.remove(slot.column, from: list)
      navigation.setAtOnce(rest)
      slot.navigation?.setAtOnce(own)
    }
    change()
    guard let index else { return }
    let new = gather(slot, onto: [])
    var all = navigation.viewControllers
    all.insert(contentsOf: new, at: min(index, all.count))
    navigation.setAtOnce(all)
  }

  // MARK: On top

  /// Brings a column on top, where there is one column only.
  func pushColumn(_ column: Column) {
    guard let navigation = collapsedNavigation, column != .compact else { return }
    let list = navigation.viewControllers
    let rest = gathering.popping(above: column, of: list)
    if rest.count < list.count, let last = rest.last {
      navigation.popToViewController(last, animated: UIView.areAnimationsEnabled)
    } else {
      moveControllers { collapseColumns(upTo: column, animated: UIView.areAnimationsEnabled) }
    }
  }

  /// Pops a column, and what is above it.
  func popColumn(_ column: Column) {
    guard let navigation = collapsedNavigation,
      let last = gathering.list(below: column, of: navigation.viewControllers)?.last
    else { return }
    navigation.popToViewController(last, animated: UIView.areAnimationsEnabled)
  }
}
