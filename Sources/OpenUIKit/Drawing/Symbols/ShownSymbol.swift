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
  ///   - factor: how much larger than its own size the symbol is drawn, with more pixels in the
  ///     same points.
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
    let area = Self.area(of: glyph, key)
    guard let opened = ImageContext(bounds: area, scale: key.scale, isOpaque: false)
    else { return nil }
    let middle = SymbolGlyph.side / 2
    opened.context.scaleBy(x: key.unit, y: key.unit)
    opened.context.translateBy(x: -middle, y: -middle)
    glyph.draw(in: opened.context, lineWidth: key.lineWidth, colors: colors(.black))
    guard let picture = opened.finalImage.cgImage else { return nil }
    return SymbolCache.Drawing(picture: picture, area: area)
  }

  /// Where a glyph is, in points from the middle of a capital letter.
  private static func area(of glyph: SymbolGlyph, _ key: SymbolCache.Key) -> CGRect {
    let ink = glyph.bounds(lineWidth: key.lineWidth)
    let middle = SymbolGlyph.side / 2
    // From the middle of a capital letter, in points, out to whole pixels.
    func outward(_ value: CGFloat) -> CGFloat {
      let pixels = (value - middle) * key.unit * key.scale
      let whole = pixels < 0 ? (pixels + 0.02).rounded(.down) : (pixels - 0.02).rounded(.up)
      return whole / key.scale
    }
    return CGRect(
      x: outward(ink.minX), y: outward(ink.minY), width: outward(ink.maxX) - outward(ink.minX),
      height: outward(ink.maxY) - outward(ink.minY))
  }

  /// Draws the symbol as paths where its picture would be drawn.
  ///
  /// - Parameters:
  ///   - rect: where the upright picture is.
  ///   - scale: pixels per point of the picture.
  ///   - color: that of the whole shape; nil for the colours of the symbol.
  func drawPaths(
    in context: CGContext, _ rect: CGRect, scale: CGFloat, _ orientation: UIImage.Orientation,
    _ blendMode: CGBlendMode, _ alpha: CGFloat, color: CGColor?
  ) {
    guard let glyph = SymbolTable.glyph(named: name) else { return }
    let details = configuration.details
    let key = SymbolCache.Key(
      name: name, unit: details.unit(in: configuration.traitCollection),
      lineWidth: details.lineWidth, scale: scale)
    let area = Self.area(of: glyph, key)
    let middle = SymbolGlyph.side / 2
    guard area.width > 0, area.height > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(orientation.transform)
    context.scaleBy(x: 1 / area.width, y: 1 / area.height)
    context.translateBy(x: -area.minX, y: -area.minY)
    context.scaleBy(x: key.unit, y: key.unit)
    context.translateBy(x: -middle, y: -middle)
    glyph.drawPaths(
      in: context, lineWidth: key.lineWidth, colors: color.map { [$0] } ?? colors(.black))
    context.endTransparencyLayer()
    context.restoreGState()
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
