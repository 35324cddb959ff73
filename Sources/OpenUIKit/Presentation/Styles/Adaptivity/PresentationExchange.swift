/// The exchange of a presentation at rest for another one, which shows the same or another
/// controller.
///
/// It takes no time and ends inside the call: the layout pass that has changed the traits shows the
/// new style, and the presentation can be dismissed at once.
// Fidelity: the presented controller, if it stays, receives no callbacks; the presenting one only
// where its view is added again or removed. [decided]
//
// Both presentations have a container at the same time, so that the presented view never leaves the
// window.
final class PresentationExchange: ControllerTransition {
  private let old: UIPresentationController
  private let next: UIPresentationController
  private let presenter: UIViewController
  /// Whether both presentations are in their places.
  private var isExchanged = false

  init(
    of old: UIPresentationController, for next: UIPresentationController,
    presenter: UIViewController
  ) {
    self.old = old
    self.next = next
    self.presenter = presenter
    let isRevealed = old.shouldRemovePresentersView
    super.init(
      order: isRevealed ? .dismiss : .present, isAnimated: false, animator: nil, interactor: nil)
    endsInCall = true
    isCoordinated = false
    delegate = self
    switch (isRevealed, next.shouldRemovePresentersView) {
    case (true, false): to = presenter
    case (false, true): from = presenter
    case (true, true), (false, false): break
    }
  }

  deinit {}

  /// Exchanges them, where the old one is in its place.
  final func run() {
    guard let container = old.container, container.superview != nil else { return }
    _ = begin(
      TransitionContext.Facts(
        isAnimated: false, containerView: container,
        from: TransitionContext.Side(controller: from),
        to: TransitionContext.Side(controller: to)))
  }
}

extension PresentationExchange: ControllerTransitionDelegate {
  // A presenting controller that appears receives that first, one that disappears last.

  final func transitionWillBegin(_ transition: ControllerTransition) {
    if to == nil { exchange() }
  }

  final func transitionWillAnimate(_ transition: ControllerTransition) {
    guard to != nil else { return }
    old.restorePresentersView()
    exchange()
  }

  final func transition(_ transition: ControllerTransition, settleViews completed: Bool) {
    if from != nil { next.removePresentersView() }
    guard old.isPresented else { return }
    old.isPresented = false
    old.removeContainerOnly()
  }

  final func transition(_ transition: ControllerTransition, willEnd completed: Bool) {
    old.send(.dismissalDidEnd(true))
  }

  final func transition(_ transition: ControllerTransition, unlink completed: Bool) {
    old.adaptee = nil
    old.adaptationStyle = .none
  }

  final func transitionIsAborted(_ transition: ControllerTransition) {}

  private func exchange() {
    guard let container = old.container, let superview = container.superview else { return }
    let keepsPresenterAway = from == nil && to == nil && next.shouldRemovePresentersView
    old.removeOverride()
    next.presenter = presenter
    next.keepPresented(true)
    next.makeContainer(
      at: ContainerPosition(
        superview: superview, sibling: container, frame: container.frame,
        mask: container.autoresizingMask))
    next.presenterSuperview = old.presenterSuperview
    next.isPresentersViewRemoved = keepsPresenterAway
    presenter.modal.active = next
    exchangePresented()
    if next.overrideTraitCollection != nil { next.applyOverride() }
    old.send(.dismissalWillBegin)
    showNext()
  }

  private func exchangePresented() {
    let (leaving, staying) = (old.presentedViewController, next.presentedViewController)
    if leaving !== staying {
      leaving.modalStorage?.presentation = nil
      detach(staying, from: leaving)
    }
    staying.modal.presentation = next
  }

  /// The view of either controller may be inside the view of the other.
  private func detach(_ new: UIViewController, from old: UIViewController) {
    if new.parentStorage === old {
      new.willMove(toParent: nil)
      new.viewIfLoaded?.removeFromSuperview()
      new.removeFromParent()
    }
    if old.parentStorage == nil { old.viewIfLoaded?.removeFromSuperview() }
  }

  /// Adds the presented view, as after a presentation without animation.
  private func showNext() {
    guard let container = next.container else { return }
    // A view that is in the old container is moved at once, and never leaves the window.
    if let view = next.presentedView { container.addSubview(view) }
    next.send(.presentationWillBegin)
    if let view = next.presentedView, view.superview !== container { container.addSubview(view) }
    next.presentedView?.untransformedFrame = next.frameOfPresentedViewInContainerView
    next.isPresented = true
    next.presentedView?.untransformedFrame = next.frameOfPresentedViewInContainerView
    next.send(.presentationDidEnd(true))
    container.setNeedsLayout()
  }
}

extension UIPresentationController {
  /// The container is removed, and the presented view stays where it is.
  fileprivate func removeContainerOnly() {
    let removed = container
    container = nil
    removed?.removeFromSuperview()
  }
}
