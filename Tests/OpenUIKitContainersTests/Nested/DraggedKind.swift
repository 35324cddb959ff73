import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A container that a finger moves to the right, or downwards, if it is not at its end.
nonisolated enum DraggedKind: String, CaseIterable, Sendable {
  case tabs, pages, stack, modal, sheet, drawer, navigation, pageScroll, pageCurl, splitView

  /// The kinds that a finger moves along an axis.
  static func along(_ axis: DraggedAxis) -> [DraggedKind] {
    axis == .horizontal ? allCases : [.pages, .modal, .sheet, .pageScroll, .pageCurl]
  }
}

nonisolated enum DraggedAxis: String, CaseIterable, Sendable { case horizontal, vertical }

/// A container of a kind, which shows a child.
final class DraggedContainer {
  let kind: DraggedKind
  let controller: UIViewController
  /// How far a finger moves for the whole movement, in points.
  let distance: CGFloat
  private var book: DraggedBook?

  private static let drawerWidth: CGFloat = 300

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - child: The child that it shows.
  ///   - axis: Along which it moves.
  ///   - canMove: Whether it is not at its end.
  ///   - size: That of the window.
  ///   - make: Makes another child.
  init(
    _ kind: DraggedKind, showing child: UIViewController, along axis: DraggedAxis = .horizontal,
    canMove: Bool, in size: CGSize, make: () -> UIViewController
  ) {
    self.kind = kind
    let isVertical = axis == .vertical
    var distance = isVertical ? size.height : size.width
    let list = canMove ? [make(), make(), child] : [child, make(), make()]
    switch kind {
    case .tabs:
      let tabs = TabsViewController(viewControllers: list)
      tabs.select(child, animated: false)
      controller = tabs
    case .pages:
      let pages = PagesViewController(viewControllers: list)
      pages.axis = isVertical ? .vertical : .horizontal
      pages.select(child, animated: false)
      controller = pages
    case .stack:
      let stack = StackController(rootViewController: canMove ? make() : child)
      if canMove { stack.push(child, animated: false) }
      controller = stack
    case .modal:
      let modal = ModalContainerViewController(contentViewController: canMove ? make() : child)
      let transition = isVertical ? Transition.coverFromBottom : .coverFromRight
      if canMove { modal.presentModal(child, transition: transition, animated: false) }
      controller = modal
    case .sheet:
      let sheets = SheetContainerViewController(contentViewController: canMove ? make() : child)
      let configuration = SheetConfiguration(
        edge: isVertical ? .bottom : .trailing, detents: [.fraction(1)])
      if canMove { sheets.presentSheet(child, configuration: configuration, animated: false) }
      controller = sheets
    case .drawer:
      let split = SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 60, preferredWidth: Self.drawerWidth), SplitColumn(),
      ])
      split.preferredDisplayMode = .closedDrawer
      if canMove { split.setViewController(make(), at: 0) }
      split.setViewController(child, at: 1)
      controller = split
      distance = Self.drawerWidth
    case .navigation:
      let navigation = UINavigationController()
      navigation.viewControllers = (canMove ? [make()] : []) + [child]
      controller = navigation
    case .pageScroll, .pageCurl:
      let book = DraggedBook(list)
      self.book = book
      let pages = UIPageViewController(
        transitionStyle: kind == .pageCurl ? .pageCurl : .scroll,
        navigationOrientation: isVertical ? .vertical : .horizontal)
      pages.dataSource = book
      pages.setViewControllers([child], direction: .forward, animated: false)
      controller = pages
    case .splitView:
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .secondaryOnly
      split.preferredSplitBehavior = .overlay
      split.preferredPrimaryColumnWidth = Self.drawerWidth
      split.presentsWithGesture = canMove
      split.setViewController(make(), for: .primary)
      split.setViewController(child, for: .secondary)
      controller = split
      distance = Self.drawerWidth
    }
    self.distance = distance
  }

  deinit {}

  /// Shows a navigation controller that is not shown at first: its root is moved then.
  func showOnce(in host: TestHost) throws {
    guard let split = controller as? UISplitViewController else { return }
    host.turn { split.show(.primary) }
    try host.settle()
    host.turn { split.hide(.primary) }
    try host.settle()
  }

  /// The child that the container shows, or the mode in which it is.
  var position: String {
    switch controller {
    case let tabs as TabsViewController: "\(tabs.selectedIndex ?? -1)"
    case let pages as PagesViewController: "\(pages.selectedIndex ?? -1)"
    case let stack as StackController: "\(stack.count)"
    case let modal as ModalContainerViewController: "\(modal.modalContentViewController != nil)"
    case let sheets as SheetContainerViewController: "\(sheets.sheetViewControllers.count)"
    case let split as SplitContainerViewController: split.displayMode.rawValue
    case let navigation as UINavigationController: "\(navigation.viewControllers.count)"
    case let pages as UIPageViewController: "\(book?.index(of: pages.viewControllers?.first) ?? -1)"
    case let split as UISplitViewController: "\(split.displayMode)"
    default: preconditionFailure("\(controller)")
    }
  }

  /// The movement of the program in place of a finger; nil where there is none.
  func beginInteraction() -> ContainerInteraction? {
    switch controller {
    case let tabs as TabsViewController: tabs.beginInteractiveSelection(at: 0)
    case let pages as PagesViewController: pages.beginInteractiveSelection(at: 0)
    case let stack as StackController: stack.beginInteractivePop()
    case let modal as ModalContainerViewController: modal.beginInteractiveDismissal()
    case let sheets as SheetContainerViewController: sheets.beginInteractiveDismissal()
    case let split as SplitContainerViewController: split.beginInteractiveDrawer(opens: true)
    default: nil
    }
  }
}

/// A list of pages as a data source.
final class DraggedBook: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  deinit {}

  func index(of page: UIViewController?) -> Int? { pages.firstIndex { $0 === page } }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = index(of: page), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}
