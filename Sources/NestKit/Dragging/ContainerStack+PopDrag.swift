// A finger that pops the top of a stack: StackController and UIKit's navigation controller have it.

extension ContainerStack {
  /// Whether a drag may begin.
  ///
  /// Towards the trailing edge it begins at the leading edge, where a child can be popped that came
  /// with a transition. A finger takes up a pop that runs from everywhere, along the width, and a
  /// push of what may be popped.
  ///
  /// - Parameters:
  ///   - direction: That of the finger.
  ///   - point: Where the finger came down, in the view of the container.
  ///   - settings: How far the edge reaches.
  ///   - inWholeWidth: Whether a drag begins anywhere.
  ///   - canPop: Whether the user may pop the top.
  package func allowsPopDrag(
    _ direction: DragDirection, from point: CGPoint, settings: DragSettings,
    inWholeWidth: Bool = false, canPop: () -> Bool
  ) -> Bool {
    guard direction.isHorizontal, acceptsDrag, let view = container?.viewIfLoaded else {
      return false
    }
    if let transition {
      return transition.isRemoval || transition.isAddition && canPop()
    }
    guard direction == .trailing(in: layoutDirection),
      inWholeWidth || direction.begins(at: point, in: view.bounds, settings: settings)
    else { return false }
    return canPop() && topTakesTime
  }

  /// The transition that runs, or that of a pop.
  ///
  /// - Parameters:
  ///   - direction: That of the finger.
  ///   - pop: Pops the top now.
  package func popDragTarget(
    _ direction: DragDirection, pop: () -> Void
  ) -> ContainerDrag.Target? {
    if let transition {
      let pops = direction == .trailing(in: layoutDirection)
      return .init(continuing: transition, direction, isOpposite: pops != transition.isRemoval)
    }
    pop()
    return transition.map { .init($0) }
  }

  private var layoutDirection: UIUserInterfaceLayoutDirection {
    container?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
