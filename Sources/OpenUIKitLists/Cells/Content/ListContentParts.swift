extension UIListContentConfiguration {
  /// Whether colours may differ though the configurations are equal.
  var hasTransformers: Bool {
    textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
      || imageProperties.tintColorTransformer != nil
  }

  /// Whether all that determines sizes is the same.
  func hasSizes(of other: Self) -> Bool {
    textContent == other.textContent && secondaryContent == other.secondaryContent
      && image == other.image
      && textProperties.hasSizes(of: other.textProperties)
      && secondaryTextProperties.hasSizes(of: other.secondaryTextProperties)
      && imageProperties.maximumSize == other.imageProperties.maximumSize
      && imageProperties.reservedLayoutSize == other.imageProperties.reservedLayoutSize
      && imageProperties.preferredSymbolConfiguration
        == other.imageProperties.preferredSymbolConfiguration
      && directionalLayoutMargins == other.directionalLayoutMargins
      && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
  }
}

extension UIListContentConfiguration.TextProperties {
  func hasSizes(of other: Self) -> Bool {
    font == other.font && numberOfLines == other.numberOfLines && transform == other.transform
      && lineBreakMode == other.lineBreakMode && alignment == other.alignment
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
  }

  /// Gives a label all but the text and the side of the alignment.
  func apply(to label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = max(0, numberOfLines)
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UILabel {
  /// The measures of the text in lists.
  final var measure: ListContentLayout.Text {
    let font: UIFont = font
    return ListContentLayout.Text(
      size: { self.sizeThatFits(CGSize(width: max(1, $0), height: 1e6)) },
      ascender: font.ascender, lineHeight: font.lineHeight)
  }

  // Fidelity: in lists natural alignment is that of the layout direction. [known]
  final func align(
    _ properties: UIListContentConfiguration.TextProperties, _ side: NSTextAlignment
  ) {
    let alignment: NSTextAlignment =
      switch properties.alignment {
      case .natural: side
      case .center: .center
      case .justified: .justified
      }
    if textAlignment != alignment { textAlignment = alignment }
  }
}

/// Guides that follow the parts of a list content. They are made when they are asked for: rows have
/// no constraints otherwise.
struct ListContentGuides {
  enum Part: Hashable { case text, secondaryText, image }

  private var guides: [Part: (guide: UILayoutGuide, view: UIView)] = [:]

  /// The guide of a part; nil without a view for it.
  mutating func guide(_ part: Part, along view: UIView?, in owner: UIView) -> UILayoutGuide? {
    if let present = guides[part] {
      if present.view === view { return present.guide }
      owner.removeLayoutGuide(present.guide)
      guides[part] = nil
    }
    guard let view else { return nil }
    let guide = UILayoutGuide()
    owner.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    guides[part] = (guide, view)
    return guide
  }
}
