extension UITextField {
  final func prepareField() {
    container.lineFragmentPadding = 0
    shownLayout.addTextContainer(container)
    editedStorage.addLayoutManager(shownLayout)
    for view in [parts.border, parts.placeholderView, canvas, parts.clearButton] as [UIView] {
      addSubview(view)
    }
    canvas.onDraw = { [unowned self] in
      if isEditingText { session.draw() } else { drawText(in: canvas.bounds) }
    }
    parts.placeholderView.onDraw = { [unowned self] in
      drawPlaceholder(in: parts.placeholderView.bounds)
    }
    parts.clearButton.addAction(
      UIAction { [unowned self] _ in pressClear() }, for: .touchUpInside)
    gestures.onBegin = { [unowned self] _ in beginByTap() }
    let isForOthers = { [unowned self] (point: CGPoint) in
      !parts.clearButton.isHidden && parts.clearButton.frame.contains(point)
        || hasControl(at: point)
    }
    (gestures.intercept, gestures.isForOthers) = (isForOthers, isForOthers)
    gestures.add(to: self)
    session.handles = gestures.handles
    observeTraits()
  }

  private func observeTraits() {
    let sizes: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self]
    registerForTraitChanges(sizes) { (field: UITextField, _) in
      if field.adjustsFontForContentSizeCategory { field.adjustFonts() }
    }
    let looks: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitLayoutDirection.self,
    ]
    registerForTraitChanges(looks) { (field: UITextField, _) in field.lookDidChange() }
  }

  /// The border and all colours are drawn again.
  final func lookDidChange() {
    parts.border.style = borderStyle
    parts.border.image = isEnabled ? background : disabledBackground ?? background
    parts.border.setNeedsDisplay()
    parts.placeholderView.setNeedsDisplay()
    parts.clearButton.setNeedsDisplay()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Attributes

  /// All of the text, and what will be typed, gets another value of an attribute.
  final func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
    typing?[key] = value
    editedStorage.addAttribute(
      key, value: value, range: NSRange(location: 0, length: editedStorage.length))
    parts.placeholderView.setNeedsDisplay()
    textHasChanged()
  }

  /// Fonts of text styles get the size of the traits.
  final func adjustFonts() {
    defaults.font = defaults.font.adjusted(to: traitCollection)
    let all = NSRange(location: 0, length: editedStorage.length)
    let text = NSTextStorage(attributedString: editedStorage)
    text.enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      editedStorage.addAttribute(.font, value: font.adjusted(to: traitCollection), range: range)
    }
    parts.placeholderView.setNeedsDisplay()
    textHasChanged()
  }

  // MARK: Placeholder

  final func placeholderDidChange() {
    parts.placeholderView.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The placeholder with what it lacks.
  final var shownPlaceholder: NSAttributedString? {
    guard let placeholder = parts.placeholder else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment == .natural ? resolvedAlignment : textAlignment
    style.lineBreakMode = .byTruncatingTail
    let result = NSTextStorage(
      string: placeholder.string,
      attributes: [
        .font: defaults.font, .foregroundColor: UIColor.placeholderText, .paragraphStyle: style,
      ])
    let all = NSRange(location: 0, length: placeholder.length)
    placeholder.enumerateAttributes(in: all) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }

  final func drawOwnPlaceholder(in rect: CGRect) {
    guard let text = shownPlaceholder else { return }
    let height = min(text.size().height, rect.height)
    text.draw(
      in: CGRect(
        x: rect.minX, y: rect.minY + ((rect.height - height) / 2).rounded(), width: rect.width,
        height: height))
  }

  // MARK: Secret text

  /// The text that is laid out.
  final var shownStorage: NSTextStorage { dots ?? editedStorage }

  final func secrecyDidChange() {
    session.unmark()
    session.history.forget()
    if isSecureTextEntry {
      let dots = NSTextStorage()
      self.dots = dots
      dots.addLayoutManager(shownLayout)
    } else {
      dots = nil
      editedStorage.addLayoutManager(shownLayout)
    }
    replacesSecret = isSecureTextEntry && isEditingText && hasText
    TextTracker.update()
    textHasChanged()
  }

  /// One dot stands for each character, at its place: what else the character consists of is not
  /// seen.
  final func showSecret() {
    guard let dots else { return }
    var text = ""
    for character in editedStorage.string {
      text += "\u{2022}" + String(repeating: "\u{2060}", count: character.utf16.count - 1)
    }
    dots.setAttributedString(NSAttributedString(string: text, attributes: defaults.attributes))
  }
}

extension UITextField: TintFollower {
  package final func tintHasChanged() {
    canvas.setNeedsDisplay()
    if isEditingText { session.updateCaret() }
  }
}

extension UITextField: TextBaselineOwner {
  package final var baselineOfText: TextBaseline? {
    let font = defaults.font
    return TextBaseline(
      fraction: 0.5, first: Double(font.ascender - font.lineHeight / 2),
      last: Double(font.lineHeight / 2 + font.descender), lineHeight: font.lineHeight)
  }
}

extension UITextField: AccessibilityDefaultsOwner {
  // Fidelity: the value of a secret text is how many dots are seen. [decided]
  package final var defaultsForAccessibility: AccessibilityDefaults {
    let value =
      hasText ? shownStorage.string.filter { $0 != "\u{2060}" } : parts.placeholder?.string
    return AccessibilityDefaults(
      isElement: true, label: parts.placeholder?.string, value: value,
      traits: isEnabled ? .none : .notEnabled)
  }
}
