import ConstraintSolver
import NestTesting

/// A solver and the list of what it was asked, for a random driver: it is at the exact optimum,
/// which is calculated from scratch.
@MainActor class SolverSystem: DrivenSystem {
  /// How much was compared, so that a test sees that it has compared something.
  struct Counts {
    var solutions = 0
    var unique = 0
    var ambiguous = 0
    var refusals = 0
  }

  /// How many constraints there are at the most.
  class var limit: Int { 9 }
  /// How many variables there are.
  class var variableCounts: ClosedRange<Int> { 2...5 }
  /// After how many operations the optimum is compared; of the single values, only if it is after
  /// each.
  class var interval: Int { 1 }

  private(set) var problem: String?
  private(set) var counts = Counts()
  let recorder = LifecycleRecorder()

  private let solver = ConstraintSolver()
  private var wantedVariables: Int?
  private var variables: [SolverVariable] = []
  private var isRestricted: [Bool] = []
  private var constraints: [(handle: SolverConstraint, row: ExactSolver.Row)] = []
  private var operationCount = 0

  required init() {}

  deinit {}

  // MARK: Choosing

  func nextOperation(using generator: inout SeededGenerator) -> SolverOperation {
    let wanted = wantedVariables ?? Int.random(in: Self.variableCounts, using: &generator)
    wantedVariables = wanted
    if variables.count < wanted { return .addVariable(isRestricted: generator.isOne(of: 3)) }
    // As often as not all constraints can be there at a time.
    let kind = generator.number(below: 11)
    let count = constraints.count
    if kind == 10 { return .replaceUnused }
    if count == 0 || (kind < 5 && count < Self.limit) { return add(using: &generator) }
    let index = generator.number(below: count)
    if kind < 6 || count >= Self.limit { return .remove(index) }
    if kind < 9 { return .setConstant(Int.random(in: -12...12, using: &generator), of: index) }
    return .setPriority(generator.number(below: SolverOperation.priorities.count), of: index)
  }

  private func add(using generator: inout SeededGenerator) -> SolverOperation {
    let terms = (0...generator.number(below: 3)).map { _ in
      SolverOperation.Term(
        variable: generator.number(below: variables.count),
        coefficient: [1, 1, -1, -1, 2, -2][generator.number(below: 6)])
    }
    return .add(
      terms, constant: Int.random(in: -12...12, using: &generator),
      relation: Int.random(in: -1...1, using: &generator),
      priority: generator.number(below: SolverOperation.priorities.count))
  }

  // MARK: Performing

  func perform(_ operation: SolverOperation) throws {
    operationCount += 1
    switch operation {
    case .addVariable(let isRestricted):
      self.isRestricted.append(isRestricted)
      variables.append(solver.makeVariable(isNonNegative: isRestricted))
    case .add(let terms, let constant, let relation, let priority):
      try add(terms, constant, relation, SolverOperation.priorities[priority])
    case .remove(let index) where constraints.indices.contains(index):
      solver.remove(constraints.remove(at: index).handle)
    case .setConstant(let constant, let index) where constraints.indices.contains(index):
      try change(index, { $0.constant = constant }) { solver, handle throws(SolverError) in
        try solver.setConstant(Double(constant), of: handle)
      }
    case .setPriority(let number, let index) where constraints.indices.contains(index):
      let priority = SolverOperation.priorities[number]
      try change(index, { $0.priority = priority }) { solver, handle throws(SolverError) in
        try solver.setPriority(priority, of: handle)
      }
    case .replaceUnused: replaceUnused()
    case .remove, .setConstant, .setPriority: return
    }
    if operationCount.isMultiple(of: Self.interval) { compare() }
  }

  func finish() throws { compare() }

  private func add(
    _ terms: [SolverOperation.Term], _ constant: Int, _ relation: Int, _ priority: Float
  ) throws {
    var row = ExactSolver.Row(
      coefficients: [:], constant: constant, relation: relation, priority: priority)
    for term in terms where variables.indices.contains(term.variable) {
      row.coefficients[term.variable] = term.coefficient
    }
    guard !row.coefficients.isEmpty else { return }
    let solverTerms = row.coefficients.sorted { $0.key < $1.key }
      .map { SolverTerm(variables[$0.key], Double($0.value)) }
    try attempt(row) { solver throws(SolverError) in
      let handle = try solver.add(
        solverTerms, constant: Double(constant),
        relation: relation == 0 ? .equal : relation < 0 ? .lessOrEqual : .greaterOrEqual,
        priority: priority)
      self.constraints.append((handle, row))
    }
  }

  private func change(
    _ index: Int, _ edit: (inout ExactSolver.Row) -> Void,
    _ body: (ConstraintSolver, SolverConstraint) throws(SolverError) -> Void
  ) throws {
    var row = constraints[index].row
    edit(&row)
    try attempt(row) { solver throws(SolverError) in
      try body(solver, self.constraints[index].handle)
      self.constraints[index].row = row
    }
  }

  /// Does what may be refused: then nothing has changed, and the contradiction is one.
  private func attempt(
    _ row: ExactSolver.Row, _ body: (ConstraintSolver) throws(SolverError) -> Void
  ) throws {
    let before = values
    do throws(SolverError) {
      try body(solver)
    } catch {
      guard case .unsatisfiable(let others) = error else { throw error }
      counts.refusals += 1
      Fraction.isExact = true
      let contradiction = constraints.filter { others.contains($0.handle) }.map(\.row)
      note(fault(of: contradiction, with: row))
      note(values == before ? nil : "what was refused has changed \(before) to \(values)")
    }
  }

  /// Replaces a variable that no constraint uses.
  private func replaceUnused() {
    for index in variables.indices
    where !constraints.contains(where: { $0.row.coefficients[index] != nil }) {
      solver.remove(variables[index])
      variables[index] = solver.makeVariable(isNonNegative: isRestricted[index])
      return
    }
  }

  // MARK: Comparing

  /// The values of the variables.
  var values: [Double] { variables.map { solver.value(of: $0) } }

  private func note(_ fault: String?) { if problem == nil { problem = fault } }

  /// Returns the error of a reported contradiction: the constraints have to exclude each other, and
  /// none can be left out; nil without an error.
  private func fault(of contradiction: [ExactSolver.Row], with row: ExactSolver.Row) -> String? {
    var row = row
    row.priority = 1000
    guard contradiction.allSatisfy({ $0.priority == 1000 }) else {
      return "something optional is said to contradict \(row)"
    }
    if ExactSolver.isFeasible(contradiction + [row], isRestricted: isRestricted),
      Fraction.isExact
    {
      return "\(row) does not contradict \(contradiction)"
    }
    for index in contradiction.indices {
      var rest = contradiction + [row]
      rest.remove(at: index)
      if !ExactSolver.isFeasible(rest, isRestricted: isRestricted), Fraction.isExact {
        return "\(contradiction[index]) is not needed for the contradiction to \(row)"
      }
    }
    return nil
  }

  private func compare() {
    solver.checkInvariants()
    Fraction.isExact = true
    let solution = ExactSolver.solve(constraints.map(\.row), isRestricted: isRestricted)
    // Beyond the range of fractions nothing is known.
    guard Fraction.isExact else { return }
    guard let solution else { return note("there is no solution, and nothing was refused") }
    counts.solutions += 1
    for (priority, sum) in solution.violations
    where abs(violation(at: priority) - sum.double) >= 1e-9 {
      note("the violation at \(priority) is \(violation(at: priority)), not \(sum.double)")
    }
    if violation(at: 1000) >= 1e-9 { note("a required constraint is violated") }
    guard Self.interval == 1 else { return }
    for (index, value) in solution.uniqueValues.enumerated() { compare(index, with: value) }
    solver.checkInvariants()
  }

  /// Compares a variable with its value in all optima, nil if there is more than one.
  private func compare(_ index: Int, with exact: Fraction?) {
    let variable = variables[index]
    if solver.isAmbiguous(variable) != (exact == nil) {
      note("variable \(index) is \(exact == nil ? "not " : "")said to be ambiguous")
    }
    guard let exact else {
      counts.ambiguous += 1
      return
    }
    counts.unique += 1
    if abs(solver.value(of: variable) - exact.double) >= 1e-9 {
      note("variable \(index) is \(solver.value(of: variable)), not \(exact.double)")
    }
  }

  /// The sum of the violations at a priority, at the solver's values.
  private func violation(at priority: Float) -> Double {
    constraints.map(\.row).filter { $0.priority == priority }.reduce(0) { sum, row in
      let value = row.coefficients.reduce(Double(row.constant)) {
        $0 + Double($1.value) * solver.value(of: variables[$1.key])
      }
      return sum + (row.relation == 0 ? abs(value) : max(0, -Double(row.relation) * value))
    }
  }
}

/// A solver that is changed so often that rounding would add up.
@MainActor final class LongLivedSolverSystem: SolverSystem {
  override class var limit: Int { 12 }
  override class var variableCounts: ClosedRange<Int> { 6...6 }
  override class var interval: Int { 20 }

  deinit {}
}

/// A solver with many constraints.
@MainActor final class LargeSolverSystem: SolverSystem {
  override class var limit: Int { 20 }
  override class var variableCounts: ClosedRange<Int> { 6...6 }
  override class var interval: Int { 20 }

  deinit {}
}
