import NestKit
import NestTesting
import OpenUIKit
import Testing

/// What a child that is covered has to do with keys and assistive technologies, in every kind of container.
@Suite(.serialized) struct ContainerInputTests {
  /// Takes text and has a command, and records both.
  private final class TextView: UIView, UIKeyInput {
    var log: [String] = []
    var hasText: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(title: "", input: "n", modifierFlags: .command) { [weak self] _ in
          self?.log.append("command")
        }
      ]
    }

    func insertText(_ text: String) { log.append(text) }
    func deleteBackward() {}
    deinit {}
  }

  /// A container of two children, the first of which has text and is shown.
  private struct Stage {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let container: UIViewController
    let first: RecordingViewController
    let second: RecordingViewController
    let text = TextView()

    init(_ kind: ContainerKind) throws {
      host = try TestHost(size: CGSize(width: 200, height: 200))
      first = RecordingViewController("A", recorder: recorder)
      second = RecordingViewController("B", recorder: recorder)
      container = kind.makeContainer(of: first, before: second)
      first.view.addSubview(text)
    }

    func goBack() {
      let first = first
      host.turn {
        switch container {
        case let stack as StackController: stack.pop()
        case let wizard as WizardViewController: wizard.goToPreviousPage()
        case let container as SwitchViewController: container.select(first)
        case let modal as ModalContainerViewController: modal.dismissModal()
        case let pages as PagesViewController: pages.select(0)
        case let split as SplitContainerViewController:
          split.setInsetViewController(first, at: 1, transition: .crossDissolve)
        case let placeholder as PlaceholderViewController:
          placeholder.setInsetViewController(first, transition: .crossDissolve)
        default: Issue.record("\(container) has no way back")
        }
      }
    }

    /// Types a letter and presses the key of the command.
    func useKeys() {
      host.type("x")
      host.press(.keyboardN, modifiers: .command)
    }
  }

  @Test(
    "R20.1 R5.1 Containers 2.2 Contract 6.1 A covered child resigns the first responder, and has it again",
    arguments: ContainerKind.allCases, [true, false])
  func covered(kind: ContainerKind, animated: Bool) throws {
    let stage = try Stage(kind)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.useKeys()
    #expect(stage.text.log == ["x", "command"])

    stage.host.turn {
      _ = kind.change(stage.container, to: stage.second, animated: animated)
      #expect(animated && kind == .pages || !stage.text.isFirstResponder)
    }
    try stage.host.settle()
    #expect(!stage.text.isFirstResponder)
    stage.useKeys()
    #expect(stage.text.log == ["x", "command"])

    stage.goBack()
    try stage.host.settle()
    // A child that was removed is a new one when it comes back.
    let isRemoved = [.placeholder, .split, .wizard].contains(kind)
    #expect(stage.text.isFirstResponder == !isRemoved)
  }

  @Test("R20.1 Containers 2.2 A cancelled transition leaves the first responder where it was")
  func cancelled() throws {
    let stage = try Stage(.stack)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.host.turn { _ = ContainerKind.stack.change(stage.container, to: stage.second) }
    #expect(!stage.text.isFirstResponder)

    stage.host.turn { ContainerKind.stack.transition(of: stage.container)?.reverse() }
    try stage.host.settle()

    #expect(stage.text.isFirstResponder)
  }

  @Test(
    "R20.1 Containers 2.2 The first responder of a child at any depth comes back, in any window")
  func nested() throws {
    let stage = try Stage(.wizard)
    let outer = StackController(rootViewController: stage.container)
    stage.host.show(outer)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    for isKeyWindow in [true, false] {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      other.windowScene = stage.host.window.windowScene
      if !isKeyWindow { stage.host.turn { other.makeKeyAndVisible() } }

      stage.host.turn { _ = outer.push(UIViewController(), animated: false) }
      #expect(!stage.text.isFirstResponder)
      stage.host.turn { _ = outer.pop(animated: false) }

      #expect(stage.text.isFirstResponder)
    }
  }

  @Test("R20.1 Containers 2.2 What has become the first responder meanwhile stays it")
  func otherFirstResponder() throws {
    let stage = try Stage(.stack)
    stage.host.show(stage.container)
    stage.host.turn { _ = stage.text.becomeFirstResponder() }
    stage.host.turn {
      _ = ContainerKind.stack.change(stage.container, to: stage.second, animated: false)
    }
    let other = TextView()
    stage.host.turn {
      stage.container.view.addSubview(other)
      _ = other.becomeFirstResponder()
    }

    stage.goBack()
    try stage.host.settle()

    #expect(other.isFirstResponder)
  }

  @Test(
    "R20.3 R5.1 Containers 2.2 Another child that is shown is announced once",
    arguments: ContainerKind.allCases)
  func announced(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    var announced: [UIView?] = []
    stage.host.observeAccessibility { notification, argument in
      if notification == .screenChanged { announced.append(argument as? UIView) }
    }
    stage.host.show(stage.container)
    #expect(announced.isEmpty)

    stage.host.turn { _ = kind.change(stage.container, to: stage.second) }
    try stage.host.settle()
    #expect(announced == [stage.second.view])

    stage.goBack()
    try stage.host.settle()
    #expect(announced == [stage.second.view, stage.first.view])
  }

  @Test(
    "R20.3 R5.1 Containers 2.2 Contract 6.3 What is covered is hidden from assistive technologies",
    arguments: ContainerKind.allCases)
  func hidden(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    stage.host.show(stage.container)
    #expect(isReached(stage.first.view) && !isReached(stage.second.viewIfLoaded))

    stage.host.turn { _ = kind.change(stage.container, to: stage.second) }
    #expect(isReached(stage.second.view))
    try stage.host.settle()
    #expect(!isReached(stage.first.view) && isReached(stage.second.view))

    stage.goBack()
    try stage.host.settle()
    #expect(isReached(stage.first.view) && !isReached(stage.second.viewIfLoaded))
  }

  /// Whether assistive technologies reach a view from its window.
  private func isReached(_ view: UIView?) -> Bool {
    guard let view, view.window != nil else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { current in
      let siblings = current.superview?.subviews.filter { $0 !== current } ?? []
      return !current.accessibilityElementsHidden
        && (current.accessibilityViewIsModal
          || !siblings.contains(where: \.accessibilityViewIsModal))
    }
  }
}
