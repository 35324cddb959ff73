/// The state of the status bar. The status bar itself is the device's: nothing draws it here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var screen: UIScreen?

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  deinit {}

  /// The style that the controllers prefer.
  open var statusBarStyle: UIStatusBarStyle {
    screen?.chrome.preferences.statusBarStyle ?? .default
  }

  /// Whether the controllers prefer a hidden status bar.
  open var isStatusBarHidden: Bool { screen?.chrome.preferences.isStatusBarHidden ?? true }

  /// Where the status bar is, in points of the screen; empty while it is hidden, and on a device
  /// that has none.
  open var statusBarFrame: CGRect {
    screen.map { $0.statusBarFrame(isHidden: isStatusBarHidden, width: $0.bounds.width) } ?? .zero
  }
}
