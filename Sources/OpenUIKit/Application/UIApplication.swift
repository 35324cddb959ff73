import DisplayServer
import MisuseReports

/// The running program: its windows, its state, and the delivery of events.
///
/// There is one. `UIApplicationMain` makes it with its delegate; a program that never calls that
/// has one too, without a delegate.
open class UIApplication: UIResponder {
  /// Whether the program is active.
  public enum State: Int, Sendable {
    /// On screen and receiving events.
    case active
    /// On screen without receiving events: while it starts and while it ends.
    case inactive
    /// Not on screen.
    case background
  }

  /// Why the program was started; this system has no reasons.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// A reason by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application of this program.
  public class var shared: UIApplication { UIRuntime.current.application }

  /// Another object is the application: its class was not known before.
  static func replaceShared(with other: UIApplication) { UIRuntime.current.application = other }

  /// The display server of the program.
  final package var backend: any DisplayBackend { UIRuntime.current.backend }

  /// The delegate. `UIApplicationMain` keeps its own delegate alive; others are not retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the program is active; `.inactive` until it has started.
  ///
  /// It is that of the most active of its scenes.
  open var applicationState: State {
    switch level {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// How present the application is.
  final var level = ActivationLevel.inactive
  /// Whether the program has started.
  final var hasLaunched = false
  /// Whether the program ends.
  final var isTerminating = false
  /// Whether scenes have delegates, which receive the life cycle instead of the application's.
  final var hasSceneDelegates = false
  /// The sessions that the user has not closed, in the order in which they were made.
  final var openSessionList: [UISceneSession] = []
  /// The tasks that the program has asked to be allowed to complete in the background.
  final var backgroundTasks = BackgroundTasks()

  final let keyWindowState = KeyWindow()
  /// The delegate of `UIApplicationMain`, which nothing else references.
  var ownedDelegate: (any UIApplicationDelegate)?

  /// An application that is not the shared one; `UIApplicationMain` makes that.
  public override init() { super.init() }

  /// How many calls of `beginIgnoringInteractionEvents()` have not been ended.
  final var interactionBlocks = 0
  /// The object that opens URLs outside the program.
  final var desktop: any URLOpener = DesktopPrograms()

  deinit {}

  /// The shown windows, from back to front.
  open var windows: [UIWindow] {
    UIWindowScene.all.flatMap { $0.screen.windows.filter(\.isOfProgram) }
  }

  /// The window that receives the keyboard's events.
  open var keyWindow: UIWindow? { keyWindowState.window }

  /// The connected scenes of the program, one at first.
  open var connectedScenes: Set<UIScene> { Set(UIWindowScene.all.filter(\.isConnected)) }

  /// The scenes that the user has not closed.
  open var openSessions: Set<UISceneSession> { Set(openSessionList) }

  /// Whether the program may have several scenes: if they have delegates.
  open var supportsMultipleScenes: Bool { hasSceneDelegates }

  /// The orientations that the application supports for a window if its delegate has no such
  /// method: all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the program.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Performs an action. Returns false if there is nothing that can perform it.
  ///
  /// - Parameters:
  ///   - action: A method without arguments, with the sender, or with the sender and the event. It
  ///     has to be a selector with a method: another one is reported as misuse.
  ///   - target: The object that performs it. Nil stands for the first responder of the key window
  ///     or, if neither it nor a responder further up the chain can, for `sender` or the next
  ///     responder of it that can; see `UIResponder.target(forAction:withSender:)`.
  ///   - sender: The argument of the method.
  ///   - event: The event that the action follows; nil if it follows none.
  // Fidelity: that the chain of the sender follows that of the first responder. [observed]
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? self.target(for: action, from: sender) else { return false }
    return action.call(on: target as AnyObject, sender, event) != nil
  }

  private func target(for action: Selector, from sender: Any?) -> Any? {
    guard action.method != nil else {
      Misuse.report(.selectorWithoutMethod(action, of: sender ?? self))
      return nil
    }
    let first = keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
    return first
      ?? (sender as? UIResponder ?? keyWindow ?? self).target(forAction: action, withSender: sender)
  }

  /// Sends an event to the windows that it concerns. Every event is sent by this method; overrides
  /// call `super`.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  // MARK: Background tasks

  /// Begins a task that should be completed although the program enters the background.
  ///
  /// Programs of this system are not suspended: a task can take as long as it needs. What is not
  /// ended when the program ends expires.
  ///
  /// - Parameter handler: called when the program ends and the task has not ended.
  /// - Returns: the identifier for `endBackgroundTask(_:)`, which is never `.invalid`.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name for debuggers, which nothing here reads.
  ///
  /// - Parameters:
  ///   - taskName: the name.
  ///   - handler: called when the program ends and the task has not ended.
  /// - Returns: the identifier for `endBackgroundTask(_:)`, which is never `.invalid`.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task. One that has ended, and `.invalid`, are ignored.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// How many seconds the program may run in the background: as long as it likes, which is the
  /// greatest number.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Interaction

  /// Leaves out new touches, and hovering and scrolling, until `endIgnoringInteractionEvents()`.
  /// Calls are counted. Touches that are down go on; keys are not left out.
  open func beginIgnoringInteractionEvents() { interactionBlocks += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    interactionBlocks = max(0, interactionBlocks - 1)
  }

  /// Whether touches are left out now.
  open var isIgnoringInteractionEvents: Bool { interactionBlocks > 0 }

  /// Whether the desktop is to show no screen saver and not to lock while the program runs; false
  /// by default.
  open var isIdleTimerDisabled: Bool {
    get { backend.keepsScreenOn }
    set { backend.keepsScreenOn = newValue }
  }

  // MARK: The status bar of the first scene

  /// Where the status bar is, in points of the screen; empty while it is hidden, and where there is
  /// none. `UIWindowScene.statusBarManager` has that of each scene.
  open var statusBarFrame: CGRect { UIScreen.main.statusBarManager.statusBarFrame }

  /// Whether the controllers prefer a hidden status bar.
  open var isStatusBarHidden: Bool { UIScreen.main.statusBarManager.isStatusBarHidden }

  /// The style of the status bar that the controllers prefer.
  open var statusBarStyle: UIStatusBarStyle { UIScreen.main.statusBarManager.statusBarStyle }

  /// The orientation of the interface. `UIWindowScene.interfaceOrientation` is that of each scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.scene?.interfaceOrientation ?? .unknown
  }

  // MARK: URLs

  /// Asks the desktop to open a URL with the program that it has for it, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: the URL that is to be opened.
  ///   - options: ignored; this system has none.
  ///   - completion: called in a later turn of the main loop, with whether that succeeded: false
  ///     where there is no `xdg-open`, and where it fails.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    desktop.open(url) { completion?($0) }
  }

  /// Asks the desktop to open a URL with the program that it has for it, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: the URL that is to be opened.
  ///   - options: ignored; this system has none.
  /// - Returns: whether that succeeded: false where there is no `xdg-open`, and where it fails.
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      desktop.open(url) { continuation.resume(returning: $0) }
    }
  }

  /// Whether the desktop has a program for URLs of this scheme.
  ///
  /// Reads the lists of programs that the desktop keeps, some small files, at each call.
  open func canOpenURL(_ url: URL) -> Bool { desktop.canOpen(url) }

  /// Whether protected files can be read: true, this system protects none by a lock of the screen.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: Sessions of scenes

  /// Requests a scene: a new one, or that of a session in front of the others.
  ///
  /// - Parameters:
  ///   - request: which scene.
  ///   - errorHandler: called with a `UISceneError` in the next turn of the main loop if that is
  ///     not possible; nothing has changed then.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  /// Requests a scene: a new one, or that of a session in front of the others.
  ///
  /// - Parameters:
  ///   - sceneSession: the session whose scene is shown; nil for a new one.
  ///   - userActivity: the activity that the scene should show; its delegate receives it when the
  ///     scene is connected.
  ///   - options: how it is requested; only stored.
  ///   - errorHandler: called with a `UISceneError` in the next turn of the main loop if that is
  ///     not possible; nothing has changed then.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) { activate(sceneSession, userActivity, errorHandler) }

  /// Requests that a session is closed with its scene, as when the user closes its window. The
  /// session of the last scene cannot be closed.
  ///
  /// - Parameters:
  ///   - sceneSession: the session.
  ///   - options: nil; this system has none.
  ///   - errorHandler: called with a `UISceneError` in the next turn of the main loop if that is
  ///     not possible; nothing has changed then.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { close(sceneSession, errorHandler) }
}
