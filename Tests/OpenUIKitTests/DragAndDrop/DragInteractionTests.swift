import NestTesting
import Testing

@testable import OpenUIKit

struct DragInteractionTests {
  private let start = CGPoint(x: 60, y: 60)
  private let onOuter = CGPoint(x: 170, y: 60)
  private let onInner = CGPoint(x: 280, y: 150)
  private let nowhere = CGPoint(x: 60, y: 250)

  private let lift = ["items", "preview a", "lift"]

  @Test("R20.20 R20.21 a finger lifts items, drags them over views in each other, and drops them")
  func finger() throws {
    let stage = try DragStage()
    let host = stage.host

    host.putDown(0, at: start)
    host.advance(by: 0.3)
    #expect(stage.take().isEmpty)
    host.advance(by: 0.2)
    #expect(stage.take() == lift)
    host.advance(by: 0.5)
    #expect(stage.take() == ["lifted end"])
    host.move(0, to: nowhere)
    #expect(stage.take() == ["begin", "move"])
    host.move(0, to: onOuter)
    #expect(stage.take() == ["move", "can outer?", "enter outer", "update outer 20,40"])
    host.move(0, to: onInner)
    #expect(
      stage.take() == ["move", "can inner?", "exit outer", "enter inner", "update inner 30,30"])
    host.move(0, to: onOuter)
    #expect(stage.take() == ["move", "exit inner", "enter outer", "update outer 20,40"])
    host.lift(0, at: onOuter)
    #expect(stage.take() == ["will end copy", "drop outer", "place a", "loaded a"])
    try host.settle()
    #expect(
      stage.take() == [
        "dropped a", "conclude outer", "did end copy", "end outer", "end inner",
        "transferred",
      ])
    #expect(stage.overlay == nil)
    #expect(UIRuntime.current.runningDrag == nil)
  }

  @Test("R20.20 a pressed pointer drags items as soon as it moves")
  func pointer() throws {
    let stage = try DragStage()
    stage.names = ["a", "b"]
    let host = stage.host

    host.press(at: start)
    host.advance(by: 2)
    #expect(stage.take().isEmpty)
    host.movePointer(to: CGPoint(x: 62, y: 60))
    #expect(stage.take().isEmpty)
    host.movePointer(to: CGPoint(x: 70, y: 60))
    #expect(stage.take() == ["items", "preview a", "preview b", "lift", "begin", "move"])
    host.movePointer(to: onInner)
    #expect(stage.overlay?.badgeText == "+2")
    _ = stage.take()
    host.release(at: onInner)
    try host.settle()
    #expect(
      stage.take() == [
        "will end copy", "drop inner", "place a", "place b", "loaded a b", "dropped a",
        "lifted end", "dropped b", "conclude inner", "did end copy", "end inner", "transferred",
      ])
  }

  @Test("R20.21 without a drop the items return", arguments: [0, 1, 2])
  func returning(_ how: Int) throws {
    let stage = try DragStage()
    let host = stage.host
    stage.operation = how == 1 ? .forbidden : .copy
    host.press(at: start)
    host.movePointer(to: onOuter)
    try host.settle()
    _ = stage.take()

    switch how {
    case 0: host.press(.keyboardEscape)
    case 1:
      #expect(stage.overlay?.badgeText == "×")
      host.release(at: onOuter)
    default: host.putDown(3, at: nowhere)
    }
    let operation = how == 1 ? "forbidden" : "cancel"
    #expect(stage.take() == ["exit outer", "will end \(operation)", "cancel a"])
    try host.settle()
    #expect(stage.take() == ["returned a", "did end \(operation)", "end outer"])
    // The rest of the gesture does nothing.
    host.movePointer(to: onInner)
    host.release(at: onInner)
    try host.settle()
    #expect(stage.take().isEmpty)
    #expect(stage.overlay == nil)
  }

  @Test("R20.21 a finger that is lifted without moving drags nothing")
  func releasedBeforeMoving() throws {
    let stage = try DragStage()
    stage.host.putDown(0, at: start)
    stage.host.advance(by: 0.45)
    stage.host.lift(0, at: start)
    try stage.host.settle()
    #expect(stage.take() == lift + ["lifted start"])
    #expect(UIRuntime.current.runningDrag == nil)
  }

  @Test("R20.22 a view that has nothing to do with the items leaves them to those around it")
  func refusing() throws {
    let stage = try DragStage()
    stage.refusing = ["inner"]
    stage.host.press(at: start)
    stage.host.movePointer(to: onInner)
    stage.host.movePointer(to: CGPoint(x: 281, y: 150))
    try stage.host.settle()
    #expect(
      stage.take() == lift + [
        "begin", "move", "can inner?", "can outer?", "enter outer", "update outer 130,130", "move",
        "update outer 131,130", "lifted end",
      ])
  }

  @Test("R20.22 what may not be moved cannot be dropped by moving")
  func move() throws {
    let stage = try DragStage()
    stage.operation = .move
    stage.allowsMove = false
    stage.host.press(at: start)
    stage.host.movePointer(to: onOuter)
    #expect(stage.overlay?.badgeText == "×")
    _ = stage.take()
    stage.host.release(at: onOuter)
    #expect(stage.take() == ["exit outer", "will end forbidden", "cancel a"])
    try stage.host.settle()
  }

  @Test("R20.23 a dropped preview moves to its target, another one to where it was lifted")
  func places() throws {
    let stage = try DragStage()
    stage.dropTarget = UIDragPreviewTarget(
      container: stage.inner, center: CGPoint(x: 10, y: 10),
      transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    stage.host.press(at: start)
    stage.host.movePointer(to: onInner)
    stage.host.advance(by: 0.5)
    let preview = stage.overlay?.subviews.first?.subviews.compactMap { $0 as? DragPreviewView }
      .first
    let middle = { preview.map { stage.host.window.convert($0.center, from: $0.superview) } }
    #expect(middle() == onInner)
    stage.host.release(at: onInner)
    #expect(middle() == CGPoint(x: 260, y: 130))
    #expect(preview?.transform.a == 0.5)
    try stage.host.settle()

    stage.host.press(at: CGPoint(x: 30, y: 30))
    stage.host.movePointer(to: nowhere)
    let other = stage.overlay?.subviews.first?.subviews.compactMap { $0 as? DragPreviewView }.first
    stage.host.release(at: nowhere)
    #expect(other.map { stage.host.window.convert($0.center, from: $0.superview) } == start)
    try stage.host.settle()
    #expect(stage.overlay == nil)
  }

  @Test("R20.24 whatever a callback does to the source, the targets and the window, a drag ends")
  func hostile() throws {
    let entries = [
      "items", "preview a", "lift", "begin", "move", "can outer?", "enter outer",
      "update outer 20,40", "exit outer", "enter inner", "update inner 30,30", "will end copy",
      "drop inner", "place a", "dropped a", "conclude inner", "did end copy", "end inner",
      "transferred",
    ]
    let acts: [(DragStage) -> Void] = [
      { $0.source.removeFromSuperview() },
      { $0.source.interactions = [] },
      { $0.inner.removeFromSuperview() },
      { $0.outer.interactions = [] },
      { $0.host.window.isHidden = true },
      { $0.host.press(.keyboardEscape) },
      { $0.drag?.isEnabled = false },
      { $0.host.window.rootViewController = nil },
    ]
    for entry in entries {
      for (number, act) in acts.enumerated() {
        let stage = try DragStage()
        var hasActed = false
        stage.onCall = { [weak stage] name in
          guard let stage else { return }
          guard name == entry, !hasActed else { return }
          hasActed = true
          act(stage)
        }
        stage.host.press(at: start)
        for point in [onOuter, onInner] { stage.host.movePointer(to: point) }
        stage.host.release(at: onInner)
        try stage.host.settle()
        let calls = stage.take()
        #expect(hasActed || entry.hasPrefix("exit"), "\(entry) \(number)")
        #expect(UIRuntime.current.runningDrag == nil, "\(entry) \(number)")
        #expect(stage.overlay == nil, "\(entry) \(number)")
        let count = { (prefix: String) in calls.count { $0.hasPrefix(prefix) } }
        #expect(count("enter outer") == count("end outer"), "\(entry) \(number): \(calls)")
        #expect(count("enter inner") == count("end inner"), "\(entry) \(number): \(calls)")
        #expect(count("will end") <= 1 && count("did end") <= 1, "\(entry) \(number)")
      }
    }
  }
}
