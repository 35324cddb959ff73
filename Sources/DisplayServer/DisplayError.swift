import Foundation

/// An error of a display: a refused argument, or a failure for reasons outside the program. Each is
/// described in one line.
package enum DisplayError: Error, Hashable, Sendable {
  /// A side has fewer than 1 or more than `SurfaceSize.maximumPixels` pixels, or is no number.
  case impossibleSize(width: Double, height: Double, scale: Double)
  /// The scale in the environment is no number from 0.5 to 8.
  case impossibleScale(String)
  /// The surface is closed; it has no pixels any more.
  case surfaceIsClosed
  /// There is no window system that can be reached.
  case noDisplay(reason: String)
  /// A library that windows need cannot be loaded.
  case libraryMissing(String, reason: String)
  /// A backend of this window system runs already in this process.
  case displayIsInUse
  /// The window system refused the window or its pixels.
  case windowFailed(reason: String)
  /// The window's pixels are not 32-bit x8r8g8b8.
  case unsupportedPixelFormat(String)
}

extension DisplayError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .impossibleSize(let width, let height, let scale):
      "A surface of \(width) × \(height) points at scale \(scale) is impossible: "
        + "each side needs 1 to \(SurfaceSize.maximumPixels) pixels."
    case .impossibleScale(let text):
      "NEST_SCALE=\(text) is no scale: give a number from 0.5 to 8."
    case .surfaceIsClosed:
      "The surface is closed: it has no pixels."
    case .noDisplay(let reason):
      "No display to open a window on (\(reason)): "
        + "set DISPLAY, or NEST_DISPLAY=headless to run without one."
    case .libraryMissing(let library, let reason):
      "Windows need the library \(library), which cannot be loaded (\(reason)): "
        + "install it, or set NEST_DISPLAY=headless to run without windows."
    case .displayIsInUse:
      "A window backend runs already: a process has one."
    case .windowFailed(let reason):
      "The window system refused: \(reason)."
    case .unsupportedPixelFormat(let name):
      "The window has \(name) pixels, not 32-bit RGB: choose a display of depth 24."
    }
  }
}

extension DisplayError: LocalizedError {
  package var errorDescription: String? { description }
}
