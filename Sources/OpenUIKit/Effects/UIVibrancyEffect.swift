/// How much of a blur what is vibrant over it lets through.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of less weight.
  case secondaryLabel = 1
  /// Text of little weight.
  case tertiaryLabel = 2
  /// Text of the least weight.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Large areas of less weight.
  case secondaryFill = 5
  /// Large areas of little weight.
  case tertiaryFill = 6
  /// Lines between others.
  case separator = 7
}

/// Shows the content of a visual effect view in the colours of the blur behind it, made stronger.
///
/// Of the content only the alpha counts. The view belongs into the content view of one with the
/// blur.
open class UIVibrancyEffect: UIVisualEffect {
  nonisolated let blurEffect: UIBlurEffect
  nonisolated let style: UIVibrancyEffectStyle

  private enum Key {
    static let blur = "UIVibrancyEffectBlur"
    static let style = "UIVibrancyEffectStyle"
  }

  /// A vibrancy of text over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// A vibrancy over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// Reads what `encode(with:)` wrote; nil if it cannot be read. A coder without keys gives text
  /// over the regular blur.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      (blurEffect, style) = (UIBlurEffect(style: .regular), .label)
      super.init(coder: coder)
      return
    }
    guard let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: Key.blur),
      let style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: Key.style))
    else { return nil }
    (blurEffect, self.style) = (blur, style)
    super.init(coder: coder)
  }

  deinit {}

  /// Writes the blur and the style.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(blurEffect, forKey: Key.blur)
    coder.encode(style.rawValue, forKey: Key.style)
  }

  override func look(reducesTransparency: Bool) -> EffectLook {
    EffectLook(
      saturation: reducesTransparency ? 1 : 1.8, tint: tint(reducesTransparency),
      isOfContent: true)
  }

  /// Whether two are of the same style, over equal blurs.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blurEffect == blurEffect
  }

  /// The same for equal effects.
  nonisolated open override var hash: Int { style.rawValue << 8 | blurEffect.style.rawValue }

  // Fidelity: white over dark blurs, black over light ones [observed]; how much of them [decided].
  private func tint(_ reducesTransparency: Bool) -> UIColor {
    let (blur, style) = (blurEffect.style, style)
    return UIColor { traits in
      let isDark = blur.isDark(in: traits)
      let share = isDark ? style.shares.dark : style.shares.light
      return UIColor(white: isDark ? 1 : 0, alpha: share)
    }
  }
}

extension UIVibrancyEffectStyle {
  /// How much of black or white there is.
  fileprivate var shares: (light: CGFloat, dark: CGFloat) {
    switch self {
    case .label: (0.78, 0.82)
    case .secondaryLabel: (0.52, 0.56)
    case .tertiaryLabel: (0.3, 0.32)
    case .quaternaryLabel: (0.18, 0.2)
    case .fill: (0.2, 0.24)
    case .secondaryFill: (0.14, 0.18)
    case .tertiaryFill: (0.09, 0.12)
    case .separator: (0.28, 0.26)
    }
  }
}
