import NestTesting
import OpenUIKit
import Testing

/// A pan whose relations to others are set.
private final class RelatedPan: UIPanGestureRecognizer {
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
  var prevents = true
  var isPreventable = true

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires(otherGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequired(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventable
  }
}

private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var log: [String] = []
  var requires = false
  var isRequired = false
  var receivesEvent = true
  var receivesTouch = true

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    log.append("event")
    return receivesEvent
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    log.append("touch")
    return receivesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired }
}

@Suite struct GestureRelationTests {
  private let start = point(100, 100)

  /// A stage on which a pan and a long press watch each touch.
  private func stage() throws -> (GestureStage, RelatedPan, UILongPressGestureRecognizer) {
    let stage = try GestureStage()
    let pan = stage.add(RelatedPan(), "pan")
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.allowableMovement = 1000
    return (stage, pan, press)
  }

  /// Drags, and holds the finger for a second before it is lifted.
  private func dragAndHold(_ stage: GestureStage) -> [String] {
    stage.host.press(at: start)
    stage.host.movePointer(to: point(150, 100))
    stage.host.advance(by: 1)
    stage.host.release(at: point(150, 100))
    return stage.takeLog()
  }

  @Test(
    "UIKit 10 one waits for another, whichever of both requires it, and fails if that recognizes",
    arguments: ["none", "require", "subclass", "required by subclass", "delegate", "its delegate"])
  func requires(how: String) throws {
    let (stage, pan, press) = try stage()
    let judge = Judge()
    switch how {
    case "require": pan.require(toFail: press)
    case "subclass": pan.requires = { [unowned press] in $0 === press }
    case "required by subclass":
      // The reverse: the press waits for the pan.
      pan.isRequired = { [unowned press] in $0 === press }
    case "delegate":
      judge.requires = true
      pan.delegate = judge
    case "its delegate":
      judge.isRequired = true
      press.delegate = judge
    default: break
    }

    let panFirst = ["pan began", "pan ended"]
    let waits = how != "none" && how != "required by subclass"
    #expect(dragAndHold(stage) == (waits ? ["press began", "press ended"] : panFirst))
  }

  @Test("a recognizer that waits begins once the other has failed")
  func failed() throws {
    let (stage, pan, press) = try stage()
    press.allowableMovement = 60
    pan.require(toFail: press)

    stage.host.press(at: start)
    stage.host.movePointer(to: point(150, 100))
    let waiting = stage.takeLog()
    stage.host.movePointer(to: point(170, 100))
    let failed = stage.takeLog()
    stage.host.release(at: point(170, 100))

    #expect(waiting == [] && failed == ["pan began"] && stage.takeLog() == ["pan ended"])
  }

  @Test("of recognizers that wait for each other in a circle one fails, and the others go on")
  func circle() throws {
    let stage = try GestureStage()
    let pans = ["a", "b", "c"].map { stage.add(UIPanGestureRecognizer(), $0) }
    for (index, pan) in pans.enumerated() { pan.require(toFail: pans[(index + 1) % 3]) }
    pans[0].require(toFail: pans[0])

    for _ in 1...2 {
      #expect(dragAndHold(stage) == ["c began", "c ended"])
      #expect(pans.allSatisfy { $0.state == .possible })
    }
    #expect(stage.view.log == ["began", "cancelled", "began", "cancelled"])
  }

  @Test("one lets another fail only if both agree that it can", arguments: [true, false])
  func prevention(isPreventable: Bool) throws {
    let (stage, pan, _) = try stage()
    let other = stage.add(RelatedPan(), "other")

    let agreed = dragAndHold(stage)
    pan.prevents = isPreventable
    other.isPreventable = isPreventable
    let retained = dragAndHold(stage)

    #expect(agreed == ["pan began", "pan ended"])
    #expect(
      retained
        == (isPreventable
          ? agreed : ["pan began", "other began", "pan ended", "other ended"]))
  }

  @Test("a delegate is asked about the event, then about the touch, and each no leaves the touch")
  func delegate() throws {
    let (stage, pan, press) = try stage()
    press.isEnabled = false
    let judge = Judge()
    pan.delegate = judge
    var received: [Bool] = []

    for (event, touch) in [(true, true), (true, false), (false, true)] {
      judge.receivesEvent = event
      judge.receivesTouch = touch
      received.append(!dragAndHold(stage).isEmpty)
    }

    #expect(received == [true, false, false])
    #expect(judge.log == ["event", "touch", "event", "touch", "event"])
  }
}
