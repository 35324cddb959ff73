/// The identity of a transition between controllers, which does not keep alive what it concerns.
nonisolated package struct TransitionID: Sendable, Hashable {
  private let number: UInt64

  /// The identity of a new transition.
  @MainActor package init() {
    UIRuntime.current.transitionCount += 1
    number = UIRuntime.current.transitionCount
  }
}
