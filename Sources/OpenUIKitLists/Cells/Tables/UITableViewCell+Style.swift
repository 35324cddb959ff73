extension UITableViewCell {
  // MARK: Parts of the style

  final var madeTextLabel: UILabel? {
    guard !configurations.isConfigured else { return nil }
    if let label = parts.textLabel { return label }
    let label = makeLabel(presetOfStyle.textProperties)
    if style == .value2 { label.textColor = tintColor }
    parts.textLabel = label
    return label
  }

  final var madeDetailLabel: UILabel? {
    guard !configurations.isConfigured, style != .default else { return nil }
    if let label = parts.detailLabel { return label }
    let label = makeLabel(presetOfStyle.secondaryTextProperties)
    parts.detailLabel = label
    return label
  }

  final var madeImageView: UIImageView? {
    guard !configurations.isConfigured, style != .value2 else { return nil }
    if let view = parts.imageView { return view }
    let view = StyleImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration =
      presetOfStyle.imageProperties.preferredSymbolConfiguration
    contentView.addSubview(view)
    parts.imageView = view
    setNeedsLayout()
    return view
  }

  private func makeLabel(_ properties: UIListContentConfiguration.TextProperties) -> UILabel {
    let label = StyleLabel(frame: .zero)
    properties.apply(to: label)
    label.numberOfLines = 1
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The preset that looks as the style.
  final var presetOfStyle: UIListContentConfiguration {
    switch style {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1: return .valueCell()
    case .value2:
      var preset = UIListContentConfiguration.valueCell()
      preset.textProperties.font = .preferredFont(forTextStyle: .footnote)
      preset.textProperties.color = .tintColor
      preset.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      preset.secondaryTextProperties.color = .label
      return preset
    }
  }

  // MARK: Layout of the style

  /// Places labels and image of the style.
  final func placeStyle() {
    guard !configurations.isConfigured, parts.hasStyle else { return }
    let width = contentView.bounds.width
    let layout = styleLayout(width: width, rowHeight: contentView.bounds.height)
    if let rect = layout.text { parts.textLabel?.frame = rect }
    if let rect = layout.secondary { parts.detailLabel?.frame = rect }
    if let rect = layout.image { parts.imageView?.frame = rect }
    let (start, end): (NSTextAlignment, NSTextAlignment) =
      isMirrored ? (.right, .left) : (.left, .right)
    align(parts.textLabel, style == .value2 ? end : start)
    align(parts.detailLabel, layout.isSideBySide && style == .value1 ? end : start)
  }

  /// Aligns a label unless the program has.
  private func align(_ label: UILabel?, _ side: NSTextAlignment) {
    guard let label = label as? StyleLabel, !label.hasOwnAlignment else { return }
    label.alignAsStyle(side)
  }

  final func styleLayout(width: CGFloat, rowHeight: CGFloat?) -> ListContentLayout {
    let cellWidth = bounds.width
    let margin = sideMargin(width: cellWidth)
    let isFull = width >= cellWidth - 0.5
    var metrics = ListContentLayout.Metrics()
    metrics.margins = NSDirectionalEdgeInsets(
      top: 11, leading: margin + indentation, bottom: 11, trailing: isFull ? margin : 8)
    metrics.isMirrored = isMirrored
    metrics.scale = pixels
    metrics.prefersSideBySide =
      style == .value1 && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if style == .value2 { return value2Layout(metrics, width: width, rowHeight: rowHeight) }
    if let image = parts.imageView, image.image != nil {
      metrics.imageSize = styleImageSize(image, rowHeight: rowHeight)
      metrics.imageReservation = metrics.imageSize ?? .zero
      if image.image?.isSymbolImage == true {
        let standard = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)
        metrics.imageReservation.width = max(standard, metrics.imageReservation.width)
      }
    }
    return ListContentLayout(
      metrics, width: width, rowHeight: rowHeight, text: parts.textLabel?.measureOfStyle,
      secondary: parts.detailLabel?.measureOfStyle)
  }

  // Fidelity: an image that is taller than the row is made smaller. [known]
  private func styleImageSize(_ view: UIImageView, rowHeight: CGFloat?) -> CGSize {
    let size = view.intrinsicContentSize
    guard let rowHeight, size.height > rowHeight, size.height > 0 else { return size }
    return CGSize(width: size.width * rowHeight / size.height, height: rowHeight)
  }

  // Fidelity: the caption ends at about 90 points. [known]
  private func value2Layout(
    _ metrics: ListContentLayout.Metrics, width: CGFloat, rowHeight: CGFloat?
  ) -> ListContentLayout {
    var metrics = metrics
    let caption = max(
      0,
      UIFontMetrics.default.scaledValue(for: 91, compatibleWith: traitCollection)
        - metrics.margins.leading)
    // The caption takes the place of an image: a column in front of the value.
    metrics.imageSize = CGSize(width: caption, height: parts.textLabel?.measure.lineHeight ?? 0)
    metrics.imageReservation = metrics.imageSize ?? .zero
    metrics.imageToText = 6
    let layout = ListContentLayout(
      metrics, width: width, rowHeight: rowHeight, text: parts.detailLabel?.measureOfStyle,
      secondary: nil)
    return layout.asCaption
  }

  // MARK: Size

  /// The size that the content needs in a width, with the line below it.
  final func fittingSize(width: CGFloat) -> CGSize {
    updateConfigurationsIfNeeded()
    prepareAccessories()
    let width = width.isFinite ? max(0, min(width, 1e6)) : bounds.width
    let content = geometry(width: width).content.width
    let line = listState.separator.style == .none ? 0 : 1 / pixels
    let standard = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traitCollection)
    let least = max(44, min(standard, 44 * 2)).rounded()
    let height: CGFloat
    if let list = contentView as? UIListContentView, configurations.isConfigured {
      let margin = sideMargin(width: width)
      list.indentation = indentation
      let size = list.fittingSize(
        width: content,
        outer: OuterMargins(
          leading: margin, trailing: content >= width - 0.5 ? margin : 0))
      height = max(size.height + line, list.shown.preset.isCell ? least : 0)
    } else if !configurations.isConfigured, parts.hasStyle, contentView.constraints.isEmpty {
      let layout = styleLayout(width: content, rowHeight: nil)
      height = max(layout.height + line, least)
    } else {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = size.height > 0 ? size.height + line : 0
    }
    return CGSize(width: width, height: height.isFinite ? height : 0)
  }
}

extension CellParts {
  /// Whether any label or image of the style was made.
  var hasStyle: Bool { textLabel != nil || detailLabel != nil || imageView != nil }
}

extension UILabel {
  /// The measures of the label of a style; nil without text.
  final var measureOfStyle: ListContentLayout.Text? { text?.isEmpty ?? true ? nil : measure }
}

/// A label of a style: what it shows and how large it is are the cell's business.
final class StyleLabel: UILabel {
  /// Whether the program has set the alignment.
  private(set) var hasOwnAlignment = false
  private var isAligning = false

  deinit {}

  override var textAlignment: NSTextAlignment {
    didSet { if !isAligning { hasOwnAlignment = true } }
  }

  func alignAsStyle(_ side: NSTextAlignment) {
    guard textAlignment != side else { return }
    isAligning = true
    textAlignment = side
    isAligning = false
  }

  override var text: String? { didSet { sizeDidChange() } }
  override var attributedText: NSAttributedString? { didSet { sizeDidChange() } }
  override var font: UIFont! { didSet { sizeDidChange() } }
  override var numberOfLines: Int { didSet { sizeDidChange() } }

  private func sizeDidChange() { superview?.superview?.setNeedsLayout() }
}

/// The image view of a style: a new image moves the texts.
final class StyleImageView: UIImageView {
  deinit {}

  override var image: UIImage? { didSet { superview?.superview?.setNeedsLayout() } }
}
