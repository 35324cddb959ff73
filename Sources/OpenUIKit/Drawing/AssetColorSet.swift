/// The variants of a colour in a catalogue.
nonisolated struct AssetColorSet: AssetDescription {
  struct Variant: Decodable, AssetVariant {
    let conditions: AssetConditions
    fileprivate let color: AssetColor?

    private enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      conditions = try AssetConditions(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(AssetColor.self, forKey: .color)
    }
  }

  let colors: [Variant]

  func color(for traits: UITraitCollection) -> UIColor? {
    func fixed(isDark: Bool, isHigh: Bool) -> UIColor? {
      var wish = AssetWish(traits)
      (wish.isDark, wish.isHigh, wish.direction) = (isDark, isHigh, nil)
      return colors.best(for: wish).first?.color?.color
    }
    guard let light = fixed(isDark: false, isHigh: false) else { return nil }
    guard colors.contains(where: { !($0.conditions.appearances ?? []).isEmpty }) else {
      return light
    }
    func variants(isHigh: Bool) -> ColorVariants {
      let dark = fixed(isDark: true, isHigh: isHigh) ?? light
      return ColorVariants(
        light: fixed(isDark: false, isHigh: isHigh) ?? light, dark: dark, darkElevated: dark)
    }
    return UIColor(
      .adaptive(AdaptiveColor(normal: variants(isHigh: false), high: variants(isHigh: true))))
  }
}

/// A colour as a catalogue writes it.
nonisolated private struct AssetColor: Decodable {
  let space: String?
  let components: [String: String]?
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  var color: UIColor? {
    if let reference { return AssetColor.system[reference] }
    guard let components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    if space == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number from 0 to 1: with a point as it is, else one of 255, which may be hexadecimal.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
  }

  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
    "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
  ]
}
