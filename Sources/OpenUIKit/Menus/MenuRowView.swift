/// A line of a menu: a mark, title and subtitle, and an image or a chevron.
final class MenuRowView: UIView {
  let line: MenuContent.Line
  private let mark = UIImageView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let highlight = UIView(frame: .zero)

  /// The closure that an assistive technology calls in place of a tap.
  var onActivation: () -> Void = {}

  /// Whether titles have room for marks before them.
  var hasMarks = false { didSet { if hasMarks != oldValue { setNeedsLayout() } } }

  private enum Measures {
    static let leastHeight: CGFloat = 44
    static let titleHeight: CGFloat = 30
    static let sideInset: CGFloat = 16
    /// The width of the column of marks.
    static let markWidth: CGFloat = 16
    static let pictureWidth: CGFloat = 24
    static let gap: CGFloat = 8
    static let lineInset: CGFloat = 11
  }

  init(_ line: MenuContent.Line) {
    self.line = line
    super.init(frame: .zero)
    highlight.isHidden = true
    highlight.backgroundColor = .tertiarySystemFill
    for view in [highlight, mark, picture, label, detail] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [mark, picture] {
      view.showsAutomaticImagesAsTemplates = true
      view.contentMode = .center
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The element; nil for titles.
  var element: UIMenuElement? {
    if case .element(let element) = line { element } else { nil }
  }

  /// Whether a tap does something.
  var isEnabled: Bool {
    switch line {
    case .title: false
    case .back: true
    case .element(let element): !element.shownAttributes.contains(.disabled)
    }
  }

  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue }
  }

  // MARK: Content

  /// Shows the element as it is now.
  func show() {
    label.numberOfLines = 2
    detail.numberOfLines = 2
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    switch line {
    case .title(let title): showTitle(title)
    case .back(let title): showBack(title)
    case .element(let element): show(element)
    }
    setNeedsLayout()
  }

  private func showTitle(_ title: String) {
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
  }

  private func showBack(_ title: String) {
    label.text = title
    label.font = .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
    label.textColor = .label
    mark.image = Self.symbol("chevron.backward", in: self)
    mark.tintColor = .secondaryLabel
  }

  private func show(_ element: UIMenuElement) {
    let attributes = element.shownAttributes
    let color: UIColor =
      attributes.contains(.disabled)
      ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    label.text = element.title
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = color
    detail.text = element.subtitle
    picture.image = element.shownImage?.symbol(for: traitCollection) ?? submenuImage(of: element)
    let side = max(picture.image?.size.width ?? 0, picture.image?.size.height ?? 0)
    picture.contentMode = side > Measures.pictureWidth ? .scaleAspectFit : .center
    picture.tintColor = color
    switch element.shownState {
    case .off: mark.image = nil
    case .on: mark.image = Self.symbol("checkmark", in: self)
    case .mixed: mark.image = Self.symbol("minus", in: self)
    }
    mark.tintColor = color
  }

  private func submenuImage(of element: UIMenuElement) -> UIImage? {
    element is UIMenu ? Self.symbol("chevron.forward", in: self) : nil
  }

  private static func symbol(_ name: String, in view: UIView) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    return UIImage(systemName: name, withConfiguration: configuration)?
      .symbol(for: view.traitCollection)
  }

  /// Whether there is something in the column of marks.
  var showsMark: Bool { mark.image != nil }

  // MARK: Layout

  private var start: CGFloat {
    Measures.sideInset + (hasMarks ? Measures.markWidth + Measures.gap : 0)
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let end = picture.image == nil ? 0 : Measures.pictureWidth + Measures.gap
    return max(width - start - Measures.sideInset - end, 0)
  }

  private func heights(width: CGFloat) -> (label: CGFloat, detail: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: CGFloat.greatestFiniteMagnitude)
    return (
      label.sizeThatFits(room).height.rounded(.up),
      detail.text?.isEmpty == false ? detail.sizeThatFits(room).height.rounded(.up) : 0
    )
  }

  /// The height that the line needs, in points.
  func height(width: CGFloat) -> CGFloat {
    let heights = heights(width: width)
    if case .title = line { return max(heights.label + 12, Measures.titleHeight) }
    return max(heights.label + heights.detail + 2 * Measures.lineInset, Measures.leastHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let heights = heights(width: bounds.width)
    let width = textWidth(in: bounds.width)
    let top = ((bounds.height - heights.label - heights.detail) / 2).rounded(.down)
    place(label, start, top, width, heights.label)
    place(detail, start, top + heights.label, width, heights.detail)
    let side = Measures.markWidth
    place(mark, Measures.sideInset - 4, (bounds.height - side) / 2, side, side)
    let pictureX = bounds.width - Measures.sideInset - Measures.pictureWidth
    let height = min(Measures.pictureWidth, bounds.height)
    place(picture, pictureX, (bounds.height - height) / 2, Measures.pictureWidth, height)
  }

  override func traitsDidChange(_ change: TraitChange) {
    super.traitsDidChange(change)
    show()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isElement: true)
    defaults.label = [label.text, detail.text].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: ", ")
    if case .title = line {
      defaults.traits.insert(.header)
      return defaults
    }
    defaults.traits.insert(.button)
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    if element?.shownState == .on { defaults.traits.insert(.selected) }
    return defaults
  }

  override var accessibilityIdentifier: String? {
    get { element?.accessibilityIdentifier }
    set { element?.accessibilityIdentifier = newValue }
  }

  /// Does what a tap does.
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    onActivation()
    return true
  }
}
