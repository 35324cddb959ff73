/// A font as archives have it.
nonisolated struct ArchivedFont: Codable {
  private let family: String?
  private let size: Double
  private let weight: Double
  private let width: Double?
  private let isItalic: Bool
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool?

  init(_ font: Font) {
    family = font.family
    size = Double(font.size)
    weight = Double(font.weight)
    width = font.width == 0 ? nil : Double(font.width)
    isItalic = font.isItalic
    isMonospaced = font.isMonospaced
    hasMonospacedDigits = font.hasMonospacedDigits ? true : nil
  }

  /// The font; nil if the archive is damaged.
  var font: Font? {
    guard size.isFinite, weight.isFinite, width?.isFinite != false else { return nil }
    return Font(
      family: family, size: CGFloat(size), weight: CGFloat(weight), width: CGFloat(width ?? 0),
      isItalic: isItalic, isMonospaced: isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? false)
  }
}
