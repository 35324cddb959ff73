import AppearanceOrders
import NestKit
import OpenUIKit

/// A container that shows one page of a sequence, which a finger turns.
///
/// The program sets the page that is shown; the data source makes the page before and after it when
/// a finger turns to it for the first time. Pages that are scrolled receive `new.viewWillAppear`,
/// `old.viewWillDisappear`, `new.viewDidAppear`, `old.viewDidDisappear`; where a page rolls off,
/// the old one has disappeared before the new one has appeared. ``viewControllers`` changes when
/// the finger has turned the page, and at once where the program sets it.
///
/// Pages that roll are bound at an edge, from the other one of which they are turned, or in the
/// middle. Then two pages are shown side by side, ``viewControllers`` has two, and the data source
/// is asked for two.
///
/// Pages that are scrolled are inside a `UIScrollView`, a subview of the view, which scrolls them:
/// at rest its `contentOffset` is one page, of three, and `isScrollEnabled` says whether a finger
/// turns them. Its delegate is the program's to set.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Receives what the user does.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Makes pages; without one no finger turns any. Setting it forgets the pages that it has made
  /// and that are not shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      knownNeighbours = [:]
      engine?.setNeeds(.open)
    }
  }
  /// Does what a container does.
  private(set) lazy var core = PageCore(owner: self)
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis.
  public let navigationOrientation: NavigationOrientation
  /// Where pages that roll are bound: as the options say, and after a rotation as the delegate
  /// says.
  public internal(set) var spineLocation: SpineLocation

  let spacing: CGFloat
  /// The pages that were set, or turned to by hand, last, in reading order; what is seen may follow
  /// later.
  var declared = Declared<[UIViewController]>([])
  /// The answers of the data source for the pages before and after them; none where there is no
  /// page.
  var knownNeighbours: [NavigationDirection: [UIViewController]] = [:]
  /// The question for another spine that the delegate is answering, with the pages that it sets
  /// meanwhile.
  var spineQuestion: SpineQuestion?
  /// Scrolls pages; nil where they roll.
  private(set) lazy var engine = makeEngine()
  /// One for each page that is shown, where pages roll.
  lazy var pageStacks =
    transitionStyle == .scroll
    ? [] : (0..<pageCount).map { _ in core.addStack(configuration: configuration) }
  lazy var regions = pageStacks.map { _ in UIView() }
  private lazy var drag = ContainerDrag(
    in: self, shouldBegin: { container, direction, _ in container.allowsDrag(direction) },
    begin: { $0.beginDrag($1) })
  let pageControl = UIPageControl()
  /// The direction of the last turn.
  var direction = NavigationDirection.forward
  /// The view that contains the regions of pages that roll.
  let content = UIView()

  // MARK: Making one

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: Along which axis.
  ///   - options: The distance between pages, and where they are bound.
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
    setUpCore()
  }

  /// Creates a page view controller whose pages roll, horizontally, from the leading edge; so does
  /// `init()`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    spineLocation = .min
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpCore()
  }

  /// Creates a page view controller from an archive: pages roll, horizontally.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    spineLocation = .min
    super.init(coder: coder)
    setUpCore()
  }

  deinit {}

  private func setUpCore() {
    containerWork = core
    core.whenTaken { [zeroingLink] in zeroingLink.target?.childWasTaken($0) }
  }

  private static func spine(
    of style: TransitionStyle, _ options: [OptionsKey: Any]?
  ) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    let option = options?[.spineLocation]
    let wanted =
      option as? SpineLocation
      ?? (option as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    return wanted == .mid || wanted == .max ? wanted ?? .min : .min
  }

  // MARK: Pages

  /// The pages that are shown, in reading order.
  var shown: [UIViewController] { declared.value }

  /// How many pages are shown at a time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  /// The pages that are shown, in reading order; nil where there is none.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  // Fidelity: with a spine in the middle pages have both sides, and no says so in an exception.
  // [documented]
  /// Whether pages have another page on their back: with a spine in the middle, and not otherwise,
  /// where the back is paper. Setting another value is reported; while the delegate answers for
  /// another spine it may be that of this.
  open var isDoubleSided: Bool {
    get { pageCount == 2 }
    set {
      guard newValue != isDoubleSided, spineQuestion == nil else { return }
      Misuse.report(.doubleSided(newValue, in: self))
    }
  }

  /// Shows a page, or two with a spine in the middle.
  ///
  /// Another number of pages, a controller twice, and one that cannot be a child, are reported, and
  /// nothing changes: UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages, in reading order.
  ///   - direction: Whether they are those after what is shown.
  ///   - animated: Whether that takes time.
  ///   - completion: Called at the end, with whether the animation was not skipped.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    if spineQuestion != nil {
      spineQuestion?.pages = pages
      if let completion { spineQuestion?.completions.append(completion) }
      return
    }
    if let misuse = misuse(ofShowing: pages) { return Misuse.report(misuse) }
    show(pages, direction, animated: animated, completion)
  }

  // MARK: The view

  /// Adds the views of the pages.
  func setUpView() {
    if let engine {
      view.addSubview(engine.host.scrollView)
      engine.host.fill(view)
      // The scroll view is wider than its pages by their distance.
      if spacing > 0 { view.clipsToBounds = true }
    } else {
      view.addSubview(content)
      view.addGestureRecognizer(drag.recognizer)
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addRegions()
    }
    view.addSubview(pageControl)
    pageControl.isUserInteractionEnabled = false
    layOutPages(in: view.bounds)
    updatePageControl()
  }

  /// Asks the delegate where pages are bound in the orientation that follows. Overrides call
  /// `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let orientation = orientation(after: coordinator.targetTransform) {
      updateSpine(for: orientation)
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// A page has the room above the page control, or half of it.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, child.parent === self else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    let size = CGSize(width: parentSize.width, height: max(parentSize.height - barHeight, 0))
    if engine != nil { return layout(in: size).pageSize }
    guard let index = pageStacks.firstIndex(where: { $0.contains(child) }) else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return part(index, of: CGRect(origin: .zero, size: size)).size
  }

  /// The recognizers that turn pages that roll; none where pages are scrolled.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [drag.recognizer] : []
  }

  // MARK: Beside another controller

  /// Takes over what was shown beside this controller: it does nothing by default.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns what is to be shown beside this controller again: nil by default.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Orientation

  /// The orientations that the delegate answers, or those that every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.result(of: delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that every controller prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.result(
      of: delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}
