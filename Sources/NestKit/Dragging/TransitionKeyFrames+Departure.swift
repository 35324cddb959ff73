nonisolated extension TransitionKeyFrames {
  /// The direction in which the appearing view leaves when the transition is played backwards;
  /// `nil` if it does not move, or along no axis.
  public var departure: DragDirection? {
    let positions = frames.map {
      CGPoint(x: $0.appearing.translation.x, y: $0.appearing.translation.y)
    }
    let furthest = positions.max { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }
    return furthest.flatMap { DragDirection($0) }
  }
}
