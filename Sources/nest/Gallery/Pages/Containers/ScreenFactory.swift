import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// Makes the screens of a page, and containers with screens in them.
///
/// Each has a restoration identifier that says what it is and at which depth, such as `screen-2`,
/// so that it can be made again.
@MainActor
struct ScreenFactory {
  /// A kind of screen that can be made.
  enum Kind: String, CaseIterable, Sendable {
    case screen, stack, placeholder, wizard, modal, tabs, pages, split
    case navigation, tabBar, pageView, splitView

    /// The label of the chip.
    var label: String { Nesting.label(of: rawValue) }
  }

  /// Records the callbacks of the screens.
  let recorder: LifecycleRecorder
  /// The caption of a screen at a depth; nil for the depth itself.
  let caption: (Int) -> String?
  /// The size that screens prefer, for containers that ask for it.
  static let preferredSize = CGSize(width: 200, height: 220)

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - recorder: Records the callbacks of the screens.
  ///   - caption: The caption of a screen at a depth. Default: the depth itself.
  init(recorder: LifecycleRecorder, caption: @escaping (Int) -> String? = { _ in nil }) {
    self.recorder = recorder
    self.caption = caption
  }

  /// Makes a screen, or a container with three screens in it.
  ///
  /// - Parameters:
  ///   - kind: The kind of screen that is made.
  ///   - depth: Its index in the container that shows it; it decides name and colour.
  func make(_ kind: Kind, depth: Int) -> UIViewController {
    let controller = build(kind, depth: depth)
    controller.restorationIdentifier = "\(kind.rawValue)-\(depth)"
    return controller
  }

  /// Makes what has a restoration identifier; nil if nothing of this name can be made.
  func make(identifier: String) -> UIViewController? {
    let parts = identifier.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
      let depth = Int(parts[1]), (0..<Self.depthLimit).contains(depth)
    else { return nil }
    return make(kind, depth: depth)
  }

  /// A screen with the name of a depth.
  ///
  /// - Parameter caption: The text at the top. Default: the caption of the depth.
  func screen(depth: Int, caption: String? = nil) -> DemoViewController {
    let screen = DemoViewController(
      depth: depth, caption: caption ?? self.caption(depth), recorder: recorder)
    screen.restorationIdentifier = "\(Kind.screen.rawValue)-\(depth)"
    screen.preferredContentSize = Self.preferredSize
    return screen
  }

  /// Three screens that belong to one depth: `D1`, `D2` and `D3` to the depth of `D`.
  func screens(atDepth depth: Int, captions: [String]) -> [DemoViewController] {
    captions.enumerated().map { index, caption in
      screen(depth: depth + (index + 1) * DemoViewController.letterCount, caption: caption)
    }
  }

  private func build(_ kind: Kind, depth: Int) -> UIViewController {
    func children(_ captions: String...) -> [DemoViewController] {
      screens(atDepth: depth, captions: captions)
    }
    switch kind {
    case .screen: return screen(depth: depth)
    case .stack: return stack(children("Root of a stack", "Top of a stack"))
    case .placeholder: return halves(children("Upper region", "Lower region"))
    case .wizard: return WizardViewController(pages: children("Page 1", "Page 2", "Page 3"))
    case .modal: return modal(children("Content", "Modal"))
    case .tabs: return tabs(children("Tab 1", "Tab 2", "Tab 3"))
    case .pages: return PagesViewController(viewControllers: children("1", "2", "3"))
    case .split: return split(children("Sidebar", "Detail"))
    case .navigation: return navigation(titled(children("", ""), "Root", "Top"))
    case .tabBar: return tabBar(titled(children("", "", ""), "One", "Two", "Three"))
    case .pageView: return ListPageViewController(children("Page 1", "Page 2", "Page 3"))
    case .splitView: return splitView(titled(children("", ""), "Sidebar", "Detail"))
    }
  }

  private static let depthLimit = 10_000
}

// MARK: Containers

extension ScreenFactory {
  private func stack(_ children: [UIViewController]) -> UIViewController {
    let stack = StackController(rootViewController: children[0])
    stack.push(children[1], animated: false)
    return stack
  }

  private func halves(_ children: [UIViewController]) -> UIViewController {
    let halves = HalvesViewController()
    for (index, child) in children.enumerated() { halves.setViewController(child, at: index) }
    return halves
  }

  private func modal(_ children: [UIViewController]) -> UIViewController {
    let modal = ModalContainerViewController(contentViewController: children[0])
    modal.presentModal(children[1], animated: false)
    return modal
  }

  private func tabs(_ children: [UIViewController]) -> UIViewController {
    let tabs = TabsViewController(viewControllers: children)
    tabs.showsTabBar = true
    return tabs
  }

  private func split(_ children: [UIViewController]) -> UIViewController {
    let split = SplitContainerViewController(columns: SplitColumn.sidebarAndDetail)
    for (index, child) in children.enumerated() { split.setViewController(child, at: index) }
    return split
  }

  private func navigation(_ children: [UIViewController]) -> UIViewController {
    let navigation = UINavigationController()
    navigation.viewControllers = children
    return navigation
  }

  private func tabBar(_ children: [UIViewController]) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = children
    return tabs
  }

  private func splitView(_ children: [UIViewController]) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(children[0], for: .primary)
    split.setViewController(children[1], for: .secondary)
    return split
  }

  private func titled(_ screens: [DemoViewController], _ titles: String...) -> [UIViewController] {
    for (screen, title) in zip(screens, titles) { screen.title = title }
    return screens
  }
}

extension SplitColumn {
  /// Columns that are beside each other on a device in landscape.
  static let sidebarAndDetail = [
    SplitColumn(minimumWidth: 150, preferredWidth: 170, maximumWidth: 220),
    SplitColumn(minimumWidth: 250),
  ]
}
