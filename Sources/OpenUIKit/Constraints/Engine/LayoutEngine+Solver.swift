import ConstraintSolver
import MisuseReports

/// A constraint of the program that is in the solver.
struct InstalledConstraint {
  let constraint: NSLayoutConstraint
  let handle: SolverConstraint
  /// The constant of the expression without that of the constraint.
  let offset: Double
  let priority: UILayoutPriority
  let boxes: [LayoutBox]
}

/// The origin of a constraint in the solver: a constraint of the program, or a rule of a box by its
/// index.
enum ConstraintSource {
  case program(NSLayoutConstraint)
  case rule(LayoutBox, Int)
}

// Constraints that contradict each other: the solver refuses the one that is added last, and says
// which others it contradicts. One of them is left out and reported. It is tried again when
// something that is required has changed.

extension LayoutEngine {
  // MARK: Constraints of the program

  /// Hands a constraint that is new or has changed to the solver.
  func install(_ constraint: NSLayoutConstraint, isRetry: Bool = false) {
    if let known = installed[ObjectIdentifier(constraint)] {
      if change(known) { return }
      uninstall(constraint)
    }
    broken.removeOne(identicalTo: constraint)
    guard let parts = expression(of: constraint) else { return }
    let constant = parts.expression.constant - constraint.constant
    let handle = addBreaking(constraint, isRetry: isRetry) {
      () throws(SolverError) in
      try self.solver.add(
        parts.expression.terms, constant: constant, relation: constraint.relation.inSolver,
        priority: constraint.priority.rawValue)
    }
    for box in parts.boxes { box.uses += 1 }
    guard let handle else {
      for box in parts.boxes { release(box) }
      return
    }
    sources[handle] = .program(constraint)
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      constraint: constraint, handle: handle, offset: parts.expression.constant,
      priority: constraint.priority, boxes: parts.boxes)
  }

  /// Gives a constraint in the solver its constant and priority; false if it has to be installed
  /// anew.
  private func change(_ known: InstalledConstraint) -> Bool {
    let constraint = known.constraint
    guard known.priority == constraint.priority, !constraint.usesBaseline else { return false }
    maySatisfyBroken = true
    do throws(SolverError) {
      try solver.setConstant(known.offset - constraint.constant, of: known.handle)
      return true
    } catch {
      return false
    }
  }

  /// Removes a constraint from the solver.
  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let known = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(known.handle)
    sources[known.handle] = nil
    for box in known.boxes { release(box) }
    maySatisfyBroken = true
  }

  /// Adds to the solver. What contradicts it, or the constraint itself, is left out and reported.
  private func addBreaking(
    _ constraint: NSLayoutConstraint, isRetry: Bool,
    _ add: () throws(SolverError) -> SolverConstraint
  ) -> SolverConstraint? {
    while true {
      do throws(SolverError) {
        return try add()
      } catch {
        guard case .unsatisfiable(let others) = error else {
          report(error, of: constraint.description, isRetry: isRetry)
          broken.append(constraint)
          return nil
        }
        let brokenConstraint = lastActivated(among: others, and: constraint)
        if !isRetry || brokenConstraint !== constraint {
          reportConflict(others, with: constraint.description, breaking: brokenConstraint)
        }
        breakConstraint(brokenConstraint)
        if brokenConstraint === constraint { return nil }
      }
    }
  }

  // MARK: Rules of the system

  /// Hands a rule to the solver.
  func installRule(_ index: Int, in box: LayoutBox) {
    let rule = box.rules[index].rule
    box.rules[index].handle = addRule(box, rule) { () throws(SolverError) in
      try self.solver.add(
        rule.terms, constant: -rule.value, relation: rule.relation,
        priority: rule.priority.rawValue)
    }
    if let handle = box.rules[index].handle { sources[handle] = .rule(box, index) }
  }

  /// Gives a rule another value.
  func setValue(_ value: Double, ofRule index: Int, in box: LayoutBox) {
    box.rules[index].rule.value = value
    guard let handle = box.rules[index].handle else { return installRule(index, in: box) }
    if box.rules[index].rule.priority == .required { maySatisfyBroken = true }
    let rule = box.rules[index].rule
    let result = addRule(box, rule) { () throws(SolverError) in
      try self.solver.setConstant(-value, of: handle)
      return handle
    }
    if result == nil {
      solver.remove(handle)
      sources[handle] = nil
      box.rules[index].handle = nil
    }
  }

  /// Removes a rule from the solver.
  func removeRule(_ rule: InstalledRule) {
    guard let handle = rule.handle else { return }
    solver.remove(handle)
    sources[handle] = nil
  }

  private func addRule(
    _ box: LayoutBox, _ rule: LayoutRule, _ add: () throws(SolverError) -> SolverConstraint
  ) -> SolverConstraint? {
    while true {
      do throws(SolverError) {
        return try add()
      } catch {
        let name = description(of: rule, box)
        guard case .unsatisfiable(let others) = error else {
          report(error, of: name, isRetry: false)
          return nil
        }
        guard let brokenConstraint = lastActivated(among: others, and: nil) else { return nil }
        reportConflict(others, with: name, breaking: brokenConstraint)
        breakConstraint(brokenConstraint)
      }
    }
  }

  // MARK: Conflicts

  /// The constraint of the program that was activated last.
  // Fidelity: which one UIKit breaks is not documented; here it is the last one. [decided]
  private func lastActivated(
    among handles: [SolverConstraint], and constraint: NSLayoutConstraint?
  ) -> NSLayoutConstraint? {
    let others = handles.compactMap { handle -> NSLayoutConstraint? in
      guard case .program(let constraint)? = sources[handle] else { return nil }
      return constraint
    }
    return (others + [constraint].compactMap { $0 }).max { $0.activation < $1.activation }
  }

  private func breakConstraint(_ constraint: NSLayoutConstraint?) {
    guard let constraint else { return }
    let maySatisfy = maySatisfyBroken
    uninstall(constraint)
    maySatisfyBroken = maySatisfy
    broken.append(constraint)
  }

  private func reportConflict(
    _ others: [SolverConstraint], with name: String, breaking brokenConstraint: NSLayoutConstraint?
  ) {
    guard isLayout else { return }
    let names = others.compactMap { sources[$0].map { description(of: $0) } } + [name]
    Misuse.report(.unsatisfiable(names, breaking: brokenConstraint?.description ?? name))
  }

  private func report(_ error: SolverError, of name: String, isRetry: Bool) {
    guard isLayout, !isRetry else { return }
    let reason =
      switch error {
      case .unsatisfiable: "It contradicts other constraints"
      case .pivotLimit: "The calculation took more steps than the number of constraints explains"
      case .notFinite: "The calculation left the range of numbers"
      }
    Misuse.report(.notSolved(name, because: reason))
  }

  private func description(of source: ConstraintSource) -> String {
    switch source {
    case .program(let constraint): constraint.description
    case .rule(let box, let index): description(of: box.rules[index].rule, box)
    }
  }

  private func description(of rule: LayoutRule, _ box: LayoutBox) -> String {
    let name = box.item.item.map { LayoutNames.name(of: $0) } ?? "nil"
    let relation =
      switch rule.relation {
      case .lessOrEqual: "<="
      case .equal: "=="
      case .greaterOrEqual: ">="
      }
    return "<\(rule.purpose.rawValue) \(name).\(rule.text) \(relation) "
      + "\(LayoutNames.number(rule.value))>"
  }
}

extension NSLayoutConstraint.Relation {
  var inSolver: SolverRelation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
