import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A navigation controller whose list changes at once, for random operations.
package final class WalkedNavigation: WalkedContainer {
  package static let kindCount = 11
  package static let asksGuards = false
  // UIKit 5.1: what is pushed off the window arrives when it is shown.
  package static let rules = Set(ContractRule.all).subtracting([.moveUnfinished])
  private let navigation: UINavigationController
  private let make: () -> RecordingViewController
  private let delegate = WalkedDelegate()
  /// The list as it has to be; nil where something was cancelled, or a hand was used, since the
  /// last change.
  private var list: [UIViewController]?
  private var changeCount = 0

  package init(make: @escaping () -> RecordingViewController) {
    self.make = make
    let root = make()
    navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    list = [root]
  }

  deinit {}

  package var controller: UIViewController { navigation }
  package var delegateCalls: DelegateCalls? { delegate.calls }

  /// The transitions that run. The caller may cancel them, and the list is then the former one:
  /// the model does not know it any more.
  package var transitions: [ContainerTransition] {
    let running = navigation.privateCore.stacks.compactMap(\.transition)
    if !running.isEmpty { list = nil }
    return running
  }

  package func change(_ kind: Int, _ argument: Int, animated: Bool) {
    let old = navigation.viewControllers
    switch kind {
    case 0, 1:
      let child = make()
      child.title = argument < 2 ? nil : "Title"
      child.hidesBottomBarWhenPushed = argument == 3
      child.navigationItem.hidesBackButton = argument == 4
      child.edgesForExtendedLayout = argument == 5 ? [] : .all
      change(to: old + [child]) { $0.pushViewController(child, animated: animated) }
    case 2:
      change(to: old.count > 1 ? old.dropLast() : old) {
        $0.popViewController(animated: animated)
      }
    case 3:
      change(to: Array(old.prefix(1))) { $0.popToRootViewController(animated: animated) }
    case 4:
      guard old.indices.contains(argument) else { return }
      change(to: Array(old[...argument])) {
        $0.popToViewController(old[argument], animated: animated)
      }
    case 5:
      set(old.enumerated().filter { $0.offset != argument }.map(\.element) + [make()], animated)
    case 6: set(argument < 3 ? old.reversed() : [make()] + old, animated)
    case 7: set(argument == 0 ? [] : Array(old.dropFirst()), animated)
    case 8: navigation.setNavigationBarHidden(argument < 3, animated: animated)
    case 9: navigation.setToolbarHidden(argument < 3, animated: animated)
    default: delegate.change(argument)
    }
  }

  private func set(_ new: [UIViewController], _ animated: Bool) {
    change(to: new) { $0.setViewControllers(new, animated: animated) }
  }

  /// Changes the list. A change that a callback makes meanwhile counts after this one.
  private func change(to new: [UIViewController], by body: (UINavigationController) -> Void) {
    changeCount += 1
    let number = changeCount
    list = new
    body(navigation)
    if number == changeCount, list != nil, navigation.viewControllers != new {
      misplaced = "\(new)"
    }
  }

  private var misplaced: String?

  package func readUserChanges() { list = nil }

  package var misplacement: String? {
    let shown = navigation.viewControllers
    if let misplaced { return "the list has not become \(misplaced)" }
    if let list, list != shown { return "list: \(shown), expected: \(list)" }
    if navigation.privateCore.stacks[0].viewControllers != shown {
      return "shown: \(navigation.privateCore.stacks[0].viewControllers), list: \(shown)"
    }
    if Set(navigation.children) != Set(shown) { return "children: \(navigation.children)" }
    if (navigation.navigationBar.items ?? []) != shown.map(\.navigationItem) {
      return "items: \(navigation.navigationBar.items ?? []), list: \(shown)"
    }
    return shown.compactMap { child in
      child === shown.last ? misplacement(ofTop: child) : misplacement(of: child, in: nil)
    }.first
  }

  /// The top fills what the bars leave.
  private func misplacement(ofTop child: UIViewController) -> String? {
    guard let view = child.viewIfLoaded, view.window != nil else {
      return "the top ought to be in the window"
    }
    var room = navigation.view.bounds
    if child.edgesForExtendedLayout.isEmpty {
      if !navigation.isNavigationBarHidden {
        room = room.inset(
          by: UIEdgeInsets(top: navigation.navigationBar.frame.maxY, left: 0, bottom: 0, right: 0)
        )
      }
      if !navigation.isToolbarHidden {
        room.size.height = navigation.toolbar.frame.minY - room.origin.y
      }
    }
    room.size.height = max(0, room.size.height)
    let frame = view.convert(view.bounds, to: navigation.view)
    let isThere =
      frame.minX == room.minX && frame.width == room.width && abs(frame.minY - room.minY) < 0.01
      && abs(frame.height - room.height) < 0.01
    return isThere ? nil : "the top is at \(frame), not \(room)"
  }
}
