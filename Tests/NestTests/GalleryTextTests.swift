import NestTesting
import OpenUIKit
import OpenUIKitText
import Testing

@testable import nest

/// The page of text in the gallery.
@Suite(.serialized) struct GalleryTextTests {
  private let twin: GalleryTwin
  private let page: TextPageViewController

  init() throws {
    twin = try GalleryTwin()
    page = try twin.open(.text, as: TextPageViewController.self)
  }

  private func tap(_ command: TextPageViewController.Command) throws {
    try twin.host.tap(#require(page.button(for: command)))
    try twin.host.settle()
  }

  private func type(_ text: String) throws {
    twin.host.type(text)
    try twin.host.settle()
  }

  private func hasLogged(_ text: String) -> Bool {
    page.recorder.events.contains { $0.description.contains(text) }
  }

  @Test(
    "R17.1 R23.120 Each text of the page looks right while it is edited",
    arguments: TextDemo.allCases)
  func pictures(demo: TextDemo) throws {
    if demo != .form {
      try twin.host.tap(#require(page.chip(for: demo)))
      try twin.host.settle()
    }
    try tap(.edit)
    try twin.host.expectPicture("text-\(demo)", tolerance: PixelTolerance(component: 4))
  }

  @Test("R17.4 R23.120 What is typed into the form is in the log, but no secret")
  func form() throws {
    try tap(.edit)
    try type("Ada")
    twin.host.press(.keyboardReturnOrEnter)
    twin.host.press(.keyboardReturnOrEnter)
    try type("secret")
    try tap(.done)
    #expect(hasLogged("Name changed: Ada") && hasLogged("City begins: Athens"))
    #expect(hasLogged("Password ends") && !hasLogged("secret"))
  }

  @Test("R17.4 R23.120 The name that an alert asks for is saved by Return, and not by Escape")
  func alert() throws {
    try tap(.ask)
    try type("Grace")
    twin.host.press(.keyboardReturnOrEnter)
    try twin.host.settle()
    #expect(hasLogged("Saved Grace") && page.demo.presentedViewController == nil)
    try tap(.ask)
    try type("Nobody")
    twin.host.press(.keyboardEscape)
    try twin.host.settle()
    #expect(!hasLogged("Nobody") && page.demo.presentedViewController == nil)
  }

  @Test("R17.4 R23.120 A search of the page finds cities")
  func search() throws {
    try twin.host.tap(#require(page.chip(for: .search)))
    try twin.host.settle()
    try tap(.edit)
    try type("zzz")
    #expect(hasLogged("Found 0"))
  }
}
