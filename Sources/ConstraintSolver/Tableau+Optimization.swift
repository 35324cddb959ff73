extension Tableau {
  /// How a search for the optimum ended.
  enum Outcome {
    case optimal
    case unbounded
    case pivotLimit
    case notFinite
  }

  /// Moves to the optimum by the primal simplex method.
  ///
  /// The objective is compared priority by priority, and what is required is the highest of them:
  /// violated requirements are mended first, and none that is met is given up.
  /// - Parameter probe: A priority below all others whose objective is only to be tried: the search
  ///   ends as soon as it can be improved.
  mutating func optimize(probing probe: Float? = nil) -> Outcome {
    guard !candidates.isEmpty else { return overflow == 0 ? .optimal : .notFinite }
    // In practice a search takes about as many pivots as there are rows it has to do with.
    let limit = pivotCount + 1000 + 20 * symbols.count
    var standstill = 0
    while overflow == 0 {
      guard let improvement = bestImprovement(usesFirst: standstill > 30) else { return .optimal }
      guard pivotCount < limit else { return .pivotLimit }
      let exit = leavingEntry(for: improvement, usesFirst: standstill > 30)
      if improvement.priority == probe, exit?.length ?? 1 > Self.tolerance { return .unbounded }
      guard let exit else {
        // Every cost has zero as its lower bound, so that only a rounding error leads here.
        clearCost(of: improvement.symbol)
        continue
      }
      standstill = exit.length == 0 ? standstill + 1 : 0
      symbols[Int(improvement.symbol)].isAbove = improvement.isUpwards
      move(improvement.symbol, by: improvement.isUpwards ? exit.length : -exit.length)
      setValue(0, of: entries[Int(exit.entry)].row)
      pivot(at: exit.entry)
    }
    return .notFinite
  }

  /// Changes a parameter and what depends on it.
  mutating func move(_ symbol: Int32, by length: Double) {
    guard length != 0 else { return }
    setValue(symbols[Int(symbol)].value + length, of: symbol)
    shiftColumn(of: symbol, by: length)
  }

  /// Changes the basic symbols that depend on a parameter as if that had changed.
  ///
  /// Those that pass through zero change their side.
  mutating func shiftColumn(of symbol: Int32, by length: Double) {
    var next = symbols[Int(symbol)].head
    while next >= 0 {
      // A change of side adds to reduced costs, not to the column.
      let entry = entries[Int(next)]
      next = entry.nextInColumn
      setValue(symbols[Int(entry.row)].value + length * entry.coefficient, of: entry.row)
      if !symbols[Int(entry.row)].isFree { updateSide(of: entry.row) }
    }
  }

  /// The row that stops a parameter's move, and how far it can go.
  ///
  /// Rows of a lower priority than what is gained do not stop it: they change their side.
  func leavingEntry(for improvement: Improvement, usesFirst: Bool)
    -> (entry: Int32, length: Double)?
  {
    var best: (entry: Int32, length: Double)?
    var bestRate = 0.0
    var next = symbols[Int(improvement.symbol)].head
    while next >= 0 {
      let (index, entry) = (next, entries[Int(next)])
      next = entry.nextInColumn
      let basic = symbols[Int(entry.row)]
      let rate = improvement.isUpwards ? entry.coefficient : -entry.coefficient
      guard !basic.isFree, basic.priority >= improvement.priority, basic.isAbove == (rate < 0)
      else { continue }
      let size = abs(rate)
      let length = max(0, basic.isAbove ? basic.value : -basic.value) / size
      guard let present = best else {
        (best, bestRate) = ((index, length), size)
        continue
      }
      let slack = 1e-12 * (1 + present.length)
      if length > present.length + slack { continue }
      let isTie = length >= present.length - slack
      let isPreferred =
        usesFirst ? entry.row < entries[Int(present.entry)].row : size > bestRate
      if !isTie || isPreferred { (best, bestRate) = ((index, length), size) }
    }
    return best
  }
}
