nonisolated extension TransitionKeyFrames {
  /// How far the appearing view moves in the steps that take time, or, if it does not move, what it
  /// covers; in points, zero for a transition that moves nothing across the region.
  ///
  /// A gesture that moves by this much has moved the transition from its beginning to its end.
  public var displacement: CGVector {
    guard let start = segments.firstIndex(where: { $0.duration > 0 }),
      let last = segments.lastIndex(where: { $0.duration > 0 })
    else { return .zero }
    let (from, to) = (frames[start], frames[last + 1])
    let ofAppearing = to.appearing.translation.distance(from: from.appearing.translation)
    if ofAppearing != .zero { return ofAppearing }
    return to.disappearing.translation.distance(from: from.disappearing.translation)
  }
}

nonisolated extension TransitionVector {
  /// The displacement from another position in the plane of the region.
  fileprivate func distance(from other: TransitionVector) -> CGVector {
    CGVector(dx: x - other.x, dy: y - other.y)
  }
}
