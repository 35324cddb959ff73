import NestKit
import NestTesting
import OpenUIKit

/// Tabs whose list and selection change, for random operations.
package final class WalkedTabs: WalkedContainer {
  package static let kindCount = 5
  private let container: TabsViewController
  private let make: () -> RecordingViewController
  private var list: Modelled<[UIViewController]>
  private var selected: Modelled<UIViewController?>
  /// The list that was requested last, until it is there.
  private var waiting: [UIViewController]?

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let list = (0..<3).map { _ in make() }
    self.list = Modelled(list)
    selected = Modelled(list[0])
    container = TabsViewController(viewControllers: list)
    container.showsTabBar = true
  }

  deinit {}

  package var controller: UIViewController { container }
  package var transitions: [ContainerTransition] { container.transition.map { [$0] } ?? [] }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let list = waiting ?? container.viewControllers
    let present = container.selectedViewController
    let number = selected.request()
    let listNumber = self.list.request()
    switch kind {
    case 0, 1:
      let target = argument < list.count ? list[argument] : nil
      note(
        target, number,
        container.selectViewController(
          at: argument, transition: argument < 3 ? nil : walkTransitions[argument],
          animated: animated))
    case 2, 3:
      let index = (present.flatMap(list.firstIndex) ?? 0) + (kind == 2 ? 1 : -1)
      let target = list.indices.contains(index) ? list[index] : nil
      let operation =
        kind == 2
        ? container.selectNext(animated: animated) : container.selectPrevious(animated: animated)
      note(target, number, operation)
    default:
      let new = list.enumerated().filter { $0.offset != argument }.map(\.element) + [make()]
      let selected = present.flatMap { new.contains($0) ? $0 : nil } ?? new.first
      let operation = container.setViewControllers(new, animated: animated)
      if !operation.isFinished { waiting = new }
      operation.whenFinished { [unowned self] in
        if waiting == new { waiting = nil }
        guard $0 == .done else { return }
        self.list.set(new, by: listNumber)
        self.selected.set(selected, by: number)
      }
    }
  }

  private func note(
    _ target: UIViewController?, _ number: Int, _ operation: ContainerOperation
  ) {
    operation.whenFinished { [unowned self] in
      guard $0 == .done, let target else { return }
      selected.set(target, by: number)
    }
  }

  package func readUserChanges() {
    guard container.transition == nil else { return }
    selected.set(container.selectedViewController)
  }

  package func readChildren() {
    list.set(container.viewControllers)
    selected.set(container.selectedViewController)
  }

  package var misplacement: String? {
    let (list, selected) = (self.list.value, self.selected.value)
    if container.selectedViewController !== selected { return "selected: another one" }
    if container.viewControllers != list { return "list: \(container.viewControllers)" }
    if Set(container.children) != Set(list) { return "children: \(container.children)" }
    return list.compactMap {
      misplacement(of: $0, in: $0 === selected ? container.region : nil)
    }.first
  }
}
