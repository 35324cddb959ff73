/// A scene that has windows, and their geometry: one window of the desktop.
///
/// A program begins with one. `UIApplication.activateSceneSession(for:errorHandler:)` makes more;
/// each has a screen of its own, which is the inside of its window of the desktop.
open class UIWindowScene: UIScene {
  /// The scenes of the program, the oldest first.
  static var all: [UIWindowScene] { UIRuntime.current.scenes }
  /// The scene of windows that name none: the oldest one.
  static var oldest: UIWindowScene { UIRuntime.current.scene }

  /// The frame clock runs unless all scenes are in the background.
  static func updateClock() { UIRuntime.current.updateClock() }

  /// The screen that shows the windows: the inside of the desktop's window.
  public let screen: UIScreen

  /// Rotates and resizes the interface of the scene.
  final lazy var rotator = InterfaceRotator(scene: self)

  /// The orientation of the interface.
  ///
  /// It has its old value in the callbacks that announce the size, and the new one from the layout
  /// in the new size on.
  open internal(set) var interfaceOrientation: UIInterfaceOrientation

  /// All windows of the scene: the shown ones from back to front, then the hidden ones.
  open var windows: [UIWindow] { screen.allWindows.filter(\.isOfProgram) }

  /// The window of this scene that receives the keyboard's events while the scene has the keyboard.
  open var keyWindow: UIWindow? {
    lastKeyWindow.flatMap { $0.screen === screen && !$0.isHidden ? $0 : nil }
  }

  /// The window of the scene that was the key window last.
  @ZeroingLink final var lastKeyWindow: UIWindow? = nil

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

  /// A scene of a session. The application makes scenes; overrides call `super`.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    let screen = session.screen ?? UIScreen.main
    session.screen = nil
    self.screen = screen
    interfaceOrientation = UIInterfaceOrientation(size: screen.bounds.size, current: .portrait)
    super.init(session: session, connectionOptions: connectionOptions)
    screen.scene = self
    rotator.desired = interfaceOrientation
    session.sceneLink = self
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

  /// The sizes that the user can give the window of the desktop.
  open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }

  final lazy var restrictions = UISceneSizeRestrictions(scene: self)

  /// Whether the window covers the screen of the desktop; see `setFullScreen(_:)`.
  open var isFullScreen: Bool { wantsFullScreen }

  final var wantsFullScreen = false
  final var iconStorage: UIImage?

  override func titleDidChange() { screen.updateTitle() }

  override func resumeDisplay() { screen.resume() }

  override func suspendDisplay() { screen.suspend() }

  /// The coordinates of the scene, which are those of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
