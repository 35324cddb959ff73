/// The running program: its windows, its state, and the way of every event.
///
/// There is one. `UIApplicationMain` makes it with its delegate; a program that never calls that
/// has one too, without a delegate.
open class UIApplication: UIResponder {
  /// Whether the program has the attention of the person.
  public enum State: Int, Sendable {
    /// On screen and getting events.
    case active
    /// On screen without getting events: while it starts and while it goes away.
    case inactive
    /// Not on screen.
    case background
  }

  /// Why the program was started; nothing on this system gives a reason.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// A reason by name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application of this program.
  public class var shared: UIApplication { UIRuntime.current.application }

  /// Hears of the program's life. `UIApplicationMain` keeps its delegate alive; others are not.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the program has the attention of the person; `.inactive` until it has started.
  open internal(set) var applicationState = State.inactive

  @ZeroingLink final var currentKeyWindow: UIWindow? = nil
  /// The delegate of `UIApplicationMain`, which nobody else keeps.
  var ownedDelegate: (any UIApplicationDelegate)?

  /// An application that is not the shared one; `UIApplicationMain` makes that.
  public override init() { super.init() }

  /// The shown windows, from back to front.
  open var windows: [UIWindow] { UIRuntime.current.screen.windows }

  /// The window that gets the keyboard's events.
  open var keyWindow: UIWindow? { currentKeyWindow }

  /// The scenes of the program: the one that there is.
  open var connectedScenes: Set<UIScene> { [UIRuntime.current.scene] }

  /// In which ways the interface of a window may stand, as far as the application is concerned, if
  /// its delegate does not say: in all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  /// The size of text that the person wants.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Where lines of the program begin.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event to the windows that it concerns. Every event comes through here; overrides
  /// call `super`.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }
}
