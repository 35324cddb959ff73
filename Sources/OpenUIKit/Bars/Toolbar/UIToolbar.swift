/// A bar with buttons, most often at the bottom.
///
/// The bar does not change its own frame: `sizeThatFits(_:)` says how high it should be. Its
/// background reaches down behind the home indicator if there is nothing else between it and the
/// edge of the window.
open class UIToolbar: UIView, UIBarPositioning {
  /// Says where the bar is; not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  final let background = BarBackgroundView(frame: .zero)
  private final var row = BarItemRow(frame: .zero)
  private final var shownItems: [UIBarButtonItem] = []
  final var barState = BarState(position: .bottom)

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar(with: row)
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. Items are not written.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar(with: row)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  deinit {}

  override func archives(_ subview: UIView) -> Bool { subview !== background && subview !== row }

  // MARK: Items

  /// The items and spaces, from the leading edge on; nil without any.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, and lets the old ones fade into them.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    // A view of the program may be in another bar meanwhile.
    guard items ?? [] != shownItems || !row.hasAllViews else { return }
    for item in shownItems { item.barChangeObservers.remove(self) }
    shownItems = items ?? []
    for item in shownItems { item.barChangeObservers.add(self) }
    if animated, window != nil, AnimationStack.shared.allowsAnimations {
      fadeToItems()
    } else {
      contentNeedsUpdate()
    }
  }

  private func fadeToItems() {
    let old = row
    UIView.performWithoutAnimation {
      row = BarItemRow(frame: bounds)
      addSubview(row)
      old.isUserInteractionEnabled = false
      contentNeedsUpdate()
      layoutIfNeeded()
      row.alpha = 0
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [row] in (old.alpha, row.alpha) = (0, 1) },
      completion: { _ in old.removeFromSuperview() })
  }

  // MARK: Look

  /// How the bar looks; that of `barStyle`, `barTintColor` and `isTranslucent` until it is set.
  @NSCopying open var standardAppearance = UIToolbarAppearance() {
    didSet {
      appearanceDidChange(
        Properties.all.bar.standardAppearance, from: oldValue, to: standardAppearance)
    }
  }

  /// The same where the bar is low; nil, `standardAppearance`, by default.
  @NSCopying open var compactAppearance: UIToolbarAppearance? {
    didSet {
      appearanceDidChange(Properties.all.compactAppearance, from: oldValue, to: compactAppearance)
    }
  }

  /// The same while the content is at its bottom edge; nil, the standard one without background, by
  /// default.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      appearanceDidChange(
        Properties.all.scrollEdgeAppearance, from: oldValue, to: scrollEdgeAppearance)
    }
  }

  /// The same where the bar is low and the content at its bottom edge; nil, `scrollEdgeAppearance`,
  /// by default.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      appearanceDidChange(
        Properties.all.compactScrollEdgeAppearance, from: oldValue, to: compactScrollEdgeAppearance)
    }
  }

  final var appearances: [UIBarAppearance] {
    [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
      .compactMap { $0 }
  }

  /// Dark, or as the traits say, which is the default. Does not count with an appearance of the
  /// program.
  open var barStyle = UIBarStyle.default {
    didSet { changed(Properties.all.bar.barStyle, from: oldValue, to: barStyle) }
  }

  /// Whether what lies behind the bar can be seen, true by default. Does not count with an
  /// appearance of the program.
  open var isTranslucent = true {
    didSet { changed(Properties.all.bar.isTranslucent, from: oldValue, to: isTranslucent) }
  }

  /// The colour of the bar; nil, that of the style, by default. Does not count with an appearance
  /// of the program.
  open var barTintColor: UIColor? {
    didSet { changed(Properties.all.bar.barTintColor, from: oldValue, to: barTintColor) }
  }

  private final var backgroundImages = BarMetricValues<UIImage>()
  private final var shadowImages = BarMetricValues<UIImage>()

  private var images: BarImages {
    BarImages(
      background: backgroundImages.shown(
        for: .init(metrics: UIBarMetrics(isCompact: isCompact), position: barState.position)),
      shadow: shadowImages.shown(for: .init(position: barState.position)))
  }

  /// Sets the background in a position and a height of the bar, stretched; an image without size is
  /// no background. Does not count with an appearance of the program. Nil, the default, is the
  /// background of the system.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[.init(metrics: barMetrics, position: topOrBottom)] = backgroundImage
    recordAppearance(for: [topOrBottom.rawValue, barMetrics.rawValue]) {
      $0.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    lookDidChange()
  }

  /// The background that was set for a position and a height of the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[.init(metrics: barMetrics, position: topOrBottom)] }

  /// Sets the shadow in a position of the bar; an image without size is no shadow. Does not count
  /// with an appearance of the program. Nil, the default, is the shadow of the system.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[.init(position: topOrBottom)] = shadowImage
    recordAppearance(for: [topOrBottom.rawValue]) {
      $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    lookDidChange()
  }

  /// The shadow that was set for a position of the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[.init(position: topOrBottom)]
  }

  /// Whether the content is at its bottom edge, so that the appearance for that counts; false by
  /// default. Inside an animation the background fades.
  package final var isAtScrollEdge = false {
    didSet { changed(Properties.all.isAtScrollEdge, from: oldValue, to: isAtScrollEdge) }
  }

  private var edgeAppearance: UIToolbarAppearance? {
    isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  /// The appearance that counts now.
  final var shownAppearance: UIToolbarAppearance { appearance(atScrollEdge: isAtScrollEdge) }

  private func appearance(atScrollEdge: Bool) -> UIToolbarAppearance {
    if atScrollEdge, let edgeAppearance { return edgeAppearance }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  final func look(atScrollEdge: Bool) -> BarBackgroundView.Look {
    BarBackgroundView.Look(
      of: atScrollEdge && edgeAppearance == nil ? nil : appearance(atScrollEdge: atScrollEdge),
      isOfProgram: barState.hasOwnAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      images: images)
  }

  /// Whether children of a navigation controller lie beside the bar, and not under it, unless they
  /// say otherwise.
  package final var keepsContentBeside: Bool { isOpaqueInLayout }

  final var styledViews: [UIView] { [background, row] }

  // MARK: Position

  /// Where the bar is: what the delegate says, or else `.bottom`.
  open var barPosition: UIBarPosition { barState.position }

  /// Asks the delegate for the position.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .window = change { requestPosition(from: delegate, standard: .bottom) }
  }

  // MARK: Layout

  private var fittingHeight: CGFloat {
    isCompact ? UINavigationBar.compactRowHeight : UINavigationBar.rowHeight
  }

  /// The width that is given, and 44 points of height, or 32 where there is little height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// No width, and the same height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Places background and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if barState.needsContent {
      barState.needsContent = false
      let look = shownAppearance
      row.show(shownItems.filter { !$0.isHidden }, isCompact: isCompact) {
        look.appearance(for: $0)
      }
    }
    let isAttached = barState.position == .topAttached
    let isAtTop = isAttached || barState.position == .top
    background.frame = barBackgroundFrame(top: isAttached, bottom: !isAtTop)
    background.isAtBottom = !isAtTop
    row.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    let layout = ToolbarLayout(
      width: bounds.width, height: min(bounds.height, fittingHeight),
      leadingMargin: isMirrored ? right : left, trailingMargin: isMirrored ? left : right,
      cells: row.cells, isMirrored: isMirrored)
    row.place(layout.frames())
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    traitsOfBarDidChange(change)
  }
}

extension UIToolbar: AppearanceBar {
  /// Something that the bar shows has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    lookDidChange(in: source)
  }
}
