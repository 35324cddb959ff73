import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A stack whose top is popped by keys.
@Suite(.serialized) struct StackKeyTests {
  @Test("R15.15 The back keys pop where Escape does")
  func back() throws {
    let fixture = try StackFixture("BC")
    fixture.stack.isPopKeyEnabled = false
    fixture.host.press(.keyboardOpenBracket, modifiers: .control)
    #expect(fixture.stack.transition == nil && fixture.stack.count == 3)
    fixture.stack.isPopKeyEnabled = true
    fixture.host.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(fixture.stack.transition == nil && fixture.stack.count == 3)
    fixture.host.press(.keyboardOpenBracket, modifiers: .control)
    try fixture.settle()
    #expect(fixture.names == "AB")
    fixture.host.press(.keyboardLeftArrow, modifiers: .alternate)
    try fixture.settle()
    #expect(fixture.names == "A")
    fixture.host.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(fixture.stack.transition == nil && fixture.names == "A")
  }

  @Test("R20.1 Escape pops where the delegate allows it, and can be switched off")
  func escape() throws {
    let fixture = try StackFixture("BC")
    let veto = PopVeto()
    fixture.stack.delegate = veto

    fixture.stack.isPopKeyEnabled = false
    fixture.host.press(.keyboardEscape)
    fixture.stack.isPopKeyEnabled = true
    veto.allowed = false
    fixture.host.press(.keyboardEscape)
    #expect(fixture.stack.count == 3)
    veto.allowed = true
    fixture.host.press(.keyboardEscape)
    try fixture.settle()
    #expect(fixture.names == "AB")
    fixture.host.press(.keyboardReturnOrEnter)
    #expect(fixture.stack.transition == nil)
  }

  @Test("R14.4 The innermost container receives Escape: container that can use it")
  func nestedEscape() throws {
    let fixture = try StackFixture()
    let inner = StackController(rootViewController: fixture.make("X"))
    inner.push(fixture.make("Y"))
    fixture.turn { fixture.stack.push(inner, animated: false) }

    fixture.host.press(.keyboardEscape)
    try fixture.settle()
    #expect(inner.count == 1 && fixture.stack.count == 2)
    fixture.host.press(.keyboardEscape)
    try fixture.settle()
    #expect(fixture.stack.count == 1)
  }

  @Test("R20.1 Each container is asked once about a key, from whichever object receives the key")
  func askedOnce() throws {
    final class Focus: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let fixture = try StackFixture()
    let (outerVeto, innerVeto) = (PopVeto(), PopVeto())
    fixture.stack.delegate = outerVeto
    (outerVeto.allowed, innerVeto.allowed) = (false, false)
    let inner = StackController(rootViewController: fixture.make("X"))
    inner.delegate = innerVeto
    let top = fixture.make("Y")
    inner.push(top)
    fixture.turn { fixture.stack.push(inner, animated: false) }
    let focus = Focus()
    top.view.addSubview(focus)

    for isFocused in [false, true] {
      if isFocused { #expect(focus.becomeFirstResponder()) }
      for _ in 0..<2 { fixture.host.press(.keyboardEscape) }
      #expect(innerVeto.asked.count == (isFocused ? 4 : 2))
      #expect(outerVeto.asked.count == (isFocused ? 4 : 2))
    }
    innerVeto.allowed = true
    fixture.host.press(.keyboardEscape)
    try fixture.settle()
    #expect(inner.count == 1)
  }

  @Test("R20.3 The gesture of assistive technologies for Escape pops, the innermost stack first")
  func accessibilityEscape() throws {
    let fixture = try StackFixture()
    let inner = StackController(rootViewController: fixture.make("X"))
    inner.push(fixture.make("Y"))
    fixture.turn { fixture.stack.push(inner, animated: false) }

    #expect(fixture.turn { fixture.stack.accessibilityPerformEscape() })
    try fixture.settle()
    #expect(inner.count == 1 && fixture.stack.count == 2)
    fixture.stack.isPopKeyEnabled = false
    #expect(!fixture.turn { fixture.stack.accessibilityPerformEscape() })
    fixture.host.press(.keyboardEscape)
    fixture.stack.isPopKeyEnabled = true
    #expect(fixture.turn { fixture.stack.accessibilityPerformEscape() })
    try fixture.settle()
    #expect(fixture.stack.count == 1)
  }
}
