import DisplayServer
import Testing

@testable import OpenUIKit

/// A runtime with a manual clock and a screen in memory, installed for one test.
final class TestRuntime {
  let runtime: UIRuntime
  let clock: ManualFrameSource
  let backend: HeadlessBackend

  init(size: CGSize = CGSize(width: 200, height: 300), scale: CGFloat = 1) throws {
    backend = HeadlessBackend(clock: .manual)
    clock = try #require(backend.manualFrames)
    runtime = UIRuntime(backend: backend, screenSize: size, scale: scale)
    runtime.install()
  }

  /// The screen's surface; only after a window is shown.
  var surface: HeadlessSurface {
    get throws { try #require(backend.surfaces.first) }
  }

  /// A shown key window as large as the screen, after its first commit.
  func showWindow(_ window: UIWindow = UIWindow()) -> UIWindow {
    window.makeKeyAndVisible()
    clock.advance(by: 0)
    return window
  }
}
