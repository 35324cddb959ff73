/// Something that a navigation item shows below the row of its bar, or at the end of the row.
package protocol BarPalette: AnyObject {
  /// The view; of the item that is shown, and asked for then.
  var paletteView: UIView { get }
  /// Its whole height, in points.
  var paletteHeight: CGFloat { get }
  /// Whether it stays while content scrolls, whatever the item says.
  var paletteStays: Bool { get }
  /// Whether the row with title and buttons is hidden, and the palette in its place.
  var paletteHidesRow: Bool { get }
  /// The palette is laid out in a place.
  func paletteWillBe(_ placement: PalettePlacement)
}

/// Where the palette of a navigation item is.
package enum PalettePlacement: Sendable {
  /// As the bar likes.
  case automatic
  /// At the end of the row.
  case inline
  /// Below the row.
  case stacked
}
