import MisuseReports

/// A bar with items of which one is selected.
///
/// A tap selects an item and informs the delegate; a program that selects one does not. As many
/// items are shown as have room, each at least 44 points wide. The bar does not change its own
/// frame: `sizeThatFits(_:)` says how high it should be, with the safe area at the bottom.
open class UITabBar: UIView {
  /// How items share the width.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// In the middle where the width is regular, else sharing all of it.
    case automatic = 0
    /// Sharing all of it.
    case fill = 1
    /// In the middle, with the same distances.
    case centered = 2
  }

  /// The height of the items, in points.
  package nonisolated static let itemHeight: CGFloat = 49
  /// The same where there is little height.
  package nonisolated static let compactItemHeight: CGFloat = 32

  /// Is informed of taps; not retained.
  open weak var delegate: (any UITabBarDelegate)?

  final let background = BarBackgroundView(frame: .zero)
  private final let indicator = UIImageView(frame: .zero)
  private final var buttons: [TabButtonView] = []
  private final var shownItems: [UITabBarItem] = []
  private final var selection: UITabBarItem?
  final var barState = BarState(position: .bottom)

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
    background.isAtBottom = true
    indicator.contentMode = .center
    accessibilityTraits = .tabBar
    prepareBar(with: indicator)
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  deinit {}

  override func archives(_ subview: UIView) -> Bool { false }

  // MARK: Items

  /// The items, from the leading edge on; nil without any.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, and lets them move to their places. An item that is there twice is refused.
  /// What is selected and not there any more is deselected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let new = items ?? []
    for (index, item) in new.enumerated() where new[..<index].contains(where: { $0 === item }) {
      return Misuse.report(.barItemTwice(item, of: self))
    }
    for item in shownItems { item.barChangeObservers.remove(self) }
    shownItems = new
    for item in new { item.barChangeObservers.add(self) }
    endOutdatedCustomizing(hasLeft: false)
    if let selection, !new.contains(where: { $0 === selection }) { self.selection = nil }
    if animated, window != nil { moveToItems() } else { contentNeedsUpdate() }
  }

  private func moveToItems() {
    let old = buttons
    UIView.performWithoutAnimation {
      updateContent()
      let isNew = { (button: TabButtonView) in !old.contains { $0 === button } }
      for button in buttons where isNew(button) { button.alpha = 0 }
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      for button in self.buttons { button.alpha = 1 }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// The item that is selected; nil for none. Setting it does not inform the delegate; an item that
  /// the bar does not have is refused.
  open var selectedItem: UITabBarItem? {
    get { selection }
    set {
      if let newValue, !shownItems.contains(where: { $0 === newValue }) {
        return Misuse.report(.barItemOfOthers(newValue, of: self))
      }
      select(newValue)
    }
  }

  private func select(_ item: UITabBarItem?) {
    guard item !== selection else { return }
    selection = item
    for button in buttons { button.isSelected = button.item === item }
    showBackground()
    setNeedsLayout()
  }

  /// Called after the delegate where the user has chosen an item: the owner of the bar acts here,
  /// whatever the delegate is.
  package final var onSelect: ((UITabBarItem) -> Void)?

  /// Whether a drag that stays over an item selects it, as a tap does; false by default.
  open var isSpringLoaded = false {
    didSet { for button in buttons { button.isTappedBySpring = isSpringLoaded } }
  }

  // Fidelity: the delegate is called before the owner of the bar selects what the item stands for.
  // [observed: in tabBar(_:didSelect:) of a tab bar controller selectedIndex is the former one]
  /// The user chooses an item, by a tap or a key.
  package final func choose(_ item: UITabBarItem) {
    select(item)
    delegate?.tabBar(self, didSelect: item)
    onSelect?(item)
  }

  // MARK: Customizing

  /// The panel in which a person arranges the items; nil without one.
  final var customizing: TabCustomizingView?
  /// Follows the customizing after the delegate: the owner of the bar gives it its new items.
  package final var onCustomizing: ((TabCustomizing) -> Void)?

  /// Shows a panel, above the superview of the bar, in which a person drags items into the bar, and
  /// to other places there; the button Done ends that, and Escape with the items from before. A bar
  /// without a superview, and one that is customized already, stay as they are.
  ///
  /// - Parameter items: Those that the bar can have, each once. Items of the bar that are not among
  ///   them stay in their places.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }

  /// Ends the customizing: the bar has the items as the person has arranged them.
  ///
  /// - Parameter animated: Whether the panel slides out.
  /// - Returns: Whether they are others than before, or in another order.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    finishCustomizing(animated: animated)
  }

  /// Whether a person arranges the items.
  open var isCustomizing: Bool { customizing != nil }

  // MARK: Look

  /// How the bar looks; that of `barStyle`, `barTintColor` and `isTranslucent` until it is set.
  @NSCopying open var standardAppearance = UITabBarAppearance() {
    didSet {
      appearanceDidChange(
        Properties.all.bar.standardAppearance, from: oldValue, to: standardAppearance)
    }
  }

  /// The same while the content is at its bottom edge; nil, the standard one without background, by
  /// default.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      appearanceDidChange(
        Properties.all.scrollEdgeAppearance, from: oldValue, to: scrollEdgeAppearance)
    }
  }

  final var appearances: [UIBarAppearance] {
    [standardAppearance, scrollEdgeAppearance].compactMap { $0 }
  }

  /// The colour of items that are not selected; nil, grey, by default.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      changed(Properties.all.unselectedItemTintColor, from: oldValue, to: unselectedItemTintColor)
    }
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

  /// The background, stretched; nil, that of the system, by default. An image without size is no
  /// background. Does not count with an appearance of the program.
  open var backgroundImage: UIImage? {
    didSet { changed(Properties.all.backgroundImage, from: oldValue, to: backgroundImage) }
  }

  /// The shadow above the bar; nil, that of the system, by default. An image without size is no
  /// shadow. Does not count with an appearance of the program.
  open var shadowImage: UIImage? {
    didSet { changed(Properties.all.shadowImage, from: oldValue, to: shadowImage) }
  }

  /// The image behind the selected item, if the appearance has none; nil by default.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      changed(Properties.all.selectionIndicatorImage, from: oldValue, to: selectionIndicatorImage)
    }
  }

  /// How items share the width, `.automatic` by default. Does not count with an appearance of the
  /// program.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { changed(Properties.all.itemPositioning, from: oldValue, to: itemPositioning) }
  }

  /// The width of centred items in points; 0, that of the system, by default. A width below 0 or
  /// that is not finite is refused.
  open var itemWidth: CGFloat = 0 {
    didSet {
      guard Misuse.allowsBarLength(itemWidth) else { return itemWidth = oldValue }
      changed(Properties.all.itemWidth, from: oldValue, to: itemWidth)
    }
  }

  /// The distance between centred items in points; 0, that of the system, by default. A distance
  /// below 0 or that is not finite is refused.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      guard Misuse.allowsBarLength(itemSpacing) else { return itemSpacing = oldValue }
      changed(Properties.all.itemSpacing, from: oldValue, to: itemSpacing)
    }
  }

  /// Whether the content is at its bottom edge, so that the appearance for that counts; false by
  /// default. Inside an animation the background fades.
  package final var isAtScrollEdge = false {
    didSet { changed(Properties.all.isAtScrollEdge, from: oldValue, to: isAtScrollEdge) }
  }

  private var edgeAppearance: UITabBarAppearance? {
    selection?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The appearance that counts now, of the selected item or of the bar.
  final var shownAppearance: UITabBarAppearance { appearance(atScrollEdge: isAtScrollEdge) }

  private func appearance(atScrollEdge: Bool) -> UITabBarAppearance {
    if atScrollEdge, let edgeAppearance { return edgeAppearance }
    return selection?.standardAppearance ?? standardAppearance
  }

  final func look(atScrollEdge: Bool) -> BarBackgroundView.Look {
    BarBackgroundView.Look(
      of: atScrollEdge && edgeAppearance == nil ? nil : appearance(atScrollEdge: atScrollEdge),
      isOfProgram: barState.hasOwnAppearance || selection?.standardAppearance != nil,
      tint: barTintColor, isTranslucent: isTranslucent,
      images: BarImages(background: backgroundImage, shadow: shadowImage))
  }

  /// Whether children of a tab bar controller lie beside the bar, and not under it, unless they say
  /// otherwise.
  package final var keepsContentBeside: Bool { isOpaqueInLayout }

  final var styledViews: [UIView] { subviews }

  // MARK: Content

  private func updateContent() {
    barState.needsContent = false
    let old = buttons
    buttons = shownItems.map { item in
      old.first { $0.item === item } ?? makeButton(for: item)
    }
    for button in old where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    for button in buttons where button.superview !== self { addSubview(button) }
    let look = buttonLook
    for button in buttons {
      UIView.performWithoutAnimation { button.isSelected = button.item === selection }
      button.update(look)
    }
    let appearance = shownAppearance
    indicator.image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.tintColor = appearance.selectionIndicatorTintColor ?? .clear
  }

  private func makeButton(for item: UITabBarItem) -> TabButtonView {
    let button = TabButtonView(item: item)
    button.isTappedBySpring = isSpringLoaded
    button.action = { [zeroingLink, unowned item] in zeroingLink.target?.choose(item) }
    return button
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  /// The look of the items.
  final var buttonLook: TabButtonView.Look {
    look(isCompact ? .compactInline : isWide ? .inline : .stacked, isCompact: isCompact)
  }

  /// The look of items that are not in the bar.
  final var stackedLook: TabButtonView.Look { look(.stacked, isCompact: false) }

  private func look(
    _ style: UITabBarItemAppearance.Style, isCompact: Bool
  ) -> TabButtonView.Look {
    let appearance = shownAppearance
    let ofItems =
      switch style {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    return TabButtonView.Look(
      style: style, appearance: ofItems, unselectedTint: unselectedItemTintColor,
      isCompact: isCompact)
  }

  // MARK: Layout

  private var rowHeight: CGFloat { isCompact ? Self.compactItemHeight : Self.itemHeight }

  /// The width that is given, and 49 points of height, or 32 where there is little height, with the
  /// safe area at the bottom.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }

  /// No width, and the same height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + safeAreaInsets.bottom)
  }

  /// Places background and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if barState.needsContent { updateContent() }
    background.frame = barBackgroundFrame(top: false, bottom: true)
    let frames = itemFrames
    for (index, button) in buttons.enumerated() {
      button.isHidden = index >= frames.count
      if index < frames.count { button.frame = frames[index] }
    }
    customizing?.setNeedsLayout()
    let selected = buttons.first { $0.isSelected && !$0.isHidden }
    indicator.frame = selected?.frame ?? .zero
    indicator.isHidden = selected == nil
  }

  /// Where the items are, of which as many are there as have room.
  final var itemFrames: [CGRect] {
    layout.frames().map { $0.offsetBy(dx: safeAreaInsets.left, dy: 0) }
  }

  private var layout: TabBarLayout {
    let appearance = shownAppearance
    let isStacked = !isCompact && !isWide
    let ofAppearance = barState.hasOwnAppearance && isStacked
    let positioning = ofAppearance ? appearance.stackedItemPositioning : itemPositioning
    var layout = TabBarLayout(
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: min(rowHeight, bounds.height), count: shownItems.count)
    layout.isCentered = positioning == .centered || (positioning == .automatic && isWide)
    layout.itemWidth = ofAppearance ? appearance.stackedItemWidth : itemWidth
    layout.itemSpacing = ofAppearance ? appearance.stackedItemSpacing : itemSpacing
    if isWide, layout.itemWidth == 0 { layout.itemWidth = 110 }
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  /// The size that fits includes the safe area.
  override func didChange(_ change: ViewChange) {
    super.didChange(change)
    if case .window = change, window == nil { endOutdatedCustomizing(hasLeft: true) }
    guard case .safeArea = change else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    traitsOfBarDidChange(change)
  }
}

extension UITabBar: AppearanceBar {
  /// Something that the bar shows has changed.
  package final func barChange(_ change: BarChange, in source: AnyObject) {
    lookDidChange(in: source)
  }
}
