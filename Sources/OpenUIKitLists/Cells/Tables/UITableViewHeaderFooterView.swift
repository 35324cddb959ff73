/// The header or footer of a section of a table.
///
/// It shows a `contentConfiguration`, or its labels, or views that a subclass adds to
/// `contentView`.
open class UITableViewHeaderFooterView: UIView, ListReusableView, ConfigurableView {
  /// Is called after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  final let configurations = ConfigurationStore(contentView: UIView(frame: .zero))
  final var parts = HeaderFooterParts()
  /// The state that the table gives.
  final var listState = HeaderFooterListState() {
    didSet { if listState != oldValue { listStateDidChange(from: oldValue) } }
  }
  /// Called when the view may want another height.
  final var onSizeChange: (() -> Void)?

  /// A view of no size. A table calls it for classes that are registered.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepareHeaderFooter()
  }

  /// A view with a frame that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads what `encode(with:)` wrote, without the content; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in subviews { view.removeFromSuperview() }
    prepareHeaderFooter()
  }

  deinit {}

  private func prepareHeaderFooter() {
    addSubview(configurations.contentView)
    registerForTraitChanges(ConfigurationTraits.all) { (view: UITableViewHeaderFooterView, _) in
      view.setNeedsUpdateConfiguration()
      view.setNeedsLayout()
    }
  }

  /// The identifier with which the view is used again; nil for a view that is not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is dequeued for another section. Call super.
  open func prepareForReuse() {}

  final func resetForReuse() {
    alpha = 1
    isHidden = false
    listState = HeaderFooterListState()
    configurations.needsUpdate = true
  }

  // MARK: Content

  /// The view for what the header shows: that of the content configuration if there is one.
  open var contentView: UIView { configurations.contentView }
  /// The label for the title, made when it is asked for; nil with a content configuration.
  open var textLabel: UILabel? { madeTextLabel }
  /// The label below the title, made when it is asked for; nil with a content configuration. Only
  /// tables of groups show it.
  open var detailTextLabel: UILabel? { madeDetailLabel }
  /// The configuration of the content view; nil, the labels, by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { removeLabels() }
      setContent(newValue)
    }
  }
  /// Whether the content configuration follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// The preset for such a header or footer in its table, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { presetOfTable }

  // MARK: State

  /// The state from which configurations are made. Overrides add values of their own to that of
  /// super, and call `setNeedsUpdateConfiguration()` when these change.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the view is displayed, or in the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
  /// Called when the state has changed, and before the view is displayed first. Does nothing by
  /// default; overrides make the configurations for the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Is called after `updateConfiguration(using:)`; none by default. A new one requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  // MARK: Background

  /// The background; nil, that of the system for the table, by default. Setting one removes
  /// `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil { backgroundView = nil }
      setBackground(newValue)
    }
  }
  /// Whether the background configuration follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// The background of the system for such a header or footer in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listState.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
  /// The view behind everything else; none by default. Setting it removes the background
  /// configuration.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
  }

  // MARK: Layout

  /// Updates configurations that are due, and places content and background. Call super.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    placeViews()
    super.layoutSubviews()
  }
  /// The size for a width: the height that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    return fittingSize(width: width)
  }
  /// The size that the content needs in the width of the target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(width: targetSize.width > 0 ? targetSize.width : bounds.width) }
  /// Reports that the view may want another height: the table asks it again. Call super.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    onSizeChange?()
  }
}
