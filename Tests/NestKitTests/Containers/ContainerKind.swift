import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A kind of container, for tests of what all have in common.
nonisolated enum ContainerKind: Int, CaseIterable, Sendable {
  case stack, placeholder, wizard, tabs, modal, pages, split

  /// Five kinds, the outermost first: in all of them together each kind is in each other one, and in
  /// itself, at every depth.
  static let chains = allCases.flatMap { first in
    allCases.map { distance in
      (0..<5).map { allCases[(first.rawValue + $0 * distance.rawValue) % allCases.count] }
    }
  }

  /// One of ``chains`` with one of its depths: in all of them together every kind is at every depth.
  static func chain(_ number: Int) -> (kinds: [ContainerKind], depth: Int) {
    (chains[number], number % allCases.count % 5)
  }
}

extension ContainerKind {
  /// The width of what is beside a child of a split, with the divider.
  static let firstColumnWidth: CGFloat = 61

  /// A container of this kind that shows a child.
  ///
  /// - Parameters:
  ///   - child: What it shows.
  ///   - next: What a change is going to show instead; `nil` if there is none.
  @MainActor func makeContainer(
    of child: UIViewController, before next: UIViewController?
  ) -> UIViewController {
    let list = [child] + (next.map { [$0] } ?? [])
    switch self {
    case .stack: return StackController(rootViewController: child)
    case .placeholder:
      let placeholder = PlaceholderViewController()
      placeholder.setInsetViewController(child)
      return placeholder
    case .wizard: return WizardViewController(pages: list)
    case .tabs: return TabsViewController(viewControllers: list)
    case .modal: return ModalContainerViewController(contentViewController: child)
    case .pages:
      let pages = PagesViewController(viewControllers: list)
      pages.axis = .vertical
      return pages
    case .split:
      let split = SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 60, preferredWidth: 60, maximumWidth: 60),
        SplitColumn(minimumWidth: 60),
      ])
      split.setInsetViewController(child, at: 1)
      return split
    }
  }

  /// Requests that a container of this kind shows what follows.
  @MainActor func change(
    _ container: UIViewController, to next: UIViewController, animated: Bool = true
  ) -> ContainerOperation? {
    switch container {
    case let stack as StackController: stack.push(next, animated: animated)
    case let wizard as WizardViewController: wizard.selectNext(animated: animated)
    case let split as SplitContainerViewController:
      split.setInsetViewController(
        next, at: 1, transition: .crossDissolve, animated: animated)
    case let placeholder as PlaceholderViewController:
      placeholder.setInsetViewController(next, transition: .crossDissolve, animated: animated)
    case let container as TabsViewController: container.select(next, animated: animated)
    case let modal as ModalContainerViewController: modal.presentModal(next, animated: animated)
    case let pages as PagesViewController: pages.selectViewController(at: 1, animated: animated)
    default: nil
    }
  }

  /// The transition of a container of this kind; `nil` if none runs, and for pages, which a scroll view
  /// moves.
  @MainActor func transition(of container: UIViewController) -> ContainerTransition? {
    switch container {
    case let stack as StackController: stack.transition
    case let split as SplitContainerViewController: split.transition(at: 1)
    case let placeholder as PlaceholderViewController: placeholder.transition()
    case let wizard as WizardViewController: wizard.transition
    case let container as TabsViewController: container.transition
    case let modal as ModalContainerViewController: modal.transition
    default: nil
    }
  }

  /// Makes a recorder the delegate of a container of this kind.
  @MainActor func setDelegate(
    _ delegate: ContainerEventRecorder, of container: UIViewController
  ) {
    switch container {
    case let stack as StackController: stack.delegate = delegate
    case let placeholder as PlaceholderViewController: placeholder.delegate = delegate
    case let wizard as WizardViewController: wizard.delegate = delegate
    case let split as SplitContainerViewController: split.delegate = delegate
    case let container as TabsViewController: container.delegate = delegate
    case let modal as ModalContainerViewController: modal.delegate = delegate
    case let pages as PagesViewController: pages.delegate = delegate
    default: Issue.record("\(container) has no delegate that records")
    }
  }
}
