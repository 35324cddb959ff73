extension UIViewController {
  func isMoving(_ move: ParentMove) -> Bool {
    // Fidelity: a did callback that comes after didMove still sees the move that it belongs to.
    // [decided]
    parentMove == move || (runningAppearanceCallbacks > 0 && appearanceParentMove == move)
  }

  func adopt(_ child: UIViewController) {
    if let misuse = misuse(inAdopting: child) {
      UIKitDiagnostics.report(misuse)
      return
    }
    let isReadded = child.parentStorage === self
    if !isReadded, child.parentStorage != nil { child.removeFromParent() }
    if isReadded, let index = childStorage.lastIndex(where: { $0 === child }) {
      childStorage.remove(at: index)
    }
    childStorage.append(child)
    child.parentStorage = self
    child.parentMove = .toParent
    // Fidelity: the parent is set already when willMove(toParent:) comes. [observed]
    child.willMove(toParent: self)
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    if let index = parent.childStorage.lastIndex(where: { $0 === self }) {
      parent.childStorage.remove(at: index)
    }
    parentStorage = nil
    if traitState != nil { imposeTraits(nil) }
    if automaticTransition == .withParent { endAppearanceAfterCommit() }
    didMove(toParent: nil)
    parentMove = .none
  }

  func noteWillMove(to parent: UIViewController?) {
    if parent == nil {
      parentMove = parentStorage == nil ? .none : .fromParent
    } else if parentMove == .fromParent {
      // A container that has changed its mind calls off the removal that it announced.
      parentMove = .none
    }
  }

  private func misuse(inAdopting child: UIViewController) -> UIKitMisuse? {
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

  func isAncestor(of other: UIViewController) -> Bool {
    var ancestor = other.parentStorage
    while let current = ancestor {
      if current === self { return true }
      ancestor = current.parentStorage
    }
    return false
  }
}
