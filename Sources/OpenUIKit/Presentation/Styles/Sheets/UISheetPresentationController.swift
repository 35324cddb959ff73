/// Presents a controller as a card: at the bottom edge in compact width, in the middle in regular
/// width.
///
/// A card at the bottom edge rests at one of its detents. The user drags it from one to another,
/// and dismisses it by dragging it down or by a tap beside it, unless `isModalInPresentation` of
/// the presented controller is true or the delegate refuses. The callbacks of the delegate and the
/// presented controller during a drag:
/// ```
/// presentationControllerShouldDismiss
/// presentationControllerWillDismiss, viewWillDisappear
///   released below: viewDidDisappear, presentationControllerDidDismiss
///   released above: viewWillAppear, viewDidAppear
/// ```
/// The presenting controller receives no appearance callbacks.
///
/// The delegate is that of `UIPresentationController`, with its methods for this style.
open class UISheetPresentationController: UIPresentationController {
  /// Determines what the sheet does, and is informed of it. The same object as the delegate of
  /// `UIPresentationController`; nil if that has no methods of this style. Not retained.
  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  final var detentStorage: [Detent] = [.large()]
  final var selectionStorage: Detent.Identifier?
  final var chrome = SheetChrome()
  /// The state of dragging; nil until the sheet is presented.
  final var drag: SheetStateMachine?
  /// The interactive dismissal.
  final var interaction: SheetInteraction?
  /// The placement of the last layout.
  final var placement = SheetPlacement(SheetPlacement.Facts())
  /// The heights of the detents in the last layout.
  final var heights = SheetDetents([], full: 0)
  /// The shown height of the card, or that at the end of the running animation.
  final var shownHeight: CGFloat = 0
  /// The height to which the finger drags the card, without resistance.
  final var draggedHeight: CGFloat = 0
  /// Whether the drag that moves the card is that of content inside it.
  final var isDraggedByContent = false
  /// How fast the card was when it was released, downwards, in points per second.
  final var releaseVelocity: CGFloat = 0
  /// The height below which the card does not become smaller.
  final var floorHeight: CGFloat = 0
  /// The animator that moves the card to a detent or out; nil without animation.
  final var movement: AnimationRun?
  /// Whether changes are made inside `animateChanges(_:)`.
  final var isAnimatingChanges = false
  /// Whether a detent that is selected now is shown without animation.
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

  /// The identifier of the detent at which the sheet rests; nil, the default, is the smallest of
  /// them. The user changes it by dragging the sheet. Setting it moves the sheet at once, inside
  /// `animateChanges(_:)` with animation.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selectionStorage }
    set { select(newValue) }
  }

  /// The largest detent at which what is behind is not dimmed and receives touches; nil, the
  /// default, dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { setNeedsSheetLayout() } }
  }

  /// Whether a drag up of content that is at its top makes the sheet larger before it scrolls; true
  /// by default. A drag down of such content moves the sheet in any case.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Resolves the detents again in the next layout pass.
  open func invalidateDetents() { setNeedsSheetLayout() }

  /// Animates the changes of the sheet's properties that `changes` makes.
  open func animateChanges(_ changes: () -> Void) { animateSheet(changes) }

  // MARK: Appearance

  /// Whether a grabber is shown at the upper edge, which selects the next detent when it is tapped;
  /// false by default.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { setNeedsSheetLayout() } }
  }

  /// The radius of the corners in points; nil, the default, is that of the system, and so is one
  /// that is no finite number.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { setNeedsSheetLayout() } }
  }

  /// Whether the sheet is at the bottom edge in compact height, instead of covering everything;
  /// false by default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { setNeedsSheetLayout() } }
  }

  /// Whether a sheet at the bottom edge has the width of the controller's `preferredContentSize`;
  /// false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { setNeedsSheetLayout() }
  }

  /// Whether a sheet in the middle of a wide window has the width of a page, rather than that of a
  /// form or of the preferred size; true by default for the style `.pageSheet`, false for
  /// `.formSheet`.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (presentationStyle != .formSheet) }
    set {
      pageSizing = newValue
      setNeedsSheetLayout()
    }
  }

  private var pageSizing: Bool?

  /// The view over whose centre the sheet is, where it is narrower than the window; nil, the
  /// default, is the middle of the window.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { setNeedsSheetLayout() } }
  }

  // MARK: Presentation

  /// The card, which contains the view of the presented controller.
  open override var presentedView: UIView? { card }

  /// The card at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  override func performWork(for phase: PresentationPhase) {
    switch phase {
    case .presentationWillBegin: prepareChrome()
    case .presentationDidEnd(let completed): presentationDidEnd(completed)
    case .dismissalWillBegin: dismissalWillBegin()
    case .dismissalDidEnd(let completed): dismissalDidEnd(completed)
    case .containerLayout: layoutSheet()
    }
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

  /// Adopts the preferred size: inside an animation together with that, and else in one of its own.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredSizeDidChange()
  }
}
