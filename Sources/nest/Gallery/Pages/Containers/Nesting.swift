import NestKit
import OpenUIKit
import OpenUIKitContainers

/// Containers inside each other, the outermost first, with a screen in the innermost one.
struct Nesting: Hashable, Sendable {
  /// A container into which a screen can be put.
  enum Container: String, CaseIterable, Sendable {
    case stack, placeholder, wizard, modal, tabs, pages, split
    case navigation, tabBar, pageView, splitView

    /// The label of the chip.
    var label: String { Nesting.label(of: rawValue) }

    /// Whether it can be a child of another one. Columns of split views are in navigation
    /// controllers.
    func fits(in outer: Container) -> Bool {
      switch outer {
      case .navigation: self != .navigation && self != .splitView
      case .splitView: self != .splitView
      default: true
      }
    }
  }

  /// The words of a name: `Tab bar` for `tabBar`.
  static func label(of name: String) -> String {
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The containers, the outermost first.
  private(set) var containers: [Container] = []

  /// No more can be inside each other.
  static let limit = 6

  /// Puts the screen into one more container, inside the others.
  ///
  /// - Returns: Why this is refused; nil where it is not.
  mutating func append(_ container: Container) -> String? {
    guard containers.count < Self.limit else {
      return "No more than \(Self.limit) containers are inside each other here"
    }
    if let outer = containers.last, !container.fits(in: outer) {
      return "A \(container.label.lowercased()) cannot be pushed by a navigation controller"
    }
    containers.append(container)
    return nil
  }

  /// Takes the screen out of the innermost container, which is gone then.
  mutating func removeLast() { _ = containers.popLast() }

  mutating func removeAll() { containers = [] }

  // MARK: Source

  /// Swift source that makes them, the innermost first; the last line names the outermost one.
  var source: [String] {
    var child = "screen"
    var names: [String: Int] = [:]
    return containers.reversed().flatMap { container -> [String] in
      let count = names[container.rawValue, default: 0] + 1
      names[container.rawValue] = count
      let name = count == 1 ? container.rawValue : "\(container.rawValue)\(count)"
      defer { child = name }
      return container.source(name, around: child)
    }
  }

  // MARK: Controllers

  /// Makes the containers and the screens in them.
  ///
  /// - Parameter makeScreen: Makes a screen; called for the one in the innermost container first,
  ///   then for those that are beside a child.
  @MainActor
  func make(_ makeScreen: () -> UIViewController) -> UIViewController {
    var child = makeScreen()
    for container in containers.reversed() {
      child = container.make(around: child, beside: makeScreen)
    }
    return child
  }
}

extension Nesting.Container {
  /// Swift source that makes the container of a name with a child.
  fileprivate func source(_ name: String, around child: String) -> [String] {
    switch self {
    case .stack: ["let \(name) = StackController(rootViewController: \(child))"]
    case .placeholder:
      [
        "let \(name) = PlaceholderViewController()",
        "\(name).setViewController(\(child))",
      ]
    case .wizard: ["let \(name) = WizardViewController(pages: [\(child), second])"]
    case .modal: ["let \(name) = ModalContainerViewController(contentViewController: \(child))"]
    case .tabs:
      [
        "let \(name) = TabsViewController(viewControllers: [\(child), second])",
        "\(name).showsTabBar = true",
      ]
    case .pages: ["let \(name) = PagesViewController(viewControllers: [\(child), second])"]
    case .split:
      [
        "let \(name) = SplitContainerViewController(columns: columns)",
        "\(name).setViewController(sidebar, at: 0)",
        "\(name).setViewController(\(child), at: 1)",
      ]
    case .navigation: ["let \(name) = UINavigationController(rootViewController: \(child))"]
    case .tabBar:
      ["let \(name) = UITabBarController()", "\(name).viewControllers = [\(child), second]"]
    case .pageView:
      [
        "let \(name) = UIPageViewController(",
        "  transitionStyle: .scroll, navigationOrientation: .horizontal)",
        "\(name).setViewControllers([\(child)], direction: .forward, animated: false)",
      ]
    case .splitView:
      [
        "let \(name) = UISplitViewController(style: .doubleColumn)",
        "\(name).setViewController(sidebar, for: .primary)",
        "\(name).setViewController(\(child), for: .secondary)",
      ]
    }
  }

  /// Makes the container with a child, and where it has several children, with another one beside
  /// it.
  @MainActor
  fileprivate func make(
    around child: UIViewController, beside makeScreen: () -> UIViewController
  ) -> UIViewController {
    switch self {
    case .stack: return StackController(rootViewController: child)
    case .placeholder:
      let placeholder = PlaceholderViewController()
      placeholder.setViewController(child)
      return placeholder
    case .wizard: return WizardViewController(pages: [child, makeScreen()])
    case .modal: return ModalContainerViewController(contentViewController: child)
    case .tabs:
      let tabs = TabsViewController(viewControllers: tabs(child, makeScreen()))
      tabs.showsTabBar = true
      return tabs
    case .pages: return PagesViewController(viewControllers: [child, makeScreen()])
    case .split: return split(child, sidebar: makeScreen())
    case .navigation:
      child.title = child.title ?? "Navigation"
      return UINavigationController(rootViewController: child)
    case .tabBar:
      let tabBar = UITabBarController()
      tabBar.viewControllers = tabs(child, makeScreen())
      return tabBar
    case .pageView: return ListPageViewController([child, makeScreen()])
    case .splitView: return splitView(child, sidebar: makeScreen())
    }
  }

  /// The children of tabs, which show their titles.
  @MainActor
  private func tabs(_ first: UIViewController, _ second: UIViewController) -> [UIViewController] {
    (first.title, second.title) = ("First", "Second")
    return [first, second]
  }

  @MainActor
  private func split(
    _ child: UIViewController, sidebar: UIViewController
  ) -> UIViewController {
    let split = SplitContainerViewController(columns: SplitColumn.sidebarAndDetail)
    split.setViewController(sidebar, at: 0)
    split.setViewController(child, at: 1)
    return split
  }

  @MainActor
  private func splitView(
    _ child: UIViewController, sidebar: UIViewController
  ) -> UIViewController {
    (child.title, sidebar.title) = (child.title ?? "Detail", "Sidebar")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(child, for: .secondary)
    return split
  }
}
