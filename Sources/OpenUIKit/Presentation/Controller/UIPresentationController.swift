import MisuseReports

/// Manages one presentation: the container, the views in it besides the presented one, and the
/// transitions in and out.
///
/// ```
/// presentationTransitionWillBegin()      the container is set; add to it, animate alongside
/// viewWillAppear …                       of the controllers concerned
/// containerViewWillLayoutSubviews(), containerViewDidLayoutSubviews()
/// presentationTransitionDidEnd(_:)       false if it was cancelled
/// viewDidAppear …
/// dismissalTransitionWillBegin() … dismissalTransitionDidEnd(_:)
/// ```
///
/// Overrides of the transition methods need not call super.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private let content = PresentationContent()
  @ZeroingLink private var knownPresented: UIViewController? = nil
  /// The controller that presents; before the presentation only if it was given.
  @ZeroingLink final var presenter: UIViewController? = nil
  final var styleStorage = UIModalPresentationStyle.custom
  /// Whether the presented controller is shown and no transition runs.
  final var isPresented = false
  final var container: PresentationContainerView? {
    get { content.container }
    set { content.container = newValue }
  }
  /// Whether the controllers are linked for a presentation that has not begun.
  final var isPreparing = false
  /// The transition that runs.
  final var transition: PresentationTransition? {
    didSet {
      let scene = presenter?.sceneForOrientation ?? UIWindowScene.oldest
      scene.screen.setNeedsInterfacePreferencesUpdate()
    }
  }
  /// The dismissal of what is presented above, with which this presentation ends.
  final var followedTransition: PresentationTransition?
  /// The superview and subview order of the presenting view if it stays.
  @ZeroingLink final var presenterSuperview: UIView? = nil
  /// Whether the presenting view is removed.
  final var isPresentersViewRemoved = false
  /// Where the presenting view was before it was removed.
  final var presentersRoom: PresentersRoom?
  /// Whether the container covers the presenting view in its superview, and not the window.
  final var isInContext = false

  /// Makes a presentation controller for a transitioning delegate to return.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is to be presented.
  ///   - presentingViewController: the one that presents it; nil lets UIKit determine it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    content.presented = presentedViewController
    knownPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  // Not isolated: subclasses of the program may have deinitializers, which would have to be
  // isolated too.
  deinit {}

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented = content.presented ?? knownPresented else {
      preconditionFailure("The controller that this presentation was made for is gone.")
    }
    return presented
  }

  /// The controller that presents. It is final once the presentation begins; before, a presentation
  /// controller that was made without one has none, and reading this stops the program.
  open var presentingViewController: UIViewController {
    guard let presenter else {
      preconditionFailure("The presentation has not begun, or its presenting controller is gone.")
    }
    return presenter
  }

  /// The style of the presentation; `.custom` unless it is one of UIKit's own.
  open var presentationStyle: UIModalPresentationStyle { styleStorage }

  /// The view that contains everything presented; nil while nothing is presented.
  open var containerView: UIView? { container }

  /// Receives the events of the presentation; not retained.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that shows the presented controller in the container: its own view by default.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in coordinates of the container; all of it by
  /// default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the whole window, true by default; with false it covers the
  /// nearest controller that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is removed while the presented one covers it; false by default.
  /// Only then does the presenting controller disappear.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adaptivity

  /// The presentation that this one replaces because of the traits; nil if it is not adapted.
  final var adaptee: UIPresentationController?
  /// The style of the adaptation.
  final var adaptationStyle = UIModalPresentationStyle.none
  /// The traits for which adaptivity is being determined.
  final var adaptingStorage: UITraitCollection?
  /// Whether the dismissal that runs was requested by the user.
  final var isDismissedByUser = false

  /// The style that the presentation has in the present traits; `.none` for its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptiveStyleNow }

  /// The style for the given traits; `.none`, the default, for the presentation's own. The
  /// delegate's answer, if there is one, has priority.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// The animator of the style; nil for that of the transition style of the presented controller.
  func styleAnimator(isDismissal: Bool) -> BuiltInTransition? { nil }

  /// The interaction controller of the dismissal that begins; nil if it is not interactive.
  func styleInteractor() -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// A presentation in another style that was set up before; nil if there is none.
  func preparedAdaptation(_ style: UIModalPresentationStyle) -> UIPresentationController? { nil }

  /// Prepares the presentation, and returns why it is impossible; nil if it is possible.
  func prepareOrRefuse() -> Misuse? { nil }

  /// Called right before the method for the phase that programs override.
  func performWork(for phase: PresentationPhase) {}

  // MARK: Layout

  /// Called before the container lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before the presentation begins, after the container was added. The transition
  /// coordinator of the presented controller is set. Does nothing by default.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation, with whether it was completed. Does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins. Does nothing by default.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, with whether it was completed. Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size

  // Decision 62: `UIViewController` declares what `UIContentContainer` requires, too; it forwards
  // to its children, and this class to the presented controller.

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the `preferredContentSize` of the presented controller has changed; does nothing
  /// by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called by a parent that sizes the presented controller by its content, when that needs another
  /// size;
  /// does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller when the container has `parentSize`: that very size
  /// by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes because the window's does. Call super: it
  /// forwards the change to the presented controller, if its size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change because the size of the window does. Call super: it forwards
  /// the change to the presented controller, if its own traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: Traits

  /// Overrides and registrations; nil as long as there are none.
  final var traitState: TraitState?

  /// The traits of the container; before there is one, those of the presenting controller.
  open var traitCollection: UITraitCollection { liveTraits }

  /// Called after the traits of the container have changed, with the former ones; does
  /// nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the presentation changes for the presented controller, while it presents it;
  /// nil, nothing, by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if container != nil { applyOverride() } }
  }
}

extension UIPresentationController {
  /// Removes the reference to the presented controller before the presentation: a controller whose
  /// presentation controller was requested in advance owns that, and not the reverse.
  final func keepPresented(_ keeps: Bool) {
    content.presented = keeps ? knownPresented : nil
  }
}

/// The views and links of a presentation. It is released with the presentation controller, and
/// removes everything from the screen if the presenting controller is released while it presents.
private final class PresentationContent {
  var container: PresentationContainerView?
  var presented: UIViewController?

  isolated deinit { container?.clear(of: presented) }
}

extension PresentationContainerView {
  /// Removes the presented controller and its view, and calls its callbacks.
  func clear(of presented: UIViewController?) {
    presented?.willBeRemoved()
    if let view = presented?.viewIfLoaded, view.isDescendant(of: self) {
      window?.resignFirstResponder(inside: view)
    }
    removeFromSuperview()
    presented?.wasRemoved()
  }
}

extension UIViewController {
  /// Reverses an appearance transition that will not complete.
  final func willBeRemoved() {
    modalStorage?.role = .dismissed
    modalStorage?.presentation = nil
    appearWithWindow(false)
  }

  /// Makes *did* follow.
  final func wasRemoved() {
    runningTransition = nil
    endTransitionsAfterCommit()
    finishFollowingRemovedParent()
    guard modalStorage != nil else { return }
    DeferredWork.afterCommit { [self] in clearRole() }
  }
}
