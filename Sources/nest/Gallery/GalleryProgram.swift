import Foundation
import NestTesting
import OpenUIKit

/// The gallery in its window, from its start to its end.
@MainActor
final class GalleryProgram {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Makes the gallery; nothing is shown yet.
  ///
  /// - Parameter log: Whether each event is written to standard output too.
  init(log: Bool) {
    window.rootViewController = GalleryViewController { if log { Self.write($0) } }
  }

  /// Shows the gallery and runs it until its window is closed or the program is interrupted.
  func run() -> Never {
    window.windowScene?.title = "NestKit"
    UIRuntime.current.backend.handleEnds()
    window.makeKeyAndVisible()
    UIApplication.shared.finishLaunching()
    UIRuntime.current.backend.run()
  }

  /// Written at once, line by line, also where standard output is no terminal.
  private static func write(_ event: LifecycleEvent) {
    FileHandle.standardOutput.write(Data("\(event)\n".utf8))
  }
}
