import NestKit
import OpenUIKit

extension UITabBarController {
  /// The children that a person may arrange, in the order of the list.
  var customizable: [UIViewController] {
    guard let chosenCustomizable else { return list }
    return list.filter { child in chosenCustomizable.contains { $0 === child } }
  }

  /// Whether the list behind More has the button Edit.
  var canCustomize: Bool { listedTabs.isEmpty && !customizable.isEmpty }

  /// Lets a person arrange the children.
  func beginCustomizing() {
    guard canCustomize else { return }
    tabBar.beginCustomizingItems(customizable.map { item(of: $0) })
  }

  // Fidelity: the delegate of the controller is called after that of the bar, which the controller
  // itself is. [decided]
  /// Passes on to the delegate what a person does with the items, and takes over their order.
  func follow(_ customizing: TabCustomizing) {
    switch customizing {
    case .willBegin: delegate?.tabBarController(self, willBeginCustomizing: customizable)
    case .didBegin: break
    case .willEnd(let items, let changed):
      delegate?.tabBarController(
        self, willEndCustomizing: changed ? ordered(by: items) : list, changed: changed)
    case .apply(let items): apply(ordered(by: items))
    case .didEnd(let changed):
      delegate?.tabBarController(self, didEndCustomizing: list, changed: changed)
    }
  }

  /// The children whose items the bar is going to have, and then the others.
  private func ordered(by items: [UITabBarItem]) -> [UIViewController] {
    let first = items.compactMap { item in list.first { self.item(of: $0) === item } }
    return first + list.filter { child in !first.contains { $0 === child } }
  }

  private func apply(_ new: [UIViewController]) {
    guard listedTabs.isEmpty, setList(new, of: [], selecting: nil, animated: false) else { return }
    more?.listController.updateEditing()
  }
}
