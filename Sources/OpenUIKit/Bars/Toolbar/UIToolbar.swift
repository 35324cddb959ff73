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
  private final var needsContent = false
  private final var position = UIBarPosition.bottom

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. Items are not written.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [background, row] as [UIView] { addSubview(view) }
    addInteraction(UILargeContentViewerInteraction())
    for appearance in appearances { appearance.barChangeObservers.add(self) }
    showBackground()
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
      needsContent = true
      setNeedsLayout()
      layoutIfNeeded()
      row.alpha = 0
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { [row] in (old.alpha, row.alpha) = (0, 1) },
      completion: { _ in old.removeFromSuperview() })
  }

  private func contentNeedsUpdate() {
    needsContent = true
    setNeedsLayout()
  }

  // MARK: Look

  /// How the bar looks; that of `barStyle`, `barTintColor` and `isTranslucent` until it is set.
  @NSCopying open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      follow(oldValue)
      recordAppearance(of: \.standardAppearance)
    }
  }

  /// The same where the bar is low; nil, `standardAppearance`, by default.
  @NSCopying open var compactAppearance: UIToolbarAppearance? {
    didSet {
      follow(oldValue)
      recordAppearance(of: \.compactAppearance)
    }
  }

  /// The same while the content is at its bottom edge; nil, the standard one without background, by
  /// default.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      follow(oldValue)
      recordAppearance(of: \.scrollEdgeAppearance)
    }
  }

  /// The same where the bar is low and the content at its bottom edge; nil, `scrollEdgeAppearance`,
  /// by default.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      follow(oldValue)
      recordAppearance(of: \.compactScrollEdgeAppearance)
    }
  }

  private final var hasOwnAppearance = false

  private var appearances: [UIBarAppearance] {
    [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
      .compactMap { $0 }
  }

  private func follow(_ old: UIBarAppearance?) {
    old?.barChangeObservers.remove(self)
    for appearance in appearances { appearance.barChangeObservers.add(self) }
    lookDidChange()
  }

  private func lookDidChange() {
    contentNeedsUpdate()
    showBackground()
  }

  /// Dark, or as the traits say, which is the default. Does not count with an appearance of the
  /// program.
  open var barStyle = UIBarStyle.default {
    didSet {
      recordAppearance(of: \.barStyle)
      lookDidChange()
    }
  }

  /// Whether what lies behind the bar can be seen, true by default. Does not count with an
  /// appearance of the program.
  open var isTranslucent = true {
    didSet {
      recordAppearance(of: \.isTranslucent)
      lookDidChange()
    }
  }

  /// The colour of the bar; nil, that of the style, by default. Does not count with an appearance
  /// of the program.
  open var barTintColor: UIColor? {
    didSet {
      recordAppearance(of: \.barTintColor)
      lookDidChange()
    }
  }

  private final var backgroundImages = BarMetricValues<UIImage>()
  private final var shadowImages = BarMetricValues<UIImage>()

  private var images: BarImages {
    BarImages(
      background: backgroundImages.shown(
        for: .init(metrics: UIBarMetrics(isCompact: isCompact), position: position)),
      shadow: shadowImages.shown(for: .init(position: position)))
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
    didSet { if isAtScrollEdge != oldValue { showBackground() } }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var edgeAppearance: UIToolbarAppearance? {
    isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  /// The appearance that counts now.
  final var shownAppearance: UIToolbarAppearance {
    if isAtScrollEdge, let edgeAppearance { return edgeAppearance }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  /// How the background looks now.
  private var shownLook: BarBackgroundView.Look {
    BarBackgroundView.Look(
      of: isAtScrollEdge && edgeAppearance == nil ? nil : shownAppearance,
      isOfProgram: hasOwnAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      images: images)
  }

  /// Whether nothing behind the bar can be seen.
  package final var isShownOpaque: Bool { shownLook.isOpaque }

  private func showBackground() {
    background.show(shownLook)
    let style = barStyle.interfaceStyle(hasOwnAppearance: hasOwnAppearance)
    for view in [background, row] as [UIView] { view.overrideUserInterfaceStyle = style }
  }

  // MARK: Position

  /// Where the bar is: what the delegate says, or else `.bottom`.
  open var barPosition: UIBarPosition { position }

  /// Asks the delegate for the position.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let said = delegate?.position(for: self) ?? .any
    position = said == .any ? .bottom : said
    contentNeedsUpdate()
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
    if needsContent {
      needsContent = false
      let look = shownAppearance
      row.show(shownItems.filter { !$0.isHidden }, isCompact: isCompact) {
        look.appearance(for: $0)
      }
    }
    let isAtTop = position == .top || position == .topAttached
    background.frame = barBackgroundFrame(top: position == .topAttached, bottom: !isAtTop)
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
    if change.old.verticalSizeClass != change.new.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
    lookDidChange()
  }
}

extension UIToolbar: BarChangeObserver {
  /// Something that the bar shows has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    if source === standardAppearance { hasOwnAppearance = true }
    lookDidChange()
  }
}
