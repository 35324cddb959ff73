import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// One public operation of a container, with its arguments.
struct PublicOperation {
  let name: String
  /// Requests it of a container in any state; the closure makes another child.
  let request: (UIViewController, () -> UIViewController) -> ContainerOperation?

  init<Container: UIViewController>(
    _ name: String, _ request: @escaping (Container, () -> UIViewController) -> ContainerOperation?
  ) {
    self.name = name
    self.request = { container, make in
      guard let container = container as? Container else {
        Issue.record("\(name) is no operation of \(container)")
        return nil
      }
      return request(container, make)
    }
  }
}

extension ContainerKind {
  /// The operations of this kind of container, and what can be done with a transition.
  @MainActor var operations: [PublicOperation] {
    switch self {
    case .stack: Self.stackOperations + transitionOperations
    case .placeholder:
      [
        PublicOperation("set") { (container: PlaceholderViewController, make) in
          container.setViewController(make(), transition: .coverFromBottom)
        },
        PublicOperation("clear") { (container: PlaceholderViewController, _) in
          container.setViewController(nil)
        },
      ] + transitionOperations
    case .wizard: Self.wizardOperations + transitionOperations
    case .tabs: Self.tabsOperations + transitionOperations
    case .modal:
      [
        PublicOperation("present") { (container: ModalContainerViewController, make) in
          container.presentModal(make())
        },
        PublicOperation("dismiss") { (container: ModalContainerViewController, _) in
          container.dismissModal()
        },
        PublicOperation("set the content") { (container: ModalContainerViewController, make) in
          container.setContentViewController(make())
        },
      ] + transitionOperations
    case .pages: Self.pagesOperations
    case .split: Self.splitOperations + transitionOperations
    case .bars: Self.barOperations + transitionOperations
    case .sheets: Self.sheetOperations + transitionOperations
    }
  }

  private static var stackOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request: @escaping (StackController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("push") { $0.push($1()) },
      operation("pop") { stack, _ in stack.pop() },
      operation("pop to the root") { stack, _ in stack.popToRoot() },
      operation("pop to the first") { stack, _ in stack.popToViewController(at: 0) },
      operation("insert on top") { $0.insert($1(), at: $0.count) },
      operation("insert above the root") { $0.insert($1(), above: $0.viewControllers[0]) },
      operation("remove the top") { stack, _ in stack.remove(at: stack.count - 1) },
      operation("replace") { $0.setViewControllers([$0.viewControllers[0], $1(), $1()]) },
      operation("finish") { stack, _ in
        stack.finishTransition()
        return nil
      },
    ]
  }

  private static var wizardOperations: [PublicOperation] {
    func operation(
      _ name: String, _ request: @escaping (WizardViewController) -> ContainerOperation?
    ) -> PublicOperation {
      PublicOperation(name) { (wizard: WizardViewController, _) in request(wizard) }
    }
    return [
      operation("next") { $0.selectNext() },
      operation("previous") { $0.selectPrevious() },
      operation("first") { $0.selectViewController(at: 0, animated: false) },
      operation("done") {
        _ = $0.finish()
        return nil
      },
    ]
  }

  private static var tabsOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request: @escaping (TabsViewController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("select") { container, _ in container.selectViewController(at: 0) },
      operation("next") { container, _ in container.selectNext() },
      operation("previous") { container, _ in container.selectPrevious(animated: false) },
      operation("replace") { $0.setViewControllers([$1()] + $0.viewControllers.prefix(1)) },
    ]
  }

  private static var pagesOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request: @escaping (PagesViewController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("select") { pages, _ in pages.selectViewController(at: 0) },
      operation("next") { pages, _ in pages.selectNext() },
      operation("previous") { pages, _ in pages.selectPrevious(animated: false) },
      operation("replace") { $0.setViewControllers([$1()] + $0.viewControllers.prefix(1)) },
      operation("another axis") { pages, _ in
        pages.axis = .horizontal
        return nil
      },
      operation("a circle") { pages, _ in
        pages.wraps = true
        return nil
      },
    ]
  }

  private static var splitOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request:
        @escaping (SplitContainerViewController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("set") { $0.setViewController($1(), at: 1, transition: .coverFromBottom) },
      operation("clear") { split, _ in split.setViewController(nil, at: 1) },
      operation("set the first column") { $0.setViewController($1(), at: 0) },
      operation("collapse") { split, _ in
        split.preferredDisplayMode = .closedDrawer
        return split.setDrawerOpen(true)
      },
    ]
  }

  private static var barOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request:
        @escaping (BarContainerViewController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("set") { $0.setContentViewController($1(), transition: .coverFromBottom) },
      operation("clear") { bars, _ in bars.setContentViewController(nil) },
      operation("hide the bar") { bars, _ in
        bars.setNavigationBarHidden(!bars.isNavigationBarHidden, animated: true)
        return nil
      },
    ]
  }

  private static var sheetOperations: [PublicOperation] {
    func operation(
      _ name: String,
      _ request:
        @escaping (SheetContainerViewController, () -> UIViewController) -> ContainerOperation?
    ) -> PublicOperation { PublicOperation(name, request) }
    return [
      operation("present") { $0.presentSheet($1()) },
      operation("dismiss") { sheets, _ in
        sheets.sheetViewControllers.last.map { sheets.dismissSheet($0) }
      },
      operation("set the content") { $0.setContentViewController($1()) },
    ]
  }

  private var transitionOperations: [PublicOperation] {
    func operation(
      _ name: String, _ control: @escaping (ContainerTransition) -> Void
    ) -> PublicOperation {
      PublicOperation(name) { (container: UIViewController, _) in
        if let transition = transition(of: container) { control(transition) }
        return nil
      }
    }
    return [
      operation("reverse") { $0.reverse() },
      operation("cancel") { $0.cancel() },
      operation("finish the transition") { $0.finish() },
      operation("to one half, and on") {
        $0.fractionComplete = 0.5
        $0.resume()
      },
    ]
  }
}
