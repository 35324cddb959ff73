import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

@Suite struct GallerySearchTests {
  private let twin: GalleryTwin

  init() throws { twin = try GalleryTwin() }

  /// Opens the search by its key, and types.
  private func search(_ text: String) throws -> SearchViewController {
    twin.host.press(.keyboardF, modifiers: .control)
    try twin.host.settle()
    twin.host.type(text)
    try twin.host.settle()
    return try #require(twin.gallery.presentedViewController as? SearchViewController)
  }

  private func press(_ key: UIKeyboardHIDUsage) throws {
    twin.host.press(key)
    try twin.host.settle()
  }

  @Test("R17.4 Control and F search pages and what is on them, by words in any order and case")
  func finding() throws {
    let search = try search("PAGES")
    #expect(search.found.first == "Pages")

    for _ in 0..<5 { twin.host.press(.keyboardDeleteOrBackspace) }
    twin.host.type("flip tabs")
    #expect(!search.found.isEmpty)
    // A space is no command of the page below.
    let events = twin.gallery.recorder.events.count
    twin.host.press(.keyboardSpacebar)
    twin.host.type(" nowhere")
    #expect(search.found == [])
    #expect(twin.gallery.recorder.events.count == events)
    try press(.keyboardReturnOrEnter)
    #expect(twin.gallery.presentedViewController === search)
  }

  @Test("R17.4 Return chooses what is selected: a page is shown, a transition is selected there")
  func choosing() throws {
    let target = Transition.flipHorizontally
    let tabs = try #require(twin.gallery.page(.tabs) as? TabsPageViewController)
    let title = try #require(tabs.chip(for: target)?.currentTitle)
    #expect(tabs.transition.id != target.id)

    let search = try search("tabs flip \(title)")
    let index = try #require(search.found.firstIndex(of: title))
    for _ in 0..<index { twin.host.press(.keyboardDownArrow) }
    try press(.keyboardReturnOrEnter)

    #expect(twin.gallery.presentedViewController == nil)
    #expect(tabs.viewIfLoaded?.window != nil)
    #expect(tabs.transition.id == target.id)
    let chip = try #require(tabs.chip(for: target))
    #expect(twin.frame(of: tabs.list).contains(twin.frame(of: chip)))
  }

  @Test(
    "R17.4 Escape ends the search, and the keys of the page work again; so does a click beside it")
  func cancelling() throws {
    try twin.tap(.push)
    #expect(twin.names == "AB")

    _ = try search("x")
    try press(.keyboardEscape)
    #expect(twin.gallery.presentedViewController == nil && twin.names == "AB")
    try press(.keyboardEscape)
    #expect(twin.names == "A")

    _ = try search("x")
    twin.host.tap(at: CGPoint(x: 20, y: 780))
    try twin.host.settle()
    #expect(twin.gallery.presentedViewController == nil)
  }

  @Test("R17.4 The search does what a click on the chip does, and not what is disabled")
  func commands() throws {
    let search = try search("stack rotate")
    #expect(search.found.first == "Rotate")
    try press(.keyboardReturnOrEnter)
    #expect(twin.gallery.recorder.timeline.lines.contains("Rotate"))
  }

  @Test("R17.4 The search over the gallery, as a reference picture")
  func picture() throws {
    _ = try search("push")
    try press(.keyboardDownArrow)

    try twin.host.expectPicture("gallery-search", tolerance: PixelTolerance(component: 4))
  }
}
