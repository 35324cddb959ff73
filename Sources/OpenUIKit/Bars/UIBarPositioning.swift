/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom: its shadow is above it.
  case bottom = 1
  /// At the top: its shadow is below it.
  case top = 2
  /// At the top of the screen: its background reaches up behind the status bar.
  case topAttached = 3
}

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is. The method may be left out.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is. Called when the bar enters a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any`: the default of the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The two looks of bars.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the traits say.
  case `default` = 0
  /// Dark.
  case black = 1
}
