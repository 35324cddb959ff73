import NestKit
import OpenUIKit

extension UISplitViewController {
  /// Whether the style has a column; one that it lacks is reported.
  func hasColumn(_ column: Column) -> Bool {
    if style != .unspecified, slot(column) != nil { return true }
    Misuse.report(.noColumn(column, in: self))
    return false
  }

  /// Puts a controller into a column, in place of the one before; while controllers move, after
  /// they have.
  func put(_ new: UIViewController?, into column: Column) {
    guard let slot = slot(column), slot.assigned !== new else { return }
    if let new, let misuse = misuse(ofPutting: new, in: slot) { return Misuse.report(misuse) }
    assign(new, to: slot)
    whenControllersHaveMoved { [unowned slot] in $0.applyAssigned(slot) }
  }

  /// A child has left by itself: its column is empty.
  func childWasTaken(_ child: UIViewController) {
    guard let slot = slots.first(where: { $0.content === child }) else { return }
    slot.loseContent()
    core.ignoringConflictPolicies { put(nil, into: slot.column) }
  }

  /// Puts a controller into a column, as a part of what moves controllers.
  func place(_ new: UIViewController?, in slot: SplitSlot) {
    assign(new, to: slot)
    fill(slot)
  }

  private func assign(_ new: UIViewController?, to slot: SplitSlot) {
    slot.assign(new)
    if slot.column == .inspector { arrangement.hasInspector = new != nil }
  }

  private func applyAssigned(_ slot: SplitSlot) {
    guard slot.assigned !== slot.given.shown else { return }
    // Controllers that the callbacks of a change put into a column wait for its end.
    moveControllers {
      guard arrangement.isCollapsed, slot.column != .inspector else { return fill(slot) }
      if style == .unspecified {
        if slot.column == .primary { restoreSecondary() }
        fill(slot)
        // Another column may be the one that is shown.
        return showColumns(animated: false)
      }
      if slot.column == .primary || slot.column == .compact {
        recollapseColumns { fill(slot) }
      } else {
        replaceMoved(of: slot) { fill(slot) }
      }
    }
  }

  /// The stack has what was given.
  private func fill(_ slot: SplitSlot) {
    dismissPresented(of: slot)
    let former = slot.content ?? slot.presented
    let isWrapped = former !== slot.given.shown
    slot.presented = nil
    slot.confirmAssigned()
    let operation = slot.setContent(
      slot.assigned.map { wrapped($0, in: slot) }, transition: transition(of: slot))
    if isWrapped, let navigation = former as? UINavigationController {
      operation.whenFinished { _ in
        // Its controllers leave it before it is gone.
        if navigation.parent == nil { navigation.setViewControllers([], animated: false) }
      }
    }
    if slot.column == .inspector { showColumns(animated: false) }
    viewIfLoaded?.setNeedsLayout()
    core.setNeedsUpdateOfInterfacePreferences()
  }

  // Fidelity: a column has a navigation controller; the compact one is shown as it is. [documented]
  private func wrapped(_ child: UIViewController, in slot: SplitSlot) -> UIViewController {
    if child is UINavigationController || style == .unspecified || slot.column == .compact {
      return child
    }
    return UINavigationController(rootViewController: child)
  }

  /// Returns the misuse that putting a controller into a column would be, if any.
  private func misuse(ofPutting child: UIViewController, in slot: SplitSlot) -> Misuse? {
    if let other = slots.first(where: { $0.assigned === child }) {
      return .twoColumns(child, other.column, slot.column, in: self)
    }
    if child is UISplitViewController { return .splitInColumn(child, in: self) }
    let isWrapped =
      !(child is UINavigationController) && style != .unspecified && slot.column != .compact
    return isWrapped
      ? UINavigationController().misuse(ofSetting: [child]) : slot.stack.misuse(ofSetting: [child])
  }

  // MARK: Controllers that move

  /// Moves controllers from one column to another. Requests of their callbacks meanwhile follow in
  /// their order, when all controllers have arrived.
  func moveControllers(_ move: () -> Void) {
    guard !movesControllers else { return move() }
    movesControllers = true
    move()
    movesControllers = false
    while !requestsWhileMoving.isEmpty, !movesControllers {
      requestsWhileMoving.removeFirst()(self)
    }
  }

  /// Does something at once, or when controllers that move have arrived.
  func whenControllersHaveMoved(_ request: @escaping (UISplitViewController) -> Void) {
    guard movesControllers else { return request(self) }
    let isAnimated = UIView.areAnimationsEnabled
    requestsWhileMoving.append { split in
      if isAnimated { return request(split) }
      UIView.performWithoutAnimation { request(split) }
    }
  }

  // MARK: The list

  /// The columns in the list of controllers.
  private var listed: [SplitSlot] {
    slots.filter { $0.column != .compact && $0.column != .inspector }
  }

  /// The controllers that the stacks have, from the edge.
  var columnContents: [UIViewController] {
    listed.compactMap { style == .unspecified ? $0.assigned : $0.content }
  }

  /// Puts controllers into the columns, in their order.
  func setColumnContents(_ new: [UIViewController]) {
    let columns = listed
    guard new.count <= columns.count else {
      return Misuse.report(.tooManyControllers(new.count, in: self))
    }
    var seen: Set<ObjectIdentifier> = []
    for child in new where !seen.insert(ObjectIdentifier(child)).inserted {
      return Misuse.report(.twoColumns(child, .primary, .secondary, in: self))
    }
    let isInSlot = { (slot: SplitSlot, child: UIViewController?) in
      slot.content === child || slot.assigned === child
    }
    let pairs = columns.enumerated().map { ($1, new.indices.contains($0) ? new[$0] : nil) }
    // A controller that changes its column leaves the former one first.
    for (slot, child) in pairs
    where !isInSlot(slot, child) && new.contains(where: { isInSlot(slot, $0) }) {
      put(nil, into: slot.column)
    }
    for (slot, child) in pairs where !isInSlot(slot, child) { put(child, into: slot.column) }
  }

  /// Shows a controller in the secondary position, or on top where there is one column only.
  func showDetail(_ child: UIViewController) {
    if style != .unspecified {
      put(child, into: .secondary)
      return whenControllersHaveMoved { $0.pushColumn(.secondary) }
    }
    whenControllersHaveMoved { $0.showDetailWithoutNames(child) }
  }

  private func showDetailWithoutNames(_ child: UIViewController) {
    if !arrangement.isCollapsed {
      put(child, into: .secondary)
    } else if let navigation = slot(.primary)?.navigation {
      navigation.show(child, sender: self)
    } else {
      put(child, into: .primary)
    }
  }
}
