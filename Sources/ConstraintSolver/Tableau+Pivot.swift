extension Tableau {
  /// Exchanges a parameter and the basic symbol of one of the rows of its column.
  ///
  /// Values stay. The entering symbol is on the side that it has been given before.
  /// Cost: the length of the row times that of the column.
  mutating func pivot(at pivotEntry: Int32) {
    let (leaving, entering) = (entries[Int(pivotEntry)].row, entries[Int(pivotEntry)].column)
    log.append(.pivot(entering, leaving, wasAbove: symbols[Int(leaving)].isAbove))
    exchange(at: pivotEntry)
  }

  /// Undoes or does a pivot, without a note in the log.
  mutating func exchange(at pivotEntry: Int32) {
    let (leaving, entering) = (entries[Int(pivotEntry)].row, entries[Int(pivotEntry)].column)
    pivotCount += 1
    addGradient(of: leaving, times: -1)
    let inverse = 1 / entries[Int(pivotEntry)].coefficient
    solveRow(of: leaving, for: entering, inverse: inverse)
    substitute(entering, by: leaving, except: pivotEntry, inverse: inverse)
    entries[Int(pivotEntry)].row = entering
    entries[Int(pivotEntry)].column = leaving
    entries[Int(pivotEntry)].coefficient = inverse
    swapLists(entering, leaving)
    moveCost(of: entering)
    addGradient(of: entering, times: 1)
    noteCandidate(leaving)
  }

  /// Turns a row round to the entering symbol, and copies it to `pivotRow` without that symbol.
  private mutating func solveRow(of leaving: Int32, for entering: Int32, inverse: Double) {
    pivotRow.removeAll(keepingCapacity: true)
    var next = symbols[Int(leaving)].head
    while next >= 0 {
      let index = Int(next)
      next = entries[index].nextInRow
      let column = entries[index].column
      guard column != entering else { continue }
      let coefficient = -inverse * entries[index].coefficient
      overflow += coefficient * 0
      entries[index].coefficient = coefficient
      entries[index].row = entering
      pivotRow.append(RowTerm(column: column, coefficient: coefficient))
      slots[Int(column)] = Int32(pivotRow.count)
    }
    overflow += inverse * 0
  }

  /// Puts the solved row in the place of the entering symbol in all other rows.
  ///
  /// The column of the entering symbol becomes that of the leaving one.
  private mutating func substitute(
    _ entering: Int32, by leaving: Int32, except pivotEntry: Int32, inverse: Double
  ) {
    var next = symbols[Int(entering)].head
    while next >= 0 {
      let index = Int(next)
      next = entries[index].nextInColumn
      guard index != Int(pivotEntry) else { continue }
      let factor = entries[index].coefficient
      entries[index].column = leaving
      entries[index].coefficient = factor * inverse
      overflow += factor * inverse * 0
      if !pivotRow.isEmpty { addPivotRow(times: factor, to: entries[index].row) }
    }
    for term in pivotRow { slots[Int(term.column)] = 0 }
  }

  private mutating func swapLists(_ entering: Int32, _ leaving: Int32) {
    let (head, count) = (symbols[Int(entering)].head, symbols[Int(entering)].count)
    symbols[Int(entering)].head = symbols[Int(leaving)].head
    symbols[Int(entering)].count = symbols[Int(leaving)].count
    symbols[Int(entering)].isBasic = true
    symbols[Int(leaving)].head = head
    symbols[Int(leaving)].count = count
    symbols[Int(leaving)].isBasic = false
  }

  /// Spreads the reduced cost of a symbol that has become basic over its row.
  private mutating func moveCost(of symbol: Int32) {
    var node = symbols[Int(symbol)].cost
    while node >= 0 {
      addObjective(
        of: symbol, times: costs[Int(node)].coefficient, at: costs[Int(node)].priority)
      node = costs[Int(node)].next
    }
    clearCost(of: symbol)
  }
}
