import OpenUIKit

/// Where the bars of a navigation controller are, and what they leave to its children.
final class NavigationBars {
  let navigationBar = UINavigationBar(frame: .zero)
  let toolbar = UIToolbar(frame: .zero)
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
  private var observed: ObjectLink?
  /// Called where the bars leave other room to the children.
  var onChange: () -> Void = {}
  /// Called where the child that is shown may have another scroll view.
  var onScrollViewChange: () -> Void = {}

  init() {
    navigationBar.attachToTop()
    navigationBar.isAtScrollEdge = true
    toolbar.isAtScrollEdge = true
    upperEdge.onScroll = { [weak self] in self?.contentDidScrollAtTop() }
    lowerEdge.onScroll = { [weak self] in self?.contentDidScrollAtBottom() }
  }

  deinit {}

  // MARK: Layout

  /// Puts the bars where they belong; inside an animation they move there.
  func layOut(in view: UIView) {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let height = navigationBar.sizeThatFits(bounds.size).height
    // The line at the edge of a bar lies outside it.
    let top = isNavigationBarHidden ? -height - 1 : insets.top
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    let toolbarHeight = toolbar.sizeThatFits(bounds.size).height
    let bottom = isToolbarHidden ? bounds.maxY + 1 : bounds.maxY - insets.bottom - toolbarHeight
    let lower = CGRect(x: 0, y: bottom, width: bounds.width, height: toolbarHeight)
    if toolbar.frame != lower { toolbar.frame = lower }
    navigationBar.accessibilityElementsHidden = isNavigationBarHidden
    toolbar.accessibilityElementsHidden = isToolbarHidden
    // Outside of an animation the layout of the view lays them out.
    if UIView.inheritedAnimationDuration > 0 {
      navigationBar.layoutIfNeeded()
      toolbar.layoutIfNeeded()
    }
    contentDidScrollAtBottom()
  }

  /// Returns the insets of a child: its frame leaves out the bars under which it does
  /// not reach, and the bars under which it does are in its safe area.
  func insets(for child: UIViewController) -> (cutOff: UIEdgeInsets, covered: UIEdgeInsets) {
    var (cutOff, covered) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
    if !isNavigationBarHidden {
      let height = navigationBar.expandedHeight
      if reaches(child, under: .top, isOpaque: navigationBar.isShownOpaque) {
        covered.top = height
      } else {
        cutOff.top = height
      }
    }
    if !isToolbarHidden {
      let height = toolbar.bounds.height
      if reaches(child, under: .bottom, isOpaque: toolbar.isShownOpaque) {
        covered.bottom = height
      } else {
        cutOff.bottom = height
      }
    }
    return (cutOff, covered)
  }

  private func reaches(
    _ child: UIViewController, under edge: UIRectEdge, isOpaque: Bool
  ) -> Bool {
    child.edgesForExtendedLayout.contains(edge)
      && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
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

  /// Shows the items of controllers, without animation.
  func show(_ controllers: [UIViewController]) {
    update(for: controllers)
    transition?.end(completed: true)
    navigationBar.setItems(items(of: controllers), animated: false)
    toolbar.setItems(controllers.last?.toolbarItems, animated: false)
  }

  /// Prepares the change to the items of controllers, which ``move()`` shows inside the animation
  /// of the transition.
  func prepare(_ controllers: [UIViewController], isPush: Bool) {
    transition?.end(completed: true)
    transition = navigationBar.beginTransition(to: items(of: controllers), isPush: isPush)
    toolbar.setItems(controllers.last?.toolbarItems, animated: true)
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
  var followedController: UIViewController? { observed?.target as? UIViewController }

  /// Follows what a controller has for bars beside its navigation item, and its scroll view, if it
  /// has one.
  func follow(_ controller: UIViewController?) {
    let former = followedController
    if former !== controller {
      former?.barChangeObservers.remove(self)
      controller?.barChangeObservers.add(self)
      observed = controller.map { ObjectLink($0) }
    }
    followScrollViews(of: controller)
  }

  private func followScrollViews(of controller: UIViewController?) {
    upperEdge.follow(controller)
    lowerEdge.follow(controller)
    onScrollViewChange()
  }

  private func contentDidScrollAtBottom() { toolbar.isAtScrollEdge = lowerEdge.isAtEdge }

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
    case .toolbarItems: toolbar.setItems(controller.toolbarItems, animated: change.isAnimated)
    case .contentScrollView: followScrollViews(of: controller)
    case .extendedEdges: onChange()
    default: break
    }
  }
}
