import AppearanceOrders
import NestKit
import OpenUIKit

/// A container that shows one page of a sequence, which a finger turns.
///
/// The program sets the page that is shown; the data source makes the page before and after it when a finger turns to it
/// for the first time. Pages that are scrolled receive `new.viewWillAppear`, `old.viewWillDisappear`, `new.viewDidAppear`,
/// `old.viewDidDisappear`; where a page rolls off, the old one has disappeared before the new one has appeared.
/// ``viewControllers`` changes when the finger has turned the page, and at once where the program sets it.
///
/// One page is shown at a time: a spine in the middle, and double-sided pages, are not there.
@preconcurrency @MainActor
open class UIPageViewController: ContainerViewController {
  /// Receives what the user does.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Makes pages; without one no finger turns any. Setting it forgets the pages that it has made and that are not shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = [:] }
  }
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis.
  public let navigationOrientation: NavigationOrientation
  /// Where pages that roll are bound.
  public let spineLocation: SpineLocation

  private let spacing: CGFloat
  private var shown: UIViewController?
  /// What the data source has answered for the page that is shown.
  private var neighbours: [NavigationDirection: UIViewController?] = [:]
  private(set) lazy var stack = addStack(configuration: configuration)
  private lazy var drag = ContainerDrag(
    in: self, shouldBegin: { container, direction, _ in container.allowsDrag(direction) },
    begin: { $0.beginDrag($1) }, resistingView: { $0.resistingView })
  private let pageControl = UIPageControl()
  private let region = UIView()

  private var configuration: ContainerStack.Configuration {
    var configuration = ContainerStack.Configuration(capacity: 1)
    configuration.callbacks.order = transitionStyle == .scroll ? .pageScroll : .pageCurl
    return configuration
  }

  // MARK: Making one

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: Along which axis.
  ///   - options: The distance between pages, and where they are bound. A spine in the middle is reported, and pages are
  ///     bound at the edge then.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    spineLocation = Self.spine(of: style, options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller from an archive: pages roll, horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    spineLocation = .min
    super.init(coder: coder)
  }

  deinit {}

  private static func spine(
    of style: TransitionStyle, _ options: [OptionsKey: Any]?
  ) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    let option = options?[.spineLocation]
    let wanted =
      option as? SpineLocation
      ?? (option as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    if wanted == .mid { Misuse.report(.spineInTheMiddle) }
    return wanted == .max ? .max : .min
  }

  // MARK: Pages

  /// The page that is shown; nil where there is none.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// Shows a page.
  ///
  /// Another number of pages than one, and a controller that cannot be a child, are reported, and nothing changes: UIKit
  /// raises an exception.
  ///
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: Whether it is the one after that which is shown.
  ///   - animated: Whether that takes time.
  ///   - completion: Called at the end, with whether the animation was not skipped.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let viewControllers, viewControllers.count == 1, let page = viewControllers.first else {
      return Misuse.report(.wrongPageCount(viewControllers?.count ?? 0, in: self))
    }
    if page.parent !== self, let misuse = Misuse.ofAdding(page, to: self) {
      return Misuse.report(misuse)
    }
    let old = shown
    select(page)
    let operation = stack.replaceTop(
      with: page, transition: transition(direction), animated: animated)
    operation.whenFinished { [weak self] outcome in
      if let self, outcome != .done, outcome != .coalesced, shown === page { shown = old }
      completion?(outcome == .done || outcome == .coalesced)
    }
  }

  private func select(_ page: UIViewController) {
    shown = page
    neighbours = [:]
    updatePageControl()
  }

  /// The page before or after the one that is shown.
  private func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    if let known = neighbours[direction] { return known }
    guard let shown, let dataSource else { return nil }
    let page =
      switch direction {
      case .forward: dataSource.pageViewController(self, viewControllerAfter: shown)
      case .reverse: dataSource.pageViewController(self, viewControllerBefore: shown)
      }
    if page === shown {
      Misuse.report(.samePage(shown, in: self))
      return nil
    }
    neighbours[direction] = .some(page)
    return page
  }

  /// A controller that stands for a page in another orientation takes its place.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    if shown === former { select(new) }
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    region.frame = view.bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    view.addSubview(pageControl)
    pageControl.isUserInteractionEnabled = false
    stack.region = region
    view.addGestureRecognizer(drag.recognizer)
    updatePageControl()
  }

  /// Lays out the page, above the page control if there is one. Overrides call `super`.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = pageControl.isHidden ? 0 : Self.pageControlHeight + view.safeAreaInsets.bottom
    let bounds = view.bounds
    let (bar, pages) = bounds.divided(atDistance: height, from: .maxYEdge)
    region.frame = pages
    pageControl.frame = CGRect(
      x: bar.minX, y: bar.minY, width: bar.width, height: min(bar.height, Self.pageControlHeight))
  }

  private static let pageControlHeight: CGFloat = 37

  private func updatePageControl() {
    guard isViewLoaded else { return }
    let isWanted = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isWanted ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.numberOfPages = max(count, 0)
    pageControl.isHidden = count <= 0
    if count > 0 { pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
    view.setNeedsLayout()
  }

  /// The recognizers that turn pages that roll; none where pages are scrolled.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [drag.recognizer] : []
  }

  // MARK: By hand

  private func allowsDrag(_ direction: DragDirection) -> Bool {
    guard stack.acceptsDrag, shown != nil, dataSource != nil else { return false }
    return direction.isHorizontal == (navigationOrientation == .horizontal)
  }

  private func isForward(_ direction: DragDirection) -> Bool {
    direction == .up || direction == .trailing(in: layoutDirection).opposite
  }

  private func beginDrag(_ direction: DragDirection) -> ContainerDrag.Target? {
    if let transition = stack.transition {
      return .init(takingUp: transition, direction, isOpposed: false)
    }
    let navigation: NavigationDirection = isForward(direction) ? .forward : .reverse
    guard let old = shown, let page = neighbour(navigation) else { return nil }
    delegate?.pageViewController(self, willTransitionTo: [page])
    let operation = stack.replaceTop(with: page, transition: transition(navigation))
    operation.whenFinished { [weak self] outcome in
      guard let self else { return }
      if outcome == .done { pageWasTurned(to: page, from: old, navigation) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: outcome == .done)
    }
    return stack.transition.map { .init($0) }
  }

  /// The old page is the neighbour of the new one.
  private func pageWasTurned(
    to page: UIViewController, from old: UIViewController, _ direction: NavigationDirection
  ) {
    guard shown === old else { return }
    shown = page
    neighbours = [direction == .forward ? .reverse : .forward: .some(old)]
    pageControl.currentPage += direction == .forward ? 1 : -1
  }

  /// Where there is no page, what is shown follows the finger a little.
  private var resistingView: UIView? {
    transitionStyle == .scroll && stack.transition == nil ? stack.hostView : nil
  }

  private func transition(_ direction: NavigationDirection) -> Transition {
    switch (transitionStyle, navigationOrientation, direction) {
    case (.pageCurl, _, .forward): .curlUp
    case (.pageCurl, _, .reverse): .curlDown
    case (.scroll, .horizontal, .forward): .page(from: .trailing, spacing: spacing)
    case (.scroll, .horizontal, .reverse): .page(from: .leading, spacing: spacing)
    case (.scroll, .vertical, .forward): .page(from: .bottom, spacing: spacing)
    case (.scroll, .vertical, .reverse): .page(from: .top, spacing: spacing)
    }
  }

  // MARK: Orientation

  /// What the delegate says, or what every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? ownSupportedInterfaceOrientations
  }

  /// What the delegate says, or what every controller prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredInterfaceOrientation
  }

  var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
}

nonisolated extension Transition {
  /// The new page pushes the old one out, at a distance.
  fileprivate static func page(from edge: TransitionEdge, spacing: CGFloat) -> Transition {
    Transition("page from \(edge.rawValue)", reducedMotion: .unchanged) { region in
      let offset = edge.offset(in: region).lengthened(by: spacing)
      let away = TransitionChange(translation: -offset)
      return [
        .immediately(appearing: TransitionChange(translation: offset)),
        TransitionStep(duration: 0.35, appearing: away, disappearing: away),
        .immediately(disappearing: .hide),
      ]
    }
  }
}

nonisolated extension TransitionVector {
  /// The vector along one axis, longer by a distance.
  fileprivate func lengthened(by distance: CGFloat) -> TransitionVector {
    TransitionVector(
      x: x == 0 ? 0 : x + (x < 0 ? -distance : distance),
      y: y == 0 ? 0 : y + (y < 0 ? -distance : distance))
  }
}

@MainActor extension Misuse {
  fileprivate static func wrongPageCount(
    _ count: Int, in pages: UIPageViewController
  ) -> Misuse {
    Misuse(
      id: "page.wrong-count",
      message:
        "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(1) for the requested transition",
      reason: "\(describe(pages)) shows one page", remedy: "Give the page that is to be shown",
      raisesInUIKit: true)
  }

  fileprivate static func samePage(
    _ page: UIViewController, in pages: UIPageViewController
  ) -> Misuse {
    Misuse(
      id: "page.same-page",
      message:
        "The data source of \(describe(pages)) has answered \(describe(page)) as its own neighbour",
      reason: "One controller has one view, and cannot be two pages",
      remedy: "Make another controller for each page, and answer nil at both ends")
  }

  fileprivate static let spineInTheMiddle = Misuse(
    id: "page.spine-in-the-middle",
    message: "A page view controller was made with a spine in the middle",
    reason: "It shows one page at a time here",
    remedy: "Show both pages by one controller, or use another container")
}
