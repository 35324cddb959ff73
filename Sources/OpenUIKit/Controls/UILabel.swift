/// Shows text on one line or several, in one font and colour or with attributes.
///
/// The text is centred vertically. A label takes no touches.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var layout: TextLayout?
  private var layoutSize = CGSize.zero
  private var measured: (limit: CGFloat, lines: Int, size: CGSize)?
  /// The width at which constraints ask for the height; nil while they do not.
  private var widthOfConstraints: CGFloat?
  /// The values that few labels have; nil for a plain label.
  private(set) var details: LabelDetails?

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a label
  /// without text and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !Properties.table.isArchived(in: coder) { prepare() }
    guard Properties.table.decode(self, from: coder), decodeAttributes(from: coder) else {
      return nil
    }
  }

  private static let attributesKey = "UILabelAttributedText"

  /// Reads the text with attributes, after all that changes attributes; false if it is damaged.
  private func decodeAttributes(from coder: NSCoder) -> Bool {
    guard coder.hasValue(forKey: Self.attributesKey) else { return true }
    guard
      let text = coder.decodeObject(of: StoredAttributedString.self, forKey: Self.attributesKey)
    else { return false }
    attributedText = text
    return true
  }

  deinit {}

  /// Adds the text, and everything that says how it is shown.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Properties.table.encode(self, with: coder)
    guard coder.allowsKeyedCoding, let text = details?.attributedText else { return }
    coder.encode(StoredAttributedString(AttributeRuns(text)), forKey: Self.attributesKey)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  override class func property(named name: String) -> KeyedProperty? {
    Properties.table.property(named: name) ?? super.property(named: name)
  }

  // MARK: Text

  /// The text; nil, none, by default. Setting it removes all attributes.
  open var text: String? {
    get { storedText }
    set {
      let hadAttributes = details?.attributedText != nil
      details?.attributedText = nil
      let old = storedText
      storedText = newValue
      changed(Properties.all.text, from: old, to: newValue, always: hadAttributes)
    }
  }
  private var storedText: String?

  /// The text with its attributes, copied when it is set; for a text without, one with the font and
  /// colour of the label. Nil, none, by default.
  ///
  /// `font`, `textColor` and `textAlignment` become those of the first character, as far as it has
  /// any, and stay so for a later text. Text without an attribute has the value of the label.
  /// `lineBreakMode` is that of the label; paragraphs without a style are aligned as
  /// `textAlignment` says.
  // Fidelity: style properties follow the style at the start of the text. [documented]
  open var attributedText: NSAttributedString? {
    get { details?.attributedText ?? storedText.map(attributed) }
    set {
      let copy = newValue?.copy() as? NSAttributedString
      takeStyle(ofStartOf: copy)
      storedText = copy?.string
      changeDetails { $0.attributedText = copy }
      textDidChange()
    }
  }

  private func takeStyle(ofStartOf text: NSAttributedString?) {
    // The former text does not change with them.
    details?.attributedText = nil
    guard let text, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }

  private func attributed(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font ?? .ofLabels, .foregroundColor: textColor ?? .label, .paragraphStyle: style,
      ])
  }

  private func changeDetails(_ change: (LabelDetails) -> Void) {
    let changed = details ?? LabelDetails()
    details = changed
    change(changed)
  }

  /// Gives all of a text with attributes another value of one.
  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let details, let text = details.attributedText else { return }
    let changed = NSTextStorage(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    details.attributedText = changed.copy() as? NSAttributedString
  }

  /// Aligns all of a text with attributes.
  private func alignAttributes() {
    guard let details, let text = details.attributedText else { return }
    let changed = NSTextStorage(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      style.alignment = textAlignment
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    details.attributedText = changed.copy() as? NSAttributedString
  }

  /// The font, the system's of 17 points by default. Nil restores that. A text with attributes has
  /// it wherever it has none of its own; setting it changes all of the text.
  // Fidelity: font, colour and alignment that are set after the attributes replace them.
  // [documented]
  open var font: UIFont! = .ofLabels {
    didSet {
      if details?.attributedText != nil { setAttribute(.font, font ?? .ofLabels) }
      changed(Properties.all.font, from: oldValue, to: font, always: details != nil)
    }
  }

  /// Whether the font follows the content size category of the traits, false by default. Only fonts
  /// of `UIFont.preferredFont(forTextStyle:)` and of `UIFontMetrics` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      changed(
        Properties.all.adjustsFontForContentSizeCategory, to: adjustsFontForContentSizeCategory)
    }
  }

  final func adjustFontIfNeeded() {
    if adjustsFontForContentSizeCategory { adjustFont(to: traitStorage) }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    if change.affectsFonts, adjustsFontForContentSizeCategory { adjustFont(to: change.new) }
  }

  private func adjustFont(to traits: UITraitCollection) {
    if let details, let text = details.attributedText {
      let changed = NSTextStorage(attributedString: text)
      let all = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.font, in: all) { value, range, _ in
        guard let font = (value as? UIFont)?.adjusted(to: traits) else { return }
        changed.addAttribute(.font, value: font, range: range)
      }
      details.attributedText = changed.copy() as? NSAttributedString
      textDidChange()
      return
    }
    guard let adjusted = font?.adjusted(to: traits) else {
      return
    }
    font = adjusted
  }

  /// The colour of the text, `.label` by default. Nil restores that.
  open var textColor: UIColor! = .label {
    didSet {
      if details?.attributedText != nil { setAttribute(.foregroundColor, textColor ?? .label) }
      changed(Properties.all.textColor, from: oldValue, to: textColor, always: details != nil)
    }
  }

  /// The colour of the text while `isHighlighted`; that of the text by default.
  open var highlightedTextColor: UIColor? {
    didSet {
      changed(
        Properties.all.highlightedTextColor, from: oldValue, to: highlightedTextColor)
    }
  }

  /// Whether the text has its highlighted colour, false by default.
  open var isHighlighted = false {
    didSet { changed(Properties.all.isHighlighted, from: oldValue, to: isHighlighted) }
  }

  /// Whether the text is shown in full strength, true by default.
  open var isEnabled = true {
    didSet { changed(Properties.all.isEnabled, from: oldValue, to: isEnabled) }
  }

  /// The colour of a shadow of the text without blur; nil, no shadow, by default.
  open var shadowColor: UIColor? {
    get { details?.shadowColor }
    set {
      let old = shadowColor
      if newValue != old { changeDetails { $0.shadowColor = newValue } }
      changed(Properties.all.shadowColor, from: old, to: newValue)
    }
  }

  /// How far the shadow is from the text, in points with y down; 1 above it by default.
  open var shadowOffset: CGSize {
    get { details?.shadowOffset ?? LabelDetails.shadowOffset }
    set {
      let old = shadowOffset
      if newValue != old { changeDetails { $0.shadowOffset = newValue } }
      changed(Properties.all.shadowOffset, from: old, to: newValue)
    }
  }

  /// Whether the font becomes smaller so that the text has room, down to `minimumScaleFactor`;
  /// false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { details?.adjustsFontSize ?? false }
    set {
      let old = adjustsFontSizeToFitWidth
      if newValue != old { changeDetails { $0.adjustsFontSize = newValue } }
      changed(Properties.all.adjustsFontSizeToFitWidth, from: old, to: newValue)
    }
  }

  /// The factor to which the font becomes smaller at most, where `adjustsFontSizeToFitWidth` is
  /// true. Default: 0, a size that can hardly be read.
  open var minimumScaleFactor: CGFloat {
    get { details?.minimumScaleFactor ?? 0 }
    set {
      let old = minimumScaleFactor
      if newValue != old { changeDetails { $0.minimumScaleFactor = newValue } }
      changed(Properties.all.minimumScaleFactor, from: old, to: newValue)
    }
  }

  /// Where a text is whose font became smaller; on the same baseline by default.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { details?.baselineAdjustment ?? .alignBaselines }
    set {
      let old = baselineAdjustment
      if newValue != old { changeDetails { $0.baselineAdjustment = newValue } }
      changed(Properties.all.baselineAdjustment, from: old, to: newValue)
    }
  }

  /// How lines are aligned; at the side where lines of the script begin by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if details?.attributedText != nil { alignAttributes() }
      changed(
        Properties.all.textAlignment, from: oldValue, to: textAlignment, always: details != nil)
    }
  }

  /// The rule for text that is too long, `.byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { changed(Properties.all.lineBreakMode, from: oldValue, to: lineBreakMode) }
  }

  // Fidelity: standard by default; of a text with attributes the styles of its paragraphs count.
  // [documented]
  /// The rules for line breaks besides the mode, `.standard` by default: the last line has two
  /// words at least, if there is room. In a text with attributes the styles of its paragraphs
  /// count.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { details?.lineBreakStrategy ?? .standard }
    set {
      let old = lineBreakStrategy
      if newValue != old { changeDetails { $0.lineBreakStrategy = newValue } }
      changed(Properties.all.lineBreakStrategy, from: old, to: newValue)
    }
  }

  /// Whether characters of a truncated line move together, by a twentieth of the width at most,
  /// before a part of it is left out. Default false. Of a text with attributes the styles of its
  /// paragraphs say it.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { details?.tightensForTruncation ?? false }
    set {
      let old = allowsDefaultTighteningForTruncation
      if newValue != old { changeDetails { $0.tightensForTruncation = newValue } }
      changed(Properties.all.allowsDefaultTighteningForTruncation, from: old, to: newValue)
    }
  }

  /// How many lines there may be, 1 by default; 0 means any number.
  open var numberOfLines = 1 {
    didSet { changed(Properties.all.numberOfLines, from: oldValue, to: numberOfLines) }
  }

  /// The width at which `intrinsicContentSize` breaks lines, in points; 0, none, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      changed(
        Properties.all.preferredMaxLayoutWidth, from: oldValue, to: preferredMaxLayoutWidth)
    }
  }

  /// The text is laid out anew when it is drawn or measured.
  final func forgetLayout() {
    layout = nil
    measured = nil
  }

  private func textDidChange() {
    forgetLayout()
    propertyDidChange([.display, .size])
  }

  // MARK: Size

  // Fidelity: both sizes are those of `textRect(forBounds:limitedToNumberOfLines:)`, and neither
  // asks the other. [documented; observed]
  /// The size of `textRect(forBounds:limitedToNumberOfLines:)` within a width, in whole pixels. A
  /// label of one line has the width that it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The same within `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: widthOfConstraints ?? preferredMaxLayoutWidth)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: limit(width), height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  // Fidelity: a single line is not limited, so that sizeToFit() shows all of it. [observed]
  private func limit(_ width: CGFloat) -> CGFloat {
    numberOfLines != 1 && width > 0 ? width : .greatestFiniteMagnitude
  }

  // Fidelity: constraints break the lines of a label at the width that they give it. [documented]
  override var heightOfContentDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  /// That of `intrinsicContentSize`, which a subclass may override.
  override func heightOfContent(atWidth width: CGFloat) -> CGFloat {
    // A hair above the width: that of the text is rounded up already.
    widthOfConstraints = width + 1e-6
    defer { widthOfConstraints = nil }
    return intrinsicContentSize.height
  }

  /// The text is in the middle of the height.
  override var textBaseline: TextBaseline? {
    let font = font ?? .ofLabels
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    if let text, shownAttributes != nil {
      let layout = makeLayout(text, width: width, lines: numberOfLines)
      let half = layout.size.height / 2
      return TextBaseline(
        fraction: 0.5, first: Double(layout.firstBaseline - half),
        last: Double(layout.lastBaseline - half), lineHeight: font.lineHeight)
    }
    let height = textSize(limit: limit(width), lines: numberOfLines).height
    return TextBaseline(
      fraction: 0.5, first: Double(font.ascender - height / 2),
      last: Double(height / 2 + font.descender), lineHeight: font.lineHeight)
  }

  /// The rectangle that the text needs in `bounds`, at the top left corner. The sizes of the label
  /// are its size: a subclass that leaves room around the text overrides it.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(limit: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  private func textSize(limit: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    if let measured, measured.limit == limit, measured.lines == lines { return measured.size }
    let size = makeLayout(text, width: limit, lines: lines).size
    let scale = window?.screen.scale ?? UIScreen.main.scale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    let result = CGSize(width: min(whole(size.width), limit), height: whole(size.height))
    measured = (limit, lines, result)
    return result
  }

  /// - Parameter shrunk: the factor by which the sizes of fonts are multiplied.
  private func makeLayout(
    _ text: String, width: CGFloat, height: CGFloat? = nil, lines: Int, shrunk: CGFloat = 1
  ) -> TextLayout {
    var font = (font ?? .ofLabels).font
    if shrunk != 1 { font.size *= shrunk }
    let content: TextContent
    if let attributes = attributes(shrunk) {
      content = attributes.content(width: width)
    } else {
      content = TextContent(text: text)
    }
    let strategy = details?.attributedText == nil ? lineBreakStrategy : []
    return TextLayout(
      content, font: font, maximumWidth: width,
      maximumHeight: shownAttributes == nil ? nil : height, maximumLines: lines,
      alignment: textAlignment.layoutAlignment, lineBreak: lineBreakMode.layoutLineBreak,
      lineBreakStrategy: OpenCoreGraphics.LineBreakStrategy(rawValue: strategy.rawValue))
  }

  /// The attributed text that is laid out: also a plain text whose characters may move together.
  /// Nil for any other text.
  private var shownAttributes: NSAttributedString? {
    guard let details else { return nil }
    return details.attributedText
      ?? (details.tightensForTruncation ? storedText.map(attributed) : nil)
  }

  /// The text with its attributes; nil if it has none.
  private func attributes(_ scale: CGFloat = 1) -> AttributedText? {
    guard let text = shownAttributes else { return nil }
    return AttributedText(
      text,
      defaults: AttributedText.Defaults(
        font: font ?? .ofLabels, color: textColor ?? .label, scale: scale))
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Drawing

  /// Draws the text into `rect`; overrides may move or shrink it.
  ///
  /// Lines that do not fit into the height are left out, except for the first.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext()
    else { return }
    let layout = currentLayout(text, size: rect.size)
    let scale = layer.contentsScale
    let room = (rect.height - layout.size.height) / 2 + (details?.shift(of: layout) ?? 0)
    let y = rect.minY + (room * scale).rounded() / scale
    let place = CGPoint(x: rect.minX, y: y)
    guard let details else {
      layout.draw(in: context, at: place, color: currentColor.cgColor)
      return
    }
    if let color = details.shadowColor {
      let offset = details.shadowOffset
      let shadow = CGPoint(x: place.x + offset.width, y: place.y + offset.height)
      layout.draw(in: context, at: shadow, color: color.cgColor)
    }
    guard let attributes = attributes(details.scale) else {
      layout.draw(in: context, at: place, color: currentColor.cgColor)
      return
    }
    attributes.draw(
      layout, in: context, at: place, color: isHighlighted ? highlightedTextColor : nil,
      fadedBy: isEnabled ? 1 : Self.disabledAlpha)
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func currentLayout(_ text: String, size: CGSize) -> TextLayout {
    if let layout, layoutSize == size { return layout }
    let scale = scale(of: text, in: size)
    if let details {
      details.scale = scale
      details.unshrunk =
        scale == 1 ? nil : makeLayout(text, width: size.width, lines: 1).firstBaseline
    }
    let made = makeLayout(text, in: size, shrunk: scale)
    layout = made
    layoutSize = size
    return made
  }

  /// The lines that are above the bottom of a size, and the first.
  private func makeLayout(_ text: String, in size: CGSize, shrunk: CGFloat) -> TextLayout {
    let made = makeLayout(
      text, width: size.width, height: size.height, lines: numberOfLines, shrunk: shrunk)
    if shownAttributes != nil { return made }
    let room = size.height / (made.size.height / CGFloat(made.lineCount)) + 0.01
    // A height may be negative, or as large as numbers can be.
    let lines = room >= 1 ? Int(min(room, CGFloat(made.lineCount))) : 1
    if made.lineCount <= lines { return made }
    return makeLayout(text, width: size.width, lines: lines, shrunk: shrunk)
  }

  /// Returns the factor by which the sizes of fonts are multiplied so that the text has room.
  private func scale(of text: String, in size: CGSize) -> CGFloat {
    guard let details, details.adjustsFontSize else { return 1 }
    // Fidelity: without a limit the font becomes as small as needed. [documented]
    let smallest = details.minimumScaleFactor > 0 ? details.minimumScaleFactor : 0.01
    return TextFitting(smallest: smallest).scale { scale in
      let layout = makeLayout(text, in: size, shrunk: scale)
      return !layout.isTruncated && layout.size.width <= size.width + 0.01
    }
  }

  private var currentColor: UIColor {
    let plain: UIColor = textColor ?? .label
    let color = isHighlighted ? highlightedTextColor ?? plain : plain
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * Self.disabledAlpha)
  }

  private static let disabledAlpha: CGFloat = 0.4
}
