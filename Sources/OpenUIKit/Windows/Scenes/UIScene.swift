/// One appearance of the program's interface, usually one window of the desktop.
open class UIScene: UIResponder {
  /// Whether a scene is active.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// On screen and receiving events.
    case foregroundActive = 0
    /// On screen without receiving events.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// Receives the events of the scene's life cycle. The scene keeps it alive.
  open var delegate: (any UISceneDelegate)?

  /// The title that the desktop shows for the scene; while it is empty, as it is by default and
  /// once it is set to nil, the name of the program.
  // Fidelity: the title is never nil. [documented]
  open var title: String! {
    get { titleStorage }
    set {
      titleStorage = newValue ?? ""
      titleDidChange()
    }
  }

  private var titleStorage = ""

  /// How present the scene is.
  final var level = ActivationLevel.inactive
  /// Whether the scene is connected.
  final var isConnected = false
  /// Whether the desktop shows the scene; it does not while its window is minimised.
  final var isOnScreen = true
  /// Whether the scene has the keyboard. True until the desktop says otherwise: without a window
  /// manager no window ever gets it.
  final var isFocused = true
  final var isChangingActivation = false

  /// A scene of a session. The application makes scenes; overrides call `super`.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  deinit {}

  /// Whether the scene is active.
  ///
  /// A scene is in the background while its window is minimised, and inactive while another window
  /// of the desktop has the keyboard. Before the program has started it is inactive.
  open var activationState: ActivationState {
    guard isConnected, UIWindowScene.all.contains(where: { $0 === self }) else {
      return .unattached
    }
    return switch level {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Asks the desktop to open a URL with the program that it has for it.
  ///
  /// - Parameters:
  ///   - url: the URL that is to be opened.
  ///   - options: nil; this system has none.
  ///   - completion: called in a later turn of the main loop, with whether that succeeded.
  // The attribute gives the method one name for the linker in all files.
  @preconcurrency
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The title has changed.
  func titleDidChange() {}

  /// The scene has left the background, before its callbacks.
  func resumeDisplay() {}

  /// The scene is in the background, after its callbacks.
  func suspendDisplay() {}

  /// The options of a request to open a URL. This system has none.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// No options.
    public override init() { super.init() }

    deinit {}
  }
}
