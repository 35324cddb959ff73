#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A placeholder that leads through pages: to the next one, to the previous one, done.
///
/// ```swift
/// let wizard = WizardViewController(pages: [address, payment, summary])
/// nextButton.addAction(UIAction { _ in wizard.goToNextPage() }, for: .primaryActionTriggered)
/// ```
///
/// A page that conforms to ``WizardPage`` can refuse that the wizard goes forward, and say why. To go
/// over several pages every one from the present page on is asked, in order; nothing moves unless all
/// of them are valid. Nobody is asked on the way back.
///
/// The page that is shown is a child, the others are not: going to another page exchanges the two, as
/// a ``PlaceholderViewController`` does, with its timeline. Pages that were made are kept, so that a
/// page has its content when the user comes back.
///
/// A wizard need not be subclassed; a subclass that has buttons and the like in its own view sets the
/// region of the pages, as every placeholder. Change pages by the methods below only.
open class WizardViewController: PlaceholderViewController {
  /// Receives where the wizard goes.
  public weak var wizardDelegate: (any WizardViewControllerDelegate)? {
    didSet { updateSendsEvents() }
  }
  /// The number of pages.
  public let pageCount: Int
  /// How a page comes when the wizard goes forward. Default: it pushes from the trailing edge.
  public var forwardTransition = Transition.pushFromTrailing
  /// How a page comes when the wizard goes back. Default: it pushes from the leading edge.
  public var backwardTransition = Transition.pushFromLeading

  private let makePage: (Int) -> UIViewController
  private var pages: [Int: UIViewController] = [:]
  private var selection = PendingSelection<Int>()

  /// Creates a wizard that makes its pages when they are needed.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages, at least 1; a wizard without pages is reported and empty.
  ///   - makePage: Makes the page of an index, from 0 on. Called once for each page: for the first
  ///     one at once, for another one when the wizard goes to it or over it.
  public init(pageCount: Int, makePage: @escaping (_ index: Int) -> UIViewController) {
    self.pageCount = max(pageCount, 0)
    self.makePage = makePage
    super.init(regionCount: 1)
    if pageCount > 0 {
      setInsetViewController(page(at: 0))
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

  override var needsEvents: Bool { super.needsEvents || wizardDelegate != nil }

  // MARK: Where it is

  /// The page to which the wizard has gone, or is going; where that is cancelled, the former one.
  public var currentIndex: Int { selection.target ?? shownIndex ?? 0 }

  /// Whether there is a page after the present one.
  public var hasNext: Bool { currentIndex + 1 < pageCount }

  /// Whether there is a page before the present one.
  public var hasPrevious: Bool { currentIndex > 0 }

  private var shownIndex: Int? { insets.first?.topViewController.flatMap(index) }

  private func index(of page: UIViewController) -> Int? {
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

  /// Goes to the next page if the present one is valid.
  ///
  /// - Returns: The operation. It is refused if the page is not valid, which is not a misuse, and
  ///   after the last page, which is.
  @discardableResult
  public func goToNextPage(animated: Bool = true) -> ContainerOperation {
    goToPage(at: currentIndex + 1, animated: animated)
  }

  /// Goes to the previous page; refused before the first one.
  @discardableResult
  public func goToPreviousPage(animated: Bool = true) -> ContainerOperation {
    goToPage(at: currentIndex - 1, animated: animated)
  }

  /// Goes to a page, forward only if all pages from the present one to the one before it are valid.
  ///
  /// - Parameters:
  ///   - index: The page; one that does not exist is refused.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func goToPage(at index: Int, animated: Bool = true) -> ContainerOperation {
    guard (0..<pageCount).contains(index) else { return .refused(.noPage(index, in: self)) }
    let start = currentIndex
    if start < index, let refused = refusal(goingOver: start..<index) { return refused }
    let number = selection.request()
    let operation = setInsetViewController(
      page(at: index), transition: transition(isBackward: index < start), animated: animated)
    note(index, operation, number)
    return operation
  }

  /// Finishes if all pages from the present one to the last are valid, and calls the delegate.
  ///
  /// - Returns: Whether it has finished.
  @discardableResult
  public func done() -> Bool {
    guard pageCount > 0, refusal(goingOver: currentIndex..<pageCount) == nil else { return false }
    wizardDelegate?.wizardViewControllerDidFinish(self)
    return true
  }

  /// Notes the index of a page that another one replaces. Overrides call `super`.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    if let index = index(of: former) { pages[index] = new }
  }

  private func transition(isBackward: Bool) -> Transition {
    isBackward
      ? backwardTransition
      : forwardTransition
  }

  private func note(_ index: Int, _ operation: ContainerOperation, _ number: Int) {
    selection.begin(index, by: operation, number: number)
    let identity = ObjectIdentifier(operation)
    operation.whenFinished { [weak self] _ in self?.selection.end(identity) }
  }

  /// Asks pages in order; what becomes of an operation that goes over one that is not valid.
  private func refusal(goingOver indices: Range<Int>) -> ContainerOperation? {
    for index in indices {
      guard let page = page(at: index) as? any WizardPage,
        case .invalid(let reason) = page.validity
      else { continue }
      wizardDelegate?.wizardViewController(self, didFindInvalidPageAt: index, reason: reason)
      return .refused(.invalidPage(index, in: self, reason), isReported: false)
    }
    return nil
  }

  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard case (.did, .show(let page)) = (event.phase, event.kind), let index = index(of: page)
    else { return }
    wizardDelegate?.wizardViewController(self, didShowPageAt: index)
  }

  // MARK: State

  /// `wizard`.
  open override class var stateKind: String { "wizard" }

  /// The pages that were made; the slot is the index of the page.
  open override var restorableChildren: [RestorableChild] {
    pages.sorted { $0.key < $1.key }.map { RestorableChild($0.value, slot: $0.key) }
  }

  /// The index of the page that is shown.
  open override var restorableFacts: PlaceholderFacts { PlaceholderFacts(page: currentIndex) }

  /// Refuses a page that does not exist.
  open override func reason(toRefuse children: [RestorableChild]) -> String? {
    children.first { !(0..<pageCount).contains($0.slot) }.map { "it has no page \($0.slot)" }
  }

  /// Takes the pages, and shows the one that was shown, whether those before it are valid or not.
  open override func restore(_ children: [RestorableChild], facts: PlaceholderFacts) {
    for child in children { pages[child.slot] = child.viewController }
    guard let index = facts.page, (0..<pageCount).contains(index) else { return }
    let number = selection.request()
    note(index, setInsetViewController(page(at: index), animated: false), number)
  }
}
