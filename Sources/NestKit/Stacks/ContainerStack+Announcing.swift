// A container may call its children before the operation that concerns them begins: UIKit's
// navigation controller has a controller as a child when the call returns that has pushed it, and
// shows it in the next layout.

extension ContainerStack {
  /// Whether a list waits for its turn that another one, requested now, replaces.
  package var hasWaitingList: Bool { if case .replace = queue.last { true } else { false } }

  /// Whether a controller is in the list, or was announced.
  package func knows(_ child: UIViewController) -> Bool {
    contains(child) || contents.announced[ObjectIdentifier(child)] != nil
  }

  /// Makes a controller a child that a later operation shows: `willMove(toParent:)`. A child whose
  /// removal was announced stays.
  ///
  /// - Parameters:
  ///   - child: The controller, which can be a child.
  ///   - transition: How it appears.
  ///   - arrives: Whether it receives `didMove(toParent:)`, too, since nothing is going to be seen
  ///     of it.
  package func announceJoining(
    of child: UIViewController, by transition: Transition, arrives: Bool
  ) {
    let member: ContainerStackMember
    if let known = contents.member(of: child) ?? contents.announced[ObjectIdentifier(child)] {
      member = known
      contents[known]?.willStayInContainer()
      contents[known]?.endStaying()
    } else {
      member = self.member(
        for: ContainerStackArrival(viewController: child, transition: transition))
      contents.announced[ObjectIdentifier(child)] = member
      contents[member]?.addToContainer()
    }
    if arrives { contents[member]?.didMoveToContainer() }
  }

  /// Announces to a child that a later operation removes it: `willMove(toParent:)` with `nil`. One
  /// that has only been announced itself, and that the running operation does not add either, is
  /// removed at once.
  package func announceRemoval(of child: UIViewController) {
    let announced = contents.announced[ObjectIdentifier(child)]
    if let member = contents.member(of: child)
      ?? announced.flatMap({ machine.joining.contains($0) ? $0 : nil })
    {
      contents[member]?.willMoveFromContainer()
    } else if let member = contents.announced.removeValue(forKey: ObjectIdentifier(child)) {
      contents.remove(member)?.removeFromContainer()
    }
  }
}
