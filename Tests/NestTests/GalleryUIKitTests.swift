import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

@testable import nest

/// The page of the gallery on which the containers of UIKit are tried.
@Suite(.serialized) struct GalleryUIKitTests {
  private let twin: GalleryTwin
  private let page: UIKitPageViewController

  init() throws {
    twin = try GalleryTwin()
    page = try twin.open(.uiKit)
  }

  private func tap(_ view: UIView?) throws {
    let view = try #require(view)
    if view.isDescendant(of: page.list) { try twin.reveal(view, on: page) }
    try twin.host.tap(view)
    try twin.host.settle()
  }

  @Test("R17.4 R15.1 Buttons show each container of UIKit, and move it forward and back")
  func buttons() throws {
    for kind in UIKitPageViewController.Kind.allCases {
      if kind != .navigation { try tap(page.chip(for: kind)) }
      let before = page.tried.summary.title
      try tap(page.button(for: .showNext))
      if kind != .splitView { #expect(page.tried.summary.title != before, "\(kind)") }
      try tap(page.button(for: .showPrevious))
      #expect(page.tried.summary.title == before, "\(kind)")
      #expect(page.container.children.first === page.tried.controller)
    }
  }

  @Test("R17.4 R15.1 The bar is hidden, titles are large and the toolbar is shown by chips")
  func options() throws {
    let navigation = try #require(page.tried.controller as? UINavigationController)
    try tap(page.chip(for: .largeTitles))
    try tap(page.chip(for: .toolbar))
    #expect(navigation.navigationBar.prefersLargeTitles && !navigation.isToolbarHidden)
    try twin.host.expectPicture("page-UIKit-large", tolerance: PixelTolerance(component: 4))
    try tap(page.chip(for: .bar))
    #expect(navigation.isNavigationBarHidden)
    try tap(page.chip(for: .tabBar))
    #expect(page.chip(for: .toolbar)?.isEnabled == false)
  }

  @Test("R15.1 R17.4 Keys go back and select tabs in what is tried")
  func keys() throws {
    let navigation = try #require(page.tried.controller as? UINavigationController)
    try tap(page.button(for: .showNext))
    #expect(navigation.viewControllers.count == 2)
    twin.host.press(.keyboardLeftArrow, modifiers: .alternate)
    try twin.host.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(page.tried.summary.title == "Depth 1")
    try tap(page.chip(for: .tabBar))
    let tabs = try #require(page.tried.controller as? UITabBarController)
    twin.host.press(.keyboard3, modifiers: .control)
    try twin.host.settle()
    #expect(tabs.selectedIndex == 2)
  }

  @Test(
    "R17.4 R15.1 The page equals its reference with each container",
    arguments: UIKitPageViewController.Kind.allCases.filter { $0 != .navigation })
  func pictures(kind: UIKitPageViewController.Kind) throws {
    try tap(page.chip(for: kind))
    if [.splitView, .sidebar].contains(kind) { try tap(page.chip(for: .rotate)) }
    try twin.host.expectPicture(
      "page-UIKit-\(kind.rawValue.lowercased().replacing(" ", with: "-"))",
      tolerance: PixelTolerance(component: 4))
  }
}
