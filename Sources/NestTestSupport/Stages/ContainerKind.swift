import NestKit
import NestTesting

/// A kind of container, for what all have in common.
package nonisolated enum ContainerKind: String, CaseIterable, Sendable {
  case stack, placeholder, wizard, tabs, modal, pages, split, bars, sheets

  /// Whether what it shows next lies above what it has shown, which stays appeared.
  package var presents: Bool { self == .modal || self == .sheets }
}

extension ContainerKind {
  /// The width of what is beside a child of a split, with the divider.
  package static let firstColumnWidth: CGFloat = 61

  /// A container of this kind that shows a child.
  ///
  /// - Parameters:
  ///   - child: The child that it shows.
  ///   - next: The child that a change is going to show instead; `nil` if there is none.
  @MainActor package func makeContainer(
    of child: UIViewController, before next: UIViewController?
  ) -> UIViewController {
    let list = [child] + (next.map { [$0] } ?? [])
    switch self {
    case .stack: return StackController(rootViewController: child)
    case .placeholder:
      let placeholder = PlaceholderViewController()
      placeholder.setViewController(child)
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
      split.setViewController(child, at: 1)
      return split
    case .bars: return BarContainerViewController(contentViewController: child)
    case .sheets: return SheetContainerViewController(contentViewController: child)
    }
  }

  /// Sheets as large as the container.
  private static let sheet = SheetConfiguration(detents: [.fraction(1)])

  /// Requests that a container of this kind shows what follows.
  @MainActor package func change(
    _ container: UIViewController, to next: UIViewController, animated: Bool = true
  ) -> ContainerOperation? {
    switch container {
    case let stack as StackController: stack.push(next, animated: animated)
    case let wizard as WizardViewController: wizard.selectNext(animated: animated)
    case let split as SplitContainerViewController:
      split.setViewController(
        next, at: 1, transition: .crossDissolve, animated: animated)
    case let placeholder as PlaceholderViewController:
      placeholder.setViewController(next, transition: .crossDissolve, animated: animated)
    case let container as TabsViewController: container.select(next, animated: animated)
    case let modal as ModalContainerViewController: modal.presentModal(next, animated: animated)
    case let pages as PagesViewController: pages.selectViewController(at: 1, animated: animated)
    case let bars as BarContainerViewController:
      bars.setContentViewController(next, transition: .crossDissolve, animated: animated)
    case let sheets as SheetContainerViewController:
      sheets.presentSheet(next, configuration: Self.sheet, animated: animated)
    default: nil
    }
  }

  /// Requests that a container of this kind shows what it has shown before
  /// ``change(_:to:animated:)``.
  @MainActor package func changeBack(
    _ container: UIViewController, to first: UIViewController, animated: Bool = true
  ) {
    switch container {
    case let stack as StackController: stack.pop(animated: animated)
    case let wizard as WizardViewController: wizard.selectPrevious(animated: animated)
    case let container as TabsViewController: container.select(first, animated: animated)
    case let modal as ModalContainerViewController: modal.dismissModal(animated: animated)
    case let pages as PagesViewController: pages.selectViewController(at: 0, animated: animated)
    case let sheets as SheetContainerViewController:
      if let sheet = sheets.sheetViewControllers.last {
        sheets.dismissSheet(sheet, animated: animated)
      }
    default: _ = change(container, to: first, animated: animated)
    }
  }

  /// The transition of a container of this kind; `nil` if none runs, and for pages, which a scroll
  /// view moves.
  @MainActor package func transition(of container: UIViewController) -> ContainerTransition? {
    switch container {
    case let stack as StackController: stack.transition
    case let split as SplitContainerViewController: split.transition(at: 1)
    case let placeholder as PlaceholderViewController: placeholder.transition()
    case let wizard as WizardViewController: wizard.transition
    case let container as TabsViewController: container.transition
    case let modal as ModalContainerViewController: modal.transition
    case let bars as BarContainerViewController: bars.transition
    case let sheets as SheetContainerViewController:
      sheets.sheetViewControllers.last.flatMap { sheets.transition(of: $0) }
    default: nil
    }
  }

  /// Makes a recorder the delegate of a container of this kind; that of bars has none.
  @MainActor package func setDelegate(
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
    case let sheets as SheetContainerViewController: sheets.delegate = delegate
    case is BarContainerViewController: break
    default: preconditionFailure("\(container) has no delegate that records")
    }
  }
}
