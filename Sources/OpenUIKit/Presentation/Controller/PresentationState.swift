/// The phase of one presentation.
nonisolated enum PresentationState: Sendable, Hashable {
  /// Nothing is presented.
  case idle
  /// A transition runs, reversed or not.
  case running(PresentationTransition.Direction, isReversed: Bool)
  /// Nothing is animated any more; views and links are about to be set for the outcome.
  case ending(PresentationTransition.Direction, completed: Bool)
  /// The presented controller is shown, and no transition runs.
  case presented
}

extension UIPresentationController {
  /// The phase of the presentation.
  final var state: PresentationState {
    let isAtRest: PresentationState = isPresented ? .presented : .idle
    guard let run = transition ?? followedTransition else { return isAtRest }
    switch run.machine.state {
    case .waiting: return .running(run.direction, isReversed: false)
    case .running(let control): return .running(run.direction, isReversed: control.isReversed)
    case .ending(let completed): return .ending(run.direction, completed: completed)
    case .ended: return isAtRest
    }
  }
}
