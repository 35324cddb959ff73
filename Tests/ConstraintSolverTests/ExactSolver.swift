/// Solves small systems from scratch in fractions: the reference for the solver under test.
///
/// A dense simplex method with Bland's rule, one priority after the other. Once a priority has been
/// minimised, the columns that would make it worse are barred.
struct ExactSolver {
  struct Row {
    var coefficients: [Int: Int]
    var constant: Int
    /// -1 for less or equal, 0 for equal, 1 for greater or equal.
    var relation: Int
    var priority: Float
  }

  /// The known values of the optimum.
  struct Solution {
    /// The sum of the violations at each priority, from the highest.
    var violations: [(priority: Float, sum: Fraction)]
    /// The values that are the same in all optima.
    var uniqueValues: [Fraction?]
  }

  private var matrix: [[Fraction]] = []
  private var basis: [Int] = []
  private var isBarred: [Bool] = []
  private var weights: [Float: [Int]] = [:]
  private var positive: [Int] = []
  private var negative: [Int?] = []

  /// Nothing if the required rows are contradictory.
  static func solve(_ rows: [Row], isRestricted: [Bool]) -> Solution? {
    var solver = ExactSolver(rows, isRestricted: isRestricted)
    let levels = solver.weights.keys.sorted(by: >)
    var violations: [(priority: Float, sum: Fraction)] = []
    for level in levels {
      guard let minimum = solver.minimize(solver.objective(level)) else { return nil }
      if level > 1000, !minimum.isZero { return nil }
      if level <= 1000 { violations.append((level, minimum)) }
      solver.bar(solver.objective(level))
    }
    return Solution(
      violations: violations,
      uniqueValues: isRestricted.indices.map { solver.uniqueValue(of: $0) })
  }

  static func isFeasible(_ rows: [Row], isRestricted: [Bool]) -> Bool {
    var solver = ExactSolver(rows.filter { $0.priority == 1000 }, isRestricted: isRestricted)
    return solver.minimize(solver.objective(2000))?.isZero ?? false
  }

  private init(_ rows: [Row], isRestricted: [Bool]) {
    var columnCount = 0
    func column() -> Int {
      columnCount += 1
      return columnCount - 1
    }
    positive = isRestricted.map { _ in column() }
    negative = isRestricted.map { $0 ? nil : column() }
    var sparse: [[Int: Fraction]] = []
    for row in rows {
      var line: [Int: Fraction] = [:]
      for (variable, coefficient) in row.coefficients {
        line[positive[variable]] = Fraction(coefficient)
        if let other = negative[variable] { line[other] = Fraction(-coefficient) }
      }
      if row.relation != 0 { line[column()] = Fraction(-row.relation) }
      if row.priority < 1000 {
        let (short, long) = (column(), column())
        line[short] = Fraction(1)
        line[long] = Fraction(-1)
        // An inequality's other error is useless, and harmless.
        weights[row.priority, default: []] += [short, long]
      }
      let isNegated = row.constant > 0
      let artificial = column()
      if isNegated { line = line.mapValues { -$0 } }
      line[artificial] = Fraction(1)
      line[-1] = Fraction(abs(row.constant))
      weights[2000, default: []].append(artificial)
      basis.append(artificial)
      sparse.append(line)
    }
    if weights[2000] == nil { weights[2000] = [] }
    isBarred = Array(repeating: false, count: columnCount)
    matrix = sparse.map { line in
      (0..<columnCount).map { line[$0] ?? Fraction(0) } + [line[-1] ?? Fraction(0)]
    }
  }

  private func objective(_ level: Float) -> [Fraction] {
    var objective = isBarred.map { _ in Fraction(0) }
    for column in weights[level] ?? [] { objective[column] = Fraction(1) }
    return objective
  }

  private func reducedCosts(_ objective: [Fraction]) -> [Fraction] {
    var costs = objective + [Fraction(0)]
    for (row, column) in zip(matrix, basis) where !objective[column].isZero {
      for index in costs.indices where !row[index].isZero {
        costs[index] = costs[index] - objective[column] * row[index]
      }
    }
    return costs
  }

  /// The minimum; nothing if there is none.
  private mutating func minimize(_ objective: [Fraction]) -> Fraction? {
    while Fraction.isExact {
      let costs = reducedCosts(objective)
      let entering = isBarred.indices.first { !isBarred[$0] && costs[$0].numerator < 0 }
      guard let entering else { return -(costs.last ?? Fraction(0)) }
      var best: (row: Int, ratio: Fraction)?
      for row in matrix.indices where matrix[row][entering].numerator > 0 {
        let ratio = matrix[row][isBarred.count] / matrix[row][entering]
        if let present = best {
          if present.ratio < ratio { continue }
          if present.ratio == ratio, basis[present.row] < basis[row] { continue }
        }
        best = (row, ratio)
      }
      guard let best else { return nil }
      pivot(best.row, entering)
    }
    return Fraction(0)
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let inverse = Fraction(1) / matrix[row][column]
    matrix[row] = matrix[row].map { $0 * inverse }
    for other in matrix.indices where other != row && !matrix[other][column].isZero {
      let factor = matrix[other][column]
      for index in matrix[other].indices where !matrix[row][index].isZero {
        matrix[other][index] = matrix[other][index] - factor * matrix[row][index]
      }
    }
    basis[row] = column
  }

  /// Bars what would make an objective worse than its minimum.
  private mutating func bar(_ objective: [Fraction]) {
    let costs = reducedCosts(objective)
    for column in isBarred.indices where costs[column].numerator > 0 { isBarred[column] = true }
  }

  private func uniqueValue(of variable: Int) -> Fraction? {
    var objective = isBarred.map { _ in Fraction(0) }
    objective[positive[variable]] = Fraction(1)
    if let other = negative[variable] { objective[other] = Fraction(-1) }
    var (lower, upper) = (self, self)
    guard let minimum = lower.minimize(objective),
      let maximum = upper.minimize(objective.map { -$0 }), minimum == -maximum
    else { return nil }
    return minimum
  }
}
