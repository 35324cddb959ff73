/// The symbol of an image, and how it is drawn.
nonisolated struct ShownSymbol: Equatable, Sendable {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  private var glyph: SymbolGlyph? { SymbolTable.glyph(named: name) }

  /// Nil if no symbol has that name.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard SymbolTable.glyph(named: name) != nil else { return nil }
    self.name = name
    self.configuration = UIImage.SymbolConfiguration(
      traits: configuration?.traitCollection, details: configuration?.details ?? SymbolDetails())
  }

  /// Whether the symbol has more than one colour, or one that is not that of its surroundings.
  var hasOwnColors: Bool {
    switch configuration.details.coloring {
    case .hierarchical, .palette: true
    case .monochrome, .multicolor, nil: false
    }
  }

  /// The pixels and the height of the baseline above the lower edge, in points.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - color: of a symbol without colours of its own.
  func drawn(scale: CGFloat, color: CGColor = .black) -> (picture: CGImage, baseline: CGFloat)? {
    guard let glyph else { return nil }
    let details = configuration.details
    let unit = details.unit(in: configuration.traitCollection)
    let ink = glyph.bounds(lineWidth: details.lineWidth)
    let middle = SymbolGlyph.side / 2
    // From the middle of a capital letter, in points, out to whole pixels.
    func outward(_ value: CGFloat) -> CGFloat {
      let pixels = (value - middle) * unit * scale
      return (pixels < 0 ? (pixels - 0.01).rounded(.down) : (pixels + 0.01).rounded(.up)) / scale
    }
    let area = CGRect(
      x: outward(ink.minX), y: outward(ink.minY), width: outward(ink.maxX) - outward(ink.minX),
      height: outward(ink.maxY) - outward(ink.minY))
    guard let opened = ImageContext(bounds: area, scale: scale, isOpaque: false) else { return nil }
    opened.context.scaleBy(x: unit, y: unit)
    opened.context.translateBy(x: -middle, y: -middle)
    glyph.draw(in: opened.context, lineWidth: details.lineWidth, colors: colors(color))
    guard let picture = opened.finalImage.cgImage else { return nil }
    let capHeight =
      UIFont.systemFont(ofSize: details.pointSize(in: configuration.traitCollection)).capHeight
    return (picture, area.maxY - capHeight / 2)
  }

  private func colors(_ color: CGColor) -> [CGColor] {
    switch configuration.details.coloring {
    case .hierarchical(let color): [color.cgColor, color.withAlphaComponent(0.35).cgColor]
    case .palette(let colors):
      [colors[0].cgColor, colors[min(1, colors.count - 1)].cgColor]
    case .monochrome, .multicolor, nil: [color]
    }
  }
}
