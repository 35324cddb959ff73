extension UIPresentationController: UIContentContainer {}

extension UIPresentationController {
  /// Forwards a change of the size to the presented controller.
  final func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.join(coordinator)
    let childSize = self.size(
      forChildContentContainer: presented, withParentContainerSize: size)
    if presented.viewStorage?.bounds.size != childSize {
      presented.viewWillTransition(to: childSize, with: coordinator)
    } else {
      presented.sendRotationCallbacks(with: coordinator)
    }
  }

  /// Called when the presenting controller is informed of a new size.
  ///
  /// A presentation in a context has the size of the presenting controller, another one that of the
  /// window, which does not change where a container gives its child another size.
  final func presenterWillTransition(
    _ presenter: UIViewController, to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard !isInContext, container != nil else {
      return viewWillTransition(to: size, with: coordinator)
    }
    guard let announced = presenter.sceneForOrientation.rotator.announced,
      announced.owns(coordinator)
    else { return }
    viewWillTransition(to: announced.change.size, with: coordinator)
  }

  /// Forwards a change of the traits to the presented controller.
  final func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.join(coordinator)
    let own = presented.traitState?.resolve(traits) ?? traits
    if own != presented.traitCollection { presented.willTransition(to: own, with: coordinator) }
  }
}
