/// A cell of a collection view.
///
/// From back to front it has the background, the background while it is selected, and the content.
/// Subclasses add their views to `contentView`, or set a `contentConfiguration`.
open class UICollectionViewCell: UICollectionReusableView, ConfigurableView {
  /// How a cell takes part in a drag.
  nonisolated public enum DragState: Int, Sendable {
    case none = 0
    /// It rises, before the drag begins.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// Is called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  final let configurations = ConfigurationStore(contentView: UIView(frame: .zero))
  final var listState = CellListState()

  /// A cell that is not in a collection view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  /// Reads what `encode(with:)` wrote, without the content; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in subviews { view.removeFromSuperview() }
    prepareCell()
  }

  deinit {}

  private func prepareCell() {
    addSubview(configurations.contentView)
    configurations.contentView.frame = bounds
    registerForTraitChanges(ConfigurationTraits.all) { (cell: UICollectionViewCell, _) in
      cell.setNeedsUpdateConfiguration()
    }
  }

  // MARK: Views

  /// The view for what the cell shows: that of the content configuration if there is one.
  open var contentView: UIView { configurations.contentView }

  /// The view behind everything else; none by default. Setting it removes the background
  /// configuration.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
  }

  /// The view in front of `backgroundView` that is there only while the cell is selected or
  /// highlighted; none by default. Setting it removes the background configuration.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { selectedViewDidChange(from: oldValue) } }
  }

  /// Whether keys may move the focus to the cell: as the collection view says.
  open override var canBecomeFocused: Bool { mayHaveFocusInList }

  // MARK: State

  /// Whether the item is selected. Setting it changes the look only.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }

  /// Whether a touch is on the cell. Labels, images and controls in the content follow it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  /// Whether touches reach the cell; a cell that they do not reach is disabled in its state.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Brings the state up to date. Call super.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
  }

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

  // MARK: Configurations

  /// The configuration of the content view; nil, a plain view, by default. One that the present
  /// view supports is shown by it, another one replaces it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The background; nil, none, by default. Setting one removes `backgroundView` and
  /// `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      setBackground(newValue)
    }
  }

  /// Whether the background configuration follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background of the system for such a cell, for its state: none by default.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Drags and reuse

  /// Called when the cell begins or ends to take part in a drag. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Ends highlight and drag; the collection view sets the rest.
  override func resetForReuse() {
    isHighlighted = false
    listState = CellListState()
  }

  // MARK: Layout

  /// Updates configurations that are due, and places content and backgrounds. Call super.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    placeCellViews()
    super.layoutSubviews()
  }

  /// The size that the content wants.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    return contentSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // Overridden here because the language has no overrides in extensions.

  final var stateOfConfigurations: any UIConfigurationState { configurationState }
  var backgroundOfSystem: UIBackgroundConfiguration? { nil }

  final func sendConfigurationUpdate(_ state: any UIConfigurationState) {
    guard let state = state as? UICellConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func contentViewDidChange() {}

  final func contentSizeDidChange() { onSizeChange?() }

  /// Places the views of the cell. Subclasses of the module place accessories too.
  func placeCellViews() {
    contentView.frame = bounds
    placeBackgrounds()
  }

  /// The size that the content wants in a cell.
  func contentSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// The state has changed: drags and everything else that the list sets.
  func listStateDidChange(from old: CellListState) {
    if listState.drag != old.drag {
      dragStateDidChange(DragState(rawValue: listState.drag.rawValue) ?? .none)
    }
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessibility

  /// The actions that the program has set, or those that a swipe of the row shows; nil for none.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? accessibilityActionsOfRow }
    set { super.accessibilityCustomActions = newValue }
  }
}
