/// The scene that has the program's windows, and the way in which they stand.
open class UIWindowScene: UIScene {
  /// The screen that shows the windows.
  open private(set) var screen: UIScreen

  /// How the interface stands.
  ///
  /// It has its old value while controllers hear that the size will change, and the new one from the
  /// layout in the new size on.
  open internal(set) var interfaceOrientation: UIInterfaceOrientation

  /// All windows of the program: the shown ones from back to front, then the hidden ones.
  open var windows: [UIWindow] { screen.allWindows }

  /// The window that gets the keyboard's events.
  open var keyWindow: UIWindow? { UIApplication.shared.currentKeyWindow }

  /// What the status bar is like, and where it is.
  open var statusBarManager: UIStatusBarManager? { screen.statusBarManager }

  /// What holds of the geometry now.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// The traits that the scene was told last.
  final var traitStorage: UITraitCollection?
  final var traitState: TraitState?

  /// The traits of a window that fills the screen: those of the screen, changed by what the scene
  /// overrides.
  open var traitCollection: UITraitCollection { traits(for: screen.bounds.size) }

  /// Called after the traits have changed, before the windows are told. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  init(screen: UIScreen, interfaceOrientation: UIInterfaceOrientation) {
    self.screen = screen
    self.interfaceOrientation = interfaceOrientation
    super.init()
  }

  deinit {}

  /// Asks for another way to stand.
  ///
  /// The interface turns at the end of this turn of the main loop, animated unless animations are
  /// off, and stays so until the device is turned. A request that the controller in front or the
  /// application does not allow is refused.
  ///
  /// - Parameters:
  ///   - geometryPreferences: what is wanted, as `GeometryPreferences.iOS`.
  ///   - errorHandler: called with a `UISceneError` in the next turn of the main loop if the request
  ///     is refused; nothing has changed then.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(geometryPreferences, errorHandler)
  }
}
