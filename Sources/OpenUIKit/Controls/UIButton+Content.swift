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

  final func contentsDidChange() {
    if let configuration, let label { label.font = configuration.buttonSize.font }
    setNeedsUpdateConfiguration()
    showAppearance()
  }

  final func makeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font =
      configuration?.buttonSize.font
      ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
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

  /// Brings title, image and background up to date; may be called inside an animation.
  final func showAppearance() {
    traitStorage.asCurrent { showAppearanceInTraits() }
  }

  private func showAppearanceInTraits() {
    let look = appearance
    if let title = currentTitle {
      let label = makeLabel()
      label.text = title
      label.textColor = look.titleColor
      label.alpha = look.contentAlpha
    } else {
      label?.text = nil
    }
    if let image = currentImage {
      let picture = makePicture()
      picture.image = image
      picture.alpha = look.contentAlpha
    } else {
      picture?.image = nil
    }
    showBackdrop(look)
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
    guard let configuration else {
      return buttonType == .system ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : .zero
    }
    let insets = configuration.contentInsets
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    if currentTitle?.isEmpty == false, let label {
      arrangement.title = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }
    if let image = currentImage { arrangement.image = image.size }
    arrangement.placement = configuration?.imagePlacement ?? .leading
    arrangement.isMirrored = isMirrored
    arrangement.padding = configuration?.imagePadding ?? 0
    return arrangement
  }

  final var fittingSize: CGSize {
    let content = arrangement.size
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

/// Where image and title stand in a button. A pure value.
nonisolated struct ButtonArrangement: Equatable {
  var title = CGSize.zero
  var image = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var padding: CGFloat = 0
  /// Whether lines begin at the right, so that the leading side is there.
  var isMirrored = false

  private var isBeside: Bool { !placement.contains(.top) && !placement.contains(.bottom) }
  private var gap: CGFloat { title == .zero || image == .zero ? 0 : padding }

  /// The room of both.
  var size: CGSize {
    if isBeside {
      return CGSize(
        width: image.width + gap + title.width, height: max(image.height, title.height))
    }
    return CGSize(
      width: max(image.width, title.width), height: image.height + gap + title.height)
  }

  /// Both in `area`; the title gives way where that is too small.
  func frames(
    in area: CGRect, horizontally: UIControl.ContentHorizontalAlignment,
    vertically: UIControl.ContentVerticalAlignment
  ) -> (title: CGRect, image: CGRect) {
    var fitted = self
    let taken = isBeside ? image.width + gap : 0
    fitted.title.width = max(0, min(title.width, area.width - taken))
    let group = fitted.size
    let x: CGFloat =
      switch horizontally {
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - group.width
      case .center, .fill: area.midX - group.width / 2
      }
    let y: CGFloat =
      switch vertically {
      case .top: area.minY
      case .bottom: area.maxY - group.height
      case .center, .fill: area.midY - group.height / 2
      }
    return fitted.frames(in: CGRect(x: x, y: y, width: group.width, height: group.height))
  }

  private func frames(in group: CGRect) -> (title: CGRect, image: CGRect) {
    var titleFrame = CGRect(origin: group.origin, size: title)
    var imageFrame = CGRect(origin: group.origin, size: image)
    if isBeside {
      titleFrame.origin.y = group.midY - title.height / 2
      imageFrame.origin.y = group.midY - image.height / 2
      if placement.contains(.trailing) != isMirrored {
        imageFrame.origin.x = group.maxX - image.width
      } else {
        titleFrame.origin.x = group.maxX - title.width
      }
    } else {
      titleFrame.origin.x = group.midX - title.width / 2
      imageFrame.origin.x = group.midX - image.width / 2
      if placement.contains(.bottom) {
        imageFrame.origin.y = group.maxY - image.height
      } else {
        titleFrame.origin.y = group.maxY - title.height
      }
    }
    return (titleFrame, imageFrame)
  }
}
