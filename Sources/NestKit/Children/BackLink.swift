#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A reference to an object that this one does not keep alive, and that resets it when it goes: `nil` from
/// then on.
///
/// It is not weak, because every retain and release of an object that was referenced weakly is slow from then
/// on.
final class BackLink<Target: AnyObject> {
  nonisolated(unsafe) unowned(unsafe) var target: Target?

  init() {}

  deinit {}
}
