/// A container that presents one controller in its middle, above a background that is dimmed.
///
/// ```swift
/// let container = ModalContainerViewController(contentViewController: map)
/// container.presentModal(details)
/// …
/// details.modalContainer?.dismissModal()
/// ```
///
/// It is what a presentation is for a whole window, for any region of the screen. The controller
/// that is presented has the size that it prefers, or, if it prefers none, the size of its view; it
/// is never larger than the container. It finds the container as `modalContainer`, through any
/// number of other containers. One controller is presented at a time; a second one is refused.
///
/// ## What happens when
///
/// ```
///  presentation                          dismissal
///  delegate willPresent(child)           delegate willDismiss(child)
///  child.willMove(toParent: container)   child.willMove(toParent: nil)
///  child.viewDidLoad
///  child.viewWillAppear                  child.viewWillDisappear
///  child.viewIsAppearing
///  ·········· the transition runs, the background is dimmed with it ··········
///  child.viewDidAppear                   child.viewDidDisappear
///  child.didMove(toParent: container)    child.didMove(toParent: nil)
///  delegate didPresent(child)            delegate didDismiss(child)
/// ```
///
/// The content below receives nothing: it stays visible. While a controller is presented it takes
/// no input, and is hidden from assistive technologies (``ContainerStack/isModal``). Views of the
/// child are never changed: after the dismissal its view has the frame, the autoresizing mask and
/// the alpha that it had before.
///
/// ## By hand
///
/// A tap on the background, a drag towards the edge that the controller came from, or downwards if
/// it came from none, and the Escape key dismiss. Each can be switched off, and the delegate has a
/// veto.
///
/// ## Subclassing
///
/// Overrides call `super`. A subclass may have views of its own instead of a content controller.
open class ModalContainerViewController: ContainerViewController {
  /// Receives what is presented, and decides what the user may dismiss.
  public weak var delegate: (any ModalContainerViewControllerDelegate)?
  /// The opacity of the background below the next controller that is presented. Default: 0.3.
  public var dimmingAlpha: CGFloat = 0.3
  /// Whether a tap on the background dismisses. Default: yes.
  public var isTapEnabled = true {
    didSet { tap.isEnabled = isTapEnabled }
  }
  /// Whether a drag dismisses. Default: yes.
  public var isDragEnabled = true {
    didSet { drag.recognizer.isEnabled = isDragEnabled }
  }
  /// Whether the Escape key dismisses. Default: yes.
  public var isKeyEnabled = true

  private(set) lazy var contentStack = addStack(
    configuration: .init(capacity: 1, overflow: .remove))
  private(set) lazy var modalStack = addStack(
    configuration: .init(capacity: 1, overflow: .refuse, placement: .center))
  /// The drag of a finger: its recognizer, its thresholds, and the decisions of the program about
  /// it.
  public private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  private(set) lazy var tap = OutsideTap(
    in: self, inside: { $0.modalContentViewController?.viewIfLoaded },
    action: { _ = $0.dismissByUser() })
  private let contentView = UIView()

  /// Creates a container.
  ///
  /// - Parameter contentViewController: The child that fills the container, below what is
  ///   presented. Default: none.
  public init(contentViewController: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    if let contentViewController { setContentViewController(contentViewController) }
  }

  /// Creates a container without content from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    _ = contentStack
    modalStack.rewordsRefusal = { [link = modalStack.link] misuse in
      let container = link.container as? ModalContainerViewController
      return container.map { .reworded(misuse, for: $0) } ?? misuse
    }
  }

  // MARK: Children

  /// The child that fills the container.
  public var contentViewController: UIViewController? { contentStack.topViewController }

  /// The controller that is presented, until it has been dismissed; `nil` if there is none.
  public var modalContentViewController: UIViewController? { modalStack.topViewController }

  /// Replaces the child that fills the container.
  ///
  /// - Parameters:
  ///   - viewController: The child, or `nil` for none.
  ///   - transition: How it appears. Default: at once.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func setContentViewController(
    _ viewController: UIViewController?, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    contentStack.setViewControllers(
      viewController.map { [$0] } ?? [], transition: transition,
      animated: animated)
  }

  // MARK: Presenting

  /// Presents a controller. Refused while another one is presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which has no parent yet.
  ///   - transition: How it appears above the background, and, inverse, how it disappears. Default:
  ///     from below. One that has no duration of its own takes 0.3 s.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func presentModal(
    _ viewController: UIViewController, transition: Transition = .coverFromBottom,
    animated: Bool = true
  ) -> ContainerOperation {
    modalStack.push(
      viewController, transition: aboveBackground(transition),
      animated: animated)
  }

  /// Makes what is presented another controller, or none. The present one changes nothing.
  func setModal(
    _ viewController: UIViewController?, transition: Transition, animated: Bool
  ) -> ContainerOperation {
    modalStack.setViewControllers(
      viewController.map { [$0] } ?? [], transition: aboveBackground(transition),
      animated: animated)
  }

  private func aboveBackground(_ transition: Transition) -> Transition {
    transition.lasting(transition.duration ?? 0.3).dimming(to: dimmingAlpha)
  }

  /// Dismisses the controller that is presented, with the inverse of its transition. Refused if
  /// there is none.
  @discardableResult
  public func dismissModal(animated: Bool = true) -> ContainerOperation {
    modalStack.pop(animated: animated)
  }

  /// Begins to dismiss what is presented, and lets the program move that as a finger does; the
  /// delegate is not asked.
  ///
  /// - Returns: The interaction; `nil` where there is nothing to move: another change runs, nothing
  ///   is presented, or it is dismissed at once.
  public func beginInteractiveDismissal() -> ContainerInteraction? {
    modalContentViewController == nil ? nil : beginInteraction { dismissModal() }
  }

  /// The transition of a presentation or a dismissal that runs; `nil` if none does.
  public var transition: ContainerTransition? { modalStack.transition }

  /// The policy for an operation that is requested while another one runs. Default: the operation
  /// waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { modalStack.conflictPolicy }
    set {
      modalStack.conflictPolicy = newValue
      contentStack.conflictPolicy = newValue
    }
  }

  /// Whether the user may dismiss what is presented.
  var canDismissByHand: Bool {
    guard let modalContentViewController else { return false }
    return delegate?.modalContainerViewController(self, shouldDismiss: modalContentViewController)
      ?? true
  }

  /// Dismisses for the user, if nothing else runs and the delegate allows it.
  ///
  /// - Returns: Whether the dismissal was requested.
  @discardableResult
  func dismissByUser() -> Bool {
    guard modalStack.isIdle, canDismissByHand else { return false }
    dismissModal()
    return true
  }

  // MARK: Life cycle

  /// The controller that is presented, unless it is being dismissed; else the content.
  open override var activeViewController: UIViewController? {
    let isLeaving = modalStack.transition?.isRemoval == true
    return (isLeaving ? nil : modalStack.activeViewController) ?? contentStack.activeViewController
  }

  /// The content: what is presented is as large as there is room for.
  open override var viewControllerForPreferredContentSize: UIViewController? {
    contentStack.activeViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    contentStack.region = contentView
    modalStack.region = view
    modalStack.isModal = true
    view.addGestureRecognizer(tap.recognizer)
    view.addGestureRecognizer(drag.recognizer)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    modalStack.topContent?.placeView()
  }

  /// Gives what is presented the size that it prefers now, in the animation that runs, if any.
  /// Overrides call `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container as? UIViewController === modalContentViewController, let view = viewIfLoaded
    else { return }
    changeSizes(in: view.bounds.size) { modalStack.topContent?.placeView(isAnimated: true) }
  }

  /// Dismisses what is presented; the content stays.
  open override func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? {
    child === modalContentViewController ? dismissModal(animated: animated) : nil
  }

  /// Dismisses for Escape, if the delegate allows it.
  open override func handleEscape() -> Bool {
    isKeyEnabled && dismissByUser() || super.handleEscape()
  }

  /// Forwards the progress to the ``ModalContainerViewController/delegate``. Overrides call
  /// `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.modalContainerViewController(self, didUpdate: progress)
  }

  /// Forwards the events of what is presented to the ``delegate``. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard stack === modalStack else { return }
    switch (event.phase, event.kind) {
    case (.will, .show): modalStack.bringToFront()
    case (.did, .hide): setNeedsUpdateOfInterfacePreferences()
    default: break
    }
    guard let delegate else { return }
    let animated = event.isAnimated
    event.dispatch(
      willPush: { presented, _ in
        delegate.modalContainerViewController(self, willPresent: presented, animated: animated)
      },
      didPush: { presented, _ in
        delegate.modalContainerViewController(self, didPresent: presented, animated: animated)
      },
      willPop: { dismissed, _ in
        delegate.modalContainerViewController(self, willDismiss: dismissed, animated: animated)
      },
      didPop: { dismissed, _ in
        delegate.modalContainerViewController(self, didDismiss: dismissed, animated: animated)
      },
      willShow: { delegate.modalContainerViewController(self, willShow: $0, animated: animated) },
      didShow: { delegate.modalContainerViewController(self, didShow: $0, animated: animated) },
      willHide: { delegate.modalContainerViewController(self, willHide: $0, animated: animated) },
      didHide: { delegate.modalContainerViewController(self, didHide: $0, animated: animated) })
  }
}
