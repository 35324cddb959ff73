/// A view, or its helper, that shows a text which a layout manager lays out.
package protocol TextLayoutClient: AnyObject {
  /// The storage has processed a change.
  ///
  /// - Parameters:
  ///   - range: Where, in the text as it is now.
  ///   - delta: How many units of UTF-16 the text has more.
  nonisolated func textStorageDidChange(in range: NSRange, changeInLength delta: Int)
}

/// Sets a text into a container, and says where its characters are. On the main thread.
///
/// Glyphs are counted as the UTF-16 units of the text, so that the index of a glyph is that of its
/// character. All of the text is in the first container.
nonisolated open class NSLayoutManager: NSObject {
  // Fidelity: a text without a font has 12 points, and black letters. [documented]
  @MainActor private static let font = UIFont.systemFont(ofSize: 12)

  /// The text; set by what adds the layout manager to it.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers that the text is set into, in the order in which they were added.
  open private(set) var textContainers: [NSTextContainer] = []
  private var made: LaidOutText?
  /// Where the text has changed since it was laid out, as it is now, and how much longer it is.
  private var change: (range: NSRange, delta: Int)?

  /// The font of a text without characters, by which a caret is as high as what will be typed; nil
  /// for that of a text without a font.
  package final var fontOfEmptyText: UIFont? {
    didSet { if fontOfEmptyText != oldValue, numberOfGlyphs == 0 { made = nil } }
  }
  /// The alignment of paragraphs without a style, and of a text without characters.
  package final var alignmentOfPlainText = NSTextAlignment.natural {
    didSet { if alignmentOfPlainText != oldValue { made = nil } }
  }

  /// A layout manager without text and container.
  public override init() { super.init() }

  deinit {}

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    made = nil
  }

  /// Removes a container. An index that is none does nothing.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    made = nil
  }

  /// Lays out the text again when it is needed.
  func textDidChange() { made = nil }

  /// The object that shows the text; it is informed of changes of the storage.
  package final weak var client: (any TextLayoutClient)?

  /// Lays out the text again when it is needed, and informs what shows it.
  func textDidChange(in range: NSRange, changeInLength delta: Int) {
    noteChange(in: range, delta)
    client?.textStorageDidChange(in: range, changeInLength: delta)
  }

  private func noteChange(in range: NSRange, _ delta: Int) {
    guard made != nil else { return }
    guard let before = change else { return change = (range, delta) }
    // What has changed before, as it was before this change.
    let old = NSRange(location: range.location, length: max(range.length - delta, 0))
    var all = NSUnionRange(before.range, old)
    all.length += delta
    change = (all, before.delta + delta)
  }

  // Fidelity: false by default; text views have it. [documented]
  /// Whether parts of a long text may be laid out before what is above them: heights of paragraphs
  /// that were not needed yet are estimated then. Default false.
  open var allowsNonContiguousLayout = false

  /// Whether the heights of some paragraphs are estimated now.
  open var hasNonContiguousLayout: Bool {
    guard let container = textContainers.first, allowsNonContiguousLayout else { return false }
    return with(container) { text, _ in text.unknown > 0 } ?? false
  }

  // Fidelity: true by default. [documented]
  /// Whether the space that fonts specify is between lines. Default true.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { made = nil } }
  }

  /// Lays out characters again when they are needed, because something has changed that the layout
  /// manager does not know of, such as what a text container of the program says.
  ///
  /// - Parameter charRange: the characters; all are laid out again.
  /// - Parameter actualCharRange: receives which.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    made = nil
  }

  // MARK: Layout

  /// Lays out the text in a container now.
  open func ensureLayout(for container: NSTextContainer) {
    with(container) { text, _ in text.layOutAll() }
  }

  /// Lays out characters now.
  ///
  /// - Parameter charRange: the characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    guard let container = textContainers.first, charRange.checkInside(length: numberOfGlyphs)
    else { return }
    with(container) { text, _ in
      for index in text.indexes(of: charRange) { text.paragraph(index) }
    }
  }

  /// Lays out glyphs now.
  ///
  /// - Parameter glyphRange: the glyphs.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {
    ensureLayout(forCharacterRange: glyphRange)
  }

  /// Lays out what is in a rectangle of a container now.
  ///
  /// - Parameter bounds: the rectangle, in the coordinates of the container.
  /// - Parameter container: the container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    guard bounds.minY.isFinite, bounds.maxY.isFinite else { return }
    with(container) { text, _ in text.layOut(from: bounds.minY, to: bounds.maxY) }
  }

  /// The number of UTF-16 units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Where the text is in a container, with the padding of lines. Heights of paragraphs that are
  /// not laid out yet are estimated, if that is allowed.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    with(container) { text, padding in
      let size = text.size
      return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    } ?? .zero
  }

  /// The glyphs that a container has.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    with(container) { text, _ in
      NSRange(location: 0, length: text.endOfShown)
    } ?? NSRange()
  }

  /// The rectangle around glyphs in a container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard glyphRange.checkInside(length: numberOfGlyphs) else { return .zero }
    return with(container) { layout, padding in
      let rects = layout.rects(of: glyphRange)
      guard let first = rects.first else { return .zero }
      return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    } ?? .zero
  }

  /// Calls a block with rectangles that cover glyphs in a container, line by line.
  ///
  /// - Parameter glyphRange: the glyphs.
  /// - Parameter selectedRange: glyphs that are selected, of which all rectangles are as high as
  ///   their lines are; they are that high without a selection too.
  /// - Parameter textContainer: the container.
  /// - Parameter block: receives each rectangle, and what ends the calls.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard glyphRange.checkInside(length: numberOfGlyphs) else { return }
    let rects = with(textContainer) { layout, padding in
      layout.rects(of: glyphRange).map { $0.offsetBy(dx: padding, dy: 0) }
    }
    var stop: ObjCBool = false
    for rect in rects ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Points

  /// The glyph at a point of a container, or the nearest.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point of a container, or the nearest.
  ///
  /// - Parameter point: where, in the coordinates of the container.
  /// - Parameter container: the container of the layout.
  /// - Parameter partialFraction: receives how much of the glyph is before the point, 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// How much of the glyph at a point is before it, 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character at a point of a container, or the nearest.
  ///
  /// - Parameter point: where, in the coordinates of the container.
  /// - Parameter container: the container of the layout.
  /// - Parameter partialFraction: receives how much of the character is before the point, 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = with(container) { layout, padding in
      layout.character(at: CGPoint(x: point.x - padding, y: point.y))
    }
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.location ?? 0
  }

  // MARK: Characters

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  // MARK: Lines

  /// Where the line of a glyph is, as wide as the container.
  ///
  /// - Parameter glyphIndex: the index of the glyph.
  /// - Parameter effectiveGlyphRange: receives the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange()
    return line?.rect ?? .zero
  }

  /// Where the glyphs of the line of a glyph are, with the padding.
  ///
  /// - Parameter glyphIndex: the index of the glyph.
  /// - Parameter effectiveGlyphRange: receives the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange()
    return line?.usedRect ?? .zero
  }

  /// Where a glyph begins on the baseline, relative to the rectangle of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let line = line(at: glyphIndex) else {
      return .zero
    }
    return with(container) { layout, padding in
      let caret = layout.caretRect(at: glyphIndex)
      return CGPoint(x: caret.minX + padding, y: line.baseline - line.rect.minY)
    } ?? .zero
  }

  /// Calls a block with each line that has glyphs of a range: its rectangle, where its glyphs are,
  /// the container, its glyphs, and what ends the calls.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first,
      glyphRange.checkInside(length: numberOfGlyphs)
    else { return }
    var stop: ObjCBool = false
    for line in lines(of: glyphRange) {
      block(line.rect, line.usedRect, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  private struct Line {
    var range: NSRange
    var rect: CGRect
    var usedRect: CGRect
    var baseline: CGFloat

    init(_ line: TextLineFragment, width: CGFloat, padding: CGFloat) {
      range = line.range
      baseline = line.baseline
      rect = CGRect(
        x: 0, y: line.usedRect.minY, width: width + 2 * padding, height: line.usedRect.height)
      usedRect = CGRect(
        x: line.usedRect.minX, y: rect.minY, width: line.usedRect.width + 2 * padding,
        height: rect.height)
    }
  }

  /// The lines that have glyphs of a range.
  private func lines(of range: NSRange) -> [Line] {
    guard let container = textContainers.first else { return [] }
    return with(container) { text, padding in
      let width = text.setting.width ?? text.size.width
      return text.lines(of: range).map { Line($0, width: width, padding: padding) }
    } ?? []
  }

  private func line(at glyph: Int) -> Line? {
    guard let container = textContainers.first else { return nil }
    return with(container) { text, padding in
      let width = text.setting.width ?? text.size.width
      return text.line(at: glyph).map { Line($0, width: width, padding: padding) }
    } ?? nil
  }

  // MARK: Drawing

  // Fidelity: two functions, which the program calls one after the other. [documented]
  /// Draws what is behind text of the first container into the current context: the background
  /// colours of all lines that have glyphs of a range.
  ///
  /// - Parameter glyphsToShow: the glyphs.
  /// - Parameter origin: where the container is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw([.backgrounds], of: glyphsToShow, at: origin)
  }

  /// Draws the text of the first container into the current context: all lines that have glyphs of
  /// a range, without their background colours.
  ///
  /// - Parameter glyphsToShow: the glyphs.
  /// - Parameter origin: where the container is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw([.shadows, .glyphs], of: glyphsToShow, at: origin)
  }

  private func draw(_ steps: [TextDrawingStep], of glyphs: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let context = UIGraphicsGetCurrentContext(),
      glyphs.checkInside(length: numberOfGlyphs)
    else { return }
    MainActor.required(with: (self, container, context), by: "NSLayoutManager") {
      manager, container, context in
      manager.with(container) { text, padding in
        text.draw(
          steps, of: glyphs, in: context, at: CGPoint(x: origin.x + padding, y: origin.y),
          padding: padding)
      }
    }
  }

  // MARK: Container

  /// Up to which length a text is laid out as a whole though it need not be.
  private static let shortText = 16_384

  /// Calls `body` with the lines in a container and the padding; nil if the container is not the
  /// first of this layout manager, or there is no text.
  @discardableResult
  final func with<Result>(
    _ container: NSTextContainer, _ body: @MainActor (LaidOutText, CGFloat) -> Result
  ) -> Result? {
    guard container === textContainers.first, let textStorage else { return nil }
    return MainActor.required(with: (self, container, textStorage), by: "NSLayoutManager") {
      manager, container, storage in
      let text = manager.layout(of: storage, in: container)
      if !manager.allowsNonContiguousLayout || text.length <= Self.shortText { text.layOutAll() }
      return body(text, container.usedPadding)
    }
  }

  @MainActor private func layout(
    of storage: NSTextStorage, in container: NSTextContainer
  ) -> LaidOutText {
    let setting = setting(in: container)
    if let made, made.setting == setting {
      guard let change else { return made }
      self.change = nil
      if made.update(change.range, changeInLength: change.delta) { return made }
    }
    let text = LaidOutText(storage, setting)
    made = text
    change = nil
    return text
  }

  @MainActor private func setting(in container: NSTextContainer) -> TextSetting {
    let size = container.size
    let width = size.width > 0 ? max(size.width - 2 * container.usedPadding, 0) : nil
    let mode = container.lineBreakMode.layoutLineBreak
    return TextSetting(
      font: Self.font,
      fontOfEmptyText: numberOfGlyphs == 0 ? fontOfEmptyText ?? Self.font : Self.font,
      usesFontLeading: usesFontLeading, alignment: alignmentOfPlainText, width: width,
      height: size.height > 0 ? size.height : nil, lines: max(container.maximumNumberOfLines, 0),
      lineBreak: mode.isTruncating ? mode : nil)
  }
}

nonisolated extension NSTextContainer {
  /// The padding of lines, as far as it can be one.
  fileprivate var usedPadding: CGFloat {
    lineFragmentPadding.isFinite ? min(max(lineFragmentPadding, 0), 10_000) : 0
  }
}
