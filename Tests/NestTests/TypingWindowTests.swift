import Foundation
import OpenUIKit
import Testing

/// Text that another process types into a real window of a real X server.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb, xdotool, ImageMagick"))
struct TypingWindowTests {
  @Test("R17.1 UIKit 10 text that is typed into a window reaches the first responder")
  func typing() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let display = try VirtualDisplay()
      setenv("DISPLAY", display.name, 1)
      setenv("SDL_VIDEODRIVER", "x11", 1)
      setenv("NEST_DISPLAY", "", 1)
      try UIRuntime.installWindowSystem()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = TypedView(frame: window.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      spin(until: { false }, turns: 10)
      try display.focusWindow(titled: ".")

      try display.type("Hi, you!")
      try display.press("BackSpace")
      try display.press("Return")
      spin(until: { view.text.hasSuffix("\n") }, turns: 500)

      #expect(view.text == "Hi, you\n")
    }
  }
}

/// Collects the text that it is given.
private final class TypedView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

/// Runs the main loop in turns of at most 20 ms until something holds.
private func spin(until isDone: () -> Bool, turns: Int) {
  for _ in 0..<turns where !isDone() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}
