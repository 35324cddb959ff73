/// A container of columns side by side, with dividers that the user moves.
///
/// ```swift
/// let split = SplitContainerViewController(columns: [
///   SplitColumn(minimumWidth: 160, preferredWidth: 220, maximumWidth: 320),
///   SplitColumn(minimumWidth: 240),
/// ])
/// split.setViewController(folders, at: 0)
/// split.setViewController(messages, at: 1)
/// ```
///
/// Its regions are its columns, the first one at the leading edge: children appear, disappear and
/// receive their callbacks as in every ``RegionContainer``. It may be the child of any container,
/// or the root of a window.
///
/// ## Widths
///
/// Each column has a least, a preferred and a greatest width; the last one takes what is left
/// (``SplitLayout``). The user drags the dividers; a divider that was touched is moved by the left
/// and right arrow keys too, by 8 points each. ``chosenWidths`` can be saved and given back. A drag
/// whose touch is cancelled leaves the widths as they were.
///
/// ## Collapsing the first column
///
/// The divider of the first column follows the finger beyond the least width of the column, which
/// slides out at the leading edge. Released at less than half of that width, the column slides out
/// and collapses: it becomes a drawer, as below, and has its former width when it returns; released
/// at more it slides back to its least width. Its child disappears when it is out of sight; a
/// finger that takes the divider before that has it where it is seen, and the column has not
/// collapsed. With Reduce Motion nothing slides.
///
/// The divider of a collapsed column stays at the leading edge: dragged to half of the least width
/// or further it makes the drawer a column again, which slides in, and the drag continues. An arrow
/// key collapses a column of the least width, and the opposite one brings it back.
///
/// The delegate may refuse, and it is refused where the others would exceed their greatest widths,
/// and while ``isDrawerGestureEnabled`` is not set. ``preferredDisplayMode`` says the same for the
/// program.
///
/// ## The drawer
///
/// Where the columns do not fit even with their least widths, or ``preferredDisplayMode`` says so,
/// the first one becomes a drawer: closed at first, its child disappears, and the others have the
/// whole width. ``setDrawerOpen(_:animated:)`` slides it over them from the leading edge, above a
/// background that is dimmed; so does a drag from that edge. It is closed by a drag towards the
/// edge, a tap beside it, and the Escape key. When there is room for it, and it need not be
/// collapsed, it is a column again.
///
/// Where the others do not fit either, the next ones are hidden one by one, and their children
/// disappear, until the rest have their least widths (``visibleColumns``). They return when there
/// is room. The last column is never hidden.
///
/// ```
///  opens                              closes
///  delegate willShow(child, at: 0)    delegate willHide(child, at: 0)
///  child.viewWillAppear               child.viewWillDisappear
///  child.viewIsAppearing
///  ··················· the drawer slides ···················
///  child.viewDidAppear                child.viewDidDisappear
///  delegate didShow(child, at: 0)     delegate didHide(child, at: 0)
/// ```
///
/// The child neither moves from nor to a parent. Opening and closing are operations like any other:
/// they wait for each other, and can be driven, reversed and cancelled.
open class SplitContainerViewController: ContainerViewController, RegionContainer {
  /// Receives what happens in the columns and how they are laid out, and decides about the drawer.
  public weak var delegate: (any SplitContainerViewControllerDelegate)?
  /// The columns.
  public let containerRegions = ContainerRegions()
  /// Whether the user can open and close the drawer, by drags, by taps and by keys, and collapse
  /// the first column by its divider. Default: yes.
  public var isDrawerGestureEnabled = true {
    didSet {
      drag.recognizer.isEnabled = isDrawerGestureEnabled
      tap.isEnabled = isDrawerGestureEnabled
    }
  }
  /// The opacity of the background beside the drawer when it is opened next. Default: 0.3.
  public var dimmingAlpha: CGFloat = 0.3
  /// Whether the first column is a drawer now.
  var isCollapsed = false
  /// The index of the first column that is beside the others.
  var firstBeside = 0
  /// The columns that are hidden, since they do not fit beside the others.
  var hiddenColumns: Set<Int> = []
  /// How the first column is shown where there is room for it. Default: as a column. As a drawer it
  /// is open or closed when it becomes one; a drawer that there is already stays as it is, see
  /// ``setDrawerOpen(_:animated:)``.
  ///
  /// The user changes it by the divider. Setting it takes effect at the next layout, with the
  /// events of a column that is hidden or shown without animation.
  public var preferredDisplayMode = DisplayMode.columns {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      if !isCollapsed { opensWhenCollapsed = preferredDisplayMode == .openDrawer }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The name of the dividers for assistive technologies, in the language of the user. Default:
  /// “Divider”.
  public var dividerAccessibilityLabel = "Divider" {
    didSet { for divider in dividers { divider.accessibilityLabel = dividerAccessibilityLabel } }
  }

  var layout: SplitLayout
  /// The drag of a finger: its recognizer, its thresholds, and the decisions of the program about
  /// it.
  public private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  private(set) lazy var tap = OutsideTap(
    in: self,
    inside: { $0.displayMode == .openDrawer ? $0.viewController(at: 0)?.viewIfLoaded : nil },
    action: { _ = $0.setDrawerOpenByUser(false) })
  var columnViews: [UIView] = []
  var dividers: [SplitDivider] = []
  /// The drag of a divider by a finger; `nil` while there is none.
  var dividerDrag: SplitDividerDrag?
  /// The movement that reports the drag of the divider.
  var dividerMovement: ContainerMovement?
  /// The width of the first column that can be seen while its divider is dragged beyond its least
  /// width.
  var draggedWidth: CGFloat?
  /// The size in which the columns were laid out last.
  var laidOutSize: CGSize?
  /// The movement of the first column to where it snaps; `nil` when it is there.
  var slide: SplitSlide?
  private var pendingChild = PendingSelection<UIViewController?>()
  var drawerOperation: ContainerOperation?
  /// Whether the drawer was opened last, and not closed.
  var opens = false
  /// Whether a drawer that the first column becomes next is open, as it was when it was saved.
  var opensWhenCollapsed = false
  /// Whether the columns were collapsed when the delegate was informed last.
  var reportedCollapse = false

  /// Creates a container with empty columns.
  ///
  /// - Parameter columns: The widths of the columns, at least two; with fewer, columns of the
  ///   default widths are added, and that is reported.
  public init(columns: [SplitColumn]) {
    let missing = max(2 - columns.count, 0)
    if missing > 0 { Misuse.report(.columns(columns.count)) }
    layout = SplitLayout(columns: columns + Array(repeating: SplitColumn(), count: missing))
    super.init(nibName: nil, bundle: nil)
    containerRegions.add(layout.columns.count, to: self)
  }

  /// Creates a container with two empty columns of the default widths from an archive.
  public required init?(coder: NSCoder) {
    layout = SplitLayout(columns: [SplitColumn(), SplitColumn()])
    super.init(coder: coder)
    containerRegions.add(layout.columns.count, to: self)
  }

  deinit {}

  /// The stack of the first column, which is concealed while the drawer is closed.
  var drawer: ContainerStack { containerRegions.stacks[0] }

  // MARK: Children

  /// The child of the first column when everything that was requested has been done.
  var drawerChild: UIViewController? {
    if let pending = pendingChild.target { pending } else { viewController(at: 0) }
  }

  /// Replaces the child of a column; see
  /// ``RegionContainer/setViewController(_:at:transition:animated:)-(_,Int,_,_)``. In an open
  /// drawer it appears above the same background.
  @discardableResult
  public func setViewController(
    _ viewController: UIViewController?, at index: Int = 0, transition: Transition = .none,
    animated: Bool = true
  ) -> ContainerOperation {
    // The background of an open drawer stays.
    let replacesInDrawer = index == 0 && displayMode == .openDrawer
    let request = { [self] in
      containerRegions.setViewController(
        viewController, at: index,
        transition: replacesInDrawer ? transition.leavingCoveredInPlace : transition,
        animated: animated, in: self)
    }
    guard index == 0 else { return request() }
    let revision = pendingChild.select(viewController)
    let operation = following(request)
    operation.whenFinished { [weak self] in self?.pendingChild.end(revision, $0) }
    return operation
  }

  /// The child of the first column beside the drawer while that is closed, else that of the first
  /// one.
  open override var activeViewController: UIViewController? {
    isCollapsed && !opens
      ? containerRegions.stacks[firstBeside].activeViewController : viewController(at: 0)
  }

  /// The last column where the first one is a drawer that is closed, and no other is beside it:
  /// several columns share the width.
  open override var viewControllerForPreferredContentSize: UIViewController? {
    guard isCollapsed, !opens, visibleColumns.count == 1 else { return nil }
    return activeViewController
  }

  // MARK: Widths

  /// The limits of the columns.
  public var columns: [SplitColumn] { layout.columns }

  /// The width that was chosen for each column, in points, by the user or the program.
  ///
  /// Another number of widths, or one that is not finite, is reported, and nothing changes. Widths
  /// outside the limits of a column are brought inside.
  public var chosenWidths: [CGFloat] {
    get { layout.chosenWidths }
    set {
      guard layout.choose(newValue) else { return Misuse.report(.widths(newValue, for: self)) }
      updateDrawerTransition()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: Life cycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    // A column that is dragged out of sight.
    view.clipsToBounds = true
    columnViews = layout.columns.map { _ in UIView() }
    for column in columnViews { view.addSubview(column) }
    containerRegions.setViews(columnViews, in: self)
    drawer.followTouchesBeside()
    let link = drawer.link
    dividers = columnViews.indices.dropLast().map { index in
      let divider = SplitDivider()
      divider.accessibilityLabel = dividerAccessibilityLabel
      divider.onInput = { input in
        (link.container as? SplitContainerViewController)?.handle(input, ofDivider: index)
      }
      view.addSubview(divider)
      return divider
    }
    view.addGestureRecognizer(drag.recognizer)
    view.addGestureRecognizer(tap.recognizer)
  }

  open override func viewWillAppear(_ animated: Bool) {
    updateCollapse()
    super.viewWillAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    finishSlide()
    super.viewWillDisappear(animated)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateCollapse()
    reportCollapse()
    layOutColumns()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController,
      let index = containerRegions.stacks.firstIndex(where: { $0.contains(child) })
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return CGSize(width: width(ofColumn: index, in: parentSize.width), height: parentSize.height)
  }

  // MARK: Input and events

  /// Replaces the child of the last column, whichever descendant is asked to show a detail: the
  /// innermost split around it does. Nothing is animated.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, at: columns.count - 1, animated: false)
  }

  /// Closes the drawer for Escape.
  open override func handleEscape() -> Bool {
    isDrawerGestureEnabled && setDrawerOpenByUser(false) || super.handleEscape()
  }

  /// Forwards the progress to the ``SplitContainerViewController/delegate``. Overrides call
  /// `super`.
  open override func progressDidChange(_ progress: ContainerProgress) {
    super.progressDidChange(progress)
    delegate?.splitContainerViewController(self, didUpdate: progress)
  }

  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    if stack === drawer, isCollapsed, case (.will, .show) = (event.phase, event.kind) {
      columnViews.first?.isHidden = false
    }
    super.containerStack(stack, handle: event)
    guard let delegate, let index = containerRegions.index(of: stack) else { return }
    let animated = event.isAnimated
    event.dispatch(
      willShow: {
        delegate.splitContainerViewController(self, willShow: $0, at: index, animated: animated)
      },
      didShow: {
        delegate.splitContainerViewController(self, didShow: $0, at: index, animated: animated)
      },
      willHide: {
        delegate.splitContainerViewController(self, willHide: $0, at: index, animated: animated)
      },
      didHide: {
        delegate.splitContainerViewController(self, didHide: $0, at: index, animated: animated)
      })
  }

  // MARK: State

  /// `split`.
  open class var stateKind: String { "split" }

  /// The children of all columns; the slot is the index of the column.
  open var restorableChildren: [RestorableChild] { containerRegions.restorableChildren }

  /// The widths of the columns, whether the first one is collapsed where there is room, and whether
  /// the drawer is open; while it or the first column moves, where that leads.
  open var restorableFacts: RestorableFacts {
    let collapses = widthsOfCollapseAtEnd != nil
    return RestorableFacts(
      widths: widthsOfCollapseAtEnd ?? chosenWidths,
      preferredDisplayMode: prefersCollapsed
        ? preferredDisplayMode : collapses ? .closedDrawer : nil,
      displayMode: opensAtEnd || opensWhenCollapsed ? .openDrawer : nil)
  }

  /// Refuses a child of a column that does not exist.
  open func reason(toRefuse children: [RestorableChild]) -> String? {
    containerRegions.reason(toRefuse: children, name: "column")
  }

  /// Sets the children, and the widths if there is one for each column. A drawer that was open is
  /// open again if the first column is a drawer when the container is laid out next.
  open func restore(_ children: [RestorableChild], facts: RestorableFacts) {
    for child in children {
      setViewController(child.viewController, at: child.slot, animated: false)
    }
    if let widths = facts.widths, widths.count == columns.count { chosenWidths = widths }
    preferredDisplayMode = facts.preferredDisplayMode ?? .columns
    restoreDrawer(isOpen: facts.displayMode == .openDrawer)
  }
}

extension SplitContainerViewController: RestorableContainer {
  /// The values that a split container saves of itself.
  public nonisolated struct RestorableFacts: Codable, Hashable, Sendable {
    /// The width that was chosen for each column, in points; `nil` leaves them as they are.
    public var widths: [CGFloat]?
    /// How the first column is shown where there is room for it; `nil` is as a column.
    public var preferredDisplayMode: DisplayMode?
    /// How it is shown; `nil` is as a column or a closed drawer.
    public var displayMode: DisplayMode?

    /// Creates them.
    public init(
      widths: [CGFloat]? = nil, preferredDisplayMode: DisplayMode? = nil,
      displayMode: DisplayMode? = nil
    ) {
      self.widths = widths
      self.preferredDisplayMode = preferredDisplayMode
      self.displayMode = displayMode
    }
  }
}
