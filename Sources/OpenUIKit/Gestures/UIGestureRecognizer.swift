/// Watches the touches on a view and inside it for one kind of gesture.
///
/// A recognizer gets the touches before the views do. When it recognizes its gesture it takes the
/// touches away from the views, and the others that watch them fail, unless a delegate lets both
/// go on. Subclasses override the `touches…` functions, set `state`, and call `super`.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  ///
  /// A discrete gesture goes from `possible` to `ended` or `failed`; a continuous one from
  /// `possible` over `began` and any number of `changed` to `ended` or `cancelled`.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// A discrete gesture is recognized.
    public static let recognized = State.ended
  }

  /// Decides together with the recognizer; nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer is on.
  open internal(set) var view: UIView? {
    get { viewLink.target }
    set { viewLink.target = newValue }
  }

  nonisolated(unsafe) final var viewLink = BackLink<UIView>()

  /// A name for people who debug.
  open var name: String?

  /// Whether the recognizer watches, true by default. Switching it off breaks its gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { interrupt() } }
  }

  /// Whether recognizing takes the touches away from the views, true by default.
  open var cancelsTouchesInView = true

  /// Whether views learn of touches only when this recognizer has failed, false by default.
  open var delaysTouchesBegan = false

  /// Whether views learn of the end of touches only when this recognizer has failed; true by
  /// default, so that a gesture of several taps can still take them away.
  open var delaysTouchesEnded = true

  /// Touches that the recognizer was given and that are not over, in the order of their coming.
  final var activeTouches: [UITouch] = []
  /// The view that the first of the touches of this gesture was on.
  @ZeroingLink final var touchedView: UIView? = nil
  final var handlers: [(UIGestureRecognizer) -> Void] = []
  final var machine = GestureStateMachine()
  final var failureRequirements: [RequiredRecognizer] = []
  nonisolated(unsafe) final var lifetimeStorage = LifetimeStorage()

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit { lifetimeStorage.end() }

  /// A recognizer that is on no view and tells nobody.
  public override init() { super.init() }

  /// Where the gesture stands. Only subclasses set it, to say what they have found out.
  ///
  /// Setting `began` or `ended` while it is possible does not change it at once if others have to
  /// fail first.
  open var state: State {
    get { machine.publicState }
    set { report(newValue) }
  }

  // MARK: Where

  /// How many touches are involved.
  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the touches, in coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { middle(of: activeTouches, in: view) }

  /// One of the touches, in coordinates of `view`; nil stands for the window.
  ///
  /// An index out of range stops the program.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    activeTouches[touchIndex].location(in: view)
  }

  // MARK: Others

  /// Lets this recognizer recognize only after `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(RequiredRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer may let another one fail, true by default. For subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer may let this one fail, true by default. For subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Touches

  /// Touches went down. Overrides call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches moved. Overrides call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted. Overrides call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away. Breaks the gesture off; overrides call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(.interrupted)
  }

  /// Leaves a touch to the others from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called after a gesture, before the next can begin. Overrides call `super`.
  open func reset() {}
}

/// A recognizer that is not kept alive.
struct RequiredRecognizer {
  @ZeroingLink var recognizer: UIGestureRecognizer? = nil
}

extension UIGestureRecognizer: LinkTarget {
  /// Tells whether the recognizer still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
