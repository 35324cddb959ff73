/// The controllers of columns that are in the navigation controller of the first one, while there
/// is one column only: functions of two lists, of what was gathered and of what is there now.
nonisolated struct SplitGathering<Item: AnyObject> {
  typealias Column = UISplitViewController.Column

  /// The controllers that each column had when they were gathered, in the order of the columns.
  private var gathered: [(column: Column, items: [Item])] = []

  /// Whether a column has given its controllers.
  func has(_ column: Column) -> Bool { gathered.contains { $0.column == column } }

  /// The column from which a controller was gathered; nil for one of the first column, and for one
  /// that was pushed meanwhile.
  func column(of item: Item) -> Column? {
    gathered.first { $0.items.contains { $0 === item } }?.column
  }

  /// The column of the controller on top of a list.
  func topColumn(of list: [Item]) -> Column? { list.reversed().lazy.compactMap(column(of:)).first }

  /// Gathers the controllers of a column on top of a list. Where all of those that were gathered
  /// before have been popped, its root is on top again.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - own: What the column has, if its controllers were not gathered yet.
  ///   - list: The list.
  mutating func gather(_ column: Column, having own: [Item], onto list: [Item]) -> [Item] {
    guard has(column) else {
      if !own.isEmpty { gathered.append((column, own)) }
      return list + own
    }
    return list.contains { self.column(of: $0) == column } ? list : list + root(of: column)
  }

  /// The list without what is above a column.
  func popping(above column: Column, of list: [Item]) -> [Item] {
    Array(list.prefix { (self.column(of: $0)?.rawValue ?? 0) <= column.rawValue })
  }

  /// The list below a column; nil where it is not in the list.
  func list(below column: Column, of list: [Item]) -> [Item]? {
    let index = list.firstIndex { self.column(of: $0) == column }
    return index.map { Array(list[..<$0]) }
  }

  // Fidelity: what was popped while there was one column is popped when there are several, and what
  // was pushed is in the column of the controller below it. [observed]
  /// The controllers that the columns have when those of a list return to them. A column of which
  /// all controllers were popped has its root again.
  func returned(_ list: [Item]) -> [Column: [Item]] {
    var lists: [Column: [Item]] = [:]
    var present = Column.primary
    for item in list {
      present = column(of: item) ?? present
      lists[present, default: []].append(item)
    }
    for (column, _) in gathered where lists[column] == nil { lists[column] = root(of: column) }
    return lists
  }

  /// Returns the controllers of one column.
  ///
  /// - Returns: What it has, and the list without its controllers; what was pushed stays there.
  mutating func remove(_ column: Column, from list: [Item]) -> (own: [Item], rest: [Item]) {
    let own = list.filter { self.column(of: $0) == column }
    let rest = list.filter { self.column(of: $0) != column }
    defer { gathered.removeAll { $0.column == column } }
    return (own.isEmpty ? root(of: column) : own, rest)
  }

  private func root(of column: Column) -> [Item] {
    gathered.first { $0.column == column }.map { Array($0.items.prefix(1)) } ?? []
  }
}
