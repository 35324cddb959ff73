extension UIListContentView {
  final func show(_ configuration: UIListContentConfiguration) {
    guard configuration != shown || configuration.hasTransformers else { return }
    let isSizeSame = configuration.hasSizes(of: shown)
    shown = configuration
    showAll()
    guard !isSizeSame else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    onSizeChange?()
  }

  final func showAll() {
    textLabel = label(
      textLabel, for: shown.textContent, shown.textProperties)
    secondaryLabel = label(
      secondaryLabel, for: shown.secondaryContent, shown.secondaryTextProperties)
    showImage()
    setNeedsLayout()
  }

  private func label(
    _ present: UILabel?, for text: ListText,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard !text.isEmpty else {
      present?.removeFromSuperview()
      return nil
    }
    let label = present ?? UILabel(frame: .zero)
    if present == nil { addSubview(label) }
    properties.apply(to: label)
    label.alpha = shown.alpha
    if let attributed = text.attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transform.apply(to: text.string ?? "")
    }
    return label
  }

  private func showImage() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      view.contentMode = .scaleAspectFit
      insertSubview(view, at: 0)
    }
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.image = image
    view.alpha = shown.alpha
    let radius = max(0, shown.imageProperties.cornerRadius)
    view.layer.cornerRadius = radius.isFinite ? radius : 0
    view.clipsToBounds = radius > 0
    showTint()
  }

  final func showTint() {
    let properties = shown.imageProperties
    guard let imageView else { return }
    imageView.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func placeContent() {
    let layout = contentLayout(width: bounds.width, rowHeight: bounds.height)
    if let rect = layout.image { imageView?.frame = rect }
    if let rect = layout.text { textLabel?.frame = rect }
    if let rect = layout.secondary { secondaryLabel?.frame = rect }
    let side: NSTextAlignment = isMirrored ? .right : .left
    textLabel?.align(shown.textProperties, side)
    let trailing: NSTextAlignment = isMirrored ? .left : .right
    secondaryLabel?.align(shown.secondaryTextProperties, layout.isSideBySide ? trailing : side)
  }

  /// Where the text begins, from the leading edge of the view, in points: what separators align
  /// with.
  final var textStart: CGFloat {
    let image = imageView.map { _ in imageMetrics.reservation.width + shown.imageToTextPadding }
    return margins(nil).leading + (image ?? 0)
  }

  final func fittingSize(width: CGFloat, outer: OuterMargins? = nil) -> CGSize {
    let width = width.isFinite ? max(0, width) : 0
    let height = contentLayout(width: width, rowHeight: nil, outer: outer).height
    return CGSize(width: width, height: height)
  }

  /// The width at which no line breaks.
  final var naturalWidth: CGFloat {
    let margins = margins(nil)
    let image =
      imageView.map { _ in imageMetrics.reservation.width + shown.imageToTextPadding } ?? 0
    let unlimited = CGSize(width: 1e6, height: 1e6)
    let first = textLabel?.sizeThatFits(unlimited).width ?? 0
    let second = secondaryLabel?.sizeThatFits(unlimited).width ?? 0
    let both =
      shown.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
      ? first + shown.textToSecondaryTextHorizontalPadding + second : max(first, second)
    return margins.leading + image + both + margins.trailing
  }

  final func contentLayout(
    width: CGFloat, rowHeight: CGFloat?, outer: OuterMargins? = nil
  ) -> ListContentLayout {
    var metrics = ListContentLayout.Metrics()
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    metrics.margins = margins(outer)
    metrics.isMirrored = isMirrored
    metrics.scale = max(1, traitCollection.displayScale)
    metrics.imageToText = shown.imageToTextPadding
    metrics.horizontalGap = shown.textToSecondaryTextHorizontalPadding
    metrics.verticalGap = shown.textToSecondaryTextVerticalPadding
    metrics.prefersSideBySide =
      shown.prefersSideBySideTextAndSecondaryText && !isAccessible
    metrics.alignsImageWithFirstLine = isAccessible
    if imageView != nil {
      (metrics.imageSize, metrics.imageReservation) = imageMetrics
    }
    return ListContentLayout(
      metrics, width: width, rowHeight: rowHeight, text: textLabel?.measure,
      secondary: secondaryLabel?.measure)
  }

  private func margins(_ outer: OuterMargins?) -> NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins.finite
    let outer = outer ?? OuterMargins(of: self)
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    margins.leading += indentation
    return margins
  }

  // Fidelity: symbols are in the middle of a box, so that texts below each other begin at the same
  // place. [documented] The box is 28 points wide at the standard size of text. [decided]
  private var imageMetrics: (size: CGSize, reservation: CGSize) {
    guard let imageView else { return (.zero, .zero) }
    let properties = shown.imageProperties
    var size = imageView.intrinsicContentSize
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    let limit = properties.maximumSize
    let factor = min(
      1, limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let isSymbol = shown.image?.isSymbolImage ?? false
    func reserved(_ wanted: CGFloat, _ own: CGFloat, _ standardForSymbols: Bool) -> CGFloat {
      let standard = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traitCollection)
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      if wanted > 0, wanted.isFinite { return wanted }
      return isSymbol && standardForSymbols ? max(standard, own) : own
    }
    let reservation = CGSize(
      width: reserved(properties.reservedLayoutSize.width, size.width, true),
      height: reserved(properties.reservedLayoutSize.height, size.height, false))
    return (size, reservation)
  }
}

/// The margins of the superview that reach into a view, in the direction of the lines.
struct OuterMargins: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  init(of view: UIView) {
    guard let parent = view.superview else { return }
    let (margins, frame, bounds) = (parent.layoutMargins, view.frame, parent.bounds)
    let left = max(0, margins.left - (frame.minX - bounds.minX))
    let right = max(0, margins.right - (bounds.maxX - frame.maxX))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    (leading, trailing) = isMirrored ? (right, left) : (left, right)
    top = max(0, margins.top - (frame.minY - bounds.minY))
    bottom = max(0, margins.bottom - (bounds.maxY - frame.maxY))
  }
}
