extension UITextView {
  /// Makes the interaction that finds something, or takes it away.
  final func findInteractionDidChange() {
    if isFindInteractionEnabled {
      let delegate = TextViewFinder(self)
      let interaction = UIFindInteraction(sessionDelegate: delegate)
      finder = (delegate, interaction)
      addInteraction(interaction)
    } else if let old = finder {
      finder = nil
      removeInteraction(old.interaction)
    }
  }

  /// Finds a text in all of the text.
  final func matches(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let text = ownStorage.string as NSString
    let units = session.units
    var result: [NSRange] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let match = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard match.location != NSNotFound, match.length > 0 else { break }
      if fits(match, options.wordMatchMethod, in: units) { result.append(match) }
      rest = NSRange(location: match.upperBound, length: text.length - match.upperBound)
    }
    return result
  }

  private func fits(
    _ match: NSRange, _ method: UITextSearchOptions.WordMatchMethod, in units: TextUnits
  ) -> Bool {
    guard method != .contains else { return true }
    let word = units.range(of: .word, at: match.location, isForward: true)
    guard word?.location == match.location else { return false }
    guard method == .fullWord else { return true }
    return units.range(of: .word, at: match.upperBound, isForward: false)?.upperBound
      == match.upperBound
  }

  /// Searches, and remembers who wants to know when the text changes.
  final func find(
    _ query: String, _ options: UITextSearchOptions, _ result: UITextSearchAggregator<AnyHashable?>
  ) {
    finds = result
    for match in matches(of: query, options) {
      result.foundRange(TextSpan(match), searchString: query, document: nil)
    }
    result.finishedSearching()
  }

  final func show(_ range: UITextRange, as style: UITextSearchFoundTextStyle) {
    foundStyles[session.span(range)] = style == .normal ? nil : style
    canvas.setNeedsDisplay()
  }

  final func clearFound() {
    (foundStyles, finds) = ([:], nil)
    canvas.setNeedsDisplay()
  }

  /// The text has changed: what was found is somewhere else, or nowhere.
  final func invalidateFound() {
    guard let finds else { return }
    (foundStyles, presentMatch) = ([:], nil)
    finds.invalidate()
  }

  final func mayReplace(_ range: UITextRange) -> Bool {
    isEditable && session.span(range).length > 0
  }

  final func replaceMatch(_ range: UITextRange, with text: String) {
    guard isEditable else { return }
    let span = session.span(range)
    guard span.length > 0 else { return }
    session.unmark()
    session.perform(TextEditor.Edit(range: span, text: text), .other)
  }

  /// Replaces all matches, the last one first; one step for taking back.
  final func replaceMatches(_ query: String, _ options: UITextSearchOptions, with text: String) {
    guard isEditable else { return }
    session.unmark()
    let found = matches(of: query, options)
    session.history.grouped {
      for match in found.reversed() {
        let before = ownStorage.length
        guard match.upperBound <= before else { return }
        let isMade = session.perform(TextEditor.Edit(range: match, text: text), .other)
        // The delegate may have changed the text: the other places are unknown then.
        let expected = isMade ? before - match.length + text.utf16.count : before
        guard ownStorage.length == expected, isEditable else { return }
      }
    }
  }

  final func drawFound(in lines: NSRange, _ rects: (NSRange) -> [CGRect]) {
    for (range, style) in foundStyles where NSIntersectionRange(range, lines).length > 0 {
      // Fidelity: the colours of matches are not documented. [decided]
      let color = style == .highlighted ? UIColor.systemYellow : UIColor.systemGray
      color.withAlphaComponent(style == .highlighted ? 0.7 : 0.3).setFill()
      for rect in rects(range) { UIRectFill(rect) }
    }
  }
}

/// Provides the search of a text view, and selects the match that was the present one.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  deinit {}

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { self.view.map { UITextSearchingFindSession(searchableObject: $0) } }

  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    view?.presentMatch = nil
  }

  // Fidelity: the match that was the present one is selected when the find bar disappears.
  // [decided]
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    guard let view, let match = view.presentMatch else { return }
    view.presentMatch = nil
    let units = view.session.units
    view.session.select { $0.select(match, in: units) }
  }
}
