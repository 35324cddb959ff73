/// A field for what is searched: with a magnifying glass, and tokens before the text.
///
/// Tokens are no part of `text`. As positions they are before it, one each: the document begins
/// with the first token, and `textualRange` with the text. Backspace where the text begins selects
/// the last token, and once more removes it.
open class UISearchTextField: UITextField {
  final var shownTokens: [UISearchToken] = []
  final let strip = UIView(frame: .zero)
  final var tokenViews: [TokenView] = []
  /// The index of the token that is selected.
  final var selectedToken: Int? {
    didSet { if selectedToken != oldValue { showTokenColors() } }
  }

  /// A field without text and tokens.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Reads a field as its superclass does; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  deinit {}

  // MARK: Tokens

  /// The tokens before the text; none by default. Setting them reports nothing.
  open var tokens: [UISearchToken] {
    get { shownTokens }
    set { setTokens(newValue) }
  }

  /// Inserts a token. A place that is none is refused.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: Its index then, at most the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard isTokenIndex(tokenIndex, upTo: shownTokens.count) else { return }
    setTokens(shownTokens[..<tokenIndex] + [token] + shownTokens[tokenIndex...])
  }

  /// Removes a token. An index without a token is refused.
  open func removeToken(at tokenIndex: Int) {
    guard isTokenIndex(tokenIndex, upTo: shownTokens.count - 1) else { return }
    setTokens(shownTokens[..<tokenIndex] + shownTokens[(tokenIndex + 1)...])
  }

  /// The position before a token; that where the document begins for an index without a token,
  /// which is refused.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    guard isTokenIndex(tokenIndex, upTo: shownTokens.count - 1) else { return beginningOfDocument }
    return TextPlace(tokenIndex - shownTokens.count)
  }

  /// The tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    indices(in: textRange).map { shownTokens[$0] }
  }

  /// The range of the text behind the tokens.
  open var textualRange: UITextRange {
    TextSpan(NSRange(location: 0, length: editedStorage.length))
  }

  /// Puts a token in place of text. Tokens in the range stay.
  ///
  /// - Parameters:
  ///   - textRange: The range; the text in it is removed.
  ///   - token: The token.
  ///   - tokenIndex: Its index then, at most the number of tokens; another one is refused.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    guard isTokenIndex(tokenIndex, upTo: shownTokens.count) else { return }
    let span = session.span(textRange)
    if span.length > 0 { super.replace(TextSpan(span), withText: "") }
    insertToken(token, at: min(tokenIndex, shownTokens.count))
  }

  /// The colour of the tokens; the tint by default. Nil restores that.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor }
    set {
      ownTokenColor = newValue
      showTokenColors()
    }
  }
  private(set) final var ownTokenColor: UIColor?

  /// Whether the user can remove tokens; true by default.
  open var allowsDeletingTokens = true

  // MARK: Text

  /// Whether there is text, or a token.
  open override var hasText: Bool { super.hasText || !shownTokens.isEmpty }

  /// Inserts a text, in place of a token that is selected. The delegate is not asked.
  open override func insertText(_ text: String) {
    if let selectedToken, shownTokens.indices.contains(selectedToken) {
      removeToken(at: selectedToken)
    }
    super.insertText(text)
  }

  /// Deletes as in every field; where the text begins it selects the last token, or removes the one
  /// that is selected.
  open override func deleteBackward() {
    if !deleteToken() { super.deleteBackward() }
  }

  /// Replaces the text of a range, and removes its tokens. The delegate is not asked.
  open override func replace(_ range: UITextRange, withText text: String) {
    let removed = Set(indices(in: range))
    if !removed.isEmpty {
      setTokens(shownTokens.indices.filter { !removed.contains($0) }.map { shownTokens[$0] })
    }
    super.replace(range, withText: text)
  }

  /// The selection: that of the text, or a token that is selected.
  open override var selectedTextRange: UITextRange? {
    get {
      guard let selectedToken else { return super.selectedTextRange }
      return TextSpan(NSRange(location: selectedToken - shownTokens.count, length: 1))
    }
    set {
      let token = newValue.flatMap { session.span($0).length == 0 ? indices(in: $0).last : nil }
      super.selectedTextRange = newValue
      selectedToken = token
    }
  }

  /// Where the first token is, or the text without any.
  open override var beginningOfDocument: UITextPosition { TextPlace(-shownTokens.count) }

  /// The range between two positions.
  open override func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { tokenRange(from: fromPosition, to: toPosition) }

  /// The position at a distance, a token counting one; nil outside of the document.
  open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    tokenPosition(from: position, offset: offset)
  }

  /// Which of two positions is first.
  open override func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    let (one, two) = (place(position), place(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// The distance of two positions, a token counting one.
  open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    place(toPosition) - place(from)
  }

  // MARK: Layout

  /// The room behind the glass and the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    searchRoom(in: bounds, isEditing: false)
  }

  /// The same while the field is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    searchRoom(in: bounds, isEditing: true)
  }

  /// Where the button is that removes the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sidePlace(of: FieldParts.clearSize, in: bounds, isLeading: false)
  }

  /// Where the glass is, or another left view.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { sidePlace(of: $0.bounds.size, in: bounds, isLeading: true) } ?? .zero
  }

  /// Where the right view is.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightView.map { sidePlace(of: $0.bounds.size, in: bounds, isLeading: false) } ?? .zero
  }

  /// As wide as the text needs, and 36 points high, or more with a large font.
  open override var intrinsicContentSize: CGSize { fittingSearchSize }

  /// The same, whatever the size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSearchSize }

  override func selectionDidMove() { selectedToken = nil }

  override func layOutTokens() { placeTokens() }

  override func removeTokens() -> Bool {
    guard !shownTokens.isEmpty else { return false }
    setTokens([])
    return true
  }
}
