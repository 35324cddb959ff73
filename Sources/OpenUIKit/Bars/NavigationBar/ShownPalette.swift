/// How a bar shows the palette of an item.
struct ShownPalette {
  /// Nil without one.
  private(set) var palette: (any BarPalette)?
  /// Below the row, in points; 0 at its end.
  private(set) var height: CGFloat = 0
  /// Whether it is below the row whatever scrolls.
  private(set) var stays = true
  /// Whether it is in place of the row.
  private(set) var hidesRow = false
  /// Whether it is at the end of the row.
  private(set) var isInline = false

  init(_ item: UINavigationItem?, in bar: UINavigationBar) {
    guard let item, let palette = item.palette else { return }
    self.palette = palette
    // Fidelity: at the end of the row there is room in regular width; the choice of the system is
    // not documented. [decided]
    isInline =
      item.preferredPalettePlacement == .inline
      && bar.traitCollection.horizontalSizeClass == .regular && !bar.isCompact
    guard !isInline else { return }
    let wanted = palette.paletteHeight
    height = wanted.isFinite ? max(0, wanted) : 0
    hidesRow = palette.paletteHidesRow
    stays = palette.paletteStays || hidesRow || !item.hidesPaletteWhenScrolling
  }
}
