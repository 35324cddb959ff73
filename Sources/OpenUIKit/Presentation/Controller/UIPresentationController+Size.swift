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
