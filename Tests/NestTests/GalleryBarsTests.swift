import NestKit
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page with bars around containers.
@Suite(.serialized) struct GalleryBarsTests {
  @Test("R17.4 R25.17 The bars follow pushes, the back button and another content")
  func contents() throws {
    let twin = try GalleryTwin()
    let page: BarsPageViewController = try twin.open(.bars)
    let container = try #require(page.container as? BarContainerViewController)
    func titles() -> [String?]? { container.navigationBar.items?.map(\.title) }
    #expect(titles() == ["Screen A"])
    try twin.host.tap(#require(page.button(for: .push)))
    try twin.host.settle()
    #expect(titles() == ["Screen A", "Screen E"])
    try twin.host.tap(#require(page.button(for: .back)))
    try twin.host.settle()
    #expect(titles() == ["Screen A"])

    for (content, title) in [(BarsPageViewController.Content.tabs, "F"), (.wizard, "G")] {
      try twin.host.tap(#require(page.chip(for: content)))
      try twin.host.settle()
      #expect(titles() == ["Screen \(title)"])
    }
    try twin.host.tap(#require(page.button(for: .push)))
    try twin.host.settle()
    #expect(titles() == ["Screen G", "Screen H"])
  }

  @Test("R17.4 R25.17 Each part of the bars can be switched")
  func parts() throws {
    let twin = try GalleryTwin()
    let page: BarsPageViewController = try twin.open(.bars)
    let container = try #require(page.container as? BarContainerViewController)
    for part in [BarsPageViewController.Part.toolbar, .accessory] {
      try twin.host.tap(#require(page.chip(for: part)))
      try twin.host.settle()
    }
    #expect(!container.isToolbarHidden && container.bottomAccessory?.window != nil)
    try twin.host.expectPicture("page-bars", tolerance: PixelTolerance(component: 4))
    try twin.host.tap(#require(page.chip(for: .bar)))
    try twin.host.settle()
    #expect(container.isNavigationBarHidden)
  }
}
