/// Where one presentation stands between its beginning and its end.
nonisolated enum PresentationState: Sendable, Hashable {
  /// Nothing is presented.
  case idle
  /// A transition runs, and has been reversed or not.
  case running(PresentationTransition.Direction, isReversed: Bool)
  /// Nothing moves any more; views and links are about to become what the outcome wants.
  case ending(PresentationTransition.Direction, completed: Bool)
  /// The presented controller is there, and nothing moves.
  case presented
}

extension UIPresentationController {
  /// Where the presentation stands.
  final var state: PresentationState {
    let isAtRest: PresentationState = isPresented ? .presented : .idle
    guard let run = transition ?? followedTransition else { return isAtRest }
    switch run.machine.state {
    case .waiting: return .running(run.direction, isReversed: false)
    case .running(let course): return .running(run.direction, isReversed: course.isReversed)
    case .ending(let completed): return .ending(run.direction, completed: completed)
    case .ended: return isAtRest
    }
  }
}
