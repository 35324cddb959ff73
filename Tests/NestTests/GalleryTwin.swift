import NestTesting
import OpenUIKit
import Testing

@testable import nest

/// The gallery on a headless screen, with the input of a user.
struct GalleryTwin {
  let host: TestHost
  let gallery: GalleryViewController

  /// Shows the gallery.
  init(size: CGSize = CGSize(width: 1280, height: 800)) throws {
    host = try TestHost(size: size)
    gallery = GalleryViewController()
    host.show(gallery)
    try host.settle()
  }

  /// The page on which the stack is tried.
  var page: StackPageViewController { gallery.stackPage }

  /// The middle of a button, in the window's coordinates.
  func buttonCenter(_ command: StackPageViewController.Command) throws -> CGPoint {
    center(of: try #require(page.button(for: command)))
  }

  /// The middle of a view, in the window's coordinates.
  func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

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
  var stageArea: CGRect { GalleryLayout(size: host.window.bounds.size).stage }

  /// The present picture of the stage.
  func stagePicture() throws -> CGImage {
    try #require(try host.snapshot().cropping(to: stageArea))
  }
}
