extension UISearchBar {
  /// A part of the field in a state of a control.
  struct IconState: Hashable {
    var icon: Int
    var state: UInt
  }

  // Fidelity: 56 points with a field of 36, and about 100 with scopes. [observed]
  private static let margin: CGFloat = 10
  private static let scopeMargin: CGFloat = 8

  private var isInline: Bool { placement == .inline }

  final var showsScopeRow: Bool { showsScope && (scopeButtonTitles?.count ?? 0) > 1 && !isInline }

  final var fittingHeight: CGFloat {
    isInline ? field.intrinsicContentSize.height : height(inBar: placement != nil)
  }

  /// The height by itself, or below the row of a navigation bar, where there is less space above
  /// the field.
  final func height(inBar: Bool) -> CGFloat {
    let field = field.intrinsicContentSize.height + (inBar ? 1.5 : 2) * Self.margin
    return showsScopeRow ? field + ScopeBar.height + Self.scopeMargin : field
  }

  private var side: CGFloat {
    switch placement {
    case nil: 8
    case .inline: 0
    default: traitCollection.horizontalSizeClass == .regular ? 20 : 16
    }
  }

  final func layOutBar() {
    line.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0.5)
    let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
    var row = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - (isInline ? 0 : Self.margin)))
    if !isInline, placement == nil {
      row.origin.y = Self.margin
      row.size.height = max(0, row.height - Self.margin)
    } else if !isInline {
      row.origin.y = min(Self.margin / 2, bounds.height)
      row.size.height = max(0, row.height - Self.margin / 2)
    }
    layOutScopes(&row)
    layOutRow(row)
  }

  private func layOutScopes(_ row: inout CGRect) {
    let height = showsScopeRow ? ScopeBar.height + Self.scopeMargin : 0
    scopes.alpha = showsScopeRow ? 1 : 0
    scopes.isUserInteractionEnabled = showsScopeRow
    let place = max(0, row.height - height)
    scopes.frame = CGRect(
      x: row.minX, y: row.minY + place + Self.scopeMargin, width: row.width,
      height: ScopeBar.height)
    row.size.height = place
  }

  /// Places field and button; what collapses fades before it is gone.
  private func layOutRow(_ row: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let full = max(field.intrinsicContentSize.height, 1)
    let height = min(row.height, full)
    let cancel = showsCancel ? cancelWidth : 0
    let y = row.midY - height / 2
    field.frame = CGRect(
      x: isMirrored ? row.minX + cancel : row.minX, y: y, width: max(0, row.width - cancel),
      height: height)
    let width = cancelWidth
    let shown = isMirrored ? row.minX : row.maxX - width
    let hidden = isMirrored ? row.minX - width : row.maxX
    cancelButton.frame = CGRect(
      x: showsCancel ? shown : hidden, y: y, width: width, height: height)
    let fade = min(1, max(0, (height / full - 0.5) * 2))
    cancelButton.alpha = showsCancel ? fade : 0
    cancelButton.isUserInteractionEnabled = showsCancel
    guard fade != shownFade else { return }
    shownFade = fade
    for view in field.subviews { view.alpha = fade }
  }

  private var cancelWidth: CGFloat {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    return (cancelButton.sizeThatFits(room).width + 12).rounded(.up)
  }

  // MARK: Look

  final func prepareBar() {
    for view in [field, cancelButton, scopes, line] as [UIView] { addSubview(view) }
    field.owner = self
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.pressCancel() },
      for: .touchUpInside)
    sideButton.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    sideButton.addAction(
      UIAction { [zeroingLink] _ in zeroingLink.target?.pressSideButton() },
      for: .touchUpInside)
    scopes.onChoice = { [zeroingLink] in zeroingLink.target?.chooseScope($0) }
    line.backgroundColor = .separator
    sideButtonDidChange()
    lookDidChange()
  }

  final func lookDidChange() {
    let hasOwn = placement == nil && searchBarStyle != .minimal
    let hasImage = placement == nil && backgroundImage != nil
    line.isHidden = !hasOwn || hasImage
    backgroundColor = hasOwn && !hasImage ? barTintColor ?? .systemGray5 : nil
    layer.contents = hasImage ? backgroundImage?.cgImage : nil
    setNeedsLayout()
    sizeMayHaveChanged()
  }

  final func enabledDidChange() {
    field.isEnabled = isEnabled
    cancelButton.isEnabled = isEnabled
    sideButton.isEnabled = isEnabled
    for button in scopes.buttons { button.isEnabled = isEnabled }
    alpha = isEnabled ? 1 : 0.5
  }

  // Fidelity: the button for results takes the place of that for bookmarks. [documented]
  final func sideButtonDidChange() {
    let isSeen = showsBookmarkButton || showsSearchResultsButton
    let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
    let state: UIControl.State =
      showsSearchResultsButton && isSearchResultsButtonSelected ? .selected : .normal
    let own = image(for: icon, state: state) ?? image(for: icon, state: .normal)
    let system = showsSearchResultsButton ? "list.bullet" : "book"
    sideButton.setImage(own ?? UIImage(systemName: system), for: .normal)
    sideButton.tintColor = state == .selected ? nil : .secondaryLabel
    sideButton.accessibilityLabel = showsSearchResultsButton ? "Results" : "Bookmarks"
    field.rightView = isSeen ? sideButton : nil
    // Fidelity: the button that removes the text takes its place while there is text. [observed]
    field.rightViewMode = isSeen && !field.hasText ? .always : .never
  }

  final func iconsDidChange() {
    if let glass = field.leftView as? UIImageView {
      glass.image =
        image(for: .search, state: .normal) ?? UIImage(systemName: "magnifyingglass")
    }
    field.parts.clearButton.image = image(for: .clear, state: .normal)
    sideButtonDidChange()
  }

  // MARK: Buttons

  final func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    showsCancel = shows
    relayout(animated: animated)
  }

  final func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != showsScope else { return }
    showsScope = shows
    scopesDidChange(animated: animated)
  }

  final func scopesDidChange(animated: Bool = false) {
    scopes.show(scopeButtonTitles ?? [], selected: scopeIndex)
    sizeMayHaveChanged()
    relayout(animated: animated)
  }

  private func relayout(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
  }

  /// The bar may want another height.
  private func sizeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    controller?.heightDidChange()
  }
}
