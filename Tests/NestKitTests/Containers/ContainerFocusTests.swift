import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The focus of keys when a container shows something else.
@Suite(.serialized) struct ContainerFocusTests {
  private let host: TestHost
  private let first = FocusedPage(from: 1)
  private let second = FocusedPage(from: 3)

  init() throws { host = try TestHost(size: CGSize(width: 200, height: 300)) }

  /// The tag of the view that has the focus.
  private var focused: Int? {
    (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.tag
  }

  private func show(_ kind: ContainerKind) throws -> UIViewController {
    let container = kind.makeContainer(of: first, before: second)
    host.show(container)
    host.press(.keyboardTab)
    #expect(focused == 2, "the first key moves the focus to the preferred view")
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused == 1)
    return container
  }

  @Test("R20.7 A transition that is cancelled leaves the focus where it was")
  func cancel() throws {
    for kind in ContainerKind.allCases where kind != .pages {
      let container = try show(kind)
      _ = host.turn { kind.change(container, to: second) }
      host.advance(by: 0.1)
      let transition = try #require(kind.transition(of: container))
      host.turn { transition.cancel() }
      try host.settle()
      #expect(focused == 1, "\(kind)")
      host.show(UIViewController())
      host.tap(at: CGPoint(x: 190, y: 290))
    }
  }

  @Test("R20.7 The focus moves into a drawer that opens, and back when it closes")
  func drawer() throws {
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 60), SplitColumn(minimumWidth: 60),
    ])
    split.setViewController(second, at: 0)
    split.setViewController(first, at: 1)
    split.preferredDisplayMode = .closedDrawer
    host.show(split)
    host.press(.keyboardTab)
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused == 1)

    host.turn { _ = split.setDrawerOpen(true) }
    try host.settle()
    #expect(focused == 4)
    host.turn { _ = split.setDrawerOpen(false) }
    try host.settle()
    #expect(focused == 1)
  }

  @Test("R20.7 Containers in each other lead to the active child, and name it")
  func nested() throws {
    let inner = StackController(rootViewController: first)
    let tabs = TabsViewController(viewControllers: [inner, UIViewController()])
    tabs.showsTabBar = true
    let outer = StackController(rootViewController: tabs)
    host.show(outer)
    #expect(outer.preferredFocusEnvironments.map { $0 === tabs } == [true])
    #expect(tabs.preferredFocusEnvironments.map { $0 === inner } == [true])
    host.press(.keyboardTab)
    #expect(focused == 2, "and not the bar of tabs")

    host.turn { _ = outer.push(second) }
    try host.settle()
    #expect(focused == 4)
    host.turn { _ = outer.pop() }
    host.turn { outer.finishTransition() }
    #expect(focused == 2)
  }

  @Test("R20.7 What had the focus is released, and the focus moves on")
  func released() throws {
    let stack = StackController(rootViewController: first)
    host.show(stack)
    weak var link: UIViewController?
    do {
      let made = FocusedPage(from: 5)
      link = made
      host.turn { _ = stack.push(made, animated: false) }
    }
    host.press(.keyboardTab)
    #expect(focused == 6)

    host.turn { _ = stack.pop() }
    try host.settle()

    #expect(link == nil)
    #expect(focused == 2)
  }
}
