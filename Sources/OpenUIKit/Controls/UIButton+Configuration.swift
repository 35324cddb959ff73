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

    enum Style: String, Codable, Sendable { case plain, gray, tinted, filled }

    let style: Style

    /// The title; that of the button or its action if nil.
    public var title: String?
    /// The image; that of the button or its action if nil.
    public var image: UIImage?
    /// The side of the title on which the image is, `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The colour of title and image; as the look has it if nil.
    public var baseForegroundColor: UIColor?
    /// The colour from which that of the background is made; the tint if nil.
    public var baseBackgroundColor: UIColor?
    /// What the background is like beyond that.
    public var background = UIBackgroundConfiguration()
    /// Which corners the background has, `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is meant to be, `.medium` by default.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
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

    /// Takes the size that suits again, after `contentInsets` was set.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
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

  var font: UIFont {
    switch self {
    case .mini: .systemFont(ofSize: 13)
    case .small: .systemFont(ofSize: 15)
    case .medium, .large: .systemFont(ofSize: 17)
    }
  }
}

/// What is behind the content of a view.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; as the view's look has it if nil.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, 8 by default.
  public var cornerRadius: CGFloat = 8
  /// The colour of the line along the edge; none if nil.
  public var strokeColor: UIColor?
  /// The width of the line along the edge, in points; 0 by default.
  public var strokeWidth: CGFloat = 0

  /// No colour and no line.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    clear.cornerRadius = 0
    return clear
  }

  init() {}
}
