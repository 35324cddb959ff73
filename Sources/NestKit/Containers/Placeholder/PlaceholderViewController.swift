#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A container with one or several regions, each of which shows one child, or none.
///
/// A placeholder is the screen that is composed of others: subclass it, lay out its view, say which
/// views are the regions, and set the controllers that they show. The rest of the view is yours.
///
/// ```swift
/// final class MailViewController: PlaceholderViewController {
///   init() {
///     super.init(regionCount: 2)
///     setInsetViewController(FoldersViewController(), at: 0)
///     setInsetViewController(MessageViewController(), at: 1)
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     regions = [foldersView, messageView]
///   }
/// }
/// ```
///
/// A controller that is set replaces the one before, with a transition of its own; `nil` clears the
/// region, with the inverse of the transition that its child came with. What is set before the
/// placeholder is displayed for the first time loads no view; the last one counts. A child finds its
/// placeholder as `placeholderViewController`, through any number of other containers.
///
/// ## What happens when
///
/// `new` replaces `old`, left to right and top to bottom:
///
/// ```
///  delegate            old                              new
///                      willMove(toParent: nil)
///                                                       willMove(toParent: placeholder)
///                                                       viewDidLoad
///  willHide(old)
///                      viewWillDisappear
///  willShow(new)
///                                                       viewWillAppear, viewIsAppearing
///  ··························· the transition runs ·································
///                      viewDidDisappear
///  didHide(old)
///                                                       viewDidAppear
///  didShow(new)
///                      didMove(toParent: nil)
///                                                       didMove(toParent: placeholder)
/// ```
///
/// `isMovingFromParent` is `true` in the callbacks of `old`, `isMovingToParent` in those of `new`. The
/// regions are independent: each has its own transition, and its own operations that wait. Of several
/// controllers that are set in one region while its transition runs, the last one counts; the
/// operations of the others are coalesced.
///
/// ## Regions
///
/// Regions are views inside the view of the placeholder, or that view itself. They can be moved,
/// resized and animated at any time, and may have subviews of their own, which lie below the child. A
/// child never reaches outside its region.
///
/// ## Subclassing
///
/// Overrides call `super`. A placeholder sends its events only while it has a delegate.
open class PlaceholderViewController: ContainerViewController {
  /// Receives what happens in the regions.
  public weak var delegate: (any PlaceholderViewControllerDelegate)? {
    didSet { updateSendsEvents() }
  }
  /// The number of regions, which never changes.
  public let regionCount: Int

  private(set) var insets: [ContainerStack] = []
  private var givenRegions: [UIView] = []

  /// Creates an empty placeholder.
  ///
  /// - Parameter regionCount: The number of regions, at least 1; a smaller number is reported and
  ///   counts as 1. Default: 1.
  public init(regionCount: Int = 1) {
    self.regionCount = Self.repaired(regionCount)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates an empty placeholder from an archive.
  ///
  /// - Parameters:
  ///   - coder: The archive.
  ///   - regionCount: The number of regions, at least 1.
  public init?(coder: NSCoder, regionCount: Int) {
    self.regionCount = Self.repaired(regionCount)
    super.init(coder: coder)
    setUp()
  }

  /// Creates an empty placeholder with one region from an archive.
  public required init?(coder: NSCoder) {
    regionCount = 1
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    sendsEvents = false
    insets = (0..<regionCount).map { _ in
      addStack(configuration: .init(capacity: 1, overflow: .remove))
    }
  }

  private static func repaired(_ regionCount: Int) -> Int {
    if regionCount < 1 { Misuse.report(.regionCount(regionCount)) }
    return max(regionCount, 1)
  }

  /// Whether somebody receives the events of the regions.
  var needsEvents: Bool { delegate != nil }

  func updateSendsEvents() { sendsEvents = needsEvents }

  // MARK: Children

  /// The child that is shown in a region, or waits there for the first display; `nil` if there is none.
  ///
  /// During a transition it is the one that appears. An index that does not exist is reported.
  open func insetViewController(at index: Int = 0) -> UIViewController? {
    guard insets.indices.contains(index) else {
      Misuse.report(.noRegion(index, in: self))
      return nil
    }
    return insets[index].topViewController
  }

  /// The children of all regions, in their order; `nil` where a region is empty.
  public var insetViewControllers: [UIViewController?] {
    insets.indices.map { insetViewController(at: $0) }
  }

  /// Replaces the child of a region.
  ///
  /// - Parameters:
  ///   - viewController: The child, which has no parent yet; `nil` clears the region, with the
  ///     inverse of the transition that its child came with. The present child changes nothing.
  ///   - index: The region. Default: the first one. An index that does not exist is refused.
  ///   - transition: How the child comes. Default: at once.
  ///   - duration: Seconds for the transition, or `nil` for as long as it takes by itself.
  ///   - animated: Whether the transition takes time. The events are the same without.
  @discardableResult
  public func setInsetViewController(
    _ viewController: UIViewController?, at index: Int = 0, transition: Transition = .none,
    duration: TimeInterval? = nil, animated: Bool = true
  ) -> ContainerOperation {
    guard insets.indices.contains(index) else {
      return .refused(.noRegion(index, in: self))
    }
    return insets[index].setViewControllers(
      viewController.map { [$0] } ?? [], transition: transition, duration: duration,
      animated: animated)
  }

  // MARK: Policies

  /// Whether a region takes no touches while its transition runs. Default: `true`.
  public var blocksInteractionDuringTransition: Bool {
    get { insets.allSatisfy(\.blocksInteractionDuringTransition) }
    set { for inset in insets { inset.blocksInteractionDuringTransition = newValue } }
  }

  /// What happens to an operation that is requested while another one runs in the same region.
  /// Default: it waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { insets.first?.conflictPolicy ?? .queue }
    set { for inset in insets { inset.conflictPolicy = newValue } }
  }

  /// The transition that runs in a region, to be driven, reversed or ended; `nil` if none does.
  ///
  /// An index that does not exist is reported.
  public func transition(at index: Int = 0) -> ContainerTransition? {
    guard insets.indices.contains(index) else {
      Misuse.report(.noRegion(index, in: self))
      return nil
    }
    return insets[index].transition
  }

  // MARK: Regions

  /// The views in which the children are shown, as many as ``regionCount``.
  ///
  /// Set them in `viewDidLoad`, or in `loadView` after `view`. They are the view of the placeholder or
  /// inside it, and not inside each other. Another number of views, or one outside, is reported, and
  /// nothing changes. A placeholder with one region need not set it: its child fills the view.
  public var regions: [UIView] {
    get { givenRegions }
    set {
      if let misuse = misuse(ofRegions: newValue) { return Misuse.report(misuse) }
      givenRegions = newValue
      for (inset, region) in zip(insets, newValue) where inset.region !== region {
        inset.region = region
      }
    }
  }

  private func misuse(ofRegions views: [UIView]) -> Misuse? {
    guard views.count == regionCount else { return .regions(views.count, for: self) }
    guard let container = viewIfLoaded else { return .regionsBeforeView(of: self) }
    for (index, view) in views.enumerated() {
      if !view.isDescendant(of: container) { return .regionOutside(index, of: self) }
      let others = views[..<index]
      if others.contains(where: { view.isDescendant(of: $0) || $0.isDescendant(of: view) }) {
        return .regionsOverlap(index, of: self)
      }
    }
    return nil
  }

  // MARK: Life cycle

  open override func viewWillAppear(_ animated: Bool) {
    if givenRegions.isEmpty, regionCount > 1 { Misuse.report(.regionsMissing(in: self)) }
    super.viewWillAppear(animated)
  }

  /// Forwards showing and hiding to the ``PlaceholderViewController/delegate``. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard let delegate, let index = insets.firstIndex(where: { $0 === stack }) else { return }
    switch event.kind {
    case .show, .hide:
      delegate.placeholderViewController(self, handle: event, at: index)
    case .push, .pop: break
    }
  }

  // MARK: State

  /// `placeholder`.
  open class var stateKind: String { "placeholder" }

  /// The children of all regions; the slot is the index of the region.
  open var restorableChildren: [RestorableChild] {
    insetViewControllers.enumerated().compactMap { index, child in
      child.map { RestorableChild($0, slot: index) }
    }
  }

  /// What is saved of the placeholder itself.
  open var restorableFacts: PlaceholderFacts { PlaceholderFacts() }

  /// Refuses a child of a region that does not exist.
  open func reason(toRefuse children: [RestorableChild]) -> String? {
    children.first { !insets.indices.contains($0.slot) }.map { "it has no region \($0.slot)" }
  }

  /// Sets the children; regions without one stay as they are.
  open func restore(_ children: [RestorableChild], facts: PlaceholderFacts) {
    for child in children {
      setInsetViewController(child.viewController, at: child.slot, animated: false)
    }
  }
}

extension PlaceholderViewController: RestorableContainer {}

/// What a placeholder saves of itself.
public nonisolated struct PlaceholderFacts: Codable, Hashable, Sendable {
  /// The index of the page that a wizard shows; `nil` for a placeholder that is no wizard.
  public var page: Int?
  /// The widths of the columns of a split container, in points; `nil` for other placeholders.
  public var widths: [CGFloat]?
  /// Whether the first column of a split container is collapsed where there is room for it; `nil` is no.
  public var prefersCollapsed: Bool?

  /// Creates them.
  public init(page: Int? = nil, widths: [CGFloat]? = nil, prefersCollapsed: Bool? = nil) {
    self.page = page
    self.widths = widths
    self.prefersCollapsed = prefersCollapsed
  }
}
