/// The symbol of an image, and how it is drawn.
nonisolated struct ShownSymbol: Equatable, Sendable {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  /// Nil if no symbol has that name.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard SymbolTable.contains(name) else { return nil }
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
  ///   - factor: how much larger than its own size the symbol is drawn, with more pixels in the same points.
  func drawn(scale: CGFloat, factor: CGFloat = 1) -> (picture: CGImage, baseline: CGFloat)? {
    let details = configuration.details
    let key = SymbolCache.Key(
      name: name, unit: details.unit(in: configuration.traitCollection),
      lineWidth: details.lineWidth, scale: scale * factor)
    let drawing =
      hasOwnColors
      ? draw(key) : SymbolCache.drawing(for: key) { draw(key) }
    return drawing.map { ($0.picture, $0.area.maxY - capHeight / 2) }
  }

  /// The height of capital letters beside the symbol, in points.
  var capHeight: CGFloat {
    UIFont.systemFont(ofSize: configuration.details.pointSize(in: configuration.traitCollection))
      .capHeight
  }

  private func draw(_ key: SymbolCache.Key) -> SymbolCache.Drawing? {
    guard let glyph = SymbolTable.glyph(named: name) else { return nil }
    let ink = glyph.bounds(lineWidth: key.lineWidth)
    let middle = SymbolGlyph.side / 2
    // From the middle of a capital letter, in points, out to whole pixels.
    func outward(_ value: CGFloat) -> CGFloat {
      let pixels = (value - middle) * key.unit * key.scale
      let whole = pixels < 0 ? (pixels + 0.02).rounded(.down) : (pixels - 0.02).rounded(.up)
      return whole / key.scale
    }
    let area = CGRect(
      x: outward(ink.minX), y: outward(ink.minY), width: outward(ink.maxX) - outward(ink.minX),
      height: outward(ink.maxY) - outward(ink.minY))
    guard let opened = ImageContext(bounds: area, scale: key.scale, isOpaque: false)
    else { return nil }
    opened.context.scaleBy(x: key.unit, y: key.unit)
    opened.context.translateBy(x: -middle, y: -middle)
    glyph.draw(in: opened.context, lineWidth: key.lineWidth, colors: colors(.black))
    guard let picture = opened.finalImage.cgImage else { return nil }
    return SymbolCache.Drawing(picture: picture, area: area)
  }

  private func colors(_ color: CGColor) -> [CGColor] {
    switch configuration.details.coloring {
    case .hierarchical(let color):
      [color.cgColor, color.withAlphaComponent(0.35 * color.cgColor.alpha).cgColor]
    case .palette(let colors):
      [colors[0].cgColor, colors[min(1, colors.count - 1)].cgColor]
    case .monochrome, .multicolor, nil: [color]
    }
  }
}
