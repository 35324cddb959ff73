import NestTesting
import OpenUIKit
import Testing

@Suite struct MockEventTests {
  private final class MockTouch: UITouch {
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    override var phase: UITouch.Phase { .ended }
  }

  private final class MockKey: UIKey {
    override var keyCode: UIKeyboardHIDUsage { .keyboardQ }
    override var characters: String { "q" }
  }

  private final class MockPress: UIPress {
    override var key: UIKey? { MockKey() }
  }

  private final class Receiver: UIView {
    var log: [String] = []

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { log.append("\(touch.location(in: self).y) \(touch.phase)") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.compactMap { $0.key?.characters }
    }
  }

  @Test("R16.1 tests can make touches, keys, presses and events of their own")
  func mocks() {
    let view = Receiver()

    view.touchesEnded([MockTouch()], with: UIEvent())
    view.pressesBegan([MockPress()], with: UIPressesEvent())

    #expect(view.log == ["4.0 ended", "q"])
    #expect(UIKey().characters.isEmpty && UIKey().keyCode == .keyboard_Reserved)
    #expect(UIEvent().subtype == .none)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("bits of options are Apple's")
  func bits() {
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 0x8_0000)
    #expect(UIControl.Event.allEditingEvents.isSuperset(of: [.editingDidBegin, .editingChanged]))
    #expect(UIControl.Event.menuActionTriggered.rawValue == 0x4000)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 0x700_0000)
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(
      UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
  }
}
