extension ModalContainerViewController: RestorableContainer {
  /// `modal`.
  public static let stateKind = "modal"

  /// The content in slot 0, and what is presented in slot 1, with its transition.
  public var restorableChildren: [RestorableChild] {
    var children = contentViewController.map { [RestorableChild($0, slot: 0)] } ?? []
    if let modalContentViewController {
      children.append(
        RestorableChild(
          modalContentViewController, slot: 1, transition: modalStack.topContent?.transition))
    }
    return children
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
