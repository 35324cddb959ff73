extension ConstraintSolver {
  /// Lets a required equation define one of its variables, if there is one that can be defined.
  ///
  /// Nothing in the tableau depends on it, so that only variables move that are defined by it.
  func define(_ constraint: Int32) throws(SolverError) -> Bool {
    guard let variable = definable(in: constraint) else { return false }
    graph.define(variable, by: constraint)
    tableau.symbols[Int(constraint)].value = 0
    for descendant in graph.descendants(of: CollectionOfOne(variable)).reversed() {
      tableau.setValue(definedValue(of: descendant), of: descendant)
    }
    guard tableau.overflow == 0 else {
      graph.undefine(variable)
      tableau.undo()
      tableau.overflow = 0
      throw .notFinite
    }
    return true
  }

  /// The first variable of an equation that nothing else determines; rather one that no other
  /// constraint uses.
  private func definable(in constraint: Int32) -> Int32? {
    let request = requests[Int(constraint)]
    guard request.relation == .equal, request.priority == Symbol.required else { return nil }
    var best: Int32?
    for term in request.terms where isDefinable(term.variable.index) {
      let variable = term.variable.index
      let isFresh = graph.uses[Int(graph.nodes[Int(variable)].first)].next < 0
      if isFresh && term.coefficient != 0 { return variable }
      best = best ?? variable
    }
    guard let best, coefficient(of: best, in: constraint) != 0 else { return nil }
    let others = request.terms.map(\.variable.index)
      .filter { $0 != best && graph.definition(of: $0) != nil }
    for ancestor in graph.ancestors(of: others) {
      guard let definition = graph.definition(of: ancestor) else { continue }
      if coefficient(of: best, in: definition) != 0 { return nil }
    }
    return best
  }

  private func isDefinable(_ variable: Int32) -> Bool {
    let symbol = tableau.symbols[Int(variable)]
    return symbol.isFree && !symbol.isBasic && symbol.count == 0
      && graph.definition(of: variable) == nil
  }

  /// The factor of a variable in a constraint.
  private func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    var sum = 0.0
    var index = graph.nodes[Int(constraint)].first
    while index >= 0 {
      if graph.uses[Int(index)].variable == variable { sum += graph.uses[Int(index)].coefficient }
      index = graph.uses[Int(index)].nextOfConstraint
    }
    return sum
  }

  /// The value of a variable by its definition, computed from the present values of others.
  func definedValue(of variable: Int32) -> Double {
    let definition = graph.nodes[Int(variable)].definition
    var (sum, own) = (requests[Int(definition)].constant, 0.0)
    var index = graph.nodes[Int(definition)].first
    while index >= 0 {
      let use = graph.uses[Int(index)]
      index = use.nextOfConstraint
      if use.variable == variable {
        own += use.coefficient
      } else {
        sum += use.coefficient * tableau.symbols[Int(use.variable)].value
      }
    }
    return own == -1 ? sum : -sum / own
  }

  /// Computes the defined variables anew that depend on what the tableau has moved.
  func propagate() {
    var moved: [Int32] = []
    for record in tableau.log[propagated...] {
      guard case .value(let symbol, _) = record else { continue }
      if tableau.symbols[Int(symbol)].kind == .variable, graph.nodes[Int(symbol)].first >= 0 {
        moved.append(symbol)
      }
    }
    for variable in graph.descendants(of: moved).reversed()
    where graph.definition(of: variable) != nil {
      let value = definedValue(of: variable)
      if value != tableau.symbols[Int(variable)].value { tableau.setValue(value, of: variable) }
    }
    propagated = tableau.log.count
  }

  /// Adds the worth of all defined variables of `weights` to `expansion`, in parameters.
  ///
  /// Afterwards `weights` has what each defined variable contributed with.
  func resolveWeights() {
    let starts = weights.symbols.filter { graph.definition(of: $0) != nil }
    for variable in graph.ancestors(of: starts).reversed() where weights[variable] != 0 {
      let definition = graph.nodes[Int(variable)].definition
      let factor = -weights[variable] / coefficient(of: variable, in: definition)
      var index = graph.nodes[Int(definition)].first
      while index >= 0 {
        let use = graph.uses[Int(index)]
        index = use.nextOfConstraint
        if use.variable != variable { addWeight(factor * use.coefficient, of: use.variable) }
      }
    }
  }

  /// Adds a multiple of a variable: to `weights` if it is defined, otherwise to `expansion`.
  func addWeight(_ weight: Double, of variable: Int32) {
    guard weight != 0 else { return }
    if graph.definition(of: variable) != nil {
      weights.add(weight, to: variable)
    } else {
      expansion.add(weight, times: variable, in: tableau)
    }
  }
}
