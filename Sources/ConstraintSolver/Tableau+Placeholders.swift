extension Tableau {
  /// Makes a parameter basic without a move: a placeholder takes its place as the parameter.
  mutating func detach(_ symbol: Int32) {
    let placeholder = makeSymbol(.placeholder, below: 0, above: 0)
    placeholders.append(placeholder)
    moveColumn(of: symbol, to: placeholder)
    symbols[Int(symbol)].isBasic = true
    symbols[Int(symbol)].isAbove = true
    insert(1, row: symbol, column: placeholder)
    noteCandidate(placeholder)
    log.append(.detach(symbol, placeholder))
  }

  /// Takes back a detachment.
  mutating func attach(_ symbol: Int32, to placeholder: Int32) {
    removeRow(of: symbol)
    moveColumn(of: placeholder, to: symbol)
    placeholders.removeAll { $0 == placeholder }
    recycle(placeholder)
  }

  /// Gives the column of a parameter to a symbol without one.
  mutating func moveColumn(of symbol: Int32, to other: Int32) {
    var next = symbols[Int(symbol)].head
    while next >= 0 {
      entries[Int(next)].column = other
      next = entries[Int(next)].nextInColumn
    }
    symbols[Int(other)].head = symbols[Int(symbol)].head
    symbols[Int(other)].count = symbols[Int(symbol)].count
    symbols[Int(other)].cost = symbols[Int(symbol)].cost
    symbols[Int(symbol)].head = -1
    symbols[Int(symbol)].count = 0
    symbols[Int(symbol)].cost = -1
    noteCandidate(other)
  }
}
