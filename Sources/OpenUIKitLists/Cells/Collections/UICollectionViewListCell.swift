/// A cell of a list: with accessories at both edges, indentation, a separator, and the presets of
/// the list for content and background.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the edges; none by default. More than one accessory of a kind of the system
  /// is refused.
  open var accessories: [UICellAccessory] {
    get { list.accessories }
    set { setAccessories(newValue) }
  }

  /// How many levels the cell is indented; 0 by default. Negative numbers count as 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { geometryDidChange() } }
  }
  /// The width of a level in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { geometryDidChange() } }
  }
  /// Whether the accessories at the leading edge are indented too; true by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { geometryDidChange() } }
  }

  /// Where the separator is: beside the text until constraints of the program say where it begins
  /// or ends.
  open var separatorLayoutGuide: UILayoutGuide { madeSeparatorGuide }

  /// The preset of the list for such a cell, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { presetOfList }

  /// The background of the list for such a cell.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listState.backgroundConfiguration
  }

  final var list = ListCellParts()
  /// Called when the chevron of an outline without handler is used.
  final var onOutline: (() -> Void)?
  /// Called when a minus without handler is used.
  final var onDelete: (() -> Void)?

  /// A cell that is not in a list.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    measuredAxes = .vertical
  }

  /// Reads what `encode(with:)` wrote, without the content; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    measuredAxes = .vertical
  }

  deinit {}

  /// Places the separator too. Call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSeparators()
  }

  final override var backgroundOfSystem: UIBackgroundConfiguration? {
    backgroundView == nil && backgroundColor == nil ? defaultBackgroundConfiguration() : nil
  }

  final override func placeCellViews() { placeListViews() }

  final override func contentSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfList(target, horizontal)
  }

  final override func listStateDidChange(from old: CellListState) {
    super.listStateDidChange(from: old)
    if listState.isEditing != old.isEditing { showAccessories() }
    setNeedsLayout()
  }
}
