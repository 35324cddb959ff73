import MisuseReports

/// Presents a controller in a bubble with an arrow beside its source.
///
/// The source has to be set before the presentation: set `sourceView`, with `sourceRect` where it
/// is not all of the view, or `sourceItem`, at the latest in `prepareForPopoverPresentation(_:)`.
/// The bubble has the `preferredContentSize` of the presented controller, and follows it.
///
/// In compact width a popover becomes a sheet, unless the delegate returns another style;
/// `arrowDirection` is `unknown` then. A tap outside dismisses it, unless `isModalInPresentation`
/// of the presented controller is true or the delegate refuses. The presenting controller receives
/// no appearance callbacks.
///
/// The delegate is that of `UIPresentationController`, with its methods for this style.
open class UIPopoverPresentationController: UIPresentationController {
  /// Determines what the popover does, and is informed of it. The same object as the delegate of
  /// `UIPresentationController`; nil if that has no methods of this style. Not retained.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  final var bubble: PopoverBubbleView?
  final var backdrop: DimmingView?
  /// The sheet that was requested to set it up before the popover is adapted.
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

  /// The view that is the popover's source; nil by default. Not to be set together with
  /// `sourceItem`.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { container?.setNeedsLayout() } }
  }

  /// The part of `sourceView` that is the source, in coordinates of the view; `.null`, the default,
  /// is all of it.
  open var sourceRect: CGRect {
    get { sourceRectStorage }
    set {
      sourceRectStorage = newValue
      container?.setNeedsLayout()
    }
  }

  /// The item that is the popover's source, such as a view or an item of a bar; nil by default.
  /// `sourceView` has priority.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }

  /// The item of a bar that is the popover's source: `sourceItem`, if that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  // MARK: Position

  /// The permitted directions of the arrow; all by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { container?.setNeedsLayout() } }
  }

  /// The direction of the arrow; `.unknown` while nothing is presented, and in an adapted style.
  open var arrowDirection: UIPopoverArrowDirection { bubble?.placement.direction ?? .unknown }

  /// Whether the bubble may cover its source where there is too little space; false by default.
  open var canOverlapSourceViewRect = false {
    didSet { if canOverlapSourceViewRect != oldValue { container?.setNeedsLayout() } }
  }

  /// The space to leave at the edges of the window, in addition to the safe area; 10 points by
  /// default.
  // Fidelity: ten points at every edge. [documented]
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { container?.setNeedsLayout() } }
  }

  // MARK: Appearance and touches

  /// The colour of the bubble and its arrow; nil, the default, is that of the system.
  open var backgroundColor: UIColor? {
    didSet { bubble?.fillColor = backgroundColor ?? .systemBackground }
  }

  /// Views that receive touches while the popover is shown; a tap on anything else outside
  /// dismisses it. None by default.
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
    beginAdaptiveSheet(for: style)
  }

  override func prepareOrRefuse() -> Misuse? { prepareSource() }

  // MARK: Presentation

  /// The bubble, which contains the view of the presented controller.
  open override var presentedView: UIView? { madeBubble }

  /// The bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { computedPlacement.frame }

  override func performWork(for phase: PresentationPhase) {
    switch phase {
    case .presentationWillBegin: prepareBubble()
    case .presentationDidEnd(let completed): if !completed { removeBubble() }
    case .dismissalWillBegin: break
    case .dismissalDidEnd(let completed):
      isDismissedByUser = false
      if completed { removeBubble() }
    case .containerLayout: place()
    }
  }

  override func styleAnimator(isDismissal: Bool) -> BuiltInTransition? {
    PopoverAnimator(isDismissal: isDismissal)
  }

  // MARK: Size

  /// The size of the presented view is its preferred one.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
  }

  /// Adopts the preferred size, animated.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentSizeDidChange()
  }
}
