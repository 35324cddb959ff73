/// A guide that moves, and activates constraints by where it is in its view.
///
/// A guide that touches an edge of its view is near that edge, and away from the others.
/// Constraints for several edges are active while all of them apply.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
  private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

  deinit {}

  /// The edges of the view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Constraints that are active while the guide is near the edges; they replace those set before
  /// for the same edges, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(nearConstraints[edge.rawValue] ?? [])
    nearConstraints[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// The constraints that are active while the guide is near the edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearConstraints[edge.rawValue] ?? []
  }

  /// Constraints that are active while the guide is away from the edges; they replace those set
  /// before for the same edges, which are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(awayConstraints[edge.rawValue] ?? [])
    awayConstraints[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// The constraints that are active while the guide is away from the edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayConstraints[edge.rawValue] ?? []
  }

  /// Deactivates all constraints that were set, and forgets them.
  open func removeAllTrackedConstraints() {
    for constraints in [nearConstraints, awayConstraints].flatMap(\.values) {
      NSLayoutConstraint.deactivate(constraints)
    }
    nearConstraints = [:]
    awayConstraints = [:]
  }

  final func updateTrackedConstraints() {
    let near = nearEdges
    for (edges, constraints) in nearConstraints {
      let edges = NSDirectionalRectEdge(rawValue: edges)
      set(constraints, active: near.isSuperset(of: edges))
    }
    for (edges, constraints) in awayConstraints {
      let edges = NSDirectionalRectEdge(rawValue: edges)
      set(constraints, active: near.isDisjoint(with: edges))
    }
  }

  private func set(_ constraints: [NSLayoutConstraint], active: Bool) {
    for constraint in constraints where constraint.isActive != active {
      constraint.isActive = active
    }
  }
}
