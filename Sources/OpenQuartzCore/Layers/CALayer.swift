/// A rectangle in a tree of layers: its geometry, what it shows, and its animations.
///
/// Setting a property changes the model at once. Outside a view's layer, and once a commit has seen
/// the layer in a tree that is shown, the change is also animated (see `CATransaction`). Changes
/// are shown at the end of the turn of the main loop.
///
/// A number that is not finite is refused and reported; the property keeps its value.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSSecureCoding, @preconcurrency CAMediaTiming {
  // All members that Apple lets subclasses override are in this file: Swift cannot override members
  // of extensions. Variables that every change of a property accesses are not checked for exclusive
  // access, which would cost more than the change: nothing in here is reentered.

  // MARK: Package state

  /// The values of the properties.
  @exclusivity(unchecked) final package internal(set) var modelValues = LayerValues()
  /// The marks of the layer for the next commit and composition.
  @exclusivity(unchecked) final package internal(set) var marks = LayerMarks()
  /// The picture that the layer drew; nil for a layer that draws nothing.
  final package internal(set) var backing: Bitmap?
  /// The compositor's cache for this layer. The layer only keeps it.
  final package var composition: LayerComposition?
  /// The layers in this one, after entries that are not used; see `children`.
  @exclusivity(unchecked) final var childEntries: [CALayer] = []
  /// The layer whose alpha masks this one.
  @exclusivity(unchecked) final var maskLayer: CALayer?
  @exclusivity(unchecked) final var parentLink = BackLink<CALayer>()
  /// The order of the children by their z positions.
  @exclusivity(unchecked) final var depth = LayerDepth()
  @exclusivity(unchecked) final var animations: LayerAnimations?
  /// The render context that updates the animations in every frame, by its number; 0 for none.
  final var animatingContext: UInt64 = 0
  @exclusivity(unchecked) final var extras: LayerExtras?
  /// How many layers there had been when this one was made.
  final let creationNumber = CALayer.nextCreationNumber()
  /// The view whose layer this is.
  @exclusivity(unchecked) final var ownerLink = LayerOwnerLink()
  nonisolated final let lifetimeStorage = LifetimeStorage()
  /// For a presentation copy: the layer whose values it has.
  @exclusivity(unchecked) final var original: CALayer?

  /// Which properties the class has.
  class var kind: LayerKind { .plain }

  // MARK: Creating

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit {
    if let maskLayer { childEntries.append(maskLayer) }
    if !childEntries.isEmpty {
      let owned = childEntries
      (childEntries, maskLayer) = ([], nil)
      MainActor.release(owned, of: self) { for layer in $0 { layer.parentLink.clear($1) } }
    }
    lifetimeStorage.end()
  }

  /// Makes a layer of size zero at the origin, without a superlayer.
  public override init() { super.init() }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a layer
  /// as `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
    guard decodeState(from: coder) else { return nil }
  }

  /// True: archives of layers can be read with secure coding.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Writes the properties that can be animated, with a picture in `contents`, the timing, the
  /// name, and the mask and the sublayers that belong to no view.
  ///
  /// Not written are what the layer has drawn, its delegate, actions, animations and values for
  /// keys of the program's own. A tree of thousands of levels is too deep for an archiver.
  open func encode(with coder: NSCoder) { encodeState(with: coder) }

  /// Makes a detached copy of the values of `layer`, for showing them.
  ///
  /// - Parameter layer: a `CALayer`; anything else gives the default values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(of: layer) }
  }

  // MARK: Delegate, name

  /// The delegate of the layer, usually its view. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? extras?.delegate }
    set { setDelegate(newValue) }
  }

  /// A name for the programmer. The layer makes no use of it.
  open var name: String? {
    get { extras?.name }
    set { if newValue != extras?.name { makeExtras().name = newValue } }
  }

  // MARK: Geometry

  /// The smallest rectangle of the superlayer around the layer. Derived, never stored.
  ///
  /// Setting it sets `bounds.size` and `position`; with a transform the size is scaled back.
  open var frame: CGRect {
    get { modelValues.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle that the layer shows, in its own coordinates. A new size needs layout.
  open var bounds: CGRect {
    get { modelValues.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { modelValues.position }
    set { setPosition(newValue) }
  }

  /// The depth: siblings with a larger one are in front. Default 0.
  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set { change(.zPosition, \.zPosition, to: newValue) }
  }

  /// The point that `position` fixes and transforms rotate about, in fractions of the bounds.
  /// Default `(0.5, 0.5)`.
  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue) }
  }

  /// The depth of the anchor point, in points. Default 0.
  open var anchorPointZ: CGFloat {
    get { modelValues.anchorPointZ }
    set { change(.anchorPointZ, \.anchorPointZ, to: newValue) }
  }

  /// Applied to the layer and its sublayers about the anchor point. Default identity.
  open var transform: CATransform3D {
    get { modelValues.transform }
    set { change(.transform, \.transform, to: newValue) }
  }

  /// Applied to the sublayers only, about this layer's anchor point: for perspective.
  open var sublayerTransform: CATransform3D {
    get { modelValues.sublayerTransform }
    set { change(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }

  // MARK: Appearance

  /// From 0, invisible, to 1. The layer and its sublayers fade as one picture. Default 1.
  open var opacity: Float {
    get { modelValues.opacity }
    set { change(.opacity, \.opacity, to: newValue) }
  }

  /// Whether the layer and its sublayers are not shown. Default false.
  open var isHidden: Bool {
    get { modelValues.isHidden }
    set { change(.hidden, \.isHidden, to: newValue) }
  }

  /// Whether the layer is also shown when it faces away. Default true.
  open var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { change(.doubleSided, \.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers are cut off at the bounds and the rounded corners. Default false.
  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { change(.masksToBounds, \.masksToBounds, to: newValue) }
  }

  /// Whether what the layer draws covers its bounds without gaps. A promise; default false.
  open var isOpaque: Bool {
    get { modelValues.isOpaque }
    set { change(.opaque, \.isOpaque, to: newValue) }
  }

  /// The layer whose alpha the layer and its sublayers are multiplied by. Retained. Default nil.
  ///
  /// It is placed in this layer's coordinates as a sublayer would be, may have sublayers, and has
  /// no superlayer. Hit tests do not look at it. A layer that has a superlayer, masks another one
  /// or contains this one is refused and reported. Costs a picture of the layer and one of the mask
  /// whenever something in one of them changes.
  // Fidelity: the shadow of the layer is masked too. [observed]
  open var mask: CALayer? {
    get { original == nil ? maskLayer : original?.maskLayer?.presentation() }
    set { setMask(newValue) }
  }

  /// The radius of the corners of background and border, in points. Default 0.
  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue) }
  }

  /// The corners that are rounded. Default all four.
  open var maskedCorners: CACornerMask {
    get { modelValues.maskedCorners }
    set { change(.maskedCorners, \.maskedCorners, to: newValue) }
  }

  /// The curve of the rounded corners. Default `circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { modelValues.cornerCurve }
    set { change(.cornerCurve, \.cornerCurve, to: newValue) }
  }

  /// How far from a corner, in radii, a curve meets the edges: 1 for `circular`, 1.528665 for
  /// `continuous`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.reach }

  /// The width of the border, drawn inside the bounds above the contents, in points. Default 0.
  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue) }
  }

  /// The colour of the border. Default opaque black.
  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue) }
  }

  // Fidelity: the shadow is that of the layer and its sublayers as they are seen together, and a
  // layer that masks to its bounds has none. The radius is the standard deviation of the blur.
  // [observed]
  /// The colour of the shadow. Default opaque black.
  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue) }
  }

  /// How opaque the shadow is, from 0, no shadow, to 1. Default 0.
  ///
  /// The shadow of an opaque background costs little, also while the layer moves and changes its
  /// size. Any other is made of a picture of the layer and its sublayers whenever something in it
  /// changes, unless there is a `shadowPath`. A layer that masks to its bounds casts none.
  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
  }

  /// How far the shadow is moved, in points. Default `(0, -3)`: upwards.
  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue) }
  }

  /// How far the shadow is blurred: the standard deviation, in points. Default 3.
  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue) }
  }

  // Fidelity: paths have no implicit animation; an animation that is added is shown. [documented]
  /// The path that casts the shadow instead of the layer, in the layer's coordinates; the layer has
  /// a copy. Default nil.
  open var shadowPath: CGPath? {
    get { modelValues.shadowPath?.cgPath }
    set { change(.shadowPath, \.shadowPath, to: newValue.map { SharedPath($0) }) }
  }

  /// The colour behind the contents, without a backing store. Default nil: none.
  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue) }
  }

  /// The picture that the layer shows: a `CGImage`; anything else counts as nil. Default nil.
  ///
  /// Setting it discards what the layer drew; drawing discards it.
  open var contents: Any? {
    get { modelValues.contents }
    set { setContents(newValue as? CGImage) }
  }

  /// The part of the contents that is shown, in fractions of them. Default `(0, 0, 1, 1)`.
  open var contentsRect: CGRect {
    get { modelValues.contentsRect }
    set { change(.contentsRect, \.contentsRect, to: newValue) }
  }

  /// How contents of another size than the bounds are placed. Default `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { change(.contentsGravity, \.contentsGravity, to: newValue) }
  }

  /// Pixels per point of the contents, and of what the layer draws from now on. Default 1.
  open var contentsScale: CGFloat {
    get { modelValues.contentsScale }
    set { change(.contentsScale, \.contentsScale, to: newValue) }
  }

  /// The part of the contents that is stretched when they are scaled to another size, in fractions
  /// of them. Default `(0, 0, 1, 1)`: all.
  ///
  /// The corners outside of it have the size that they have in the contents, and the sides are
  /// stretched in one direction.
  open var contentsCenter: CGRect {
    get { modelValues.contentsCenter }
    set { change(.contentsCenter, \.contentsCenter, to: newValue) }
  }

  /// How contents are made smaller. Default `linear`.
  // Fidelity: the filters apply where contents are scaled to the bounds; a layer with a transform
  // is drawn in its own pixels, which are then transformed smoothly [decided].
  open var minificationFilter: CALayerContentsFilter {
    get { modelValues.minificationFilter }
    set { change(.minificationFilter, \.minificationFilter, to: newValue) }
  }

  /// How contents are made larger. Default `linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelValues.magnificationFilter }
    set { change(.magnificationFilter, \.magnificationFilter, to: newValue) }
  }

  /// Whether the layer is painted into a picture, which is stored until something in it changes.
  /// Default false.
  ///
  /// Saves the painting of many sublayers that do not change. The picture has `rasterizationScale`
  /// pixels a point: with another number than the window has, it is scaled.
  open var shouldRasterize: Bool {
    get { modelValues.shouldRasterize }
    set { change(.shouldRasterize, \.shouldRasterize, to: newValue) }
  }

  /// The pixels per point of a layer that should be rasterized. Default 1.
  open var rasterizationScale: CGFloat {
    get { modelValues.rasterizationScale }
    set { change(.rasterizationScale, \.rasterizationScale, to: newValue) }
  }

  /// Whether opacity applies to the layer and its sublayers as one picture, and not to each of
  /// them. Default true.
  open var allowsGroupOpacity: Bool {
    get { modelValues.allowsGroupOpacity }
    set { change(.allowsGroupOpacity, \.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the edges of the layer are smoothed where they lie across pixels. Default false.
  /// Here they are smoothed whatever the value is.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { if newValue != allowsEdgeAntialiasing { makeExtras().allowsEdgeAntialiasing = newValue } }
  }

  // MARK: Tree

  /// The layer that this one is in; nil for a mask. Not retained.
  open var superlayer: CALayer? { shownSuperlayer }

  /// The layers in this one, back to front while their z positions are equal; nil when none.
  open var sublayers: [CALayer]? {
    get { shownSublayers }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers; it leaves its old superlayer.
  ///
  /// A layer that is the receiver, or contains it, is a precondition failure.
  open func addSublayer(_ layer: CALayer) { insertChild(layer, at: .end) }

  /// Inserts a layer at an index of the list of sublayers; an index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, Int(idx)) }

  /// Inserts a layer right behind `sibling`; without a sibling in this layer, behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { add(layer, below: sibling) }

  /// Inserts a layer right in front of `sibling`; without a sibling in this layer, in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { add(layer, above: sibling) }

  /// Replaces `oldLayer` with `newLayer`. Nothing if it is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  /// Leaves the superlayer. Animations end unless the turn adds the layer to a shown tree again.
  open func removeFromSuperlayer() { detach() }

  // MARK: Display and layout

  /// Whether a change of the size needs display. Default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { makeExtras().needsDisplayOnBoundsChange = newValue }
  }

  /// Marks all of the layer as to be drawn again in the next commit.
  open func setNeedsDisplay() { markNeedsDisplay(nil) }

  /// Marks a part of the layer, in its coordinates, as to be drawn again in the next commit.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

  /// Whether a change of a key, of a property or of the program's own, needs display. Default
  /// false.
  ///
  /// Overridden by a subclass that draws something else then. While an animation changes the key, a
  /// copy of the layer draws in every frame: it is made by `init(layer:)`, has the values of the
  /// frame, and its delegate is that of the layer.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether the layer needs display.
  open func needsDisplay() -> Bool { marks.pending.contains(.display) }

  /// Displays now if the layer needs it.
  open func displayIfNeeded() { if marks.pending.contains(.display) { displayNow() } }

  /// Provides the contents: calls the delegate, which by default draws through `draw(in:)`.
  open func display() { provideContents() }

  /// Draws the layer. The context has the layer's coordinates: points, y down.
  /// The default calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Marks the layer as to be laid out in the next commit.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether the layer needs layout.
  open func needsLayout() -> Bool { owner?.needsLayout ?? marks.pending.contains(.layout) }

  /// Lays out now what needs it, beginning at the topmost superlayer in a row that needs it.
  open func layoutIfNeeded() { layoutNow() }

  /// Lays out the sublayers; call `setNeedsLayout()` instead. The default calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions, animations and presentation

  /// Actions by key, searched after the delegate was called. Default nil.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { makeExtras().actions = newValue }
  }

  /// The action for a key that the layers of this class share; default nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The action for a change of `event`; called before the property changes.
  ///
  /// In this order: the delegate, `actions`, `defaultAction(forKey:)`, then for an animatable
  /// property of a layer that was shown an animation of the transaction's duration. `NSNull()`
  /// ends the search without an action.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Adds a copy of an animation. One with the same key is removed; without a key all run.
  ///
  /// It begins with the next commit, unless it has another `beginTime`.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Removes every animation, also those without a key; delegates receive `finished: false`.
  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// Removes the animation of a key; its delegate receives `finished: false`.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// The keys of the animations, in the order in which they were added; nil when there are none.
  open func animationKeys() -> [String]? { animations?.keys }

  /// The layer's own copy of the animation of a key. Do not change it.
  open func animation(forKey key: String) -> CAAnimation? { ownAnimation(forKey: key) }

  /// A copy with the values of the current frame; nil before the first commit that sees the layer.
  open func presentation() -> Self? { makePresentation() }

  /// The layer that a presentation copy shows; any other layer itself.
  open func model() -> Self { original as? Self ?? self }

  // MARK: Hit test and conversion

  /// The frontmost layer of the subtree at a point of the superlayer; hidden layers do not count.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

  /// Whether the bounds contain a point, in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

  /// A point of `l`'s coordinates in the receiver's. nil: the coordinates of the root's superlayer.
  ///
  /// Applies every transform in between, flattening at each layer; O(depth). A layer that is
  /// seen from its edge has no inverse: there the point stays as it is.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { path(from: l).convert(p) }

  /// A point of the receiver's coordinates in `l`'s.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { path(to: l).convert(p) }

  /// The smallest rectangle of the receiver's coordinates around a rectangle of `l`'s.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { path(from: l).convert(r) }

  /// The smallest rectangle of `l`'s coordinates around a rectangle of the receiver's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { path(to: l).convert(r) }

  /// A time of `l` in the receiver's time. nil: `CACurrentMediaTime()`'s time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { time(t, of: l) }

  /// A time of the receiver in `l`'s time. A paused layer has only one time: its beginning.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { time(t, to: l) }

  /// The flat part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to a flat transform.
  open func setAffineTransform(_ m: CGAffineTransform) { setFlatTransform(m) }

  /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
  ///
  /// The model is drawn, not what animations show. Layers that need display draw first; layout
  /// does not happen. The layer's own position and transform do not count; those of its sublayers
  /// do, in three dimensions too. Costs the size of the picture, nothing is stored.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  /// The part of the bounds, in the layer's coordinates, that no superlayer cuts off that masks to
  /// its bounds.
  // Fidelity: without a layer that scrolls, it is what superlayers do not cut off [decided].
  open var visibleRect: CGRect { findVisibleRect() }

  // Fidelity: there are no layout managers, so that it is the present size. [documented]
  /// The size that the layer wants: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Values by key

  /// The value of a key until it is set: the default of a property that can be animated, else nil.
  ///
  /// Overridden by a subclass for keys of its own.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  // Fidelity: a layer stores values for keys of the program's own. [documented]
  /// The value of an animatable property, or what was stored for another key; nil if nothing was.
  open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

  /// Sets an animatable property, or stores a value for another key; nil removes it.
  ///
  /// For another key the action of the key runs, such as an animation that `action(forKey:)` of a
  /// subclass returns. Numbers, points, sizes, rectangles, transforms, colours and paths have
  /// values in between, which `presentation()` has. None is animated by itself.
  ///
  /// A value that does not fit the property changes nothing and is reported.
  open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

  /// The value of an animatable key path such as `transform.rotation.z`; nil for any other.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath) }

  /// Sets an animatable key path such as `position.x`.
  ///
  /// A key path that is not one, or a value that does not fit, changes nothing and is reported.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, atPath: keyPath) }

  // MARK: Timing
  // Decision 62: `CAAnimation` declares the same eight properties; what they mean is `MediaTiming`.

  /// When the layer's time begins, in the superlayer's time, seconds. Default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long the layer's time runs, in seconds. Default infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the layer's time runs in the superlayer's; 0 pauses the subtree. Default 1.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Added to the layer's time, in seconds; with speed 0 it *is* the layer's time. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often a layer's time of finite duration runs. Default 0, which means once.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// How long a layer's time of finite duration repeats, in seconds. Default 0: `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether a layer's time of finite duration also runs back. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Whether a layer's time of finite duration stands still before and after. Default `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Scrolling

  /// Brings a point of this layer to the top left corner of the nearest `CAScrollLayer` around it,
  /// or that it is; without one nothing happens.
  open func scroll(_ p: CGPoint) {
    guard let scrolling = nearestScrollLayer else { return }
    scrolling.scroll(to: convert(p, to: scrolling))
  }

  /// Lets the nearest `CAScrollLayer` around this layer, or that it is, scroll as little as is
  /// needed so that a rectangle of this layer is visible; without one nothing happens.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let scrolling = nearestScrollLayer else { return }
    scrolling.scroll(to: convert(r, to: scrolling))
  }
}
