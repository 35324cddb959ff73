/// Shows text of one font and colour, on one line or several.
///
/// The text is centred vertically. A label takes no touches.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var layout: TextLayout?
  private var layoutSize = CGSize.zero
  private var measured: (limit: CGFloat, size: CGSize)?

  /// A label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives a label
  /// without text and size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.hasValue(forKey: ArchivedLabel.key) { prepare() }
    guard ArchivedLabel.decode(self, from: coder) else { return nil }
  }

  deinit {}

  /// Adds the text, and everything that says how it is shown.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ArchivedLabel.encode(self, with: coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; nil, none, by default.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The font, the system's of 17 points by default. Nil restores that.
  open var font: UIFont! = .ofLabels {
    didSet {
      if font != oldValue { textDidChange() }
      recordAppearance(of: \.font)
    }
  }

  /// Whether the font follows the content size category of the traits, false by default. Only fonts
  /// of `UIFont.preferredFont(forTextStyle:)` and of `UIFontMetrics` do.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont(to: traitStorage) } }
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    if change.affectsFonts, adjustsFontForContentSizeCategory { adjustFont(to: change.new) }
  }

  private func adjustFont(to traits: UITraitCollection) {
    guard let adjusted = font?.adjusted(to: traits) else {
      return
    }
    font = adjusted
  }

  /// The colour of the text, `.label` by default. Nil restores that.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor != oldValue { setNeedsDisplay() }
      recordAppearance(of: \.textColor)
    }
  }

  /// The colour of the text while `isHighlighted`; that of the text by default.
  open var highlightedTextColor: UIColor? {
    didSet {
      if isHighlighted { setNeedsDisplay() }
      recordAppearance(of: \.highlightedTextColor)
    }
  }

  /// Whether the text has its highlighted colour, false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is shown in full strength, true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// How lines are aligned; at the side where lines of the script begin by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// What happens to text that is too long, `.byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// How many lines there may be, 1 by default; 0 means any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width at which `intrinsicContentSize` breaks lines, in points; 0, none, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentInEngineDidChange() } }
  }

  private func textDidChange() {
    layout = nil
    measured = nil
    setNeedsDisplay()
    contentInEngineDidChange()
    observedValueDidChange()
  }

  // MARK: Size

  /// The size that the text needs within a width, in whole pixels. A label of one line has the
  /// width that it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Fidelity: a single line is not limited, so that sizeToFit() shows all of it. [observed]
    let isLimited = numberOfLines != 1 && size.width > 0
    let limit = isLimited ? size.width : .greatestFiniteMagnitude
    if let measured, measured.limit == limit { return measured.size }
    let size = textSize(limit: limit)
    measured = (limit, size)
    return size
  }

  /// The size that the text needs, within `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  // Fidelity: constraints break the lines of a label at the width that they give it. [documented]
  override var heightOfContentDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  override func heightOfContent(atWidth width: CGFloat) -> CGFloat {
    // A hair above the width: that of the text is rounded up already.
    sizeThatFits(CGSize(width: width + 1e-6, height: 0)).height
  }

  /// The text is in the middle of the height.
  override var textBaseline: TextBaseline? {
    let font = font ?? .ofLabels
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    let height = sizeThatFits(CGSize(width: limit, height: 0)).height
    return TextBaseline(
      fraction: 0.5, first: Double(font.ascender - height / 2),
      last: Double(height / 2 + font.descender), lineHeight: font.lineHeight)
  }

  /// The rectangle that the text needs in `bounds`, at the top left corner.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(limit: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  private func textSize(limit: CGFloat, lines: Int? = nil) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = makeLayout(text, width: limit, lines: lines ?? numberOfLines).size
    let scale = window?.screen.scale ?? UIScreen.main.scale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
    return CGSize(width: min(whole(size.width), limit), height: whole(size.height))
  }

  private func makeLayout(_ text: String, width: CGFloat, lines: Int) -> TextLayout {
    TextLayout(
      text: text, font: (font ?? .ofLabels).font,
      maximumWidth: width, maximumLines: lines, alignment: textAlignment.layoutAlignment,
      lineBreak: lineBreakMode.layoutLineBreak)
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
    let room = (rect.height - layout.size.height) / 2
    let y = rect.minY + (room * scale).rounded() / scale
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: y), color: currentColor.cgColor)
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func currentLayout(_ text: String, size: CGSize) -> TextLayout {
    if let layout, layoutSize == size { return layout }
    var made = makeLayout(text, width: size.width, lines: numberOfLines)
    let room = size.height / (made.size.height / CGFloat(made.lineCount)) + 0.01
    // A height may be negative, or as large as numbers can be.
    let lines = room >= 1 ? Int(min(room, CGFloat(made.lineCount))) : 1
    if made.lineCount > lines { made = makeLayout(text, width: size.width, lines: lines) }
    layout = made
    layoutSize = size
    return made
  }

  private var currentColor: UIColor {
    let plain: UIColor = textColor ?? .label
    let color = isHighlighted ? highlightedTextColor ?? plain : plain
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.4)
  }
}
