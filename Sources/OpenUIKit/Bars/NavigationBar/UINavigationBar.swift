import MisuseReports

/// A bar with the title and the buttons of a level in a hierarchy, and a button that leads back.
///
/// It has a stack of items and shows the top one. `pushItem(_:animated:)` and `popItem(animated:)`
/// change the stack; the delegate is asked before, and informed after the animation. The bar does
/// not change its own frame: `sizeThatFits(_:)` says how high it should be, and what is higher than
/// that is room for the large title.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the row with title and buttons, in points.
  package nonisolated static let rowHeight: CGFloat = 44
  /// The same where there is little height.
  package nonisolated static let compactRowHeight: CGFloat = 32
  /// The height that a prompt adds, in points.
  package nonisolated static let promptHeight: CGFloat = 30
  /// The height that a large title adds, in points.
  package nonisolated static let largeTitleHeight: CGFloat = 52

  /// Decides about the items, and is informed of them; not retained.
  open weak var delegate: (any UINavigationBarDelegate)?

  final let background = BarBackgroundView(frame: .zero)
  /// The view of the top item, from the next layout on.
  final var content: NavigationContentView? { didSet { contentItem = content?.item } }
  /// The item of `content`, which does not retain it.
  private(set) final var contentItem: UINavigationItem?
  /// The transition that is running; nil for none.
  package internal(set) final var transition: NavigationBarTransition?
  final var stack: [UINavigationItem] = []
  /// The items and appearances that the bar observes.
  final var sources: [any BarChangeSource] = []
  final var barState = BarState(position: .top)

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. Items are not written.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  deinit {}

  override func archives(_ subview: UIView) -> Bool { false }

  // MARK: Items

  /// The items, the top one last; nil without any.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown; nil without any.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the one that is shown; nil if there is none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Pushes an item, if the delegate allows it. An item that the bar has already is refused.
  ///
  /// A change that is animated now ends at once before.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Pops the top item, if the delegate allows it.
  ///
  /// A change that is animated now ends at once before.
  ///
  /// - Returns: the item; nil if nothing was popped.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// Replaces all items; the delegate is not asked. An item that is there twice is refused.
  ///
  /// Animated, a new top item that was below before appears as by a pop, another one as by a push.
  // Fidelity: whether the delegate takes part is not documented. [decided]
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items ?? [], animated: animated)
  }

  // MARK: Look

  /// Whether titles are large, where the items have them so; false by default.
  open var prefersLargeTitles = false {
    didSet { changed(Properties.all.prefersLargeTitles, from: oldValue, to: prefersLargeTitles) }
  }

  /// How the bar looks; that of `barStyle`, `barTintColor` and `isTranslucent` until it is set.
  @NSCopying open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      appearanceDidChange(
        Properties.all.bar.standardAppearance, from: oldValue, to: standardAppearance)
    }
  }

  /// The same where the bar is low; nil, `standardAppearance`, by default.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceDidChange(Properties.all.compactAppearance, from: oldValue, to: compactAppearance)
    }
  }

  /// The same while the content is at its top edge; nil, the standard one without background, by
  /// default.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      appearanceDidChange(
        Properties.all.scrollEdgeAppearance, from: oldValue, to: scrollEdgeAppearance)
    }
  }

  /// The same where the bar is low and the content at its top edge; nil, `scrollEdgeAppearance`, by
  /// default.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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

  /// The attributes of the title, if no appearance of the program counts; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed(Properties.all.titleTextAttributes, to: titleTextAttributes) }
  }

  /// The attributes of a large title, if no appearance of the program counts; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed(Properties.all.largeTitleTextAttributes, to: largeTitleTextAttributes) }
  }

  // MARK: Images

  private final var backgroundImages = BarMetricValues<UIImage>()
  private final var titleOffsets = BarMetricValues<CGFloat>()

  private final var metrics: UIBarMetrics {
    UIBarMetrics(isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
  }

  /// The images in place of background and shadow of the system.
  final var images: BarImages {
    BarImages(
      background: backgroundImages.shown(for: .init(metrics: metrics, position: barState.position)),
      shadow: shadowImage)
  }

  /// How far the title is moved down now, in points.
  final var titleOffset: CGFloat { titleOffsets.shown(for: .init(metrics: metrics)) ?? 0 }

  /// Sets the background in a position and a height of the bar, stretched; an image without size is
  /// no background. Does not count with an appearance of the program. Nil, the default, is the
  /// background of the system.
  // Fidelity: that for the position counts before that for any, and that for the height before the
  // usual one. [documented]
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[.init(metrics: barMetrics, position: barPosition)] = backgroundImage
    recordAppearance(for: [barPosition.rawValue, barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    lookDidChange()
  }

  /// The background that was set for a position and a height of the bar.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[.init(metrics: barMetrics, position: barPosition)] }

  /// Sets the background in a height of the bar, in any position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The background that was set for a height of the bar, in any position.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// The shadow below the bar; nil, that of the system, by default. An image without size is no
  /// shadow. Does not count with an appearance of the program.
  open var shadowImage: UIImage? {
    didSet { changed(Properties.all.shadowImage, from: oldValue, to: shadowImage) }
  }

  /// Sets how far the title is moved down in a height of the bar, in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[.init(metrics: barMetrics)] = adjustment
    recordAppearance(for: [barMetrics.rawValue]) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    textAttributesDidChange()
  }

  /// How far the title is moved down in a height of the bar, in points; 0 by default.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[.init(metrics: barMetrics)] ?? 0
  }

  /// The image beside the title of the back button, if no appearance of the program counts; nil, a
  /// chevron, by default.
  open var backIndicatorImage: UIImage? {
    didSet { changed(Properties.all.backIndicatorImage, from: oldValue, to: backIndicatorImage) }
  }

  /// Where the title of the back button is hidden by the indicator during transitions. A value:
  /// titles fade here.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      changed(
        Properties.all.backIndicatorTransitionMaskImage, from: oldValue,
        to: backIndicatorTransitionMaskImage)
    }
  }

  /// Another number after every change of the attributes.
  private(set) final var textRevision = BarChangeObservers.nextRevision()

  final func textAttributesDidChange() {
    textRevision = BarChangeObservers.nextRevision()
    contentNeedsUpdate()
  }

  // MARK: Position

  /// Where the bar is: what the delegate says, or else `.top`.
  open var barPosition: UIBarPosition { barState.position }

  /// Asks the delegate for the position.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .window = change { requestPosition(from: delegate, standard: .top) }
  }

  /// Lets the background reach behind the status bar although no delegate says so.
  package final func attachToTop() {
    barState.position = .topAttached
    setNeedsLayout()
  }

  // MARK: Content that scrolls

  /// How far the content below the bar is scrolled from its top edge, in points: below 0 while it
  /// is pulled down. Nil, which is the default, is a bar that no content moves. A distance that is
  /// not finite is refused.
  ///
  /// The height that fits the bar follows: the large title disappears upwards, and the title
  /// appears in the row.
  package final var scrolledDistance: CGFloat? {
    didSet {
      guard scrolledDistance != oldValue else { return }
      if let distance = scrolledDistance, !distance.isFinite {
        Misuse.report(.barScrollDistance(distance))
        scrolledDistance = oldValue
        return
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the content is at its top edge, so that the appearance for that counts; false by
  /// default. Inside an animation the background fades.
  package final var isAtScrollEdge = false {
    didSet { changed(Properties.all.isAtScrollEdge, from: oldValue, to: isAtScrollEdge) }
  }

  /// The action of the back button and its menu in place of popping items, once the delegate has
  /// allowed it. It gets the item that is to be on top.
  package final var onBack: ((UINavigationItem) -> Void)?

  /// Opens the menu of the back button; made for the first one.
  final var backMenuOpener: MenuOpener?

  // MARK: Layout

  /// The width that is given, and the height of the row with prompt and large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// No width, and the height of the row with prompt and large title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// Places background and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if barState.needsContent { updateContent() }
    background.frame = barBackgroundFrame(
      top: barState.position == .topAttached, bottom: false)
    background.isAtBottom = barState.position == .bottom
    for case let view as NavigationContentView in subviews { view.frame = bounds }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    traitsOfBarDidChange(change)
  }
}
