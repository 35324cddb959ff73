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
    guard let scale, let drawn = symbol.drawn(scale: scale) else { return nil }
    var look = look
    look.symbol = symbol
    look.baseline = drawn.baseline
    look.flipsForRightToLeft = SymbolTable.turns(symbol.name)
    self.init(cgImage: drawn.picture, scale: scale, look: look)
  }

  /// The symbol in the colours of its configuration; nil for what has none.
  final var coloredSymbol: CGImage? {
    guard let symbol = look.symbol, symbol.hasOwnColors else { return nil }
    return symbol.drawn(scale: scale)?.picture
  }
}
