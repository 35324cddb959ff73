import NestTesting
import OpenUIKit
import Testing

@Suite struct UIPinchGestureRecognizerTests {
  private let center = point(200, 200)

  private func pinch(_ stage: GestureStage, on view: UIView? = nil) -> UIPinchGestureRecognizer {
    stage.add(UIPinchGestureRecognizer(), "pinch", on: view) {
      "\((Double($0.scale) * 100).rounded() / 100) \(GestureStage.text($0.location(in: nil)))"
    }
  }

  @Test("R17.1 UIKit 10 two fingers that move apart scale by how much farther apart they are")
  func sequence() throws {
    let stage = try GestureStage()
    let pinch = pinch(stage)
    let host = stage.host

    for _ in 1...2 {
      host.putDown(0, at: point(150, 200))
      host.putDown(1, at: point(250, 200))
      host.move(1, to: point(259, 200))
      #expect(stage.takeLog() == [] && pinch.numberOfTouches == 2)
      host.move(1, to: point(260, 200))
      host.move(0, to: point(60, 200))
      host.lift(0, at: point(60, 200))
      host.move(1, to: point(300, 200))
      #expect(pinch.numberOfTouches == 1)
      host.lift(1, at: point(300, 200))

      #expect(
        stage.takeLog() == [
          "pinch began 1.1 205,200", "pinch changed 2.0 160,200", "pinch ended 2.0 300,200",
        ])
      #expect(pinch.state == .possible && pinch.scale == 1 && pinch.velocity == 0)
    }
    let once = ["began", "began", "moved", "cancelled"]
    #expect(stage.view.log == once + once)
  }

  @Test("fingers that come together make smaller; a set scale is multiplied by what follows")
  func setScale() throws {
    let stage = try GestureStage()
    var product: CGFloat = 1
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [unowned pinch] _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    stage.view.addGestureRecognizer(pinch)

    stage.host.pinch(around: center, from: 200, to: 50)
    let smaller = product
    stage.host.pinch(around: center, from: 50, to: 150)

    #expect(abs(smaller - 0.25) < 1e-9 && abs(product - 0.75) < 1e-9)
  }

  @Test("one finger, or two that keep their distance, is no pinch")
  func noPinch() throws {
    let stage = try GestureStage()
    let pinch = pinch(stage)

    stage.host.drag(from: center, to: point(300, 300))
    stage.host.pinch(around: center, from: 100, to: 100, rotatingBy: 1)

    #expect(stage.takeLog() == [] && pinch.state == .possible)
  }

  @Test("R17.1 the pointer with the control key pinches around the middle of the view")
  func controlDrag() throws {
    let stage = try GestureStage()
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.view.addSubview(box)
    let pinch = pinch(stage, on: box)
    let host = stage.host

    host.press(at: point(160, 50), modifiers: .control)
    let fingers = (0..<pinch.numberOfTouches).map {
      GestureStage.text(pinch.location(ofTouch: $0, in: box))
    }
    host.movePointer(to: point(170, 50), modifiers: .control)
    host.movePointer(to: point(190, 50))
    host.release(at: point(190, 50))
    let controlled = stage.takeLog()
    host.drag(from: point(160, 50), to: point(190, 50))

    #expect(fingers == ["60,50", "40,50"])
    #expect(
      controlled == [
        "pinch began 2.0 150,50", "pinch changed 4.0 150,50", "pinch ended 4.0 150,50",
      ])
    #expect(stage.takeLog() == [])
  }

  @Test("R17.1 a wheel with the control key pinches at once, around the pointer, until it rests")
  func controlWheel() throws {
    let stage = try GestureStage()
    let pinch = pinch(stage)
    let host = stage.host

    host.scroll(by: CGVector(dx: 0, dy: 200), at: point(50, 60), modifiers: .control)
    #expect(pinch.numberOfTouches == 0 && pinch.modifierFlags == .control)
    host.advance(by: 0.1)
    host.scroll(by: CGVector(dx: 0, dy: -400), at: point(50, 60), modifiers: .control)
    host.advance(by: 0.14)
    let running = stage.takeLog()
    host.advance(by: 0.02)
    let ended = stage.takeLog()
    host.scroll(by: CGVector(dx: 0, dy: 200), at: point(50, 60))
    host.scroll(by: CGVector(dx: 40, dy: 0), at: point(50, 60), modifiers: .control)
    host.advance(by: 1)

    #expect(running == ["pinch began 2.0 50,60", "pinch changed 0.5 50,60"])
    #expect(ended == ["pinch ended 0.5 50,60"])
    #expect(stage.takeLog() == [] && host.isIdle && stage.view.log == [])
  }

  @Test("a wheel that says nonsense changes nothing, and one that says too much stays finite")
  func badWheel() throws {
    let stage = try GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let nan = CGFloat.nan

    stage.host.scroll(by: CGVector(dx: 0, dy: nan), at: center, modifiers: .control)
    stage.host.scroll(by: CGVector(dx: 0, dy: 9), at: point(nan, 0), modifiers: .control)
    let nonsense = stage.takeLog()
    for _ in 1...3 {
      stage.host.scroll(by: CGVector(dx: 0, dy: -1e300), at: center, modifiers: .control)
    }

    #expect(nonsense == [] && pinch.scale.isFinite && pinch.scale > 0)
    stage.host.advance(by: 1)
    #expect(stage.takeLog().last == "pinch ended")
  }
}
