/// One of the cuts that the font of the system has, each in a file of its own.
struct FontCut: Equatable {
  /// Whether it is the cut for large sizes.
  var isDisplay: Bool
  /// 100 thin to 900 black.
  var cssWeight: Int
  /// Whether the glyphs are italic.
  var isItalic: Bool

  /// The name of its file.
  var fileName: String {
    let family = isDisplay ? "InterDisplay" : "Inter"
    let weight = Self.weights[cssWeight / 100 - 1]
    guard isItalic else { return "\(family)-\(weight).otf" }
    return weight == "Regular" ? "\(family)-Italic.otf" : "\(family)-\(weight)Italic.otf"
  }

  /// Its index among all.
  var index: Int {
    let weight = cssWeight / 100 - 1
    return 2 * (isDisplay ? Self.weights.count + weight : weight) + (isItalic ? 1 : 0)
  }

  /// All cuts, in a fixed order.
  static let all = [false, true].flatMap { isDisplay in
    weights.indices.flatMap { index in
      [false, true].map {
        FontCut(isDisplay: isDisplay, cssWeight: (index + 1) * 100, isItalic: $0)
      }
    }
  }

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
}

extension Font {
  /// The cut that text is drawn with as far as it has the characters; nil where the font is not the
  /// proportional one of the system.
  var cut: FontCut? {
    guard family == nil, !isMonospaced else { return nil }
    return FontCut(
      isDisplay: usesDisplayCut, cssWeight: cssWeight, isItalic: isItalic)
  }
}
