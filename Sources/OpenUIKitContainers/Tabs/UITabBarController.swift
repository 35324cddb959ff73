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
open class UITabBarController: ContainerViewController, UITabBarDelegate {
  /// Receives what the user selects, and returns transitions.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the items of the children.
  public let tabBar = UITabBar(frame: .zero)
  private(set) var list: [UIViewController] = []
  /// The tabs that were given, and of these the ones that the children in the list are of, in their
  /// order. Without tabs both are empty.
  var roots: [UITab] = []
  private(set) var listedTabs: [UITab] = []
  /// Whether tabs are being brought into a new arrangement, which takes up all changes of theirs.
  var isArrangingTabs = false
  /// Whether tabs have changed since that began.
  var tabsNeedArrangement = false
  var sidebarView: SidebarView?
  var sidebarButton: SidebarButton?
  /// The controller behind the item More, once it has been asked for.
  var more: MoreNavigationController?
  /// How many children have an item of their own.
  private(set) var countWithItem = 0
  /// Where in the list those are that are behind the item More.
  private(set) var rangeBehindMore = 0..<0
  private let region = UIView()
  private var isBarHidden = false
  private let motion = BarMotion()
  private let lowerEdge = ScrollEdgeObserver(.bottom)
  private let upperEdge = ScrollEdgeObserver(.top)
  /// The one that the program or the user has selected last: what is seen may follow later.
  private(set) var selected: UIViewController?
  private var arrangementCount = 0
  /// How often another one was selected.
  private var selectionCount = 0
  /// How often one was to be selected, which may be selected already.
  private var selectionRequestCount = 0
  /// The child that is being selected behind More. It counts as the selected one in callbacks of
  /// its removal, which may set another list.
  private var chosenBehindMore: UIViewController?
  private(set) lazy var stack = addStack(configuration: Self.configuration)

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
    stack.performsLater = { UIRuntime.current.afterCommit($0) }
    stack.makeSubstitute = { [zeroingLink] in zeroingLink.target?.makeAnimatorPlayer(for: $0) }
    tabBar.delegate = self
    tabBar.isAtScrollEdge = true
    lowerEdge.onScroll = { [zeroingLink] in zeroingLink.target?.contentDidScroll() }
  }

  private func contentDidScroll() { tabBar.isAtScrollEdge = lowerEdge.isAtEdge }

  /// The bar follows the scroll view of the selected child.
  private func followScrollViews() {
    let child = selected?.viewIfLoaded == nil ? nil : selected
    lowerEdge.follow(child)
    upperEdge.follow(child)
    contentDidScroll()
    barItemsDidChange(.contentScrollView)
  }

  /// The scroll view that was set, or that of the selected child.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selected?.followedScrollView(for: edge)
  }

  /// Follows the scroll view of the child that appears. Overrides call `super`.
  open override func containerStack(_ stack: ContainerStack, handle event: ContainerEvent) {
    super.containerStack(stack, handle: event)
    if case .show = event.kind { followScrollViews() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    region.frame = view.bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(region)
    view.addSubview(tabBar)
    stack.region = region
    updateSidebar()
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

  /// Lays out the bar. Overrides call `super`.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A bar that a transition which is about to begin moves waits for it.
    if !motion.awaitsTransition { layOutBar() }
  }

  /// Puts the bar where it belongs, and what it leaves to the children that are in the tree; inside
  /// an animation it moves there.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let isBesideSidebar = !sidebar.isHidden
    let isHidden = isBarHidden || isHiddenBySelection || isBesideSidebar
    let height = tabBar.sizeThatFits(view.bounds.size).height
    let frame = CGRect(
      x: 0, y: view.bounds.maxY - (isHidden ? -1 : height), width: view.bounds.width, height: height
    )
    if tabBar.frame != frame { tabBar.frame = frame }
    tabBar.accessibilityElementsHidden = isHidden
    tabBar.layoutIfNeeded()
    var covered = UIEdgeInsets.zero
    covered.bottom = isHidden ? 0 : max(0, height - view.safeAreaInsets.bottom)
    layOutSidebar(above: tabBar.frame, region: region, covered: &covered)
    for content in stack.contentsInTree {
      content.viewController.containerSafeAreaInsets = covered
    }
    contentDidScroll()
  }

  // Fidelity: one controller of the navigation controller's list that hides the bar is enough.
  // [documented]
  private var isHiddenBySelection: Bool {
    var controller = selected as? UINavigationController
    while let navigation = controller {
      if navigation.bars.hidesTabBar { return true }
      controller = navigation.topViewController as? UINavigationController
    }
    return false
  }

  /// The user has tapped an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if let tab = tabsWithItem.first(where: { $0.item === item }) {
      selectByHand(tab)
    } else if let child = childrenWithItem.first(where: { self.item(of: $0) === item }) {
      selectByHand(child)
    }
    showSelection()
  }

  /// The item of a child: that of its tab, or its own.
  private func item(of child: UIViewController) -> UITabBarItem {
    listedTab(of: child)?.item ?? child.tabBarItem
  }

  /// The tab whose view controller a child is, of those that were given.
  func listedTab(of child: UIViewController) -> UITab? {
    guard !listedTabs.isEmpty, let index = list.firstIndex(where: { $0 === child }) else {
      return nil
    }
    return listedTabs[index]
  }

  /// The controllers for which the items of the bar stand, in their order.
  private var childrenWithItem: [UIViewController] {
    let children = Array(list[..<countWithItem])
    return hasMore ? children + [moreNavigationController] : children
  }

  private func showItems(animated: Bool) {
    let items: [UITabBarItem] =
      listedTabs.isEmpty
      ? childrenWithItem.map { item(of: $0) }
      : tabsWithItem.map(\.item) + (hasMore ? [item(of: moreNavigationController)] : [])
    tabBar.setItems(items, animated: animated)
    more?.listController.show(childrenBehindMore.map { ($0, item(of: $0)) })
    showSelection()
  }

  func showSelection() {
    let shown = tabsWithItem
    let item =
      listedTabs.isEmpty || selected === more
      ? selected?.tabBarItem
      : selectedTab?.path.last { tab in shown.contains { $0 === tab } }?.item
    // In a callback of a new list the bar may not have its items yet.
    if item == nil || tabBar.items?.contains(where: { $0 === item }) == true {
      tabBar.selectedItem = item
    }
    sidebar.needsRows()
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
  }

  /// Replaces the list, and the tabs that the children in it are of; false where it cannot be.
  ///
  /// - Parameters:
  ///   - new: The children.
  ///   - tabs: The tab of each; none without tabs.
  ///   - child: The child to be selected; nil for the one that is.
  ///   - animated: Whether the items of the bar change with an animation.
  func setList(
    _ new: [UIViewController], of tabs: [UITab], selecting child: UIViewController?, animated: Bool
  ) -> Bool {
    // Those that were chosen in the list behind More have that as their parent.
    if let misuse = stack.misuse(ofSetting: new.filter { !isPushedByMore($0) }) {
      Misuse.report(misuse)
      return false
    }
    let old = list
    (list, listedTabs) = (new, tabs)
    for child in old where !new.contains(where: { $0 === child }) {
      child.barChangeObservers.remove(self)
    }
    for child in new { child.barChangeObservers.add(self) }
    arrange(selecting: child, animated: animated)
    return true
  }

  /// Gives each child its place: an item, or a row of the list behind More.
  func arrange(selecting child: UIViewController? = nil, animated: Bool) {
    arrangementCount += 1
    let (number, selections) = (arrangementCount, selectionCount)
    let most = hasSidebar ? Int.max : traitCollection.horizontalSizeClass == .regular ? 8 : 5
    let count = countForItems
    countWithItem = count > most ? most - 1 : count
    rangeBehindMore = countWithItem..<count
    let shown =
      child ?? chosenBehindMore
      ?? (selected === more ? more?.chosenController ?? selected : selected)
    let other = list.first { $0 === shown } ?? (hasMore && shown === more ? more : list.first)
    if let chosen = more?.chosenController, !isBehindMore(chosen) {
      // Callbacks may arrange the children again, and would not find it behind More.
      if selected === more, list.contains(where: { $0 === chosen }) { selected = chosen }
      more?.returnToList()
    }
    guard number == arrangementCount else { return }
    if let other, isBehindMore(other) { chooseInMore(other, animated: false) }
    // Callbacks have set another list.
    guard number == arrangementCount else { return }
    // A selection that callbacks have made stays.
    if selections == selectionCount {
      selected = other.map { isBehindMore($0) ? moreNavigationController : $0 }
    }
    selectionCount += 1
    showItems(animated: animated)
    showList()
  }

  /// The stack has the children in their order, but for the selected one, which is its top. While
  /// the children are being arranged the one that is shown may not be in the list any more; it
  /// stays the top until another one is selected.
  func showList() {
    let own = list.filter { !isPushedByMore($0) } + (hasMore ? [moreNavigationController] : [])
    let isListed =
      selected.map { child in own.contains { $0 === child } || isPushedByMore(child) } ?? true
    let shown = isListed ? selected : stack.topViewController
    let top = shown.map { isPushedByMore($0) ? moreNavigationController : $0 }
    let others = own.filter { $0 !== top }
    let operation = stack.setViewControllers(others + (top.map { [$0] } ?? []), animated: false)
    guard more?.awaited != nil else { return }
    operation.whenFinished { [zeroingLink] in zeroingLink.target?.pushAwaited(after: $0) }
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
      arrange(animated: false)
    }
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
      guard list.contains(where: { $0 === newValue }) || (hasMore && newValue === more) else {
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

  func selectItem(of child: UIViewController) {
    selectionRequestCount += 1
    chosenBehindMore = nil
    guard isBehindMore(child) else { return select(child) }
    let (arrangements, requests) = (arrangementCount, selectionRequestCount)
    chosenBehindMore = child
    chooseInMore(child, animated: false)
    // A list or a selection that callbacks have set counts.
    guard requests == selectionRequestCount else { return }
    chosenBehindMore = nil
    if arrangements == arrangementCount { select(moreNavigationController) }
  }

  private func select(_ child: UIViewController) {
    guard child !== selected else { return }
    selected = child
    selectionCount += 1
    let number = selectionCount
    showSelection()
    viewIfLoaded?.setNeedsLayout()
    let operation = stack.bringToTop(child, animated: true)
    operation.whenFinished { [zeroingLink] outcome in
      if outcome == .cancelled { zeroingLink.target?.selectionWasCancelled(number) }
    }
  }

  /// The former child is selected again, unless a later selection, or list, says what is shown.
  private func selectionWasCancelled(_ number: Int) {
    guard number == selectionCount, let top = stack.topViewController,
      childrenWithItem.contains(where: { $0 === top })
    else { return }
    selected = top
    showSelection()
    layOutBar()
    // A list that waits had the other one on top.
    showList()
  }

  /// A controller that stands for a child in another orientation takes its place in the list.
  open override func willExchange(_ former: UIViewController, with new: UIViewController) {
    if let index = list.firstIndex(where: { $0 === former }) { list[index] = new }
    allTabs.first { $0.loadedViewController === former }?.replaceViewController(by: new)
    if selected === former { selected = new }
    former.barChangeObservers.remove(self)
    new.barChangeObservers.add(self)
    showItems(animated: false)
  }

  /// The user selects a child, if the delegate allows it.
  func selectByHand(_ child: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    if child === selected {
      selectAgain(child)
    } else {
      select(child)
    }
    delegate?.tabBarController(self, didSelect: child)
  }

  // Fidelity: the item of the selected child again pops its navigation controller to the root, and
  // at the root scrolls to the top. [known]
  func selectAgain(_ child: UIViewController) {
    let navigation = child as? UINavigationController
    if navigation?.popToRootViewController(animated: true) == nil { upperEdge.scrollToTop() }
  }

  /// Selects for the user: Control or Command with a digit selects the child of that number.
  open override func handleKey(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    guard [.control, .command].contains(modifiers), !isBarHidden,
      let number = Int(key.charactersIgnoringModifiers), (1...9).contains(number),
      let items = tabBar.items, number <= items.count
    else { return super.handleKey(key) }
    tabBar(tabBar, didSelect: items[number - 1])
    return true
  }

  /// The animator of the delegate for a change of the selection.
  private func makeAnimatorPlayer(for exchange: ContainerStackExchange) -> AnimatorPlayer? {
    guard let delegate, let from = exchange.hidden?.viewController,
      let to = exchange.shown?.viewController,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let interactor = delegate.tabBarController(self, interactionControllerFor: animator)
    return AnimatorPlayer(animator, interactor: interactor, exchange: exchange, of: stack)
  }

  // MARK: Orientation

  /// The orientations that the delegate answers, or those that all children support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? ownSupportedInterfaceOrientations
  }

  /// The orientation that the delegate answers, or the one that the selected child prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredInterfaceOrientation
  }

  // Fidelity: all children are asked, whether they are selected or not. [documented]
  /// All children.
  open override var viewControllersForAutorotation: [UIViewController] { list }

  var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
}

extension UITabBarController: BarChangeObserver {
  /// A child has another item.
  package func barChange(_ change: BarChange, in source: AnyObject) {
    if change.part == .tabBarItem { showItems(animated: change.isAnimated) }
    if change.part == .extendedEdges { viewIfLoaded?.setNeedsLayout() }
    if change.part == .contentScrollView, source === selected { followScrollViews() }
  }
}

extension UIViewController {
  /// The nearest tab bar controller around this controller, through any number of other containers.
  public var tabBarController: UITabBarController? { nearestAncestor() }
}

@MainActor extension Misuse {
  static func selectsMissing(_ child: UIViewController, in tabs: UITabBarController) -> Misuse {
    Misuse(
      id: "tab-bar.selects-stranger",
      message: "\(describe(child)) was to be selected, and is not in \(describe(tabs))",
      reason: "Only one of viewControllers can be selected",
      remedy: "Set viewControllers first", raisesInUIKit: true)
  }
}
