#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

extension ContainerTransition {
  /// How far a finger moves for the whole transition, in points: as far as the views on the axis of the
  /// drag, or, if they do not move on it, the extent of the region.
  public func dragDistance(_ direction: DragDirection) -> CGFloat {
    guard isRunning, let player = stack.playing else { return 0 }
    let bounds = player.stage.group.bounds
    let way = displacement
    let distance = abs(direction.component(of: CGPoint(x: way.dx, y: way.dy)))
    if distance > 0 { return distance }
    return direction.isHorizontal ? bounds.width : bounds.height
  }

  /// Whether it removes the child that it moves, as a pop does, and does not add it.
  public var isRemoval: Bool { isRunning && stack.machine.isRemoving }
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

  /// Whether a drag may begin: a transition runs that it can take up, or nothing runs or waits.
  var acceptsDrag: Bool { transition != nil || isIdle }

  /// Whether the removal of the top would take time, so that a finger can drive it.
  var topTakesTime: Bool {
    guard let topContent else { return false }
    return topContent.transition.inverseKeyFrames(in: host.bounds, duration: topContent.duration)
      .duration > 0
  }
}
