import OpenQuartzCore

/// One line of text that the user edits.
///
/// A field edits while it is the first responder. It asks its delegate before it begins and ends,
/// and before each change of the user; what the program sets asks and reports nothing. Begin:
/// `textFieldShouldBeginEditing`, that of another field which ends, `textFieldDidBeginEditing`,
/// `editingDidBegin`. A key: `shouldChangeCharactersIn`, the change, `textFieldDidChangeSelection`,
/// `editingChanged`, the notification. Return: `textFieldShouldReturn`, and unless it says no
/// `editingDidEndOnExit`; a field that has an action for that resigns then. End:
/// `textFieldShouldEndEditing`, `textFieldDidEndEditing`, `editingDidEnd`.
///
/// The members that a subclass may override are in this file; the behaviour is in
/// `UITextField+…`.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The look of the border.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line around the field.
    case line = 1
    /// A line with shadow.
    case bezel = 2
    /// A line with round corners, on a background.
    case roundedRect = 3
  }

  /// When a view beside the text is seen.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted.
    case committed = 0
  }

  /// Posted when editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the reason in the notification of the end.
  nonisolated public static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

  final let editedStorage = NSTextStorage()
  final let shownLayout = NSLayoutManager()
  final let container = NSTextContainer(size: .zero)
  final lazy var session = TextSession(self)
  final lazy var canvas = TextCanvas()
  final let parts = FieldParts()
  final lazy var gestures = TextGestures(session)
  /// The dots that are shown in place of the text.
  final var dots: NSTextStorage?
  final var isEditingText = false
  /// Whether what is typed first replaces a secret text.
  final var replacesSecret = false
  /// How far the text is scrolled to the left, in points.
  final var scrolled: CGFloat = 0
  final var typing: [NSAttributedString.Key: Any]?
  final var defaults = FieldDefaults()

  /// The alert or the search bar around the field, which does not retain it.
  final weak var owner: (any FieldOwner)?
  final var shownInput: UIView?
  final var shownAccessory: UIView?

  /// Decides about editing, and is informed of it; nil by default. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// An empty field without border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Reads an empty field, as `encode(with:)` of its superclass wrote it; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  deinit {}

  // MARK: Text

  /// The text; never nil, empty by default. Setting it sends nothing, and what was typed cannot be
  /// taken back any more. Ends of lines become blanks.
  open var text: String? {
    get { editedStorage.string }
    set {
      typing = nil
      session.setText(
        NSAttributedString(
          string: (newValue ?? "").inOneLine, attributes: defaults.attributes))
    }
  }

  /// The text with its attributes, copied when it is set; what it lacks has the values of the
  /// field.
  open var attributedText: NSAttributedString? {
    get { editedStorage.copy() as? NSAttributedString }
    set {
      typing = nil
      session.setText(defaults.completed(newValue ?? NSAttributedString(string: "")))
    }
  }

  /// The font of all of the text and of the placeholder; that of the body style by default. Nil
  /// restores that.
  open var font: UIFont? {
    get { defaults.font }
    set {
      defaults.font = newValue ?? FieldDefaults.font
      setDefault(.font, defaults.font)
    }
  }

  /// The colour of all of the text; that of labels by default. Nil restores that.
  open var textColor: UIColor? {
    get { defaults.color }
    set {
      defaults.color = newValue ?? .label
      setDefault(.foregroundColor, defaults.color)
    }
  }

  /// How the text is aligned; at the side where it begins by default.
  open var textAlignment: NSTextAlignment {
    get { defaults.alignment }
    set {
      defaults.alignment = newValue
      setDefault(.paragraphStyle, defaults.style)
    }
  }

  /// The attributes of text that has none of its own: font, colour, style of the paragraph. Setting
  /// them changes all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaults.attributes }
    set {
      defaults.take(newValue)
      let all = NSRange(location: 0, length: editedStorage.length)
      editedStorage.setAttributes(defaults.attributes, range: all)
      textHasChanged()
    }
  }

  /// The attributes of what is typed; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditingText ? attributesOfTyping : nil }
    set { typing = newValue }
  }

  /// Whether fonts of text styles follow the size of text; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Placeholder and border

  /// The text that is shown while there is none; nil by default.
  open var placeholder: String? {
    get { parts.placeholder?.string }
    set {
      parts.placeholder = newValue.map { NSAttributedString(string: $0) }
      placeholderDidChange()
    }
  }

  /// The same with attributes, copied when it is set; what it lacks has the font of the field, and
  /// the colour of placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder }
    set {
      parts.placeholder = newValue?.copy() as? NSAttributedString
      placeholderDidChange()
    }
  }

  /// The look of the border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { lookDidChange() } }
  }

  /// The picture behind the text, where the border is not round; nil by default.
  open var background: UIImage? { didSet { lookDidChange() } }

  /// The same while the field cannot be used; nil, `background`, by default.
  open var disabledBackground: UIImage? { didSet { lookDidChange() } }

  /// Whether the user can edit the text; true by default. A field that is edited ends.
  open override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      lookDidChange()
      if !isEnabled, isFirstResponder { resignFirstResponder() }
    }
  }

  // MARK: Parts

  /// When the button is seen that removes the text; never by default. Not beside a right view.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// A view before the text, at its left unless the layout is mirrored; nil by default.
  open var leftView: UIView? { didSet { replacePart(oldValue, by: leftView) } }

  /// When it is seen; never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// A view behind the text; nil by default.
  open var rightView: UIView? { didSet { replacePart(oldValue, by: rightView) } }

  /// When it is seen; never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// Whether a tap that begins editing removes the text, unless the delegate says no; false by
  /// default.
  open var clearsOnBeginEditing = false

  /// Whether what is inserted next replaces all of the text; a change of the selection makes it
  /// false. False by default.
  open var clearsOnInsertion = false

  /// Whether the text is edited.
  open var isEditing: Bool { isEditingText }

  // MARK: Rectangles

  /// Where the border is; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: false) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: true) }

  /// Where the placeholder is; where the text is by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditingText ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the button is that removes the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: FieldParts.clearSize, in: bounds, isLeading: false)
  }

  /// Where the left view is: its own size, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { sideRect(of: $0.bounds.size, in: bounds, isLeading: true) } ?? .zero
  }

  /// Where the right view is: its own size, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightView.map { sideRect(of: $0.bounds.size, in: bounds, isLeading: false) } ?? .zero
  }

  /// Draws the text while it is not edited, the rectangle being that of the text.
  open func drawText(in rect: CGRect) { session.draw() }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

  /// The size of the text, or of a placeholder that is longer, with border and views beside it.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The same, whatever the size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: First responder

  /// Whether the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it, and what is edited ends.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true, owner?.fieldShouldBegin() ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder,
      !(delegate?.textFieldShouldEndEditing(self) ?? true) || owner?.fieldShouldEnd() == false
    {
      return false
    }
    return super.resignFirstResponder()
  }

  /// The view at the bottom of the window while the field is edited, in place of a keyboard; nil by
  /// default. Set while it is edited it is shown by `reloadInputViews()`.
  open override var inputView: UIView? {
    get { shownInput }
    set { shownInput = newValue }
  }

  /// The view above that; nil, that of a responder further in the chain, by default. Set while the
  /// field is edited it is shown by `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { shownAccessory }
    set { shownAccessory = newValue }
  }

  // What fields with more than text do, of subclasses in this module.

  /// The selection has changed.
  func selectionDidMove() {}

  /// Places what is there besides the text.
  func layOutTokens() {}

  /// Removes what is there besides the text. Returns whether there was something.
  func removeTokens() -> Bool { false }

  // MARK: Text input

  /// Whether there is text.
  open var hasText: Bool { editedStorage.length > 0 }

  /// Inserts a text in place of the selection. The delegate is not asked.
  open func insertText(_ text: String) { session.insert(text.inOneLine) }

  /// Deletes the selection, or the character before the caret. The delegate is not asked. Also
  /// called where there is nothing to delete.
  open func deleteBackward() { session.deleteBackward() }

  /// The text of a range; nil for a range of another document.
  open func text(in range: UITextRange) -> String? { session.text(in: range) }

  /// Replaces the text of a range, and sets the caret behind it. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    session.replace(range, with: text.inOneLine)
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
    session.mark((markedText ?? "").inOneLine, selecting: selectedRange)
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
  /// Whether nobody may see the text: it is shown as dots, cannot be copied, and is replaced by
  /// what is typed first. False by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secrecyDidChange() } }
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
