/// A colour as archives have it.
nonisolated indirect enum ArchivedColor: Codable {
  case fixed([Double], space: String?)
  /// An image, as a PNG file, that is repeated.
  case pattern(Data, scale: Double, alpha: Double)
  /// The colours of increased contrast are `nil` where they are the same.
  case adaptive(
    light: ArchivedColor, dark: ArchivedColor, darkElevated: ArchivedColor, high: [ArchivedColor]?)
  case withAlpha(ArchivedColor, Double)
  case dimmed(ArchivedColor)

  /// A colour of a closure is archived as it looks with the current traits, one of cells that a
  /// program draws as the colour that is seen where there can be only one.
  init(_ color: UIColor) {
    switch color.source {
    case .fixed(let color) where color.pattern != nil:
      guard let pattern = color.pattern, let file = try? pattern.image?.pngData() else {
        let seen = color.channels
        self = .fixed(
          [seen.red, seen.green, seen.blue, seen.alpha].map { Double($0) }, space: nil)
        return
      }
      self = .pattern(file, scale: Double(pattern.scale), alpha: Double(color.alpha))
    case .fixed(let color):
      self = .fixed((color.components ?? []).map { Double($0) }, space: color.colorSpace?.name)
    case .adaptive(let colors):
      let (normal, high) = (colors.normal, colors.high)
      self = .adaptive(
        light: ArchivedColor(normal.light), dark: ArchivedColor(normal.dark),
        darkElevated: ArchivedColor(normal.darkElevated),
        high: high == normal
          ? nil : [high.light, high.dark, high.darkElevated].map { ArchivedColor($0) })
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
    case .pattern(let file, let scale, let alpha):
      guard scale.isFinite, scale > 0, alpha.isFinite, let image = try? CGImage(data: file) else {
        return nil
      }
      let pattern = CGPattern(image: image, scale: CGFloat(scale))
      return .fixed(CGColor(pattern: pattern, alpha: CGFloat(alpha)))
    case .adaptive(let light, let dark, let darkElevated, let high):
      guard let normal = Self.variants([light, dark, darkElevated]) else { return nil }
      guard let high else { return .adaptive(AdaptiveColor(normal: normal, high: normal)) }
      return Self.variants(high).map { .adaptive(AdaptiveColor(normal: normal, high: $0)) }
    case .withAlpha(let base, let alpha):
      guard let base = base.color, alpha.isFinite else { return nil }
      return .derived(base, .alpha(CGFloat(alpha)))
    case .dimmed(let base): return base.color.map { .derived($0, .dimmed) }
    }
  }

  private static func variants(_ colors: [ArchivedColor]) -> ColorVariants? {
    let colors = colors.compactMap(\.color)
    guard colors.count == 3 else { return nil }
    return ColorVariants(light: colors[0], dark: colors[1], darkElevated: colors[2])
  }

  private var color: UIColor? { source.map { UIColor($0) } }
}
