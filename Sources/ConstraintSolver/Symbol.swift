/// A column or a row of the tableau.
///
/// Each variable and each constraint has one symbol. A constraint's symbol is the value of its
/// expression, with the sign with which "greater or equal" is satisfied from zero upwards. The cost
/// of a symbol is given by two priorities: a unit below zero costs 1 at `below`, a unit above zero
/// costs 1 at `above`; a priority of zero is no cost, and `Symbol.required` is the priority of
/// values that are not allowed. A free variable costs nothing, a non-negative one or a required
/// inequality is required not to be below zero, a required equality not to be below or above, an
/// optional one costs at its own priority.
struct Symbol {
  enum Kind: UInt8 {
    case unused
    case variable
    case constraint
    /// A free parameter in place of a removed symbol on which values of others depend.
    case placeholder
  }

  static let required: Float = 1000

  /// The present value. A parameter that is not free is at zero.
  var value = 0.0
  /// The first entry of the row if this symbol is basic, of the column if it is a parameter.
  var head: Int32 = -1
  /// The number of entries in that row or column.
  var count: Int32 = 0
  /// The first node of a parameter's reduced cost.
  var cost: Int32 = -1
  var below: Float = 0
  var above: Float = 0
  var generation: UInt32 = 0
  var kind = Kind.unused
  var isBasic = false
  /// Whether a basic symbol counts as above zero; decides the cost where the value is zero.
  var isAbove = true
  /// Whether the symbol is in the list of those that may improve the objective.
  var isCandidate = false
  var isChanged = false

  var isFree: Bool { below == 0 && above == 0 }
  /// The higher of the two priorities: the highest cost of a change of the sign.
  var priority: Float { max(below, above) }
}

/// A coefficient of the tableau, linked with its neighbours in its row and in its column.
struct Entry {
  var coefficient: Double
  /// The basic symbol.
  var row: Int32
  /// The parameter.
  var column: Int32
  var nextInRow: Int32
  var previousInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// The part of a reduced cost at one priority; a list of them has falling priorities.
struct CostNode {
  var coefficient: Double
  var priority: Float
  var next: Int32
}
