extension UITextView {
  // MARK: Attributes

  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    typing?[key] = value
    let all = NSRange(location: 0, length: ownStorage.length)
    if all.length > 0 { ownStorage.addAttribute(key, value: value, range: all) }
    textHasChanged()
  }

  final func setAttributed(_ text: NSAttributedString) {
    let result = NSTextStorage(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { defaults.font = font }
      if let color = first[.foregroundColor] as? UIColor { defaults.color = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        defaults.alignment = style.alignment
      }
    }
    for (key, value) in [
      (NSAttributedString.Key.font, defaults.font as Any), (.foregroundColor, defaults.color),
    ] {
      text.enumerateAttribute(key, in: all) { own, range, _ in
        if own == nil { result.addAttribute(key, value: value, range: range) }
      }
    }
    session.setText(result)
  }

  final func align() {
    let all = NSRange(location: 0, length: ownStorage.length)
    let text = NSTextStorage(attributedString: ownStorage)
    if let old = typing?[.paragraphStyle] as? NSParagraphStyle {
      typing?[.paragraphStyle] = old.aligned(textAlignment)
    }
    if all.length > 0 {
      text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        let style = (value as? NSParagraphStyle ?? NSParagraphStyle()).aligned(textAlignment)
        ownStorage.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    textHasChanged()
  }

  /// Fonts of text styles get the size of the traits.
  final func adjustFonts() {
    defaults.font = defaults.font.adjusted(to: traitCollection)
    let text = NSTextStorage(attributedString: ownStorage)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      ownStorage.addAttribute(.font, value: font.adjusted(to: traitCollection), range: range)
    }
    textHasChanged()
  }

  final func lookDidChange() {
    if adjustsFontForContentSizeCategory { adjustFonts() }
    canvas.setNeedsDisplay()
  }
}

extension NSParagraphStyle {
  /// The same with an alignment.
  fileprivate func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }
}

extension UITextView: TintFollower {
  package final func tintHasChanged() {
    canvas.setNeedsDisplay()
    session.updateCaret()
  }
}

extension UITextView: TextBaselineOwner {
  package final var baselineOfText: TextBaseline? {
    measureIfNeeded()
    let font = attributesOfTyping[.font] as? UIFont ?? defaults.font
    let first = Double(textContainerInset.top + font.ascender)
    let last = ownLayout.lastLine.map {
      Double($0.rect.maxY + textContainerInset.top + font.descender)
    }
    return TextBaseline(
      fraction: 0, first: first, last: last ?? first, lineHeight: font.lineHeight)
  }
}

extension UITextView: AccessibilityDefaultsOwner {
  package final var defaultsForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isSecureTextEntry ? nil : ownStorage.string,
      traits: isEditable ? .none : .staticText)
  }
}
