import NestTesting
import Testing

@testable import OpenUIKit

/// A behaviour and an effect that record what they are asked and called for.
private final class SpringRecord: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  private(set) var calls: [String] = []
  var isAllowed = true
  var item: ((CGPoint) -> Int)?
  var onCall: (String) -> Void = { _ in }
  private(set) var questions = 0

  deinit {}

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func log(_ text: String) {
    calls.append(text)
    onCall(text)
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    questions += 1
    if let item { context.targetItem = item(context.location(in: interaction.view)) }
    onCall("question")
    return isAllowed
  }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log("finish") }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) { log("\(context.state)" + (context.targetItem.map { " \($0)" } ?? "")) }
}

struct SpringLoadingTests {
  private let start = CGPoint(x: 60, y: 60)
  private let nowhere = CGPoint(x: 120, y: 270)
  private let onOuter = CGPoint(x: 170, y: 60)
  private let onInner = CGPoint(x: 280, y: 150)

  private func begin(_ stage: DragStage, at point: CGPoint) {
    stage.host.press(at: start)
    stage.host.movePointer(to: nowhere)
    stage.host.movePointer(to: point)
  }

  private func make(_ record: SpringRecord) -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(interactionBehavior: record, interactionEffect: record) { _, _ in
      record.log("act")
    }
  }

  @Test("R22.702 A drag that stays is possible, about to activate, and activates once")
  func life() throws {
    let stage = try DragStage()
    let record = SpringRecord()
    stage.outer.addInteraction(make(record))

    begin(stage, at: onOuter)
    #expect(record.take() == ["possible"])
    stage.host.advance(by: 0.5)
    #expect(record.take() == [])
    stage.host.advance(by: 0.2)
    #expect(record.take() == ["activating"])
    stage.host.advance(by: 0.5)
    #expect(record.take() == ["activated", "act", "finish"])
    // Once, however long it stays.
    stage.host.advance(by: 3)
    stage.host.movePointer(to: CGPoint(x: 180, y: 60))
    stage.host.advance(by: 3)
    #expect(record.take() == [])
    stage.host.movePointer(to: nowhere)
    #expect(record.take() == ["inactive"])
    stage.host.movePointer(to: onOuter)
    stage.host.advance(by: 1.5)
    #expect(record.take() == ["possible", "activating", "activated", "act", "finish"])
    stage.host.release(at: onOuter)
    try stage.host.settle()
    #expect(record.take() == ["inactive"])
    #expect(stage.take().contains("drop outer"))
  }

  @Test("R22.702 It ends with the place, the permission, the view and the drag")
  func ending() throws {
    let stage = try DragStage()
    let record = SpringRecord()
    let interaction = make(record)
    stage.outer.addInteraction(interaction)
    begin(stage, at: onOuter)
    let ends = ["possible", "inactive", "finish"]

    stage.host.movePointer(to: nowhere)
    #expect(record.take() == ends)
    // A behaviour is asked in each frame, though the finger stays.
    stage.host.movePointer(to: onOuter)
    record.isAllowed = false
    stage.host.advance(by: 0.1)
    #expect(record.take() == ends)
    stage.host.advance(by: 2)
    record.isAllowed = true
    stage.host.movePointer(to: CGPoint(x: 171, y: 60))
    stage.outer.removeInteraction(interaction)
    #expect(record.take() == ends)
    stage.outer.addInteraction(interaction)
    stage.host.movePointer(to: onOuter)
    stage.host.press(.keyboardEscape)
    #expect(record.take() == ends)
    try stage.host.settle()
    stage.host.advance(by: 2)
    #expect(record.take() == [] && UIRuntime.current.runningDrag == nil)
  }

  @Test("R22.702 The innermost view counts, and the next one where that refuses")
  func nesting() throws {
    let stage = try DragStage()
    let (outer, inner) = (SpringRecord(), SpringRecord())
    stage.outer.addInteraction(make(outer))
    stage.inner.addInteraction(make(inner))

    begin(stage, at: onOuter)
    stage.host.movePointer(to: onInner)
    #expect(outer.take() == ["possible", "inactive", "finish"])
    #expect(inner.take() == ["possible"])
    inner.isAllowed = false
    stage.host.advance(by: 0.1)
    #expect(inner.take() == ["inactive", "finish"] && outer.take() == ["possible"])
  }

  @Test("R22.702 Another target begins anew, also after it was activated")
  func targets() throws {
    let stage = try DragStage()
    let record = SpringRecord()
    record.item = { $0.x < 50 ? 1 : 2 }
    stage.outer.addInteraction(make(record))

    begin(stage, at: onOuter)
    stage.host.advance(by: 0.5)
    stage.host.movePointer(to: CGPoint(x: 240, y: 60))
    #expect(record.take() == ["possible 1", "inactive 1", "finish", "possible 2"])
    stage.host.advance(by: 0.5)
    #expect(record.take() == [])
    stage.host.advance(by: 0.7)
    #expect(record.take() == ["activating 2", "activated 2", "act", "finish"])
    stage.host.movePointer(to: onOuter)
    #expect(record.take() == ["possible 1"])
  }

  @Test("R22.702 The usual effect highlights the target view, and takes the highlight away")
  func effect() throws {
    let stage = try DragStage()
    var count = 0
    stage.outer.addInteraction(UISpringLoadedInteraction { _, _ in count += 1 })
    let layers = stage.outer.layer.sublayers?.count ?? 0

    begin(stage, at: onOuter)
    #expect(stage.outer.layer.sublayers?.count == layers + 1)
    stage.host.advance(by: 0.3)
    try stage.host.expectPicture("spring-loading-possible")
    stage.host.advance(by: 1)
    #expect(count == 1 && stage.outer.layer.sublayers?.count == layers)
  }

  @Test("R22.703 Spring-loaded buttons, items of bars, tab bars and alerts do what a tap does")
  func controls() throws {
    let stage = try DragStage()
    var taps: [String] = []
    let root = try #require(stage.host.window.rootViewController?.view)
    let button = UIButton(frame: CGRect(x: 120, y: 10, width: 80, height: 40))
    button.addAction(UIAction { _ in taps.append("button") }, for: .touchUpInside)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 80, width: 400, height: 44))
    let item = UIBarButtonItem(
      title: "Item", image: nil, primaryAction: UIAction(title: "Item") { _ in taps.append("item") }
    )
    bar.items = [item]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 140, width: 400, height: 49))
    tabs.items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    for view in [button, bar, tabs] as [UIView] { root.addSubview(view) }
    stage.host.commit()
    let points = [
      CGPoint(x: 160, y: 30), CGPoint(x: 30, y: 102), CGPoint(x: 300, y: 160),
    ]
    func visit() {
      stage.host.press(at: start)
      for point in points {
        stage.host.movePointer(to: point)
        stage.host.advance(by: 1.2)
      }
      stage.host.release(at: nowhere)
      stage.host.advance(by: 1)
    }

    visit()
    #expect(taps == [] && tabs.selectedItem == nil)
    #expect(!button.isSpringLoaded && !item.isSpringLoaded && !tabs.isSpringLoaded)
    (button.isSpringLoaded, item.isSpringLoaded, tabs.isSpringLoaded) = (true, true, true)
    stage.host.commit()
    visit()
    #expect(taps == ["button", "item"] && tabs.selectedItem?.tag == 1)
    (button.isEnabled, item.isEnabled, tabs.isSpringLoaded) = (false, false, false)
    tabs.selectedItem = nil
    stage.host.commit()
    visit()
    #expect(taps == ["button", "item"] && tabs.selectedItem == nil)
  }

  @Test("R22.703 A drag that stays over a choice of an alert chooses it")
  func alert() throws {
    let stage = try DragStage()
    var choices = 0
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in choices += 1 })
    alert.isSpringLoaded = true
    stage.host.press(at: start)
    stage.host.movePointer(to: nowhere)
    stage.host.window.rootViewController?.present(alert, animated: false)
    stage.host.commit()

    let ok = try #require(
      alert.view.descendants.lazy.compactMap { $0 as? UIControl }.first)
    stage.host.movePointer(to: ok.convert(CGPoint(x: 20, y: 10), to: nil))
    stage.host.advance(by: 2)

    #expect(choices == 1 && alert.presentingViewController == nil)
  }

  @Test(
    "R22.710 Each callback of a spring-loaded interaction may end the drag or remove views",
    arguments: ["question", "possible", "activating", "activated", "act", "finish", "inactive"],
    ["cancel", "view", "source", "window", "interaction"])
  func hostile(call: String, act: String) throws {
    let stage = try DragStage()
    let record = SpringRecord()
    let interaction = make(record)
    stage.outer.addInteraction(interaction)
    var isDone = false
    record.onCall = { text in
      guard text == call, !isDone else { return }
      isDone = true
      switch act {
      case "cancel": UIRuntime.current.runningDrag?.cancel()
      case "view": stage.outer.removeFromSuperview()
      case "source": stage.source.removeFromSuperview()
      case "interaction": stage.outer.removeInteraction(interaction)
      default: stage.host.window.isHidden = true
      }
    }

    begin(stage, at: onOuter)
    stage.host.advance(by: 1.2)
    stage.host.movePointer(to: nowhere)
    stage.host.release(at: nowhere)
    try stage.host.settle()

    #expect(isDone && UIRuntime.current.runningDrag == nil && stage.overlay == nil)
    let calls = record.take()
    // What began has ended, once.
    #expect(calls.filter { $0 == "possible" }.count == calls.filter { $0 == "inactive" }.count)
    #expect(calls.filter { $0 == "possible" }.count == calls.filter { $0 == "finish" }.count)
  }
}

extension UIView {
  /// All views inside this one.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
