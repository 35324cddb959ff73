import MisuseReports

@MainActor extension Misuse {
  static func constantIsNotFinite(_ constant: CGFloat, of constraint: NSLayoutConstraint) -> Misuse
  {
    Misuse(
      id: "constraint.constant-not-finite",
      message: "Constant is not finite! The constant \(constant) of \(constraint) is refused",
      reason: "Nothing can be placed at a distance that is infinite or no number",
      remedy: "Look for a division by zero where the constant is calculated",
      raisesInUIKit: true)
  }

  static func priorityIsImpossible(_ priority: Float, of constraint: NSLayoutConstraint) -> Misuse {
    Misuse(
      id: "constraint.priority",
      message: "The priority \(priority) of \(constraint) is refused",
      reason: "Priorities are above 0 and at most 1,000",
      remedy: "Deactivate a constraint that is not to count",
      raisesInUIKit: true)
  }

  static func requirementChanges(
    to priority: UILayoutPriority, of constraint: NSLayoutConstraint
  ) -> Misuse {
    Misuse(
      id: "constraint.required-while-active",
      message: "Mutating a priority from required to not on an installed constraint (or "
        + "vice-versa) is not supported. You passed priority \(priority.rawValue) and the existing priority of "
        + "\(constraint) was \(constraint.priority.rawValue)",
      reason: "What is required and what is optional are solved differently",
      remedy: "Use 999 for what is to become optional, or deactivate the constraint meanwhile",
      raisesInUIKit: true)
  }

  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> Misuse {
    let anchors = [constraint.firstAnchor, constraint.secondAnchor].compactMap { $0?.description }
    return Misuse(
      id: "constraint.no-common-ancestor",
      message: "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) "
        + "because they have no common ancestor",
      reason: "The constraint refers to items in different view hierarchies",
      remedy: "Add the views to their superviews before the constraint is activated",
      raisesInUIKit: true)
  }

  static func itemWasFreed(_ constraint: NSLayoutConstraint) -> Misuse {
    Misuse(
      id: "constraint.item-gone",
      message: "\(constraint) cannot be activated",
      reason: "A constraint does not keep its views alive, and one of them does not exist any more",
      remedy: "Make a new constraint for the view that is shown")
  }

  static func itemOutsideOfOwner(
    _ constraint: NSLayoutConstraint, owner: UIView
  ) -> Misuse {
    Misuse(
      id: "constraint.outside-of-view",
      message:
        "The view hierarchy is not prepared for the constraint \(constraint), which is added to "
        + "\(LayoutNames.name(of: owner))",
      reason: "A view holds constraints of itself and of what is inside it",
      remedy: "Add the views first, or set isActive, which finds the view that holds it",
      raisesInUIKit: true)
  }

  static func unsatisfiable(
    _ constraints: [String], breaking broken: String
  ) -> Misuse {
    Misuse(
      id: "constraint.unsatisfiable",
      message: "Unable to simultaneously satisfy constraints:\n(\n"
        + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
        + "\n)\nWill attempt to recover by breaking constraint\n\(broken)",
      reason: "All of them are required, and they contradict each other",
      remedy: "Remove one that is not wanted, or give it a priority below 1,000")
  }

  static func notSolved(_ constraint: String, because reason: String) -> Misuse {
    Misuse(
      id: "constraint.not-solved",
      message: "\(constraint) is left out of the layout",
      reason: reason,
      remedy: "Look for constants and multipliers that are far too large or too small")
  }

  static func contentDoesNotSettle(_ views: String) -> Misuse {
    Misuse(
      id: "constraint.content-does-not-settle",
      message: "The height of \(views) depends on its width and the width on its height",
      reason: "Each calculation gave another size; the last one counts",
      remedy: "Let one of the two be set by a constraint")
  }
}
