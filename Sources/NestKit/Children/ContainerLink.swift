/// The link from the engine to its container, which it does not keep alive: `nil` once that is
/// gone.
public final class ContainerLink {
  /// The container; `nil` once it is gone.
  public var container: UIViewController? { link?.target }
  private var link: BackLink<UIViewController>?
  private var coreLink: BackLink<ContainerCore>?
  /// The core of the container; `nil` once it is gone, and of a container that owns none.
  public var core: ContainerCore? { coreLink?.target }
  #if !canImport(UIKit)
    /// The registration that the container owns. It owns the link, so that it must not be owned
    /// here.
    private weak var registration: (any UITraitChangeRegistration)?
  #endif

  /// Creates a link.
  public convenience init(to container: UIViewController) {
    if let core = container.ownedCore {
      self.init(of: core)
    } else {
      self.init(registeredIn: container)
    }
  }

  /// Creates a link to the container that owns a core, which is reset together with that of the
  /// core.
  init(of core: ContainerCore) {
    link = core.link.link
    coreLink = core.backLink
  }

  /// Creates a link that the container resets.
  init(registeredIn container: UIViewController) {
    let link = BackLink<UIViewController>()
    self.link = link
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

  /// Whether the container is informed of the children that leave it: it owns a core, and OpenUIKit
  /// informs that.
  var isInformedOfLosses: Bool {
    #if canImport(UIKit)
      false
    #else
      core != nil
    #endif
  }

  /// Lets the core, if there is one, handle that the container has lost a child.
  ///
  /// - Returns: Whether there is one.
  func coreHandlesLoss(of child: UIViewController) -> Bool {
    core?.parentDidLose(child)
    return core != nil
  }

  /// Informs those who observe the core that the container has lost a child.
  func informOfTaking(_ child: UIViewController) {
    guard let core else { return }
    for observer in core.takingObservers { observer(child) }
  }

  /// Removes what the container owns of the link.
  func cut() {
    #if !canImport(UIKit)
      if let registration { container?.unregisterForTraitChanges(registration) }
      registration = nil
    #endif
    (link, coreLink) = (nil, nil)
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
