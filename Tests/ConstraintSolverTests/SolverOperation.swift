import NestTesting

/// An operation of a random driver on a solver. Variables and constraints have numbers.
enum SolverOperation: DriverOperation {
  case addVariable(isRestricted: Bool)
  case add([Term], constant: Int, relation: Int, priority: Int)
  case remove(Int)
  case setConstant(Int, of: Int)
  case setPriority(Int, of: Int)
  case replaceUnused

  /// A variable and its coefficient.
  struct Term: Sendable {
    var variable: Int
    var coefficient: Int
  }

  /// The priorities, by their numbers.
  static let priorities: [Float] = [1000, 1000, 750, 250, 249.5]

  var simpler: [SolverOperation] {
    switch self {
    case .addVariable(let isRestricted): isRestricted ? [.addVariable(isRestricted: false)] : []
    case .add(let terms, let constant, let relation, let priority):
      (terms.count > 1
        ? [.add(terms.dropLast(), constant: constant, relation: relation, priority: priority)] : [])
        + constant.nearerToZero.map {
          .add(terms, constant: $0, relation: relation, priority: priority)
        }
    case .setConstant(let constant, let index):
      constant.nearerToZero.map { .setConstant($0, of: index) }
    default: []
    }
  }
}

extension Int {
  /// Numbers to try instead of this one.
  fileprivate var nearerToZero: [Int] { magnitude == 0 ? [] : Array(Set([0, self / 2])).sorted() }
}
