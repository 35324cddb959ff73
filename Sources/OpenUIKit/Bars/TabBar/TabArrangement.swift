/// Which items a tab bar has while a person arranges them: the pure decision.
nonisolated struct TabArrangement<Item: AnyObject> {
  /// The items that can be put into the bar, and moved in it.
  let movable: [Item]
  /// The items of the bar from before.
  private let former: [Item]
  /// The items of the bar.
  private(set) var shown: [Item]

  init(of movable: [Item], shown: [Item]) {
    (self.movable, former, self.shown) = (movable, shown, shown)
  }

  /// Whether other items are in the bar than before, or in another order.
  var isChanged: Bool { !shown.elementsEqual(former, by: ===) }

  /// Whether these were the items of the bar when the arrangement began.
  func began(with items: [Item]) -> Bool { items.elementsEqual(former, by: ===) }

  func isMovable(_ item: Item) -> Bool { movable.contains { $0 === item } }

  func isShown(_ item: Item) -> Bool { shown.contains { $0 === item } }

  /// Whether an item can have the place of another one.
  func canPlace(_ item: Item, at index: Int) -> Bool {
    shown.indices.contains(index) && isMovable(item) && isMovable(shown[index])
  }

  /// Gives an item a place in the bar: that of an item that leaves the bar, or, of one that is in
  /// the bar already, in exchange for its own.
  ///
  /// - Returns: Whether something has changed.
  @discardableResult mutating func place(_ item: Item, at index: Int) -> Bool {
    guard canPlace(item, at: index), shown[index] !== item else { return false }
    if let present = shown.firstIndex(where: { $0 === item }) {
      shown.swapAt(present, index)
    } else {
      shown[index] = item
    }
    return true
  }

  /// The items are those from before.
  mutating func reset() { shown = former }
}
