import NestTesting
import Testing

@testable import OpenUIKit

/// A second view from which items are dragged, beside those of a stage.
private final class SecondSource: NSObject, UIDragInteractionDelegate {
  let view = UIView(frame: CGRect(x: 20, y: 200, width: 80, height: 80))
  private(set) var interaction: UIDragInteraction?
  var names = ["b"]
  var reused: [UIDragItem] = []
  var onCall: (String) -> Void = { _ in }
  private(set) var calls: [String] = []

  init(in stage: DragStage) {
    super.init()
    let interaction = UIDragInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
    stage.source.superview?.addSubview(view)
    stage.host.commit()
  }

  deinit {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func log(_ text: String) {
    calls.append(text)
    onCall(text)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    log("add to \(session.items.count) at \(Int(point.x)),\(Int(point.y))")
    return reused
      + names.map { name in
        let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
        item.localObject = name
        return item
      }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log("preview \(item.localObject ?? "")")
    return interaction.view?.window == nil ? nil : UITargetedDragPreview(view: view)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { log("cancel \(item.localObject ?? "")") }
}

struct AddingItemsTests {
  private let start = CGPoint(x: 60, y: 60)
  private let onOuter = CGPoint(x: 170, y: 60)
  private let nowhere = CGPoint(x: 120, y: 150)
  private let onSecond = CGPoint(x: 50, y: 240)

  private func begin(_ stage: DragStage, at point: CGPoint) {
    stage.host.putDown(0, at: start)
    stage.host.advance(by: 1)
    stage.host.move(0, to: point)
    _ = stage.take()
  }

  private func tap(_ stage: DragStage) {
    stage.host.putDown(1, at: onSecond)
    stage.host.lift(1, at: onSecond)
  }

  @Test("R22.705 A tap of another finger adds items, which are dropped with the others")
  func adding() throws {
    let stage = try DragStage()
    let second = SecondSource(in: stage)
    begin(stage, at: onOuter)

    stage.host.putDown(1, at: onSecond)
    #expect(second.take() == [])
    stage.host.lift(1, at: onSecond)
    #expect(second.take() == ["add to 1 at 30,40", "preview b"])
    // What is below the finger is asked again.
    #expect(stage.take() == ["update outer 20,40"])
    #expect(stage.overlay?.badgeText == "+2")
    tap(stage)
    #expect(second.take() == ["add to 2 at 30,40", "preview b"])
    #expect(stage.overlay?.badgeText == "+3")
    _ = stage.take()
    stage.host.lift(0, at: onOuter)
    try stage.host.settle()

    #expect(
      stage.take() == [
        "will end copy", "drop outer", "place a", "place b", "place b", "loaded a b b",
        "dropped a", "dropped b", "dropped b", "conclude outer", "did end copy", "end outer",
        "transferred",
      ])
    #expect(second.take() == [])
    #expect(stage.overlay == nil && UIRuntime.current.runningDrag == nil)
  }

  @Test("R22.705 Items that were added return to where they are from")
  func returning() throws {
    let stage = try DragStage()
    let second = SecondSource(in: stage)
    begin(stage, at: nowhere)
    tap(stage)
    _ = second.take()

    stage.host.lift(0, at: nowhere)
    try stage.host.settle()

    #expect(
      stage.take() == ["will end cancel", "cancel a", "returned a", "did end cancel"])
    #expect(second.take() == ["cancel b"])
  }

  @Test("R22.705 Another finger that moves, adds nothing or is elsewhere ends the drag")
  func ending() throws {
    let ends = ["will end cancel", "cancel a"]
    let stage = try DragStage()
    let second = SecondSource(in: stage)
    begin(stage, at: nowhere)
    stage.host.putDown(1, at: onSecond)
    stage.host.move(1, to: CGPoint(x: 80, y: 240))
    #expect(stage.take() == ends)
    stage.host.lift(1, at: CGPoint(x: 80, y: 240))
    try stage.host.settle()
    stage.host.lift(0, at: nowhere)
    #expect(second.take() == [])

    for (names, point) in [([], onSecond), (["b"], CGPoint(x: 390, y: 290))] {
      let stage = try DragStage()
      let second = SecondSource(in: stage)
      second.names = names
      begin(stage, at: nowhere)
      stage.host.putDown(1, at: point)
      stage.host.lift(1, at: point)
      #expect(stage.take() == ends)
      try stage.host.settle()
    }
  }

  @Test("R22.705 A finger that is taken away, a drag that only lifts, and items that are there")
  func odd() throws {
    let stage = try DragStage()
    let second = SecondSource(in: stage)
    begin(stage, at: nowhere)

    stage.host.putDown(1, at: onSecond)
    stage.host.cancel(1, at: onSecond)
    #expect(second.take() == [] && UIRuntime.current.runningDrag?.phase == .moving)
    // An item that the drag has already is not added again.
    second.reused = UIRuntime.current.runningDrag?.session.items ?? []
    tap(stage)
    #expect(second.take() == ["add to 1 at 30,40", "preview b"])
    #expect(UIRuntime.current.runningDrag?.session.items.count == 2)
    stage.host.lift(0, at: nowhere)
    try stage.host.settle()

    stage.host.putDown(0, at: start)
    stage.host.advance(by: 0.5)
    tap(stage)
    #expect(second.take() == ["cancel b"])
    try stage.host.settle()
    stage.host.lift(0, at: start)
    #expect(UIRuntime.current.runningDrag == nil)
  }

  @Test(
    "R22.710 Each callback of adding may end the drag or remove the views",
    arguments: ["add to 1 at 30,40", "preview b"], ["cancel", "remove", "source", "window"])
  func hostile(call: String, act: String) throws {
    let stage = try DragStage()
    let second = SecondSource(in: stage)
    begin(stage, at: onOuter)
    second.onCall = { text in
      guard text == call else { return }
      switch act {
      case "cancel": UIRuntime.current.runningDrag?.cancel()
      case "remove": second.view.removeFromSuperview()
      case "source": stage.source.removeFromSuperview()
      default: stage.host.window.isHidden = true
      }
    }

    _ = withMisuseIntercepted { tap(stage) }
    stage.host.lift(0, at: onOuter)
    try stage.host.settle()

    #expect(UIRuntime.current.runningDrag == nil && stage.overlay == nil)
    #expect(stage.take().filter { $0.hasPrefix("did end") }.count == 1)
  }
}
