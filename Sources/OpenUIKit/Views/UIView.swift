/// A rectangle on the screen: it shows its layer, has subviews in order and handles touches.
///
/// A view owns its subviews, but neither its superview nor its window. What a view shows is in
/// its `layer`, whose delegate it is. A view that neither draws nor shows an image has no pixels of
/// its own.
///
/// Everything that a subclass may override is in this file, as the language requires; the rest is
/// in the files `UIView+…`, by concern.
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding {
  /// The class of the layer that instances make, `CALayer` by default. A class that is no layer
  /// stops the program when a view is made.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with what this view shows. Its delegate is the view: leave that as it is.
  ///
  /// An override may only give it the type that `layerClass` has: `super.layer as! CAShapeLayer`.
  open var layer: CALayer { ownLayer }

  /// The same, without asking subclasses.
  final let ownLayer: CALayer

  /// A number for `viewWithTag(_:)`, 0 by default.
  open var tag = 0

  /// The name of the view in saved states; nil, which is the default, for one that is not saved.
  /// NestKit's containers save views of controllers that they save.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != nil || extras != nil { ensuredExtras.restorationIdentifier = newValue } }
  }

  /// Writes what the view shows beside its content, for a saved state; nothing by default. Called
  /// for views with a `restorationIdentifier` only. Call super.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` has written. The view is in that of its controller;
  /// its size may not be final. Call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Whether touches reach this view and its subviews, true by default.
  open var isUserInteractionEnabled: Bool {
    get { treeState.isUserInteractionEnabled }
    set { treeState.isUserInteractionEnabled = newValue }
  }

  /// Whether a second finger on the view makes a touch while the first is down; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether a touch on this view excludes touches on the other views of its window, and those
  /// exclude touches on this view; false by default.
  open var isExclusiveTouch = false

  // The properties that moves and layout access all the time are not checked for overlapping
  // access: no access to them runs foreign code.

  @exclusivity(unchecked) final var links = ViewLinks()
  /// The subviews, after entries that are not used; see `orderedSubviews`.
  @exclusivity(unchecked) final var subviewEntries: [UIView] = []
  @exclusivity(unchecked) final var treeState = TreeState()
  @exclusivity(unchecked) final var insetState: InsetState?
  @exclusivity(unchecked) final var constraintState: ConstraintState?
  final var extras: ViewExtras?
  @exclusivity(unchecked) final var drawing = DrawingState()
  final var colors = ColorState()
  final var attachedRecognizers: [UIGestureRecognizer]?

  /// A view with the given frame, in coordinates of the superview that it will have.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    prepareLayer()
    ownLayer.frame = frame
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a view
  /// of no size.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    prepareLayer()
    guard decodeState(from: coder) else { return nil }
  }

  /// Writes geometry, appearance, how touches and sizes are treated, tag, and the subviews;
  /// subclasses of this module add what their documentation says.
  ///
  /// Not written are the controller, recognizers, constraints, layout guides, margins, overridden
  /// traits, animations, and layers without a view. An archiver cannot write objects of classes
  /// that are private or nested, and stops the program.
  open func encode(with coder: NSCoder) { encodeState(with: coder) }

  /// The property of a name that the class or a superclass describes, and that can be observed; nil
  /// if there is none.
  class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name)
  }

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit {
    // Most views have a layer and nothing else.
    if subviewEntries.isEmpty, attachedRecognizers == nil, insetState == nil, constraintState == nil
    {
      return MainActor.release(ownLayer, of: self) { $0.ownerWasFreed($1) }
    }
    let owned = OwnedByView(
      ownLayer, subviewEntries, attachedRecognizers, insetState, constraintState)
    subviewEntries = []
    (attachedRecognizers, insetState, constraintState) = (nil, nil, nil)
    MainActor.release(owned, of: self) { $0.clearLinks(to: $1) }
  }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { owningController ?? parentView }

  // MARK: Focus and editing

  /// Whether keys may move the focus to this view, if a touch could reach it; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { FocusState.installed?.view === self }

  /// How the view shows that it has the focus; a ring around its bounds by default. Nil shows
  /// nothing.
  open var focusEffect: UIFocusEffect? {
    get { extras?.focusEffect.map(\.effect) ?? UIFocusEffect() }
    set { ensuredExtras.focusEffect = CustomFocusEffect(effect: newValue) }
  }

  /// Where the focus should move when it enters this view; nowhere in particular by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The controller whose root view this is, or else the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nextFocusEnvironment }
  /// Requests that the focus, if it is inside this view, moves to what the view prefers.
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  /// Performs now what was requested.
  open func updateFocusIfNeeded() { FocusState.shared.performRequest() }
  /// Whether the focus may move out of this view, into it or inside it; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved out of this view, into it or inside it. Does nothing by
  /// default.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Makes the first responder resign if it is this view or inside it.
  ///
  /// - Parameter force: Whether it resigns although it refuses.
  /// - Returns: Whether a first responder has resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parentView }
  /// The views that this one contains, from back to front.
  open var subviews: [UIView] { orderedSubviews }
  /// The window that this view is in. A window is in itself.
  open var window: UIWindow? { hostWindow }

  /// Adds `view` in front of the other subviews, removing it from its present superview.
  ///
  /// Adding a view to itself, or to a view inside it, stops the program. A tree that would become
  /// deeper than 4,096 views is refused and reported, with nothing changed. A view that is a
  /// subview already moves to the front, and no callback is sent.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Inserts `view` at `index`, counted from the back; an index beyond the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` directly behind `siblingSubview`; at the front if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }
  /// Inserts `view` directly in front of `siblingSubview`, below layers in front of that which
  /// belong to no view; at the front if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Removes this view from its superview, which releases it. Does nothing without one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Exchanges the subviews at two indices. An index out of range stops the program.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others. Does nothing if `view` is no subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
  /// Moves a subview behind the others. Does nothing if `view` is no subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Whether this view is `view`, or is inside it. Walks up the superviews.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// This view, or the first one inside it, that has the tag. Walks down the subviews.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when there will be none. Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before this view enters or, with nil, leaves a window. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after this view entered or left a window; does nothing by default.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// Position and size in coordinates of the superview, in points.
  ///
  /// With a transform it is the smallest rectangle around what is shown, and setting it is
  /// meaningless: use `bounds` and `center` then. A new size resizes the subviews at once.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { resize { ownLayer.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates. A new size keeps `center`; a new origin scrolls.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { resize { ownLayer.bounds = newValue } }
  }

  /// The position of the layer's anchor point, the centre by default, in the superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set { reposition { ownLayer.position = newValue } }
  }

  /// The point that `center` is the position of, and that transforms rotate about, in fractions of
  /// the bounds; the middle by default. A new value moves the view.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { reposition { ownLayer.anchorPoint = newValue } }
  }

  /// A two-dimensional transform about `center`; the identity by default.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { reposition { ownLayer.setAffineTransform(newValue) } }
  }

  /// A three-dimensional transform about `center`; the identity by default.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { reposition { ownLayer.transform = newValue } }
  }

  /// Device pixels per point of what the view draws; that of the screen unless it is set.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// A point of this view's coordinates in those of `view`, or of the window if that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of `view`'s coordinates, or of the window's if that is nil, in those of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, of: view) }
  /// A rectangle of this view's coordinates in those of `view`, or of the window if that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// A rectangle of `view`'s coordinates, or of the window's if nil, in those of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, of: view) }

  /// The bounds of this view in coordinates of `referenceView`; nil if they are not in the same
  /// window.
  open func frame(in referenceView: UIView) -> CGRect? { boundsConverted(to: referenceView) }

  // MARK: Layout

  /// Whether a new size resizes the subviews by their masks, true by default.
  open var autoresizesSubviews = true

  /// How this view follows a change of its superview's size; not at all by default.
  open var autoresizingMask: AutoresizingMask {
    get { treeState.resizingMask }
    set { treeState.resizingMask = newValue }
  }

  /// Requests `layoutSubviews()` before the next frame. Many calls make one. Costs the path up to
  /// the first ancestor that is to be visited anyway.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out what is due in this view and inside it, now.
  open func layoutIfNeeded() { startOfLayout.performLayout() }

  /// Places the subviews: those whose position and size follow from constraints. Called by the
  /// layout pass, superviews first. Overrides call super if a subview has constraints.
  open func layoutSubviews() { if constraintState != nil { placeConstrainedSubviews() } }

  /// The size that fits the view best within `size`; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best, and keeps the origin of the frame.
  open func sizeToFit() { resizeToFittingSize() }

  /// The natural size of what the view shows; none along both axes by default.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }

  /// Reports that `intrinsicContentSize` has changed: the constraints for it are renewed, and the
  /// superview lays out again before the next frame and may read it there.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  // MARK: Constraints

  /// Whether views of the class need a window that lays out by constraints: `updateConstraints()`
  /// is called then, of every view of the window, although nobody has added one. False by default.
  // Fidelity: the window uses constraint-based layout for such a view. [documented]
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame that the program sets, and the autoresizing mask, determine position and
  /// size; true by default. A view that constraints place sets it to false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { treeState.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// The constraints that this view holds: of itself, and between what is inside it.
  open var constraints: [NSLayoutConstraint] { constraintState?.owned ?? [] }

  /// Activates a constraint, which this view holds. One with items outside the view is reported.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
  /// Activates constraints, which this view holds.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { addAll(constraints) }
  /// Deactivates a constraint that this view holds. Does nothing with others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { remove(constraint) }
  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { removeAll(constraints) }

  /// Changes the constraints of the view; does nothing by default. Called by the layout pass before
  /// anything is placed, what is inside first, when `setNeedsUpdateConstraints()` was called, and
  /// once when the view gets its first constraint or is in a window where any view has one.
  /// Overrides call super last.
  // Fidelity: constraint-based layout engages for a whole window, when somebody first adds a
  // constraint. [documented]
  open func updateConstraints() {}

  /// Requests `updateConstraints()` in the next layout pass. Many calls make one.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { isUpdateOfConstraintsDue }
  /// Updates the constraints of this view and of what is inside it, now, where that is due.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// The distances from the edges of the frame to what constraints align; 0 by default. A shadow or
  /// a badge that belongs to the frame is left out with them.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints align, for a frame: the frame inside
  /// `alignmentRectInsets`. The inverse of `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for a rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }

  /// The view whose first baseline is that of this one; this view by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is that of this one; this view by default.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view whose baselines are those of this one, where older subclasses say it by this method;
  /// this view by default.
  open func forBaselineLayout() -> UIView { self }

  /// How strongly the view keeps from being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }
  /// Sets how strongly the view keeps from being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, for: axis, at: \.hugging) }

  /// How strongly the view keeps from being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintState?.resistance[axis] ?? .defaultHigh }
  /// Sets how strongly the view keeps from being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, for: axis, at: \.resistance) }

  /// The size nearest to a target that the constraints of the view, and of what is inside it,
  /// allow.
  ///
  /// The view keeps its size. Costs a calculation of everything inside.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

  /// The size nearest to a target that the constraints of the view, and of what is inside it,
  /// allow.
  ///
  /// - Parameters:
  ///   - targetSize: the target, in points.
  ///   - horizontalFittingPriority: how important the width of the target is; `.required` takes it.
  ///   - verticalFittingPriority: how important the height is.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Whether the constraints leave position or size open: others would do as well. For debugging;
  /// costs a search.
  open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }
  /// The active constraints that the position and size along an axis depend on. For debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsAffecting(axis) }

  // MARK: Anchors

  /// The anchor of where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The anchor of where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The anchor of the left side.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The anchor of the right side.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The anchor of the top.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The anchor of the bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The anchor of the middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The anchor of the middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The anchor of the baseline of the first line of text; the top without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The anchor of the baseline of the last line of text; the bottom without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }

  // MARK: Traits

  /// The traits that the view received last; those of the screen before the first time.
  final var traitStorage = UITraitCollection.predicted
  final var traitState: TraitState?

  /// The effective traits of the view: those of the superview, with the overrides of the view and
  /// its controller. In no window they are those of the screen. O(depth).
  ///
  /// They are correct whenever they are read, even before the view receives the change.
  open var traitCollection: UITraitCollection { liveTraits }

  /// Called after the traits have changed, once for each update, with the previous ones; superviews
  /// first. It is called in the layout pass before the view is laid out. The default does nothing.
  /// Call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this view and everything inside it; `.unspecified`, inherited, by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { setOverrideStyle(newValue) }
  }

  /// Sends the changes of traits that are due above, in and inside this view now, instead of in the
  /// next layout pass. Walks only where something is due.
  open func updateTraitsIfNeeded() { updateTraitsNow() }

  /// The smallest size of text of this view and what is in it; nil, the default, is no limit. It is
  /// one of the trait `preferredContentSizeCategory`, also where an override sets that.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }

  /// The largest size of text of this view and what is in it; see ``minimumContentSizeCategory``.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }

  /// The limits of the size of text of this view and of those around it, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { descriptionOfContentSizeLimits }

  /// The meaning of the content, which determines whether it is mirrored; `.unspecified` by
  /// default. It applies to this view only.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { treeState.semanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The layout direction of this view. O(depth).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  // MARK: Safe area, margins and guides

  /// The insets by which bars and the edges of the screen cover the view, in points; 0 in no
  /// window.
  ///
  /// They follow from the superview's insets and the view's frame in the model: running animations
  /// do not count. For a controller's root view `additionalSafeAreaInsets` are added. Costs the
  /// path up to the window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called after `safeAreaInsets` changed, in the layout pass, before the view lays out; the root
  /// view's controller is called afterwards. Does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// Whether the margins begin at the safe area, true by default, rather than at the bounds.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetState?.insetsMarginsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// The distances that content keeps from the edges, in points: 8 by default, in a controller's
  /// root view 16 or 20 at the sides, by its width, and 0 at top and bottom.
  ///
  /// The value that is read is the effective one, with the safe area and, if they are preserved,
  /// the superview's margins. A value that is set does not include these. Costs the path up to the
  /// window.
  open var layoutMargins: UIEdgeInsets {
    get { currentLayoutMargins }
    set { setOwnMargins(.physical(newValue)) }
  }

  /// The margins by layout direction, as they were set, without safe area and superview.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { baseMargins }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether the margins reach at least as far as the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { treeState.insetFlags.contains(.preservesMargins) }
    set { setPreservesMargins(newValue) }
  }

  /// Called after `layoutMargins` changed, in the layout pass, before `safeAreaInsetsDidChange()`.
  /// Does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The guides that were added, without those that every view has.
  open var layoutGuides: [UILayoutGuide] { insetState?.guides ?? [] }
  /// Adds a guide; it is removed from the view that it is in.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
  /// Removes a guide that was added. Does nothing with others.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }
  /// The part of the bounds that is not covered.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, at: \.safeAreaGuide) }
  /// The part of the bounds inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins, at: \.marginsGuide) }
  /// The middle of the part inside the margins, of readable width.
  open var readableContentGuide: UILayoutGuide { guide(.readable, at: \.readableGuide) }
  /// The place of the keyboard at the bottom.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ensuredKeyboardGuide }

  // MARK: Appearance

  /// The proxy for all instances of the class; see ``UIAppearance``.
  open class func appearance() -> Self { makeAppearance() }
  /// The proxy for instances that are inside instances of the containers, of which the innermost is
  /// first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { makeAppearance(in: containerTypes) }
  /// The proxy for instances that have all traits of a collection.
  open class func appearance(for trait: UITraitCollection) -> Self { makeAppearance(for: trait) }
  /// The proxy for instances that have all traits of a collection and are inside instances of the
  /// containers, of which the innermost is first.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { makeAppearance(in: containerTypes, for: trait) }

  /// The colour behind everything that the view shows; nil, transparent, by default.
  open var backgroundColor: UIColor? {
    get { colors.background }
    set { setOwnBackground(newValue) }
  }

  /// The opacity of the view and its subviews, 0 to 1, the default. Below 0.01 it receives no
  /// touches.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(newValue) }
  }

  /// Promises that what the view shows covers its bounds entirely, true by default.
  open var isOpaque: Bool {
    get { drawing.isOpaque }
    set { setOpaque(newValue) }
  }

  /// Whether the view and its subviews are neither shown nor receive touches; false by default.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether subviews are cut at the bounds, false by default.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// The view whose alpha this view and its subviews are multiplied by, nil by default. Retained.
  ///
  /// Its frame is in this view's coordinates. It has no superview, and neither it nor what it hides
  /// matters for hit tests. A view that has a superview or masks another one is refused and
  /// reported.
  open var mask: UIView? {
    get { currentMask }
    set { setMask(newValue) }
  }

  /// Whether the context is empty when the view draws; true by default. A stored value: it is
  /// always empty.
  open var clearsContextBeforeDrawing = true

  /// How drawn content follows a new size, `.scaleToFill` by default.
  open var contentMode: ContentMode {
    get { drawing.contentMode }
    set { setContentMode(newValue) }
  }

  /// The colour of controls; the superview's unless it is set. Nil restores that.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setOwnTint(newValue) }
  }

  /// Whether the tint colour is dimmed; as in the superview by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustment(newValue) }
  }

  /// Called when `tintColor` changed, here or in a superview. Does nothing by default.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Requests `draw(_:)` before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Requests `draw(_:)` before the next frame; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

  /// Draws the view with the context of `UIGraphicsGetCurrentContext()`; nothing by default.
  ///
  /// A view that never requests the context gets no pixels of its own.
  open func draw(_ rect: CGRect) {}

  /// Draws the view and everything inside it, as it is on screen, into the current context.
  ///
  /// - Parameters:
  ///   - rect: where to, in points of the context.
  ///   - afterUpdates: whether what is due is laid out and drawn before.
  /// - Returns: whether there was a context to draw into.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  /// A view that shows a picture of this one and what is inside it, as the last frame shows it.
  ///
  /// It takes no part in anything that happens to this view later. Costs the size of the picture.
  ///
  /// - Parameter afterUpdates: whether what is due is laid out and drawn before.
  /// - Returns: the view, of this view's size; it is empty if this view was never on screen and
  ///   `afterUpdates` is false. Nil if the bounds are no numbers.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a picture of a part of this one, as the last frame shows it.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates.
  ///   - afterUpdates: whether what is due is laid out and drawn before.
  ///   - capInsets: the edges that keep their size, in points, when the view is given another size.
  /// - Returns: the view, of the part's size; nil if that is no number.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

  // MARK: Touches

  /// The frontmost view at `point` that receives touches; nil if there is none.
  ///
  /// Views that are hidden, nearly transparent, disabled or animated without `allowUserInteraction`
  /// are left out with everything inside them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether `point`, in this view's coordinates, counts as inside: in the bounds by default.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers that receive touches on this view and inside it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { replaceRecognizers(with: newValue) }
  }

  /// Adds a recognizer, which receives touches here; it is removed from the view that it is on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a recognizer from this view; what it was recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The interactions that were added with `addInteraction(_:)`, in that order. Setting the list
  /// removes the missing ones and adds the new ones.
  open var interactions: [any UIInteraction] {
    get { interactionStorage ?? [] }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction, which the view retains, and takes it from the view that it is on. One
  /// that is on this view already stays.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction; does nothing for one that is not on this view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// The motion effects that were added with `addMotionEffect(_:)`, in that order. They move
  /// nothing: there is no sensor.
  open var motionEffects: [UIMotionEffect] {
    get { motionEffectStorage ?? [] }
    set { motionEffectStorage = newValue.isEmpty ? nil : newValue }
  }

  /// Adds a motion effect; one that is there already stays.
  open func addMotionEffect(_ effect: UIMotionEffect) { attach(effect) }
  /// Removes a motion effect; does nothing for one that is not there.
  open func removeMotionEffect(_ effect: UIMotionEffect) { detach(effect) }

  /// Called when a recognizer here or in a superview is about to begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility and large content

  /// A name for tests that the user never sees; nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityState?.identifier }
    set { madeAccessibilityState.identifier = newValue }
  }

  /// Whether the large content viewer shows the view; false by default, true for the controls of
  /// bars.
  open var showsLargeContentViewer: Bool {
    get { extras?.largeContent?.isShown ?? largeContentDefaults.isShown ?? false }
    set { ensuredLargeContent.isShown = newValue }
  }

  /// The text in the large content viewer; nil by default, for buttons and controls of bars that
  /// which they show.
  open var largeContentTitle: String? {
    get { extras?.largeContent?.title ?? largeContentDefaults.title }
    set { ensuredLargeContent.title = newValue }
  }

  /// The image in the large content viewer; nil by default, for buttons and controls of bars that
  /// which they show.
  open var largeContentImage: UIImage? {
    get { extras?.largeContent?.image ?? largeContentDefaults.image }
    set { ensuredLargeContent.image = newValue }
  }

  /// Whether the large content viewer enlarges the image to fill the room for it; false by default.
  open var scalesLargeContentImage: Bool {
    get { extras?.largeContent?.scalesImage ?? largeContentDefaults.scalesImage ?? false }
    set { ensuredLargeContent.scalesImage = newValue }
  }

  /// How far the edges of the image in the large content viewer are moved inwards, in points; 0 by
  /// default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContent?.imageInsets ?? largeContentDefaults.imageInsets ?? .zero }
    set { ensuredLargeContent.imageInsets = newValue }
  }

  // MARK: Layer delegate

  /// Draws the content of the layer, with `draw(_:)`.
  open func display(_ layer: CALayer) { displayContents(of: layer) }

  /// Draws the layer of the view. By default makes `ctx` the current context and calls `draw(_:)`;
  /// overrides that call `super` draw in addition.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawItself(in: ctx) }

  /// Called before the layer of the view makes its backing store and draws. Does nothing by
  /// default.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the subviews when the layer of the view is laid out: `viewWillLayoutSubviews()` of
  /// the controller, `layoutSubviews()`, `viewDidLayoutSubviews()`. Overrides call `super`.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layOutItselfNow() } }

  /// The animation of a changed layer property: that of the surrounding `UIView.animate`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }

  // MARK: Classes of this module

  override var nearestView: UIView? { self }
  override var responderWindow: UIWindow? { windowForResponders ?? next?.responderWindow }

  /// The window whose first responder is that of this view: another one than its own for input
  /// views in a window of their own.
  final var windowForResponders: UIWindow? { hostWindow?.windowOfResponders }
  override var defaultAccessibilityFrame: CGRect { boundsOnScreen }
  /// Whether a subview belongs into archives, and is not one that the class makes itself.
  func archives(_ subview: UIView) -> Bool { true }
  /// The view as one that scrolls; nil if it does not.
  var scrollingContainer: (any ScrollingContainer)? { nil }
  /// The object that takes part in the drags of content inside this view; nil by default.
  var contentDragOwner: (any ContentDragOwner)? { nil }
  /// Called right before the method for the change that programs override.
  func didChange(_ change: ViewChange) {}
  /// Called in a layout right before `layoutSubviews()`.
  func layOutContent() {}
  /// Called right before `traitCollectionDidChange(_:)`.
  func traitsDidChange(_ change: TraitChange) { followTraits(change) }
  /// The items that the view shows and that take their appearance from proxies together with it.
  var appearanceTargets: [any AppearanceTarget] { [] }
  /// Where the baselines of the view's text are; nil without text.
  var textBaseline: TextBaseline? { (self as? any TextBaselineOwner)?.baselineOfText }
  /// Whether the height of the content depends on the width that the view gets. For labels.
  var heightOfContentDependsOnWidth: Bool { false }
  /// The height of the content at a width. For labels.
  func heightOfContent(atWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Called after the size of the content of a subview has changed. For stack views.
  func contentDidChange(of subview: UIView) {}
  /// Called after a subview was hidden or shown. For stack views.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// The values of the class of the view for the large content viewer.
  var largeContentDefaults: LargeContent { LargeContent() }

  // MARK: Animation

  /// Runs `animations` and shows its changes over `duration` seconds.
  ///
  /// Everything that a view or its layer can show gradually is animated: frame, bounds, center,
  /// transform, alpha, background colour and the layer's properties of that kind. The properties
  /// have their new values at once; only what is shown follows. Several animations of one property
  /// add up.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less shows the changes at once.
  ///   - delay: seconds before anything moves.
  ///   - options: timing curve, repetition, and what holds inside another animation.
  ///   - animations: the changes; it runs before this function returns.
  ///   - completion: called when all has ended, with whether all ran to the end. Where nothing is
  ///     animated it is called in the next turn of the main loop.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { runAnimation(duration, delay, options, animations, completion) }

  /// Runs `animations` and shows its changes over `duration` seconds, at once and smoothly.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animateAtOnce(duration, animations, completion) }

  /// Runs `animations` and shows its changes as a spring would move them, which is at rest after
  /// `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is at rest.
  ///   - delay: seconds until it begins.
  ///   - dampingRatio: 1 stops without swinging; the closer to 0, the more it swings.
  ///   - velocity: the speed at the beginning, in whole distances per second.
  ///   - options: how the animation runs; the curve does not count, the spring is one.
  ///   - animations: changes the views; runs at once.
  ///   - completion: called at the end, with whether the animation ran to it.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { runAnimation(duration, delay, dampingRatio, velocity, options, animations, completion) }

  /// Runs `animations` and shows its changes as a spring would move them, described by its
  /// perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds; it stops a little
  ///     later.
  ///   - bounce: 0 does not swing; towards 1 it swings more, below 0 it is slower.
  ///   - initialSpringVelocity: the speed at the beginning, in whole distances per second.
  ///   - delay: seconds until it begins.
  ///   - options: how the animation runs; the curve does not count, the spring is one.
  ///   - animations: changes the views; runs at once.
  ///   - completion: called at the end, with whether the animation ran to it.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { runSpring(duration, bounce, initialSpringVelocity, delay, options, animations, completion) }

  /// Runs `actionsWithoutAnimation` so that its changes are shown at once, also inside a block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationStack.shared.withoutAnimation(actionsWithoutAnimation)
  }

  /// Lets animation functions animate, or show everything at once from now on; true at first.
  open class func setAnimationsEnabled(_ enabled: Bool) { enableAnimations(enabled) }
  /// Whether an animation function called now would animate.
  open class var areAnimationsEnabled: Bool { AnimationStack.shared.allowsAnimations }
  /// The duration of the block that is being run, in seconds; 0 outside of blocks.
  open class var inheritedAnimationDuration: TimeInterval { durationOfBlock }

  /// Inside a block: lets the changes of `animations` repeat.
  ///
  /// - Parameters:
  ///   - count: how often they run; parts count too.
  ///   - autoreverses: whether every run is followed by one backwards.
  ///   - animations: changes the views; runs at once.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { repeatAnimations(count, autoreverses, animations) }

  /// Runs `animations`, whose calls of
  /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` are the parts of one
  /// animation.
  ///
  /// Changes outside of key frames are animated over the whole duration. The curve is the default
  /// one, over the whole duration too.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less shows the changes at once.
  ///   - delay: seconds before anything moves.
  ///   - options: how values between key frames come about, repetition, and what holds inside
  ///     another animation.
  ///   - animations: the changes; it runs before this function returns.
  ///   - completion: called when all has ended, with whether all ran to the end.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { runKeyframes(duration, delay, options, animations, completion) }

  /// Runs `animations`, whose key frames are the parts of one animation, and returns when all has
  /// ended.
  ///
  /// - Returns: whether all ran to the end.
  @discardableResult
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool { await awaitKeyframes(duration, delay, options, animations) }

  /// Inside an animation of key frames: animates the changes of `animations` in a part of it.
  ///
  /// Times outside 0…1 are reported and cut off.
  ///
  /// - Parameters:
  ///   - frameStartTime: when the part begins, in fractions of the whole duration.
  ///   - frameDuration: how long the part takes, in fractions of the whole duration.
  ///   - animations: the changes; runs at once.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { noteKeyframe(frameStartTime, frameDuration, animations) }

  /// Shows how `view` changes from what it shows now to what it shows after `animations`.
  ///
  /// Pictures of both are shown meanwhile. With `.allowAnimatedContent` the view itself takes the
  /// place of the second picture, and changes in it are animated. Without a transition option, a
  /// duration or a window the changes are shown at once.
  ///
  /// - Parameters:
  ///   - view: the view that the transition shows.
  ///   - duration: in seconds.
  ///   - options: the transition, the curve and what else holds for animations.
  ///   - animations: the changes of what is in the view; may be nil.
  ///   - completion: called when all has ended, with whether it ran to the end.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { runTransition(view, duration, options, animations, completion) }

  /// Replaces `fromView` by `toView`, which gets its superview and its place there.
  ///
  /// The transition animates their superview. With `.showHideTransitionViews` both are in it
  /// already: one is hidden and the other shown. Nothing happens, and `completion` gets false, if
  /// `fromView` has no superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) { runTransition(fromView, toView, duration, options, completion) }
}
