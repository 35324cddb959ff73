import MisuseReports

// Between the call that presents and the first *will*: the delegate is called, the presented view
// is loaded. All these callbacks may make the presentation impossible, which is then refused.

extension UIPresentationController {
  /// Links the two controllers, so that neither takes part in another presentation meanwhile.
  final func prepare(on presenter: UIViewController) {
    isPreparing = true
    self.presenter = presenter
    presenter.modal.active = self
    presentedViewController.modal.presentation = self
    if overrideTraitCollection != nil { applyOverride() }
  }

  /// Removes the links again: no callback has been called.
  final func cancelPreparation() {
    isPreparing = false
    let presented = presentedViewController
    if presenter?.modalStorage?.active === self { presenter?.modalStorage?.active = nil }
    if presented.modalStorage?.presentation === self { presented.modalStorage?.presentation = nil }
    removeOverride()
  }

  /// Why the presentation that was prepared cannot begin; nil if it can.
  final func misuseInBeginning() -> Misuse? {
    let presented = presentedViewController
    guard let presenter else { return .presentedActive(presented) }
    if let parent = presented.parentStorage { return .presentedChild(presented, parent: parent) }
    if presented.isOnScreen || presented.isAncestor(of: presenter) {
      return .presentedActive(presented)
    }
    // A presenting controller that left its parent, or its window, has cancelled the preparation.
    guard isPreparing, containerPosition != nil else {
      return .presenterNotInWindow(presented, presenter: presenter)
    }
    if let view = presented.viewIfLoaded, presenter.viewIfLoaded?.isInside(view) == true {
      return .presentedContainsPresenter(presented, presenter: presenter)
    }
    return nil
  }

  /// The superview of the container; nil if the presenting controller is in no window.
  final var containerPosition: ContainerPosition? {
    presenter?.containerPosition(fullScreen: shouldPresentInFullscreen)
  }
}
