import MisuseReports

/// Presents a controller in a bubble with an arrow beside what it belongs to.
///
/// It needs to know that before the presentation: set `sourceView`, with `sourceRect` where it is not
/// all of the view, or `sourceItem`, at the latest in `prepareForPopoverPresentation(_:)`. The bubble
/// has the `preferredContentSize` of the presented controller, and follows it.
///
/// In compact width a popover becomes a sheet, unless the delegate says otherwise; `arrowDirection` is
/// `unknown` then. A tap outside dismisses it, unless the presented controller says
/// `isModalInPresentation` or the delegate refuses. The presenting controller gets no appearance
/// callbacks.
///
/// `delegate` may conform to `UIPopoverPresentationControllerDelegate`.
open class UIPopoverPresentationController: UIPresentationController {
  final var bubble: PopoverBubbleView?
  final var backdrop: DimmingView?
  /// Made because someone wants to set it up before the popover is adapted.
  final var preparedSheet: UISheetPresentationController?
  final weak var usedSheet: UISheetPresentationController?
  final var sourceRectStorage = CGRect.null

  /// Makes the presentation controller of a popover.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  deinit {}

  // MARK: Source

  /// The view that the popover belongs to; nil by default. Not to be set beside `sourceItem`.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { container?.setNeedsLayout() } }
  }

  /// The part of `sourceView` that the popover belongs to, in coordinates of the view; `.null`, the
  /// default, is all of it.
  open var sourceRect: CGRect {
    get { sourceRectStorage }
    set {
      sourceRectStorage = newValue
      container?.setNeedsLayout()
    }
  }

  /// The item that the popover belongs to, such as a view; nil by default. `sourceView` wins.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }

  // MARK: Place

  /// Where the arrow may point; anywhere by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { container?.setNeedsLayout() } }
  }

  /// Where the arrow points; `.unknown` while nothing is presented, and in an adapted style.
  open var arrowDirection: UIPopoverArrowDirection { bubble?.placement.direction ?? .unknown }

  /// Whether the bubble may cover its source where there is too little room; false by default.
  open var canOverlapSourceViewRect = false {
    didSet { if canOverlapSourceViewRect != oldValue { container?.setNeedsLayout() } }
  }

  /// The room to leave at the edges of the window, beside the safe area; 10 points by default.
  // Fidelity: ten points at every edge. [documented]
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { container?.setNeedsLayout() } }
  }

  // MARK: Look and touches

  /// The colour of the bubble and its arrow; nil, the default, is that of the system.
  open var backgroundColor: UIColor? {
    didSet { bubble?.fillColor = backgroundColor ?? .systemBackground }
  }

  /// Views that take touches while the popover is shown; a tap on anything else outside dismisses it.
  /// None by default.
  open var passthroughViews: [UIView]?

  // MARK: Adaptivity

  /// The sheet that the popover becomes in compact width, to set it up.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  /// A page sheet in compact width.
  // Fidelity: since iOS 13 a popover becomes a sheet there. [observed]
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func preparedAdaptation(_ style: UIModalPresentationStyle) -> UIPresentationController? {
    takeAdaptiveSheet(for: style)
  }

  override func prepareOrRefuse() -> Misuse? { prepareSource() }

  // MARK: Presentation

  /// The bubble, which holds the view of the presented controller.
  open override var presentedView: UIView? { madeBubble }

  /// The bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { computedPlacement.frame }

  /// Puts the bubble together.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareBubble()
  }

  /// Takes everything away again if the presentation was called off.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeBubble() }
  }

  /// Takes everything away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isDismissedByPerson = false
    if completed { removeBubble() }
  }

  override func styleAnimator(isDismissal: Bool) -> BuiltInTransition? {
    PopoverAnimator(isDismissal: isDismissal)
  }

  // MARK: Size

  /// The size that the content has already: it depends on what it prefers.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
  }

  /// Follows the preferred size, gradually.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeDidChange()
  }

  /// Places the bubble.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }
}
