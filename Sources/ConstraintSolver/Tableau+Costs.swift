extension Tableau {
  /// Adds to a parameter's reduced cost at a priority.
  mutating func addCost(_ amount: Double, at priority: Float, to symbol: Int32) {
    overflow += amount * 0
    noteCandidate(symbol)
    var previous: Int32 = -1
    var next = symbols[Int(symbol)].cost
    while next >= 0, costs[Int(next)].priority > priority {
      previous = next
      next = costs[Int(next)].next
    }
    guard next >= 0, costs[Int(next)].priority == priority else {
      let node = makeNode(CostNode(coefficient: amount, priority: priority, next: next))
      link(node, after: previous, of: symbol)
      return
    }
    let sum = costs[Int(next)].coefficient + amount
    if abs(sum) <= Self.cancellation * abs(amount) {
      link(costs[Int(next)].next, after: previous, of: symbol)
      releaseNode(next)
    } else {
      costs[Int(next)].coefficient = sum
    }
  }

  mutating func noteCandidate(_ symbol: Int32) {
    guard !symbols[Int(symbol)].isCandidate else { return }
    symbols[Int(symbol)].isCandidate = true
    candidates.append(symbol)
  }

  mutating func clearCost(of symbol: Int32) {
    while symbols[Int(symbol)].cost >= 0 {
      let node = symbols[Int(symbol)].cost
      symbols[Int(symbol)].cost = costs[Int(node)].next
      releaseNode(node)
    }
  }

  /// Adds what a basic symbol costs on its side, times a sign, to the reduced costs of its row.
  mutating func addGradient(of symbol: Int32, times sign: Double) {
    let isAbove = symbols[Int(symbol)].isAbove
    let priority = isAbove ? symbols[Int(symbol)].above : symbols[Int(symbol)].below
    guard priority != 0 else { return }
    addObjective(of: symbol, times: isAbove ? sign : -sign, at: priority)
  }

  /// Adds a multiple of a row to the objective of a priority.
  mutating func addObjective(of symbol: Int32, times factor: Double, at priority: Float) {
    var next = symbols[Int(symbol)].head
    while next >= 0 {
      let entry = entries[Int(next)]
      addCost(factor * entry.coefficient, at: priority, to: entry.column)
      next = entry.nextInRow
    }
  }

  /// Counts a basic symbol as being on the other side of zero.
  mutating func flip(_ symbol: Int32) {
    log.append(.flip(symbol))
    addGradient(of: symbol, times: -1)
    symbols[Int(symbol)].isAbove.toggle()
    addGradient(of: symbol, times: 1)
  }

  /// Puts a basic symbol on the side of its value.
  mutating func updateSide(of symbol: Int32) {
    let (value, isAbove) = (symbols[Int(symbol)].value, symbols[Int(symbol)].isAbove)
    guard !symbols[Int(symbol)].isFree else { return }
    if isAbove ? value < -Self.tolerance : value > Self.tolerance { flip(symbol) }
    let priority = value < 0 ? symbols[Int(symbol)].below : symbols[Int(symbol)].above
    if priority == Symbol.required, abs(value) > Self.tolerance { possiblyViolated.append(symbol) }
  }

  private mutating func makeNode(_ node: CostNode) -> Int32 {
    guard unusedCost >= 0 else {
      costs.append(node)
      return Int32(costs.count - 1)
    }
    let index = unusedCost
    unusedCost = costs[Int(index)].next
    costs[Int(index)] = node
    return index
  }

  private mutating func releaseNode(_ node: Int32) {
    costs[Int(node)].next = unusedCost
    unusedCost = node
  }

  private mutating func link(_ node: Int32, after previous: Int32, of symbol: Int32) {
    if previous >= 0 {
      costs[Int(previous)].next = node
    } else {
      symbols[Int(symbol)].cost = node
    }
  }
}
