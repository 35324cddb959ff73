/// A reference to an object that this one does not keep alive, for several to share: `nil` once the
/// object is gone.
///
/// On Apple's systems it is weak. Here every retain and release of an object that was referenced
/// weakly is slow from then on: the object, or what it owns, clears the link when it is freed. That
/// has to happen on the main thread while something else follows it.
final class BackLink<Target: AnyObject> {
  #if canImport(UIKit)
    weak var target: Target?
  #else
    nonisolated(unsafe) unowned(unsafe) var target: Target?
  #endif

  init() {}

  deinit {}

  /// Called by deinitialisers.
  nonisolated func clear() {
    #if !canImport(UIKit)
      target = nil
    #endif
  }
}
