/// The preferences of the controllers for the device's own interface.
nonisolated package struct InterfacePreferences: Sendable, Equatable {
  /// Which preferences are queried together.
  package struct Items: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let statusBar = Items(rawValue: 1)
    package static let homeIndicator = Items(rawValue: 2)
    package static let screenEdges = Items(rawValue: 4)
    package static let pointerLock = Items(rawValue: 8)
    package static let all: Items = [.statusBar, .homeIndicator, .screenEdges, .pointerLock]
  }

  package var statusBarStyle = UIStatusBarStyle.default
  package var isStatusBarHidden = false
  /// How the status bar was shown or hidden last.
  package var statusBarAnimation = UIStatusBarAnimation.fade
  package var hidesHomeIndicator = false
  package var edgesDeferringSystemGestures: UIRectEdge = []
  package var locksPointer = false

  package init() {}
}

/// The device around the windows of a screen.
final class SystemChrome {
  /// The simulated device.
  var device = SimulatedDevice()
  /// The last answers of the controllers.
  var preferences = InterfacePreferences()
  /// The preferences that have to be queried again.
  var due: InterfacePreferences.Items = []
  /// The size of the screen at the last query.
  var askedSize: CGSize?
  var statusBarManager: UIStatusBarManager?

  deinit {}
}

extension UIScreen {
  /// The preferences that hold now.
  package var interfacePreferences: InterfacePreferences { chrome.preferences }

  /// The window whose controllers are queried.
  // Fidelity: the frontmost one with a root controller that covers the screen. [decided]
  private var decidingWindow: UIWindow? {
    windows.last { $0.rootViewController != nil && $0.frame.contains(bounds) }
  }

  /// Another controller may decide about the preferences now: it is queried before the next frame.
  func setNeedsInterfacePreferencesUpdate() {
    chrome.due = .all
    decidingWindow?.markNeedsInsets()
  }

  /// Queries the controllers before the next frame; inside an animation at once.
  func interfacePreferencesNeedUpdate(_ items: InterfacePreferences.Items) {
    let isMarked = !chrome.due.isEmpty
    chrome.due.formUnion(items)
    let isAnimated = items.contains(.statusBar) && UIView.usesImplicitActions
    // Controllers that were marked for other items asks for these too.
    guard isAnimated || !isMarked, let window = decidingWindow else { return }
    guard isAnimated else {
      return window.markNeedsInsets()
    }
    let wasHidden = chrome.preferences.isStatusBarHidden
    updateInterfacePreferences()
    if chrome.preferences.isStatusBarHidden != wasHidden { animateStatusBarChange() }
  }

  /// Queries what has to be queried.
  func updateInterfacePreferences() {
    guard !chrome.due.isEmpty, let root = decidingWindow?.rootViewController else { return }
    let items = chrome.due
    chrome.due = []
    chrome.askedSize = bounds.size
    let old = chrome.preferences
    let asked = root.frontmostForStatusBar
    let new = asked.interfacePreferences(items, otherwise: old)
    let frame = statusBarFrame(isHidden: new.isStatusBarHidden, width: bounds.width)
    changeStatusBarFrame(to: frame) {
      chrome.preferences = new
      if new.isStatusBarHidden != old.isStatusBarHidden { insetsDidChange() }
    }
  }

  /// Lays out the windows inside the running animation, so that it shows the new safe area.
  // Fidelity: a status bar that is shown or hidden with `.none` changes at once, and so do the
  // views that depend on it. [decided]
  private func animateStatusBarChange() {
    let layOut = { for window in self.windows { window.layoutIfNeeded() } }
    if chrome.preferences.statusBarAnimation == .none {
      UIView.performWithoutAnimation(layOut)
    } else {
      layOut()
    }
  }
}

extension UIWindow {
  /// Called when the layout pass reaches the window: a new size may mean other preferences.
  final func updateInterfacePreferences() {
    if screen.chrome.askedSize != screen.bounds.size { screen.chrome.due.insert(.statusBar) }
    screen.updateInterfacePreferences()
  }
}
