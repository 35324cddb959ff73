import NestTesting
import Testing

@testable import OpenUIKit

@Suite struct ScrollKeyboardTests {
  private let geometry = ScrollGeometry(
    size: CGSize(width: 400, height: 400), contentSize: CGSize(width: 400, height: 4000))

  @Test("UIKit 13.9 Keys go by lines, pages and to the edges, within them")
  func commands() throws {
    func target(
      _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], from y: CGFloat
    ) -> CGFloat? {
      ScrollCommand(key, modifiers)?.target(from: CGPoint(x: 0, y: y), in: geometry).y
    }
    #expect(target(.keyboardDownArrow, from: 100) == 150)
    #expect(target(.keyboardUpArrow, from: 20) == 0)
    #expect(target(.keyboardDownArrow, .alternate, from: 0) == 360)
    #expect(target(.keyboardDownArrow, .command, from: 0) == 3600)
    #expect(target(.keyboardPageDown, from: 3500) == 3600)
    #expect(target(.keyboardPageUp, from: 500) == 140)
    #expect(target(.keyboardHome, from: 500) == 0)
    #expect(target(.keyboardEnd, from: 500) == 3600)
    #expect(target(.keyboardSpacebar, from: 0) == 360)
    #expect(target(.keyboardSpacebar, .shift, from: 500) == 140)
    #expect(target(.keyboardSpacebar, .control, from: 0) == nil)
    #expect(target(.keyboardA, from: 0) == nil)
  }

  @Test("UIKit 13.9 Keys that no responder handles scroll the frontmost scroll view")
  func unhandled() throws {
    let stage = try ScrollStage()

    stage.host.press(.keyboardPageDown)
    #expect(stage.view.isScrollAnimating)
    try stage.host.settle()

    #expect(stage.view.contentOffset.y == 360)
    #expect(stage.recorder.take() == ["scroll", "endAnimation"])
    stage.host.press(.keyboardEnd)
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 3600)
    stage.view.allowsKeyboardScrolling = false
    stage.host.press(.keyboardHome)
    #expect(stage.host.isIdle)
  }

  @Test("Keys scroll the scroll view of the first responder, at its edge the one outside")
  func responder() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = try ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 150)
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.addSubview(field)
    stage.view.addSubview(inner)
    stage.host.commit()
    #expect(field.becomeFirstResponder())

    stage.host.press(.keyboardDownArrow)
    try stage.host.settle()
    #expect(inner.contentOffset.y == 50 && stage.view.contentOffset.y == 0)
    stage.host.press(.keyboardDownArrow)
    try stage.host.settle()
    #expect(inner.contentOffset.y == 50 && stage.view.contentOffset.y == 50)
  }

  @Test("A second key before the content rests continues from its target")
  func twice() throws {
    let stage = try ScrollStage()
    stage.host.press(.keyboardDownArrow)
    stage.host.advance(by: 0.05)
    stage.host.press(.keyboardDownArrow)
    try stage.host.settle()
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.recorder.take() == ["scroll", "endAnimation"])
  }
}
