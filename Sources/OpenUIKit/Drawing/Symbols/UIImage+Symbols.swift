nonisolated extension UIImage {
  /// A symbol; nil if none has that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol for traits; nil if none has that name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// A symbol as a configuration says; nil if none has that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let symbol = ShownSymbol(name: name, configuration: configuration) else { return nil }
    self.init(symbol: symbol, look: ImageLook())
  }

  /// - Parameter look: all but the symbol and its baseline.
  convenience init?(symbol: ShownSymbol, look: ImageLook) {
    let scale = [
      symbol.configuration.traitCollection?.displayScale ?? 0,
      UITraitCollection.mainScreen.displayScale, 1,
    ]
    .first { $0 > 0 }
    guard let scale else { return nil }
    self.init(symbol: symbol, look: look, scale: scale, factor: 1)
  }

  private convenience init?(
    symbol: ShownSymbol, look: ImageLook, scale: CGFloat, factor: CGFloat
  ) {
    guard let drawn = symbol.drawn(scale: scale, factor: factor) else { return nil }
    var look = look
    look.symbol = symbol
    look.baseline = drawn.baseline
    look.flipsForRightToLeft = SymbolTable.turns(symbol.name)
    self.init(cgImage: drawn.picture, scale: scale * factor, look: look)
  }

  /// A symbol of the same size with more pixels per point.
  final func symbol(enlarged factor: CGFloat) -> UIImage {
    look.symbol.flatMap { UIImage(symbol: $0, look: look, scale: scale, factor: factor) } ?? self
  }

  /// The symbol in the colours of its configuration; nil for what has none.
  final var coloredSymbol: CGImage? {
    guard let symbol = look.symbol, symbol.hasOwnColors else { return nil }
    return symbol.drawn(scale: scale)?.picture
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  /// The same for a template, with what is behind less visible than what is in front.
  func dimmingBehind(_ alpha: CGFloat) -> UIImage.SymbolConfiguration {
    applying(
      UIImage.SymbolConfiguration(paletteColors: [.black, .black.withAlphaComponent(alpha)]))
  }
}

nonisolated extension UIImage {
  /// The symbol of an image for the traits of a view, where it says nothing itself; an image that
  /// is none as it is.
  ///
  /// - Parameter configuration: the configuration of a view for symbols.
  final func symbol(
    for traits: UITraitCollection, _ configuration: UIImage.SymbolConfiguration? = nil
  ) -> UIImage {
    guard let own = symbolConfiguration else { return self }
    let around = UIImage.SymbolConfiguration(
      traits: traits, details: configuration?.details ?? SymbolDetails())
    let applied = around.applying(own)
    return applied == own ? self : withConfiguration(applied)
  }

  /// How far the middle of text beside the image is from its upper edge, in points: of a symbol
  /// that of capital letters, of other images half their height.
  final var middleOfText: CGFloat {
    guard let symbol = look.symbol, let baseline = look.baseline else { return size.height / 2 }
    return size.height - baseline - symbol.capHeight / 2
  }
}
