extension ConstraintSolver {
  /// Moves a defined variable to where the changed constant of its definition puts it.
  func moveDefinition(of variable: Int32) {
    expansion.reset(symbolCount: tableau.symbols.count)
    for descendant in graph.descendants(of: CollectionOfOne(variable)).reversed() {
      let old = tableau.symbols[Int(descendant)].value
      let value = definedValue(of: descendant)
      guard value != old else { continue }
      tableau.setValue(value, of: descendant)
      addUses(of: descendant, times: value - old)
    }
    propagated = tableau.log.count
    for constraint in expansion.symbols where expansion[constraint] != 0 {
      shift(constraint, by: expansion[constraint])
    }
  }

  /// Adds to `expansion` how the expressions of the tableau that use a variable change with it.
  private func addUses(of variable: Int32, times factor: Double) {
    var index = graph.nodes[Int(variable)].first
    while index >= 0 {
      let use = graph.uses[Int(index)]
      index = use.next
      guard graph.definition(of: use.constraint) == nil else { continue }
      let sign = requests[Int(use.constraint)].sign
      expansion.add(factor * use.coefficient * sign, to: use.constraint)
    }
  }

  /// Removes a definition: its variable is free again, and keeps its value.
  ///
  /// Values that the tableau computes from it now also depend on a new parameter, the distance of
  /// the variable from its former definition.
  func undefine(_ variable: Int32) {
    let column = dependents(of: variable)
    guard !column.isEmpty else { return graph.undefine(variable) }
    let placeholder = tableau.makeSymbol(.placeholder, below: 0, above: 0)
    graph.grow(to: tableau.symbols.count)
    insertColumn(column, of: placeholder)
    expandVariable(variable)
    expansion.add(1, to: placeholder)
    graph.undefine(variable)
    let row = expansion.symbols.filter { expansion[$0] != 0 }
    if row == [placeholder], expansion[placeholder] == 1 {
      tableau.moveColumn(of: placeholder, to: variable)
      tableau.recycle(placeholder)
    } else {
      tableau.placeholders.append(placeholder)
      tableau.symbols[Int(variable)].isBasic = true
      for parameter in row {
        tableau.insert(expansion[parameter], row: variable, column: parameter)
      }
    }
  }

  /// How the basic symbols change with a defined variable.
  private func dependents(of variable: Int32) -> [(row: Int32, coefficient: Double)] {
    weights.reset(symbolCount: tableau.symbols.count)
    expansion.reset(symbolCount: tableau.symbols.count)
    weights.add(1, to: variable)
    for descendant in graph.descendants(of: CollectionOfOne(variable)).reversed() {
      if descendant != variable { addDerivative(of: descendant) }
      addUses(of: descendant, times: weights[descendant])
    }
    let shifts = expansion.symbols.map { ($0, expansion[$0]) }
    expansion.reset(symbolCount: tableau.symbols.count)
    for (constraint, factor) in shifts where factor != 0 {
      if tableau.symbols[Int(constraint)].isBasic {
        expansion.add(factor, to: constraint)
      } else {
        addColumn(of: constraint, times: -factor)
      }
    }
    return expansion.symbols.map { ($0, expansion[$0]) }.filter { $0.1 != 0 }
  }

  /// Gives a new parameter a column, and its reduced cost.
  private func insertColumn(_ column: [(row: Int32, coefficient: Double)], of parameter: Int32) {
    for (row, coefficient) in column {
      tableau.insert(coefficient, row: row, column: parameter)
      let symbol = tableau.symbols[Int(row)]
      let priority = symbol.isAbove ? symbol.above : symbol.below
      guard priority != 0 else { continue }
      tableau.addCost(symbol.isAbove ? coefficient : -coefficient, at: priority, to: parameter)
    }
  }

  /// Adds to `weights` how a defined variable changes with the others of its definition.
  private func addDerivative(of variable: Int32) {
    var (sum, own) = (0.0, 0.0)
    for term in requests[Int(graph.nodes[Int(variable)].definition)].terms {
      if term.variable.index == variable {
        own += term.coefficient
      } else {
        sum += term.coefficient * weights[term.variable.index]
      }
    }
    weights.add(-sum / own, to: variable)
  }

  private func addColumn(of parameter: Int32, times factor: Double) {
    var next = tableau.symbols[Int(parameter)].head
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      expansion.add(factor * entry.coefficient, to: entry.row)
      next = entry.nextInColumn
    }
  }

  /// Shifts the expression of a constraint that is in the tableau.
  func shift(_ symbol: Int32, by shift: Double) {
    if tableau.symbols[Int(symbol)].isBasic {
      tableau.setValue(tableau.symbols[Int(symbol)].value + shift, of: symbol)
      tableau.updateSide(of: symbol)
    } else if shift > 0, tableau.symbols[Int(symbol)].above == 0, !movesOnlyFree(symbol) {
      // A looser inequality holds at the present values. One that alone determines what is free
      // stays tight.
      tableau.detach(symbol)
      tableau.setValue(shift, of: symbol)
    } else {
      tableau.shiftColumn(of: symbol, by: -shift)
    }
  }
}
