/// A container that leads through pages: to the next one, to the previous one, done.
///
/// ```swift
/// let wizard = WizardViewController(pages: [address, payment, summary])
/// nextButton.addAction(UIAction { _ in wizard.selectNext() }, for: .primaryActionTriggered)
/// ```
///
/// A page that conforms to ``WizardPage`` can refuse that the wizard advances, and say why. To go
/// over several pages every one from the present page on is asked, in order; nothing moves unless
/// all of them are valid. Nobody is asked when it shows a previous page.
///
/// The page that is shown is a child, the others are not: going to another page exchanges the two,
/// with the timeline of ``RegionContainer``. Pages that were made stay, so that a page has its
/// content when the user returns; a memory warning unloads their views as
/// ``ContainerViewController/unloadsViewsOnMemoryWarning`` says.
///
/// A wizard need not be subclassed; a subclass that has buttons and the like in its own view sets
/// the ``region`` of the pages.
open class WizardViewController: ContainerViewController, SelectingContainer {
  /// Receives which page the wizard shows.
  public weak var delegate: (any WizardViewControllerDelegate)? {
    didSet { sendsEvents = delegate != nil }
  }
  /// The number of pages.
  public let pageCount: Int
  /// How a page appears when the wizard advances. Default: it pushes from the trailing edge.
  public var forwardTransition = Transition.pushFromTrailing
  /// How a page appears when the wizard shows a previous one. Default: it pushes from the leading
  /// edge.
  public var backwardTransition = Transition.pushFromLeading

  /// The region of the pages, the only one.
  private let regions = ContainerRegions()
  private let makePage: (Int) -> UIViewController
  private var pages: [Int: UIViewController] = [:]
  private var selection = PendingSelection<Int>()
  /// The index of a page that somebody has taken while it was shown; nothing is shown then.
  private var indexOfTaken: Int?

  /// Creates a wizard that makes its pages when they are needed.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages, at least 1; a wizard without pages is reported and empty.
  ///   - makePage: Makes the page of an index, from 0 on. Called once for each page: for the first
  ///     one at once, for another one when the wizard shows it or passes it.
  public init(pageCount: Int, makePage: @escaping (_ index: Int) -> UIViewController) {
    self.pageCount = max(pageCount, 0)
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
    sendsEvents = false
    regions.add(1, to: self)
    stack.storedViewControllers = { [link = stack.link] in
      let pages = (link.container as? WizardViewController)?.pages ?? [:]
      return pages.sorted { $0.key < $1.key }.map(\.value)
    }
    containerCore.whenTaken { [link = stack.link] in
      (link.container as? WizardViewController)?.pageWasTaken($0)
    }
    if pageCount > 0 {
      show(page(at: 0), animated: false)
    } else {
      Misuse.report(.noPages(in: self))
    }
  }

  /// Creates a wizard with its pages.
  ///
  /// - Parameter pages: The pages, first to last, at least one.
  public convenience init(pages: [UIViewController]) {
    self.init(pageCount: pages.count) { pages[$0] }
  }

  /// Not supported: an archive has no pages. Always returns `nil`.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: The region

  private var stack: ContainerStack { regions.stacks[0] }

  /// The view in which the pages are shown. Default, and with `nil`: the view of the wizard.
  ///
  /// Set it in `viewDidLoad`, to a view inside that of the wizard. One outside is reported, and
  /// nothing changes.
  public var region: UIView? {
    get { regions.views.first ?? viewIfLoaded }
    set { regions.setViews([newValue ?? view], in: self) }
  }

  /// Whether the region takes no touches while a transition runs. Default: `true`.
  public var blocksInteractionDuringTransition: Bool {
    get { stack.blocksInteractionDuringTransition }
    set { stack.blocksInteractionDuringTransition = newValue }
  }

  /// The policy for a request to show another page while a transition runs. Default: the request
  /// waits.
  public var conflictPolicy: TransitionConflictPolicy {
    get { stack.conflictPolicy }
    set { stack.conflictPolicy = newValue }
  }

  /// The transition that runs, to be driven, reversed or ended; `nil` if none does.
  public var transition: ContainerTransition? { stack.transition }

  // MARK: Where it is

  /// The index of the page to which the wizard has gone, or is going; where that is cancelled, of
  /// the former one. `nil` without pages.
  public var selectedIndex: Int? { pageCount > 0 ? currentIndex : nil }

  /// The page to which the wizard has gone, or is going; `nil` without pages.
  public var selectedViewController: UIViewController? { pages[currentIndex] }

  /// Whether there is a page after the selected one.
  public var canSelectNext: Bool { currentIndex + 1 < pageCount }

  /// Whether there is a page before the selected one.
  public var canSelectPrevious: Bool { currentIndex > 0 }

  private var currentIndex: Int { selection.target ?? shownIndex ?? indexOfTaken ?? 0 }

  /// Forgets a page that somebody has taken: it is made again when it is to be shown again.
  private func pageWasTaken(_ page: UIViewController) {
    guard let index = index(of: page) else { return }
    pages[index] = nil
    indexOfTaken = index
  }

  private var shownIndex: Int? { stack.topViewController.flatMap(index) }

  /// The index of a page that was made; `nil` for another controller.
  public func index(of page: UIViewController) -> Int? {
    pages.first { $0.value === page }?.key
  }

  /// The page of an index if it was made, else `nil`.
  public func pageIfMade(at index: Int) -> UIViewController? { pages[index] }

  private func page(at index: Int) -> UIViewController {
    if let page = pages[index] { return page }
    let page = makePage(index)
    pages[index] = page
    return page
  }

  // MARK: Going

  /// Shows a page that was made, as ``selectViewController(at:animated:)`` does; another controller
  /// is refused.
  @discardableResult
  public func select(_ viewController: UIViewController, animated: Bool) -> ContainerOperation {
    guard let index = index(of: viewController) else {
      return .refused(.notAPage(viewController, of: self))
    }
    return selectViewController(at: index, animated: animated)
  }

  /// Shows a page, forward only if all pages from the present one to the one before it are valid.
  ///
  /// - Parameters:
  ///   - index: The page; one that does not exist is refused.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func selectViewController(at index: Int, animated: Bool) -> ContainerOperation {
    guard (0..<pageCount).contains(index) else { return .refused(.noPage(index, in: self)) }
    let start = currentIndex
    if start < index, let refused = refusal(passing: start..<index) { return refused }
    return following(index) {
      show(
        page(at: index), transition: index < start ? backwardTransition : forwardTransition,
        animated: animated)
    }
  }

  /// Finishes if all pages from the present one to the last are valid, and calls the delegate.
  ///
  /// - Returns: Whether it has finished.
  @discardableResult
  public func finish() -> Bool {
    guard pageCount > 0, refusal(passing: currentIndex..<pageCount) == nil else { return false }
    delegate?.wizardViewControllerDidFinish(self)
    return true
  }

  /// Notes the index of a page that another one replaces. Overrides call `super`.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    if let index = index(of: former) { pages[index] = new }
  }

  @discardableResult
  private func show(_ page: UIViewController, transition: Transition = .none, animated: Bool)
    -> ContainerOperation
  {
    stack.setViewControllers([page], transition: transition, animated: animated)
  }

  /// Requests an operation that shows a page, which is the selected one until that has ended.
  @discardableResult
  private func following(
    _ index: Int, _ request: () -> ContainerOperation
  ) -> ContainerOperation {
    let revision = selection.select(index)
    let operation = request()
    operation.whenFinished { [weak self] in self?.selection.end(revision, $0) }
    return operation
  }

  /// Asks pages in order; what becomes of an operation that passes one that is not valid.
  private func refusal(passing indices: Range<Int>) -> ContainerOperation? {
    for index in indices {
      guard let page = page(at: index).contentOrSelf as? any WizardPage,
        case .invalid(let reason) = page.validity
      else { continue }
      delegate?.wizardViewController(self, didFindInvalidPageAt: index, reason: reason)
      return .refused(.invalidPage(index, in: self, reason), isReported: false)
    }
    return nil
  }

  /// Forwards the progress to the ``WizardViewController/delegate``. Overrides call `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.wizardViewController(self, didUpdate: progress)
  }

  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard let delegate else { return }
    let animated = event.isAnimated
    event.dispatch(
      willShow: { delegate.wizardViewController(self, willShow: $0, animated: animated) },
      didShow: { delegate.wizardViewController(self, didShow: $0, animated: animated) },
      willHide: { delegate.wizardViewController(self, willHide: $0, animated: animated) },
      didHide: { delegate.wizardViewController(self, didHide: $0, animated: animated) })
  }

  // MARK: State

  /// `wizard`.
  open class var stateKind: String { "wizard" }

  /// The pages that were made; the slot is the index of the page.
  open var restorableChildren: [RestorableChild] {
    pages.sorted { $0.key < $1.key }.map { RestorableChild($0.value, slot: $0.key) }
  }

  /// The index of the page that is shown; while a transition runs, of that to which it leads.
  open var restorableFacts: RestorableFacts {
    let shown = stack.isPerforming ? stack.viewControllersAtEnd.last.flatMap(index) : nil
    return RestorableFacts(page: shown ?? currentIndex)
  }

  /// The page that the closure makes, if the saved one was that.
  open func makeRestorableChild(_ identifier: String, slot: Int) -> UIViewController? {
    guard (0..<pageCount).contains(slot) else { return nil }
    let page = page(at: slot)
    return page.restorationIdentifier == identifier ? page : nil
  }

  /// Refuses a page that does not exist.
  open func reason(toRefuse children: [RestorableChild]) -> String? {
    children.first { !(0..<pageCount).contains($0.slot) }.map { "it has no page \($0.slot)" }
  }

  /// Takes the pages, and shows the one that was shown, whether those before it are valid or not.
  open func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    for child in children { pages[child.slot] = child.viewController }
    guard let index = facts.page, (0..<pageCount).contains(index) else { return }
    following(index) { show(page(at: index), animated: false) }
  }
}

extension WizardViewController: RestorableContainer {
  /// The values that a wizard saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The index of the page that it shows; `nil` leaves it at the page that it has.
    public var page: Int?

    /// Creates them.
    public init(page: Int? = nil) { self.page = page }
  }
}
