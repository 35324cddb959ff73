/// A row of a table.
///
/// From back to front it has the background, the background while it is selected, the content, and
/// the accessories. What it shows is a `contentConfiguration`, or the labels and the image of its
/// style, or views that a subclass adds to `contentView`.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ListReusableView,
  ConfigurableView
{
  /// Is called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  final let configurations = ConfigurationStore(contentView: UIView(frame: .zero))
  final let style: CellStyle
  final var parts = CellParts()
  /// The state that the table gives. Set it with `setListState(_:animated:)`.
  final var listState = CellListState()
  final var flags = Flags()
  /// Called when the detail button is used.
  final var onAccessory: (() -> Void)?
  /// Called when the edit control is used.
  final var onEditControl: (() -> Void)?
  /// Called when the cell may want another height.
  final var onSizeChange: (() -> Void)?

  /// The states of selection, highlight and editing: stored apart from the properties, whose
  /// overrides may leave super out.
  struct Flags {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var hasOwnBackgroundColor = false
  }

  // MARK: Making

  /// A cell of a style. A table calls it for classes that are registered, with `.default`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareCell()
  }

  /// A cell of the default style, with the frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame.size != .zero || frame.origin != .zero { self.frame = frame }
  }

  /// Reads what `encode(with:)` wrote, as a cell of the default style; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    for view in subviews { view.removeFromSuperview() }
    prepareCell()
  }

  deinit {}

  /// The identifier with which the cell is used again; nil for a cell that is not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is dequeued for other data, when what is not content was reset. Call
  /// super.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for what the cell shows: that of the content configuration if there is one.
  open var contentView: UIView { configurations.contentView }
  /// The label for the text, made when it is asked for; nil with a content configuration.
  open var textLabel: UILabel? { madeTextLabel }
  /// The label for the second text, made when it is asked for; nil in the default style, and with a
  /// content configuration.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  /// The view for the image, made when it is asked for; nil in the style `.value2`, and with a
  /// content configuration.
  open var imageView: UIImageView? { madeImageView }

  /// The configuration of the content view; nil, the labels and the image of the style, by default.
  /// One that the present view supports is shown by it, another one replaces it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentOfCell(newValue) }
  }
  /// Whether the content configuration follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// The preset for the style of the cell, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { presetOfStyle }

  // MARK: State

  /// The state from which configurations are made. Overrides add values of their own to that of
  /// super, and call `setNeedsUpdateConfiguration()` when these change.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the cell is displayed, or in the next layout.
  /// Many calls make one.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
  /// Called when the state has changed, and before the cell is displayed first. Does nothing by
  /// default; overrides make the configurations for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Is called after `updateConfiguration(using:)`; none by default. A new one requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// Whether the row is selected; false by default. Setting it changes the look only, without
  /// animation.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch is on the row; false by default. Setting it is without animation.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Shows the cell selected or not. Tables call it; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    showSelected(selected, animated: animated)
  }
  /// Shows the cell highlighted or not. Tables call it; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    showHighlighted(highlighted, animated: animated)
  }
  /// Whether touches reach the cell; a cell that they do not reach is disabled in its state.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// How a selected cell looks, `.default` by default.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionDidChange() } }
  }
  /// How a cell with the focus looks, `.default` by default.
  open var focusStyle = FocusStyle.default {
    didSet {
      if focusStyle != oldValue { focusEffect = focusStyle == .custom ? nil : UIFocusEffect() }
    }
  }
  /// Whether keys may move the focus to the cell: as the table says.
  open override var canBecomeFocused: Bool { mayHaveFocusInList }
  /// Brings the state up to date. Call super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// The background; nil, that of the system for the table, by default. Setting one removes the
  /// three views below.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundOfCell(newValue) }
  }
  /// Whether the background configuration follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// The background of the system for a cell of the table; one of a plain table outside of tables.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listState.backgroundConfiguration
  }
  /// The view behind everything else; none by default. Setting it removes the background
  /// configuration.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
  }
  /// The view in front of `backgroundView` that is there only while the cell is selected or
  /// highlighted; nil, the grey of the system, by default.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { selectedViewDidChange(from: oldValue) } }
  }
  /// The same while several rows can be selected at once; nil, `selectedBackgroundView`, by
  /// default.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue { selectedViewDidChange(from: oldValue) }
    }
  }
  /// The colour behind the content; nil, that of the system for the table, by default.
  open override var backgroundColor: UIColor? {
    didSet {
      flags.hasOwnBackgroundColor = backgroundColor != nil
      backgroundNeedsUpdate()
    }
  }

  // MARK: Accessories

  /// The standard accessory; none by default.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }
  /// A view in the place of the standard accessory, in its own size; none by default.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoriesDidChange() } }
  }
  /// The standard accessory while the cell is edited; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// A view in the place of that one, in its own size; none by default.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessoriesDidChange() } }
  }
  /// How many levels the content is indented; 0 by default. Negative numbers count as 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of a level in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Where the separator begins and ends, in points from the edges; what the table says unless it
  /// is set.
  open var separatorInset: UIEdgeInsets {
    get { shownSeparatorInset }
    set { setSeparatorInset(newValue) }
  }

  // MARK: Editing

  /// Whether the cell is edited; false by default. Setting it is without animation.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls of editing. Tables call it; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    showEditing(editing, animated: animated)
  }
  /// The control that the cell shows while it is edited.
  open var editingStyle: EditingStyle { listState.editingStyle }
  /// Whether there is a control for moving the row while it is edited, if the table allows it;
  /// false by default.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }
  /// Whether the content moves to make room for the edit control; true by default.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the button that confirms deletion, or the actions of a swipe, are shown.
  open var showingDeleteConfirmation: Bool {
    listState.showsDeleteConfirmation || listState.isSwiped
  }
  /// Called before the controls of editing, or the confirmation, are shown or hidden. Call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of editing, or the confirmation, were shown or hidden. Call super.
  open func didTransition(to state: StateMask) {}

  // MARK: Drags

  /// Whether touches reach what is inside the cell while it is dragged; false by default.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the cell begins or ends to take part in a drag. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  /// Updates configurations that are due, and places content, accessories and separators. Call
  /// super.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    placeCellViews()
    super.layoutSubviews()
  }
  /// The size for a width: the height that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    return fittingSize(width: width)
  }
  /// The size that the content needs in the width of the target, with the separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(width: targetSize.width > 0 ? targetSize.width : bounds.width) }
  /// Reports that the cell may want another height: the table asks it again. Call super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onSizeChange?()
  }

  // MARK: Accessibility

  /// The actions that the program has set, or those that a swipe of the row shows; nil for none.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? accessibilityActionsOfRow }
    set { super.accessibilityCustomActions = newValue }
  }
}
