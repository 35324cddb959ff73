import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page of constraints of the gallery, with the input of a user.
@Suite struct GalleryConstraintsTests {
  private static let tolerance = PixelTolerance(component: 4)

  private struct Stage {
    let twin: GalleryTwin
    let page: ConstraintsPageViewController
    var host: TestHost { twin.host }
    var demo: ConstraintDemoViewController { page.demo }
    var stack: UIStackView? { (demo.content as? TilesView)?.stack }

    init(size: CGSize = CGSize(width: 1280, height: 800)) throws {
      twin = try GalleryTwin(size: size)
      page = try twin.open(.constraints)
      twin.gallery.recorder.removeAll()
    }

    var notes: [String] {
      twin.gallery.recorder.events.compactMap {
        if case .note(let text) = $0.callback { text } else { nil }
      }
    }

    func tap(_ view: UIView?) throws {
      let view = try #require(view)
      if view.isDescendant(of: page.list) { try twin.reveal(view) }
      host.tap(at: twin.center(of: view))
      try host.settle()
    }

    /// Drags the handle to the right.
    func drag(by distance: CGFloat) throws {
      let start = page.window.convert(
        demo.handle.convert(
          CGPoint(x: demo.handle.bounds.midX, y: demo.handle.bounds.midY), to: nil),
        to: host.window)
      host.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
      try host.settle()
    }
  }

  @Test("R18.1 R17.4 the content follows a drag of the handle, and what a layout costs is shown")
  func drag() throws {
    let stage = try Stage()
    let width = stage.demo.content.bounds.width
    #expect(stage.page.stage.detail.text == "\(stage.demo.constraintCount) constraints")

    try stage.drag(by: -80)
    let narrow = stage.demo.content.bounds.width
    let detail = try #require(stage.page.stage.detail.text)
    try stage.drag(by: -1000)
    let least = stage.demo.content.bounds.width
    try stage.drag(by: 1000)

    #expect(abs(width - narrow - 80) < 12)
    #expect(detail.wholeMatch(of: /\d+ constraints · \d+ µs a layout/) != nil)
    #expect(least == 100)
    #expect(stage.demo.content.bounds.width == width)
  }

  @Test("R18.1 R17.4 arrow keys move the handle, also where it is at the left")
  func keys() throws {
    let stage = try Stage()
    let width = stage.demo.content.bounds.width

    stage.host.press(.keyboardLeftArrow)
    let leftToRight = stage.demo.content.bounds.width
    stage.host.press(.keyboardRightArrow)
    try stage.tap(stage.page.chip(for: .rightToLeft))
    stage.host.press(.keyboardRightArrow)
    try stage.host.settle()

    #expect(leftToRight == width - 20)
    #expect(stage.demo.content.bounds.width == width - 20)
    #expect(stage.demo.handle.frame.minX == 20)
  }

  @Test("R18.2 R17.4 a contradiction is reported in the log, layout continues, and Resolve ends it")
  func contradiction() throws {
    let stage = try Stage()
    let width = stage.demo.content.bounds.width

    let reports = try withMisuseIntercepted {
      try stage.tap(stage.page.button(for: .contradict))
      #expect(stage.demo.isContradictory)
      let notes = stage.notes
      #expect(notes.first == "Contradict")
      #expect(notes.contains("Unable to simultaneously satisfy constraints:"))
      #expect(notes.last?.contains("'too wide'") == true)
      #expect(!notes.contains { $0.contains("0x") })
      try stage.drag(by: -50)
      try stage.tap(stage.page.chip(for: .rightToLeft))
      #expect(stage.notes == notes)
      stage.host.press(.keyboardEscape)
      try stage.drag(by: -1000)
      #expect(stage.notes == notes + ["Resolve"])
    }

    #expect(reports.map(\.message) == [])
    #expect(!stage.demo.isContradictory)
    #expect(stage.demo.content.bounds.width == width)
  }

  @Test("R18.1 R17.4 chips change axis, distribution, alignment and spacing of the stack view")
  func stack() throws {
    let stage = try Stage()

    try stage.tap(stage.page.chip(for: .vertical))
    try stage.tap(stage.page.chip(for: .equalSpacing))
    try stage.tap(stage.page.chip(for: UIStackView.Alignment.trailing))
    try stage.tap(stage.page.chip(forSpacing: 16))
    let stack = try #require(stage.stack)
    let frames = stack.arrangedSubviews.map(\.frame)

    #expect(stack.axis == .vertical && stack.spacing == 16)
    #expect(frames.allSatisfy { $0.maxX == stack.bounds.maxX })
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) <= 1 && $0 >= 16 })
    #expect(frames.first?.minY == 0 && frames.last?.maxY == stack.bounds.maxY)
  }

  @Test("R18.1 R17.4 a tap hides a tile, animated, and one beside the tiles shows it again")
  func tiles() throws {
    let stage = try Stage()
    try stage.tap(stage.page.chip(for: ConstraintDemo.stack))
    let stack = try #require(stage.stack)
    let first = stack.arrangedSubviews[0]
    func tap(_ view: UIView, at point: CGPoint) {
      stage.host.tap(
        at: stage.page.window.convert(view.convert(point, to: nil), to: stage.host.window))
    }

    tap(first, at: CGPoint(x: 20, y: 20))
    stage.host.advance(by: 0.15)
    let width = try #require(stack.arrangedSubviews[1].layer.presentation()).frame.minX
    try stage.host.settle()
    #expect(first.isHidden)
    #expect(width > 0 && stack.arrangedSubviews[1].frame.minX == 0)

    tap(stage.demo.content, at: CGPoint(x: 4, y: 4))
    try stage.host.settle()
    #expect(!first.isHidden)
  }

  /// The frames of a view and everything inside it.
  private func frames(of view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap { frames(of: $0) }
  }

  @Test(
    "R18.1 content whose direction has changed is placed as one that was made in that direction",
    arguments: ConstraintDemo.allCases)
  func changedDirection(demo: ConstraintDemo) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.window.traitOverrides.layoutDirection = .rightToLeft
    host.show(ConstraintDemoViewController(demo.makeContent()))
    try host.settle()
    let expected = frames(of: host.window)
    host.window.traitOverrides.layoutDirection = .leftToRight
    host.show(ConstraintDemoViewController(demo.makeContent()))
    try host.settle()

    host.window.traitOverrides.layoutDirection = .rightToLeft
    try host.settle()

    #expect(frames(of: host.window) == expected)
  }

  nonisolated enum Look: String, CaseIterable, Sendable {
    case light, dark, rightToLeft = "right-to-left", rightToLeftDark = "right-to-left-dark"
  }

  @Test(
    "R18.1 R17.4 form, chat and stack view equal their references, in both directions and styles",
    arguments: ConstraintDemo.allCases, Look.allCases)
  func pictures(demo: ConstraintDemo, look: Look) throws {
    let host = try TestHost(size: CGSize(width: 320, height: 400))
    let isRightToLeft = look == .rightToLeft || look == .rightToLeftDark
    host.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    host.window.overrideUserInterfaceStyle =
      look == .dark || look == .rightToLeftDark ? .dark : .light

    host.show(ConstraintDemoViewController(demo.makeContent()))
    try host.settle()

    try host.expectPicture("constraints-\(demo)-\(look.rawValue)", tolerance: Self.tolerance)
  }

  @Test(
    "R17.4 the page of constraints equals its reference",
    arguments: [CGSize(width: 1280, height: 800), CGSize(width: 393, height: 852)])
  func page(size: CGSize) throws {
    let stage = try Stage(size: size)

    try stage.tap(stage.page.button(for: .contradict))

    try stage.host.expectPicture(
      "constraints-\(Int(size.width))x\(Int(size.height))", tolerance: Self.tolerance)
  }

  @Test("R18.1 R17.4 from right to left the gallery is reversed")
  func rightToLeftGallery() throws {
    let twin = try GalleryTwin()

    twin.host.window.traitOverrides.layoutDirection = .rightToLeft
    try twin.host.settle()

    #expect(twin.frame(of: twin.page.list).minX > twin.frame(of: twin.page.stage).maxX)
    try twin.host.expectPicture("gallery-right-to-left", tolerance: Self.tolerance)
  }
}
