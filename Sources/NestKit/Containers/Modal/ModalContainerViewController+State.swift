extension ModalContainerViewController: RestorableContainer {
  /// `modal`.
  public static let stateKind = "modal"

  /// The content in slot 0, and what is presented in slot 1, with its transition; while something
  /// is presented or dismissed, where that leads.
  public var restorableChildren: [RestorableChild] {
    contentStack.viewControllersAtEnd.map { RestorableChild($0, slot: 0) }
      + modalStack.contentsAtEnd.map {
        RestorableChild($0.viewController, slot: 1, transition: $0.transition)
      }
  }

  /// A presented controller that stands for a value.
  public func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    slot == 1 ? modalStack.makeRoutedChild(identifier) : nil
  }

  /// Refuses other slots, and another controller instead of one that is presented already.
  public func reason(toRefuse children: [RestorableChild]) -> String? {
    if let odd = children.first(where: { !(0...1).contains($0.slot) }) {
      return "it has no slot \(odd.slot)"
    }
    guard let modal = modalStack.viewControllersAtEnd.last,
      let child = children.first(where: { $0.slot == 1 }),
      child.viewController !== modal
    else { return nil }
    return "it presents another controller"
  }

  /// Sets the content, and presents what was presented.
  public func restore(_ children: [RestorableChild], facts: NoRestorableFacts) {
    for child in children {
      if child.slot == 0 {
        setContentViewController(child.viewController, animated: false)
      } else if child.viewController !== modalContentViewController {
        presentModal(
          child.viewController, transition: child.transition ?? .coverFromBottom,
          animated: false)
      }
    }
  }
}
