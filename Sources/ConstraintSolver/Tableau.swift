/// The linear system in the form of the simplex method, with values and reduced costs.
///
/// Every symbol is basic or a parameter. A basic symbol has a row: how its value changes with the
/// parameters. Rows and columns are linked lists in one pool of entries, so that an operation
/// visits what it touches and nothing else. Values are stored beside the rows; a pivot alone
/// changes none of them.
struct Tableau {
  var symbols = ContiguousArray<Symbol>()
  var entries = ContiguousArray<Entry>()
  var costs = ContiguousArray<CostNode>()
  /// Free places, each list linked through its elements.
  var unusedSymbols = ContiguousArray<Int32>()
  var unusedEntry: Int32 = -1
  var unusedCost: Int32 = -1
  /// Parameters whose reduced cost may have become negative.
  var candidates = ContiguousArray<Int32>()
  /// Variables whose value may have changed.
  var changed = ContiguousArray<Int32>()
  /// Symbols with a required side that were on its wrong side at some time in this operation.
  var possiblyViolated = ContiguousArray<Int32>()
  /// Removed symbols that still have a row or a column.
  var placeholders = ContiguousArray<Int32>()
  var log = ContiguousArray<LogRecord>()
  /// Not a number as soon as a number has left the range of `Double`.
  var overflow = 0.0
  /// Pivots since the tableau was built.
  var pivotCount = 0
  /// For each symbol, one more than its place in `pivotRow`; zero elsewhere and between uses.
  var slots = ContiguousArray<Int32>()
  /// The row that is being added to others.
  var pivotRow = ContiguousArray<RowTerm>()

  struct RowTerm {
    var column: Int32
    var coefficient: Double
    /// The last row in which the column was found.
    var seen: Int32 = -1
  }

  /// A difference this small, relative to its operands, is a rounding error.
  static let cancellation = 1e-11
  /// A value this far on the wrong side of zero is not a violation.
  static let tolerance = 1e-9

  mutating func makeSymbol(_ kind: Symbol.Kind, below: Float, above: Float) -> Int32 {
    let index: Int32
    if let unused = unusedSymbols.popLast() {
      index = unused
    } else {
      index = Int32(symbols.count)
      symbols.append(Symbol())
      slots.append(0)
    }
    symbols[Int(index)].kind = kind
    symbols[Int(index)].below = below
    symbols[Int(index)].above = above
    return index
  }

  /// Gives the place of a symbol without row and column to others.
  mutating func recycle(_ symbol: Int32) {
    clearCost(of: symbol)
    var fresh = Symbol()
    fresh.generation = symbols[Int(symbol)].generation &+ 1
    fresh.isCandidate = symbols[Int(symbol)].isCandidate
    fresh.isChanged = symbols[Int(symbol)].isChanged
    symbols[Int(symbol)] = fresh
    unusedSymbols.append(symbol)
  }

  mutating func setValue(_ value: Double, of symbol: Int32) {
    log.append(.value(symbol, symbols[Int(symbol)].value))
    assign(value, to: symbol)
  }

  /// Sets a value without a note in the log.
  mutating func assign(_ value: Double, to symbol: Int32) {
    overflow += value * 0
    symbols[Int(symbol)].value = value
    guard symbols[Int(symbol)].kind == .variable, !symbols[Int(symbol)].isChanged else { return }
    symbols[Int(symbol)].isChanged = true
    changed.append(symbol)
  }
}
