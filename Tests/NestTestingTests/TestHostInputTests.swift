import NestTesting
import OpenUIKit
import Testing

/// The fingers and keys of a host.
@Suite struct TestHostInputTests {
  private final class KeyView: UIView {
    var typed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      typed += presses.compactMap { $0.key?.characters }
    }
  }

  private func makeHost() throws -> (host: TestHost, view: KeyView) {
    let host = try TestHost(size: CGSize(width: 400, height: 400))
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    host.window.makeKeyAndVisible()
    host.window.addSubview(view)
    view.becomeFirstResponder()
    host.commit()
    return (host, view)
  }

  @Test("a finger that flicks is lifted at its velocity; one that rests is not moving any more")
  func flick() throws {
    let (host, view) = try makeHost()
    let pan = UIPanGestureRecognizer()
    var ends: [CGPoint] = []
    pan.addHandler { [unowned pan] _ in
      if pan.state == .ended { ends.append(pan.velocity(in: nil)) }
    }
    view.addGestureRecognizer(pan)

    host.flick(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -600, dy: 150))
    host.drag(
      finger: 2, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), duration: 0.2, rest: 0.5)

    #expect(ends.count == 2 && ends.last == .zero)
    #expect(abs((ends.first?.x ?? 0) + 600) < 1 && abs((ends.first?.y ?? 0) - 150) < 1)
  }

  @Test("keys type what they do on a US keyboard, unless something else is given")
  func characters() throws {
    let (host, view) = try makeHost()
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboard1, .keyboard0, .keyboardSlash, .keyboardSpacebar,
      .keyboardReturnOrEnter, .keyboardUpArrow,
    ]

    for key in keys { host.press(key) }
    for key in keys { host.press(key, modifiers: .shift) }
    host.press(.keyboardA, modifiers: [.shift, .alphaShift])
    host.press(.keyboardA, characters: "ä")

    #expect(
      view.typed == [
        "a", "1", "0", "/", " ", "\r", "", "A", "!", ")", "?", " ", "\r", "", "a", "ä",
      ])
  }
}
