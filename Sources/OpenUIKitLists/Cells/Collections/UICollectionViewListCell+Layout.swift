import MisuseReports

/// The parts of a list cell besides content and backgrounds.
struct ListCellParts {
  var accessories: [UICellAccessory] = []
  /// The views of the accessories that are there, each from the leading to the trailing one.
  var leading: [CellAccessoryView] = []
  var trailing: [CellAccessoryView] = []
  var topSeparator: SeparatorLine?
  var bottomSeparator: SeparatorLine?
  var guide: SeparatorGuide?
  /// How the list shows the cell; nil outside of lists.
  var style: ListElementStyle?
}

/// The guide for a separator, with weak constraints that place it beside the text.
struct SeparatorGuide {
  let guide = UILayoutGuide()
  let leading: NSLayoutConstraint
  let trailing: NSLayoutConstraint

  init(in cell: UIView) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    (leading.priority, trailing.priority) = (.fittingSizeLevel, .fittingSizeLevel)
    NSLayoutConstraint.activate([
      leading, trailing, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
  }
}

extension UICollectionViewListCell {
  // MARK: Accessories

  final func setAccessories(_ accessories: [UICellAccessory]) {
    if let type = UICellAccessory.repeatedType(in: accessories) {
      return Misuse.report(.repeatedAccessory(type))
    }
    list.accessories = accessories
    showAccessories()
    onSizeChange?()
  }

  /// Makes the views of the accessories that are there, with those that can be used again.
  final func showAccessories() {
    let due = list.accessories.filter { $0.isDisplayed(isEditing: listState.isEditing) }
    let ordered = UICellAccessory.ordered(due)
    var old = list.leading + list.trailing
    func view(for accessory: UICellAccessory) -> CellAccessoryView {
      if let index = old.firstIndex(where: { $0.canShow(accessory) }) {
        let view = old.remove(at: index)
        view.show(accessory)
        connect(view)
        return view
      }
      let view = CellAccessoryView(accessory)
      connect(view)
      addSubview(view)
      view.alpha = 1
      return view
    }
    list.leading = ordered.leading.map(view)
    list.trailing = ordered.trailing.map(view)
    for view in old {
      // A view of the program may be in another accessory by now.
      view.removeFromSuperview()
    }
    setNeedsLayout()
  }

  private func connect(_ view: CellAccessoryView) {
    let link = (self as UIView).zeroingLink
    guard let control = view.content as? SymbolControl else { return }
    if let handler = view.accessory.details.handler {
      control.onUse = handler
      return
    }
    switch view.accessory.accessoryType {
    case .outlineDisclosure:
      control.onUse = { (link.target as? UICollectionViewListCell)?.onOutline?() }
    case .delete: control.onUse = { (link.target as? UICollectionViewListCell)?.onDelete?() }
    default: control.onUse = nil
    }
  }

  /// The chevron of an outline that is there.
  final var outlineAccessory: UICellAccessory? {
    list.trailing.first { $0.accessory.accessoryType == .outlineDisclosure }?.accessory
  }

  /// Whether a touch anywhere on the cell expands and collapses it.
  final var togglesOutlineWhenTouched: Bool {
    guard let style = outlineAccessory?.details.style else { return false }
    return style == .header || (style == .automatic && listState.isHeader)
  }

  /// Expands or collapses as the chevron does.
  final func performOutlineAction() {
    guard let accessory = outlineAccessory else { return }
    if let handler = accessory.details.handler { handler() } else { onOutline?() }
  }

  /// The control by which the item is moved; nil while there is none.
  final var reorderControl: UIView? {
    list.trailing.first { $0.accessory.accessoryType == .reorder }?.content
  }

  // MARK: Layout

  final func geometryDidChange() {
    setNeedsLayout()
    onSizeChange?()
  }

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var presetOfList: UIListContentConfiguration {
    let isPlain = listState.appearance == .plain
    if listState.isHeader {
      return listState.isSidebar ? .sidebarHeader() : isPlain ? .plainHeader() : .groupedHeader()
    }
    if listState.isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
    return listState.isSidebar ? .sidebarCell() : .cell()
  }

  private func sideMargin(width: CGFloat) -> CGFloat {
    if let margin = listState.sideMargin, margin.isFinite { return max(0, margin) }
    return width < 414 ? 16 : 20
  }

  private var indentation: CGFloat {
    let width = indentationWidth.isFinite ? max(0, indentationWidth) : 0
    return CGFloat(max(0, min(indentationLevel, 1000))) * width
  }

  /// Where content and accessories are, from the leading edge: x and width of each.
  private func geometry(
    width: CGFloat
  ) -> (content: ClosedRange<CGFloat>, leading: [CGFloat], trailing: [CGFloat]) {
    let margin = sideMargin(width: width)
    let spacing: CGFloat = 12
    var x = margin + (indentsAccessories ? indentation : 0)
    var leading: [CGFloat] = []
    for view in list.leading {
      leading.append(x)
      x += view.reservedWidth + spacing
    }
    let start =
      list.leading.isEmpty ? indentation : x - spacing + (indentsAccessories ? 0 : indentation)
    var end = width
    var trailing: [CGFloat] = []
    for (index, view) in list.trailing.reversed().enumerated() {
      end -= (index == 0 ? margin : spacing) + view.reservedWidth
      trailing.insert(end, at: 0)
    }
    if !list.trailing.isEmpty { end -= CellGeometry.gap }
    return (start...max(start, end), leading, trailing)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  final func placeListViews() {
    let margin = sideMargin(width: bounds.width)
    let own = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    if directionalLayoutMargins != own { directionalLayoutMargins = own }
    let geometry = geometry(width: bounds.width)
    contentView.frame = mirrored(
      CGRect(
        x: geometry.content.lowerBound, y: 0,
        width: geometry.content.upperBound - geometry.content.lowerBound, height: bounds.height))
    placeBackgrounds()
    for (view, x) in zip(list.leading + list.trailing, geometry.leading + geometry.trailing) {
      view.frame = mirrored(
        CGRect(x: x, y: 0, width: view.reservedWidth, height: bounds.height))
      view.show(isSelected: isSelected, isExpanded: listState.isExpanded)
    }
    let corners = listState.roundedCorners
    let radius = corners.isEmpty ? 0 : listState.groupRadius
    if layer.cornerRadius != radius || layer.maskedCorners != corners {
      layer.cornerRadius = radius
      layer.maskedCorners = corners
      clipsToBounds = radius > 0
    }
  }

  final func fittingSizeOfList(_ target: CGSize, _ horizontal: UILayoutPriority) -> CGSize {
    let width = target.width > 0 && target.width.isFinite ? target.width : bounds.width
    let geometry = geometry(width: width)
    let content = geometry.content.upperBound - geometry.content.lowerBound
    let margin = sideMargin(width: width)
    let height: CGFloat
    if let list = contentView as? UIListContentView, configurations.isConfigured {
      let needed = list.fittingSize(
        width: content,
        outer: OuterMargins(
          leading: max(0, margin - geometry.content.lowerBound),
          trailing: max(0, margin - (width - geometry.content.upperBound)))
      ).height
      let standard = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection)
      height = max(
        needed, list.shown.preset.isCell ? max(44, min(standard, 88)).rounded() : 0)
    } else {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = size.height > 0 ? size.height : 44
    }
    return CGSize(width: width, height: height.isFinite ? max(0, height) : 0)
  }

  // MARK: Separator

  final var madeSeparatorGuide: UILayoutGuide {
    if let made = list.guide { return made.guide }
    let made = SeparatorGuide(in: self)
    list.guide = made
    setNeedsLayout()
    return made.guide
  }

  // Fidelity: the separator begins beside the text, and ends at the edge. [documented]
  private var separatorStart: CGFloat {
    let content = geometry(width: bounds.width).content.lowerBound
    if let list = contentView as? UIListContentView { return content + list.textStart }
    return max(content, sideMargin(width: bounds.width))
  }

  final func placeSeparators() {
    let scale = max(1, traitCollection.displayScale)
    let (start, end) = separatorEdges
    showLine(\.topSeparator, topLine(start, end), y: 0, height: 1 / scale)
    showLine(
      \.bottomSeparator, bottomLine(start, end), y: bounds.height - 1 / scale, height: 1 / scale)
  }

  /// Where a separator begins and ends that no list places, from the leading and trailing edge.
  private var separatorEdges: (start: CGFloat, end: CGFloat) {
    let start = separatorStart
    guard let guide = list.guide else { return (start, 0) }
    if guide.leading.constant != start { guide.leading.constant = start }
    contentView.layoutIfNeeded()
    let frame = guide.guide.layoutFrame
    guard frame.width > 0 else { return (start, 0) }
    return isMirrored
      ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
  }

  private func topLine(_ start: CGFloat, _ end: CGFloat) -> Line? {
    if let style = list.style { return style.topSeparator.map { Line($0, start, end) } }
    let separator = listState.separator
    guard separator.style != .none, separator.showsTop else { return nil }
    return Line(color: separator.color, effect: separator.effect, start: 0, end: 0)
  }

  private func bottomLine(_ start: CGFloat, _ end: CGFloat) -> Line? {
    if let style = list.style { return style.bottomSeparator.map { Line($0, start, end) } }
    let separator = listState.separator
    guard separator.style != .none, separator.showsBottom, !listState.isSidebar else { return nil }
    let isFull = separator.isBottomFull
    return Line(
      color: separator.color, effect: separator.effect, start: isFull ? 0 : start,
      end: isFull ? 0 : end)
  }

  /// A line that is shown, from the leading edge to the trailing one.
  private struct Line {
    var color: UIColor?
    var effect: UIVisualEffect?
    var start: CGFloat
    var end: CGFloat

    init(color: UIColor?, effect: UIVisualEffect?, start: CGFloat, end: CGFloat) {
      (self.color, self.effect, self.start, self.end) = (color, effect, start, end)
    }

    init(_ separator: ListElementStyle.Separator, _ start: CGFloat, _ end: CGFloat) {
      self.init(
        color: separator.color, effect: separator.effect, start: separator.leading ?? start,
        end: separator.trailing ?? end)
    }
  }

  private func showLine(
    _ path: WritableKeyPath<ListCellParts, SeparatorLine?>, _ due: Line?, y: CGFloat,
    height: CGFloat
  ) {
    guard let due else {
      list[keyPath: path]?.removeFromSuperview()
      list[keyPath: path] = nil
      return
    }
    let line = list[keyPath: path] ?? SeparatorLine(frame: .zero)
    if list[keyPath: path] == nil {
      list[keyPath: path] = line
      addSubview(line)
    }
    line.show(color: due.color, effect: due.effect)
    line.frame = mirrored(
      CGRect(
        x: due.start.finite, y: y, width: (bounds.width - due.start - due.end).length,
        height: height))
  }
}
