#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ContainerTransition {
  /// How far a finger moves for the whole transition, in points: as far as the views on the axis of the
  /// drag, or, if they do not move on it, the extent of the region.
  public func dragDistance(_ direction: DragDirection) -> CGFloat {
    guard isRunning, let player = stack?.playing else { return 0 }
    let bounds = player.stage.group.bounds
    let distance = abs(direction.component(of: way))
    if distance > 0 { return distance }
    return direction.isHorizontal ? bounds.width : bounds.height
  }

  /// How far its views move from 0 to 1, in points.
  var way: CGPoint { CGPoint(x: displacement.dx, y: displacement.dy) }

  /// Whether it removes the child that it moves, as a pop does, and does not add it.
  public var isRemoval: Bool { isRunning && stack?.machine.isRemoving == true }

  /// Whether it adds the child that it moves, as a push does, and removes no other one.
  public var isAddition: Bool { isRunning && stack?.machine.isAdding == true }

  /// The child that appears, where it is not reversed.
  public var appearing: UIViewController? {
    isRunning ? stack.flatMap { $0.child($0.machine.shown) } : nil
  }

  /// The child that disappears, where it is not reversed.
  public var disappearing: UIViewController? {
    isRunning ? stack.flatMap { $0.child($0.machine.hidden) } : nil
  }
}

extension ContainerTransitionCoordinator {
  /// The finger releases the transition, with its velocity in the direction in which that goes on.
  func interactionDidEnd(cancelled: Bool, fractionsPerSecond velocity: CGFloat) {
    interactionDidEnd(
      cancelled: cancelled, velocity: max(velocity * CGFloat(transitionDuration), 0))
  }
}

extension ContainerStack {
  /// A finger that drives the running transition is lifted.
  ///
  /// - Parameter body: Lets the transition go on.
  func dragDidEnd(_ body: () -> Void) {
    body()
    isDragged = false
    finishForWaiting()
  }

  /// Whether a drag may begin: a transition runs that it can take up, or what it requests begins at once. While
  /// the container appears or disappears no drag begins, since what it requests would begin without the finger.
  public var acceptsDrag: Bool { transition != nil || isIdle && machine.acceptsChange }

  /// Whether the removal of the top would take time, so that a finger can drive it.
  public var topTakesTime: Bool {
    (topContent?.transitionDuration(.inverse, in: host.bounds) ?? 0) > 0
  }
}
