extension UIButton {
  /// How the button looks now.
  final var appearance: ButtonAppearance {
    if let configuration {
      return ButtonAppearance(
        configuration: configuration, state: state, tint: tintColor, height: bounds.height)
    }
    return ButtonAppearance(
      type: buttonType, state: state, tint: tintColor, titleColor: titleColor(for: state))
  }

  /// The characters of the title.
  final var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  final func contentsDidChange() {
    if let configuration, let label { label.font = configuration.buttonSize.font }
    setNeedsUpdateConfiguration()
    showAppearance()
  }

  final func makeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = titleFont
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  final func makePicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    picture = made
    addSubview(made)
    return made
  }

  /// Updates title, image and background; may be called inside an animation.
  final func showAppearance() {
    traitStorage.asCurrent { showAppearanceInTraits() }
  }

  private func showAppearanceInTraits() {
    let look = appearance
    if let title = shownTitle {
      let label = makeLabel()
      let attributed = currentAttributedTitle
      // Without attributes first: a colour that is set later would be that of all of them.
      if attributed == nil || label.textColor != look.titleColor || label.text != title {
        label.text = title
        label.textColor = look.titleColor
      }
      if let attributed { label.attributedText = attributed }
      label.alpha = look.contentAlpha
    } else {
      label?.text = nil
    }
    if let image = currentImage {
      let picture = makePicture()
      picture.showsAutomaticImagesAsTemplates = buttonType == .system
      picture.tintColor = look.imageColor
      picture.image = image
      picture.alpha = look.contentAlpha
    } else {
      picture?.image = nil
    }
    showBackdrop(look)
    contentInEngineDidChange()
  }

  private func showBackdrop(_ look: ButtonAppearance) {
    guard configuration != nil else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      return
    }
    let view = backdrop ?? makeBackdrop()
    view.backgroundColor = look.backgroundColor
    view.layer.cornerRadius = look.cornerRadius
    view.layer.borderColor = look.strokeColor?.cgColor
    view.layer.borderWidth = look.strokeColor == nil ? 0 : look.strokeWidth
  }

  private func makeBackdrop() -> UIView {
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    backdrop = view
    return view
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    if shownTitle?.isEmpty == false, let label {
      arrangement.title = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }
    if let image = currentImage { arrangement.image = image.size }
    arrangement.placement = configuration?.imagePlacement ?? .leading
    arrangement.isMirrored = isMirrored
    arrangement.padding = configuration?.imagePadding ?? 0
    arrangement.titleMargin = configuration == nil ? Self.titleMargin : 0
    return arrangement
  }

  // Fidelity: without a configuration there are 6 points above and below the title; a button of no
  // content is as high as one with a title, and 30 points wide. [observed]
  private static let titleMargin: CGFloat = 6
  private static let emptyWidth: CGFloat = 30

  private var emptySize: CGSize {
    CGSize(width: Self.emptyWidth, height: titleFont.lineHeight.rounded(.up) + 2 * Self.titleMargin)
  }

  final var titleFont: UIFont {
    if let font = label?.font { return font }
    return configuration?.buttonSize.font
      ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  final var fittingSize: CGSize {
    let content = arrangement.size
    if configuration == nil, content == .zero { return emptySize }
    let insets = insets
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  final func placeContents() {
    let frames = arrangement.frames(
      in: bounds.inset(by: insets), horizontally: effectiveContentHorizontalAlignment,
      vertically: contentVerticalAlignment)
    label?.frame = frames.title
    picture?.frame = frames.image
    backdrop?.layer.cornerRadius = appearance.cornerRadius
  }
}
