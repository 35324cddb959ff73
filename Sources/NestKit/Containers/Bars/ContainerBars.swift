#if !os(tvOS)
  /// The bars of a bar container: what they show, where they are, and what they leave of the safe
  /// areas.
  final class ContainerBars: NSObject {
    /// The link to the container, which alone owns this object.
    let link: ContainerLink
    let navigationBar = UINavigationBar(frame: .zero)
    private(set) lazy var toolbar = makeToolbar()
    private(set) var hasToolbar = false
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    var accessory = BarAccessory()
    /// The items that the navigation bar shows, or is going to show at the end of the motion.
    var items = BarItems(NavigationPath())
    var motion: NavigationBarMotion?
    let scrolling = ContentScrolling()
    var room = BarRoom()
    /// The parts of the heights of bars that large titles have, by what they depend on.
    var heights: [BarHeights.Key: BarHeights] = [:]
    /// Whether nothing lies under the navigation bar.
    var isAtEdge = true
    /// Whether a change of what is set here is awaited, so that it causes no further one.
    var isUpdating = false
    private var observers: [BarPathObserver] = []
    private var observations: [NSKeyValueObservation] = []
    private var toolbarObservation: NSKeyValueObservation?

    init(_ link: ContainerLink) {
      self.link = link
      super.init()
      navigationBar.delegate = self
      scrolling.onScroll = { [weak self] in self?.contentDidScroll() }
      scrolling.onDirection = { [weak self] in self?.contentDidScroll(down: $0) }
      observeBar()
    }

    deinit {}

    var container: BarContainerViewController? { link.container as? BarContainerViewController }

    private func makeToolbar() -> UIToolbar {
      let toolbar = UIToolbar(frame: .zero)
      hasToolbar = true
      toolbar.setItems(items.path.shown?.toolbarItems, animated: false)
      container?.viewIfLoaded?.addSubview(toolbar)
      container?.viewIfLoaded?.setNeedsLayout()
      return toolbar
    }

    /// Follows what the program changes in the bar.
    private func observeBar() {
      func follow<Value>(_ path: KeyPath<UINavigationBar, Value>) {
        observations.append(
          navigationBar.observe(path) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.lookDidChange() }
          })
      }
      follow(\.standardAppearance)
      follow(\.compactAppearance)
      follow(\.scrollEdgeAppearance)
      follow(\.compactScrollEdgeAppearance)
      follow(\.prefersLargeTitles)
      follow(\.isTranslucent)
    }

    private func lookDidChange() {
      guard motion == nil else { return }
      updateItems()
      container?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The path

    /// Observes the containers in which a change may change the path.
    func observe(_ cores: [ContainerCore]) {
      let stays =
        observers.count == cores.count && zip(observers, cores).allSatisfy { $0.core === $1 }
      guard !stays else { return }
      for observer in observers { observer.end() }
      observers = cores.map { BarPathObserver($0, link: link) }
    }

    func followToolbarItems(of controller: UIViewController?) {
      toolbarObservation?.invalidate()
      toolbarObservation = controller?.observe(\.toolbarItems) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.updateToolbar(animated: false) }
      }
    }

    func updateToolbar(animated: Bool) {
      guard hasToolbar else { return }
      let new = items.path.shown?.toolbarItems
      if toolbar.items ?? [] != new ?? [] { toolbar.setItems(new, animated: animated) }
    }

    /// Brings the items up to date with those of the controllers.
    func updateItems() {
      if let motion { return motion.update() }
      items.update(appearance: appearance)
    }

    /// How the bar looks now.
    private var appearance: UINavigationBarAppearance? {
      navigationBar.appearance(for: items.path.shown?.navigationItem, isAtEdge: isAtEdge)
    }
  }

  /// Informs a bar container of another active child in a container inside it.
  final class BarPathObserver: ActiveChildObserver {
    private let link: ContainerLink
    private let coreLink: BackLink<ContainerCore>

    init(_ core: ContainerCore, link: ContainerLink) {
      self.link = link
      coreLink = core.backLink
      core.add(self)
    }

    deinit {}

    var core: ContainerCore? { coreLink.target }

    func end() { core?.remove(self) }

    var isFinished: Bool { link.container == nil }

    func activeChildMayHaveChanged(
      with coordinator: () -> (any UIViewControllerTransitionCoordinator)?
    ) {
      (link.container as? BarContainerViewController)?.bars.pathMayHaveChanged(with: coordinator)
    }
  }

  extension ContainerBars: UINavigationBarDelegate {
    /// The background reaches behind the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    /// Returns to the controller before the one that is shown; the bar follows.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      if navigationBar === self.navigationBar, let previous = items.path.previous {
        container?.returnByUser(to: previous)
      }
      return false
    }
  }
#endif
