extension StackController: RestorableContainer {
  /// `stack`.
  public static let stateKind = "stack"

  /// A child is restored only on those below it.
  public static let childrenDependOnEachOther = true

  /// The children, root first, with the transitions by which they came; while a transition runs,
  /// those of where it leads.
  public var restorableChildren: [RestorableChild] {
    stack.contentsAtEnd.enumerated().map { slot, content in
      RestorableChild(
        content.viewController, slot: slot, transition: slot > 0 ? content.transition : nil)
    }
  }

  /// A child above the root that stands for a value.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    slot > 0 ? stack.makeRoutedChild(identifier) : nil
  }

  /// The root stays for ever: it must be the one that was saved.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    guard let root = rootViewController, children.first?.viewController !== root else { return nil }
    return "its root has another identifier"
  }

  /// Sets the children, and their transitions.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    let operation = setViewControllers(children.map(\.viewController), animated: false)
    operation.whenFinished { [link = stack.link] outcome in
      guard outcome == .done || outcome == .coalesced,
        let stack = (link.container as? StackController)?.stack
      else { return }
      for child in children.dropFirst() {
        guard let transition = child.transition else { continue }
        stack.content(of: child.viewController)?
          .setTransition(transition)
      }
    }
  }
}
