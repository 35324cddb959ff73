import OpenQuartzCore

/// Shows a part of content that is larger than itself, which is dragged, flung and zoomed.
///
/// The content is the subviews. The offset is the origin of `bounds`: scrolling moves no subview
/// and draws none anew, it costs what becomes visible. The offset is a model value; while the
/// content moves by itself it changes in every frame, and `scrollViewDidScroll(_:)` is called for
/// each change.
///
/// The members that a subclass may override are in this file; the behaviour is in `UIScrollView+…`,
/// by concern.
open class UIScrollView: UIView {
  /// Receives what happens; nil by default.
  ///
  /// Subclasses whose delegate is of a more special protocol declare a property of that type, which
  /// is preferred where both are possible.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      changed(Properties.all.delegate, to: delegate)
      scrollContent?.didChange(.delegate)
    }
  }

  /// The work of a list, which owns its views.
  package final var scrollContent: (any ScrollContent)?

  /// The state of dragging and moving.
  final var scrolling = ScrollState()
  /// The state of zooming.
  final var zooming = ZoomState()
  final let pan = ScrollPanGestureRecognizer()
  final var pinch: ScrollPinchGestureRecognizer?
  final var contentGuide: ScrollLayoutGuide?
  final var frameGuide: ScrollLayoutGuide?
  /// The indicators, once they have been shown.
  final var indicators: ScrollIndicators?
  final let contentTouchDelay = ContentTouchDelay()
  /// Calls in every frame while the content moves by itself.
  final lazy var ticker = FrameTicker(for: self) { $0.moveContent(at: $1) }

  /// A scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a
  /// scroll view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    guard Properties.table.decode(self, from: coder) else { return nil }
  }

  /// Adds the offset, size and insets of the content, how it scrolls and bounces, the limits of
  /// zooming, and which indicators there are. The refresh control and the delegate are not written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  override func archives(_ subview: UIView) -> Bool { subview !== refreshControl }

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit {
    let owned = (pan: pan, pinch: pinch, guides: [contentGuide, frameGuide])
    MainActor.release(owned, of: self) {
      $0.pan.scrollViewLink.clear($1)
      $0.pinch?.scrollViewLink.clear($1)
      for guide in $0.guides { guide?.viewLink.clear($1) }
    }
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner; the origin of `bounds`.
  ///
  /// Set during a drag or a deceleration, the content continues moving from there. Offsets beyond
  /// the edges are accepted. Drags, motions and zooming set it too, in each frame: an override may
  /// change where they move the content.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, in points; 0 by default. Content that rests stays within the new
  /// edges.
  ///
  /// A size that is not finite is reported and refused; negative counts as 0.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue) }
  }

  /// Distances that the content keeps from the edges when it rests there, in points; 0 by default.
  ///
  /// Content that rests at its beginning stays there. A value that is not finite is reported and
  /// refused.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }

  /// The content inset with what `contentInsetAdjustmentBehavior` adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = scrolling.contentInset + scrolling.adjustment
    insets.top += scrolling.refreshInset
    return insets
  }

  /// Called after `adjustedContentInset` has changed, before the delegate. Does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Which parts of the safe area are added to the content inset; `.automatic` by default. What is
  /// added is not part of the safe area of the subviews.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      changed(Properties.all.contentInsetAdjustmentBehavior, to: contentInsetAdjustmentBehavior)
    }
  }

  // Fidelity: where content rests that is smaller than the view. The value stays whatever the
  // offset is; that it moves the content is decided. [observed; decided]
  /// Where content that is smaller than the view rests, from (0, 0), its beginning, the default,
  /// over (0.5, 0.5), the middle, to (1, 1). A point that is not finite is reported and refused.
  open var contentAlignmentPoint: CGPoint {
    get { scrolling.alignment }
    set { setContentAlignment(newValue) }
  }

  /// A guide of the whole content, in coordinates of the content.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuide ?? ScrollLayoutGuide(.content, of: self)
    contentGuide = guide
    return guide
  }

  /// A guide of what is in sight, in coordinates of the content.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuide ?? ScrollLayoutGuide(.frame, of: self)
    frameGuide = guide
    return guide
  }

  final var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide) {
    (contentLayoutGuide, frameLayoutGuide)
  }

  final func updateContentSizeFromEngine() {
    guard let guide = contentGuide,
      let rect = layoutEngine?.alignedRect(of: .guide(guide), scale: pixelScale)
    else { return }
    if rect.size != contentSize { contentSize = rect.size }
  }

  // MARK: Scrolling

  /// Whether a finger or a wheel scrolls, true by default. Switching it off ends a drag.
  open var isScrollEnabled = true {
    didSet { changed(Properties.all.isScrollEnabled, to: isScrollEnabled) }
  }

  /// Whether a drag that begins clearly along one axis moves along that axis only; false by
  /// default.
  open var isDirectionalLockEnabled = false

  // Fidelity: sets both axes; true if both bounce. [decided]
  /// Whether the content moves beyond its edges and returns, true by default. Sets both axes.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether the content moves beyond its left and right edge; true by default.
  open var bouncesHorizontally = true

  /// Whether the content moves beyond its top and bottom edge; true by default.
  open var bouncesVertically = true

  /// Whether content that is not higher than the view can be dragged vertically, if that bounces;
  /// false by default.
  open var alwaysBounceVertical = false {
    didSet { changed(Properties.all.alwaysBounceVertical, to: alwaysBounceVertical) }
  }

  /// Whether content that is not wider than the view can be dragged horizontally, if that bounces;
  /// false by default.
  open var alwaysBounceHorizontal = false {
    didSet { changed(Properties.all.alwaysBounceHorizontal, to: alwaysBounceHorizontal) }
  }

  /// Whether the content rests at multiples of the view's size, false by default.
  open var isPagingEnabled = false

  /// How fast the content slows down, `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a horizontal drag that begins where the content is at its edge moves a scroll view
  /// outside this one, true by default.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a vertical drag that begins where the content is at its edge moves a scroll view
  /// outside this one, true by default.
  open var transfersVerticalScrollingToParent = true

  /// Sets the offset; with animation in 0.3 seconds.
  ///
  /// Without animation it stops content that moves by itself. Animated, the delegate receives every
  /// frame, and `scrollViewDidEndScrollingAnimation(_:)` at the end; nothing happens if the offset
  /// is the present one. While a finger drags, and outside a window, the offset is set at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as possible so that a rectangle of the content is in sight, inside the
  /// insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Ends an animation and a deceleration; the content rests where it is, within its edges.
  open func stopScrollingAndZooming() { stopMovingContent() }

  /// Whether a finger is on the content, though it need not have moved yet. A wheel is no finger.
  open var isTracking: Bool { scrolling.machine.isTracking }

  /// Whether a finger or a wheel moves the content.
  open var isDragging: Bool { scrolling.machine.isDragging }

  /// Whether the content moves by itself after a drag; also while a finger that has stopped it has
  /// not moved.
  open var isDecelerating: Bool { scrolling.machine.isDecelerating }

  /// Whether an animation that the program has requested scrolls.
  open var isScrollAnimating: Bool { scrolling.machine.isAnimating }

  /// Whether a request of the user to scroll to the top applies to this view, true by default. It
  /// is followed only if one scroll view of the window permits it. The user requests it by Control
  /// and Home, or by a tap on the status bar where there is one.
  open var scrollsToTop = true

  /// Whether keys scroll while the view, or something in it, is the first responder, or where
  /// nobody else handles them: arrows, Page Up and Down, Home, End, space. True by default.
  open var allowsKeyboardScrolling = true

  /// When dragging dismisses the keyboard, and the input views at its place, `.none` by default:
  /// the first responder resigns. A wheel dismisses nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Zooming

  /// The smallest scale, 1 by default. One that is not finite or not above 0 is reported and
  /// refused.
  open var minimumZoomScale: CGFloat {
    get { zooming.limits.minimum }
    set { setZoomLimit(\.minimum, "minimumZoomScale", to: newValue) }
  }

  /// The largest scale, 1 by default: only one larger than the smallest lets fingers zoom. One that
  /// is not finite or not above 0 is reported and refused.
  open var maximumZoomScale: CGFloat {
    get { zooming.limits.maximum }
    set { setZoomLimit(\.maximum, "maximumZoomScale", to: newValue) }
  }

  /// The scale of the view that the delegate names, 1 by default. Setting it zooms about the
  /// middle, within the limits.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is in sight, within the limits; with animation in 0.3 seconds.
  ///
  /// Does nothing without a view to zoom, and while fingers zoom. A scale that is not finite or not
  /// above 0 is reported and refused.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

  /// Zooms so that a rectangle of the zoomed view, in its coordinates, is as large as the limits
  /// allow and in the middle.
  open func zoom(to rect: CGRect, animated: Bool) { reveal(zooming: rect, animated: animated) }

  /// Whether fingers zoom beyond the limits and the content returns, true by default.
  open var bouncesZoom: Bool {
    get { zooming.limits.bounces }
    set { zooming.limits.bounces = newValue }
  }

  /// Whether fingers zoom.
  open var isZooming: Bool { zooming.machine.state == .pinching }

  /// Whether the content returns to a scale within the limits.
  open var isZoomBouncing: Bool { zooming.machine.state == .bouncing }

  /// Whether an animation that the program has requested zooms.
  open var isZoomAnimating: Bool { zooming.machine.state == .animating }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while the user scrolls, true by default.
  open var showsVerticalScrollIndicator = true {
    didSet {
      changed(Properties.all.showsVerticalScrollIndicator, to: showsVerticalScrollIndicator)
    }
  }

  /// Whether the horizontal indicator is shown while the user scrolls, true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      changed(Properties.all.showsHorizontalScrollIndicator, to: showsHorizontalScrollIndicator)
    }
  }

  /// The look of the indicators, `.default` by default.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { changed(Properties.all.indicatorStyle, to: indicatorStyle) }
  }

  /// The distances of the vertical indicator from the edges, in points; 0 by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.indicatorInsets.vertical }
    set { setIndicatorInsets(newValue, along: [.vertical]) }
  }

  /// The distances of the horizontal indicator from the edges, in points; 0 by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.indicatorInsets.horizontal }
    set { setIndicatorInsets(newValue, along: [.horizontal]) }
  }

  // Fidelity: the getter is the vertical one's. [decided]
  /// The distances of both indicators. Reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.indicatorInsets.vertical }
    set { setIndicatorInsets(newValue, along: [.vertical, .horizontal]) }
  }

  /// Whether what is added to the content inset is added to those of the indicators, true by
  /// default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet {
      changed(
        Properties.all.automaticallyAdjustsScrollIndicatorInsets,
        to: automaticallyAdjustsScrollIndicatorInsets)
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: ScrollIndicators.flash)
  }

  /// Runs `changes`, and shows the indicators for a moment if they have moved the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { flashScrollIndicators() }
  }

  // MARK: Refreshing

  /// Refreshes the content when that is pulled down beyond its upper edge; nil, none, by default.
  ///
  /// The scroll view places the control behind its content. While the control is refreshing, 60
  /// points are added to the adjusted content inset. A control that is replaced or removed ends its
  /// refresh.
  // Fidelity: the content inset itself is not changed. [decided]
  open var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Gestures

  /// The recognizer of drags. Do not change its delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of pinches; nil while there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Whether the content receives touches only when they have not become a drag for a moment; true
  /// by default.
  open var delaysContentTouches = true {
    didSet { changed(Properties.all.delaysContentTouches, to: delaysContentTouches) }
  }

  /// Whether a drag takes touches away from the content that has received them, true by default.
  open var canCancelContentTouches = true

  /// Whether a view of the content receives touches that went down on it, true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes touches away from a view of the content, if `canCancelContentTouches` is
  /// true; by default from every view that is no control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: View

  /// The rectangle in sight, in coordinates of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let offset = layer.bounds.origin
      super.bounds = newValue
      if layer.bounds.origin != offset { offsetHasChanged(from: offset) }
    }
  }

  final func boundsSizeDidChange() { geometryDidChange() }

  /// Adds the safe area to the insets, and ends what moves the content when the view leaves its
  /// window.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .safeArea = change { updateAdjustment() }
    guard case .window = change else { return }
    if window == nil { leaveWindow() }
    scrollContent?.didChange(.window)
  }

  /// Whether a drag or a pinch of this view may begin; a pinch needs a view to zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== pinch || canPinch
  }

  /// Keeps the indicators in front of the content. Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators?.bringToFront(in: layer)
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    placeIndicators()
    scrollContent?.didChange(.traits)
  }

  override func layOutContent() { scrollContent?.layOut() }

  /// Scrolls for the keys that request it, and forwards the others.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !scroll(for: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends scrolling by a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !endScrolling(for: $0) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Ends scrolling by a key.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !endScrolling(for: $0) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  override var scrollingContainer: (any ScrollingContainer)? { self }

  final func contentShouldReceive(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    touchesShouldBegin(touches, with: event, in: view)
  }

  // MARK: Accessibility

  // Fidelity: a direction is that in which the content moves, as under a finger: left shows what
  // follows [observed].
  /// Scrolls by about a page, animated.
  ///
  /// - Returns: Whether there was somewhere to go.
  @discardableResult
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
