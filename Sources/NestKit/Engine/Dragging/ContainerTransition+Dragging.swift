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
    let distance = player.transition.keyFrames(in: bounds).distance(
      onHorizontalAxis: direction.isHorizontal)
    if distance > 0 { return distance }
    return direction.isHorizontal ? bounds.width : bounds.height
  }

  /// Whether it removes the child that it moves, as a pop does, and does not add it.
  public var isRemoval: Bool { isRunning && stack.machine.isRemoving }
}

nonisolated extension TransitionKeyFrames {
  /// How far the appearing view moves on an axis, in points, or, if it does not, the disappearing one.
  func distance(onHorizontalAxis isHorizontal: Bool) -> CGFloat {
    let appearing = Self.extent(frames.map(\.appearing), isHorizontal)
    return appearing > 0 ? appearing : Self.extent(frames.map(\.disappearing), isHorizontal)
  }

  private static func extent(_ poses: [TransitionPose], _ isHorizontal: Bool) -> CGFloat {
    let positions = poses.map { isHorizontal ? $0.translation.x : $0.translation.y }
    guard let least = positions.min(), let greatest = positions.max() else { return 0 }
    return greatest - least
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

  /// Whether a drag may begin: a transition runs that it can take up, or nothing runs or waits.
  var acceptsDrag: Bool { transition != nil || isIdle }

  /// Whether the removal of the top would take time, so that a finger can drive it.
  var topTakesTime: Bool {
    guard let topContent else { return false }
    return topContent.transition.inverseKeyFrames(in: host.bounds, duration: topContent.duration)
      .duration > 0
  }
}
