import Foundation
import NestTesting
import OpenUIKit

/// The gallery in its window, from its start to its end.
@MainActor
final class GalleryProgram {
  /// The exit status of a program that the user has interrupted.
  private static let interruptedStatus: Int32 = 130

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .main)

  /// Makes the gallery; nothing is shown yet.
  ///
  /// - Parameter log: Whether each event is written to standard output too.
  init(log: Bool) {
    window.rootViewController = GalleryViewController { if log { Self.write($0) } }
  }

  /// Shows the gallery and runs it until its window is closed or the program is interrupted.
  func run() -> Never {
    stopWhenInterrupted()
    window.makeKeyAndVisible()
    UIScreen.main.surface?.title = "NestKit"
    UIApplication.shared.finishLaunching()
    UIRuntime.current.backend.run()
  }

  /// Ends the program in order when it gets SIGINT, as control and C at the terminal send it.
  private func stopWhenInterrupted() {
    signal(SIGINT, SIG_IGN)
    interruption.setEventHandler {
      MainActor.assumeIsolated { GalleryProgram.endInterrupted() }
    }
    interruption.resume()
  }

  private static func endInterrupted() {
    UIRuntime.current.backend.stop(exitCode: interruptedStatus)
  }

  /// Written at once, line by line, also where standard output is no terminal.
  private static func write(_ event: LifecycleEvent) {
    FileHandle.standardOutput.write(Data("\(event)\n".utf8))
  }
}
