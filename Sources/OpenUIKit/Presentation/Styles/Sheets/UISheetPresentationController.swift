/// Presents a controller as a card: at the bottom edge in compact width, in the middle in regular
/// width.
///
/// A card at the bottom edge rests at one of its detents. A person moves it from one to another, and
/// dismisses it by pulling it down or by a tap beside it, unless the presented controller says
/// `isModalInPresentation` or the delegate refuses. What the delegate and the presented controller
/// hear of a pull:
/// ```
/// presentationControllerShouldDismiss
/// presentationControllerWillDismiss, viewWillDisappear
///   let go below: viewDidDisappear, presentationControllerDidDismiss
///   let go above: viewWillAppear, viewDidAppear
/// ```
/// The presenting controller gets no appearance callbacks.
///
/// `delegate` may conform to `UISheetPresentationControllerDelegate`.
open class UISheetPresentationController: UIPresentationController {
  final var detentStorage: [Detent] = [.large()]
  final var selectionStorage: Detent.Identifier?
  final var chrome = SheetChrome()
  /// What a pull does; nil until the sheet is presented.
  final var pull: SheetStateMachine?
  /// The dismissal that a finger drives.
  final var interaction: SheetInteraction?
  /// Where the sheet may stand, from the last layout.
  final var placement = SheetPlacement(SheetPlacement.Facts())
  /// The heights of the detents, from the last layout.
  final var heights = SheetDetents([], full: 0)
  /// How much of the card is shown, or will be at the end of the running animation.
  final var shownHeight: CGFloat = 0
  /// The height at which the finger would have the card, without resistance.
  final var pulledHeight: CGFloat = 0
  /// The height below which the card does not get smaller.
  final var floorHeight: CGFloat = 0
  /// What moves the card to a detent or out; nil while nothing does.
  final var movement: AnimationRun?
  /// Whether changes are made inside `animateChanges(_:)`.
  final var isAnimatingChanges = false
  /// Whether a detent that is chosen now is taken without animation.
  final var settlesAtOnce = false

  /// Makes the presentation controller of a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  deinit {}

  // MARK: Detents

  /// The heights at which the sheet can rest; `large()` by default. The order does not matter.
  open var detents: [Detent] {
    get { detentStorage }
    set {
      detentStorage = newValue
      invalidateDetents()
    }
  }

  /// The detent at which the sheet rests; nil, the default, is the smallest of them. A person who
  /// moves the sheet changes it. Setting it moves the sheet at once, inside `animateChanges(_:)`
  /// gradually.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selectionStorage }
    set { select(newValue) }
  }

  /// The largest detent at which what lies behind is neither dimmed nor kept from touches; nil, the
  /// default, dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { setNeedsSheetLayout() } }
  }

  /// Lets the detents say their heights again in the next layout pass.
  open func invalidateDetents() { setNeedsSheetLayout() }

  /// Animates what `changes` changes in the properties of the sheet.
  open func animateChanges(_ changes: () -> Void) { animateSheet(changes) }

  // MARK: Look

  /// Whether a grabber is shown at the upper edge, which goes to the next detent when it is tapped;
  /// false by default.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { setNeedsSheetLayout() } }
  }

  /// The radius of the corners in points; nil, the default, is that of the system, and so is one that
  /// is no finite number.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { setNeedsSheetLayout() } }
  }

  /// Whether the sheet stands at the bottom edge in compact height, instead of covering everything;
  /// false by default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { setNeedsSheetLayout() } }
  }

  /// Whether a sheet at the bottom edge has the width of the controller's `preferredContentSize`;
  /// false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { setNeedsSheetLayout() }
  }

  /// The view at whose middle the sheet stands, where it is narrower than the window; nil, the
  /// default, is the middle of the window.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { setNeedsSheetLayout() } }
  }

  // MARK: Presentation

  /// The card, which holds the view of the presented controller.
  open override var presentedView: UIView? { card }

  /// The card at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  /// Puts the dimming and the card in place.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareChrome()
  }

  /// Lets the sheet be pulled, or takes everything away again.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentationDidEnd(completed)
  }

  /// Stops the sheet from being pulled.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dismissalWillBegin()
  }

  /// Takes everything away, or lets the sheet be pulled again.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    dismissalDidEnd(completed)
  }

  override func styleAnimator(isDismissal: Bool) -> BuiltInTransition? {
    SheetAnimator(self, isDismissal: isDismissal)
  }

  override func styleInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  // MARK: Size

  /// The size of the card at its detent, in a container of the given size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    restingSize(in: parentSize)
  }

  /// Follows the preferred size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if state == .presented { animateSheet { setNeedsSheetLayout() } }
  }

  /// Places the card.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layoutSheet()
  }
}
