/// A sum over parameters that is being added up: sparse, in the order of the first use.
struct Expansion {
  private(set) var symbols = ContiguousArray<Int32>()
  private var coefficients = ContiguousArray<Double>()
  private var isUsed = ContiguousArray<Bool>()

  subscript(symbol: Int32) -> Double { coefficients[Int(symbol)] }

  /// Makes the sum empty again. Cost: the number of its symbols.
  mutating func reset(symbolCount: Int) {
    for symbol in symbols {
      coefficients[Int(symbol)] = 0
      isUsed[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
    let missing = symbolCount - isUsed.count
    guard missing > 0 else { return }
    coefficients.append(contentsOf: repeatElement(0, count: missing))
    isUsed.append(contentsOf: repeatElement(false, count: missing))
  }

  mutating func add(_ summand: Double, to symbol: Int32) {
    guard isUsed[Int(symbol)] else {
      isUsed[Int(symbol)] = true
      symbols.append(symbol)
      coefficients[Int(symbol)] = summand
      return
    }
    let sum = coefficients[Int(symbol)] + summand
    coefficients[Int(symbol)] = abs(sum) <= Tableau.cancellation * abs(summand) ? 0 : sum
  }

  /// Adds what a term is worth in parameters.
  mutating func add(_ coefficient: Double, times symbol: Int32, in tableau: borrowing Tableau) {
    guard tableau.symbols[Int(symbol)].isBasic else { return add(coefficient, to: symbol) }
    var next = tableau.symbols[Int(symbol)].head
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      add(coefficient * entry.coefficient, to: entry.column)
      next = entry.nextInRow
    }
  }
}
