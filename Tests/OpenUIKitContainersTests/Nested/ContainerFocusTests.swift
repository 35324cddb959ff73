import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The focus of keys when a container shows something else, for all containers.
@Suite(.serialized) struct ContainerFocusTests {
  private let host: TestHost
  private let first = FocusedPage(from: 1)
  private let second = FocusedPage(from: 3)

  init() throws { host = try TestHost(size: CGSize(width: 1_024, height: 768)) }

  /// The tag of the view that has the focus.
  private var focused: Int? {
    (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.tag
  }

  private func show(_ kind: NestedKind) throws -> UIViewController {
    let container = kind.make(of: first, before: second)
    host.show(container)
    host.turn { UIFocusSystem.focusSystem(for: container)?.requestFocusUpdate(to: first) }
    #expect(focused == 2)
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused == 1)
    return container
  }

  @Test(
    "R20.7 Containers 1.6 The focus moves to what a container shows, and returns with what it has shown",
    arguments: NestedKind.all)
  func transitions(_ kind: NestedKind) throws {
    let container = try show(kind)

    host.turn { kind.change(container, to: second) }
    try host.settle()
    #expect(focused == 4)
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused == 3)

    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
    #expect(focused == 1)
  }

  @Test(
    "R20.7 A controller that restores no focus prefers one; without a ring nothing moves",
    arguments: NestedKind.all)
  func exceptions(_ kind: NestedKind) throws {
    let container = try show(kind)
    first.restoresFocusAfterTransition = false
    host.turn { kind.change(container, to: second) }
    try host.settle()
    host.turn { kind.changeBack(container, to: first) }
    try host.settle()
    #expect(focused == 2)

    host.tap(at: CGPoint(x: 1_000, y: 400))
    #expect(focused == nil)
    host.turn { kind.change(container, to: second) }
    try host.settle()
    #expect(focused == nil)
  }

  @Test("R20.7 The focus leaves a column that is hidden, and returns to it")
  func column() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    host.show(split)
    host.turn { UIFocusSystem.focusSystem(for: split)?.requestFocusUpdate(to: first) }
    #expect(focused == 2)

    host.turn { split.hide(.primary) }
    try host.settle()
    #expect(focused == 4)
    host.turn { split.show(.primary) }
    try host.settle()
    #expect(focused == 4, "what is beside the column still has it")
  }

  @Test("R20.7 What is presented gets the focus, which returns when it is dismissed")
  func presentation() throws {
    host.show(first)
    host.turn { UIFocusSystem.focusSystem(for: first)?.requestFocusUpdate(to: first) }
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overCurrentContext] {
      second.modalPresentationStyle = style
      host.turn { first.present(second, animated: true) }
      try host.settle()
      #expect(focused == 4)
      host.turn { first.dismiss(animated: true) }
      try host.settle()
      #expect(focused == 2)
    }
  }
}
