// The properties of the application that older programs read; they are those of the first scene.

extension UIApplication {
  /// Where the status bar is, in points of the screen; empty while it is hidden, and where there is
  /// none. `UIWindowScene.statusBarManager` has that of each scene.
  public var statusBarFrame: CGRect { UIScreen.main.statusBarManager.statusBarFrame }

  /// Whether the controllers prefer a hidden status bar.
  public var isStatusBarHidden: Bool { UIScreen.main.statusBarManager.isStatusBarHidden }

  /// The style of the status bar that the controllers prefer.
  public var statusBarStyle: UIStatusBarStyle { UIScreen.main.statusBarManager.statusBarStyle }

  /// The orientation of the interface. `UIWindowScene.interfaceOrientation` is that of each scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.scene?.interfaceOrientation ?? .unknown
  }
}
