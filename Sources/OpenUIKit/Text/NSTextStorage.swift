/// A text with attributes that can change, and that notifies what lays it out.
///
/// On Linux use it, or `addAttributes(_:range:)`, where objects of a class of your own are changed
/// as attributes: Foundation's own `NSMutableAttributedString` stops the program where it compares
/// two of them. `mutableString` is a copy.
///
/// A range that is not inside the text is reported: nothing is changed then, and nothing is found.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes of a text.
  public struct EditActions: OptionSet, Sendable {
    /// One bit per kind.
    public let rawValue: UInt

    /// Kinds of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers of the text, in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The object that is informed of changes; referred to weakly, nil by default.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes since changes were last processed.
  open private(set) var editedMask: EditActions = []
  /// Where it has changed, in the text as it is now; not found if it has not.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How many UTF-16 units the text has more than before.
  open private(set) var changeInLength = 0
  private var editingDepth = 0

  private var stored: AttributeRuns

  /// An empty text.
  public convenience init() { self.init(string: "") }

  /// A text without attributes.
  public override init(string: String) {
    stored = AttributeRuns(string, nil)
    super.init(string: "")
  }

  /// A text all of which has the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    stored = AttributeRuns(string, attrs)
    super.init(string: "")
  }

  /// A copy of another one.
  public override init(attributedString attrStr: NSAttributedString) {
    stored = AttributeRuns(attrStr)
    super.init(string: "")
  }

  /// Reads what `encode(with:)` wrote, without what lays the text out; nil if it cannot be read.
  public required init?(coder: NSCoder) {
    guard let runs = AttributeRuns(coder: coder) else { return nil }
    stored = runs
    super.init(string: "")
  }

  /// Writes the characters and those attributes that can be archived.
  open override func encode(with coder: NSCoder) { stored.encode(with: coder) }

  /// Apple's class for archives of all texts that may change.
  open override var classForCoder: AnyClass { NSTextStorage.self }

  deinit {}

  /// Adds what lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textDidChange()
  }

  /// Removes what lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
    aLayoutManager.textDidChange()
  }

  // MARK: Changes

  /// Notes a change; processes it unless more follow before `endEditing()`.
  ///
  /// - Parameters:
  ///   - editedMask: the kinds of the changes.
  ///   - editedRange: where, in the text before the change.
  ///   - delta: how many UTF-16 units the text has more.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    // In the text before the change, which a subclass may make earlier or later.
    guard delta.magnitude < 1 << 40,
      editedRange.checkInside(length: max(length, length - delta))
    else { return }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let changed = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound
      ? changed : NSUnionRange(self.editedRange, changed)
    if editingDepth == 0 { processEditing() }
  }

  /// Informs the delegate and what lays out the text of the changes that were noted.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (range, delta) = (editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.textDidChange(in: range, changeInLength: delta) }
  }

  /// Begins changes that are processed together, at the matching `endEditing()`.
  open override func beginEditing() {
    editingDepth += 1
    super.beginEditing()
  }

  /// Ends changes that are processed together.
  open override func endEditing() {
    super.endEditing()
    editingDepth = max(editingDepth - 1, 0)
    if editingDepth == 0 { processEditing() }
  }

  /// Replaces characters; the new ones have the attributes of the first one that they replace, or
  /// of the one before.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    guard range.checkInside(length: stored.length) else { return }
    stored.replace(range, with: AttributeRuns(str, nil), inherits: true)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces characters and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard range.checkInside(length: stored.length) else { return }
    let new = AttributeRuns(attrString)
    stored.replace(range, with: new, inherits: false)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: new.length - range.length)
  }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Adds a text before a character.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds a text at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Replaces all of the text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Replaces all attributes of characters.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { $0 = attrs ?? [:] }
  }

  /// Gives characters another value of an attribute.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Gives characters other values of attributes.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute of characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ function: String = #function,
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.checkInside(length: stored.length, function) else { return }
    stored.change(range, body)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Reading

  /// The characters.
  open override var string: String { stored.string }

  /// The number of UTF-16 units.
  open override var length: Int { stored.length }

  /// A copy of the characters.
  open override var mutableString: NSMutableString { NSMutableString(string: string) }

  /// The attributes of a character, and where they are the same.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    stored.checkedAttributes(at: location, range)
  }

  /// An attribute of a character, and where all attributes are the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The attributes of a character, and where in a range they are the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    stored.checkedAttributes(at: location, range, in: rangeLimit, isSame: AttributeRuns.areSame)
  }

  /// An attribute of a character, and where in a range it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    stored.checkedAttributes(at: location, range, in: rangeLimit) {
      AttributeRuns.isSame($0[attrName], $1[attrName])
    }[attrName]
  }

  /// The text of a range.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    StoredAttributedString(stored.checkedPart(range))
  }

  /// Calls a closure for each run in a range, the last one first if that is asked for.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(enumerationRange, opts, AttributeRuns.areSame) { attributes, range, stop in
      block(attributes, range, stop)
    }
  }

  /// Calls a closure for each part of a range in which an attribute is the same.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(enumerationRange, opts) {
      AttributeRuns.isSame($0[attrName], $1[attrName])
    } body: { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  private func enumerate(
    _ limit: NSRange, _ options: NSAttributedString.EnumerationOptions,
    _ isSame: ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) -> Bool,
    function: String = #function,
    body: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard limit.checkInside(length: stored.length, function) else { return }
    var stop = ObjCBool(false)
    let isReversed = options.contains(.reverse)
    var (start, end) = (limit.lowerBound, min(limit.upperBound, length))
    while start < end, !stop.boolValue {
      let place = isReversed ? end - 1 : start
      let range = stored.range(
        around: place, in: NSRange(location: start, length: end - start), isSame: isSame)
      body(stored.attributes(at: place).0, range, &stop)
      if isReversed { end = range.lowerBound } else { start = range.upperBound }
      end = min(end, length)
    }
  }

  /// Whether both have the same characters with the same attributes.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    stored == AttributeRuns(other)
  }

  /// Whether the other one is a text with the same characters and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map(isEqual(to:)) ?? false
  }

  /// The same for equal texts.
  open override var hash: Int { string.hash }

  /// A text that does not change.
  open override func copy(with zone: NSZone? = nil) -> Any { StoredAttributedString(stored) }

  /// Another one that can change, without what lays this one out.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSTextStorage(attributedString: self)
  }
}

/// An object that is informed of changes of a text.
nonisolated public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed; may change attributes and characters once more.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called before what lays out the text is informed; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

// Apple's are optional.
nonisolated extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
