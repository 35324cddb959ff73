/// The purpose of a constraint of a stack view.
// Fidelity: the identifiers in UIKit's reports. [observed]
nonisolated enum StackRole: String {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidth = "UISV-text-width-disambiguation"
  case hiding = "UISV-hiding"
}

/// A constraint that a stack view wants.
nonisolated struct StackRelation {
  let role: StackRole
  let first: LayoutOperand
  var relation = NSLayoutConstraint.Relation.equal
  var second: LayoutOperand?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// Whether a constraint for `other` only has to be given another constant and priority.
  func hasForm(of other: StackRelation) -> Bool {
    role == other.role && relation == other.relation && multiplier == other.multiplier
      && first == other.first && second == other.second
      && (priority == .required) == (other.priority == .required)
  }
}

/// Constraints that are active, in the order in which they are wanted.
struct StackConstraints {
  private var slots: [(relation: StackRelation, constraint: NSLayoutConstraint)] = []

  /// Deactivates what is not wanted any more and changes what differs in its constant only.
  /// - Returns: the constraints that were made.
  mutating func become(_ relations: [StackRelation]) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, relation) in relations.enumerated() {
      if index < slots.count, slots[index].constraint.isActive,
        slots[index].relation.hasForm(of: relation)
      {
        slots[index].constraint.constant = relation.constant
        slots[index].constraint.priority = relation.priority
        slots[index].relation = relation
        continue
      }
      let constraint = NSLayoutConstraint(relation)
      made.append(constraint)
      guard index < slots.count else {
        slots.append((relation, constraint))
        continue
      }
      slots[index].constraint.isActive = false
      slots[index] = (relation, constraint)
    }
    while slots.count > relations.count { slots.removeLast().constraint.isActive = false }
    return made
  }
}

extension NSLayoutConstraint {
  fileprivate convenience init(_ relation: StackRelation) {
    self.init(
      relation.first, relation.relation, relation.second, multiplier: relation.multiplier,
      constant: relation.constant)
    priority = relation.priority
    identifier = relation.role.rawValue
  }
}
