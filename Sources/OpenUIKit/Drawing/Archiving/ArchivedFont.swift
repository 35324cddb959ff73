/// A font as archives have it.
nonisolated struct ArchivedFont: Codable {
  private let family: String?
  private let size: Double
  private let weight: Double
  private let isItalic: Bool
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool?

  init(_ font: Font) {
    family = font.family
    size = Double(font.size)
    weight = Double(font.weight)
    isItalic = font.isItalic
    isMonospaced = font.isMonospaced
    hasMonospacedDigits = font.hasMonospacedDigits ? true : nil
  }

  /// The font; nil if the archive is damaged.
  var font: Font? {
    guard size.isFinite, weight.isFinite else { return nil }
    return Font(
      family: family, size: CGFloat(size), weight: CGFloat(weight), isItalic: isItalic,
      isMonospaced: isMonospaced, hasMonospacedDigits: hasMonospacedDigits ?? false)
  }
}
