import MisuseReports

nonisolated extension UIImage {
  /// How wide the lines of a symbol are; each weight has that of text of its name.
  public enum SymbolWeight: Int, Sendable {
    // Source: UIImageSymbolConfiguration.h.
    /// Nothing is said: `regular`, if nobody else says something.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight
    /// Very thin lines.
    case thin
    /// Thin lines.
    case light
    /// Lines of usual text.
    case regular
    /// Lines a little wider than those of usual text.
    case medium
    /// Lines between medium and bold.
    case semibold
    /// Wide lines.
    case bold
    /// Very wide lines.
    case heavy
    /// The widest lines.
    case black

    /// The weight of text with such lines; `.regular` if nothing is said.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The weight that is closest to that of text.
    init(closestTo weight: CGFloat) {
      let all: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      func distance(_ candidate: UIImage.SymbolWeight) -> CGFloat {
        abs(candidate.fontWeight().rawValue - weight)
      }
      self = all.min { distance($0) < distance($1) } ?? .regular
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    // Source: UIImageSymbolConfiguration.h.
    /// The scale of the system, `medium`.
    case `default` = -1
    /// Nothing is said.
    case unspecified = 0
    /// Smaller.
    case small
    /// Between small and large.
    case medium
    /// Larger.
    case large
  }
}

/// How a symbol is drawn: the size of the text beside it, the width of its lines, its scale and its
/// colours. Immutable.
nonisolated public class UIImageSymbolConfiguration: UIImageConfiguration, @unchecked Sendable {
  required init(traits: UITraitCollection?, details: SymbolDetails) {
    super.init(traits: traits, details: details)
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  private convenience init(_ change: (inout SymbolDetails) -> Void) {
    var details = SymbolDetails()
    change(&details)
    self.init(traits: nil, details: details)
  }

  /// A size that is one; nil for others, which are reported.
  private static func checked(_ pointSize: CGFloat) -> CGFloat? {
    if pointSize.isFinite, pointSize > 0 { return pointSize }
    Misuse.reportFromAnyThread(.impossibleSymbolSize(pointSize))
    return nil
  }

  // MARK: Measures

  /// The size of the text beside the symbol, in points. A size that is no positive number is
  /// reported and not taken, here and in the other initialisers.
  public convenience init(pointSize: CGFloat) {
    self.init { $0.pointSize = Self.checked(pointSize) }
  }

  /// The width of lines.
  public convenience init(weight: UIImage.SymbolWeight) { self.init { $0.weight = weight } }

  /// The scale.
  public convenience init(scale: UIImage.SymbolScale) { self.init { $0.scale = scale } }

  /// The size of the text beside the symbol, in points, and the width of lines.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize: pointSize, weight: weight, scale: .default)
  }

  /// The size of the text beside the symbol, in points, the width of lines, and the scale.
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init {
      $0.pointSize = Self.checked(pointSize)
      ($0.weight, $0.scale) = (weight, scale)
    }
  }

  /// The size of the text of a style, which follows the size that the user wants.
  public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }

  /// The size of the text of a style, which follows the size that the user wants, and the scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init {
      $0.textStyle = textStyle
      $0.scale = scale
    }
  }

  /// The size and the weight of a font.
  public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

  /// The size and the weight of a font, and the scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init {
      $0.pointSize = font.pointSize
      $0.weight = UIImage.SymbolWeight(closestTo: font.font.weight)
      $0.scale = scale
    }
  }

  // MARK: Colours

  /// One colour: whole for what is in front, and lighter behind.
  public convenience init(hierarchicalColor: UIColor) {
    self.init { $0.coloring = .hierarchical(hierarchicalColor) }
  }

  /// A colour for each layer, from the front one on; the last one is that of all that follow.
  /// Without colours nothing is said.
  public convenience init(paletteColors: [UIColor]) {
    self.init { $0.coloring = paletteColors.isEmpty ? nil : .palette(paletteColors) }
  }

  // Fidelity: the symbols here have no colours of their own. [decided]
  /// Says that a symbol is shown in its own colours if it has some.
  public class func preferringMulticolor() -> Self {
    var details = SymbolDetails()
    details.coloring = .multicolor
    return Self(traits: nil, details: details)
  }

  /// Says that a symbol is shown in one colour.
  public class func preferringMonochrome() -> Self {
    var details = SymbolDetails()
    details.coloring = .monochrome
    return Self(traits: nil, details: details)
  }

  // MARK: Less

  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImageSymbolConfiguration(traits: nil, details: SymbolDetails())
  }

  private func changing(_ change: (inout SymbolDetails) -> Void) -> Self {
    var details = details
    change(&details)
    return Self(traits: traitCollection, details: details)
  }

  /// The same without a style of text.
  public func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }

  /// The same without a scale.
  public func configurationWithoutScale() -> Self { changing { $0.scale = .unspecified } }

  /// The same without a weight.
  public func configurationWithoutWeight() -> Self { changing { $0.weight = .unspecified } }

  /// The same without a size and a weight.
  public func configurationWithoutPointSizeAndWeight() -> Self {
    changing {
      $0.pointSize = nil
      $0.weight = .unspecified
    }
  }

  /// Whether another configuration says the same.
  public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
    isEqual(otherConfiguration)
  }
}
