/// A colour as archives have it.
nonisolated indirect enum ArchivedColor: Codable {
  case fixed([Double], space: String?)
  case adaptive(light: ArchivedColor, dark: ArchivedColor, darkElevated: ArchivedColor)
  case withAlpha(ArchivedColor, Double)
  case dimmed(ArchivedColor)

  /// A colour of a closure is archived as it looks with the current traits.
  init(_ color: UIColor) {
    switch color.source {
    case .fixed(let color):
      self = .fixed((color.components ?? []).map { Double($0) }, space: color.colorSpace?.name)
    case .adaptive(let colors):
      self = .adaptive(
        light: ArchivedColor(colors.light), dark: ArchivedColor(colors.dark),
        darkElevated: ArchivedColor(colors.darkElevated))
    case .provided: self = ArchivedColor(UIColor(cgColor: color.cgColor))
    case .derived(let base, .alpha(let alpha)):
      self = .withAlpha(ArchivedColor(base), Double(alpha))
    case .derived(let base, .dimmed): self = .dimmed(ArchivedColor(base))
    }
  }

  /// The colour; nil if the archive is damaged.
  var source: ColorSource? {
    switch self {
    case .fixed(let numbers, let name):
      let model = numbers.count == 4 ? CGColorSpaceModel.rgb : .monochrome
      let device =
        model == .rgb ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray()
      guard numbers.count == 4 || numbers.count == 2, numbers.allSatisfy(\.isFinite),
        let space = name.map({ CGColorSpace(name: $0) }) ?? device, space.model == model
      else { return nil }
      return CGColor(colorSpace: space, components: numbers.map { CGFloat($0) })
        .map { .fixed($0) }
    case .adaptive(let light, let dark, let darkElevated):
      guard let light = light.color, let dark = dark.color, let darkElevated = darkElevated.color
      else { return nil }
      return .adaptive(AdaptiveColor(light: light, dark: dark, darkElevated: darkElevated))
    case .withAlpha(let base, let alpha):
      guard let base = base.color, alpha.isFinite else { return nil }
      return .derived(base, .alpha(CGFloat(alpha)))
    case .dimmed(let base): return base.color.map { .derived($0, .dimmed) }
    }
  }

  private var color: UIColor? { source.map { UIColor($0) } }
}
