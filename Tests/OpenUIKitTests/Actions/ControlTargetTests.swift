import NestTesting
import OpenUIKit
import Testing

@Suite struct ControlTargetTests {
  final class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sent(_ sender: Any) { calls.append("\(type(of: sender))") }
    func optional(_ sender: UILabel?, event: UIEvent?) { calls.append("optional") }

    static let plain = Selector("plain", Target.plain)
    static let sent = Selector("sent(_:)", Target.sent(_:))
  }

  final class Chain: UIViewController {
    var saves: [UIResponder?] = []
    var mayPerform = true
    func save(_ sender: UIResponder?) { saves.append(sender) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      mayPerform && super.canPerformAction(action, withSender: sender)
    }
    static let save = Selector("save(_:)", Chain.save(_:))
  }

  @Test("R19.1 targets, actions and events of a control can be listed and removed")
  func lists() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Target.plain, for: .touchDown)
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    control.addTarget(nil, action: Chain.save, for: .valueChanged)
    #expect(control.allTargets.count == 2 && control.allTargets.contains(target))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["save:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
    var listed: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      listed.append("\(pair?.1.description ?? "none") \(events.rawValue)")
      stop = true
    }
    #expect(listed == ["plain \(UIControl.Event([.touchDown, .valueChanged]).rawValue)"])

    control.removeTarget(target, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test("R19.1 the sender is the control; a subclass sees each action before it is performed")
  func sender() {
    final class Logging: UIControl {
      var log: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        log.append(action.description)
        super.sendAction(action, to: target, for: event)
      }
    }
    let (control, target) = (Logging(), Target())
    control.addTarget(target, action: Target.sent, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(target.calls == ["Logging"] && control.log == ["sent:"])
  }

  @Test("R19.1 without a target the responder chain finds one that can perform the action")
  func chain() throws {
    let host = try TestHost()
    let chain = Chain()
    host.show(chain)
    let control = UIControl()
    chain.view.addSubview(control)
    control.addTarget(nil, action: Chain.save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(chain.saves == [control])

    #expect(control.target(forAction: Chain.save, withSender: nil) as AnyObject === chain)
    chain.mayPerform = false
    #expect(control.target(forAction: Chain.save, withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction(Chain.save, to: nil, from: control, for: nil))
    #expect(chain.saves.count == 1)
  }

  @Test("R19.1 a freed target is not called, and the others still are")
  func freed() {
    let (control, target) = (UIControl(), Target())
    var other: Target? = Target()
    control.addTarget(other, action: Target.plain, for: .valueChanged)
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    other = nil
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["plain"] && control.allTargets == [target])
  }

  @Test("R14.3 an optional argument takes nil, and no object of another class")
  func arguments() {
    let target = Target()
    let selector = Selector("optional(_:event:)", Target.optional(_:event:))
    let reported = withMisuseIntercepted {
      UIApplication.shared.sendAction(selector, to: target, from: UILabel(), for: nil)
      UIApplication.shared.sendAction(selector, to: target, from: nil, for: nil)
      UIApplication.shared.sendAction(selector, to: target, from: UIView(), for: nil)
      UIApplication.shared.sendAction("optional:", to: nil, from: nil, for: nil)
    }
    #expect(target.calls == ["optional", "optional"])
    #expect(reported.map(\.id) == ["action.argument", "action.selector-without-method"])
  }

  @Test("R19.1 a key command performs its action in the responder chain")
  func keyCommand() throws {
    final class Commands: UIViewController {
      var performed: [String] = []
      func search(_ command: UIKeyCommand) { performed.append(command.input ?? "") }
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: "f", modifierFlags: .control, action: Selector("search(_:)", Commands.search(_:))
          )
        ]
      }
    }
    let host = try TestHost()
    let controller = Commands()
    host.show(controller)
    controller.becomeFirstResponder()
    host.press(.keyboardF, modifiers: .control)
    #expect(controller.performed == ["f"])
  }
}
