import NestTesting
import OpenUIKit
import Testing

/// Recognizers that follow keys.
@Suite struct PressGestureTests {
  /// A first responder that records the presses that it receives.
  private final class KeyView: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("cancelled")
    }
  }

  /// Follows every press of an allowed type, and reports it.
  private final class PressRecognizer: UIGestureRecognizer {
    var log: [String] = []
    var leavesToOthers = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesBegan(presses, with: event)
      log.append("began \(presses.map(\.type)) \(event.presses(for: self).count)")
      if leavesToOthers { for press in presses { ignore(press, for: event) } }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesEnded(presses, with: event)
      log.append("ended \(presses.map(\.force))")
      state = .failed
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesCancelled(presses, with: event)
      log.append("cancelled")
    }
  }

  /// Refuses presses of some types.
  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var refused: Set<UIPress.PressType> = []
    var log: [String] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      log.append("press \(press.type)")
      return !refused.contains(press.type)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      log.append("event \(event.type)")
      return true
    }
  }

  private func makeStage() throws -> (stage: GestureStage, key: KeyView) {
    let stage = try GestureStage()
    let key = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.view.addSubview(key)
    key.becomeFirstResponder()
    stage.host.commit()
    return (stage, key)
  }

  private func types(_ types: UIPress.PressType...) -> [NSNumber] {
    types.map { NSNumber(value: $0.rawValue) }
  }

  @Test("UIKit 10 keys have the types of the buttons that they stand for")
  func pressTypes() throws {
    let (stage, _) = try makeStage()
    final class TypeView: UIView {
      var types: [UIPress.PressType] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        types += presses.map(\.type)
      }
    }
    let view = TypeView()
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape, .keyboardPageUp, .keyboardPageDown,
      .keyboardA,
    ]

    for key in keys { stage.host.press(key) }

    #expect(
      view.types == [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .select, .menu, .pageUp, .pageDown,
        .otherKey,
      ])
  }

  @Test("a tap by a key of an allowed type takes the press from the responder")
  func tap() throws {
    let (stage, key) = try makeStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap") { GestureStage.text($0.location(in: nil)) }
    stage.host.press(.keyboardReturnOrEnter)
    let unnamed = (stage.takeLog(), key.log)
    tap.allowedPressTypes = types(.select)

    stage.host.press(.keyboardReturnOrEnter)
    stage.host.press(.keyboardUpArrow)

    #expect(unnamed.0 == [] && unnamed.1 == ["began", "ended"])
    #expect(stage.takeLog() == ["tap ended 50,30"])
    #expect(key.log.dropFirst(2) == ["began", "cancelled", "began", "ended"])
    #expect(tap.state == .possible && tap.numberOfTouches == 0 && stage.host.isIdle)
  }

  @Test("two taps by keys in time are a double tap; a slow one, a long one, two keys are not")
  func doubleTap() throws {
    let (stage, _) = try makeStage()
    let tap = stage.add(UITapGestureRecognizer(), "double")
    tap.allowedPressTypes = types(.select, .menu)
    tap.numberOfTapsRequired = 2

    stage.host.press(.keyboardReturnOrEnter)
    stage.host.advance(by: 0.1)
    stage.host.press(.keyboardReturnOrEnter)
    let quick = stage.takeLog()
    stage.host.press(.keyboardReturnOrEnter)
    stage.host.advance(by: 1)
    stage.host.press(.keyboardReturnOrEnter)
    stage.host.advance(by: 1)
    stage.host.putDown(.keyboardReturnOrEnter)
    stage.host.putDown(.keyboardEscape)
    stage.host.lift(.keyboardReturnOrEnter)
    stage.host.lift(.keyboardEscape)
    tap.numberOfTapsRequired = 1
    stage.host.putDown(.keyboardReturnOrEnter)
    stage.host.advance(by: 2)
    stage.host.lift(.keyboardReturnOrEnter)

    #expect(quick == ["double ended"] && stage.takeLog() == [])
    #expect(tap.state == .possible)
  }

  @Test("a long press by a key begins in time and ends with the key; the key may repeat")
  func longPress() throws {
    let (stage, key) = try makeStage()
    let press = stage.add(UILongPressGestureRecognizer(), "long")
    press.allowedPressTypes = types(.select)

    stage.host.press(.keyboardReturnOrEnter)
    stage.host.putDown(.keyboardReturnOrEnter)
    stage.host.advance(by: 0.4)
    stage.host.putDown(.keyboardReturnOrEnter, isRepeat: true)
    #expect(stage.takeLog() == [])
    stage.host.advance(by: 0.2)
    let begun = stage.takeLog()
    stage.host.lift(.keyboardReturnOrEnter)

    #expect(begun == ["long began"] && stage.takeLog() == ["long ended"])
    #expect(key.log == ["began", "ended", "began", "cancelled"])
  }

  @Test("pans, pinches, rotations, swipes and hovering leave presses alone")
  func others() throws {
    let (stage, key) = try makeStage()
    for recognizer in [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UISwipeGestureRecognizer(), UIHoverGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ] {
      stage.add(recognizer, "none").allowedPressTypes = types(.select)
    }

    stage.host.press(.keyboardReturnOrEnter)

    #expect(stage.takeLog() == [] && key.log == ["began", "ended"])
  }

  @Test("the delegate is asked about the event, then about the press")
  func delegate() throws {
    let (stage, _) = try makeStage()
    let judge = Judge()
    let recognizer = stage.add(PressRecognizer(), "presses")
    recognizer.delegate = judge
    recognizer.allowedPressTypes = types(.select, .menu)
    judge.refused = [.menu]

    for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardEscape, .keyboardA] {
      stage.host.press(key)
    }

    #expect(judge.log == ["event presses", "press select", "event presses", "press menu"])
    #expect(recognizer.log == ["began [OpenUIKit.UIPress.PressType.select] 1", "ended [0.0]"])
  }

  @Test("a recognizer that is undecided delays the beginning or the end of a press")
  func delays() throws {
    let (stage, key) = try makeStage()
    let recognizer = stage.add(PressRecognizer(), "presses")
    recognizer.allowedPressTypes = types(.select)
    recognizer.delaysTouchesBegan = true

    stage.host.putDown(.keyboardReturnOrEnter)
    let before = key.log
    stage.host.lift(.keyboardReturnOrEnter)

    #expect(before == [] && key.log == ["began", "ended"])
  }

  @Test("a recognizer that leaves all that it was given to the others delays nothing")
  func ignoring() throws {
    let (stage, key) = try makeStage()
    let recognizer = stage.add(PressRecognizer(), "presses")
    recognizer.allowedPressTypes = types(.select)
    recognizer.leavesToOthers = true
    let tap = stage.add(UITapGestureRecognizer(), "tap", on: key)
    tap.allowedPressTypes = types(.select)
    tap.require(toFail: recognizer)

    stage.host.press(.keyboardReturnOrEnter)

    #expect(recognizer.log.count == 1 && stage.takeLog() == ["tap ended"])
  }

  @Test("a press whose view leaves the window, or whose window is hidden, is cancelled")
  func lostViews() throws {
    let (stage, key) = try makeStage()
    stage.host.putDown(.keyboardReturnOrEnter)
    key.removeFromSuperview()
    stage.host.lift(.keyboardReturnOrEnter)
    let removed = key.log
    stage.view.addSubview(key)
    key.becomeFirstResponder()
    stage.host.putDown(.keyboardReturnOrEnter)
    stage.host.hide()
    stage.host.lift(.keyboardReturnOrEnter)

    #expect(removed == ["began", "cancelled"])
    #expect(key.log.dropFirst(2) == ["began", "cancelled"])
  }

  @Test("a responder that is freed while its key is down is not retained by the press")
  func freed() throws {
    let (stage, _) = try makeStage()
    var view: KeyView? = KeyView()
    if let view { stage.view.addSubview(view) }
    view?.becomeFirstResponder()
    stage.host.putDown(.keyboardA)
    weak let link = view
    view?.removeFromSuperview()
    view = nil
    stage.host.commit()

    #expect(link == nil)
    stage.host.lift(.keyboardA)
  }
}
