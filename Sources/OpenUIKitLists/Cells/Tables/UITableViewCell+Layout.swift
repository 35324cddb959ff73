extension UITableViewCell {
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Pixels per point.
  final var pixels: CGFloat { max(1, traitCollection.displayScale) }

  // Fidelity: 16 points, and 20 from a width of 414 on, unless the table says another margin.
  // [known]
  final func sideMargin(width: CGFloat) -> CGFloat {
    if let margin = listState.sideMargin, margin.isFinite { return max(0, margin) }
    return width < 414 ? 16 : 20
  }

  final var indentation: CGFloat {
    let width = indentationWidth.isFinite ? max(0, indentationWidth) : 0
    return CGFloat(max(0, min(indentationLevel, 1000))) * width
  }

  /// Whether there is room or not, the edit control is due.
  final var editControlKind: CellEditControl.Kind? {
    guard flags.isEditing else { return nil }
    if listState.isMultipleSelection { return .circle(isSelected: flags.isSelected) }
    return switch listState.editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  final var hasReorderControl: Bool {
    flags.isEditing && listState.canReorder
      && (showsReorderControl || listState.isReorderable)
  }

  final func geometry(width: CGFloat) -> CellGeometry {
    var parts = CellGeometry.Parts()
    parts.margin = sideMargin(width: width)
    if editControlKind != nil {
      parts.editControl = (self.parts.editControl?.symbolSize.width ?? 0).rounded(.up)
    }
    // Fidelity: a row without control is indented too, unless the program refuses. [known]
    parts.indents =
      flags.isEditing
      && (listState.isMultipleSelection
        || (shouldIndentWhileEditing && listState.shouldIndentWhileEditing))
    if hasReorderControl { parts.reorderControl = reorderWidth }
    parts.accessories = shownAccessories.map(\.width)
    return CellGeometry(parts, width: width)
  }

  /// The width of the reorder control, in points.
  final var reorderWidth: CGFloat {
    let own = parts.reorderControl?.imageView.intrinsicContentSize.width ?? 0
    return max(CellGeometry.reorderWidth, own.rounded(.up))
  }

  /// A rectangle whose place is given from the leading edge.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Places everything inside the cell.
  final func placeCellViews() {
    prepareAccessories()
    let geometry = geometry(width: bounds.width)
    let frame = mirrored(
      CGRect(
        x: geometry.content.x, y: 0, width: geometry.content.width, height: bounds.height))
    placeMargins(geometry)
    contentView.frame = frame
    (contentView as? UIListContentView)?.indentation = indentation
    placeBackgrounds()
    placeAccessories(geometry)
    placeStyle()
    placeSeparators()
    showCorners()
  }

  /// The margins of the cell and of its content view: as in the table at the sides, 11 points above
  /// and below in the content.
  private func placeMargins(_ geometry: CellGeometry) {
    let margin = sideMargin(width: bounds.width)
    let own = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    if directionalLayoutMargins != own { directionalLayoutMargins = own }
    guard !(contentView is UIListContentView) else { return }
    let hasAccessory = geometry.content.x + geometry.content.width < bounds.width
    let inner = NSDirectionalEdgeInsets(
      top: 11, leading: margin, bottom: 11, trailing: hasAccessory ? 8 : margin)
    if contentView.directionalLayoutMargins != inner, !configurations.isConfigured {
      contentView.directionalLayoutMargins = inner
    }
  }

  private func placeAccessories(_ geometry: CellGeometry) {
    func centred(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let y = ((bounds.height - size.height) / 2 * pixels).rounded() / pixels
      return mirrored(CGRect(x: x, y: y, width: size.width, height: size.height))
    }
    if let x = geometry.editControl {
      parts.editControl?.frame = centred(x, parts.editControl?.symbolSize ?? .zero)
    }
    if let x = geometry.reorderControl {
      parts.reorderControl?.frame = mirrored(
        CGRect(x: x, y: 0, width: reorderWidth, height: bounds.height))
    }
    for (item, x) in zip(shownAccessories, geometry.accessories) {
      item.view.frame = centred(x, item.size)
    }
  }

  // MARK: Separators

  final func placeSeparators() {
    let separator = listState.separator
    let isVisible = separator.style != .none
    let height = 1 / pixels
    showSeparator(
      \.topSeparator, isVisible && separator.showsTop,
      CGRect(x: 0, y: 0, width: bounds.width, height: height))
    let insets = resolvedSeparatorInset
    let (left, right) =
      separator.isBottomFull && parts.separatorInset == nil ? (0, 0) : (insets.left, insets.right)
    showSeparator(
      \.bottomSeparator, isVisible && separator.showsBottom,
      CGRect(
        x: left, y: bounds.height - height, width: max(0, bounds.width - left - right),
        height: height))
  }

  private func showSeparator(
    _ path: WritableKeyPath<CellParts, SeparatorLine?>, _ isVisible: Bool, _ frame: CGRect
  ) {
    guard isVisible else {
      parts[keyPath: path]?.removeFromSuperview()
      parts[keyPath: path] = nil
      return
    }
    let line = parts[keyPath: path] ?? SeparatorLine(frame: frame)
    if parts[keyPath: path] == nil {
      parts[keyPath: path] = line
      addSubview(line)
    }
    line.show(color: listState.separator.color, effect: listState.separator.effect)
    line.frame = frame
  }

  // Fidelity: beside the text, also behind an image; 0 at the trailing edge. [known]
  /// The inset beside the text.
  final var automaticSeparatorInset: UIEdgeInsets {
    let content = geometry(width: bounds.width).content.x
    var start = content + sideMargin(width: bounds.width) + indentation
    if let list = contentView as? UIListContentView {
      start = content + list.textStart
    } else if !configurations.isConfigured, let label = parts.textLabel, parts.imageView != nil {
      let frame = label.frame
      if !frame.isEmpty {
        start = content + (isMirrored ? contentView.bounds.width - frame.maxX : frame.minX)
      }
    }
    return isMirrored
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: start)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  /// The inset of the lower line.
  final var resolvedSeparatorInset: UIEdgeInsets {
    if let own = parts.separatorInset { return own }
    switch listState.separator.inset {
    case .automatic: return automaticSeparatorInset
    case .fromEdges(let insets): return insets
    case .fromAutomatic(let insets):
      let automatic = automaticSeparatorInset
      return UIEdgeInsets(
        top: 0, left: automatic.left + insets.left, bottom: 0, right: automatic.right + insets.right
      )
    }
  }

  final var shownSeparatorInset: UIEdgeInsets { resolvedSeparatorInset }

  final func setSeparatorInset(_ insets: UIEdgeInsets) {
    guard insets.left.isFinite, insets.right.isFinite, parts.separatorInset != insets else {
      return
    }
    parts.separatorInset = insets
    setNeedsLayout()
  }

  // Fidelity: the first and the last row of an inset group have its corners. [known]
  private func showCorners() {
    let corners = listState.roundedCorners
    let radius = corners.isEmpty ? 0 : listState.groupRadius
    guard layer.cornerRadius != radius || layer.maskedCorners != corners else { return }
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    clipsToBounds = radius > 0
  }
}
