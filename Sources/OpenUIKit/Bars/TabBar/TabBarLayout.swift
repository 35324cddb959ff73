/// Where the items of a tab bar are. A pure value.
nonisolated struct TabBarLayout {
  /// In points.
  var width: CGFloat
  var height: CGFloat
  var count: Int
  /// Whether the items are in the middle with the same distances, and do not share the whole width.
  var isCentered = false
  /// The width of centred items; 0 for the system's.
  var itemWidth: CGFloat = 0
  /// The distance between centred items; 0 for the system's.
  var itemSpacing: CGFloat = 0
  var isMirrored = false

  /// The least width of an item.
  static let leastWidth: CGFloat = 44
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34
  /// Between the items and the edges.
  private static let margin: CGFloat = 2

  /// The frames of the items, of which as many are there as have room.
  func frames() -> [CGRect] {
    let room = max(0, width - 2 * Self.margin)
    let shown = min(count, max(1, Int(min(room / Self.leastWidth, 1000))))
    guard shown > 0 else { return [] }
    var item = room / CGFloat(shown)
    var spacing: CGFloat = 0
    if isCentered {
      let gaps = CGFloat(shown - 1)
      item = min(itemWidth > 0 ? itemWidth : Self.centeredWidth, item)
      spacing = itemSpacing > 0 ? itemSpacing : Self.centeredSpacing
      if gaps > 0 { spacing = min(spacing, (room - item * CGFloat(shown)) / gaps) }
    }
    let total = item * CGFloat(shown) + spacing * CGFloat(shown - 1)
    let start = (width - total) / 2
    return (0..<shown).map { index in
      let x = start + CGFloat(index) * (item + spacing)
      return CGRect(
        x: isMirrored ? width - x - item : x, y: 0, width: item, height: height)
    }
  }
}
