#if !os(tvOS)
  /// A container that shows one controller, the content, below a navigation bar and above a toolbar
  /// and a view of your own.
  ///
  /// The content is any controller: a ``StackController``, pages, tabs, a wizard, any nesting of
  /// them, or a plain one. The bars show the `navigationItem` and the `toolbarItems` of the
  /// controller that is seen in the end, and move with each transition that leads to another one,
  /// also in a hand. A child needs nothing but its items:
  ///
  /// ```swift
  /// let stack = StackController(rootViewController: InboxViewController())
  /// window.rootViewController = BarContainerViewController(contentViewController: stack)
  /// ```
  ///
  /// The content fills the view, and the bars are in its safe area. It leaves out an opaque bar, or
  /// an edge, as `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars` of the content
  /// say. The bars add to `additionalSafeAreaInsets` of the content and of the controllers that are
  /// shown in it; a value that the program sets there stays in it.
  ///
  /// The back button leads to the controller before the one that is shown, whatever container has
  /// it: see ``NavigationPathContainer``.
  open class BarContainerViewController: ContainerViewController {
    private(set) final lazy var contentStack = addStack(
      configuration: .init(capacity: 1, overflow: .remove))
    private(set) final lazy var bars = ContainerBars(contentStack.link)
    private let contentView = UIView()
    /// The part of the view that the content leaves out.
    private var contentInsets = UIEdgeInsets.zero

    /// Creates a container.
    ///
    /// - Parameter contentViewController: The controller between the bars. Default: none.
    public init(contentViewController: UIViewController? = nil) {
      super.init(nibName: nil, bundle: nil)
      setUp()
      if let contentViewController { setContentViewController(contentViewController) }
    }

    /// Creates a container without content from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    deinit {}

    private func setUp() {
      sendsEvents = false
      autorotationMode = .topChildren
      bars.observe([containerCore])
    }

    // MARK: The content

    /// The controller between the bars; `nil` for none.
    public var contentViewController: UIViewController? { contentStack.topViewController }

    /// The content that is shown, or that the running transition leads to.
    final var shownContent: UIViewController? { contentStack.activeViewController }

    /// Shows another content. The bars move with the transition.
    ///
    /// - Parameters:
    ///   - viewController: The new content; `nil` for none.
    ///   - transition: How the new one appears. Default: at once.
    ///   - animated: Whether the change takes time.
    @discardableResult
    public func setContentViewController(
      _ viewController: UIViewController?, transition: Transition = .none, animated: Bool = true
    ) -> ContainerOperation {
      contentStack.setViewControllers(
        viewController.map { [$0] } ?? [], transition: transition, animated: animated)
    }

    /// The transition from one content to another, to be driven, reversed or ended; `nil` if none
    /// runs.
    public var transition: ContainerTransition? { contentStack.transition }

    /// The policy for an operation that is requested while another one runs. Default: the operation
    /// waits.
    public var conflictPolicy: TransitionConflictPolicy {
      get { contentStack.conflictPolicy }
      set { contentStack.conflictPolicy = newValue }
    }

    // MARK: The navigation bar

    /// The bar at the upper edge. Set how it looks, and `prefersLargeTitles`; the container sets
    /// its items and its delegate.
    ///
    /// During a transition it is the background, and two bars in front of it have the items.
    public var navigationBar: UINavigationBar { bars.navigationBar }

    /// Whether the navigation bar is hidden. Default: no. Setting it does not animate.
    public var isNavigationBarHidden: Bool {
      get { bars.isNavigationBarHidden }
      set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar. Animated inside the callbacks of a transition, it moves
    /// with that.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether that takes time.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      guard hidden != bars.isNavigationBarHidden else { return }
      bars.isNavigationBarHidden = hidden
      moveBars(animated: animated)
    }

    // MARK: At the lower edge

    /// The bar at the lower edge, with the `toolbarItems` of the controller that is shown.
    public var toolbar: UIToolbar { bars.toolbar }

    /// Whether the toolbar is hidden. Default: yes. Setting it does not animate.
    ///
    /// It is hidden in any case while a controller of the path, but for the first one, has
    /// `hidesBottomBarWhenPushed`, and so is ``bottomAccessory``.
    public var isToolbarHidden: Bool {
      get { bars.isToolbarHidden }
      set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar. Animated inside the callbacks of a transition, it moves with
    /// that.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is hidden.
    ///   - animated: Whether that takes time.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
      guard hidden != bars.isToolbarHidden else { return }
      bars.isToolbarHidden = hidden
      moveBars(animated: animated)
    }

    /// A view above the toolbar, as wide as the container and as high as it needs: as its intrinsic
    /// height or `sizeThatFits(_:)` says. Default: none.
    public var bottomAccessory: UIView? {
      get { bars.accessory.view }
      set { bars.setAccessory(newValue) }
    }

    /// Whether ``bottomAccessory`` is minimized while a finger scrolls the content down; it returns
    /// where it scrolls up or reaches an end. Default: no.
    public var minimizesBottomAccessoryOnScroll: Bool {
      get { bars.accessory.minimizesOnScroll }
      set {
        bars.accessory.minimizesOnScroll = newValue
        if !newValue { setBottomAccessoryMinimized(false, animated: true) }
      }
    }

    /// The height of what is seen of a minimized ``bottomAccessory``, in points: its upper part.
    /// Default: 0. A negative height, and one that is not finite, is refused.
    public var minimizedBottomAccessoryHeight: CGFloat {
      get { bars.accessory.minimizedHeight }
      set {
        guard newValue >= 0, newValue.isFinite else {
          return Misuse.report(.accessoryHeight(newValue, of: self))
        }
        bars.accessory.minimizedHeight = newValue
        moveBars(animated: false)
      }
    }

    /// Whether ``bottomAccessory`` is minimized.
    public var isBottomAccessoryMinimized: Bool { bars.accessory.isMinimized }

    /// Minimizes ``bottomAccessory``, or shows all of it. The safe area of the content changes in
    /// the same animation.
    ///
    /// - Parameters:
    ///   - minimized: Whether it is minimized.
    ///   - animated: Whether that takes time.
    public func setBottomAccessoryMinimized(_ minimized: Bool, animated: Bool) {
      guard minimized != bars.accessory.isMinimized else { return }
      bars.accessory.isMinimized = minimized
      moveBars(animated: animated)
    }

    // MARK: Life cycle

    open override func viewDidLoad() {
      super.viewDidLoad()
      contentView.frame = view.bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(contentView)
      contentStack.region = contentView
      bars.add(to: view)
    }

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      bars.layOut()
    }

    open override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the size that opaque bars leave.
    open override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      guard let child = container as? UIViewController, contentStack.contains(child) else {
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      }
      return CGSize(
        width: parentSize.width,
        height: max(0, parentSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The size of the content, and of the bars that are shown.
    open override func preferredContentSize(
      forChild child: UIViewController, preferring size: CGSize
    ) -> CGSize {
      // A height of 0 is none.
      guard isViewLoaded, size.height > 0 else { return size }
      return CGSize(width: size.width, height: size.height + bars.shownHeight)
    }

    /// Changes what the content leaves out; it receives its size first.
    final func setContentInsets(_ insets: UIEdgeInsets) {
      guard insets != contentInsets else { return place() }
      contentInsets = insets
      if isShown { changeSizes(in: view.bounds.size, place) } else { place() }
    }

    private func place() {
      let placement: ContainerPlacement =
        contentInsets == .zero
        ? .fill
        : .inset(top: contentInsets.top, left: 0, bottom: contentInsets.bottom, right: 0)
      for child in contentStack.viewControllers {
        contentStack.content(of: child)?.placement = placement
      }
    }

    // MARK: Back

    /// Returns to a controller for the user, where the containers that have it allow it.
    @discardableResult
    final func returnByUser(to entry: NavigationPath.Entry) -> Bool {
      let isThere = bars.items.path.entries.dropLast().contains {
        $0.viewController === entry.viewController
      }
      guard isThere, entry.mayBeReturnedTo else { return false }
      entry.returnTo(animated: UIView.areAnimationsEnabled)
      return true
    }

    /// Returns to the controller before the one that is shown, for the keys that do so in a stack.
    open override func handleKey(_ key: UIKey) -> Bool {
      if key.isBackKey(in: layoutDirection), bars.motion == nil,
        let previous = bars.items.path.previous,
        bars.items.path.shown?.navigationItem.hidesBackButton != true, returnByUser(to: previous)
      {
        return true
      }
      return super.handleKey(key)
    }

    // MARK: Status bar and scroll views

    private var decidesStatusBarStyle: Bool {
      !isNavigationBarHidden && navigationBar.barStyle == .black
    }

    /// The content, but below a dark bar, above which the status bar is light.
    open override var childForStatusBarStyle: UIViewController? {
      decidesStatusBarStyle ? nil : super.childForStatusBarStyle
    }

    /// Light above a dark bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
      decidesStatusBarStyle ? .lightContent : super.preferredStatusBarStyle
    }
  }

  extension BarContainerViewController {
    /// Moves the bars to where they belong: with a transition that is about to begin, or in an
    /// animation of their own.
    private func moveBars(animated: Bool) {
      guard let view = viewIfLoaded else { return }
      defer {
        setNeedsStatusBarAppearanceUpdate()
        if let content = shownContent {
          preferredContentSizeDidChange(forChildContentContainer: content)
        }
      }
      guard animated, view.window != nil, UIView.areAnimationsEnabled else {
        return view.setNeedsLayout()
      }
      let move = { [bars] in bars.layOut() }
      let coordinators = NavigationPath(of: shownContent).cores.lazy.compactMap(
        \.transitionCoordinator)
      let coordinator = containerCore.transitionCoordinator ?? coordinators.first
      if let coordinator, coordinator.isAnimated,
        coordinator.animate(
          alongsideTransition: { _ in move() }, completion: { _ in move() })
      {
        return
      }
      UIView.animate(withDuration: 0.2, animations: move)
    }
  }
#endif
