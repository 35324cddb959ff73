/// Shows one accessory of a list cell, in the middle of the room that it has.
final class CellAccessoryView: UIView {
  private(set) var accessory: UICellAccessory
  /// The view of the accessory: an image, a control, a label or a view of the program.
  let content: UIView

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    content = Self.makeContent(accessory)
    super.init(frame: .zero)
    addSubview(content)
    show(accessory)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  /// Whether an accessory can be shown by this view.
  func canShow(_ other: UICellAccessory) -> Bool { accessory.accessoryType == other.accessoryType }

  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    let details = accessory.details
    content.isHidden = accessory.isHidden
    switch content {
    case let label as UILabel:
      label.text = details.text
      label.font = details.font
      label.adjustsFontForContentSizeCategory = details.adjustsFont
      label.textColor = accessory.tintColor ?? .secondaryLabel
    case let control as CellReorderControl:
      control.showsLine = details.showsLine
      control.imageView.tintColor = accessory.tintColor ?? .tertiaryLabel
    case let control as CellEditControl:
      control.tintColor = accessory.tintColor
      control.circleColor = details.backgroundColor
    case let button as PopUpButton:
      button.onSelection = details.menuHandler
      if button.menu !== details.menu, button.shownMenu !== details.menu {
        button.shownMenu = details.menu
        button.menu = details.menu
      }
      button.tintColor = accessory.tintColor ?? .secondaryLabel
    case let control as SymbolControl: control.symbolColor = accessory.tintColor
    case let image as UIImageView where accessory.accessoryType == .disclosureIndicator:
      image.tintColor = accessory.tintColor ?? .tertiaryLabel
    default: content.tintColor = accessory.tintColor
    }
  }

  /// Shows whether the item is selected, or the items below it are shown.
  func show(isSelected: Bool, isExpanded: Bool) {
    switch accessory.accessoryType {
    case .multiselect:
      guard let control = content as? CellEditControl else { return }
      control.kind = .circle(isSelected: isSelected)
    case .outlineDisclosure:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let angle: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
      content.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    default: break
    }
  }

  /// The size of the content, in points.
  var contentSize: CGSize {
    switch content {
    case let control as SymbolControl: control.symbolSize
    case let control as CellReorderControl: control.imageView.intrinsicContentSize
    case let image as UIImageView where image !== customView: image.intrinsicContentSize
    case is UILabel where customView == nil, is PopUpButton:
      content.sizeThatFits(CGSize(width: 1e4, height: 1e4))
    default: customSize
    }
  }

  private var customView: UIView? {
    if case .customView(let view) = accessory.accessoryType { view } else { nil }
  }

  // Fidelity: a view of the program has the size that fits, unless it keeps its own. [documented]
  private var customSize: CGSize {
    let own = content.bounds.size
    if accessory.details.maintainsFixedSize { return own }
    let intrinsic = content.intrinsicContentSize
    if intrinsic.width > 0, intrinsic.height > 0 { return intrinsic }
    if !content.constraints.isEmpty {
      let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width > 0, size.height > 0 { return size }
    }
    return own
  }

  /// The width that is reserved in a cell, in points.
  var reservedWidth: CGFloat {
    let own = contentSize.width
    switch accessory.reservedWidth {
    case .actual: return own
    case .standard:
      return max(
        own, UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection))
    case .custom(let width): return width.isFinite ? max(0, width) : own
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content is CellReorderControl ? bounds.size : contentSize
    content.bounds = CGRect(origin: content.bounds.origin, size: size)
    let scale = max(1, traitCollection.displayScale)
    let origin = CGPoint(
      x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
      y: ((bounds.height - size.height) / 2 * scale).rounded() / scale)
    content.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    content is UIControl
      ? content.point(inside: convert(point, to: content), with: event)
      : super.point(inside: point, with: event)
  }

  private static func makeContent(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator: return UIImageView(image: CellSymbols.disclosure)
    case .checkmark: return UIImageView(image: CellSymbols.checkmark)
    case .outlineDisclosure: return control(CellSymbols.outline, "Expand")
    case .detail: return control(CellSymbols.detail, "More Info")
    case .delete: return editControl(.delete)
    case .insert: return editControl(.insert)
    case .multiselect:
      let control = editControl(.circle(isSelected: false))
      control.isUserInteractionEnabled = false
      return control
    case .reorder: return CellReorderControl(frame: .zero)
    case .label: return UILabel(frame: .zero)
    case .popUpMenu: return PopUpButton(type: .system)
    case .customView(let view): return view
    }
  }

  private static func control(_ symbol: UIImage?, _ label: String) -> SymbolControl {
    let control = SymbolControl(frame: .zero)
    control.symbol = symbol
    control.accessibilityLabel = label
    return control
  }

  private static func editControl(_ kind: CellEditControl.Kind) -> CellEditControl {
    let control = CellEditControl(frame: .zero)
    control.kind = kind
    return control
  }
}

/// A button that shows the selected element of its menu.
final class PopUpButton: UIButton {
  var onSelection: ((UIMenu) -> Void)?
  /// The menu as it was given: the button has a copy.
  var shownMenu: UIMenu? {
    didSet { selected = nil }
  }
  private var selected: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    setImage(CellSymbols.popUp, for: [])
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  // Fidelity: the arrows are behind the title. [known]
  override func layoutSubviews() {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
    let (left, right): (CGFloat, CGFloat) = isMirrored ? (4, -4) : (-4, 4)
    contentEdgeInsets = UIEdgeInsets(
      top: 0, left: max(0, -left), bottom: 0, right: max(0, -right))
    titleEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    super.layoutSubviews()
  }

  /// The title is that of the selected element.
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    let isFirst = selected == nil
    guard selected != title else { return }
    selected = title
    if !isFirst, let menu { onSelection?(menu) }
    superview?.superview?.setNeedsLayout()
  }
}
