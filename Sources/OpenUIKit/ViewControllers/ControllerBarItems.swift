/// The items of a controller for the bars of containers. Made when one of them is first read or
/// set.
final class ControllerBarItems {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  /// The scroll views that bars at the edges follow.
  var scrollViews: [(edge: NSDirectionalRectEdge, link: ObjectLink)] = []
  var observers = BarChangeObservers()

  deinit {}
}

extension UIViewController: BarChangeSource {
  /// Who is informed of what the controller has for bars: its title, the item of a tab bar, toolbar
  /// items, edges, and the scroll view that bars follow. Items have observers of their own.
  package final var barChangeObservers: BarChangeObservers {
    get { barItemStorage?.observers ?? BarChangeObservers() }
    set { madeBarItems.observers = newValue }
  }

  private var madeBarItems: ControllerBarItems {
    if let barItemStorage { return barItemStorage }
    let made = ControllerBarItems()
    barItemStorage = made
    return made
  }

  /// Calls those who observe; costs a test where the controller has nothing for bars.
  package final func barItemsDidChange(_ part: BarChange.Part, animated: Bool = false) {
    observedValueDidChange()
    barItemStorage?.observers.report(part, isAnimated: animated, from: self)
  }

  /// The title is given to the items that exist.
  final func titleDidChange() {
    guard let items = barItemStorage else { return observedValueDidChange() }
    items.navigationItem?.title = title
    items.tabBarItem?.title = title
    barItemsDidChange(.title)
  }

  final var ensuredNavigationItem: UINavigationItem {
    let items = madeBarItems
    if let item = items.navigationItem { return item }
    let made = UINavigationItem()
    made.title = title
    items.navigationItem = made
    return made
  }

  final var ensuredTabBarItem: UITabBarItem {
    let items = madeBarItems
    if let item = items.tabBarItem { return item }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    items.tabBarItem = made
    return made
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    guard item !== barItemStorage?.tabBarItem else { return }
    madeBarItems.tabBarItem = item
    barItemsDidChange(.tabBarItem)
  }

  /// The navigation item, if it was made: reading it makes none.
  package final var navigationItemIfMade: UINavigationItem? { barItemStorage?.navigationItem }

  final var storedToolbarItems: [UIBarButtonItem]? { barItemStorage?.toolbarItems }

  final func store(toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    guard toolbarItems != nil || barItemStorage != nil else { return }
    madeBarItems.toolbarItems = toolbarItems
    barItemsDidChange(.toolbarItems, animated: animated)
  }

  // MARK: Edit button

  final var ensuredEditButtonItem: UIBarButtonItem {
    let items = madeBarItems
    if let item = items.editButtonItem { return item }
    let made = UIBarButtonItem(
      primaryAction: UIAction { [link = zeroingLink] _ in
        if let controller = link.target {
          controller.setEditing(!controller.isEditing, animated: true)
        }
      })
    items.editButtonItem = made
    showEditing()
    return made
  }

  final func storeEditing(_ isEditing: Bool) {
    isEditingStorage = isEditing
    showEditing()
  }

  /// Shows on the edit button whether the content can be edited.
  final func showEditing() {
    guard let item = barItemStorage?.editButtonItem else { return }
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Scroll views

  final func store(contentScrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    guard contentScrollView != nil || barItemStorage != nil else { return }
    let items = madeBarItems
    for edge in NSDirectionalRectEdge.single where edges.contains(edge) {
      items.scrollViews.removeAll { $0.edge == edge || $0.link.target == nil }
      if let contentScrollView { items.scrollViews.append((edge, ObjectLink(contentScrollView))) }
    }
    barItemsDidChange(.contentScrollView)
  }

  final func storedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barItemStorage?.scrollViews.first { edge.contains($0.edge) }?.link.target as? UIScrollView
  }

  /// The scroll view that a bar at an edge follows: the one that was set, or else the view of the
  /// controller, or the first of its subviews, if that is one.
  // Fidelity: without one that is set, UIKit looks for a scroll view that is the view or its first
  // subview. [observed]
  package final func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let stored = contentScrollView(for: edge) { return stored }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

nonisolated extension NSDirectionalRectEdge {
  /// The edges, one by one.
  fileprivate static let single: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}
