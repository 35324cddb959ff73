import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The gallery on a headless screen, with the input of a user.
struct GalleryTwin {
  let host: TestHost
  let gallery: GalleryViewController
  /// The page on which the stack is tried.
  let page: StackPageViewController

  /// Shows the gallery.
  ///
  /// - Parameters:
  ///   - gallery: The gallery. Default: a new one.
  ///   - given: The host. Default: a new one.
  ///   - size: The size of the screen of a new host.
  init(
    _ gallery: GalleryViewController? = nil, on given: TestHost? = nil,
    size: CGSize = CGSize(width: 1280, height: 800)
  ) throws {
    host = try given ?? TestHost(size: size)
    let gallery = gallery ?? GalleryViewController()
    self.gallery = gallery
    page = try #require(gallery.page(.stack) as? StackPageViewController)
    host.show(gallery)
    try host.settle()
  }

  /// Taps the chip of a page, and waits until the page is shown. Chips that are out of sight are
  /// scrolled into sight by a finger.
  func open<Controller: GalleryPageViewController>(
    _ page: GalleryViewController.Page, as type: Controller.Type = Controller.self
  ) throws -> Controller {
    let chip = try #require(gallery.chip(for: page))
    let strip = try #require(
      sequence(first: chip as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
        .first)
    for _ in 0..<20 where !strip.bounds.contains(chip.convert(chip.bounds, to: strip)) {
      let start = center(of: strip)
      let isBehind = chip.convert(chip.bounds, to: strip).minX < strip.bounds.minX
      host.drag(from: start, to: CGPoint(x: start.x + (isBehind ? 60 : -120), y: start.y))
      try host.settle()
    }
    host.tap(at: center(of: chip))
    try host.settle()
    #expect(gallery.page(page).view.window != nil, "the page \(page) is not shown")
    return try #require(gallery.page(page) as? Controller)
  }

  /// Drags the list of a page, that of the stack by default, with a finger until a chip is in
  /// sight.
  func reveal(_ chip: UIView, on page: GalleryPageViewController? = nil) throws {
    let list = frame(of: (page ?? self.page).list)
    let start = CGPoint(x: list.midX, y: list.maxY - 30)
    for _ in 0..<40 where !list.contains(chip.convert(chip.bounds, to: nil)) {
      host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), duration: 0.5)
      try host.settle()
    }
  }

  /// The row of the log that shows a text; nil if none does.
  func logRow(_ text: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if let row = view as? LogRow, row.line.text == text { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(in: gallery.view)
  }

  /// The middle of a button, in the window's coordinates.
  func buttonCenter(_ command: StackPageViewController.Command) throws -> CGPoint {
    center(of: try #require(page.button(for: command)))
  }

  /// The middle of a view, in the window's coordinates.
  func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// The frame of a view, in the window's coordinates.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Taps a button and waits for the end of all animations.
  func tap(_ command: StackPageViewController.Command) throws {
    host.tap(at: try buttonCenter(command))
    try host.settle()
  }

  /// The names on the stack, bottom to top.
  var names: String {
    page.stack.viewControllers.map(LifecycleRecorder.name(of:)).joined()
  }

  /// The stage, without the log, whose times differ in a window.
  var stageArea: CGRect {
    frame(of: (gallery.children.last as? GalleryPageViewController ?? page).stage)
  }

  /// The present picture of the stage.
  func stagePicture() throws -> CGImage {
    try #require(try host.snapshot().cropping(to: stageArea))
  }
}
