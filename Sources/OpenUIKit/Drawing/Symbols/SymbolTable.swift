/// All symbols by their names.
///
/// A line has a name, its variants and its drawing, separated by colons. The variants are words:
/// `fill`, `circle`, `square` and `slash`, where Apple's symbols have these names; `inside` for
/// what is a symbol in a circle or a square only; `turns` for a symbol that is mirrored where lines
/// begin at the right. A drawing is the marks of the outline and, after a bar, those inside it,
/// which are cut out where the outline is filled. It is read when the symbol is drawn; at first use
/// only the names are.
nonisolated enum SymbolTable {
  private struct Row {
    let variants: [Substring]
    let drawing: Substring

    func has(_ variant: String) -> Bool { variants.contains { $0 == variant } }
  }

  private static let rows: [Substring: Row] = {
    let topics = [
      arrows, signs, shapes, text, media, people, messages, nature, places, things, devices, tools,
    ]
    let (newline, colon) = (UInt8(ascii: "\n"), UInt8(ascii: ":"))
    var rows: [Substring: Row] = [:]
    for line in topics.flatMap({ $0.utf8.split(separator: newline) }) {
      let parts = line.split(separator: colon, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let variants = parts[1].split(separator: UInt8(ascii: " ")).map { Substring($0) }
      rows[Substring(parts[0])] = Row(variants: variants, drawing: Substring(parts[2]))
    }
    return rows
  }()

  /// The names of all symbols, in their order.
  static var names: [String] {
    let all = rows.flatMap { name, row in
      (row.has("inside") ? [] : [String(name)]) + suffixes(of: row).map { "\(name).\($0)" }
    }
    return Set(all).sorted()
  }

  /// Whether a symbol has that name.
  static func contains(_ name: String) -> Bool { find(name) != nil }

  /// A symbol, read from its drawing; nil if none has that name.
  static func glyph(named name: String) -> SymbolGlyph? {
    find(name).flatMap { glyph($0.row, suffix: $0.suffix) }
  }

  private static func find(_ name: String) -> (row: Row, suffix: String)? {
    if let row = rows[name[...]] { return row.has("inside") ? nil : (row, "") }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let suffix = words[count...].joined(separator: ".")
      guard let row = rows[words[..<count].joined(separator: ".")[...]] else { continue }
      if suffixes(of: row).contains(suffix) { return (row, suffix) }
    }
    return nil
  }

  /// Whether a symbol is mirrored where lines begin at the right.
  static func turns(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return (1...max(words.count, 1)).contains { count in
      rows[words.prefix(count).joined(separator: ".")[...]]?.has("turns") ?? false
    }
  }

  private static func suffixes(of row: Row) -> [String] {
    let words = row.variants
    return words.flatMap { word -> [String] in
      switch word {
      case "fill": ["fill"]
      case "circle", "square": [String(word), "\(word).fill"]
      case "slash": row.has("fill") ? ["slash", "slash.fill"] : ["slash"]
      default: []
      }
    }
  }

  private static func glyph(_ row: Row, suffix: String) -> SymbolGlyph? {
    let parts = row.drawing.split(separator: "|", maxSplits: 1)
    guard let body = parts.first.flatMap({ SymbolMark.marks($0) }),
      let details = parts.count > 1 ? SymbolMark.marks(parts[1]) : []
    else { return nil }
    var glyph = SymbolGlyph(body: body, details: details)
    glyph.enclosure =
      suffix.hasPrefix("circle") ? .circle : suffix.hasPrefix("square") ? .square : nil
    glyph.isEnclosureFilled = glyph.enclosure != nil && suffix.hasSuffix("fill")
    glyph.isFilled = glyph.enclosure == nil ? suffix.hasSuffix("fill") : row.has("fill")
    glyph.isSlashed = suffix.hasPrefix("slash")
    return glyph
  }
}
