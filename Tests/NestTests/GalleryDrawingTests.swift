import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page of drawing of the gallery, with the input of a user.
@Suite struct GalleryDrawingTests {
  private static let tolerance = PixelTolerance(component: 4)

  private struct Stage {
    let twin: GalleryTwin
    let page: DrawingPageViewController
    var host: TestHost { twin.host }

    init(size: CGSize = CGSize(width: 1280, height: 800)) throws {
      twin = try GalleryTwin(size: size)
      page = try twin.open(.drawing)
      twin.gallery.recorder.removeAll()
    }

    func tap(_ view: UIView?) throws {
      host.tap(at: twin.center(of: try #require(view)))
      try host.settle()
    }

    /// Every view of the demo.
    var views: [UIView] {
      func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(in: page.demo.view)
    }
  }

  @Test("R17.5 R17.4 each content has a picture, light and dark", arguments: DrawingDemo.allCases)
  func pictures(demo: DrawingDemo) throws {
    let stage = try Stage()
    if demo != .layers { try stage.tap(stage.page.chip(for: demo)) }
    try stage.host.expectPicture("drawing-\(demo)", tolerance: Self.tolerance)

    try stage.tap(stage.page.chip(for: .dark))
    #expect(stage.page.demo.traitCollection.userInterfaceStyle == .dark)
    try stage.host.expectPicture("drawing-\(demo)-dark", tolerance: Self.tolerance)
  }

  @Test("R17.5 R17.4 options change the size of text and the direction")
  func options() throws {
    let stage = try Stage()
    try stage.tap(stage.page.chip(for: .text))
    let height = stage.page.demo.scrollView.contentSize.height

    try stage.tap(stage.page.chip(for: DrawingOption.largeText))
    #expect(stage.page.demo.scrollView.contentSize.height > height)

    try stage.tap(stage.page.chip(for: .rightToLeft))
    #expect(stage.page.demo.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    try stage.host.expectPicture("drawing-text-right-to-left", tolerance: Self.tolerance)
  }

  @Test(
    "R17.5 R17.4 a button and the space bar animate, and what is shown is as before in the end")
  func animation() throws {
    let stage = try Stage()
    let shape = try #require(
      stage.views.flatMap { $0.layer.sublayers ?? [] }.lazy.compactMap { $0 as? CAShapeLayer }.first
    )

    stage.host.tap(at: stage.twin.center(of: try #require(stage.page.button(for: .animate))))
    stage.host.advance(by: 0.6)
    #expect(shape.presentation().map { abs($0.strokeEnd - 0.5) < 0.1 } == true)
    try stage.host.expectPicture("drawing-layers-animated", tolerance: Self.tolerance)
    try stage.host.settle()
    #expect(shape.animationKeys() ?? [] == [])

    stage.host.press(.keyboardSpacebar)
    stage.host.advance(by: 0.3)
    #expect(shape.animationKeys() == ["line"])
    try stage.host.settle()
  }

  @Test("R17.5 R17.4 on a phone the cards are below each other")
  func phone() throws {
    let stage = try Stage(size: CGSize(width: 393, height: 852))
    #expect(
      stage.page.demo.scrollView.contentSize.height > stage.page.demo.scrollView.bounds.height)
    try stage.host.expectPicture("drawing-393x852", tolerance: Self.tolerance)
  }
}
