import NestKit
import OpenUIKit

/// A container with a primary column, perhaps a supplementary one, and a secondary one, which are
/// side by side where there is room, and one where the width is compact.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(list, for: .primary)
/// split.setViewController(details, for: .secondary)
/// ```
///
/// A controller that is given for a column becomes the root of a navigation controller, except one
/// that is a navigation controller, and that of ``Column/compact``. ``viewController(for:)``
/// returns what was given.
///
/// Which columns are seen is the ``displayMode``. A column is shown or hidden:
///
/// ```
/// delegate willChangeTo(mode)
/// delegate willShow(column)            delegate willHide(column)
/// displayMode is the new one
///   child.viewWillAppear                 child.viewWillDisappear
///   child.viewIsAppearing
/// ··· it slides, and the others make room ···
///   child.viewDidAppear                  child.viewDidDisappear
/// ```
///
/// Where the width becomes compact the columns collapse, without animation. With a controller for
/// ``Column/compact`` that is shown, and the others disappear. Otherwise the controllers of the
/// columns, up to that on top, are pushed in the navigation controller of the primary column. The
/// controllers that are in it when the width is regular again return to their columns; a controller
/// that was pushed meanwhile is then in the column of the controller below it. Columns that
/// callbacks change, show or hide meanwhile change when all controllers have arrived;
/// ``viewController(for:)`` returns the given controller at once.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  // Fidelity: a value that stands for no width; which one is not documented. [decided]
  /// Stands for a width that the split view controller chooses.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  /// Receives what is shown, and decides how columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Does what a container does.
  private(set) lazy var core = SplitCore(owner: self)
  /// How many columns there are.
  public let style: Style
  /// The columns, from the edge, and what is shown in place of them.
  private(set) lazy var slots = makeSlots()
  var arrangement: SplitArrangement
  var widths: SplitColumnWidths {
    get { arrangement.widths }
    set {
      arrangement.widths = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether stacks begin what belongs to a change of the mode.
  var movesColumns = false
  /// Whether controllers move from one column to another.
  var movesControllers = false
  /// The requests that were made meanwhile.
  var requestsWhileMoving: [(UISplitViewController) -> Void] = []
  /// The controller that was second in the style without names, and is in the first one.
  var collapsedSecondary: UIViewController?
  /// The controllers of columns that are in the navigation controller of the first one.
  var gathering = SplitGathering<UIViewController>()
  /// Whether the container has ever begun to appear.
  private(set) var hasAppeared = false
  let dimming = UIView()
  let dividers = [Column.primary, .supplementary, .inspector].map { ColumnDivider($0) }
  /// The column whose line a finger drags, and the width that the user had chosen for it before.
  var dividerDrag: (column: Column, chosen: CGFloat?)?
  let motion = BarMotion()
  /// The size of the view at the last layout of the columns.
  var laidOutSize: CGSize?
  private(set) lazy var drag = ContainerDrag(
    in: self, shouldBegin: { $0.allowsDrag($1, from: $2) }, begin: { $0.beginDrag($1) })
  private(set) lazy var tap = OutsideTap(
    in: self, inside: { $0.overlaySlot?.region }, action: { $0.dismissOverlay() })
  private(set) lazy var button = ColumnButton(image: "sidebar.leading", label: "Columns") {
    [zeroingLink] in zeroingLink.target?.changeByButton()
  }
  private(set) lazy var secondaryOnlyButton = ColumnButton(
    image: "arrow.up.left.and.arrow.down.right", label: "Full Screen"
  ) { [zeroingLink] in zeroingLink.target?.changeSecondaryOnly() }

  // MARK: Making one

  /// Creates a split view controller with columns that have names; with ``Style/unspecified`` it
  /// has two children.
  public init(style: Style) {
    (self.style, arrangement) = (style, SplitArrangement(isTriple: style == .tripleColumn))
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a split view controller with two children, given by ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (style, arrangement) = (.unspecified, SplitArrangement(isTriple: false))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a split view controller with two children from an archive.
  public required init?(coder: NSCoder) {
    (style, arrangement) = (.unspecified, SplitArrangement(isTriple: false))
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  // MARK: Columns

  /// Puts a controller into a column, in place of the one before; nil leaves it empty.
  ///
  /// A column that the style lacks, a controller that is in another column, and a split view
  /// controller are reported, and nothing changes.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if hasColumn(column) { put(vc, into: column) }
  }

  /// Returns the controller that was given for a column; not the navigation controller around it.
  /// Nil for a column that the style lacks.
  open func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : slot(column)?.assigned
  }

  /// The children of the columns that there are, from the edge: both, or, without names and where
  /// there is one column only, the first one. Named columns have their navigation controllers here.
  ///
  /// More children than columns are reported, and nothing changes.
  open var viewControllers: [UIViewController] {
    get { columnContents }
    set { setColumnContents(newValue) }
  }

  /// Shows a column: with others as the ``splitBehavior`` says, and the secondary one without what
  /// lies over it. Where there is one column only, it is on top.
  ///
  /// A column that the style does not have is reported, and nothing changes.
  open func show(_ column: Column) { setColumn(column, isShown: true) }

  /// Hides a column: the primary one of three alone, the supplementary one with the primary. The
  /// secondary column cannot be hidden. Where there is one column only, what is below it is on top.
  ///
  /// A column that the style does not have is reported, and nothing changes.
  open func hide(_ column: Column) { setColumn(column, isShown: false) }

  /// Whether a column is shown, or will be when what was requested has ended. Where there is one
  /// column only, whether it is on top; the inspector column is presented then.
  open func isShowing(_ column: Column) -> Bool { isShown(column) }

  /// Whether all columns have become one, because the width is compact.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  // MARK: Modes

  /// Which columns are shown, and where; of a mode that is being reached it is that one. Where
  /// there is one column only, the mode from before.
  open var displayMode: DisplayMode { arrangement.mode }

  /// The mode that the program prefers. Default: automatic. Two columns have no mode with two
  /// beside the secondary one, and where a behaviour is preferred too the mode is the one of that
  /// behaviour with as many columns.
  ///
  /// A mode in which a column would have less than its least width is replaced by the next one that
  /// fits: fewer columns; where it is set while others are shown, or the user or ``show(_:)``
  /// requests it, the same columns over the secondary one. The secondary column has 100 points at
  /// least where ``minimumSecondaryColumnWidth`` says nothing else.
  ///
  /// Setting it takes effect at once, in an animation block with an animation.
  open var preferredDisplayMode: DisplayMode {
    get { arrangement.preferredMode }
    set { prefer { $0.preferredMode = newValue } }
  }

  /// Where columns are shown that are shown with the secondary one; never automatic. Where there
  /// is no room beside it, over it.
  open var splitBehavior: SplitBehavior { arrangement.presentBehavior(in: size) }

  /// The behaviour that the program prefers. Default: automatic. Displacing needs three columns.
  open var preferredSplitBehavior: SplitBehavior {
    get { arrangement.preferredBehavior }
    set { prefer { $0.preferredBehavior = newValue } }
  }

  /// The button that shows a column more, or none; it is in the bar of the secondary column by
  /// itself.
  open var displayModeButtonItem: UIBarButtonItem { button.item }

  /// Whether the bar of the secondary column has a button that shows that column alone, and the
  /// others again. The ``displayModeButtonItem`` is then in the bar of the supplementary column
  /// while that is shown. Only with three columns. Default: no.
  open var showsSecondaryOnlyButton = false {
    didSet { updateButtons() }
  }

  // MARK: Widths

  /// The width of the primary column, in points. The user gives it another one by dragging the line
  /// beside it, where it is beside other columns: that counts before what the program prefers,
  /// until it prefers something else, and is saved.
  open var primaryColumnWidth: CGFloat { widths[.primary].width(in: size.width) }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { widths[.supplementary].width(in: size.width) }
  /// The width of the primary column as a part of the whole, from 0 to 1. Default: automatic.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths[.primary].fraction }
    set { widths[.primary].fraction = newValue }
  }
  /// The same in points; it counts before the fraction. Default: automatic.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { widths[.primary].preferred }
    set { widths[.primary].preferred = newValue }
  }
  /// The least width of the primary column, in points. Default: automatic, for none.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths[.primary].minimum }
    set { widths[.primary].minimum = newValue }
  }
  /// The greatest width of it, in points. Default: automatic, for 85 % of the whole.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths[.primary].maximum }
    set { widths[.primary].maximum = newValue }
  }
  /// The width of the supplementary column as a part of the whole, from 0 to 1. Default: automatic.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths[.supplementary].fraction }
    set { widths[.supplementary].fraction = newValue }
  }
  /// The same in points; it counts before the fraction. Default: automatic.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary].preferred }
    set { widths[.supplementary].preferred = newValue }
  }
  /// The least width of the supplementary column, in points. Default: automatic, for none.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary].minimum }
    set { widths[.supplementary].minimum = newValue }
  }
  /// The greatest width of it, in points. Default: automatic, for 85 % of the whole.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary].maximum }
    set { widths[.supplementary].maximum = newValue }
  }
  /// The least width of the secondary column, in points, beside others. Default: automatic, for 100
  /// points.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { widths[.secondary].minimum }
    set { widths[.secondary].minimum = newValue }
  }
  /// The width of the inspector column as a part of the whole, from 0 to 1. Default: automatic.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { widths[.inspector].fraction }
    set { widths[.inspector].fraction = newValue }
  }
  /// The same in points; it counts before the fraction. Default: automatic.
  open var preferredInspectorColumnWidth: CGFloat {
    get { widths[.inspector].preferred }
    set { widths[.inspector].preferred = newValue }
  }
  /// The least width of the inspector column, in points. Default: automatic, for none.
  open var minimumInspectorColumnWidth: CGFloat {
    get { widths[.inspector].minimum }
    set { widths[.inspector].minimum = newValue }
  }
  /// The greatest width of it, in points. Default: automatic, for 85 % of the whole.
  open var maximumInspectorColumnWidth: CGFloat {
    get { widths[.inspector].maximum }
    set { widths[.inspector].maximum = newValue }
  }

  // Fidelity: only programs for iOS on a Mac have sidebars that show what is behind them.
  // [documented]
  /// The background behind the content of the primary column. Default: none. The value changes
  /// nothing, as on a device: the background of the column's own view is seen.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: View

  open override func viewWillAppear(_ animated: Bool) {
    updateCollapse()
    decideMode()
    hasAppeared = true
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateCollapse()
  }

  /// A child has the width of its column.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController,
      let slot = slots.first(where: { $0.stack.contains(child) })
    else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return self.size(of: slot, in: parentSize)
  }

  /// Children are informed of the size that they have where the columns become one, or return.
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    arrangement.expectation = .collapsed(newCollection.horizontalSizeClass == .compact)
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [zeroingLink] _ in
      zeroingLink.target?.arrangement.expectation = nil
    }
  }

  // MARK: Showing

  /// Shows a controller in the first column, whichever descendant is asked to show it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    let asks = style == .unspecified
    if asks, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    put(vc, into: .primary)
  }

  /// Shows a controller in the secondary column, whichever descendant is asked to show it; where
  /// there is one column only, on top.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let asks = style == .unspecified
    if asks, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: Orientation

  /// The orientations that the delegate answers, or those that every controller supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.result(of: delegate, "splitViewControllerSupportedInterfaceOrientations(_:)") {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that every controller prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.result(
      of: delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: By hand

  /// Whether a finger from the edge shows columns, and one towards it hides those that lie over the
  /// secondary one. Default: yes.
  open var presentsWithGesture = true {
    didSet {
      drag.recognizer.isEnabled = presentsWithGesture
      updateButtons()
    }
  }

  /// Whether the bar of the secondary column has the ``displayModeButtonItem``. Default: automatic.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButtons() }
  }

  /// The edge at which the primary column is. Default: leading.
  open var primaryEdge = PrimaryEdge.leading {
    didSet {
      guard primaryEdge != oldValue else { return }
      for slot in slots { slot.stack.topContent?.setTransition(transition(of: slot)) }
      viewIfLoaded?.setNeedsLayout()
    }
  }
}
