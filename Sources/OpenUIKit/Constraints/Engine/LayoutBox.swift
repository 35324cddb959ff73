import ConstraintSolver

/// The position and size of a view or guide in an engine: those of its alignment rectangle, in the
/// coordinates of the view that contains it.
final class LayoutBox {
  nonisolated let item: LayoutItemLink
  /// The identity of the item in the engine.
  let id: ObjectIdentifier
  let x: SolverVariable
  let y: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  /// How many constraints in the engine use the box, and boxes of guides, whose rules do.
  var uses = 0
  /// For the box of a guide, that of the view which the guide is in.
  var owner: LayoutBox?
  /// The constraints of the system that are in the solver, in the order of their rules.
  var rules: [InstalledRule] = []
  /// The values for which views were marked last.
  var known = CGRect.null

  init(_ item: LayoutItem, id: ObjectIdentifier, in solver: ConstraintSolver) {
    self.item = LayoutItemLink(item)
    self.id = id
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable(isNonNegative: !item.isInsideInsets)
    height = solver.makeVariable(isNonNegative: !item.isInsideInsets)
  }

  deinit {}

  var variables: [SolverVariable] { [x, y, width, height] }

  func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? x : y }

  func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable {
    axis == .horizontal ? width : height
  }
}

extension LayoutItem {
  /// Whether insets of a view determine its size, which is negative where these leave no room.
  // Fidelity: what contradicts the size of a view that is smaller than its margins is a view inside
  // them, whose size cannot be negative. [observed in reports]
  fileprivate var isInsideInsets: Bool {
    guard case .guide(let guide) = self else { return false }
    switch guide.placement {
    case .insets, .column: return true
    case .free, .origin, .bottom, .frame: return false
    }
  }
}

/// A rule that is in the solver.
struct InstalledRule {
  var rule: LayoutRule
  /// Nil if it contradicts others and is left out.
  var handle: SolverConstraint?
}

/// A constraint that the system adds for a view or guide.
struct LayoutRule {
  /// The purpose of the rule.
  enum Purpose: String {
    case autoresizing = "NSAutoresizingMaskLayoutConstraint"
    case contentSize = "NSContentSizeLayoutConstraint"
    case guide = "UILayoutGuideConstraint"
    case fitting = "UIViewFittingSizeConstraint"
  }

  let purpose: Purpose
  /// A text about the rule for reports, such as `width == 100`.
  let text: String
  var terms: [SolverTerm]
  var relation = SolverRelation.equal
  /// The sum of the terms has to be this value, or at least, or at most.
  var value: Double
  var priority = UILayoutPriority.required

  /// Whether only the value can differ.
  func hasForm(of other: LayoutRule) -> Bool {
    purpose == other.purpose && text == other.text && priority == other.priority
  }
}

/// A sum of variables and a constant.
struct LayoutExpression {
  var terms: [SolverTerm] = []
  var constant = 0.0

  mutating func add(_ variable: SolverVariable, _ coefficient: Double) {
    if coefficient != 0 { terms.append(SolverTerm(variable, coefficient)) }
  }
}
