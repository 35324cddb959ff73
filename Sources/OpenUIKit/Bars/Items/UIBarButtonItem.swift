import MisuseReports

/// A button, or a space, of a navigation bar or a toolbar.
///
/// A tap performs `primaryAction`, or else sends `action` to `target`, with the item as the sender,
/// or opens `menu`.
open class UIBarButtonItem: UIBarItem {
  private var targetLink = ObjectLink(nil)

  /// The item that the system provides; nil for an item of the program.
  final let systemItem: SystemItem?

  /// An item without title, image and action.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// An item with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: How it looks.
  ///   - target: The object that performs the action; not retained. Nil stands for the first
  ///     responder in the chain that can.
  ///   - action: A method without arguments, with the item, or with the item and the event.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// An item with an image, and another one where bars are low.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    setUp(style, target, action)
  }

  /// An item with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// An item that the system provides.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem)
    setUp(style, target, action)
  }

  /// An item that is a view of the program, in its size. What it does is up to the view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item that the system provides, with an action whose title and image do not count.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with title, image and action; those of the action count first.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with title, image and the action of a target.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    setUp(.plain, target, action)
  }

  private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  deinit {}

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  /// A space that takes its share of what is left.
  open class func flexibleSpace() -> Self { makeSpace(.flexibleSpace) }

  /// A space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeSpace(.fixedSpace)
    item.width = width
    return item
  }

  /// A space of no width, which separates the items beside it.
  open class func fixedSpace() -> Self { fixedSpace(0) }

  private class func makeSpace(_ kind: SystemItem) -> Self {
    // Subclasses have the initialiser without arguments only.
    let item = unsafeDowncast(DynamicInstance.make(self), to: self)
    item.ownSpace = kind
    return item
  }

  private var ownSpace: SystemItem?

  /// The kind of space that the item is; nil for an item that is shown.
  final var space: SystemItem? {
    let kind = ownSpace ?? systemItem
    return kind == .flexibleSpace || kind == .fixedSpace ? kind : nil
  }

  // MARK: Look

  /// How the item looks; `.plain` by default, `.done` for the system's items Done and Save.
  open var style = Style.plain {
    didSet { changed(Properties.all.style, from: oldValue, to: style) }
  }

  /// The width in points; 0, which is the default, for what the content needs. A width below 0 or
  /// that is not finite is refused.
  open var width: CGFloat = 0 {
    didSet {
      guard width.isFinite, width >= 0 else {
        Misuse.report(.barItemWidth(width))
        width = oldValue
        return
      }
      changed(Properties.all.width, from: oldValue, to: width)
    }
  }

  /// Titles that the item may have: it is wide enough for each of them. Nil by default.
  open var possibleTitles: Set<String>? {
    didSet { changed(Properties.all.possibleTitles, from: oldValue, to: possibleTitles) }
  }

  /// The view that is shown in place of title and image; nil by default.
  open var customView: UIView? {
    didSet { changed(Properties.all.customView, from: oldValue, to: customView) }
  }

  /// The colour of title and image; nil, that of the bar, by default.
  open var tintColor: UIColor? {
    didSet { changed(Properties.all.tintColor, from: oldValue, to: tintColor) }
  }

  /// Whether the item is shown as chosen, false by default.
  open var isSelected = false {
    didSet { changed(Properties.all.isSelected, from: oldValue, to: isSelected) }
  }

  /// Whether the item is left out, false by default.
  open var isHidden = false {
    didSet { changed(Properties.all.isHidden, from: oldValue, to: isHidden) }
  }

  // MARK: Heights of bars

  /// The values that were set for heights of bars.
  struct MetricValues {
    var ofItem = BarButtonMetricValues()
    var ofBackButton = BarButtonMetricValues()
  }

  final var metricValues: MetricValues?

  /// Sets the image behind title and image, stretched, in a state and a height of bars, for all
  /// styles. Where none is set, that of the normal state counts, and then that of the usual height;
  /// nil, the default, for what the bar says.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    storeBackgroundImage(backgroundImage, state, nil, barMetrics)
    recordAppearance(for: [Int(state.rawValue), barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The image that was set for a state and a height of bars.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { storedBackgroundImage(state, nil, barMetrics) }

  /// The same for items of one style, which counts before the one for all.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    storeBackgroundImage(backgroundImage, state, style, barMetrics)
    recordAppearance(for: [Int(state.rawValue), style.rawValue, barMetrics.rawValue]) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// The image that was set for a state, a style and a height of bars.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { storedBackgroundImage(state, style, barMetrics) }

  /// Sets how far the background is moved down in a height of bars, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    storeBackgroundOffset(adjustment, barMetrics)
    recordAppearance(for: [barMetrics.rawValue]) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the background is moved down in a height of bars, in points; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    metricValues?.ofItem.backgroundOffsets[.init(metrics: barMetrics)] ?? 0
  }

  /// Sets how far the title is moved in a height of bars, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    storeTitleOffset(adjustment, barMetrics)
    recordAppearance(for: [barMetrics.rawValue]) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the title is moved in a height of bars, in points; 0 by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    metricValues?.ofItem.titleOffsets[.init(metrics: barMetrics)] ?? .zero
  }

  /// Sets the image behind the back button that the item is, stretched, in a state and a height of
  /// bars.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    storeBackButtonImage(backgroundImage, state, barMetrics)
    recordAppearance(for: [Int(state.rawValue), barMetrics.rawValue]) {
      $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// The image that was set behind the back button for a state and a height of bars.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    metricValues?.ofBackButton.images[.init(metrics: barMetrics, state: state.rawValue)]
  }

  /// Sets how far the background of the back button that the item is moves down in a height of
  /// bars, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    storeBackButtonOffset(adjustment, barMetrics)
    recordAppearance(for: [barMetrics.rawValue]) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the background of the back button moves down in a height of bars, in points; 0 by
  /// default.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { metricValues?.ofBackButton.backgroundOffsets[.init(metrics: barMetrics)] ?? 0 }

  /// Sets how far the title of the back button that the item is moves in a height of bars, in
  /// points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    storeBackButtonTitleOffset(adjustment, barMetrics)
    recordAppearance(for: [barMetrics.rawValue]) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// How far the title of the back button moves in a height of bars, in points; 0 by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    metricValues?.ofBackButton.titleOffsets[.init(metrics: barMetrics)] ?? .zero
  }

  // MARK: Action

  /// The object that performs `action`; not retained. Nil, the default, means the first responder
  /// in the chain that can perform it.
  open var target: AnyObject? {
    get { targetLink.target }
    set { targetLink = ObjectLink(newValue) }
  }

  /// The method that a tap calls, unless there is a primary action; nil by default.
  open var action: Selector?

  /// The action that a tap performs, in place of the action of the target. Title and image of the
  /// item become those of the action, except for the system's items; nil changes neither.
  @NSCopying open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }

  /// The menu of the item, a copy; nil by default. A tap opens it where there is neither a primary
  /// action nor an action; otherwise a finger that stays down does, and a click with the secondary
  /// button. For an item that is the back button it takes the place of the list of items.
  @NSCopying open var menu: UIMenu? {
    didSet { changed(Properties.all.menu, from: oldValue, to: menu) }
  }

  /// Whether a drag that stays over the button of the item does what a tap does; false by default.
  open var isSpringLoaded = false {
    didSet { changed(Properties.all.isSpringLoaded, from: oldValue, to: isSpringLoaded) }
  }

  /// The element that represents the item in a menu; nil by default. A stored value.
  @NSCopying open var menuRepresentation: UIMenuElement?

  /// Whether a tap changes `isSelected`, false by default.
  open var changesSelectionAsPrimaryAction = false

  /// Does what a tap does.
  final func perform(for event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Groups

  final var groupLink = ObjectLink(nil)

  /// The group that the item is in; nil without one.
  open var buttonGroup: UIBarButtonItemGroup? { groupLink.target as? UIBarButtonItemGroup }

  /// A group of this item, which leaves its present one.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(representativeItem: nil, items: [self])
  }

  /// A group of this item that could be moved. Nothing on this platform moves groups.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
  }

  /// A group of this item that could be moved and removed. It is shown if it is in the default.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, representativeItem: nil, items: [self])
  }

  /// The frame of what a bar in the same window shows for this item; nil where none shows it, as
  /// for a space.
  open func frame(in referenceView: UIView) -> CGRect? {
    if let customView { return customView.frame(in: referenceView) }
    return frameOfControl(in: referenceView)
  }
}
