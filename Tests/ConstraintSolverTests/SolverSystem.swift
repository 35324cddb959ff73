import ConstraintSolver
import NestTesting

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// A solver and the list of what it was asked, so that both can be compared.
struct RandomSystem {
  let solver = ConstraintSolver()
  private(set) var variables: [SolverVariable] = []
  private(set) var isRestricted: [Bool] = []
  private(set) var rows: [(handle: SolverConstraint, row: ExactSolver.Row)] = []
  private(set) var refusals = 0
  private var generator: SeededGenerator
  private let priorities: [Float] = [1000, 1000, 750, 250, 249.5]

  init(seed: UInt64, variableCount: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<variableCount { addVariable() }
  }

  private mutating func addVariable() {
    isRestricted.append(generator.isOne(of: 3))
    variables.append(solver.makeVariable(isNonNegative: isRestricted.last ?? false))
  }

  /// Does something at random. Returns the row that was refused and the reported contradiction.
  mutating func step(limit: Int) throws -> (ExactSolver.Row, [ExactSolver.Row])? {
    let kind = generator.number(0...9)
    if rows.isEmpty || (kind < 5 && rows.count < limit) { return try add() }
    let index = generator.number(0...rows.count - 1)
    if kind < 6 || rows.count >= limit {
      solver.remove(rows.remove(at: index).handle)
      return nil
    }
    var row = rows[index].row
    if kind < 9 {
      row.constant = generator.number(-12...12)
      let constant = row.constant
      return try change(index, to: row) { [solver] handle throws(SolverError) in
        try solver.setConstant(Double(constant), of: handle)
      }
    }
    row.priority = priorities[generator.number(0...priorities.count - 1)]
    let priority = row.priority
    return try change(index, to: row) { [solver] handle throws(SolverError) in
      try solver.setPriority(priority, of: handle)
    }
  }

  /// Replaces a variable that no constraint uses.
  mutating func replaceUnused() {
    for index in variables.indices
    where !rows.contains(where: { $0.row.coefficients[index] != nil }) {
      solver.remove(variables[index])
      variables[index] = solver.makeVariable(isNonNegative: isRestricted[index])
      return
    }
  }

  private mutating func add() throws -> (ExactSolver.Row, [ExactSolver.Row])? {
    var row = ExactSolver.Row(
      coefficients: [:], constant: generator.number(-12...12), relation: generator.number(-1...1),
      priority: priorities[generator.number(0...priorities.count - 1)])
    for _ in 0..<generator.number(1...3) {
      row.coefficients[generator.number(0...variables.count - 1)] =
        [1, 1, -1, -1, 2, -2][generator.number(0...5)]
    }
    let terms = row.coefficients.sorted { $0.key < $1.key }
      .map { SolverTerm(variables[$0.key], Double($0.value)) }
    let relation: SolverRelation =
      row.relation == 0 ? .equal : row.relation < 0 ? .lessOrEqual : .greaterOrEqual
    do throws(SolverError) {
      let handle = try solver.add(
        terms, constant: Double(row.constant), relation: relation, priority: row.priority)
      rows.append((handle, row))
      return nil
    } catch {
      return try refusal(of: row, error)
    }
  }

  private mutating func change(
    _ index: Int, to row: ExactSolver.Row,
    _ body: (SolverConstraint) throws(SolverError) -> Void
  ) throws -> (ExactSolver.Row, [ExactSolver.Row])? {
    do throws(SolverError) {
      try body(rows[index].handle)
      rows[index].row = row
      return nil
    } catch {
      return try refusal(of: row, error)
    }
  }

  private mutating func refusal(of row: ExactSolver.Row, _ error: SolverError) throws
    -> (ExactSolver.Row, [ExactSolver.Row])
  {
    guard case .unsatisfiable(let constraints) = error else { throw error }
    refusals += 1
    return (row, rows.filter { constraints.contains($0.handle) }.map(\.row))
  }

  /// The sum of the violations at a priority, at the solver's values.
  func violation(at priority: Float) -> Double {
    rows.map(\.row).filter { $0.priority == priority }.reduce(0) { sum, row in
      let value = row.coefficients.reduce(Double(row.constant)) {
        $0 + Double($1.value) * solver.value(of: variables[$1.key])
      }
      return sum + (row.relation == 0 ? abs(value) : max(0, -Double(row.relation) * value))
    }
  }
}
