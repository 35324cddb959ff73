import AppearanceOrders
import MisuseReports

extension UIViewController {
  func adopt(_ child: UIViewController) {
    child.sendDueDidMove()
    if let misuse = misuse(inAdopting: child) {
      Misuse.report(misuse)
      return
    }
    if child.parentStorage === self {
      // Fidelity: a child that is added again moves to the end and receives willMove only.
      // [decided]
      UIView.treeChanges += 1
      childStorage.removeAll { $0 === child }
      childStorage.append(child)
    } else {
      guard child.parentStorage == nil || removeFromOtherParent(child) else { return }
      UIView.treeChanges += 1
      childStorage.append(child)
      child.parentStorage = self
      if childStorage.count == 1 { findChildManager() }
      if child.appearance.automaticOwner != nil { adoptAppearance(of: child) }
    }
    child.callbacks.parentMove = .toParent
    // Fidelity: the parent is set already when willMove(toParent:) is called. [observed]
    child.willMove(toParent: self)
  }

  /// Removes a child from another parent, whose callbacks may change anything; false, after a
  /// report, if the child cannot be added any more.
  private func removeFromOtherParent(_ child: UIViewController) -> Bool {
    child.removeFromParent()
    let problem =
      child.parentStorage.map { Misuse.stillParented(child, by: $0, requested: self) }
      ?? misuse(inAdopting: child)
    if let problem { Misuse.report(problem) }
    return problem == nil
  }

  /// Notes, with the first child, who manages the children.
  private func findChildManager() {
    guard extras?.childManager == nil else { return }
    let container: AnyObject = extras?.containerWork ?? self
    if let manager = container as? any ChildManager { ensuredExtras.childManager = manager }
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    UIView.treeChanges += 1
    if let index = parent.childStorage.place(of: self) {
      parent.childStorage.remove(at: index)
    }
    parentStorage = nil
    containerSafeAreaInsets = .zero
    if traitState != nil { imposeTraits(nil) }
    finishFollowingRemovedParent()
    modalRelations?.removePresented()
    callbacks.isDidMoveDue = true
    parent.extras?.childManager?.parentDidLose(self)
    sendDueDidMove()
  }

  /// Sends that the controller has no parent any more: at the end of its removal, or before it is
  /// added again because of that.
  private func sendDueDidMove() {
    guard callbacks.isDidMoveDue else { return }
    callbacks.isDidMoveDue = false
    didMove(toParent: nil)
    // The callback may have added it to another parent.
    if parentStorage == nil { callbacks.parentMove = .none }
  }

  func noteWillMove(to parent: UIViewController?) {
    Self.observer?.controller(self, receives: .willMove(toParent: parent))
    if parent == nil {
      callbacks.parentMove = parentStorage == nil ? .none : .fromParent
    } else if callbacks.parentMove == .fromParent {
      // A container may cancel the removal that it announced.
      callbacks.parentMove = .none
    }
  }

  func noteDidMove(to parent: UIViewController?) {
    Self.observer?.controller(self, receives: .didMove(toParent: parent))
    callbacks.parentMove = .none
  }

  private func misuse(inAdopting child: UIViewController) -> Misuse? {
    if child === self { return .addedToItself(child) }
    if child.isAncestor(of: self) { return .addedToDescendant(child, requested: self) }
    if let window = child.rootWindow, window.rootViewController === child {
      return .windowRootAdded(child, requested: self)
    }
    if let host = child.viewStorage?.superview?.nearestController, host !== self {
      return .viewInOtherHierarchy(child, expected: host, requested: self)
    }
    return nil
  }

  /// Whether `other` is contained in this controller, or in what that presents, at any depth.
  func isAncestor(of other: UIViewController) -> Bool {
    guard !childStorage.isEmpty || modalRelations?.presented != nil else { return false }
    var ancestor = other.parentOrPresenter
    while let current = ancestor {
      if current === self { return true }
      ancestor = current.parentOrPresenter
    }
    return false
  }

  private var parentOrPresenter: UIViewController? {
    parentStorage ?? modalRelations?.presenter
  }
}
