/// Tells the transitions between controllers apart, without keeping alive what they concern.
nonisolated package struct TransitionID: Sendable, Hashable {
  private let number: UInt64

  /// The identity of one more transition.
  @MainActor package init() {
    UIRuntime.current.transitionCount += 1
    number = UIRuntime.current.transitionCount
  }
}
