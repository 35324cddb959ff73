/// A small button of a cell that shows one symbol: details, the edit control and so on.
class SymbolControl: UIControl {
  private let imageView = UIImageView(frame: .zero)
  /// Called when it is used.
  final var onUse: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(imageView)
    imageView.contentMode = .center
    addAction(
      UIAction { action in (action.sender as? SymbolControl)?.onUse?() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// The symbol; nil shows nothing.
  final var symbol: UIImage? {
    get { imageView.image }
    set {
      guard newValue !== imageView.image else { return }
      imageView.image = newValue
      setNeedsLayout()
    }
  }

  /// The colour of the symbol; nil for the tint.
  final var symbolColor: UIColor? {
    didSet { imageView.tintColor = symbolColor }
  }

  /// The size of the symbol, in points.
  final var symbolSize: CGSize { imageView.intrinsicContentSize }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.4 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { symbolSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }

  // Fidelity: a finger needs about 44 points. [known]
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (min(0, (bounds.width - 44) / 2), min(0, (bounds.height - 44) / 2))
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }
}

/// The control at the leading edge of a cell that is edited: minus, plus, or the circle of multiple
/// selection.
final class CellEditControl: SymbolControl {
  enum Kind: Equatable {
    case delete, insert
    case circle(isSelected: Bool)
  }

  var kind: Kind? {
    didSet { if kind != oldValue { showKind() } }
  }

  /// The colour of the circle; nil for that of the kind.
  var circleColor: UIColor? {
    didSet { if circleColor != oldValue { showKind() } }
  }

  deinit {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if kind == .circle(isSelected: true) { showKind() }
  }

  private func showKind() {
    guard let kind else { return }
    symbol = CellSymbols.editControl(kind, background: circleColor, tint: tintColor)
    symbolColor = kind == .circle(isSelected: false) ? .tertiaryLabel : nil
    accessibilityLabel =
      switch kind {
      case .delete: "Delete"
      case .insert: "Insert"
      case .circle: "Select"
      }
  }
}

/// The control at the trailing edge by which a row is moved. It recognizes nothing itself: the list
/// attaches a recognizer.
final class CellReorderControl: UIView {
  let imageView = UIImageView(image: CellSymbols.reorder)
  /// A line at the leading edge, which lists may show.
  private var line: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.tintColor = .tertiaryLabel
    imageView.contentMode = .center
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  var showsLine = false {
    didSet {
      guard showsLine != oldValue else { return }
      line?.removeFromSuperview()
      line = showsLine ? UIView(frame: .zero) : nil
      line?.backgroundColor = .separator
      if let line { addSubview(line) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let width = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line?.frame = CGRect(
      x: isMirrored ? bounds.maxX : -width, y: 8, width: width, height: max(0, bounds.height - 16))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
  }
}

/// The symbols of accessories.
enum CellSymbols {
  private static func symbol(
    _ name: String, _ style: UIFont.TextStyle, _ weight: UIImage.SymbolWeight,
    colors: [UIColor] = []
  ) -> UIImage? {
    var configuration = UIImage.SymbolConfiguration(textStyle: style)
      .applying(UIImage.SymbolConfiguration(weight: weight))
    if !colors.isEmpty {
      configuration = configuration.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    }
    return UIImage(systemName: name, withConfiguration: configuration)
  }

  static let disclosure = symbol("chevron.forward", .footnote, .semibold)
  static let outline = symbol("chevron.forward", .footnote, .semibold)
  static let checkmark = symbol("checkmark", .subheadline, .semibold)
  static let detail = symbol("info.circle", .title3, .regular)
  static let reorder = symbol("line.3.horizontal", .body, .regular)
  static let popUp = symbol("chevron.up.chevron.down", .footnote, .semibold)

  static func editControl(
    _ kind: CellEditControl.Kind, background: UIColor?, tint: UIColor
  ) -> UIImage? {
    switch kind {
    case .delete:
      symbol("minus.circle.fill", .title3, .regular, colors: [.white, background ?? .systemRed])
    case .insert:
      symbol("plus.circle.fill", .title3, .regular, colors: [.white, background ?? .systemGreen])
    case .circle(isSelected: true):
      symbol("checkmark.circle.fill", .title3, .regular, colors: [.white, background ?? tint])
    case .circle(isSelected: false): symbol("circle", .title3, .regular)
    }
  }
}
