/// Blurs what lies behind a visual effect view.
///
/// With reduced transparency it is one opaque colour.
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is, and what colour lies over it.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light, with much of what lies behind.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, as the view is.
    case regular = 4
    /// Light or dark, as the view is, with less of what lies behind.
    case prominent = 5
    /// A material that shows the most of what lies behind; light or dark, as the view is, as all
    /// without another name.
    case systemUltraThinMaterial = 6
    /// A material that shows much of what lies behind.
    case systemThinMaterial = 7
    /// A material that shows some of what lies behind.
    case systemMaterial = 8
    /// A material that shows little of what lies behind.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The ultra thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// The thin material, always light.
    case systemThinMaterialLight = 12
    /// The material, always light.
    case systemMaterialLight = 13
    /// The thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The ultra thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The thin material, always dark.
    case systemThinMaterialDark = 17
    /// The material, always dark.
    case systemMaterialDark = 18
    /// The thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  nonisolated let style: Style
  private static let key = "UIBlurEffectStyle"

  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives the
  /// regular style.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      style = .regular
      super.init(coder: coder)
      return
    }
    guard coder.containsValue(forKey: Self.key),
      let style = Style(rawValue: coder.decodeInteger(forKey: Self.key))
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  deinit {}

  /// Writes the style.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if coder.allowsKeyedCoding { coder.encode(style.rawValue, forKey: Self.key) }
  }

  override func look(reducesTransparency: Bool) -> EffectLook {
    let tint = style.tint
    if reducesTransparency { return EffectLook(tint: tint.withAlphaComponent(1)) }
    return EffectLook(blurRadius: style.blurRadius, saturation: 1.8, tint: tint)
  }

  /// Whether two are of the same style.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The same for equal effects.
  nonisolated open override var hash: Int { style.rawValue }
}

extension UIBlurEffect.Style {
  /// In points.
  // Fidelity: the radii, the saturation and the colours of the styles of iOS 7 [observed]; those of
  // others [decided].
  fileprivate var blurRadius: CGFloat {
    switch self {
    case .extraLight, .dark, .prominent: 20
    default: 30
    }
  }

  /// Whether it is dark in a view with some traits.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent: traits.userInterfaceStyle == .dark
    default:
      rawValue < Self.systemUltraThinMaterialLight.rawValue
        ? traits.userInterfaceStyle == .dark
        : rawValue >= Self.systemUltraThinMaterialDark.rawValue
    }
  }

  /// The colour over the blur.
  fileprivate var tint: UIColor {
    let (light, dark) = shades
    return UIColor { traits in
      let shade = isDark(in: traits) ? dark : light
      return UIColor(white: shade.white, alpha: shade.alpha)
    }
  }

  private typealias Shade = (white: CGFloat, alpha: CGFloat)

  private var shades: (light: Shade, dark: Shade) {
    switch self {
    case .extraLight, .dark, .prominent: ((0.97, 0.82), (0.11, 0.73))
    case .light: ((1, 0.3), (1, 0.3))
    case .regular: ((0.97, 0.7), (0.12, 0.65))
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      ((0.96, 0.44), (0.14, 0.5))
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      ((0.96, 0.6), (0.14, 0.64))
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      ((0.96, 0.74), (0.14, 0.78))
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      ((0.96, 0.86), (0.14, 0.88))
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      ((0.97, 0.8), (0.11, 0.8))
    }
  }
}
