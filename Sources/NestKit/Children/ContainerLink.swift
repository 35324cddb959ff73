#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The way from the engine to its container, which it does not keep alive: `nil` once that is gone.
///
/// It is no weak reference, since every retain and release of an object that was referenced weakly
/// is slow from then on, and the container is retained all the time. The container itself keeps the
/// object whose end says that the container has gone, as the capture of a handler that never has
/// anything to do.
public final class ContainerLink {
  /// The container; `nil` once it is gone.
  public var container: UIViewController? { target }
  // Not public itself: every access to a stored property that is public is checked for overlaps.
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var target: UIViewController?
  /// The container, if it is a ``ContainerViewController``.
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var base: ContainerViewController?
  /// The registration that the container owns. It owns this object, so that it must not be owned
  /// here.
  private weak var registration: (any UITraitChangeRegistration)?

  /// Creates a link.
  public init(to container: UIViewController) {
    target = container
    base = container as? ContainerViewController
    let sentinel = Sentinel(self)
    // The idiom of a controller never changes.
    registration = container.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) {
      (_: UIViewController, _: UITraitCollection) in
      withExtendedLifetime(sentinel) {}
    }
  }

  deinit {}

  /// Removes what the container owns of the link.
  func cut() {
    if let registration { container?.unregisterForTraitChanges(registration) }
    registration = nil
    (target, base) = (nil, nil)
  }
}

/// Released together with the container that references it.
private nonisolated final class Sentinel {
  private let link: ContainerLink

  init(_ link: ContainerLink) { self.link = link }

  deinit { (link.target, link.base) = (nil, nil) }
}
