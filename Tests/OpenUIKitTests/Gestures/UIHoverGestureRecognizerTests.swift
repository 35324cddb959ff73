import NestTesting
import OpenUIKit
import Testing

@Suite struct UIHoverGestureRecognizerTests {
  private func hover(_ stage: GestureStage, _ name: String, on view: UIView? = nil) {
    stage.add(UIHoverGestureRecognizer(), name, on: view) {
      GestureStage.text($0.location(in: $0.view))
    }
  }

  @Test("R17.1 UIKit 10 a pointer hovers over a view and its superviews until it leaves them")
  func sequence() throws {
    let stage = try GestureStage()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.view.addSubview(box)
    hover(stage, "view")
    hover(stage, "box", on: box)
    let host = stage.host

    host.movePointer(to: point(50, 50))
    host.movePointer(to: point(110, 120))
    host.movePointer(to: point(110, 120))
    host.movePointer(to: point(150, 150))
    host.movePointer(to: point(300, 300))
    host.movePointerAway()
    host.movePointerAway()

    #expect(
      stage.takeLog() == [
        "view began 50,50",
        "view changed 110,120", "box began 10,20",
        "view changed 150,150", "box changed 50,50",
        "view changed 300,300", "box ended 50,50",
        "view ended 300,300",
      ])
    #expect(stage.view.log == [])
  }

  @Test("a pressed button ends it, and it begins again when the button is released")
  func press() throws {
    let stage = try GestureStage()
    hover(stage, "hover")
    stage.add(UIPanGestureRecognizer(), "pan")

    stage.host.movePointer(to: point(50, 50))
    stage.host.drag(from: point(50, 50), to: point(70, 50), duration: 1.0 / 60)
    stage.host.movePointer(to: point(80, 50))

    #expect(
      stage.takeLog() == [
        "hover began 50,50", "hover ended 50,50", "pan began", "pan ended", "hover began 70,50",
        "hover changed 80,50",
      ])
  }

  @Test("fingers do not hover")
  func fingers() throws {
    let stage = try GestureStage()
    hover(stage, "hover")

    stage.host.putDown(0, at: point(50, 50))
    stage.host.move(0, to: point(90, 50))
    stage.host.lift(0, at: point(90, 50))

    #expect(stage.takeLog() == [])
  }

  @Test(
    "it is cancelled when it is switched off, or its view or its window is removed",
    arguments: ["disabled", "detached", "view", "window"])
  func interrupted(how: String) throws {
    let stage = try GestureStage()
    hover(stage, "hover")
    let recognizer = try #require(stage.view.gestureRecognizers?.first)
    stage.host.movePointer(to: point(50, 50))

    switch how {
    case "disabled": recognizer.isEnabled = false
    case "detached": stage.view.removeGestureRecognizer(recognizer)
    case "view": stage.view.removeFromSuperview()
    default: stage.host.window.isHidden = true
    }
    stage.host.movePointer(to: point(60, 50))

    #expect(stage.takeLog().map { $0.prefix(15) } == ["hover began 50,", "hover cancelled"])
  }

  @Test("the delegate is asked about the event, and programs see its touch")
  func event() throws {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var events: [UIEvent] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        events.append(event)
        return false
      }
    }
    let stage = try GestureStage()
    let judge = Judge()
    stage.add(UIHoverGestureRecognizer(), "hover").delegate = judge

    stage.host.movePointer(to: point(50, 50))

    #expect(stage.takeLog() == [])
    #expect(judge.events.map(\.type) == [.hover])
    #expect(judge.events.first?.allTouches?.map(\.phase) == [.regionEntered])
  }
}
