#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Shows the pages of a ``PagesViewController``: loads, places and unloads them, follows the scroll view,
/// and sends the appearance callbacks.
///
/// Everything happens in ``pump()``, one step after the other: what callbacks request is done when the
/// step has ended.
final class PagesEngine {
  /// The container, which alone keeps this object.
  unowned let owner: PagesViewController
  let link: ContainerLink
  let groups = ContainerGroupPool()
  let host = PagesHostView()
  private(set) lazy var relay = PagesScrollRelay(engine: self)
  var scrollView: PagesScrollView { host.scrollView }

  // MARK: Pages

  var source = PageSource.list([])
  /// Makes the pages that there are now; the container may have been given another one already.
  weak var dataSource: (any PagesViewControllerDataSource)?
  var strip = PageStrip()
  var layout = PageLayout()
  /// Those that are children, by their index.
  var pages: [Int: Page] = [:]
  /// Controllers for pages that are not children yet, by their index.
  var prepared: [Int: UIViewController] = [:]
  /// The indices of pages for which there was no controller that can be shown.
  var missing: Set<Int> = []
  var states = PageStates()
  /// The slot of the selected page, or of the one that was selected before the movement that runs.
  var currentSlot = 0
  /// The orientation for which pages are shown; `nil` before it is known.
  var orientation: PageOrientation?
  /// What the source has returned instead of prepared controllers, by these: the controllers for the other
  /// orientation.
  var origins: [ObjectIdentifier: UIViewController] = [:]
  /// Pages whose places others have taken, while these appear.
  var leaving: [Page] = []
  /// The number of cross-dissolves that have begun.
  var exchangeCount = 0
  /// Whether the layout has been applied to the scroll view.
  var isArranged = false

  // MARK: What happens

  var visibility = ContainerAppearance.disappeared
  /// Whether the appearance of the container that runs takes time.
  var appearsAnimated = false
  var movement: PagesMovement?
  /// Keeps a value and the selected page the same, where a value drives the container.
  var routeObserver: (any RouteObserver)?
  var conflictPolicy = TransitionConflictPolicy.queue
  private var visibilityChanges = Fifo<ContainerVisibilityChange>()
  private var waiting = Fifo<PagesRequest>()
  private var due: Due = []
  private var isPumping = false
  /// Whether the engine itself changes the scroll view.
  private(set) var isAdjusting = false

  init(owner: PagesViewController) {
    self.owner = owner
    link = ContainerLink(to: owner)
    scrollView.delegate = relay
    // The program may keep the views longer than the container.
    host.onLayout = { [weak self] in self?.request(.layout) }
    scrollView.onShouldScroll = { [weak self] in self?.isScrollingAllowed ?? false }
    scrollView.onKey = { [weak self] in self?.owner.goToEnd(for: $0) ?? false }
  }

  deinit {
    let abandoned = waiting
    guard !abandoned.isEmpty else { return }
    Task { @MainActor in
      var abandoned = abandoned
      while let request = abandoned.popFirst() {
        request.operation.finish(.refused(.containerGone))
      }
    }
  }

  private var isScrollingAllowed: Bool {
    owner.delegate?.pagesViewControllerShouldScroll(owner) ?? true
  }

  /// The index of the selected page, or of the one that was selected before the movement that runs.
  var currentIndex: Int? { strip.index(at: currentSlot) }

  /// The index of the page that is going to be selected, or is.
  var activeIndex: Int? {
    guard let movement else { return currentIndex }
    return movement.isByHand
      ? strip.index(at: movement.tracking.destination)
      : movement.selection.flatMap { strip.index(at: $0.slot) }
  }

  /// How far the content has been scrolled.
  var way: CGFloat { layout.way(atOffset: scrollView.contentOffset) }

  /// Changes the scroll view; what it reports meanwhile is known.
  func adjust(_ body: () -> Void) {
    let wasAdjusting = isAdjusting
    isAdjusting = true
    body()
    isAdjusting = wasAdjusting
  }
}

// MARK: - One step after the other

extension PagesEngine {
  /// What is to be done as soon as the present step has ended.
  nonisolated struct Due: OptionSet {
    let rawValue: Int
    /// The region or the properties have changed.
    static let layout = Due(rawValue: 1)
    /// The content has moved.
    static let follow = Due(rawValue: 2)
    /// The content has stopped.
    static let rest = Due(rawValue: 4)
    /// The movement is to end at once.
    static let finish = Due(rawValue: 8)
    /// The memory is low.
    static let release = Due(rawValue: 16)
    /// The orientation of the interface has changed, or is going to.
    static let orientation = Due(rawValue: 32)
    /// The dissolve of pages that are exchanged has ended.
    static let exchanged = Due(rawValue: 64)
  }

  func request(_ due: Due) {
    self.due.formUnion(due)
    pump()
  }

  func containerChanged(_ change: ContainerVisibilityChange) {
    visibilityChanges.append(change)
    pump()
  }

  /// Whether the pages are going to be others.
  var isReloadWaiting: Bool { waiting.last?.isReload == true }

  /// Takes a request in, and does it now if nothing stands in the way.
  func request(_ kind: PagesRequest.Kind, animated: Bool) -> ContainerOperation {
    let request = PagesRequest(kind: kind, isAnimated: animated, operation: ContainerOperation())
    if conflictPolicy == .refuse, isPumping || movement != nil || !acceptsRequest {
      request.operation.finish(.refused(.busy))
      return request.operation
    }
    if request.isReload, let last = waiting.last, last.isReload {
      _ = waiting.popLast()
      last.operation.finish(.coalesced)
    }
    waiting.append(request)
    // A finger is waited for.
    if !scrollView.isDragging, !scrollView.isTracking { finishForWaiting() }
    pump()
    return request.operation
  }

  /// Ends the movement for what waits, where the policy says so.
  func finishForWaiting() {
    if conflictPolicy == .finishRunning, movement != nil, !waiting.isEmpty { request(.finish) }
  }

  /// Whether the container is not between a *will* and its *did*.
  private var acceptsRequest: Bool { visibility == .appeared || visibility == .disappeared }

  /// Does what can be done. It is the only place from which anything happens.
  private func pump() {
    guard !isPumping else { return }
    isPumping = true
    // A callback may release the container.
    withExtendedLifetime(owner) {
      while performStep() {}
      isPumping = false
    }
  }

  /// Performs the next step; returns whether there was one.
  private func performStep() -> Bool {
    if take(.rest) {
      settle()
    } else if take(.finish) {
      finishMovement()
    } else if take(.exchanged) {
      finishExchange()
    } else if let change = visibilityChanges.popFirst() {
      perform(change)
    } else if take(.layout) {
      updateLayout()
    } else if take(.follow) {
      finishExchange()
      follow()
    } else if movement == nil, take(.release) {
      finishExchange()
      releaseHiddenPages()
    } else if movement == nil, acceptsRequest, take(.orientation) {
      exchangePages()
    } else if movement == nil, acceptsRequest, let request = waiting.popFirst() {
      finishExchange()
      perform(request)
    } else {
      return false
    }
    return true
  }

  private func take(_ step: Due) -> Bool { due.remove(step) != nil }

  private func perform(_ request: PagesRequest) {
    // It was cancelled while it waited.
    guard !request.operation.isFinished else { return }
    request.operation.hasBegun = true
    switch request.kind {
    case .select(let index, let direction):
      select(index, direction, for: request)
    case .reload(let source, let index, let offered):
      reload(source, selecting: index, offered: offered, for: request)
    }
  }
}
