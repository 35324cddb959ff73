/// How a button looks in one state. A pure value.
nonisolated struct ButtonAppearance: Equatable {
  /// How long the look of a touch takes to fade, in seconds.
  static let fadeDuration: TimeInterval = 0.25
  /// The alpha of title and image during a touch.
  static let touchedAlpha: CGFloat = 0.3
  /// The alpha of a coloured background during a touch.
  static let touchedBackgroundAlpha: CGFloat = 0.75

  var titleColor = UIColor.white
  /// The colour of an image that is a template.
  var imageColor: UIColor
  /// Of title and image.
  var contentAlpha: CGFloat = 1
  var backgroundColor: UIColor?
  var cornerRadius: CGFloat = 0
  var strokeColor: UIColor?
  var strokeWidth: CGFloat = 0

  /// Without a configuration.
  init(
    type: UIButton.ButtonType, state: UIControl.State, tint: UIColor, titleColor: UIColor?
  ) {
    switch type {
    case .custom:
      self.titleColor = titleColor ?? .white
      imageColor = tint
    case .close:
      imageColor = .secondaryLabel
      contentAlpha = state.contains(.highlighted) ? Self.touchedAlpha : 1
    case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      imageColor = state.contains(.disabled) ? .tertiaryLabel : tint
      self.titleColor = titleColor ?? imageColor
      contentAlpha = state.contains(.highlighted) ? Self.touchedAlpha : 1
    }
  }

  /// With a configuration, in a button of the given height in points.
  init(
    configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor, height: CGFloat
  ) {
    let isDisabled = state.contains(.disabled)
    let style = configuration.style(in: state)
    imageColor =
      isDisabled
      ? .tertiaryLabel
      : configuration.baseForegroundColor ?? style.foreground(tint)
    titleColor = imageColor
    let base =
      configuration.background.backgroundColor
      ?? style.background(
        configuration.baseBackgroundColor, tint: tint, isDisabled: isDisabled)
    backgroundColor = base
    if state.contains(.highlighted) {
      if let base, style != .plain, style != .borderless {
        let alpha = base.cgColor.alpha
        backgroundColor = base.withAlphaComponent(
          style == .filled ? alpha * Self.touchedBackgroundAlpha : min(1, alpha * 1.7)
        )
      } else {
        contentAlpha = Self.touchedAlpha
      }
    }
    cornerRadius = configuration.cornerRadius(height: height)
    strokeColor = configuration.background.strokeColor
    strokeWidth = configuration.background.strokeWidth
  }
}

nonisolated extension UIButton.Configuration.Style {
  /// The colour of title and image.
  func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

  /// The colour behind them.
  func background(_ base: UIColor?, tint: UIColor, isDisabled: Bool) -> UIColor? {
    switch self {
    case .plain, .borderless: base
    case .gray: base ?? .secondarySystemFill
    case .tinted: isDisabled ? .tertiarySystemFill : (base ?? tint).withAlphaComponent(0.18)
    case .filled: isDisabled ? .tertiarySystemFill : base ?? tint
    }
  }
}
