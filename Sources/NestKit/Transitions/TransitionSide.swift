/// One of the two views that a transition moves.
nonisolated enum TransitionSide: Sendable, CaseIterable {
  /// Everything that the appearing view covers.
  case disappearing
  /// The view that appears when the transition is played forward.
  case appearing
}

extension TransitionStage {
  subscript(side: TransitionSide) -> UIView {
    switch side {
    case .appearing: appearing
    case .disappearing: disappearing
    }
  }
}

nonisolated extension TransitionKeyFrames.Frame {
  subscript(side: TransitionSide) -> TransitionPose {
    switch side {
    case .appearing: appearing
    case .disappearing: disappearing
    }
  }
}

nonisolated extension TransitionKeyFrames {
  /// The edge from which a side is rolled up.
  func curlEdge(of side: TransitionSide) -> TransitionEdge {
    frames.first { $0[side].curl > 0 }?[side].curlEdge ?? .bottom
  }

  /// The sides that are rolled up, wholly or in part, in a step that takes time; those in front
  /// last.
  var curledSides: [TransitionSide] {
    TransitionSide.allCases.filter { side in
      zip(segments, zip(frames, frames.dropFirst())).contains { segment, ends in
        segment.duration > 0 && max(ends.0[side].curl, ends.1[side].curl) > 0
      }
    }
  }
}
