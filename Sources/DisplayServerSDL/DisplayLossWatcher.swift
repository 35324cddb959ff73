import CSDL2

/// Notices that the connection to the X server is lost, which otherwise ends the process at once.
///
/// Xlib calls back from inside the call that has failed, and may not be called any more. The
/// process has to end.
final class DisplayLossWatcher {
  private let onLoss: () -> Void
  private let x11: X11Functions
  private var isWatching = false

  /// - Parameter onLoss: called at most once, on the main thread.
  init(_ x11: X11Functions, onLoss: @escaping () -> Void) {
    self.x11 = x11
    self.onLoss = onLoss
  }

  deinit {}

  /// Starts to watch the connection of a window. All windows share one.
  ///
  /// With a version of X11 before 1.7 nothing is watched: it ends the process with a message of its
  /// own.
  func watch(_ info: SDL_SysWMinfo?) {
    guard !isWatching, let setExitHandler = x11.XSetIOErrorExitHandler, let info,
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display
    else { return }
    isWatching = true
    // The default writes a message of its own.
    _ = x11.XSetIOErrorHandler { _ in 0 }
    setExitHandler(
      display,
      { _, context in
        guard let context else { return }
        let watcher = Unmanaged<DisplayLossWatcher>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { watcher.onLoss() }
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
