/// The state that a table passes to a header or footer.
struct HeaderFooterListState: Equatable {
  var isFooter = false
  /// Whether the table has groups.
  var isGrouped = false
  /// Whether the view stays at an edge while the rows scroll.
  var isPinned = false
  /// The margins at the sides, in points; nil for those of a table of that width.
  var sideMargin: CGFloat?
  /// The title of the data source; nil for none. The label shows it.
  var title: String?
}

/// The labels of a header or footer, each made when it is asked for.
struct HeaderFooterParts {
  var textLabel: UILabel?
  var detailLabel: UILabel?
}

extension UITableViewHeaderFooterView {
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isPinned = listState.isPinned
    return state
  }

  final var stateOfConfigurations: any UIConfigurationState { configurationState }

  final var backgroundOfSystem: UIBackgroundConfiguration? {
    backgroundView == nil && backgroundColor == nil ? defaultBackgroundConfiguration() : nil
  }

  final func sendConfigurationUpdate(_ state: any UIConfigurationState) {
    guard let state = state as? UIViewConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  final func contentViewDidChange() {}

  final func contentSizeDidChange() { onSizeChange?() }

  final func listStateDidChange(from old: HeaderFooterListState) {
    if listState.isPinned != old.isPinned || listState.isGrouped != old.isGrouped {
      setNeedsUpdateConfiguration()
    }
    if listState.isGrouped != old.isGrouped || listState.isFooter != old.isFooter {
      if let label = parts.textLabel { presetOfTable.textProperties.apply(to: label) }
      if let label = parts.detailLabel { presetOfTable.secondaryTextProperties.apply(to: label) }
    }
    if listState.title != old.title || listState.isGrouped != old.isGrouped {
      if listState.title != nil || old.title != nil {
        textLabel?.text = listState.title.map(presetOfTable.textProperties.transform.apply)
      }
    }
    setNeedsLayout()
  }

  // Fidelity: headers of plain tables are headlines, of groups small capitals. [known]
  final var presetOfTable: UIListContentConfiguration {
    switch (listState.isGrouped, listState.isFooter) {
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }

  // MARK: Labels

  final var madeTextLabel: UILabel? {
    guard !configurations.isConfigured else { return nil }
    if let label = parts.textLabel { return label }
    let label = makeLabel(presetOfTable.textProperties)
    parts.textLabel = label
    return label
  }

  final var madeDetailLabel: UILabel? {
    guard !configurations.isConfigured else { return nil }
    if let label = parts.detailLabel { return label }
    let label = makeLabel(presetOfTable.secondaryTextProperties)
    parts.detailLabel = label
    return label
  }

  private func makeLabel(_ properties: UIListContentConfiguration.TextProperties) -> UILabel {
    let label = StyleLabel(frame: .zero)
    properties.apply(to: label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final func removeLabels() {
    parts.textLabel?.removeFromSuperview()
    parts.detailLabel?.removeFromSuperview()
    parts = HeaderFooterParts()
  }

  // MARK: Layout

  final func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    configurations.needsAutomaticUpdate = true
    setNeedsLayout()
    guard let backgroundView else { return }
    configurations.background = nil
    insertSubview(backgroundView, at: 0)
  }

  final func placeViews() {
    let margin = sideMargin(width: bounds.width)
    let own = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    if directionalLayoutMargins != own { directionalLayoutMargins = own }
    if !configurations.isConfigured, contentView.directionalLayoutMargins != own {
      contentView.directionalLayoutMargins = own
    }
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configurations.backgroundView?.frame = bounds
    guard !configurations.isConfigured else { return }
    let layout = labelLayout(width: bounds.width)
    // A header ends where its rows begin: the text is at the lower edge of one that is taller.
    let rest = bounds.height - layout.height
    let shift =
      listState.isGrouped && !listState.isFooter ? max(0, rest) : listState.isGrouped ? 0 : rest / 2
    if let rect = layout.text { parts.textLabel?.frame = rect.offsetBy(dx: 0, dy: shift.rounded()) }
    if let rect = layout.secondary {
      parts.detailLabel?.frame = rect.offsetBy(dx: 0, dy: shift.rounded())
    }
    for label in [parts.textLabel, parts.detailLabel] {
      guard let label = label as? StyleLabel, !label.hasOwnAlignment else { continue }
      label.alignAsStyle(isMirrored ? .right : .left)
    }
  }

  private func sideMargin(width: CGFloat) -> CGFloat {
    if let margin = listState.sideMargin, margin.isFinite { return max(0, margin) }
    return width < 414 ? 16 : 20
  }

  private func labelLayout(width: CGFloat) -> ListContentLayout {
    var metrics = ListContentLayout.Metrics()
    let margin = sideMargin(width: width)
    metrics.margins = presetOfTable.directionalLayoutMargins
    (metrics.margins.leading, metrics.margins.trailing) = (margin, margin)
    metrics.isMirrored = isMirrored
    metrics.scale = max(1, traitCollection.displayScale)
    return ListContentLayout(
      metrics, width: width, text: parts.textLabel?.measureOfStyle,
      secondary: parts.detailLabel?.measureOfStyle)
  }

  /// The size that the content needs in a width.
  final func fittingSize(width: CGFloat) -> CGSize {
    updateConfigurationsIfNeeded()
    let width = width.isFinite ? max(0, min(width, 1e6)) : bounds.width
    let height: CGFloat
    if let list = contentView as? UIListContentView, configurations.isConfigured {
      let margin = sideMargin(width: width)
      height =
        list.fittingSize(
          width: width, outer: OuterMargins(leading: margin, trailing: margin)
        ).height
    } else if parts.textLabel != nil || parts.detailLabel != nil, contentView.constraints.isEmpty {
      height = labelLayout(width: width).height
    } else {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return CGSize(width: width, height: height.isFinite ? max(0, height) : 0)
  }
}
