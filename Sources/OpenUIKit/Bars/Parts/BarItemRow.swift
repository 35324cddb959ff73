/// Views for bar button items, side by side: those of a toolbar, or of one edge of a navigation
/// bar.
final class BarItemRow: BarGroupView {
  private(set) var items: [UIBarButtonItem] = []
  private var buttons: [BarButtonView] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Shows items. Views of items that are there already stay.
  func show(
    _ items: [UIBarButtonItem], isCompact: Bool,
    look: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance
  ) {
    let old = buttons
    buttons = items.compactMap { item in
      guard item.customView == nil, item.space == nil else { return nil }
      return old.first { $0.item === item } ?? BarButtonView(item: item)
    }
    let custom = items.compactMap(\.customView)
    for view in subviews where !custom.contains(where: { $0 === view }) {
      if !buttons.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
    for view in buttons as [UIView] + custom where view.superview !== self { addSubview(view) }
    for button in buttons { button.update(look(button.item.style), isCompact: isCompact) }
    self.items = items
    setNeedsLayout()
  }

  /// Whether the custom views of the items are here.
  var hasAllViews: Bool {
    items.allSatisfy { $0.customView.map { $0.superview === self } ?? true }
  }

  /// The view of an item; nil for spaces, and for custom views that are in another bar by now.
  func view(for item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView { return custom.superview === self ? custom : nil }
    return buttons.first { $0.item === item }
  }

  /// The measures of the items for the layout.
  var cells: [BarCell] {
    items.map { item in
      if item.space == .flexibleSpace { return BarCell(width: 0, inset: 0, isFlexible: true) }
      if item.space == .fixedSpace { return BarCell(width: item.width, inset: 0, isSpace: true) }
      if let custom = item.customView {
        let width = item.width > 0 ? item.width : custom.sizeInBar.width
        return BarCell(width: width, inset: 0)
      }
      let measure = buttons.first { $0.item === item }?.measure
      return BarCell(width: measure?.width ?? 0, inset: measure?.inset ?? 0)
    }
  }

  /// Places the views of the items; custom views have their own height.
  func place(_ frames: [CGRect]) {
    for (item, frame) in zip(items, frames) {
      guard let view = view(for: item) else { continue }
      guard item.customView === view else {
        view.frame = frame
        continue
      }
      let height = min(view.sizeInBar.height, frame.height)
      view.frame = CGRect(
        x: frame.minX, y: ((frame.height - height) / 2).rounded() + frame.minY,
        width: frame.width, height: height)
    }
  }
}

extension UIView {
  /// The size of a custom view in a bar: that of its constraints, of its frame, or else of its
  /// content.
  final var sizeInBar: CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return bounds.isEmpty
      ? sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)) : bounds.size
  }
}

/// The measures of one item for the layout of a bar.
nonisolated struct BarCell: Equatable {
  /// In points.
  var width: CGFloat
  /// How far the content is from the sides.
  var inset: CGFloat
  var isFlexible = false
  var isSpace = false

  /// Between two contents that touch each other otherwise.
  private static let gap: CGFloat = 8

  /// The distance from one cell to the next.
  static func distance(from cell: BarCell, to next: BarCell) -> CGFloat {
    if cell.isSpace || next.isSpace || cell.isFlexible || next.isFlexible { return 0 }
    return cell.inset + next.inset >= gap ? 0 : gap
  }

  /// The width of cells side by side.
  static func width(of cells: [BarCell]) -> CGFloat {
    let distances = zip(cells, cells.dropFirst()).map { distance(from: $0, to: $1) }
    return cells.map(\.width).reduce(0, +) + distances.reduce(0, +)
  }
}
