/// Finds the item that a key moves the focus to, by the frames of all items. A pure value.
nonisolated struct FocusSearch: Sendable, Equatable {
  /// A part of the interface that scrolls: Tab passes all of its items before it leaves it, and
  /// arrows find its items first, whether they are in sight or not.
  struct Area: Sendable, Equatable {
    /// Where its content is in sight, in points.
    var frame: CGRect
    /// The index of the area around it; nil if there is none.
    var parent: Int?
  }

  /// The frames in one coordinate system, in points.
  var frames: [CGRect]
  /// Whether lines are read from the right to the left.
  var isRightToLeft = false
  /// The areas that scroll; an area follows the one around it in the list.
  var areas: [Area] = []
  /// The innermost area of each item that is in one, by the index of the item.
  var areaOfItem: [Int: Int] = [:]

  /// The item to move to; nil if there is none.
  ///
  /// - Parameter index: The item that has the focus; nil if none has: Tab begins at the first item
  ///   then, Shift-Tab at the last, and arrows find nothing.
  func item(towards heading: UIFocusHeading, from index: Int?) -> Int? {
    switch heading {
    case .next: neighborInReadingOrder(of: index, step: 1)
    case .previous: neighborInReadingOrder(of: index, step: -1)
    default: index.flatMap { nearest(to: $0, towards: heading) }
    }
  }

  // MARK: Tab

  // Fidelity: the order of Tab is from top to bottom and in the direction of reading; what a row is
  // is not documented, nor is where the items of a scroll view come. [decided]
  /// The items row by row; the items of an area come together, where the area is. What begins above
  /// the middle of the first item of a row belongs to the row.
  var readingOrder: [Int] {
    let items = Dictionary(grouping: frames.indices) { areaOfItem[$0] }
    var orders: [Int?: [Entry]] = items.mapValues {
      $0.map { Entry(frame: frames[$0], items: [$0]) }
    }
    // From the inside outwards: what is inside an area has been put in order before the area is.
    for (index, area) in areas.enumerated().reversed() {
      guard let entries = orders[index] else { continue }
      let inside = inReadingOrder(entries).flatMap(\.items)
      orders[area.parent, default: []].append(Entry(frame: area.frame, items: inside))
    }
    return inReadingOrder(orders[nil] ?? []).flatMap(\.items)
  }

  /// An item, or the items of an area.
  private struct Entry {
    var frame: CGRect
    var items: [Int]
  }

  private func inReadingOrder(_ entries: [Entry]) -> [Entry] {
    func first(_ index: Int) -> Int { entries[index].items.first ?? 0 }
    func frame(_ index: Int) -> CGRect { entries[index].frame }
    let byTop = entries.indices.sorted {
      (frame($0).minY, frame($0).minX, first($0)) < (frame($1).minY, frame($1).minX, first($1))
    }
    var rows: [[Int]] = []
    for index in byTop {
      if let first = rows.last?.first, frame(index).minY < frame(first).midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    let order = rows.flatMap { row in
      row.sorted {
        isRightToLeft
          ? (-frame($0).maxX, first($0)) < (-frame($1).maxX, first($1))
          : (frame($0).minX, first($0)) < (frame($1).minX, first($1))
      }
    }
    return order.map { entries[$0] }
  }

  private func neighborInReadingOrder(of index: Int?, step: Int) -> Int? {
    let order = readingOrder
    guard !order.isEmpty else { return nil }
    guard let index, let place = order.firstIndex(of: index) else {
      return step > 0 ? order.first : order.last
    }
    return order[(place + step + order.count) % order.count]
  }
}
