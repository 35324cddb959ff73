import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page of gestures of the gallery, with the input of a user.
@Suite struct GalleryGesturesTests {
  private static let tolerance = PixelTolerance(component: 4)

  private struct Stage {
    let twin: GalleryTwin
    let page: GesturesPageViewController
    var host: TestHost { twin.host }
    var card: UIView { page.canvas.card }
    var center: CGPoint { twin.center(of: card) }

    init(size: CGSize = CGSize(width: 1280, height: 800)) throws {
      twin = try GalleryTwin(size: size)
      page = try twin.open(.gestures)
      twin.gallery.recorder.removeAll()
    }

    var notes: [String] {
      twin.gallery.recorder.events.compactMap {
        if case .note(let text) = $0.callback { text } else { nil }
      }
    }

    /// The notes about buttons and about fingers that are down.
    var notesOfTouches: [String] { notes.filter { !$0.hasPrefix("Hover") } }
  }

  @Test("R17.4 a drag moves the card, with its velocity shown, and Reset puts it back")
  func pan() throws {
    let stage = try Stage()
    let start = stage.center

    stage.host.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y + 40))
    try stage.host.settle()
    let moved = stage.center
    stage.host.tap(at: stage.twin.center(of: try #require(stage.page.button(for: .reset))))
    try stage.host.settle()

    #expect(moved.x - start.x > 60 && moved.y - start.y > 25)
    #expect(stage.center == start)
    #expect(stage.notesOfTouches == ["Pan began", "Pan ended", "Reset"])
  }

  @Test("R17.4 taps, double taps and long presses are distinguished")
  func taps() throws {
    let stage = try Stage()
    let point = stage.center

    stage.host.tap(at: point)
    stage.host.advance(by: 1)
    stage.host.tap(at: point)
    stage.host.tap(at: point)
    stage.host.advance(by: 1)
    stage.host.press(at: point)
    stage.host.advance(by: 0.7)
    stage.host.release(at: point)
    try stage.host.settle()

    #expect(
      stage.notesOfTouches == ["Tap", "Double tap", "Long press began", "Long press ended"])
    #expect(GestureKind.ofOneFinger.prefix(3).map { stage.page.counts[$0] } == [1, 1, 1])
  }

  @Test("R17.4 two fingers scale and rotate the card at the same time")
  func twoFingers() throws {
    let stage = try Stage()

    stage.host.pinch(around: stage.center, from: 80, to: 160, rotatingBy: .pi / 4)
    try stage.host.settle()

    #expect(abs(stage.page.canvas.scale - 2) < 0.3)
    #expect(abs(stage.page.canvas.angle - .pi / 4) < 0.2)
    #expect(Set(stage.page.counts.keys).isSuperset(of: [.pinch, .rotation]))
  }

  @Test("R17.4 a chip switches its gesture off and on; a swipe is recognized once it is on")
  func toggles() throws {
    let stage = try Stage()
    let start = stage.center
    let end = CGPoint(x: start.x + 110, y: start.y)
    for kind: GestureKind in [.pan, .swipe] {
      stage.host.tap(at: stage.twin.center(of: try #require(stage.page.chip(for: kind))))
    }
    stage.host.drag(from: start, to: end, duration: 0.1)
    try stage.host.settle()

    #expect(stage.notesOfTouches == ["Swipe right"])
    #expect(stage.center == start)
  }

  @Test("R17.1 the pointer over the card is noticed, and keys move, scale and rotate the card")
  func hoverAndKeys() throws {
    let stage = try Stage()
    let start = stage.center
    stage.host.movePointer(to: start)
    stage.host.movePointer(to: CGPoint(x: start.x + 300, y: start.y))
    try stage.host.settle()
    for key: UIKeyboardHIDUsage in [.keyboardRightArrow, .keyboardEqualSign, .keyboardR] {
      stage.host.press(key)
    }
    try stage.host.settle()
    let moved = stage.center.x - start.x
    let values = [stage.page.canvas.scale, stage.page.canvas.angle]
    stage.host.press(.keyboardEscape)
    try stage.host.settle()

    #expect(stage.notes == ["Hover began", "Hover ended", "Reset"])
    #expect(abs(moved - 20) < 0.01)
    #expect(values == [1.25, .pi / 8])
    #expect(stage.page.canvas.scale == 1)
  }

  @Test(
    "R17.4 the page of gestures equals its reference",
    arguments: [CGSize(width: 1280, height: 800), CGSize(width: 393, height: 852)])
  func pictures(size: CGSize) throws {
    let stage = try Stage(size: size)
    stage.host.pinch(around: stage.center, from: 80, to: 110, rotatingBy: .pi / 8)
    try stage.host.settle()
    stage.host.tap(at: stage.center)
    stage.host.advance(by: 0.5)
    stage.host.advance(by: 0.2)

    try stage.host.expectPicture(
      "gestures-\(Int(size.width))x\(Int(size.height))", tolerance: Self.tolerance)
  }
}
