/// A container that shows sheets above its content: any number of controllers, each of which rests
/// at detents at one of its edges.
///
/// ```swift
/// let container = SheetContainerViewController(contentViewController: map)
/// var configuration = SheetConfiguration(detents: [.length(90), .medium, .large])
/// configuration.largestUndimmedDetent = .medium
/// container.presentSheet(places, configuration: configuration)
/// …
/// container.selectDetent(.large, of: places)
/// ```
///
/// It is what a `UISheetPresentationController` is for a whole window, for any region of the
/// screen. A sheet finds the container as `sheetContainer`, through any number of other containers.
/// The one that was presented last is in front.
///
/// ## What happens when
///
/// ```
///  presentation                          dismissal
///  delegate willPresent(child)           delegate willDismiss(child)
///  child.willMove(toParent: container)   child.willMove(toParent: nil)
///  child.viewDidLoad
///  child.viewWillAppear                  child.viewWillDisappear
///  child.viewIsAppearing
///  ·········· the sheet moves, the background is dimmed with it ··········
///  child.viewDidAppear                   child.viewDidDisappear
///  child.didMove(toParent: container)    child.didMove(toParent: nil)
///  delegate didPresent(child)            delegate didDismiss(child)
/// ```
///
/// The content below receives nothing: it stays visible. Another detent sends no appearance
/// callback; the child receives `viewWillTransition(to:with:)` with each size.
///
/// ## By hand
///
/// A finger drags a sheet from anywhere. Where it is on a scroll view, the sheet grows to its
/// largest detent before content is scrolled, and content is scrolled to its edge before the sheet
/// becomes smaller, in one drag in both directions. Below its smallest detent the sheet leaves with
/// the finger, if it is dismissible and the delegate allows it. A tap on the dimmed background and
/// Escape dismiss, too.
///
/// While a sheet rests at a detent up to ``SheetConfiguration/largestUndimmedDetent``, what is
/// behind takes touches. At any other one it is modal: what is behind takes no input, and is hidden
/// from assistive technologies (``ContainerStack/isModal``).
///
/// ## Subclassing
///
/// Overrides call `super`.
open class SheetContainerViewController: ContainerViewController {
  /// Receives what is presented, and decides what the user may dismiss.
  public weak var delegate: (any SheetContainerViewControllerDelegate)?
  /// When a drag is decisive: its velocity, and how far ahead a position is projected.
  public var dragSettings = DragSettings()
  /// The policy for an operation that is requested while another one of the same sheet, or of the
  /// content, runs. Default: the operation waits.
  public var conflictPolicy = TransitionConflictPolicy.queue {
    didSet { for stack in stacks { stack.conflictPolicy = conflictPolicy } }
  }
  /// The name of the grabbers for assistive technologies, in the language of the user. Default:
  /// “Sheet Grabber”.
  public var grabberAccessibilityLabel = "Sheet Grabber" {
    didSet {
      for sheet in sheets { sheet.card.grabber.accessibilityLabel = grabberAccessibilityLabel }
    }
  }

  private(set) lazy var contentStack = addStack(
    configuration: .init(capacity: 1, overflow: .remove))
  /// The sheets, the lowest one first; those without a child too, until they are removed.
  var sheets: [Sheet] = []
  /// The size in which the sheets were laid out last.
  var laidOutSize: CGSize?
  private(set) lazy var tap = OutsideTap(
    in: self, inside: { $0.modalSheet?.card }, action: { $0.dismissByTap() })
  private let contentView = UIView()
  /// Cancels the touches on the content.
  let contentTouches = TouchCanceller()
  let keyboardProbe = SheetKeyboardProbe()

  /// Creates a container.
  ///
  /// - Parameter contentViewController: The child that fills the container, below the sheets.
  ///   Default: none.
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
    let link = contentStack.link
    containerCore.whenTaken { _ in
      (link.container as? SheetContainerViewController)?.viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Children

  /// The child that fills the container.
  public var contentViewController: UIViewController? { contentStack.topViewController }

  /// Replaces the child that fills the container.
  ///
  /// - Parameters:
  ///   - viewController: The child, or `nil` for none.
  ///   - transition: How it appears. Default: at once.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func setContentViewController(
    _ viewController: UIViewController?, transition: Transition = .none, animated: Bool = true
  ) -> ContainerOperation {
    contentStack.setViewControllers(
      viewController.map { [$0] } ?? [], transition: transition, animated: animated)
  }

  /// The controllers of the sheets, the lowest one first, until they have been dismissed.
  public var sheetViewControllers: [UIViewController] { sheets.compactMap(\.viewController) }

  // MARK: Life cycle

  /// The controller of the modal sheet in front, unless it is being dismissed; else the content.
  open override var activeViewController: UIViewController? {
    let isLeaving = modalSheet?.stack.transition?.isRemoval == true
    return (isLeaving ? nil : modalSheet?.stack.activeViewController)
      ?? contentStack.activeViewController
  }

  /// The content: sheets are as large as there is room for.
  open override var viewControllerForPreferredContentSize: UIViewController? {
    contentStack.activeViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    contentView.addGestureRecognizer(contentTouches)
    contentStack.region = contentView
    view.addGestureRecognizer(tap.recognizer)
    keyboardProbe.install(in: view) { [link = contentStack.link] in
      (link.container as? SheetContainerViewController)?.keyboardDidMove()
    }
    for sheet in sheets { install(sheet) }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    for sheet in sheets { sheet.announcedSize = self.size(of: sheet, in: size) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutSheets()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Afterwards: its layout may let the container appear again, which the children know then.
    for sheet in sheets {
      sheet.drag.interrupt()
      finishSettling(sheet)
    }
  }

  // A stack that handles a callback of the container is removed after that.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    removeEmptySheets()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    removeEmptySheets()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController,
      let sheet = sheets.first(where: { $0.stack.contains(child) })
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return size(of: sheet, in: parentSize)
  }

  /// Gives a sheet whose length follows its content the one that it prefers now. Overrides call
  /// `super`.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let child = container as? UIViewController,
      let sheet = sheets.first(where: { $0.viewController === child })
    else { return }
    contentSizeDidChange(of: sheet)
  }

  /// Dismisses the sheet of a child; the content stays.
  open override func removeFinishedChild(
    _ child: UIViewController, animated: Bool
  ) -> ContainerOperation? {
    sheet(of: child).map { dismiss($0, animated: animated) }
  }

  /// Dismisses the sheet in front for Escape, if it is dismissible and the delegate allows it.
  open override func handleEscape() -> Bool {
    if let sheet = sheets.last(where: { $0.viewController != nil }), sheet.stack.isIdle,
      mayDismissByHand(sheet)
    {
      dismiss(sheet)
      return true
    }
    return super.handleEscape()
  }

  /// Forwards the progress to the ``SheetContainerViewController/delegate``. Overrides call
  /// `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.sheetContainerViewController(self, didUpdate: progress)
  }

  /// Forwards the events of the sheets to the ``delegate``. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    guard let sheet = sheets.first(where: { $0.stack === stack }) else { return }
    prepare(sheet, for: event)
    defer { sheetDidChange(sheet, by: event) }
    forward(event)
  }
}
