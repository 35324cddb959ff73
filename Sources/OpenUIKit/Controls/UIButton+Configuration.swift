extension UIButton {
  /// The look of a button: its content, colours and measures.
  nonisolated public struct Configuration: Hashable, Sendable {
    /// Which corners the background has.
    public enum CornerStyle: Int, Sendable {
      /// Those of `background.cornerRadius`.
      case fixed = -1
      /// Those that suit the size.
      case dynamic
      /// Small ones.
      case small
      /// Middle-sized ones.
      case medium
      /// Large ones.
      case large
      /// Half circles.
      case capsule
    }

    /// How large the button is meant to be.
    public enum Size: Int, Sendable {
      /// Between small and large.
      case medium
      /// Small text and little space around it.
      case small
      /// The smallest.
      case mini
      /// Much space around the text.
      case large
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      /// On the side of the image, or else in the middle.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    enum Style: String, Codable, Sendable { case plain, borderless, gray, tinted, filled }

    let style: Style

    /// The title; that of the button or its action if nil.
    public var title: String?
    /// A second text under the title, smaller; none if nil.
    public var subtitle: String?
    /// The space between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned with each other, `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long is shown; in one line, shortened in the middle, by default.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// How a subtitle that is too long is shown; in one line, shortened at its end, by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a spinning activity indicator is in the place of the image; false by default.
    public var showsActivityIndicator = false
    /// The least width that an image beside the title has, or height above or below it, in points;
    /// it is in the middle of that. 0, the size of the image, by default.
    public var imageReservation: CGFloat = 0
    /// Whether a selected button has a stronger background; true by default.
    public var automaticallyUpdateForSelection = true
    /// The image; that of the button or its action if nil.
    public var image: UIImage?
    /// How a symbol is drawn, where it says nothing itself; if nil as the font of the title is.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title on which the image is, `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The colour of title and image; as the look has it if nil.
    public var baseForegroundColor: UIColor?
    /// The colour from which that of the background is made; the tint if nil.
    public var baseBackgroundColor: UIColor?
    /// The properties of the background besides `baseBackgroundColor`.
    public var background = UIBackgroundConfiguration.button
    /// Which corners the background has, `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is meant to be, `.medium` by default.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets, style != .borderless { insets = buttonSize.insets } }
    }
    /// The space around image and title; that of the size unless it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    private var insets = Size.medium.insets
    private(set) var hasOwnInsets = false

    init(_ style: Style) { self.style = style }

    /// Hashes all but what is not hashable: the side of the image, and insets.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(showsActivityIndicator)
      hasher.combine(image)
      hasher.combine(imagePadding)
      hasher.combine(baseForegroundColor)
      hasher.combine(baseBackgroundColor)
      hasher.combine(background)
      hasher.combine(cornerStyle)
      hasher.combine(buttonSize)
    }

    /// Text in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint colour on a light tone of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Text in the tint colour, with nothing around it.
    public static func borderless() -> Configuration {
      var configuration = Configuration(.borderless)
      configuration.insets = .zero
      return configuration
    }
    /// Like `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The same with the colours that a button has in its present state.
    @MainActor
    public func updated(for button: UIButton) -> Configuration {
      let look = button.appearance(with: self)
      var updated = self
      updated.baseForegroundColor = look.titleColor
      updated.background.backgroundColor = look.backgroundColor ?? .clear
      return updated
    }

    // Fidelity: which background a selected button has. [decided]
    /// The look of colours in a state.
    func style(in state: UIControl.State) -> Style {
      guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
      return switch style {
      case .plain, .borderless, .gray: .tinted
      case .tinted, .filled: .filled
      }
    }

    /// The side on which the lines of title and subtitle begin, seen from the middle.
    func alignment(isMirrored: Bool) -> NSTextAlignment {
      let alignment: TitleAlignment =
        switch (titleAlignment, imagePlacement) {
        case (.automatic, .leading) where image != nil || showsActivityIndicator: .leading
        case (.automatic, .trailing) where image != nil || showsActivityIndicator: .trailing
        case (.automatic, _): .center
        case (let chosen, _): chosen
        }
      return switch alignment {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .center, .automatic: .center
      }
    }

    /// Takes the size that suits again, after `contentInsets` was set.
    public mutating func setDefaultContentInsets() {
      insets = style == .borderless ? .zero : buttonSize.insets
      hasOwnInsets = false
    }

    /// The radius of the corners in a button of the given height, in points.
    // Fidelity: how large the named corners are is not documented. [decided]
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: min(buttonSize == .large ? 12 : 8, height / 2)
      case .small: min(5, height / 2)
      case .medium: min(9, height / 2)
      case .large: min(14, height / 2)
      case .capsule: height / 2
      }
    }
  }
}

nonisolated extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .systemFont(ofSize: 11)
    case .medium: .systemFont(ofSize: 12)
    case .large: .systemFont(ofSize: 13)
    }
  }

  var font: UIFont {
    switch self {
    case .mini: .systemFont(ofSize: 13)
    case .small: .systemFont(ofSize: 15)
    case .medium, .large: .systemFont(ofSize: 17)
    }
  }
}
