import MisuseReports

extension UIButton {
  /// How the button looks now.
  final var appearance: ButtonAppearance {
    if let configuration { return appearance(with: configuration) }
    return ButtonAppearance(
      type: buttonType, state: state, tint: tintColor, titleColor: titleColor(for: state))
  }

  /// How the button would look now with a configuration.
  final func appearance(with configuration: UIButton.Configuration) -> ButtonAppearance {
    // Fidelity: where the role colours a button. [likely]
    let isRed =
      role == .destructive && configuration.baseForegroundColor == nil
      && configuration.baseBackgroundColor == nil
    return ButtonAppearance(
      configuration: configuration, state: automaticallyUpdatesConfiguration ? state : [],
      tint: isRed ? .systemRed : tintColor, height: bounds.height)
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
      if attributed == nil, let font = plainTitleFont {
        (label.font, plainTitleFont) = (font, nil)
      }
      // Without attributes first: a colour that is set later would be that of all of them.
      if attributed == nil || label.textColor != look.titleColor || label.text != title {
        label.text = title
        label.textColor = look.titleColor
      }
      if let attributed {
        plainTitleFont = plainTitleFont ?? label.font
        label.attributedText = attributed
      }
      label.alpha = look.contentAlpha
      if contents.hasTitleShadow {
        label.shadowColor = configuration == nil ? currentTitleShadowColor : nil
      }
      if let configuration {
        label.lineBreakMode = configuration.titleLineBreakMode
        label.numberOfLines = configuration.titleLineBreakMode.lineLimit
        let isAlone = configuration.subtitle == nil && label.numberOfLines == 1
        label.textAlignment =
          isAlone ? .natural : configuration.alignment(isMirrored: isMirrored)
      }
    } else {
      label?.text = nil
    }
    showSubtitle(look)
    showImage(look)
    showBackgroundImage(look)
    showBackdrop(look)
    contentInEngineDidChange()
  }

  private func showSubtitle(_ look: ButtonAppearance) {
    guard let configuration, let subtitle = configuration.subtitle else {
      subtitleView?.removeFromSuperview()
      subtitleView = nil
      return
    }
    let label = subtitleView ?? UILabel(frame: .zero)
    if subtitleView == nil {
      subtitleView = label
      addSubview(label)
    }
    label.font = configuration.buttonSize.subtitleFont
    label.text = subtitle
    label.textColor = look.titleColor
    label.alpha = look.contentAlpha
    label.lineBreakMode = configuration.subtitleLineBreakMode
    label.numberOfLines = configuration.subtitleLineBreakMode.lineLimit
    label.textAlignment = configuration.alignment(isMirrored: isMirrored)
  }

  private func showImage(_ look: ButtonAppearance) {
    let isBusy = configuration?.showsActivityIndicator == true
    if isBusy {
      let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
      if activityIndicator == nil {
        activityIndicator = indicator
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
        indicator.startAnimating()
      }
      indicator.color = look.imageColor
    } else {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
    }
    if let image = isBusy ? nil : shownImage {
      let picture = makePicture()
      picture.showsAutomaticImagesAsTemplates = buttonType != .custom
      picture.tintColor = look.imageColor
      picture.image = image
      picture.alpha = look.contentAlpha
    } else {
      picture?.image = nil
    }
  }

  // Fidelity: with a configuration symbols have the size of the title. [observed]
  /// The image as it is drawn: a symbol beside the title.
  final var shownImage: UIImage? {
    let ofTitle = configuration.map { UIImage.SymbolConfiguration(font: $0.buttonSize.font) }
    let preferred = currentPreferredSymbolConfiguration
    return currentImage?.symbol(
      for: traitCollection, preferred.map { ofTitle?.applying($0) ?? $0 } ?? ofTitle)
  }

  private func showBackgroundImage(_ look: ButtonAppearance) {
    guard configuration == nil, let image = currentBackgroundImage else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
      return
    }
    let view = backgroundPicture ?? UIImageView(frame: backgroundRect(forBounds: bounds))
    if backgroundPicture == nil {
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.alpha = look.contentAlpha
  }

  private func showBackdrop(_ look: ButtonAppearance) {
    guard let configuration else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      return
    }
    let view = backdrop ?? BackgroundView(frame: bounds)
    if backdrop == nil {
      backdrop = view
      insertSubview(view, at: 0)
    }
    view.show(
      configuration.background,
      BackgroundView.Look(
        color: look.backgroundColor, strokeColor: look.strokeColor, strokeWidth: look.strokeWidth,
        cornerRadius: look.cornerRadius))
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var insets: UIEdgeInsets {
    configuration.map { $0.contentInsets.resolved(isMirrored: isMirrored) } ?? contentEdgeInsets
  }

  private var arrangement: ButtonArrangement {
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
    var arrangement = ButtonArrangement()
    if shownTitle?.isEmpty == false, let label {
      arrangement.title = label.sizeThatFits(endless)
    }
    if let subtitleView, configuration?.subtitle?.isEmpty == false {
      arrangement.addSubtitle(
        subtitleView.sizeThatFits(endless), padding: configuration?.titlePadding ?? 0)
    }
    arrangement.placement = configuration?.imagePlacement ?? .leading
    if let activityIndicator {
      arrangement.image = activityIndicator.intrinsicContentSize
    } else if let image = shownImage {
      arrangement.image = image.size
      if image.isSymbolImage, subtitleView == nil, let baseline = label?.textBaseline?.first {
        arrangement.baselines = ButtonArrangement.Baselines(
          title: CGFloat(baseline) + arrangement.title.height / 2,
          image: image.size.height - (image.baselineOffsetFromBottom ?? 0)
        )
      }
    }
    if arrangement.image != .zero, let reserved = configuration?.imageReservation {
      arrangement.reserve(reserved)
    }
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
    let background = configuration == nil ? currentBackgroundImage?.size : nil
    if configuration == nil, content == .zero, background == nil, contentEdgeInsets == .zero {
      return emptySize
    }
    let insets = insets
    // Fidelity: a button is not smaller than its background image. [observed]
    return CGSize(
      width: max(content.width + insets.left + insets.right, background?.width ?? 0),
      height: max(content.height + insets.top + insets.bottom, background?.height ?? 0))
  }

  // Fidelity: title and image are each placed in the area without their own insets. [observed]
  /// Where title and image are in an area, without a configuration.
  final func frames(inContentRect area: CGRect) -> (title: CGRect, image: CGRect) {
    let arrangement = arrangement
    func frames(_ insets: UIEdgeInsets) -> (title: CGRect, image: CGRect) {
      arrangement.frames(
        in: area.inset(by: insets), horizontally: effectiveContentHorizontalAlignment,
        vertically: contentVerticalAlignment)
    }
    return (frames(titleEdgeInsets).title, sharp(frames(imageEdgeInsets).image))
  }

  /// The frame of the image; of a symbol on whole pixels.
  private func sharp(_ frame: CGRect) -> CGRect {
    guard currentImage?.isSymbolImage == true else { return frame }
    let origin = CGPoint(x: roundedToPixels(frame.minX), y: roundedToPixels(frame.minY))
    return CGRect(origin: origin, size: frame.size)
  }

  final func placeContents() {
    guard configuration != nil else {
      backgroundPicture?.frame = backgroundRect(forBounds: bounds)
      guard label != nil || picture != nil else { return }
      let area = contentRect(forBounds: bounds)
      if let label { label.frame = titleRect(forContentRect: area) }
      if let picture { picture.frame = imageRect(forContentRect: area) }
      return
    }
    let arrangement = arrangement
    let frames = arrangement.frames(
      in: bounds.inset(by: insets), horizontally: effectiveContentHorizontalAlignment,
      vertically: contentVerticalAlignment)
    let texts = arrangement.texts(in: frames.title)
    label?.frame = texts.title
    subtitleView?.frame = texts.subtitle
    let image = sharp(arrangement.unreserved(frames.image))
    picture?.frame = image
    activityIndicator?.frame = image
    backdrop?.cornerRadius = appearance.cornerRadius
  }

  final func setInsets(
    _ insets: UIEdgeInsets, _ path: WritableKeyPath<ButtonContents, UIEdgeInsets>, _ name: String
  ) {
    guard insets.isFinite else {
      return Misuse.report(.insetsNotFinite(insets, of: name))
    }
    guard insets != contents[keyPath: path] else { return }
    contents[keyPath: path] = insets
    setNeedsLayout()
    contentInEngineDidChange()
  }
}

nonisolated extension NSLineBreakMode {
  /// How many lines a text has at most; 0 for any number.
  fileprivate var lineLimit: Int {
    switch self {
    case .byWordWrapping, .byCharWrapping: 0
    default: 1
    }
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The same seen from the left.
  func resolved(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
