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
      let controllers = removeControllers(of: slot)
      if !list.contains(where: { isMoved($0, from: slot) }) { list += controllers }
    }
    set(list, in: navigation, animated: animated)
  }

  private func isMoved(_ child: UIViewController, from slot: SplitSlot) -> Bool {
    slot.moved.contains { $0 === child }
  }

  /// The controllers of a column, which its navigation controller has no more.
  private func removeControllers(of slot: SplitSlot) -> [UIViewController] {
    guard slot.moved.isEmpty, let navigation = slot.navigation else { return slot.moved }
    slot.moved = navigation.viewControllers
    set([], in: navigation, animated: false)
    return slot.moved
  }

  private func set(
    _ list: [UIViewController], in navigation: UINavigationController, animated: Bool
  ) {
    let isSame =
      list.count == navigation.viewControllers.count
      && zip(list, navigation.viewControllers).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    navigation.setViewControllers(list, animated: animated)
    // Controllers that leave have to have left before another one takes them.
    if !animated { navigation.showPending() }
  }

  /// Returns the controllers to their columns.
  func expandColumns() {
    guard let navigation = slot(.primary)?.navigation else { return }
    // A transition that runs could not be cancelled any more once its controllers are children of
    // others.
    navigation.stack.finishTransition()
    var lists: [Column: [UIViewController]] = [:]
    for slot in movable {
      // A controller that was popped is still in its column.
      lists[slot.column] = slot.moved.filter { child in
        !navigation.viewControllers.contains { $0 === child }
      }
    }
    var column = Column.primary
    for child in navigation.viewControllers {
      column = movable.first { isMoved(child, from: $0) }?.column ?? column
      lists[column, default: []].append(child)
    }
    set(lists[.primary] ?? [], in: navigation, animated: false)
    for slot in movable where !slot.moved.isEmpty {
      slot.moved = []
      if let own = slot.navigation { set(lists[slot.column] ?? [], in: own, animated: false) }
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
    guard let navigation = collapsedNavigation else { return .primary }
    let top = navigation.viewControllers.reversed().lazy.compactMap { child in
      self.movable.first { self.isMoved(child, from: $0) }?.column
    }
    return top.first ?? .primary
  }

  /// Changes the controller of a column whose controllers may be gathered, and gathers the new ones
  /// in their place.
  func replaceMoved(of slot: SplitSlot, _ change: () -> Void) {
    guard let navigation = collapsedNavigation else { return change() }
    // The same as where all controllers return.
    if !slot.moved.isEmpty { navigation.stack.finishTransition() }
    let list = navigation.viewControllers
    let old = slot.moved
    let index = list.firstIndex { isMoved($0, from: slot) }
    set(list.filter { !isMoved($0, from: slot) }, in: navigation, animated: false)
    slot.moved = []
    if let own = slot.navigation { set(old, in: own, animated: false) }
    change()
    guard let index else { return }
    var rest = navigation.viewControllers
    rest.insert(contentsOf: removeControllers(of: slot), at: min(index, rest.count))
    set(rest, in: navigation, animated: false)
  }

  // MARK: On top

  /// Brings a column on top, where there is one column only.
  func pushColumn(_ column: Column) {
    guard let navigation = collapsedNavigation, column != .compact else { return }
    let list = navigation.viewControllers
    let isHigher = { (child: UIViewController) in
      self.movable.contains {
        $0.column.rawValue > column.rawValue && self.isMoved(child, from: $0)
      }
    }
    let rest = Array(list.prefix { !isHigher($0) })
    if rest.count < list.count, let last = rest.last {
      navigation.popToViewController(last, animated: UIView.areAnimationsEnabled)
    } else {
      moveControllers { collapseColumns(upTo: column, animated: UIView.areAnimationsEnabled) }
    }
  }

  /// Pops a column, and what is above it.
  func popColumn(_ column: Column) {
    guard let navigation = collapsedNavigation, let slot = slot(column),
      let index = navigation.viewControllers.firstIndex(where: { isMoved($0, from: slot) }),
      index > 0
    else { return }
    navigation.popToViewController(
      navigation.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
  }
}
