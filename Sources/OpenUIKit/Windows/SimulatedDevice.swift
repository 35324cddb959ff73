/// The covered edges of the screen of a simulated device.
nonisolated package struct SimulatedDevice: Sendable, Equatable {
  /// The insets that notch and home indicator cover in portrait, in points.
  package var portrait: UIEdgeInsets
  /// The insets that notch and home indicator cover in landscape, in points.
  package var landscape: UIEdgeInsets
  /// The height of the status bar, which covers the top edge while it is not hidden.
  package var statusBarHeight: CGFloat

  /// A device with the given edges; none by default, as a window of a desktop.
  package init(
    portrait: UIEdgeInsets = .zero, landscape: UIEdgeInsets? = nil, statusBarHeight: CGFloat = 0
  ) {
    self.portrait = portrait
    self.landscape = landscape ?? SimulatedDevice.rotated(portrait)
    self.statusBarHeight = statusBarHeight
  }

  /// Returns the insets in landscape for those in portrait.
  // Fidelity: both sides keep clear of the notch, which is on one of them. [observed]
  private static func rotated(_ portrait: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: portrait.top, bottom: portrait.bottom, right: portrait.top)
  }

  /// Returns the insets of the covered edges of the screen.
  ///
  /// - Parameters:
  ///   - orientation: the orientation of the interface; an unknown one counts as portrait.
  ///   - showsStatusBar: whether the status bar is shown.
  package func insets(
    for orientation: UIInterfaceOrientation, showsStatusBar: Bool
  ) -> UIEdgeInsets {
    var insets = orientation.isLandscape ? landscape : portrait
    // Fidelity: a notch covers the top edge even while the status bar is hidden. [observed]
    if showsStatusBar { insets.top = max(insets.top, statusBarHeight) }
    return insets
  }
}

extension UIScreen {
  /// Returns the insets of the edges of the screen that the simulated device covers in an
  /// orientation of the interface; zero by default.
  package func simulatedSafeAreaInsets(for orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    chrome.device.insets(
      for: orientation, showsStatusBar: !chrome.preferences.isStatusBarHidden)
  }

  /// The insets of the edges of the screen that are covered now.
  var safeAreaInsets: UIEdgeInsets {
    simulatedSafeAreaInsets(for: scene?.interfaceOrientation ?? .unknown)
  }

  /// Sets the edges of the device. Windows follow in the next layout pass.
  package func simulate(_ device: SimulatedDevice) {
    guard device != chrome.device else { return }
    let isHidden = statusBarManager.isStatusBarHidden
    let frame = statusBarFrame(isHidden: isHidden, width: bounds.width, device: device)
    changeStatusBarFrame(to: frame) {
      chrome.device = device
      insetsDidChange()
    }
  }

  /// Marks the insets of all windows, since the covered edges of the screen may have changed.
  func insetsDidChange() {
    for window in windows { window.markNeedsInsets() }
  }

  /// The status bar of the screen.
  package var statusBarManager: UIStatusBarManager {
    if let manager = chrome.statusBarManager { return manager }
    let manager = UIStatusBarManager(screen: self)
    chrome.statusBarManager = manager
    return manager
  }
}
