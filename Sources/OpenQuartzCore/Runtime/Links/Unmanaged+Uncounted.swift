extension Unmanaged {
  // In each module: a closure that is passed to another one checks at each call that it is on the
  // main actor.

  /// Calls `body` with the object, which somebody else keeps meanwhile. Isolated code calls this
  /// instead of `_withUnsafeGuaranteedRef(_:)`, for whose closures it checks each time where they
  /// run.
  @inline(__always)
  nonisolated func withUncounted<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
