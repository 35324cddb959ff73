import NestTesting
import OpenUIKit
import Testing

/// Records the touches that it receives, with their positions in its own coordinates.
private final class TouchView: UIView {
  var log: [String] = []
  var passesOn = false

  private func note(_ name: String, _ touches: Set<UITouch>) {
    let places = touches.map { touch in
      let place = touch.location(in: self)
      let before = touch.previousLocation(in: self)
      return "\(Int(place.x)),\(Int(place.y)) from \(Int(before.x)),\(Int(before.y))"
    }
    log.append("\(name) " + places.sorted().joined(separator: " | "))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

struct TouchTests {
  private func makeHost() throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    host.window.makeKeyAndVisible()
    host.commit()
    return host
  }

  @Test("what no device here reports has the value that Apple's devices without it have")
  func plainTouch() throws {
    final class ValueView: UIView {
      var texts: [String] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        texts = [
          "\(touch.force) \(touch.maximumPossibleForce)",
          "\(touch.majorRadius) \(touch.majorRadiusTolerance)",
          "\(touch.altitudeAngle == .pi / 2) \(touch.azimuthAngle(in: self))",
          "\(touch.azimuthUnitVector(in: self))",
          "\(touch.preciseLocation(in: self) == touch.location(in: self))",
          "\(touch.precisePreviousLocation(in: nil) == touch.previousLocation(in: nil))",
          "\(touch.estimationUpdateIndex == nil) \(touch.estimatedProperties.isEmpty)",
          "\(touch.estimatedPropertiesExpectingUpdates.isEmpty)",
          "\(event.coalescedTouches(for: touch) == [touch])",
          "\(event.predictedTouches(for: touch) == [])",
          "\(event.coalescedTouches(for: UITouch()) == nil)",
          "\(event.predictedTouches(for: UITouch()) == nil)",
        ]
      }
    }
    let host = try makeHost()
    let view = ValueView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.window.addSubview(view)

    host.putDown(0, at: CGPoint(x: 5, y: 5))
    host.move(0, to: CGPoint(x: 8, y: 9))

    #expect(
      view.texts == [
        "0.0 0.0", "0.0 0.0", "true 0.0", "(1.0, 0.0)", "true", "true", "true true",
        "true", "true", "true", "true", "true",
      ])
  }

  @Test("R17.1 the pointer's button makes a touch that its view follows, also outside")
  func pointer() throws {
    let host = try makeHost()
    let view = TouchView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    host.window.addSubview(view)

    host.movePointer(to: CGPoint(x: 15, y: 15))
    host.press(at: CGPoint(x: 15, y: 16))
    host.movePointer(to: CGPoint(x: 90, y: 16))
    host.movePointer(to: CGPoint(x: 90, y: 16))
    host.release(at: CGPoint(x: 91, y: 16))
    host.movePointer(to: CGPoint(x: 15, y: 15))

    #expect(
      view.log == [
        "began 5,6 from 5,6", "moved 80,6 from 5,6", "ended 81,6 from 80,6",
      ])
  }

  @Test("a touch that a view does not handle is passed up to the next responders")
  func chain() throws {
    let host = try makeHost()
    let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.passesOn = true
    host.window.addSubview(outer)
    outer.addSubview(plain)
    plain.addSubview(inner)

    host.tap(at: CGPoint(x: 5, y: 5))

    #expect(inner.log == ["began 5,5 from 5,5", "ended 5,5 from 5,5"])
    #expect(outer.log == ["began 5,5 from 5,5", "ended 5,5 from 5,5"])
  }

  @Test("a second finger reaches a view only if that takes several, and is reported in one call")
  func severalFingers() throws {
    let host = try makeHost()
    let single = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let multiple = TouchView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    multiple.isMultipleTouchEnabled = true
    host.window.addSubview(single)
    host.window.addSubview(multiple)

    for (id, x) in [(0, 10.0), (1, 20.0), (2, 60.0), (3, 70.0)] {
      host.touch(id, .began, x, 10)
    }
    for (id, x) in [(0, 11.0), (1, 21.0), (2, 61.0), (3, 71.0)] {
      host.touch(id, .ended, x, 10)
    }

    #expect(single.log == ["began 10,10 from 10,10", "ended 11,10 from 10,10"])
    #expect(
      multiple.log == [
        "began 10,10 from 10,10", "began 20,10 from 20,10", "ended 11,10 from 10,10",
        "ended 21,10 from 20,10",
      ])
  }

  @Test("a touch whose view left the window, or whose window is hidden, is cancelled")
  func lostViews() throws {
    let host = try makeHost()
    let removed = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let hidden = TouchView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    host.window.addSubview(removed)
    host.window.addSubview(hidden)

    host.press(at: CGPoint(x: 10, y: 10))
    removed.removeFromSuperview()
    host.movePointer(to: CGPoint(x: 12, y: 10))
    host.release(at: CGPoint(x: 12, y: 10))
    host.press(at: CGPoint(x: 60, y: 10))
    host.window.isHidden = true

    #expect(removed.log.map { $0.prefix(5) } == ["began", "cance"])
    #expect(hidden.log.map { $0.prefix(5) } == ["began", "cance"])
  }

  @Test("a touch whose end was lost is cancelled when the next one begins")
  func lostEnd() throws {
    let host = try makeHost()
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.window.addSubview(view)

    host.press(at: CGPoint(x: 10, y: 10))
    host.tap(at: CGPoint(x: 20, y: 20))

    #expect(view.log.map { $0.prefix(5) } == ["began", "cance", "began", "ended"])
  }

  @Test("touches come to the window's sendEvent after the application's")
  func sendEvent() throws {
    final class Window: UIWindow {
      var events: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        events.append(event.type)
        super.sendEvent(event)
      }
    }
    let host = try makeHost()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()

    host.tap(at: CGPoint(x: 1, y: 1))
    host.press(.keyboardA)

    #expect(window.events == [.touches, .touches, .presses, .presses])
  }
}
