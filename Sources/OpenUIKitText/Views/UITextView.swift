import OpenQuartzCore

/// Text with attributes in several lines, which scrolls, and which the user edits, selects or
/// reads.
///
/// The text is in `textStorage`, which the program may change; `layoutManager` lays it out into
/// `textContainer`. A program has a storage of its own by `init(frame:textContainer:)`. What the
/// program changes asks and reports nothing. A key of the user: `shouldChangeTextIn`, the change,
/// `textViewDidChangeSelection`, `textViewDidChange`, the notification.
///
/// The members that a subclass may override are in this file; the behaviour is in `UITextView+…`.
open class UITextView: UIScrollView, UITextInput, UITextSearching,
  UIContentSizeCategoryAdjusting
{
  /// Posted when editing has begun; the object is the text view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended; the object is the text view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text; the object is the text view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  final let ownContainer: NSTextContainer
  final let ownLayout: NSLayoutManager
  final let ownStorage: NSTextStorage
  final lazy var session = TextSession(self)
  final lazy var canvas = TextCanvas()
  final lazy var gestures = TextGestures(session)
  final lazy var viewContent = TextViewContent(self)
  final weak var textDelegate: (any UITextViewDelegate)?
  final var isEditingText = false
  final var typing: [NSAttributedString.Key: Any]?
  final var defaults = FieldDefaults()
  /// The matches of a search, and how they are shown.
  final var foundStyles: [NSRange: UITextSearchFoundTextStyle] = [:]
  /// The match that is the present one, or was it when the search ended.
  final var presentMatch: NSRange?
  /// The search that wants to know when the text changes.
  final var finds: UITextSearchAggregator<AnyHashable?>?
  final var finder: (delegate: TextViewFinder, interaction: UIFindInteraction)?
  /// Whether the size of the text is measured again in the next layout.
  final var needsMeasure = true

  /// A text view with a storage and a layout manager of its own, or with those of a container.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: A container whose layout manager has a storage; nil for new ones.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (ownContainer, ownLayout, ownStorage) = Self.system(for: textContainer)
    super.init(frame: frame)
    prepareTextView()
  }

  /// A text view with a storage and a layout manager of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Reads an empty text view, as `encode(with:)` of its superclass wrote it; nil if it cannot be
  /// read.
  public required init?(coder: NSCoder) {
    (ownContainer, ownLayout, ownStorage) = Self.system(for: nil)
    super.init(coder: coder)
    prepareTextView()
  }

  deinit {}

  /// Decides about editing, and is informed of it; the delegate of the scroll view too. Nil by
  /// default. Not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text; never nil, empty by default. Setting it sends nothing, and what was typed cannot be
  /// taken back any more.
  open var text: String! {
    get { ownStorage.string }
    set {
      session.setText(NSAttributedString(string: newValue ?? "", attributes: defaults.attributes))
    }
  }

  /// The text with its attributes, copied when it is set; what lacks a font or a colour has that of
  /// the view, and both become those of the first character.
  open var attributedText: NSAttributedString! {
    get { ownStorage.copy() as? NSAttributedString }
    set { setAttributed(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of all of the text; the system's of 12 points by default. Nil restores that.
  open var font: UIFont? {
    get { defaults.font }
    set {
      defaults.font = newValue ?? .systemFont(ofSize: 12)
      setAttribute(.font, defaults.font)
    }
  }

  /// The colour of all of the text; that of labels by default. Nil restores that.
  open var textColor: UIColor? {
    get { defaults.color }
    set {
      defaults.color = newValue ?? .label
      setAttribute(.foregroundColor, defaults.color)
    }
  }

  /// How all of the text is aligned; at the side where it begins by default.
  open var textAlignment: NSTextAlignment {
    get { defaults.alignment }
    set {
      defaults.alignment = newValue
      align()
    }
  }

  /// Whether the user can change the text; true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { usageDidChange() } } }

  /// Whether the user can select text and open links; true by default.
  open var isSelectable = true { didSet { if isSelectable != oldValue { usageDidChange() } } }

  /// The selection, in UTF-16; what is outside of the text is left out.
  open var selectedRange: NSRange {
    get { session.editor.selection }
    set {
      let units = session.units
      session.select { $0.select(newValue, in: units) }
    }
  }

  /// The attributes of what is typed: those before the caret, until they are set; a change of the
  /// selection restores that.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfTyping }
    set { typing = newValue }
  }

  /// Whether what is inserted next replaces all of the text; a change of the selection makes it
  /// false. False by default.
  open var clearsOnInsertion = false

  /// Whether fonts of text styles follow the size of text; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Finding

  /// Text views are searched one by one: they need no identity.
  public typealias DocumentIdentifier = AnyHashable?

  /// Whether the view has a find interaction, and so keys that find something; false by default.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { findInteractionDidChange() } }
  }

  /// The find interaction; nil while it is not enabled.
  open var findInteraction: UIFindInteraction? { finder?.interaction }

  /// Which of two ranges is first.
  open func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { session.compare(foundRange.start, toRange.start) }

  /// Searches in all of the text.
  open func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { find(queryString, options, resultAggregator) }

  /// Shows a range in a style.
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) { show(foundTextRange, as: style) }

  /// Shows all text as if nothing was found.
  open func clearAllDecoratedFoundText() { clearFound() }

  /// Whether the text can be changed.
  open var supportsTextReplacement: Bool { isEditable }

  /// Whether the text can be changed; the delegate is asked when it is.
  open func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) -> Bool { mayReplace(foundTextRange) }

  /// Replaces a match, if the delegate allows it.
  open func replace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) { replaceMatch(foundTextRange, with: replacementText) }

  /// Replaces all matches that the delegate allows; one step for taking back.
  open func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) { replaceMatches(queryString, options, with: replacementText) }

  /// Remembers the match, which is selected when the search ends.
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {
    presentMatch = session.span(foundTextRange)
  }

  /// Scrolls so that a match is in view.
  open func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    reveal(session.span(range), animated: true)
  }

  // MARK: Layout

  /// The text.
  open var textStorage: NSTextStorage { ownStorage }

  /// The layout manager of the text.
  open var layoutManager: NSLayoutManager { ownLayout }

  /// The room that the text is laid out into; as wide as the view.
  open var textContainer: NSTextContainer { ownContainer }

  /// The space around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textHasChanged() } }
  }

  /// Scrolls so that a range is in view, animated.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: true) }

  /// Whether the view scrolls. If not, the height of the text is its intrinsic height.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The height of the text at the present width, if the view does not scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let size = fittingSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    return CGSize(
      width: bounds.width > 0 ? UIView.noIntrinsicMetric : size.width, height: size.height)
  }

  /// The size of the text with the space around it, at most as wide as a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  // MARK: First responder

  /// Whether the text can be changed or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it; text that cannot be changed only takes keys.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, isEditingText, !(delegate?.textViewShouldEndEditing(self) ?? true) {
      return false
    }
    return super.resignFirstResponder()
  }

  /// The view at the bottom of the window while the text is edited, in place of a keyboard; nil by
  /// default. Set while it is edited it is shown by `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// The view above that; nil, that of a responder further in the chain, by default. Set while the
  /// text is edited it is shown by `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  final var inputViews: (input: UIView?, accessory: UIView?)

  /// Whether keys can move the focus to the text.
  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  // MARK: Text input

  /// Whether there is text.
  open var hasText: Bool { ownStorage.length > 0 }

  /// Inserts a text in place of the selection. The delegate is not asked.
  open func insertText(_ text: String) { session.insert(text) }

  /// Deletes the selection, or the character before the caret. The delegate is not asked. Also
  /// called where there is nothing to delete.
  open func deleteBackward() { session.deleteBackward() }

  /// The text of a range; nil for a range of another document.
  open func text(in range: UITextRange) -> String? { session.text(in: range) }

  /// Replaces the text of a range, and sets the caret behind it. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    session.replace(range, with: text)
  }

  /// The selection; empty for a caret, nil for none.
  open var selectedTextRange: UITextRange? {
    get { session.selectedRange }
    set { session.select(newValue) }
  }

  /// The text that an input method composes; nil without any.
  open var markedTextRange: UITextRange? { session.markedRange }

  /// The attributes of marked text: the colour of the line below it, and that behind it. Nil by
  /// default.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { session.markedStyle }
    set {
      session.markedStyle = newValue
      canvas.setNeedsDisplay()
    }
  }

  /// Shows text that is composed, in place of the marked text, or else of the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    session.mark(markedText ?? "", selecting: selectedRange)
  }

  /// Makes the marked text plain text.
  open func unmarkText() { session.unmark() }

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }

  /// Where the text ends.
  open var endOfDocument: UITextPosition { TextPlace(editedStorage.length) }

  /// The range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { session.range(from: fromPosition, to: toPosition) }

  /// The position at a distance in UTF-16; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    session.position(from: position, offset: offset)
  }

  /// The position some characters or lines further; nil outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { session.position(from: position, in: direction, offset: offset) }

  /// Which of two positions is first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    session.compare(position, other)
  }

  /// The distance of two positions in UTF-16.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    session.offset(from: from, to: toPosition)
  }

  /// The position in a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { session.position(within: range, farthestIn: direction) }

  /// The range from a position to the end of its line, or of the text, in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { session.range(byExtending: position, in: direction) }

  /// To which side the paragraph of a position runs.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { session.direction(at: session.place(position)) }

  /// Lets the paragraphs of a range run to a side.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { session.setDirection(writingDirection, for: range) }

  /// A rectangle around the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { session.firstRect(for: range) }

  /// Where a caret stands. The caret that is seen is there too.
  open func caretRect(for position: UITextPosition) -> CGRect { session.caretRect(for: position) }

  /// The rectangles of a selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    session.selectionRects(for: range)
  }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(session.place(near: point))
  }

  /// The position in a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    session.position(near: point, within: range)
  }

  /// The character at a point; nil if there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { session.character(at: point) }

  /// The object that is informed of changes that the input of text has not made; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { session.inputDelegate }
    set { session.inputDelegate = newValue }
  }

  /// Says where words and other units are.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  final lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

  /// At which of two places the caret stands where a line breaks.
  open var selectionAffinity: UITextStorageDirection {
    session.editor.isUpstream ? .backward : .forward
  }

  // MARK: Traits of the input

  /// Which letters become capital by themselves; the first ones of sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; as the system does by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked; as the system does by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic ones; as the system does by default.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash; as the system does by default.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether blanks are added and removed around what is pasted; as the system does by default.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of the text; any by default.
  open var keyboardType = UIKeyboardType.default
  /// The look of a keyboard on the screen; that of the traits by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The text on the Return key; Return by default.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text; nil by default.
  open var textContentType: UITextContentType!
  /// Whether nobody may see the text; false by default. A text view shows it nevertheless, and
  /// takes no input methods then.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { TextTracker.update() } }
  }

  // MARK: Actions

  /// Whether an action can be done now: cutting, copying and deleting with a selection, pasting
  /// with text on the pasteboard, and nothing of that kind where the text may not be seen or
  /// changed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    session.allows(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection to the pasteboard and removes it, if the delegate allows that.
  open override func cut(_ sender: Any?) { session.cut() }

  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { session.copySelection() }

  /// Inserts the text of the pasteboard, if the delegate allows that.
  open override func paste(_ sender: Any?) { session.paste() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { session.selectWord() }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { session.selectAll() }

  /// Removes the selection, if the delegate allows that.
  open override func delete(_ sender: Any?) { session.deleteSelection() }

  /// The manager of this text, which takes back what was typed.
  open override var undoManager: UndoManager? { session.history.manager }
}
