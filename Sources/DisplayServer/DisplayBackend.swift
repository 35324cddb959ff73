/// A factory of surfaces: a window system, or memory only.
///
/// A process uses one backend. Its frame source is the only clock above it.
@MainActor
package protocol DisplayBackend: AnyObject {
  /// Whether surfaces exist in memory only.
  var isHeadless: Bool { get }

  /// The clock and the turns of the main loop.
  var frames: any FrameSource { get }

  /// Opens a surface of `width` × `height` points and shows it.
  ///
  /// - Parameter scale: pixels per point, or `nil` for what suits the display.
  /// - Throws: `DisplayError`: an impossible size, or what the window system refuses.
  func makeSurface(
    width: Double, height: Double, scale: Double?, title: String
  ) throws -> any DisplayWindow

  /// The text that is exchanged with other programs.
  var clipboard: any Clipboard { get }

  /// Whether the desktop is light or dark; nil if it does not say.
  var style: DisplayStyle? { get }

  /// Whether the desktop shows no screen saver and does not lock while the program runs; false at
  /// first.
  var keepsScreenOn: Bool { get set }

  /// Called for what concerns the whole program.
  var onEvent: ((BackendEvent) -> Void)? { get set }

  /// Handles SIGINT, SIGTERM and the loss of the display from now on: `onEvent` is called with
  /// `.end`, and the program ends itself.
  func handleEnds()

  /// Waits for events, frames and main-actor tasks until `stop` or a signal ends the process.
  ///
  /// On the main thread only. With a manual clock there is nothing to wait for: a precondition
  /// failure.
  func run() -> Never

  /// Releases the display and ends the process with `exitCode`.
  func stop(exitCode: Int32) -> Never
}
