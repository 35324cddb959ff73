/// A container of pages side by side, between which the user scrolls.
///
/// ```swift
/// let calendar = PagesViewController()
/// calendar.dataSource = months              // a million of them, made when they come into sight
/// calendar.selectViewController(at: 700)
/// ```
///
/// Pages follow each other horizontally, from the leading to the trailing edge, or vertically. They
/// come from a list (``setViewControllers(_:selecting:)``) or from a ``dataSource``. Only the pages
/// that are in sight, and ``numberOfPreloadedPages`` on each side of them, are children with loaded
/// views; what a page costs does not depend on the number of pages. A page that is farther away is
/// unloaded: it is removed from the container, the view of one of the list is released, and one of
/// a data source is made again when it is needed. A child finds its container as
/// `pagesViewController`, through any number of other containers.
///
/// The user scrolls by a finger, a wheel, or the keys that scroll: arrows, Page Up and Down, Home,
/// End.
///
/// ## What happens when
///
/// A page that is loaded receives `willMove(toParent:)`, `didMove(toParent:)` and `viewDidLoad`;
/// one that is unloaded `willMove(toParent: nil)` and `didMove(toParent: nil)`. Pages neither move
/// to nor from the parent while they appear and disappear. The user drags from `a` to `b`, left to
/// right and top to bottom:
///
/// ```
///  delegate            b                               a
///  willSelect(b)
///  willShow(b)
///                      viewWillAppear
///  willHide(a)
///                                                      viewWillDisappear
///                      viewIsAppearing
///  ················ the finger drags, the content stops ················
///                      viewDidAppear
///  didShow(b)
///                                                      viewDidDisappear
///  didHide(a)
///                      pages that are far are unloaded, those beside `b` loaded
///  didSelect(b)
/// ```
///
/// A drag that is reversed ends instead with what undoes its beginning: `viewWillAppear`,
/// `viewDidAppear` of `a`, `viewWillDisappear`, `viewDidDisappear` of `b`, and `didSelect(a)`. One
/// that reverses in the middle to the page on the other side ends the appearance of `b` as soon as
/// that is out of sight. A selection by the program sends the same; without animation all of it
/// before the call returns.
///
/// Several pages are in sight where ``pageLength`` is less than the region, or where paging is
/// switched off. Without paging it is not known where the content will rest: a page begins to
/// appear when it becomes into sight, and has appeared when the content rests; it disappears when
/// it is out of sight.
///
/// ## A page control
///
/// ```swift
/// func pagesViewController(_ pages: PagesViewController, didSelect index: Int, animated: Bool) {
///   pageControl.currentPage = index
/// }
///
/// let select = UIAction { _ in pages.selectViewController(at: pageControl.currentPage) }
/// pageControl.addAction(select, for: .valueChanged)
/// ```
///
/// ## Subclassing
///
/// Overrides call `super`. A subclass that lays out its own view sets ``region``.
open class PagesViewController: ContainerViewController {
  /// The direction in which pages follow each other.
  public nonisolated enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
    /// From the leading to the trailing edge; mirrored where lines run from right to left.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Receives what is shown, and decides whether the user may scroll.
  public weak var delegate: (any PagesViewControllerDelegate)?
  /// Makes the pages. Setting it loads them as ``reloadData(selecting:)`` does; `nil` empties the
  /// container.
  public weak var dataSource: (any PagesViewControllerDataSource)? {
    didSet { _ = dataSource == nil ? setViewControllers([]) : reloadData() }
  }

  /// The direction in which pages follow each other. Default: horizontal.
  public var axis = Axis.horizontal { didSet { engine.setNeeds(.layout) } }
  /// Whether the content stops at pages only. Default: yes.
  ///
  /// With paging the selected page is in the middle of the region, without it anywhere.
  public var isPagingEnabled = true { didSet { engine.setNeeds(.layout) } }
  /// Whether the first page follows the last one. Default: no.
  ///
  /// Has no effect as long as the region would show a page twice: with one page, or with few that
  /// are much shorter than the region.
  public var wraps = false { didSet { engine.setNeeds(.layout) } }

  /// The distance between two pages, in points. Default: 0. One that is negative, or greater than a
  /// million points, is reported, and nothing changes.
  public var spacing: CGFloat {
    get { metrics.spacing }
    set {
      guard (0...PageLayout.maximumSpacing).contains(newValue) else {
        return Misuse.report(.spacing(newValue, in: self))
      }
      metrics.spacing = newValue
      engine.setNeeds(.layout)
    }
  }

  /// The length of a page along the axis, in points; at most that of the region. Default: `nil`,
  /// that of the region. One that is not positive, or not finite, is reported, and nothing changes.
  public var pageLength: CGFloat? {
    get { metrics.pageLength }
    set {
      if let newValue, !(newValue > 0 && newValue.isFinite) {
        return Misuse.report(.pageLength(newValue, in: self))
      }
      metrics.pageLength = newValue
      engine.setNeeds(.layout)
    }
  }

  /// How many pages are loaded on each side of those that are in sight. Default: 1. With 0 a page
  /// is loaded when it becomes visible. Takes effect at once, or when the content rests. A negative
  /// number is reported, and nothing changes.
  public var numberOfPreloadedPages: Int {
    get { metrics.preloadedCount }
    set {
      guard newValue >= 0 else { return Misuse.report(.preloadedCount(newValue, in: self)) }
      metrics.preloadedCount = newValue
      engine.setNeeds(.preload)
    }
  }

  /// For how many pages of the data source that were unloaded last, and are containers, the program
  /// stores what they have shown. Default: 100. A negative number is reported, and nothing changes.
  public var numberOfStoredStates: Int {
    get { engine.states.capacity }
    set {
      guard newValue >= 0 else { return Misuse.report(.preloadedCount(newValue, in: self)) }
      engine.states.capacity = newValue
    }
  }

  private struct Metrics {
    var spacing: CGFloat = 0
    var pageLength: CGFloat?
    var preloadedCount = 1
  }

  private var metrics = Metrics()
  private(set) lazy var engine = PagesEngine(
    owner: self, host: PagesHostView(containing: PagesScrollView(frame: .zero)))
  var selection = PendingSelection<Int>()

  /// Creates a container.
  ///
  /// - Parameter viewControllers: The pages, each of them once. The first one is selected. A
  ///   controller that cannot be a child is reported, and the container is empty.
  public init(viewControllers: [UIViewController] = []) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    if !viewControllers.isEmpty { setViewControllers(viewControllers) }
  }

  /// Creates an empty container from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    add(engine)
    registerForTraitChanges([UITraitLayoutDirection.self]) {
      (container: PagesViewController, _: UITraitCollection) in
      container.engine.setNeeds(.layout)
    }
  }

  // MARK: Region

  /// The view in which the pages are shown. Default: the view of the container.
  ///
  /// Set it in `viewDidLoad`, to the container's view or one inside it.
  public var region: UIView? {
    get { engine.host.superview }
    set { engine.host.fill(newValue ?? view) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    region = view
  }

  package func makeLayout(in region: UIView) -> PageLayout {
    PageLayout(
      size: region.bounds.size, isVertical: axis == .vertical,
      isMirrored: axis == .horizontal
        && region.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isPaging: isPagingEnabled, spacing: spacing, preferredLength: pageLength)
  }

  /// The size of a page when the view has `parentSize`.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, child.parent === self, let region else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    var layout = makeLayout(in: region)
    layout.size = size(of: region, in: parentSize)
    return layout.pageSize
  }

  // MARK: Life cycle

  /// Selects the first or the last page for the keys that scroll to an end.
  open override func handleKey(_ key: UIKey) -> Bool {
    selectEnd(for: key) || super.handleKey(key)
  }

  // MARK: Transitions

  /// Forwards the progress to the ``PagesViewController/delegate``. Overrides call `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.pagesViewController(self, didUpdate: progress)
  }

  // MARK: The selected page

  /// The selected page, or the one to which the content moves.
  open override var activeViewController: UIViewController? { engine.activeViewController }

  /// The selected page; while the content moves the one before, since pages have one size.
  open override var viewControllerForPreferredContentSize: UIViewController? {
    engine.restingViewController
  }

  /// The pages that are asked about orientations: those that are in sight, none, the selected one,
  /// or all that are loaded, as ``ContainerViewController/autorotationMode`` says.
  open override var viewControllersForAutorotation: [UIViewController] {
    super.viewControllersForAutorotation + engine.viewControllers(deciding: autorotationMode)
  }
}

// MARK: - The engine

extension PagesViewController: PagesContainer {
  package var pageMaker: PageMaker? {
    guard dataSource != nil else { return nil }
    let link = engine.link
    let source = { [weak dataSource] in dataSource }
    let container = { link.container as? PagesViewController }
    return PageMaker(
      exists: { source() != nil },
      count: { container().flatMap { source()?.numberOfPages(in: $0) } },
      controller: { index in
        container().flatMap { source()?.pagesViewController($0, viewControllerAt: index) }
      },
      restored: { identifier, path, index in
        container().flatMap {
          source()?.pagesViewController(
            $0, makeViewControllerWithIdentifier: identifier, path: path, inPageAt: index)
        }
      })
  }

  package func shouldScroll() -> Bool { delegate?.pagesViewControllerShouldScroll(self) ?? true }

  package func willSelect(_ index: Int, animated: Bool) {
    delegate?.pagesViewController(self, willSelect: index, animated: animated)
  }

  package func didSelect(_ index: Int, animated: Bool) {
    delegate?.pagesViewController(self, didSelect: index, animated: animated)
  }

  package func handle(_ event: ContainerEvent) {
    guard let delegate else { return }
    let animated = event.isAnimated
    event.dispatch(
      willShow: { delegate.pagesViewController(self, willShow: $0, animated: animated) },
      didShow: { delegate.pagesViewController(self, didShow: $0, animated: animated) },
      willHide: { delegate.pagesViewController(self, willHide: $0, animated: animated) },
      didHide: { delegate.pagesViewController(self, didHide: $0, animated: animated) })
  }

  /// The content has come to rest.
  package func movementDidEnd() {
    setNeedsUpdateOfInterfacePreferences()
    if viewIfLoaded?.window != nil { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }
}
