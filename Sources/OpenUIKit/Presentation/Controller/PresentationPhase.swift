/// A phase of a presentation for which its presentation controller is called. The classes of this
/// module do their work for it, and a program's override of the public method, which need not call
/// `super`, replaces nothing of that.
enum PresentationPhase {
  /// Before `presentationTransitionWillBegin()`.
  case presentationWillBegin
  /// Before `presentationTransitionDidEnd(_:)`, with whether the presentation was completed.
  case presentationDidEnd(Bool)
  /// Before `dismissalTransitionWillBegin()`.
  case dismissalWillBegin
  /// Before `dismissalTransitionDidEnd(_:)`, with whether the dismissal was completed.
  case dismissalDidEnd(Bool)
  /// Before `containerViewWillLayoutSubviews()`.
  case containerLayout
}

extension UIPresentationController {
  /// Does what belongs to a phase, then calls the method that programs override.
  final func send(_ phase: PresentationPhase) {
    performWork(for: phase)
    switch phase {
    case .presentationWillBegin: presentationTransitionWillBegin()
    case .presentationDidEnd(let completed): presentationTransitionDidEnd(completed)
    case .dismissalWillBegin: dismissalTransitionWillBegin()
    case .dismissalDidEnd(let completed): dismissalTransitionDidEnd(completed)
    case .containerLayout: containerViewWillLayoutSubviews()
    }
  }
}
