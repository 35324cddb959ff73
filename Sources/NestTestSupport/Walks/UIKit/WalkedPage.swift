import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A page view controller whose pages slide, for random operations.
package final class WalkedScrolledPage: WalkedContainer {
  package static let kindCount = WalkedPage.kindCount
  package static let asksGuards = false
  private let page: WalkedPage

  package init(make: @escaping () -> RecordingViewController) {
    page = WalkedPage(.scroll, make: make)
  }

  deinit {}

  package var controller: UIViewController { page.pages }
  package var delegateCalls: DelegateCalls? { page.delegate.calls }
  package var transitions: [ContainerTransition] { page.transitions }
  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    page.change(kind, argument, animated: animated)
  }
  package func readUserChanges() { page.isKnown = false }
  package var misplacement: String? {
    page.problem ?? page.expected.compactMap { misplacement(of: $0, in: region) }.first
  }

  private var region: UIView? {
    page.pages.viewIfLoaded?.subviews.first { $0 is UIScrollView }
  }
}

/// A page view controller whose pages roll, for random operations.
package final class WalkedCurledPage: WalkedContainer {
  package static let kindCount = WalkedPage.kindCount
  package static let asksGuards = false
  private let page: WalkedPage

  package init(make: @escaping () -> RecordingViewController) {
    page = WalkedPage(.pageCurl, make: make)
  }

  deinit {}

  package var controller: UIViewController { page.pages }
  package var delegateCalls: DelegateCalls? { page.delegate.calls }
  package var transitions: [ContainerTransition] { page.transitions }
  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    page.change(kind, argument, animated: animated)
  }
  package func readUserChanges() { page.isKnown = false }
  package var misplacement: String? {
    page.problem
      ?? page.expected.compactMap {
        misplacement(of: $0, in: page.pages.privateCore.stacks[0].region)
      }
      .first
  }
}

/// The common part of both: the pages of a data source, and those of the program.
private final class WalkedPage: NSObject, UIPageViewControllerDataSource {
  static let kindCount = 6
  let pages: UIPageViewController
  let delegate = WalkedDelegate()
  private let make: () -> RecordingViewController
  /// The controllers that the data source has made, in order; the program shows others too.
  private var made: [UIViewController] = []
  private var shown: UIViewController?
  private var isLimited = false
  /// Whether ``shown`` is what has to be there.
  var isKnown = true

  init(
    _ style: UIPageViewController.TransitionStyle, make: @escaping () -> RecordingViewController
  ) {
    self.make = make
    pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    super.init()
    pages.dataSource = self
    pages.delegate = delegate
    show(make(), .forward, animated: false)
  }

  deinit {}

  var transitions: [ContainerTransition] {
    let running = pages.privateCore.stacks.compactMap(\.transition)
    if !running.isEmpty { isKnown = false }
    return running
  }

  func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0: show(make(), .forward, animated: animated)
    case 1: show(make(), .reverse, animated: animated)
    case 2:
      if made.indices.contains(argument) { show(made[argument], .forward, animated: animated) }
    case 3: pages.dataSource = pages.dataSource == nil ? self : nil
    case 4: isLimited.toggle()
    default:
      if let shown = pages.viewControllers?.first { show(shown, .reverse, animated: animated) }
    }
  }

  private func show(
    _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    animated: Bool
  ) {
    (shown, isKnown) = (page, true)
    pages.setViewControllers([page], direction: direction, animated: animated)
  }

  var expected: [UIViewController] { pages.viewControllers ?? [] }

  var problem: String? {
    if isKnown, expected != [shown] { return "shown: \(expected)" }
    if pages.children != expected { return "children: \(pages.children), shown: \(expected)" }
    return nil
  }

  private func neighbour(of page: UIViewController, by distance: Int) -> UIViewController? {
    let index = (made.firstIndex(of: page) ?? made.count) + distance
    if made.indices.contains(index) { return made[index] }
    guard !isLimited, made.count < 12 else { return nil }
    let new = make()
    if index < 0 { made.insert(new, at: 0) } else { made.append(new) }
    return new
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    delegate.calls.onCall?()
    return neighbour(of: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    delegate.calls.onCall?()
    return neighbour(of: viewController, by: 1)
  }
}
