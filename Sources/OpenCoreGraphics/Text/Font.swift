/// Which glyphs text is drawn with.
package struct Font: Hashable, Sendable {
  /// The family; nil is the font of the system, which is Inter.
  package var family: String?
  /// The size in points. Sizes that are not finite or outside 1…2000 are drawn as the nearest.
  package var size: CGFloat
  /// −1 thin to 1 heavy, on the scale of `UIFont.Weight`; 0 is regular.
  package var weight: CGFloat
  /// How wide the glyphs are, on the scale of `UIFont.Width`: below 0 condensed, above 0 expanded.
  /// Counts for families that have such fonts.
  package var width: CGFloat
  /// Whether the glyphs are italic.
  package var isItalic: Bool
  /// Whether all glyphs are equally wide; counts only for the font of the system.
  package var isMonospaced: Bool
  /// The features of the font that are on or off, sorted by tag. The last one of a tag counts.
  package private(set) var features: [FontFeature] = []
  /// The families in which glyphs are found that the family does not have, before those of the
  /// system.
  package var fallbacks: [String] = []

  /// Makes a description of a font; it costs nothing until something is measured or drawn.
  package init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 0, width: CGFloat = 0,
    isItalic: Bool = false, isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    if hasMonospacedDigits { set([FontFeature.monospacedDigits]) }
  }

  /// Takes features in place of those that it has.
  package mutating func set(_ features: [FontFeature]) {
    let last = Dictionary(features.map { ($0.tag, $0) }) { $1 }
    self.features = last.values.sorted { $0.tag < $1.tag }
  }

  /// Whether all digits are equally wide, in fonts that have such digits.
  package var hasMonospacedDigits: Bool { features.contains(.monospacedDigits) }

  /// How tall its lines and letters are; cached for each font.
  @MainActor package var metrics: FontMetrics { TextEnvironment.engine.metrics(of: self) }
}

extension Font {
  /// From this size on the system font is the cut for display, with tighter spacing.
  ///
  /// Fidelity: Apple's system font changes from its text to its display cut at 20 points
  /// [documented].
  static let displaySize: CGFloat = 20

  /// The size that is drawn.
  var drawnSize: CGFloat {
    guard !size.isNaN else { return 1 }
    return min(max(size, 1), 2000)
  }

  /// The weight on the scale of fonts, 100 thin to 900 black, to the nearest named weight.
  ///
  /// Fidelity: the numbers are those of `UIFont.Weight` [documented]; `ultraLight` is the thinnest,
  /// though fonts elsewhere call their thinnest cut "Thin" [observed].
  var cssWeight: Int {
    let named: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    guard !weight.isNaN else { return 400 }
    let nearest = named.indices.min { abs(named[$0] - weight) < abs(named[$1] - weight) }
    return ((nearest ?? 3) + 1) * 100
  }

  /// Whether it is drawn with the cut for display, whose digits are never equally wide.
  var usesDisplayCut: Bool { drawnSize >= Font.displaySize && !hasMonospacedDigits }

  /// The families to look for glyphs in, best first, in fontconfig's notation.
  func families(in environment: TextEnvironment) -> String {
    let system: String
    switch (environment, isMonospaced && family == nil) {
    case (.pinned, true): system = "DejaVu Sans Mono"
    case (.pinned, false):
      system =
        usesDisplayCut
        ? "Inter Display,Inter,DejaVu Sans" : "Inter,DejaVu Sans"
    case (.system, true): system = "monospace"
    case (.system, false):
      system = usesDisplayCut ? "Inter Display,Inter,sans-serif" : "Inter,sans-serif"
    }
    guard !fallbacks.isEmpty else { return family.map { "\($0),\(system)" } ?? system }
    var names = system.split(separator: ",").map(String.init)
    names.insert(contentsOf: fallbacks, at: family == nil ? max(names.count - 1, 1) : 0)
    return ((family.map { [$0] } ?? []) + names).joined(separator: ",")
  }
}
