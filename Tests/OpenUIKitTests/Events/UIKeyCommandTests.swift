import NestTesting
import OpenUIKit
import Testing

@Suite struct UIKeyCommandTests {
  /// A first responder with commands that records what happens.
  private class CommandView: UIView {
    var commands: [UIKeyCommand]?
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    func add(
      _ input: String, _ modifiers: UIKeyModifierFlags = [], priority: Bool = false,
      attributes: UIMenuElement.Attributes = []
    ) {
      let command = UIKeyCommand(
        title: "", input: input, modifierFlags: modifiers, attributes: attributes
      ) { [weak self] in self?.log.append($0.input ?? "") }
      command.wantsPriorityOverSystemBehavior = priority
      commands = (commands ?? []) + [command]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
    }
  }

  /// The same, taking text.
  private final class TextView: CommandView, UIKeyInput {
    var hasText: Bool { true }
    func insertText(_ text: String) { log.append("insert \(text)") }
    func deleteBackward() { log.append("delete") }
  }

  /// A host that shows a controller, and a first responder in the view of the controller.
  private func makeHost<View: CommandView>(
    showing view: View
  ) throws -> (host: TestHost, controller: UIViewController, view: View) {
    let (host, controller) = (
      try TestHost(size: CGSize(width: 200, height: 200)), UIViewController()
    )
    host.show(controller)
    host.turn {
      controller.view.addSubview(view)
      view.becomeFirstResponder()
    }
    return (host, controller, view)
  }

  @Test("R17.1 UIKit 10 a key performs the command that fits; the press is not sent")
  func performs() throws {
    let (host, _, view) = try makeHost(showing: CommandView())
    view.add("n", .command)
    view.add(UIKeyCommand.inputEscape)

    host.press(.keyboardN, modifiers: .command)
    host.press(.keyboardN)
    host.press(.keyboardEscape)

    #expect(view.log == ["n", "began", "ended", UIKeyCommand.inputEscape])
  }

  @Test("UIKit 10 commands are looked for up the responder chain, to the delegate; the first wins")
  func chain() throws {
    let (host, controller, view) = try makeHost(showing: CommandView())
    view.add("a", .command)
    var log: [String] = []
    let commands = ["a", "b"].map { input in
      UIKeyCommand(input: input, modifierFlags: .command) { _ in log.append("controller \(input)") }
    }
    for command in commands { controller.addKeyCommand(command) }

    for key in [UIKeyboardHIDUsage.keyboardA, .keyboardB] { host.press(key, modifiers: .command) }
    controller.removeKeyCommand(commands[1])
    controller.removeKeyCommand(commands[1])
    host.press(.keyboardB, modifiers: .command)
    view.resignFirstResponder()
    host.press(.keyboardA, modifiers: .command)

    #expect(view.log == ["a", "began", "ended"])
    #expect(log == ["controller b", "controller a"])
    #expect(controller.keyCommands?.count == 1)
  }

  @Test("a controller that is presented offers its commands before the one that presents it")
  func presented() throws {
    let (host, controller) = (
      try TestHost(size: CGSize(width: 200, height: 200)), UIViewController()
    )
    host.show(controller)
    var log: [String] = []
    let sheet = UIViewController()
    for (owner, name) in [(controller, "root"), (sheet, "sheet")] {
      owner.addKeyCommand(
        UIKeyCommand(input: "w", modifierFlags: .command) { _ in log.append(name) })
    }
    host.press(.keyboardW, modifiers: .command)
    controller.present(sheet, animated: false)
    try host.settle()
    host.press(.keyboardW, modifiers: .command)
    sheet.dismiss(animated: false)
    try host.settle()
    host.press(.keyboardW, modifiers: .command)

    #expect(log == ["root", "sheet", "root"])
  }

  @Test("a disabled or hidden command is passed over; one that is switched on again is not")
  func attributes() throws {
    let (host, _, view) = try makeHost(showing: CommandView())
    view.add("a", .command, attributes: .disabled)
    view.add("a", .command, attributes: .hidden)

    host.press(.keyboardA, modifiers: .command)
    view.commands?.first?.attributes = []
    host.press(.keyboardA, modifiers: .command)

    #expect(view.log == ["began", "ended", "a"])
  }

  @Test("a key that repeats performs its command again; one that was a press does not")
  func repeats() throws {
    let (host, _, view) = try makeHost(showing: CommandView())
    view.add("j")

    host.putDown(.keyboardJ)
    host.putDown(.keyboardJ, isRepeat: true)
    view.commands = nil
    host.putDown(.keyboardJ, isRepeat: true)
    host.lift(.keyboardJ)
    host.putDown(.keyboardJ)
    view.add("j")
    host.putDown(.keyboardJ, isRepeat: true)
    host.lift(.keyboardJ)

    #expect(view.log == ["j", "j", "began", "ended"])
  }

  @Test("UIKit 10 text precedes commands without priority, and after those with it")
  func text() throws {
    let (host, _, view) = try makeHost(showing: TextView())
    view.add("a")
    view.add("b", priority: true)
    view.add("\r")
    view.add("\u{8}", priority: true)
    view.add("c", .command)

    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardB, .keyboardReturnOrEnter, .keyboardDeleteOrBackspace,
    ]
    for key in keys { host.press(key) }
    host.press(.keyboardC, modifiers: .command)

    #expect(
      view.log == [
        "began", "insert a", "ended", "b", "began", "insert \n", "ended", "\u{8}", "c",
      ])
  }

  @Test("a command may remove its own view, or add commands, while it is performed")
  func changes() throws {
    let (host, _, view) = try makeHost(showing: CommandView())
    view.commands = [
      UIKeyCommand(input: "x", modifierFlags: .control) { [weak view] _ in
        view?.commands = nil
        view?.removeFromSuperview()
      }
    ]

    host.press(.keyboardX, modifiers: .control)
    host.press(.keyboardX, modifiers: .control)

    #expect(view.superview == nil && view.log == [])
  }

  @Test("a command keeps its values, and one with an empty input is never performed")
  func values() throws {
    let (host, _, view) = try makeHost(showing: CommandView())
    let command = UIKeyCommand(
      title: "Find", input: "f", modifierFlags: .command, discoverabilityTitle: "Find a page",
      attributes: .destructive
    ) { _ in }
    view.add("")

    host.press(.keyboardLeftShift)

    #expect(command.title == "Find" && command.discoverabilityTitle == "Find a page")
    #expect(command.input == "f" && command.modifierFlags == .command)
    #expect(command.attributes == .destructive && !command.wantsPriorityOverSystemBehavior)
    #expect(view.log == ["began", "ended"])
  }
}
