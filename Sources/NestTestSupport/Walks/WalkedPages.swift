import NestKit
import NestTesting
import OpenUIKit

/// Pages of a list, in which every property changes.
package final class WalkedListPages: WalkedContainer {
  package static let kindCount = 7
  private let container: PagesViewController
  private let make: () -> RecordingViewController
  private var list: [UIViewController]

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    list = (0..<4).map { _ in make() }
    container = PagesViewController(viewControllers: list)
  }

  deinit {}

  package var controller: UIViewController { container }
  package var transitions: [ContainerTransition] { [] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0, 1: container.selectViewController(at: argument, animated: animated)
    case 2: container.selectNext(animated: animated)
    case 3: container.selectPrevious(animated: animated)
    case 4: container.change(argument)
    case 5: container.didReceiveMemoryWarning()
    default:
      let new = container.viewControllers.enumerated().filter { $0.offset != argument }
      container.setViewControllers(new.map(\.element) + [make()]).whenFinished { [unowned self] in
        if $0 == .done { list = container.viewControllers }
      }
    }
  }

  package func readUserChanges() {}

  package func readChildren() { list = container.viewControllers }

  package var lasting: String? { container.lasting }

  package var misplacement: String? {
    if container.viewControllers != list { return "list: \(container.viewControllers)" }
    return container.misplacement
  }
}

/// Pages of a data source that is asked again now and then.
package final class WalkedMadePages: WalkedContainer, PagesViewControllerDataSource {
  package static let kindCount = 7
  private let container = PagesViewController()
  private let make: () -> RecordingViewController
  private var count = 6
  /// Every second page is retained, and returned again.
  private var retained: [Int: UIViewController] = [:]

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    container.dataSource = self
  }

  deinit {}

  package var controller: UIViewController { container }
  package var transitions: [ContainerTransition] { [] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    switch kind {
    case 0: container.selectViewController(at: argument, animated: animated)
    case 1: container.selectViewController(at: argument * 190_000, animated: animated)
    case 2: container.selectNext(animated: animated)
    case 3: container.selectPrevious(animated: animated)
    case 4: container.change(argument)
    case 5: container.didReceiveMemoryWarning()
    default:
      count = argument == 5 ? 1_000_000 : 3 + argument
      container.reloadData()
    }
  }

  package func readUserChanges() {}

  package var lasting: String? { container.lasting }

  package var misplacement: String? { container.misplacement }

  package func numberOfPages(in pagesViewController: PagesViewController) -> Int { count }

  package func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    guard index.isMultiple(of: 2) else { return make() }
    let page = retained[index] ?? make()
    retained[index] = page
    return page
  }
}

extension PagesViewController {
  /// Changes a property.
  fileprivate func change(_ number: Int) {
    switch number {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1: isPagingEnabled.toggle()
    case 2: wraps.toggle()
    case 3: spacing = spacing == 0 ? 10 : 0
    case 4: pageLength = pageLength == nil ? 50 : nil
    default: numberOfPreloadedPages = numberOfPreloadedPages == 1 ? 0 : 1
    }
  }

  /// The selected page and its place, while nothing moves.
  fileprivate var lasting: String? {
    guard !isMoving, viewIfLoaded?.window?.isHidden == false else { return nil }
    return "page \(selectedIndex.map { "\($0)" } ?? "none"), \(misplacement ?? "in its place")"
  }

  /// The fault when nothing moves; nil for none. The selected page has to be in sight, and in the
  /// middle if there is paging. The pages in sight have to have appeared and to stand without
  /// gaps. Few pages may be children.
  fileprivate var misplacement: String? {
    guard !isMoving else { return "it moves" }
    guard let selectedIndex, let selected = selectedViewController else {
      return viewControllers.isEmpty && dataSource == nil ? nil : "nothing selected"
    }
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    guard let frame = frameInContainer(of: selected) else {
      return "page \(selectedIndex) is not in the window"
    }
    if !frame.intersects(bounds) { return "page \(selectedIndex) is out of sight at \(frame)" }
    if isPagingEnabled {
      let distance =
        axis == .horizontal ? frame.midX - bounds.midX : frame.midY - bounds.midY
      if abs(distance) > 0.51 { return "page \(selectedIndex) is at \(frame)" }
    }
    let inSight = children.filter { child in
      frameInContainer(of: child).map { $0.insetBy(dx: 0.02, dy: 0.02).intersects(bounds) }
        ?? false
    }
    if Set(inSight) != Set(visibleViewControllers) {
      return "in sight: \(inSight), appeared: \(visibleViewControllers)"
    }
    let limit = inSight.count + 2 * numberOfPreloadedPages
    return children.count <= max(limit, 3) ? nil : "\(children.count) children"
  }

  private func frameInContainer(of child: UIViewController) -> CGRect? {
    guard let view = child.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: self.view)
  }
}
