import AppearanceOrders
import NestKit
import OpenUIKit

/// A container whose children are tabs, of which one is selected and shown, above a bar with their
/// items.
///
/// A child that is not selected loads no view before it is selected for the first time; then its
/// view stays loaded, and out of the tree. Another child is selected:
///
/// ```
/// selectedViewController = new
///   new.viewWillAppear
///   old.viewWillDisappear
/// after the layout of this turn, or the animator's transition
///   new.viewIsAppearing
///   old.viewDidDisappear
///   new.viewDidAppear
/// ```
///
/// Where there are more children than items have room, five in a compact width and eight else, the
/// last item is *More*: its navigation controller has a list of the children without an item of
/// their own, and pushes the one that is chosen, whose parent it is until that is popped.
///
/// Changes of the list send `willMove(toParent:)` and `didMove(toParent:)` at once. A selected
/// child that stays in the list stays selected; otherwise the first one is.
///
/// In place of children it is given ``tabs``, which make them, and which may be in groups. Where
/// the width is regular, a ``sidebar`` shows all of them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Receives what the user selects, and returns transitions.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the items of the children.
  public let tabBar = UITabBar(frame: .zero)
  /// The list and the selection.
  var planner = TabsPlanner<UIViewController>()
  /// The tabs that were given, and of these the ones that the children in the list are of, in their
  /// order. Without tabs both are empty.
  var roots: [UITab] = []
  var listedTabs: [UITab] = []
  /// Whether tabs are being brought into a new arrangement, which takes up all changes of theirs.
  var isArrangingTabs = false
  /// Whether tabs have changed since that began.
  var tabsNeedArrangement = false
  var sidebarView: SidebarView?
  var sidebarButton: SidebarButton?
  /// The controller behind the item More, once it has been asked for.
  var more: MoreNavigationController?
  /// The children that the program lets a person arrange; nil for all of them.
  var chosenCustomizable: [UIViewController]?
  let region = UIView()
  var isBarHidden = false
  let motion = BarMotion()
  let lowerEdge = ScrollEdgeObserver(.bottom)
  let upperEdge = ScrollEdgeObserver(.top)
  /// Does what a container does.
  private(set) lazy var core = TabBarCore(owner: self)
  private(set) lazy var stack = core.addStack(configuration: Self.configuration)

  private static var configuration: ContainerStack.Configuration {
    var configuration = ContainerStack.Configuration(capacity: 1)
    configuration.callbacks.order = .tabSwitch
    return configuration
  }

  // MARK: Making one

  /// Creates a tab bar controller without children.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Creates a tab bar controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    containerWork = core
    core.whenTaken { [zeroingLink] in zeroingLink.target?.childWasTaken($0) }
    stack.performsLater = { DeferredWork.afterCommit($0) }
    stack.makeSubstitute = { [zeroingLink] in zeroingLink.target?.makeAnimatorPlayer(for: $0) }
    tabBar.delegate = self
    tabBar.onSelect = { [zeroingLink] in zeroingLink.target?.selectByHand($0) }
    tabBar.onCustomizing = { [zeroingLink] in zeroingLink.target?.follow($0) }
    tabBar.isAtScrollEdge = true
    lowerEdge.onScroll = { [zeroingLink] in zeroingLink.target?.contentDidScroll() }
  }

  /// The scroll view that was set, or that of the selected child.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selected?.followedScrollView(for: edge)
  }

  // MARK: The bar

  /// Whether the bar is hidden; no by default. Setting it does not animate.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. Animated inside the callbacks of a transition, it moves with that.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    motion.move(self, animated: animated) { [zeroingLink] in zeroingLink.target?.layOutBar() }
  }

  /// The user has chosen an item, whose child is selected afterwards, if the delegate allows it.
  /// Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// A person is about to arrange the items. Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// The panel in which a person arranges the items is there. Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// That panel is about to leave. Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// That panel has left. Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// The children that a person may put into the bar, and move there, by the button Edit of the
  /// list behind More; all by default, and again after ``viewControllers`` was set. With none there
  /// is no such button, and none with ``tabs``. Nil where there are none.
  ///
  /// The new order is that of ``viewControllers``, and saved with them.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable.isEmpty ? nil : customizable }
    set {
      chosenCustomizable = newValue ?? []
      more?.listController.updateEditing()
    }
  }

  /// Has the items that have room in another width. Overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    if !roots.isEmpty {
      arrangeTabs(animated: false)
    } else if list.count > 5 {
      arrange(list, animated: false)
    }
  }

  // MARK: The list

  /// The children, in the order of their items; nil for none. Setting it is
  /// ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController]? {
    get { list.isEmpty ? nil : list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the list. Children that stay are left alone; where the selected one does not, the
  /// first is selected.
  ///
  /// A list with a controller twice, or with one that cannot be a child, is reported, and nothing
  /// changes.
  ///
  /// - Parameters:
  ///   - viewControllers: The children; nil for none.
  ///   - animated: Whether the items of the bar change with an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    guard setList(viewControllers ?? [], of: [], selecting: nil, animated: animated) else { return }
    leaveTabs()
    updateSidebar()
    chosenCustomizable = nil
    more?.listController.updateEditing()
  }

  // MARK: Tabs

  /// The root tabs; none by default. Setting them is ``setTabs(_:animated:)`` without animation.
  /// They make the children, whose list they replace; setting ``viewControllers`` removes them.
  open var tabs: [UITab] {
    get { roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the root tabs. A tab that stays is left alone, and selected if it was.
  ///
  /// An identifier that is there twice, a tab that is elsewhere, and one that makes no view
  /// controller are reported, and nothing changes.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - animated: Whether the items of the bar change with an animation.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(by: tabs, animated: animated) }

  /// The tab that is selected, at any depth; nil without tabs, and while the list behind More is
  /// shown. Setting it selects the groups around it too. One that is not shown is reported, and
  /// nothing changes.
  open var selectedTab: UITab? {
    get { shownTab }
    set { if let newValue { select(newValue) } }
  }

  /// A tab by its identifier, at any depth; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    allTabs.first { $0.identifier == identifier }
  }

  /// The root tabs that are shown in a compact width, by their identifiers and in their order; nil,
  /// all of them, by default.
  open var compactTabIdentifiers: [String]? { didSet { tabsHaveChanged() } }

  /// Whether there is a sidebar where the width is regular; `.automatic`, if a tab is a group, by
  /// default.
  open var mode = Mode.automatic { didSet { tabsHaveChanged() } }

  /// The list of all tabs where the width is regular.
  open private(set) lazy var sidebar = Sidebar(of: self)

  // MARK: The selection

  /// The child that is selected, one of ``viewControllers``, or ``moreNavigationController`` where
  /// it has no item; nil where there is none. Setting a child without an item shows it behind More.
  /// One that is no child is reported, and nothing changes.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard planner.contains(newValue) || (planner.hasMore && newValue === more) else {
        return Misuse.report(.selectsMissing(newValue, in: self))
      }
      selectItem(of: newValue)
    }
  }

  /// The index of the selected child; `NSNotFound` where there is none, and behind More. One that
  /// no child has is left out.
  open var selectedIndex: Int {
    get { list.firstIndex { $0 === selected } ?? NSNotFound }
    set { if list.indices.contains(newValue) { selectItem(of: list[newValue]) } }
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

  /// The orientations that the delegate answers, or those that all children support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.result(of: delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
      $0.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that the selected child prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.result(
      of: delegate, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The navigation controller behind the item More. It is there also while all children have an
  /// item, and is not one of ``viewControllers``.
  open var moreNavigationController: UINavigationController { madeMoreController }
}

extension UIViewController {
  /// The nearest tab bar controller around this controller, through any number of other containers.
  public var tabBarController: UITabBarController? {
    guard let controller = self as? any TabBarControllerOverriding else { return nearestAncestor() }
    return controller.overridingTabBarController
  }
}
