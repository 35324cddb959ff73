extension UITextField: ControlContentOwner {
  /// The space between the border and the text, in points.
  // Fidelity: 7 inside of a round border. Others are not documented. [observed; decided]
  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 4
    case .bezel, .roundedRect: 7
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func isSeen(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var isLeftViewSeen: Bool {
    leftView != nil && isSeen(leftViewMode, isEditing: isEditingText)
  }
  final var isRightViewSeen: Bool {
    rightView != nil && isSeen(rightViewMode, isEditing: isEditingText)
  }
  final var isClearButtonSeen: Bool {
    !isRightViewSeen && isEnabled && hasText && isSeen(clearButtonMode, isEditing: isEditingText)
  }

  /// The place of something beside the text, in the middle of the height.
  final func sideRect(of size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let edge = borderStyle == .none ? 0 : inset - 2
    let isLeft = isLeading != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX + edge : bounds.maxX - edge - size.width,
      y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }

  // Fidelity: the views beside the text change sides where the layout is mirrored. [decided]
  /// The room for the text.
  final func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var (leading, trailing) = (inset, inset)
    if leftView != nil, isSeen(leftViewMode, isEditing: isEditing) {
      leading = max(leading, span(of: leftViewRect(forBounds: bounds), in: bounds))
    }
    if rightView != nil, isSeen(rightViewMode, isEditing: isEditing) {
      trailing = max(trailing, span(of: rightViewRect(forBounds: bounds), in: bounds))
    } else if isSeen(clearButtonMode, isEditing: isEditing) {
      trailing = max(trailing, span(of: clearButtonRect(forBounds: bounds), in: bounds))
    }
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0),
      height: bounds.height)
  }

  /// How much of the width something at a side takes, with a space to the text.
  private func span(of rect: CGRect, in bounds: CGRect) -> CGFloat {
    guard !rect.isEmpty else { return 0 }
    let gap: CGFloat = borderStyle == .none ? 2 : 4
    return gap
      + (rect.midX < bounds.midX ? rect.maxX - bounds.minX : bounds.maxX - rect.minX)
  }

  // MARK: Layout

  package final func layOutControl() {
    parts.border.frame = borderRect(forBounds: bounds)
    place(leftView, isSeen: isLeftViewSeen) { leftViewRect(forBounds: bounds) }
    place(rightView, isSeen: isRightViewSeen) { rightViewRect(forBounds: bounds) }
    parts.clearButton.isHidden = !isClearButtonSeen
    if isClearButtonSeen { parts.clearButton.frame = clearButtonRect(forBounds: bounds) }
    let room = isEditingText ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    canvas.frame = room.checked
    let placeholder = parts.placeholderView
    placeholder.isHidden = hasText || parts.placeholder == nil
    if !placeholder.isHidden { placeholder.frame = placeholderRect(forBounds: bounds).checked }
    layOutTokens()
    placeText()
    session.placeCaret()
  }

  /// Whether a view beside the text is a control, at a point: it has its taps for itself.
  final func hasControl(at point: CGPoint) -> Bool {
    [leftView, rightView].contains {
      ($0 as? UIControl).map { $0.superview === self && $0.frame.contains(point) } ?? false
    }
  }

  private func place(_ part: UIView?, isSeen: Bool, _ frame: () -> CGRect) {
    guard let part else { return }
    guard isSeen else {
      if part.superview === self { part.removeFromSuperview() }
      return
    }
    if part.superview !== self { addSubview(part) }
    part.frame = frame()
  }

  final func replacePart(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Chooses between a line as long as the text, which scrolls while it is edited, and one that
  /// ends with an ellipsis.
  final func placeText() {
    let width = canvas.bounds.width
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    container.size = CGSize(width: isEditingText ? 0 : max(width, 1), height: 0)
    shownLayout.fontOfEmptyText = defaults.font
    let most = max(shownLayout.usedRect(for: container).width + TextSession.caretWidth - width, 0)
    scrolled = isEditingText ? min(max(scrolled, 0), most) : 0
    canvas.setNeedsDisplay()
  }

  /// Where the text begins: aligned if there is room for all of it, scrolled if there is not.
  final var containerOrigin: CGPoint {
    let frame = canvas.frame
    let size = shownLayout.usedRect(for: container).size
    let y = frame.minY + ((frame.height - size.height) / 2).rounded()
    guard container.size.width == 0 else { return CGPoint(x: frame.minX, y: y) }
    let room = frame.width - size.width
    guard room > 0 else { return CGPoint(x: frame.minX - scrolled, y: y) }
    let x: CGFloat
    switch resolvedAlignment {
    case .center: x = (room / 2).rounded()
    case .right: x = room
    default: x = 0
    }
    return CGPoint(x: frame.minX + x, y: y)
  }

  /// The side at which the text begins, for natural and justified text.
  final var resolvedAlignment: NSTextAlignment {
    let style =
      editedStorage.length > 0
      ? editedStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      : nil
    let alignment = style?.alignment ?? textAlignment
    guard alignment == .natural || alignment == .justified else { return alignment }
    return session.direction(at: 0) == .rightToLeft ? .right : .left
  }

  final func scrollToCaret() {
    layoutIfNeeded()
    guard isEditingText else { return }
    let caret = session.caretRect(at: session.editor.head)
    let frame = canvas.frame
    if caret.minX < frame.minX {
      scrolled -= frame.minX - caret.minX
    } else if caret.maxX > frame.maxX {
      scrolled += caret.maxX - frame.maxX
    }
    placeText()
    session.updateCaret()
  }

  // MARK: Size

  // Fidelity: 34 points high with a round border and a font of 17 points. [observed]
  final var fittingSize: CGSize {
    let line = defaults.font.lineHeight
    var text = shownStorage.size()
    if let placeholder = shownPlaceholder?.size() {
      text.width = max(text.width, placeholder.width)
    }
    let height =
      borderStyle == .none ? line.rounded(.up) : max(34, (line + 12).rounded(.up))
    let probe = CGRect(x: 0, y: 0, width: 10_000, height: height)
    let edges = 10_000 - textRect(forBounds: probe).width
    let left = isLeftViewSeen ? leftView?.bounds.height ?? 0 : 0
    let right = isRightViewSeen ? rightView?.bounds.height ?? 0 : 0
    return CGSize(
      width: (text.width + TextSession.caretWidth + max(edges, 0)).rounded(.up),
      height: max(height, left, right))
  }
}

extension CGRect {
  /// The same, if it can be that of a view; empty otherwise.
  nonisolated fileprivate var checked: CGRect {
    let numbers = [minX, minY, width, height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return .zero }
    return CGRect(x: minX, y: minY, width: max(width, 0), height: max(height, 0))
  }
}
