import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// A controller with two buttons, of which it prefers the second one.
private final class TwoButtons: UIViewController {
  let buttons = [UIButton(type: .system), UIButton(type: .system)]
  /// Called when the focus has moved in here.
  var onFocus: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 60, y: 120 + 60 * CGFloat(index), width: 80, height: 40)
      button.setTitle("\(index)", for: .normal)
      view.addSubview(button)
    }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [buttons[1]] }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    onFocus()
  }

  deinit {}
}

/// Where keys have the focus while containers change what they show.
@Suite(.serialized) struct KeyboardFocusTests {
  private let host: TestHost

  init() throws { host = try TestHost(size: CGSize(width: 640, height: 480)) }

  private func focused(_ controller: UIViewController) -> UIView? {
    UIFocusSystem(for: controller)?.focusedItem as? UIView
  }

  /// Gives the first button of a controller the focus, as keys do.
  private func focus(_ page: TwoButtons) {
    host.turn { UIFocusSystem(for: page)?.requestFocusUpdate(to: page.buttons[0]) }
    host.commit()
    #expect(page.buttons[0].isFocused)
  }

  @Test(
    "R20.7 The focus moves to what a container shows, and returns with the child that had it",
    arguments: NestedKind.all)
  func change(kind: NestedKind) throws {
    let (first, second) = (TwoButtons(), TwoButtons())
    let container = kind.make(of: first, before: second)
    host.show(container)
    try host.settle()
    focus(first)

    host.turn { kind.change(container, to: second) }
    try host.settle()
    #expect(focused(container) === second.buttons[1], "it prefers that")
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused(container) === second.buttons[0])
    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
    #expect(focused(container) === first.buttons[0], "it had that")
  }

  @Test("R20.7 A controller that restores no focus has what it prefers")
  func withoutRestoring() throws {
    let (first, second) = (TwoButtons(), TwoButtons())
    #expect(first.restoresFocusAfterTransition)
    first.restoresFocusAfterTransition = false
    let navigation = UINavigationController(rootViewController: first)
    host.show(navigation)
    try host.settle()
    focus(first)
    host.turn { navigation.pushViewController(second, animated: true) }
    try host.settle()
    host.turn { _ = navigation.popViewController(animated: true) }
    try host.settle()
    #expect(focused(navigation) === first.buttons[1])
  }

  @Test("R20.7 A pop that is cancelled leaves the focus where it was")
  func cancelled() throws {
    let (first, second) = (TwoButtons(), TwoButtons())
    let stack = StackController(rootViewController: first)
    stack.push(second, animated: false)
    host.show(stack)
    focus(second)
    host.turn { _ = stack.pop() }
    host.advance(by: 0.1)
    host.turn { stack.transition?.reverse() }
    try host.settle()
    #expect(focused(stack) === second.buttons[0])
  }

  @Test("R20.7 A drawer takes the focus while it is open, and what it covers has it again")
  func drawer() throws {
    let (list, detail) = (TwoButtons(), TwoButtons())
    let split = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 400), SplitColumn(minimumWidth: 400),
    ])
    split.setViewController(list, at: 0)
    split.setViewController(detail, at: 1)
    host.show(split)
    focus(detail)

    host.turn { _ = split.setDrawerOpen(true) }
    try host.settle()
    #expect(focused(split) === list.buttons[1])
    host.turn { _ = split.setDrawerOpen(false) }
    try host.settle()
    #expect(focused(split) === detail.buttons[0])
  }

  @Test("R20.7 What is presented takes the focus, through a child without items")
  func presentation() throws {
    let (page, presented) = (TwoButtons(), TwoButtons())
    let tabs = TabsViewController(viewControllers: [page, UIViewController()])
    host.show(tabs)
    focus(page)
    host.turn { _ = tabs.selectNext() }
    try host.settle()
    #expect(focused(tabs) == nil)
    host.turn { tabs.present(presented, animated: true) }
    try host.settle()
    host.press(.keyboardTab)
    #expect(focused(presented) === presented.buttons[1])
    host.turn { tabs.dismiss(animated: true) }
    try host.settle()
    host.turn { _ = tabs.selectPrevious() }
    try host.settle()
    #expect(focused(tabs) === page.buttons[0])
  }

  @Test("R20.7 Without keys no focus moves")
  func withoutKeys() throws {
    let (first, second) = (TwoButtons(), TwoButtons())
    let stack = StackController(rootViewController: first)
    host.show(stack)
    focus(first)
    host.tap(at: CGPoint(x: 500, y: 400))
    #expect(focused(stack) == nil)
    host.turn { _ = stack.push(second) }
    try host.settle()
    #expect(focused(stack) == nil)
  }

  @Test("R20.8 R14.3 Items that change whenever the focus moves are reported, and nothing hangs")
  func endless() throws {
    let page = TwoButtons()
    host.show(page)
    focus(page)
    var isFirst = false
    page.onFocus = { [unowned page] in
      isFirst.toggle()
      page.buttons[0].isEnabled = isFirst
      page.buttons[1].isEnabled = !isFirst
    }
    let reports = try withMisuseIntercepted {
      host.turn { page.buttons[0].isEnabled = false }
      for _ in 0..<120 { host.commit() }
      try host.settle()
    }
    #expect(reports.map(\.id) == ["focus.does-not-settle"])
  }
}
