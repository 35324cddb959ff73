import OpenUIKit

/// Where the bars of a navigation controller are, and what they leave to its children.
///
/// The navigation bar is made when its controller is seen, and the toolbar when it is shown, or
/// when the program asks for them.
final class NavigationBars {
  private let navigationBarClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  private(set) lazy var navigationBar = makeNavigationBar()
  /// The toolbar, if there is one.
  private var madeToolbar: UIToolbar?
  /// Whether the program has hidden the navigation bar, and the toolbar.
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// The item below that of the root: where the back button of the root leads.
  var outerItem: UINavigationItem?
  /// Whether one of the children that are shown, or are below them, wants no tab bar.
  private(set) var hidesTabBar = false
  /// The change of the items that runs with a transition.
  private var transition: NavigationBarTransition?
  private let upperEdge = ScrollEdgeObserver(.top)
  private let lowerEdge = ScrollEdgeObserver(.bottom)
  /// The controller whose toolbar items, edges and scroll view are followed.
  @ZeroingLink private var observed: UIViewController?
  /// Called where the user returns to an item.
  var onBack: (UINavigationItem) -> Void = { _ in }
  /// The delegate of the navigation bar, when that is made.
  var makeBarDelegate: () -> (any UINavigationBarDelegate)? = { nil }
  /// Called where the bars leave other room to the children.
  var onChange: () -> Void = {}
  /// Called where the child that is shown may have another scroll view.
  var onScrollViewChange: () -> Void = {}

  /// Bars of the classes, which are UIKit's own where they are nil.
  init(_ navigationBarClass: AnyClass? = nil, _ toolbarClass: AnyClass? = nil) {
    self.navigationBarClass = Self.bars(navigationBarClass)
    self.toolbarClass = Self.bars(toolbarClass)
  }

  deinit {}

  private static func bars<Bar: UIView>(_ type: AnyClass?) -> Bar.Type {
    guard let type else { return Bar.self }
    guard let bars = type as? Bar.Type else {
      preconditionFailure("\(type) is no subclass of \(Bar.self).")
    }
    return bars
  }

  private func makeNavigationBar() -> UINavigationBar {
    let bar = DynamicInstance.make(navigationBarClass, frame: .zero)
    bar.attachToTop()
    bar.delegate = makeBarDelegate()
    bar.isAtScrollEdge = true
    bar.onBack = { [weak self] in self?.onBack($0) }
    upperEdge.onScroll = { [weak self] in self?.contentDidScrollAtTop() }
    return bar
  }

  /// The toolbar: with the items of the controller that is followed, and below the view.
  var toolbar: UIToolbar {
    if let madeToolbar { return madeToolbar }
    let toolbar = DynamicInstance.make(toolbarClass, frame: .zero)
    madeToolbar = toolbar
    lowerEdge.onScroll = { [weak self] in self?.contentDidScrollAtBottom() }
    UIView.performWithoutAnimation {
      toolbar.setItems(followedController?.toolbarItems, animated: false)
      lowerEdge.follow(followedController)
      contentDidScrollAtBottom()
      guard let view = navigationBar.superview else { return }
      addToolbar(to: view)
      toolbar.layoutIfNeeded()
    }
    return toolbar
  }

  // MARK: Layout

  /// Adds the bars to the view, above its subviews.
  func add(to view: UIView) {
    view.addSubview(navigationBar)
    if madeToolbar != nil { addToolbar(to: view) }
  }

  private func addToolbar(to view: UIView) {
    view.insertSubview(toolbar, aboveSubview: navigationBar)
    placeToolbar(in: view, isHidden: true)
  }

  private func placeToolbar(in view: UIView, isHidden: Bool) {
    let bounds = view.bounds
    let height = toolbar.sizeThatFits(bounds.size).height
    let y = isHidden ? bounds.maxY + 1 : bounds.maxY - view.safeAreaInsets.bottom - height
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if toolbar.frame != frame { toolbar.frame = frame }
    toolbar.accessibilityElementsHidden = isHidden
  }

  /// Puts the bars where they belong; inside an animation they move there.
  func layOut(in view: UIView) {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let height = navigationBar.sizeThatFits(bounds.size).height
    // The line at the edge of a bar lies outside it.
    let top = isNavigationBarHidden ? -height - 1 : insets.top
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.accessibilityElementsHidden = isNavigationBarHidden
    if madeToolbar != nil || !isToolbarHidden {
      placeToolbar(in: view, isHidden: isToolbarHidden)
      contentDidScrollAtBottom()
    }
    // Outside of an animation the layout of the view lays them out.
    if UIView.inheritedAnimationDuration > 0 {
      navigationBar.layoutIfNeeded()
      madeToolbar?.layoutIfNeeded()
    }
  }

  /// Returns the insets of a child: its frame leaves out the bars under which it does
  /// not reach, and the bars under which it does are in its safe area.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area of the view, at whose edges the bars are.
  ///   - hasOuterBar: Whether a bar of the parent, such as a tab bar, covers the lower edge.
  // Fidelity: which part of an opaque bar with a large title a child leaves out is not documented.
  // It is the bar without the large title, which is in the safe area, so that nothing jumps while
  // the content collapses the title. [decided]
  func insets(
    for child: UIViewController, in safeArea: UIEdgeInsets, hasOuterBar: Bool = false
  ) -> (cutOff: UIEdgeInsets, covered: UIEdgeInsets) {
    var (cutOff, covered) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
    if !isNavigationBarHidden {
      let (height, collapsed) = (navigationBar.expandedHeight, navigationBar.collapsedHeight)
      if child.reaches(under: .top, isOpaque: navigationBar.keepsContentBeside) {
        covered.top = height
      } else {
        // Without a scroll view the title does not collapse.
        let leftOut = child.followedScrollView(for: .top) == nil ? height : collapsed
        cutOff.top = safeArea.top + leftOut
        covered.top = height - leftOut
      }
    }
    if !isToolbarHidden {
      let height = toolbar.bounds.height
      if child.reaches(under: .bottom, isOpaque: toolbar.keepsContentBeside) {
        covered.bottom = height
      } else {
        cutOff.bottom = safeArea.bottom + height
      }
    } else if hasOuterBar, !child.reaches(under: .bottom, isOpaque: false) {
      // Fidelity: edges that do not extend end at the bar of a tab bar controller, too. [observed]
      cutOff.bottom = safeArea.bottom
    }
    return (cutOff, covered)
  }

  // Fidelity: the status bar above a navigation bar has the style of that; only without it the
  // child decides. [observed]
  /// The style of the status bar above the navigation bar; nil while that is hidden.
  var statusBarStyle: UIStatusBarStyle? {
    if isNavigationBarHidden { return nil }
    return navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: Items

  /// Follows what the controllers say of the tab bar.
  func update(for controllers: [UIViewController]) {
    hidesTabBar = controllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The items of the navigation bar for controllers.
  func items(of controllers: [UIViewController]) -> [UINavigationItem] {
    let items = controllers.map(\.navigationItem)
    return outerItem.map { [$0] + items } ?? items
  }

  /// Whether the navigation bar has the items of controllers.
  func showsItems(of controllers: [UIViewController]) -> Bool {
    let shown = navigationBar.items ?? []
    let below = outerItem == nil ? 0 : 1
    guard shown.count == controllers.count + below, outerItem == nil || shown.first === outerItem
    else { return false }
    for (item, controller) in zip(shown.dropFirst(below), controllers)
    where item !== controller.navigationItem { return false }
    return true
  }

  /// Shows the items of controllers, without animation.
  func show(_ controllers: [UIViewController]) {
    update(for: controllers)
    transition?.end(completed: true)
    navigationBar.showItems(items(of: controllers))
    madeToolbar?.setItems(controllers.last?.toolbarItems, animated: false)
  }

  /// Prepares the change to the items of controllers, which ``move()`` shows inside the animation
  /// of the transition.
  func prepare(_ controllers: [UIViewController], isPush: Bool) {
    transition?.end(completed: true)
    transition = navigationBar.beginTransition(to: items(of: controllers), isPush: isPush)
    madeToolbar?.setItems(controllers.last?.toolbarItems, animated: true)
  }

  /// Shows the new items; inside the animation of the transition.
  func move() { transition?.showEnd() }

  /// The transition has ended.
  func end(completed: Bool) {
    transition?.end(completed: completed)
    transition = nil
  }

  // MARK: Content that scrolls

  /// The controller that is followed.
  var followedController: UIViewController? { observed }

  /// Follows what a controller has for bars beside its navigation item, and its scroll view, if it
  /// has one.
  func follow(_ controller: UIViewController?) {
    let former = followedController
    if former !== controller {
      former?.barChangeObservers.remove(self)
      controller?.barChangeObservers.add(self)
      observed = controller
    }
    followScrollViews(of: controller)
  }

  private func followScrollViews(of controller: UIViewController?) {
    upperEdge.follow(controller)
    if madeToolbar != nil { lowerEdge.follow(controller) }
    onScrollViewChange()
  }

  private func contentDidScrollAtBottom() { madeToolbar?.isAtScrollEdge = lowerEdge.isAtEdge }

  private func contentDidScrollAtTop() {
    let height = navigationBar.sizeThatFits(.zero).height
    navigationBar.scrolledDistance = upperEdge.distance
    navigationBar.isAtScrollEdge = upperEdge.isAtEdge
    if navigationBar.sizeThatFits(.zero).height != height { onChange() }
  }
}

extension NavigationBars: BarChangeObserver {
  /// The controller that is followed has other toolbar items, reaches under other edges, or has
  /// another scroll view.
  func barChange(_ change: BarChange, in source: AnyObject) {
    guard let controller = source as? UIViewController else { return }
    switch change.part {
    case .toolbarItems: madeToolbar?.setItems(controller.toolbarItems, animated: change.isAnimated)
    case .contentScrollView: followScrollViews(of: controller)
    case .extendedEdges: onChange()
    default: break
    }
  }
}

extension UIViewController {
  /// Whether the view reaches under a bar of its container.
  func reaches(under edge: UIRectEdge, isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }
}
