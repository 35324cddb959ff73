import NestTesting
import OpenUIKit
import Testing

/// Sets its state in its touch methods, and then a value.
private final class Marker: UIGestureRecognizer {
  var value = 0
  /// The state for each phase.
  var plan: [UITouch.Phase: [State]] = [:]
  var onTouches: (UITouch.Phase) -> Void = { _ in }

  private func receivePhase(_ phase: UITouch.Phase) {
    for state in plan[phase] ?? [] { self.state = state }
    value += 1
    onTouches(phase)
  }

  private(set) var firstTouch: UITouch?
  private(set) var lastEvent: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (firstTouch, lastEvent) = (touches.first, event)
    receivePhase(.began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastEvent = event
    receivePhase(.moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { receivePhase(.ended) }
}

/// A pan along one axis only.
private final class HorizontalPan: UIPanGestureRecognizer {
  var refusal = State.cancelled

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let distance = translation(in: view)
    if abs(distance.y) > abs(distance.x) { state = refusal }
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@Suite struct GestureActionTests {
  @Test("UIKit 10 an action finds what the recognizer has set after its state")
  func laterValues() throws {
    let stage = try GestureStage()
    let marker = stage.add(Marker(), "marker") { "\($0.value)" }
    marker.plan = [.began: [.began], .moved: [.changed], .ended: [.ended]]

    stage.host.press(at: point(10, 10))
    stage.host.movePointer(to: point(20, 10))
    stage.host.release(at: point(20, 10))

    #expect(stage.takeLog() == ["marker began 1", "marker changed 2", "marker ended 3"])
    #expect(marker.state == .possible)
  }

  @Test(
    """
    UIKit 10 actions are sent after the touch methods of all recognizers, in the order of the states, \
    and before the view receives the touch
    """)
  func order() throws {
    let stage = try GestureStage()
    let together = Together()
    for name in ["first", "second"] {
      let marker = stage.add(Marker(), name)
      marker.plan = [.moved: [.began]]
      marker.delegate = together
      marker.cancelsTouchesInView = false
      marker.onTouches = { [weak stage] in
        if $0 == .moved { stage?.note("\(name) touchesMoved \(stage?.view.log.last ?? "")") }
      }
    }

    stage.host.press(at: point(10, 10))
    stage.host.movePointer(to: point(20, 10))

    #expect(
      stage.takeLog() == [
        "first touchesMoved began", "second touchesMoved began", "first began", "second began",
      ])
    #expect(stage.view.log == ["began", "moved"])
  }

  @Test(
    "UIKit 10 a state that changes several times in one event sends its actions once, for the last one",
    arguments: [
      ([UIGestureRecognizer.State.began, .cancelled], ["marker cancelled"]),
      ([.began, .failed], []), ([.began, .changed, .changed], ["marker began"]),
      ([.began, .changed, .ended], ["marker ended"]),
    ])
  func once(states: [UIGestureRecognizer.State], log: [String]) throws {
    let stage = try GestureStage()
    let marker = stage.add(Marker(), "marker")
    marker.plan = [.moved: states]

    stage.host.press(at: point(10, 10))
    stage.host.movePointer(to: point(20, 10))

    #expect(stage.takeLog() == log)
  }

  @Test(
    """
    UIKit 10 a pan that refuses its direction while it begins leaves the touches to others, and the \
    other direction is its own
    """, arguments: [UIGestureRecognizer.State.cancelled, .failed])
  func direction(refusal: UIGestureRecognizer.State) throws {
    let stage = try GestureStage()
    let inner = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(inner)
    let pan = stage.add(HorizontalPan(), "pan", on: inner)
    pan.refusal = refusal
    stage.add(UIPanGestureRecognizer(), "outer")

    stage.host.press(at: point(100, 100))
    stage.host.movePointer(to: point(100, 130))
    stage.host.release(at: point(100, 130))
    let vertical = stage.takeLog()
    stage.host.press(at: point(100, 100))
    stage.host.movePointer(to: point(130, 100))
    stage.host.release(at: point(130, 100))

    #expect(
      vertical == (refusal == .cancelled ? ["pan cancelled"] : []) + ["outer began", "outer ended"])
    #expect(stage.takeLog() == ["pan began", "pan ended"])
  }

  @Test("UIKit 10 a state that is set outside of an event sends its actions at the end of the turn")
  func outside() throws {
    let stage = try GestureStage()
    let marker = stage.add(Marker(), "marker") { "\($0.value)" }
    stage.host.press(at: point(10, 10))

    stage.host.turn {
      marker.state = .began
      marker.value = 7
      stage.note("set")
    }
    stage.host.release(at: point(10, 10))

    #expect(stage.takeLog() == ["set", "marker began 7"])
  }

  @Test("UIKit 10 a recognizer that is switched off, or removed, sends its end at once")
  func interruption() throws {
    let stage = try GestureStage()
    let marker = stage.add(Marker(), "marker")
    marker.plan = [.began: [.began]]

    stage.host.press(at: point(10, 10))
    marker.isEnabled = false
    stage.note("off")
    stage.host.release(at: point(10, 10))
    marker.isEnabled = true
    stage.host.press(at: point(10, 10))
    stage.view.removeGestureRecognizer(marker)
    stage.note("removed")

    #expect(
      stage.takeLog() == [
        "marker began", "marker cancelled", "off", "marker began", "marker cancelled", "removed",
      ])
  }

  @Test("UIKit 10 the state is what was set, several times in a turn, on a view or on none")
  func stateAtOnce() {
    for view in [UIView(), nil] {
      let marker = Marker()
      if let view { view.addGestureRecognizer(marker) }
      var found: [UIGestureRecognizer.State] = []
      for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] {
        marker.state = state
        found.append(marker.state)
      }
      #expect(found == [.began, .changed, .changed, .ended])
    }
  }

  @Test("UIKit 10 without touches the next gesture begins when the actions of the last are sent")
  func nextWithoutTouches() throws {
    let stage = try GestureStage()
    let marker = Marker()
    var log: [UIGestureRecognizer.State] = []
    marker.addHandler { log.append($0.state) }
    for _ in 1...2 {
      for state in [UIGestureRecognizer.State.began, .changed, .ended] {
        stage.host.turn { marker.state = state }
      }
    }
    stage.host.turn { marker.state = .failed }
    stage.host.turn { marker.state = .possible }
    #expect(log == [.began, .changed, .ended, .began, .changed, .ended])
    #expect(marker.state == .possible)
  }

  @Test("UIKit 10 a gesture of which every touch is ignored is cancelled, and another one begins")
  func ignored() throws {
    let stage = try GestureStage()
    let marker = stage.add(Marker(), "marker")
    marker.plan = [.began: [.began], .moved: [.changed], .ended: [.ended]]
    marker.onTouches = { [unowned marker] phase in
      guard phase == .moved, let touch = marker.firstTouch, let event = marker.lastEvent else {
        return
      }
      marker.ignore(touch, for: event)
    }

    stage.host.press(at: point(10, 10))
    stage.host.movePointer(to: point(20, 10))
    stage.host.movePointer(to: point(30, 10))
    stage.host.release(at: point(30, 10))
    marker.onTouches = { _ in }
    stage.host.press(at: point(10, 10))
    stage.host.release(at: point(10, 10))

    #expect(
      stage.takeLog() == [
        "marker began", "marker changed", "marker cancelled", "marker began", "marker ended",
      ])
  }
}
