// Where the running operation ends: what a saved state has of a container that is changing.

nonisolated extension ContainerStackStateMachine {
  /// The machine when the running change has ended.
  ///
  /// - Parameters:
  ///   - isReturning: Whether its transition ends where it began.
  ///   - canReturn: Whether a member that was removed before the transition can be added again.
  func atEnd(
    returning isReturning: Bool, canReturn: (Member) -> Bool = { _ in true }
  ) -> ContainerStackStateMachine {
    var machine = self
    while true {
      while machine.nextStep() != nil {}
      guard machine.isTransitioning else { return machine }
      if machine.isReversed != isReturning, machine.reverse() { continue }
      machine.transitionDidEnd(canReturn: canReturn)
    }
  }
}

extension ContainerStack {
  /// The children that are there when the running operation has ended, bottom to top: those of
  /// where it leads.
  ///
  /// An operation that a finger or a ``ContainerInteraction`` drives leads back to where it began,
  /// unless it is beyond the point from which it is completed when it is released at rest.
  /// Operations that wait for their turn are not included. While no operation runs these are
  /// ``viewControllers``. It is what a container saves; see ``RestorableContainer``. Costs the
  /// number of children.
  public var viewControllersAtEnd: [UIViewController] { contentsAtEnd.map(\.viewController) }

  /// The stays of the children that are there when the running operation has ended.
  public var contentsAtEnd: [ContainerContent] {
    contents.present(machineAtEnd.members).compactMap { contents[$0] }
  }

  /// Whether the stack is concealed when the running operation has ended.
  public var isConcealedAtEnd: Bool { machineAtEnd.isConcealed }

  /// Whether the running transition ends where it began, as far as is known: it has been reversed,
  /// or would be if what drives it released it now.
  package var isLeadingBack: Bool {
    if let completes = participants.completesWhenReleased { return !completes }
    return isAboutToBeDragged || isReversing
  }

  private var machineAtEnd: ContainerStackStateMachine {
    isPerforming ? machine.atEnd(returning: isLeadingBack, canReturn: canReturn) : machine
  }
}
