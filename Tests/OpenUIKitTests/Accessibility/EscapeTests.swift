import NestTesting
import OpenUIKit
import Testing

@Suite struct EscapeTests {
  /// Handles Escape, or not, and records what it receives.
  private final class Page: UIViewController {
    var handles = false
    var log: [String] = []

    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return handles
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("press")
    }
  }

  private final class Field: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return false
    }
  }

  private func makeHost() throws -> (TestHost, Page) {
    let host = try TestHost(size: CGSize(width: 200, height: 200))
    let page = Page()
    host.show(page)
    return (host, page)
  }

  @Test("R17.1 UIKit 10 Escape leaves what is open, along the chain, and makes no press then")
  func chain() throws {
    let (host, page) = try makeHost()
    page.handles = true
    let field = Field()
    host.turn {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }

    host.press(.keyboardEscape)
    host.press(.keyboardEscape, modifiers: .shift)

    #expect(field.log == ["escape"])
    #expect(page.log == ["escape", "press"])
  }

  @Test("UIKit 10 an Escape that nothing handles is a press")
  func unhandled() throws {
    let (host, page) = try makeHost()

    host.press(.keyboardEscape)

    #expect(page.log == ["escape", "press"])
  }

  @Test("UIKit 10 a key that repeats leaves one thing")
  func repeats() throws {
    let (host, page) = try makeHost()
    page.handles = true

    host.putDown(.keyboardEscape)
    host.putDown(.keyboardEscape, isRepeat: true)
    host.lift(.keyboardEscape)

    #expect(page.log == ["escape"])
  }

  @Test("UIKit 10 a command for Escape is first")
  func command() throws {
    let (host, page) = try makeHost()
    let field = Field()
    field.commands = [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [unowned field] _ in
        field.log.append("command")
      }
    ]
    host.turn {
      page.view.addSubview(field)
      field.becomeFirstResponder()
    }

    host.press(.keyboardEscape)

    #expect(field.log == ["command"])
    #expect(page.log.isEmpty)
  }

  @Test("UIKit 10 what presents a controller is not called")
  func presented() throws {
    let (host, page) = try makeHost()
    page.handles = true
    let sheet = Page()
    host.turn { page.present(sheet, animated: false) }
    try host.settle()

    host.press(.keyboardEscape)

    #expect(sheet.log == ["escape", "press"])
    #expect(page.log.isEmpty)
  }

  @Test("R15.1 UIKit 5.5 an alert performs its cancel action, whose button has its identifier")
  func alert() throws {
    let (host, page) = try makeHost()
    var chosen = 0
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let cancel = UIAlertAction(title: "No", style: .cancel) { _ in chosen += 1 }
    cancel.accessibilityIdentifier = "no"
    alert.addAction(cancel)
    host.turn { page.present(alert, animated: false) }
    try host.settle()

    var views: [UIView] = [alert.view]
    var button: UIView?
    while let view = views.popLast() {
      if view.accessibilityIdentifier == "no" { button = view }
      views += view.subviews
    }
    #expect(button?.accessibilityLabel == "No")
    #expect(button?.accessibilityTraits == .button)
    #expect(alert.accessibilityPerformEscape())
    try host.settle()

    #expect(chosen == 1)
    #expect(page.presentedViewController == nil)
  }
}
