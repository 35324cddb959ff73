extension UIContentUnavailableConfiguration {
  /// How a text is shown.
  public struct TextProperties: @MainActor Hashable {
    /// The font; that of the preset by default.
    public var font: UIFont
    /// The colour; that of the preset by default.
    public var color: UIColor
    /// The rule for text that is too long, `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0, the default, means any number.
    public var numberOfLines = 0
    /// Whether a single line becomes smaller so that it has room; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The factor to which the font becomes smaller at most; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters move together before a part of the text is left out; false by default.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    func apply(to label: UILabel) {
      label.font = font
      label.textColor = color
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = max(0, numberOfLines)
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      label.adjustsFontForContentSizeCategory = true
    }
  }

  /// How the image, or the indicator of loading, is shown.
  public struct ImageProperties: @MainActor Hashable {
    /// How a symbol is drawn where it says nothing itself; large by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
    /// The colour of symbols, templates and the indicator; a grey by default. Nil stands for the
    /// tint of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, in which the image keeps its proportions; 0, no limit, by
    /// default, along each axis.
    public var maximumSize = CGSize.zero

    init() {}

    /// Hashes a part of what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: @MainActor Hashable {
    /// The action that is performed; none by default. The title and the image of the button are
    /// those of its configuration.
    public var primaryAction: UIAction?
    /// A menu, which a tap opens where there is no action; none by default.
    public var menu: UIMenu?
    /// Whether the button can be used, true by default.
    public var isEnabled = true
    /// The role of the button; `.normal` by default.
    public var role = UIButton.Role.normal

    init() {}
  }
}
