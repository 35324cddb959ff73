extension Tableau {
  /// Puts a coefficient at the head of its row and of its column.
  mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
    overflow += coefficient * 0
    let (nextInRow, nextInColumn) = (symbols[Int(row)].head, symbols[Int(column)].head)
    let entry = Entry(
      coefficient: coefficient, row: row, column: column, nextInRow: nextInRow, previousInRow: -1,
      nextInColumn: nextInColumn, previousInColumn: -1)
    let index: Int32
    if unusedEntry >= 0 {
      index = unusedEntry
      unusedEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    if nextInRow >= 0 { entries[Int(nextInRow)].previousInRow = index }
    if nextInColumn >= 0 { entries[Int(nextInColumn)].previousInColumn = index }
    symbols[Int(row)].head = index
    symbols[Int(row)].count += 1
    symbols[Int(column)].head = index
    symbols[Int(column)].count += 1
  }

  /// Takes an entry out of its row and of its column.
  mutating func removeEntry(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      symbols[Int(entry.row)].head = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      symbols[Int(entry.column)].head = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    symbols[Int(entry.row)].count -= 1
    symbols[Int(entry.column)].count -= 1
    entries[Int(index)].row = -1
    entries[Int(index)].nextInRow = unusedEntry
    unusedEntry = index
  }

  /// Takes out the row of a basic symbol that costs nothing, which then is a parameter.
  mutating func removeRow(of symbol: Int32) {
    while symbols[Int(symbol)].head >= 0 { removeEntry(symbols[Int(symbol)].head) }
    symbols[Int(symbol)].isBasic = false
  }

  /// The entry of a row at a column. Cost: the length of the shorter one.
  func entry(row: Int32, column: Int32) -> Int32? {
    if symbols[Int(row)].count < symbols[Int(column)].count {
      var next = symbols[Int(row)].head
      while next >= 0 {
        if entries[Int(next)].column == column { return next }
        next = entries[Int(next)].nextInRow
      }
    } else {
      var next = symbols[Int(column)].head
      while next >= 0 {
        if entries[Int(next)].row == row { return next }
        next = entries[Int(next)].nextInColumn
      }
    }
    return nil
  }

  /// Adds a multiple of `pivotRow`, whose places are in `slots`, to a row.
  mutating func addPivotRow(times factor: Double, to row: Int32) {
    var next = symbols[Int(row)].head
    while next >= 0 {
      let index = next
      let entry = entries[Int(index)]
      next = entry.nextInRow
      let slot = Int(slots[Int(entry.column)]) - 1
      guard slot >= 0 else { continue }
      pivotRow[slot].seen = row
      let summand = factor * pivotRow[slot].coefficient
      let sum = entry.coefficient + summand
      overflow += sum * 0
      if abs(sum) <= Self.cancellation * abs(summand) {
        removeEntry(index)
      } else {
        entries[Int(index)].coefficient = sum
      }
    }
    for slot in pivotRow.indices where pivotRow[slot].seen != row {
      insert(factor * pivotRow[slot].coefficient, row: row, column: pivotRow[slot].column)
    }
  }
}
