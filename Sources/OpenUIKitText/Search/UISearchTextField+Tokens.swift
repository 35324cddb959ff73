import MisuseReports

extension UISearchTextField {
  /// The space between tokens, and from the sides, in points.
  private static let gap: CGFloat = 4
  private static let side: CGFloat = 7
  /// The room that tokens leave to the text.
  private static let leastText: CGFloat = 44

  final func prepareSearch() {
    // Fidelity: the look of iOS 13 to 18. [observed]
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.frame = CGRect(x: 0, y: 0, width: 20, height: 18)
    glass.contentMode = .scaleAspectFit
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    strip.clipsToBounds = true
    strip.isUserInteractionEnabled = false
    addSubview(strip)
    accessibilityTraits.insert(.searchField)
  }

  /// Whether an index can be used; one that cannot is reported.
  final func isTokenIndex(_ index: Int, upTo last: Int) -> Bool {
    if (0...max(last, 0)).contains(index), last >= 0 { return true }
    Misuse.report(.searchTokenIndex(index, last + 1, self))
    return false
  }

  final func setTokens(_ tokens: some Sequence<UISearchToken>) {
    shownTokens = Array(tokens)
    selectedToken = nil
    for view in tokenViews { view.removeFromSuperview() }
    let shown = font ?? .systemFont(ofSize: 15)
    tokenViews = shownTokens.map { TokenView($0, font: shown.withSize(shown.pointSize - 2)) }
    for view in tokenViews { strip.addSubview(view) }
    showTokenColors()
    session.inputDelegate?.textWillChange(self)
    textHasChanged()
    session.inputDelegate?.textDidChange(self)
  }

  final func showTokenColors() {
    for (index, view) in tokenViews.enumerated() {
      view.isSelected = index == selectedToken
      view.color = ownTokenColor
      view.showColor()
    }
  }

  /// Backspace at the beginning: selects the last token, or removes the one that is selected.
  final func deleteToken() -> Bool {
    let editor = session.editor
    guard !shownTokens.isEmpty, editor.selection.length == 0, editor.selection.location == 0,
      editor.marked == nil
    else { return false }
    guard allowsDeletingTokens else { return true }
    guard let selectedToken, shownTokens.indices.contains(selectedToken) else {
      self.selectedToken = shownTokens.count - 1
      return true
    }
    removeToken(at: selectedToken)
    reportChange()
    return true
  }

  // MARK: Positions

  /// The place of a position: below zero for tokens.
  final func place(_ position: UITextPosition) -> Int {
    let location = (position as? TextPlace)?.location ?? 0
    return min(max(location, -shownTokens.count), editedStorage.length)
  }

  /// The indices of the tokens in a range.
  final func indices(in range: UITextRange) -> Range<Int> {
    guard range is TextSpan else { return 0..<0 }
    let count = shownTokens.count
    let first = min(max(place(range.start), -count), 0) + count
    let last = min(max(place(range.end), -count), 0) + count
    return min(first, last)..<max(first, last)
  }

  final func tokenRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let first = start as? TextPlace, end is TextPlace else { return nil }
    let (one, two) = (place(start), place(end))
    return TextSpan(
      NSRange(location: min(one, two), length: abs(two - one)), isUpstream: first.isUpstream)
  }

  final func tokenPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard position is TextPlace else { return nil }
    let sum = place(position).addingReportingOverflow(offset)
    guard !sum.overflow, (-shownTokens.count...editedStorage.length).contains(sum.partialValue)
    else { return nil }
    return TextPlace(sum.partialValue)
  }

  // MARK: Layout

  final var fittingSearchSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    var width = editedStorage.size().width
    if let placeholder = attributedPlaceholder { width = max(width, placeholder.size().width) }
    let sides = 2 * Self.side + 24 + FieldParts.clearSize.width
    return CGSize(
      width: (width + sides + tokenWidth).rounded(.up), height: max(36, (line + 14).rounded(.up)))
  }

  final func sidePlace(of size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let isLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isLeft ? bounds.minX + Self.side : bounds.maxX - Self.side - size.width,
      y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  private var tokenWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.fittingWidth + Self.gap }
  }

  /// The room for tokens and text.
  private func textRoom(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var (leading, trailing) = (Self.side, Self.side)
    if isLeftViewSeen { leading += leftViewRect(forBounds: bounds).width + Self.gap }
    if isRightViewSeen {
      trailing += rightViewRect(forBounds: bounds).width + Self.gap
    } else if isEditing {
      trailing += FieldParts.clearSize.width + Self.gap
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY,
      width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  /// Where the tokens are: they leave some room to the text.
  private func tokenRect(in room: CGRect) -> CGRect {
    let width = min(tokenWidth, max(0, room.width - Self.leastText))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? room.maxX - width : room.minX, y: room.minY, width: width,
      height: room.height)
  }

  final func searchRoom(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var room = textRoom(in: bounds, isEditing: isEditing)
    let tokens = tokenRect(in: room)
    if tokens.minX <= room.minX { room.origin.x += tokens.width }
    room.size.width -= tokens.width
    return room
  }

  // Fidelity: the end of tokens that do not fit is seen. [decided]
  final func placeTokens() {
    let frame = tokenRect(in: textRoom(in: bounds, isEditing: isEditing))
    if strip.frame != frame { strip.frame = frame }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = min(0, frame.width - tokenWidth)
    for view in tokenViews {
      let width = view.fittingWidth
      let left = isMirrored ? frame.width - x - width : x
      let place = CGRect(x: left, y: 5, width: width, height: max(0, frame.height - 10))
      if view.frame != place { view.frame = place }
      x += width + Self.gap
    }
  }
}
