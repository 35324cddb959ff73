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

  @ZeroingLink final var currentKeyWindow: UIWindow? = nil
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
  open var windows: [UIWindow] { UIWindowScene.all.flatMap(\.screen.windows) }

  /// The window that receives the keyboard's events.
  open var keyWindow: UIWindow? { currentKeyWindow }

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
}
