import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

@Suite struct GalleryViewControllerTests {
  /// Antialiasing of curves is tested elsewhere; a difference as small as this cannot be seen.
  private static let tolerance = PixelTolerance(component: 4)

  @Test("R17.4 the buttons push and pop with the chosen transition")
  func buttons() throws {
    let twin = try GalleryTwin()
    #expect(twin.names == "A")

    try twin.tap(.push)
    try twin.tap(.push)
    try twin.tap(.push)
    #expect(twin.names == "ABCD")

    try twin.tap(.pop)
    #expect(twin.names == "ABC")

    try twin.tap(.popToRoot)
    #expect(twin.names == "A")
  }

  @Test("R17.4 at the root the buttons for popping are disabled")
  func root() throws {
    let twin = try GalleryTwin()
    let events = twin.gallery.recorder.events.count

    try twin.tap(.pop)
    try twin.tap(.popToRoot)
    twin.host.press(.keyboardEscape)

    #expect(twin.names == "A")
    #expect(twin.gallery.recorder.events.count == events)
  }

  @Test("R17.4 a tap on a chip selects the transition of the next push")
  func choice() throws {
    let twin = try GalleryTwin()
    let chip = try #require(twin.page.chip(for: .coverFromTopLeft))

    try twin.host.tap(chip)

    #expect(twin.page.transition.id == Transition.coverFromTopLeft.id)
    #expect(chip.isSelected)
  }

  @Test(
    "R17.4 Escape pops, control and M send a memory warning, control and an arrow rotate the device"
  )
  func keys() throws {
    let twin = try GalleryTwin()
    try twin.tap(.push)
    twin.gallery.recorder.removeAll()

    twin.host.press(.keyboardM, modifiers: .control)
    try twin.gallery.recorder.expect(
      """
      Memory warning
      A.didReceiveMemoryWarning
      B.didReceiveMemoryWarning
      """)

    let upright = twin.page.stack.view.bounds.size
    twin.host.press(.keyboardLeftArrow, modifiers: .control)
    try twin.host.settle()
    let turned = twin.page.stack.view.bounds.size
    #expect(upright.height > upright.width)
    #expect(turned.width > turned.height)

    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    #expect(twin.names == "A")
  }

  @Test("R14.1 taps during a transition are queued and done in order")
  func queue() throws {
    let twin = try GalleryTwin()
    let push = try twin.buttonCenter(.push)

    for _ in 0..<4 { twin.host.tap(at: push) }
    try twin.host.settle()

    #expect(twin.names == "ABCDE")
  }

  @Test("R10.3 the selected speed makes a push take four times as long, or no time")
  func speed() throws {
    let twin = try GalleryTwin()
    try twin.host.tap(try #require(twin.page.chip(for: .slow)))

    let start = twin.host.now
    try twin.tap(.push)
    #expect(twin.host.now - start == 1.6)

    try twin.host.tap(try #require(twin.page.chip(for: .notAnimated)))
    twin.host.tap(at: try twin.buttonCenter(.push))
    #expect(twin.names == "ABC")
    #expect(twin.host.now - start == 1.6)
  }

  @Test("R4.5 a device rotated in the middle of a push shows what one rotated after it shows")
  func turnDuringPush() throws {
    let size = CGSize(width: 393, height: 852)
    let early = try GalleryTwin(size: size)
    early.host.tap(at: try early.buttonCenter(.push))
    early.host.advance(by: 0.1)
    early.host.press(.keyboardRightArrow, modifiers: .control)
    try early.host.settle()
    let earlyPicture = try early.stagePicture()

    let late = try GalleryTwin(size: size)
    try late.tap(.push)
    late.host.press(.keyboardRightArrow, modifiers: .control)
    try late.host.settle()

    #expect(early.page.stack.view.bounds.width > early.page.stack.view.bounds.height)
    #expect(earlyPicture.hasSamePixels(as: try late.stagePicture()))
  }

  @Test("R17.4 a list that is higher than its frame can be dragged, as far as its end")
  func drag() throws {
    let twin = try GalleryTwin(size: CGSize(width: 393, height: 852))
    let last = try #require(twin.page.chip(for: Transition.flipVertically))
    let list = twin.frame(of: twin.page.list)
    #expect(last.convert(last.bounds, to: nil).minY > list.maxY)

    try twin.reveal(last)
    #expect(list.contains(last.convert(last.bounds, to: nil)))
    #expect(twin.page.transition.id == Transition.pushFromRight.id)

    try twin.host.tap(last)
    #expect(last.isSelected)
  }

  @Test(
    "R17.4 the gallery equals its reference",
    arguments: [
      CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
      CGSize(width: 840, height: 640), CGSize(width: 393, height: 852),
    ])
  func pictures(size: CGSize) throws {
    let twin = try GalleryTwin(size: size)
    try twin.tap(.push)
    try twin.tap(.push)
    try twin.tap(.pop)

    try twin.host.expectPicture(
      "gallery-\(Int(size.width))x\(Int(size.height))", tolerance: Self.tolerance)
  }

  @Test("R17.4 the rotated device equals its reference")
  func landscape() throws {
    let twin = try GalleryTwin()
    try twin.tap(.push)
    twin.host.press(.keyboardRightArrow, modifiers: .control)
    try twin.host.settle()

    try twin.host.expectPicture("gallery-landscape", tolerance: Self.tolerance)
  }
}
