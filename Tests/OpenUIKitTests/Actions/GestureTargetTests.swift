import NestTesting
import OpenUIKit
import Testing

@Suite struct GestureTargetTests {
  final class Target: NSObject {
    var calls: [String] = []
    func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
    func plain() { calls.append("plain") }
    func wrong(_ button: UIButton) { calls.append("wrong") }

    static let tapped = Selector("tapped(_:)", Target.tapped(_:))
    static let plain = Selector("plain", Target.plain)
  }

  private func tap(_ recognizer: UITapGestureRecognizer, _ count: Int = 1) throws {
    let host = try TestHost()
    host.show(UIViewController())
    host.window.rootViewController?.view.addGestureRecognizer(recognizer)
    for _ in 0..<count { host.tap(at: CGPoint(x: 100, y: 400)) }
  }

  @Test("R19.1 a recognizer without an action is made as on Apple's systems")
  func noAction() {
    final class Pan: UIPanGestureRecognizer {
      init(limit: Int) {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = limit
      }
    }

    let reported = withMisuseIntercepted {
      #expect(Pan(limit: 3).maximumNumberOfTouches == 3)
      UITapGestureRecognizer(target: self, action: nil).removeTarget(nil, action: nil)
    }
    #expect(reported.isEmpty)
  }

  @Test("R19.1 actions are performed once each, in the order in which they were added")
  func order() throws {
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: Target.tapped)
    recognizer.addTarget(target, action: Target.plain)
    recognizer.addTarget(target, action: Target.tapped)
    recognizer.addHandler { _ in target.calls.append("closure") }
    try tap(recognizer)
    #expect(target.calls == ["tapped", "plain", "closure"])
  }

  @Test("R19.1 removing: one action, all of a target, all")
  func removing() throws {
    let (one, other) = (Target(), Target())
    let recognizer = UITapGestureRecognizer(target: one, action: Target.tapped)
    recognizer.addTarget(one, action: Target.plain)
    recognizer.addTarget(other, action: Target.plain)
    recognizer.removeTarget(one, action: Target.plain)
    try tap(recognizer)
    #expect(one.calls == ["tapped"] && other.calls == ["plain"])
    recognizer.removeTarget(one, action: nil)
    try tap(recognizer)
    #expect(one.calls == ["tapped"] && other.calls == ["plain", "plain"])
    recognizer.removeTarget(nil, action: nil)
    try tap(recognizer)
    #expect(other.calls == ["plain", "plain"])
  }

  @Test("R19.1 a freed target is not called")
  func freed() throws {
    var target: Target? = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: Target.tapped)
    weak let observed = target
    target = nil
    #expect(observed == nil)
    try tap(recognizer)
  }

  @Test("R14.3 a selector without a method, or of another class, is refused; a wrong argument too")
  func misuse() throws {
    let target = Target()
    let recognizer = UITapGestureRecognizer()
    let refused = withMisuseIntercepted {
      recognizer.addTarget(target, action: "tapped:")
      recognizer.addTarget(UIView(), action: Target.plain)
    }
    #expect(
      refused.map(\.id) == ["action.selector-without-method", "action.selector-of-other-class"])
    #expect(
      refused.first?.message
        == "UITapGestureRecognizer is given the selector tapped:, which has no method")

    recognizer.addTarget(target, action: Selector("wrong(_:)", Target.wrong(_:)))
    let reported = try withMisuseIntercepted { try tap(recognizer) }
    #expect(reported.map(\.id) == ["action.argument"] && target.calls.isEmpty)
    #expect(
      reported.first?.message
        == "wrong: of Target is not called: it takes UIButton and is given UITapGestureRecognizer"
    )
  }
}
