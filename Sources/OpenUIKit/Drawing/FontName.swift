// The names of fonts: that of the family, a hyphen, and what is not regular, as in
// Inter-BoldItalic.

nonisolated extension Font {
  /// A font by its name.
  init(named name: String, size: CGFloat) {
    self.init(size: size)
    guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex,
      set(style: name[name.index(after: hyphen)...])
    else {
      setFamily(name)
      return
    }
    setFamily(String(name[..<hyphen]))
  }

  /// Takes a family, of which nil is that of the system.
  mutating func setFamily(_ name: String) {
    if name == Font(size: size).shownFamily {
      family = nil
    } else if name == Font(size: size, isMonospaced: true).shownFamily {
      family = nil
      isMonospaced = true
    } else {
      family = name
    }
  }

  /// The family that is drawn.
  var shownFamily: String { family ?? (isMonospaced ? "DejaVu Sans Mono" : "Inter") }

  /// The name of the font.
  var name: String {
    let style = styleParts.joined()
    return style.isEmpty ? shownFamily : "\(shownFamily)-\(style)"
  }

  /// The name of its style, such as `Bold Italic` or `Regular`.
  var face: String { styleParts.isEmpty ? "Regular" : styleParts.joined(separator: " ") }

  /// Takes a style by its name in place of the one that it has; nothing changes if it is none.
  mutating func setFace(_ name: String) {
    var plain = self
    (plain.weight, plain.width, plain.isItalic) = (0, 0, false)
    if plain.set(style: name.filter { !$0.isWhitespace }[...]) { self = plain }
  }

  /// The names of what is not regular.
  private var styleParts: [String] {
    let weight = Self.weights.min {
      abs($0.1.rawValue - self.weight) < abs($1.1.rawValue - self.weight)
    }
    return [
      width == 0 ? "" : nearestWidth,
      weight.map { $0.1 == .regular ? "" : $0.0 } ?? "", isItalic ? "Italic" : "",
    ].filter { !$0.isEmpty }
  }

  /// The name of the width that is nearest to that of the font, other than the standard one.
  private var nearestWidth: String {
    Self.widths.min { abs($0.1.rawValue - width) < abs($1.1.rawValue - width) }?.0 ?? ""
  }

  /// Takes the width that traits say.
  mutating func setWidth(_ traits: UIFontDescriptor.SymbolicTraits) {
    if traits.contains(.traitCondensed) {
      width = min(width, UIFont.Width.condensed.rawValue)
    } else if traits.contains(.traitExpanded) {
      width = max(width, UIFont.Width.expanded.rawValue)
    } else {
      width = 0
    }
  }

  /// The weights by their names; the first of a weight is the one that names have.
  private static let weights: [(String, UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black), ("ExtraLight", .thin), ("Roman", .regular), ("DemiBold", .semibold),
    ("ExtraBold", .heavy),
  ]

  private static let widths: [(String, UIFont.Width)] = [
    ("Compressed", .compressed), ("Condensed", .condensed), ("Expanded", .expanded),
  ]

  /// Takes a style by its name; false, and nothing has changed, if it is none.
  private mutating func set(style: Substring) -> Bool {
    var rest = style.lowercased()[...]
    var font = self
    func scan(_ name: String) -> Bool {
      guard rest.hasPrefix(name.lowercased()) else { return false }
      rest = rest.dropFirst(name.count)
      return true
    }
    if let (_, width) = Self.widths.first(where: { scan($0.0) }) { font.width = width.rawValue }
    if let (_, weight) = Self.weights.first(where: { scan($0.0) }) { font.weight = weight.rawValue }
    if scan("Italic") || scan("Oblique") { font.isItalic = true }
    guard rest.isEmpty, !style.isEmpty else { return false }
    self = font
    return true
  }
}
