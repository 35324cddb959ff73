/// The scene that has the program's windows, and their geometry.
open class UIWindowScene: UIScene {
  /// The screen that shows the windows.
  open private(set) var screen: UIScreen

  /// The orientation of the interface.
  ///
  /// It has its old value in the callbacks that announce the size, and the new one from the layout
  /// in the new size on.
  open internal(set) var interfaceOrientation: UIInterfaceOrientation

  /// All windows of the program: the shown ones from back to front, then the hidden ones.
  open var windows: [UIWindow] { screen.allWindows }

  /// The window that receives the keyboard's events.
  open var keyWindow: UIWindow? { UIApplication.shared.currentKeyWindow }

  /// The state and the frame of the status bar.
  open var statusBarManager: UIStatusBarManager? { screen.statusBarManager }

  /// The geometry that holds now.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// The traits of the scene at the last update.
  final var traitStorage: UITraitCollection?
  final var traitState: TraitState?

  /// The traits of a window that fills the screen: those of the screen, with the overrides of the
  /// scene.
  open var traitCollection: UITraitCollection { traits(for: screen.bounds.size) }

  /// Called after the traits have changed, before those of the windows. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  init(screen: UIScreen, interfaceOrientation: UIInterfaceOrientation) {
    self.screen = screen
    self.interfaceOrientation = interfaceOrientation
    super.init()
  }

  deinit {}

  /// Requests another geometry.
  ///
  /// The interface rotates at the end of this turn of the main loop, animated unless animations are
  /// off, and stays so until the device is rotated. A request that the frontmost controller or the
  /// application does not allow is refused.
  ///
  /// - Parameters:
  ///   - geometryPreferences: the request, as `GeometryPreferences.iOS`.
  ///   - errorHandler: called with a `UISceneError` in the next turn of the main loop if the
  ///     request is refused; nothing has changed then.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(geometryPreferences, errorHandler)
  }
}
