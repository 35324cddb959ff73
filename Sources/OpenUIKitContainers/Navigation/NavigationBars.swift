import OpenUIKit

/// Where the bars of a navigation controller are, and what they leave to its children.
final class NavigationBars {
  let navigationBar = UINavigationBar(frame: .zero)
  let toolbar = UIToolbar(frame: .zero)
  /// What the program has set.
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  /// Whether one of the children that are shown, or are below them, wants no tab bar.
  private(set) var hidesTabBar = false
  /// The change of the items that runs with a transition.
  private var transition: NavigationBarTransition?
  /// The scroll view that the navigation bar follows.
  private var followed: (scrollView: UIScrollView, observation: NSKeyValueObservation)?
  /// The controller whose toolbar items, edges and scroll view are followed.
  private var observed: ObjectLink?
  /// Called where the bars leave other room to the children.
  var onChange: () -> Void = {}

  init() {
    navigationBar.attachToTop()
    navigationBar.isAtScrollEdge = true
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
    navigationBar.layoutIfNeeded()
    toolbar.layoutIfNeeded()
  }

  /// What a child has for its view: its frame leaves out bars under which it does not reach, and those under which it
  /// does are in its safe area.
  func room(for child: UIViewController) -> (cutOff: UIEdgeInsets, covered: UIEdgeInsets) {
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

  /// Shows the items of controllers, without animation.
  func show(_ controllers: [UIViewController]) {
    update(for: controllers)
    transition?.end(completed: true)
    navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
    toolbar.setItems(controllers.last?.toolbarItems, animated: false)
  }

  /// Prepares the change to the items of controllers, which ``move()`` shows inside the animation of the transition.
  func prepare(_ controllers: [UIViewController], isPush: Bool) {
    transition?.end(completed: true)
    transition = navigationBar.beginTransition(
      to: controllers.map(\.navigationItem), isPush: isPush)
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

  /// Follows what a controller has for bars beside its navigation item, and its scroll view, if it has one.
  func follow(_ controller: UIViewController?) {
    let former = observed?.target as? UIViewController
    if former !== controller {
      former?.barChangeObservers.remove(self)
      controller?.barChangeObservers.add(self)
      observed = controller.map { ObjectLink($0) }
    }
    followScrollView(of: controller)
  }

  private func followScrollView(of controller: UIViewController?) {
    let scrollView = controller.flatMap(Self.contentScrollView)
    guard scrollView !== followed?.scrollView else { return }
    followed?.observation.invalidate()
    followed = scrollView.map { scrollView in
      (
        scrollView,
        scrollView.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.contentDidScroll() }
        }
      )
    }
    contentDidScroll()
  }

  // Fidelity: without a scroll view the bar is at the edge. [observed]
  private func contentDidScroll() {
    let distance = followed.map {
      $0.scrollView.contentOffset.y + $0.scrollView.adjustedContentInset.top
    }
    let isAtEdge = (distance ?? 0) <= 0
    let height = navigationBar.sizeThatFits(.zero).height
    navigationBar.scrolledDistance = distance
    if navigationBar.isAtScrollEdge != isAtEdge { navigationBar.isAtScrollEdge = isAtEdge }
    if navigationBar.sizeThatFits(.zero).height != height { onChange() }
  }

  /// What a controller has set, or else its view, or the first subview, where that scrolls.
  private static func contentScrollView(of controller: UIViewController) -> UIScrollView? {
    if let scrollView = controller.contentScrollView(for: .top) { return scrollView }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

extension NavigationBars: BarChangeObserver {
  /// The controller that is followed has other toolbar items, reaches under other edges, or has another scroll view.
  func barChange(_ change: BarChange, in source: AnyObject) {
    guard let controller = source as? UIViewController else { return }
    switch change.part {
    case .toolbarItems: toolbar.setItems(controller.toolbarItems, animated: change.isAnimated)
    case .contentScrollView: followScrollView(of: controller)
    case .extendedEdges: onChange()
    default: break
    }
  }
}
