/// The link from the engine to its container, which it does not keep alive: `nil` once that is
/// gone.
public final class ContainerLink {
  /// The container; `nil` once it is gone.
  public var container: UIViewController? { link.target }
  private let link = BackLink<UIViewController>()
  private let isBase: Bool
  /// The container, if it is a ``ContainerViewController``.
  var base: ContainerViewController? {
    guard isBase, let target = link.target else { return nil }
    return unsafeDowncast(target, to: ContainerViewController.self)
  }
  #if !canImport(UIKit)
    /// The registration that the container owns. It owns the link, so that it must not be owned
    /// here.
    private weak var registration: (any UITraitChangeRegistration)?
  #endif

  /// Creates a link.
  public init(to container: UIViewController) {
    isBase = container is ContainerViewController
    link.target = container
    #if !canImport(UIKit)
      let sentinel = Sentinel(link)
      // The idiom of a controller never changes.
      registration = container.registerForTraitChanges([UITraitUserInterfaceIdiom.self]) {
        (_: UIViewController, _: UITraitCollection) in
        withExtendedLifetime(sentinel) {}
      }
    #endif
  }

  deinit {}

  /// Removes what the container owns of the link.
  func cut() {
    #if !canImport(UIKit)
      if let registration { container?.unregisterForTraitChanges(registration) }
      registration = nil
    #endif
    link.target = nil
  }
}

#if !canImport(UIKit)
  /// Released together with the container that references it, as the capture of a handler that
  /// never has anything to do: the container itself keeps what resets the link.
  private final class Sentinel {
    private let link: BackLink<UIViewController>

    init(_ link: BackLink<UIViewController>) { self.link = link }

    deinit { link.clear() }
  }
#endif
