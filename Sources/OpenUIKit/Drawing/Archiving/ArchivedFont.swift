/// A font as archives have it.
nonisolated struct ArchivedFont: Codable {
  private let family: String?
  private let size: Double
  private let weight: Double
  private let width: Double?
  private let isItalic: Bool
  private let isMonospaced: Bool
  private let features: [FontFeature]?
  private let fallbacks: [String]?

  init(_ font: Font) {
    family = font.family
    size = Double(font.size)
    weight = Double(font.weight)
    width = font.width == 0 ? nil : Double(font.width)
    isItalic = font.isItalic
    isMonospaced = font.isMonospaced
    features = font.features.isEmpty ? nil : font.features
    fallbacks = font.fallbacks.isEmpty ? nil : font.fallbacks
  }

  /// The font; nil if the archive is damaged.
  var font: Font? {
    guard size.isFinite, weight.isFinite, width?.isFinite != false else { return nil }
    var font = Font(
      family: family, size: CGFloat(size), weight: CGFloat(weight), width: CGFloat(width ?? 0),
      isItalic: isItalic, isMonospaced: isMonospaced)
    font.set((features ?? []).compactMap { FontFeature($0.tag, $0.value) })
    font.fallbacks = fallbacks ?? []
    return font
  }
}
