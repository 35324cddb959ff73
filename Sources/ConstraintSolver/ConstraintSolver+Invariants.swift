extension ConstraintSolver {
  /// Stops the program if the tableau is not consistent. For tests.
  package func checkInvariants() {
    var entryCount = 0
    for index in tableau.symbols.indices {
      let symbol = tableau.symbols[index]
      entryCount += checkList(Int32(index))
      guard symbol.kind != .unused else {
        precondition(symbol.head < 0 && symbol.cost < 0, "an unused symbol is in use")
        continue
      }
      precondition(symbol.isBasic || symbol.isFree || symbol.value == 0, "a parameter has a value")
      precondition(!symbol.isBasic || symbol.cost < 0, "a basic symbol has a reduced cost")
      precondition(
        symbol.value >= -1e-7 || symbol.below != Symbol.required, "a requirement is violated")
      precondition(
        symbol.value <= 1e-7 || symbol.above != Symbol.required, "a requirement is violated")
      precondition(tableau.improvement(by: Int32(index)) == nil, "not at the optimum")
      if symbol.kind == .constraint, graph.definition(of: Int32(index)) == nil {
        checkRow(Int32(index))
      } else if graph.definition(of: Int32(index)) != nil {
        checkDefinition(Int32(index))
      }
    }
    checkCosts()
    precondition(tableau.slots.allSatisfy { $0 == 0 } && tableau.log.isEmpty, "left-overs")
    let used = tableau.entries.count { $0.row >= 0 }
    precondition(entryCount == 2 * used, "an entry is lost")
    precondition(
      tableau.symbols.count { $0.kind == .constraint } == constraintCount
        && tableau.symbols.count { $0.kind == .variable } == variableCount, "a wrong count")
  }

  /// Checks the links of a row or a column, and returns its length.
  private func checkList(_ symbol: Int32) -> Int {
    let isBasic = tableau.symbols[Int(symbol)].isBasic
    var (next, previous, count) = (tableau.symbols[Int(symbol)].head, Int32(-1), 0)
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      precondition((isBasic ? entry.row : entry.column) == symbol, "an entry is in a wrong list")
      precondition((isBasic ? entry.previousInRow : entry.previousInColumn) == previous, "links")
      precondition(
        tableau.symbols[Int(entry.row)].isBasic && !tableau.symbols[Int(entry.column)].isBasic,
        "an entry is not between a basic symbol and a parameter")
      (previous, next) = (next, isBasic ? entry.nextInRow : entry.nextInColumn)
      count += 1
    }
    precondition(count == Int(tableau.symbols[Int(symbol)].count), "a wrong length")
    return count
  }

  /// Checks that what is defined or defines is not in the tableau, and the value of the former.
  private func checkDefinition(_ index: Int32) {
    let symbol = tableau.symbols[Int(index)]
    precondition(!symbol.isBasic && symbol.count == 0, "a definition is in the tableau")
    guard symbol.kind == .variable else { return }
    let error = definedValue(of: index) - symbol.value
    precondition(abs(error) <= 1e-9 * (1 + abs(symbol.value)), "a defined value is off")
  }

  /// Checks that a constraint's symbol is its expression, in value and in parameters.
  private func checkRow(_ symbol: Int32) {
    let request = requests[Int(symbol)]
    let scale = request.terms.reduce(1 + abs(request.constant)) {
      $0 + abs($1.coefficient * tableau.symbols[Int($1.variable.index)].value)
    }
    let value = expand(symbol)
    precondition(
      abs(value - tableau.symbols[Int(symbol)].value) <= 1e-9 * scale, "a value is off")
    expansion.add(-1, times: symbol, in: tableau)
    precondition(
      expansion.symbols.allSatisfy { abs(expansion[$0]) < 1e-7 * scale }, "a row is off")
  }

  /// Checks the reduced costs against the rows.
  private func checkCosts() {
    for priority in Set(tableau.costs.map(\.priority)).sorted() {
      expansion.reset(symbolCount: tableau.symbols.count)
      for (index, symbol) in tableau.symbols.enumerated() where symbol.isBasic {
        guard (symbol.isAbove ? symbol.above : symbol.below) == priority else { continue }
        expansion.add(symbol.isAbove ? 1 : -1, times: Int32(index), in: tableau)
      }
      for index in tableau.symbols.indices {
        expansion.add(0, to: Int32(index))
        var node = tableau.symbols[index].cost
        while node >= 0, tableau.costs[Int(node)].priority != priority {
          node = tableau.costs[Int(node)].next
        }
        let cost = node < 0 ? 0 : tableau.costs[Int(node)].coefficient
        precondition(abs(cost - expansion[Int32(index)]) < 1e-6, "a reduced cost is off")
      }
    }
  }
}
