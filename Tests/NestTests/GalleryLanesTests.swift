import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The log of the gallery in the form of lanes.
@Suite struct GalleryLanesTests {
  private static let tolerance = PixelTolerance(component: 4)

  /// The texts that the lanes show.
  private func texts(in twin: GalleryTwin) throws -> [String] {
    let lanes = try #require(findLanes(in: twin.gallery.view))
    #expect(!lanes.isHidden)
    return lanes.subviews.compactMap { view in
      view.isHidden ? nil : (view as? UILabel)?.text
    }
  }

  private func findLanes(in view: UIView) -> TimelineLanesView? {
    view as? TimelineLanesView ?? view.subviews.lazy.compactMap(findLanes).first
  }

  @Test(
    "R17.4 R16.5 Lanes show the last action: a lane for each controller and delegate, with its calls"
  )
  func lastAction() throws {
    let twin = try GalleryTwin()
    twin.host.press(.keyboardL, modifiers: .control)
    #expect(try self.texts(in: twin).contains("viewDidAppear"))

    try twin.tap(.push)
    var texts = try self.texts(in: twin)
    #expect(Set(["A", "B", "D"]).isSubset(of: texts))
    #expect(texts.contains("viewDidAppear(animated) [to]"))

    try twin.tap(.pop)
    texts = try self.texts(in: twin)
    #expect(texts.contains("willPop(B, revealing: A, animated)"))
    #expect(!texts.contains("viewDidLoad"))

    try twin.tap(.push)
    try twin.tap(.pop)
    twin.host.press(.keyboardL, modifiers: .control)
    #expect(try #require(findLanes(in: twin.gallery.view)).isHidden)
  }

  @Test("R17.4 R16.5 The chips of the log choose lines or lanes")
  func chips() throws {
    let twin = try GalleryTwin()
    let lanes = try #require(findLanes(in: twin.gallery.view))
    let log = try #require(lanes.superview?.superview?.superview as? LifecycleLogView)

    try twin.host.tap(try #require(log.chip(for: .lanes)))
    #expect(!lanes.isHidden)
    try twin.host.tap(try #require(log.chip(for: .lines)))
    #expect(lanes.isHidden)
  }

  @Test("R17.4 R16.5 What an action has led to begins no lanes of its own")
  func results() throws {
    let twin = try GalleryTwin()
    let wizard: WizardPageViewController = try twin.open(.wizard)
    twin.host.press(.keyboardL, modifiers: .control)

    try twin.host.tap(try #require(wizard.stage.mainButton))
    try twin.host.settle()

    let texts = try self.texts(in: twin)
    #expect(texts.contains("viewDidAppear(animated) [to]") && !texts.contains("·"))
  }

  @Test("R17.4 R16.5 A movement by hand after a pause has lanes of its own, with its curve")
  func byHand() throws {
    let twin = try GalleryTwin()
    twin.host.press(.keyboardL, modifiers: .control)
    try twin.tap(.push)
    twin.host.advance(by: 1.5)
    let stack = twin.frame(of: twin.page.stack.view)

    twin.host.drag(
      from: CGPoint(x: stack.minX + 4, y: stack.midY),
      to: CGPoint(x: stack.maxX - 40, y: stack.midY), duration: 0.4)
    try twin.host.settle()

    #expect(twin.names == "A")
    let texts = try self.texts(in: twin)
    #expect(texts.contains("willPop(B, revealing: A, animated)"))
    #expect(!texts.contains("willPush(B, covering: A, animated)"))
  }

  @Test(
    "R17.4 R16.5 The lanes of a push in the middle and at its end, and of a short log, as reference pictures",
    arguments: ["middle", "end", "short"])
  func pictures(moment: String) throws {
    let isShort = moment == "short"
    let twin = try GalleryTwin(
      size: isShort ? CGSize(width: 840, height: 640) : CGSize(width: 1280, height: 800))
    twin.host.press(.keyboardL, modifiers: .control)

    twin.host.tap(at: try twin.buttonCenter(.push))
    twin.host.advance(by: 0.2)
    if moment != "middle" { try twin.host.settle() }

    try twin.host.expectPicture("gallery-lanes-\(moment)", tolerance: Self.tolerance)
  }
}
