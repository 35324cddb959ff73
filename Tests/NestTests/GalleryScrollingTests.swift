import Foundation
import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The page of scrolling of the gallery, with the input of a user.
@Suite struct GalleryScrollingTests {
  private static let tolerance = PixelTolerance(component: 4)

  private struct Stage {
    let twin: GalleryTwin
    let page: ScrollingPageViewController
    var host: TestHost { twin.host }
    var scrollView: UIScrollView { page.demo.scrollView }

    init(_ demo: ScrollDemo = .list, size: CGSize = CGSize(width: 1280, height: 800)) throws {
      twin = try GalleryTwin(size: size)
      page = try twin.open(.scrolling)
      twin.host.tap(at: twin.center(of: try #require(page.chip(for: demo))))
      try twin.host.settle()
      twin.gallery.recorder.removeAll()
    }

    /// The middle of the device, in the gallery's window.
    var center: CGPoint { twin.center(of: page.stage.screen) }

    func drag(by distance: CGPoint, duration: TimeInterval = 0.25) {
      let start = center
      host.drag(
        from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y),
        duration: duration)
    }

    func tap(_ command: ScrollingPageViewController.Command) throws {
      host.tap(at: twin.center(of: try #require(page.button(for: command))))
      try host.settle()
    }

    var notes: [String] {
      twin.gallery.recorder.events.compactMap {
        if case .note(let text) = $0.callback { text } else { nil }
      }
    }
  }

  @Test("R17.4 a list is dragged, continues by itself, and what its delegate receives is logged")
  func list() throws {
    let stage = try Stage()

    stage.drag(by: CGPoint(x: 0, y: -150), duration: 0.1)
    try stage.host.settle()
    let offset = stage.scrollView.contentOffset.y
    try stage.tap(.top)

    #expect(offset > 200)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(
      stage.notes == [
        "Drag begins", "Drag ends, content decelerates", "Content rests", "To the top",
        "Animation ends",
      ])
  }

  @Test("R17.4 a list that is pulled down is refreshed, and gets a row")
  func refresh() throws {
    let stage = try Stage()
    let start = stage.center
    stage.host.press(at: start)
    for step in 1...20 {
      stage.host.advance(by: 1.0 / 60)
      stage.host.movePointer(to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 14))
    }
    stage.host.advance(by: 0.3)
    stage.host.release(at: CGPoint(x: start.x, y: start.y + 280))
    stage.host.advance(by: 1)
    let isRefreshing = stage.scrollView.refreshControl?.isRefreshing
    let height = stage.scrollView.contentSize.height
    try stage.host.settle()

    #expect(isRefreshing == true)
    #expect(stage.scrollView.refreshControl?.isRefreshing == false)
    #expect(stage.scrollView.contentSize.height == height + 52)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(stage.notes.contains("Refresh ends"))
  }

  @Test("R17.4 pages and dots follow each other")
  func pages() throws {
    let stage = try Stage(.pages)
    let demo = try #require(stage.page.demo as? PagesDemoViewController)
    let width = stage.scrollView.bounds.width

    stage.drag(by: CGPoint(x: -120, y: 0), duration: 0.1)
    try stage.host.settle()
    let dragged = (demo.pageControl.currentPage, stage.scrollView.contentOffset.x / width)
    let dots = demo.pageControl
    let end = dots.convert(CGPoint(x: dots.bounds.midX + 60, y: 13), to: nil)
    stage.host.tap(at: stage.page.window.convert(end, to: stage.host.window))
    try stage.host.settle()

    #expect(dragged == (1, 1))
    #expect(CGFloat(dots.currentPage) == stage.scrollView.contentOffset.x / width)
    #expect(dots.currentPage > 4)
  }

  @Test("R17.1 keys scroll, and Escape dismisses a sheet with a list of its own")
  func keys() throws {
    let stage = try Stage()
    for key: UIKeyboardHIDUsage in [.keyboardDownArrow, .keyboardPageDown] {
      stage.host.press(key)
      try stage.host.settle()
    }
    let offset = stage.scrollView.contentOffset.y
    stage.host.press(.keyboardEnd)
    try stage.host.settle()
    let end = stage.scrollView.contentOffset.y
    try stage.tap(.present)
    let sheet = stage.page.demo.presentedViewController as? ScrollDemoViewController
    stage.host.press(.keyboardDownArrow)
    try stage.host.settle()
    let below = sheet?.scrollView.contentOffset.y
    stage.host.press(.keyboardEscape)
    try stage.host.settle()

    #expect(offset > 60)
    #expect(end == 60 * 52 - stage.scrollView.bounds.height)
    #expect(below == 60)
    #expect(stage.page.demo.presentedViewController == nil)
  }

  @Test(
    "R17.4 the page of scrolling equals its references", arguments: ScrollDemo.allCases)
  func pictures(demo: ScrollDemo) throws {
    let stage = try Stage(demo)
    switch demo {
    case .pages: stage.drag(by: CGPoint(x: -120, y: 0), duration: 0.1)
    case .sheet: try stage.tap(.present)
    default: stage.drag(by: CGPoint(x: 0, y: -90), duration: 0.3)
    }
    try stage.host.settle()

    try stage.host.expectPicture("scrolling-\(demo)", tolerance: Self.tolerance)
  }

  @Test("R17.4 a narrow window shows the page of scrolling as its reference")
  func narrow() throws {
    let stage = try Stage(.nested, size: CGSize(width: 393, height: 852))

    try stage.host.expectPicture("scrolling-393x852", tolerance: Self.tolerance)
  }
}
