/// The definition of a colour.
nonisolated enum ColorSource: Hashable {
  /// It is a fixed one.
  case fixed(CGColor)
  /// It depends on the style, the level and the contrast.
  case adaptive(AdaptiveColor)
  /// A closure of the program chooses it.
  case provided(ColorProvider)
  /// It is derived from another colour, which is dynamic.
  case derived(UIColor, ColorDerivation)

  /// The colour as it looks with the given traits; nil if it is not dynamic.
  func resolved(_ traits: UITraitCollection) -> UIColor? {
    switch self {
    case .fixed: nil
    case .adaptive(let color): color.resolved(traits)
    case .provided(let provider):
      traits.asCurrent { provider.provide(traits) }.resolvedColor(with: traits)
    case .derived(let base, let derivation):
      derivation.apply(to: base.resolvedColor(with: traits))
    }
  }
}

/// Colours for the styles, and for the elevated level of the dark one, in each contrast.
nonisolated struct AdaptiveColor: Hashable {
  let normal: ColorVariants
  /// Those of increased contrast.
  let high: ColorVariants

  func resolved(_ traits: UITraitCollection) -> UIColor {
    let variants = traits.accessibilityContrast == .high ? high : normal
    guard traits.userInterfaceStyle == .dark else { return variants.light }
    return traits.userInterfaceLevel == .elevated ? variants.darkElevated : variants.dark
  }
}

/// Colours for the styles, and for the elevated level of the dark one.
nonisolated struct ColorVariants: Hashable {
  let light: UIColor
  let dark: UIColor
  let darkElevated: UIColor
}

/// How a colour is derived from another one.
nonisolated enum ColorDerivation: Hashable {
  case alpha(CGFloat)
  case dimmed

  func apply(to color: UIColor) -> UIColor {
    switch self {
    case .alpha(let alpha): color.withAlphaComponent(alpha)
    case .dimmed: color.fixedDimmed
    }
  }
}

/// A closure that chooses a colour. Equal to itself only.
nonisolated final class ColorProvider: Hashable, @unchecked Sendable {
  // Unchecked because Apple's signature takes any closure; its documentation says what it may do.

  let provide: (UITraitCollection) -> UIColor

  init(_ provide: @escaping (UITraitCollection) -> UIColor) {
    self.provide = provide
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension UIColor {
  /// Whether the colour depends on traits.
  var isDynamic: Bool {
    if case .fixed = source { false } else { true }
  }

  /// The colour as it looks with the given traits.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = source { return color }
    return resolvedColor(with: traits).cgColor(in: traits)
  }
}
