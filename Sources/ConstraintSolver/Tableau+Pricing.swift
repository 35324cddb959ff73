extension Tableau {
  /// A parameter that improves the objective when it moves away from zero.
  struct Improvement {
    var symbol: Int32
    var isUpwards: Bool
    /// The highest priority at which the objective changes: there it falls by `rate` per unit.
    var priority: Float
    var rate: Double
  }

  /// A reduced cost this near to zero is a rounding error.
  static let costTolerance = 1e-9

  /// The best of the candidates; those that do not improve anything are struck off the list.
  ///
  /// - Parameter usesFirst: Whether the one with the lowest index is taken, which cannot cycle.
  mutating func bestImprovement(usesFirst: Bool) -> Improvement? {
    var best: Improvement?
    var remaining = 0
    for position in 0..<candidates.count {
      let symbol = candidates[position]
      guard let improvement = improvement(by: symbol) else {
        symbols[Int(symbol)].isCandidate = false
        continue
      }
      candidates[remaining] = symbol
      remaining += 1
      guard let present = best else {
        best = improvement
        continue
      }
      let isBetter =
        usesFirst ? symbol < present.symbol : isBetter(improvement, than: present)
      if isBetter { best = improvement }
    }
    candidates.removeLast(candidates.count - remaining)
    return best
  }

  /// How moving a parameter improves the objective; nothing if it does not.
  ///
  /// A direction that leads into the violation of a requirement is never taken.
  func improvement(by symbol: Int32) -> Improvement? {
    guard !symbols[Int(symbol)].isBasic, symbols[Int(symbol)].kind != .unused else { return nil }
    var node = symbols[Int(symbol)].cost
    while node >= 0, abs(costs[Int(node)].coefficient) <= Self.costTolerance {
      node = costs[Int(node)].next
    }
    guard node >= 0 else { return nil }
    let isUpwards = costs[Int(node)].coefficient < 0
    let ownPriority = isUpwards ? symbols[Int(symbol)].above : symbols[Int(symbol)].below
    guard ownPriority != Symbol.required else { return nil }
    while node >= 0 {
      let priority = costs[Int(node)].priority
      if ownPriority > 0, priority < ownPriority { return nil }
      let coefficient = costs[Int(node)].coefficient
      let sum = (isUpwards ? coefficient : -coefficient) + (priority == ownPriority ? 1 : 0)
      if abs(sum) > Self.costTolerance {
        guard sum < 0 else { return nil }
        return Improvement(
          symbol: symbol, isUpwards: isUpwards, priority: priority, rate: -sum)
      }
      if priority == ownPriority { return improvementBelow(node, of: symbol, isUpwards) }
      node = costs[Int(node)].next
    }
    return nil
  }

  /// The improvement at the priorities after a node; what the symbol costs itself is above them.
  private func improvementBelow(_ node: Int32, of symbol: Int32, _ isUpwards: Bool)
    -> Improvement?
  {
    var node = costs[Int(node)].next
    while node >= 0 {
      let coefficient = costs[Int(node)].coefficient
      let sum = isUpwards ? coefficient : -coefficient
      if abs(sum) > Self.costTolerance {
        guard sum < 0 else { return nil }
        return Improvement(
          symbol: symbol, isUpwards: isUpwards, priority: costs[Int(node)].priority, rate: -sum)
      }
      node = costs[Int(node)].next
    }
    return nil
  }

  /// Whether an improvement gains more, or the same at a lower price in the priorities below.
  ///
  /// Prices are compared per unit of gain, as in the ratio test of the dual simplex: after a
  /// changed constant the first pivot then is mostly the last.
  private func isBetter(_ one: Improvement, than other: Improvement) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    var (first, second) = (CostWalk(one, in: self), CostWalk(other, in: self))
    while true {
      let (a, b) = (first.head(in: self), second.head(in: self))
      guard let priority = [a?.priority, b?.priority].compactMap(\.self).max() else { break }
      var difference = 0.0
      if let a, a.priority == priority {
        difference += a.coefficient / one.rate
        first.advance(in: self)
      }
      if let b, b.priority == priority {
        difference -= b.coefficient / other.rate
        second.advance(in: self)
      }
      if abs(difference) > Self.costTolerance { return difference < 0 }
    }
    if abs(one.rate - other.rate) > Self.costTolerance { return one.rate > other.rate }
    return one.symbol < other.symbol
  }
}

/// Walks through the cost of moving a parameter, from the highest priority to the lowest.
private struct CostWalk {
  private var node: Int32
  private var ownPriority: Float
  private let sign: Double

  init(_ improvement: Tableau.Improvement, in tableau: Tableau) {
    let symbol = tableau.symbols[Int(improvement.symbol)]
    node = symbol.cost
    ownPriority = improvement.isUpwards ? symbol.above : symbol.below
    sign = improvement.isUpwards ? 1 : -1
  }

  /// The cost at the highest priority that is left.
  func head(in tableau: Tableau) -> (priority: Float, coefficient: Double)? {
    guard node >= 0 else { return ownPriority > 0 ? (ownPriority, 1) : nil }
    let cost = tableau.costs[Int(node)]
    if ownPriority > 0, cost.priority < ownPriority { return (ownPriority, 1) }
    let own = cost.priority == ownPriority ? 1.0 : 0
    return (cost.priority, sign * cost.coefficient + own)
  }

  mutating func advance(in tableau: Tableau) {
    guard node >= 0, ownPriority == 0 || tableau.costs[Int(node)].priority >= ownPriority else {
      ownPriority = 0
      return
    }
    if tableau.costs[Int(node)].priority == ownPriority { ownPriority = 0 }
    node = tableau.costs[Int(node)].next
  }
}
