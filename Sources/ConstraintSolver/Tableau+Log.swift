/// A change of the tableau that can be taken back.
enum LogRecord {
  case value(Int32, Double)
  case flip(Int32)
  case pivot(Int32, Int32, wasAbove: Bool)
  case detach(Int32, Int32)
}

extension Tableau {
  /// Takes back everything since the log was empty. Coefficients may differ by rounding errors.
  mutating func undo() {
    while let record = log.popLast() {
      switch record {
      case .value(let symbol, let value): assign(value, to: symbol)
      case .flip(let symbol):
        flip(symbol)
        log.removeLast()
      case .detach(let symbol, let placeholder): attach(symbol, to: placeholder)
      case .pivot(let entering, let leaving, let wasAbove):
        guard let entry = entry(row: entering, column: leaving) else {
          overflow = .nan
          continue
        }
        symbols[Int(leaving)].isAbove = wasAbove
        exchange(at: entry)
      }
    }
    possiblyViolated.removeAll(keepingCapacity: true)
  }

  /// Forgets how to take back what was done, and releases removed symbols that became basic.
  mutating func commit() {
    log.removeAll(keepingCapacity: true)
    possiblyViolated.removeAll(keepingCapacity: true)
    guard !placeholders.isEmpty else { return }
    var remaining = 0
    for placeholder in placeholders {
      if symbols[Int(placeholder)].isBasic { removeRow(of: placeholder) }
      if symbols[Int(placeholder)].count == 0 {
        recycle(placeholder)
      } else {
        placeholders[remaining] = placeholder
        remaining += 1
      }
    }
    placeholders.removeLast(placeholders.count - remaining)
  }
}
