import Foundation
import NestTesting
import OpenUIKit

/// The gallery in its window, from its start to its end.
@MainActor
final class GalleryProgram {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let gallery: GalleryViewController
  private let file: GalleryStateFile?
  private let recordings: String?
  private let judges: Bool
  private var watch: GalleryWatch?

  /// Makes the gallery; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - log: Whether each event is written to standard output too.
  ///   - file: From where the state of the last run is restored, and where it is saved at the end;
  ///     nil to begin anew and to save nothing.
  ///   - recordings: The folder of recordings; nil for none.
  ///   - judges: Whether the contract is judged from the beginning.
  init(log: Bool, file: GalleryStateFile?, recordings: String?, judges: Bool) {
    self.file = file
    self.recordings = recordings
    self.judges = judges
    gallery = GalleryViewController { if log { Self.write($0) } }
    window.rootViewController = gallery
  }

  /// Shows the gallery and runs it until its window is closed or the program is interrupted.
  func run() -> Never {
    let state = restoreState()
    let situation = GallerySituation(
      state: state, hasSystemFonts: TextEnvironment.current == .system)
    let watch = GalleryWatch(gallery, in: window, situation, folder: recordings)
    self.watch = watch
    if judges { watch.toggleMonitor() }
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { [self] _ in MainActor.assumeIsolated { saveState() } }
    window.windowScene?.title = "NestKit"
    UIApplication.shared.backend.handleEnds()
    window.makeKeyAndVisible()
    UIApplication.shared.finishLaunching()
    UIApplication.shared.backend.run()
  }

  /// Restores the state of the last run. Parts that cannot be restored are reported, and begin
  /// anew.
  ///
  /// - Returns: The state; nil if there is none.
  private func restoreState() -> GalleryState? {
    do {
      guard let state = try file?.read() else { return nil }
      for problem in gallery.restore(state) { StandardError.write("nest: \(problem)") }
      return state
    } catch {
      StandardError.write("nest: \(error)")
      return nil
    }
  }

  private func saveState() {
    do {
      try file?.write(gallery.state)
    } catch {
      StandardError.write("nest: \(error)")
    }
  }

  /// Written at once, line by line, also where standard output is no terminal.
  private static func write(_ event: LifecycleEvent) {
    FileHandle.standardOutput.write(Data("\(event)\n".utf8))
  }
}
