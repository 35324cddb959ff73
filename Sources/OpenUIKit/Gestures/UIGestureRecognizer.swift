import MisuseReports

/// Watches the touches on a view and inside it for one kind of gesture.
///
/// A recognizer gets the touches before the views do. When it recognizes its gesture it takes the
/// touches away from the views, and the others that watch them fail, unless a delegate lets both
/// go on. Subclasses override the `touches…` functions, set `state`, and call `super`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands.
  ///
  /// A discrete gesture changes from `possible` to `ended` or `failed`; a continuous one from
  /// `possible` over `began` and any number of `changed` to `ended` or `cancelled`.
  nonisolated public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture continues.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was cancelled.
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

  final var viewLink = BackLink<UIView>()

  /// A name for people who debug.
  open var name: String?

  /// Whether the recognizer watches, true by default. Switching it off breaks its gesture off.
  open var isEnabled = true {
    didSet {
      if !isEnabled && oldValue { interrupt() }
      observedValueDidChange()
    }
  }

  /// Whether recognizing takes the touches away from the views, true by default.
  open var cancelsTouchesInView = true

  /// Whether views learn of touches only when this recognizer has failed, false by default.
  open var delaysTouchesBegan = false

  /// Whether views learn of the end of touches only when this recognizer has failed; true by
  /// default, so that a gesture of several taps can still take them away.
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer gets, raw values of `UITouch.TouchType`; all by
  /// default. Applies to touches that begin later, a hovering pointer too; not to wheels.
  open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes

  /// The types of presses that the recognizer gets, raw values of `UIPress.PressType`; none by
  /// default. Of this module's recognizers, taps and long presses can be made by keys.
  // Fidelity: which types are the default is not documented for a keyboard; with none, Return taps
  // no view that does not name it. [decided]
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of another type than those that are down are left to the others, true by
  /// default.
  open var requiresExclusiveTouchType = true

  /// The buttons of the pointer that the gesture was made with; empty for fingers, and while there
  /// is no gesture.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// The modifier keys that were down at the last event of the gesture.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Touches that the recognizer was given and that are not over, in the order of their coming.
  final var activeTouches: [UITouch] = []
  /// Those of them whose end the recognizer has received, until the end of the event.
  final var endedTouches: Set<UITouch> = []
  /// The touches that were lifted last, once all are.
  final var lastTouches: [UITouch] = []
  /// The view that the first of the touches of this gesture was on.
  @ZeroingLink final var touchedView: UIView? = nil
  /// The arbiter that has sent the touches of this gesture.
  weak final var watchingArbiter: GestureArbiter?
  final var handlers: [GestureHandler] = []
  final var machine = GestureStateMachine()
  /// Who observes the recognizer; nil for nobody.
  package final var keyValueObservers: KeyValueObservers?
  final var failureRequirements: [RequiredRecognizer] = []
  nonisolated final let lifetimeStorage = LifetimeStorage()

  // Not isolated: subclasses may have a deinitialiser of their own only then.
  deinit { lifetimeStorage.end() }

  /// A recognizer that is on no view and has no handler.
  public override convenience init() { self.init(target: nil, action: nil) }

  // Fidelity: recognizers have this initialiser, but do not conform to NSCoding. [documented]
  /// A recognizer as of `init()`: recognizers cannot be written to archives, so that there is
  /// nothing to read. A subclass may read what it has written itself.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// A recognizer that is on no view; the initialiser that subclasses call.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action; not retained. Without one the action is not
  ///     performed.
  ///   - action: A method without arguments, or with the recognizer as its argument; nil for none.
  ///     It has to be a selector with a method: another one is reported as misuse, and not
  ///     performed.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Performs an action of `target`, which is not retained, too, whenever the state changes to
  /// something recognized. The same action of the same target is performed once, however often it
  /// is added.
  open func addTarget(_ target: Any, action: Selector) {
    guard let new = ActionTarget(target, action, of: self) else { return }
    handlers.removeAll { $0.isFreed }
    if !handlers.contains(where: { $0.isSame(as: new) }) { handlers.append(.target(new)) }
  }

  /// Does not perform actions any more: those of `target` and `action`; nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    handlers.removeAll { $0.matches(target, action) }
  }

  /// Where the gesture stands. Only subclasses set it, to say what they have found out.
  ///
  /// Setting `began` or `ended` while it is possible does not change it at once if others have to
  /// fail first.
  open var state: State {
    get { machine.publicState }
    set { report(newValue) }
  }

  // MARK: Observing

  /// Called for a property of another object, to which this one was added as an observer. Does
  /// nothing by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Where

  /// The fingers that the recognizer follows, where a touch may stand for more or less than one;
  /// nil, the default, where fingers are touches.
  var fingers: FingerPair? { nil }

  /// How many touches are involved: with two fingers, also those of a pointer that stands for both,
  /// and none of a wheel.
  open var numberOfTouches: Int { fingers?.positions.count ?? visibleTouches.count }

  /// The middle of the touches, in coordinates of `view`; nil stands for the window. For a wheel it
  /// is the pointer.
  ///
  /// A gesture that is recognized after its touches were lifted is where they were lifted.
  open func location(in view: UIView?) -> CGPoint {
    fingers?.center(in: view)
      ?? middle(of: activeTouches.isEmpty ? lastTouches : activeTouches, in: view)
  }

  /// One of the touches, in coordinates of `view`; nil stands for the window.
  ///
  /// An index out of range stops the program.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    fingers?.position(touchIndex, in: view) ?? visibleTouches[touchIndex].location(in: view)
  }

  private var visibleTouches: [UITouch] { activeTouches.filter(\.isVisible) }

  // MARK: Others

  /// Lets this recognizer recognize only after `otherGestureRecognizer` has failed.
  ///
  /// Of recognizers that wait for each other in a circle, the one nearest to the touched view
  /// fails.
  // Fidelity: the result of a circle is not documented. [decided]
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.append(RequiredRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer may let another one fail, true by default. For subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer may let this one fail, true by default. For subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one has failed, false by default. For subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed, false by default. For subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Touches

  /// Whether the recognizer takes part in an event. For subclasses: asked before the delegate, and
  /// before the recognizer gets a touch that begins.
  ///
  /// By default it takes part in touches of fingers and of the pointer's primary button, and in
  /// presses; with two fingers also in what a wheel magnifies and rotates.
  // Fidelity: what other buttons do to recognizers that do not name them is not documented.
  // [decided]
  open func shouldReceive(_ event: UIEvent) -> Bool {
    switch event.type {
    case .touches: event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
    case .presses: fingers == nil
    case .transform: fingers != nil
    default: false
    }
  }

  /// Touches went down. Overrides call `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .began, event)
  }

  /// Touches moved. Overrides call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .moved, event)
  }

  /// Touches were lifted. Overrides call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, .ended, event)
  }

  /// Touches were taken away. Breaks the gesture off; overrides call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    handle(.interrupted)
  }

  /// Takes touches that are no contacts: of a hovering pointer, or of a wheel.
  func receiveIndirect(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    if phase == .cancelled {
      handle(.interrupted)
    } else {
      follow(touches, phase, event)
    }
  }

  /// Follows touches of one phase, except the last. Of this module's recognizers, those with two
  /// fingers need no more than this.
  func follow(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {}

  /// Leaves a touch to the others from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore { $0 === touch } }

  // MARK: Presses

  /// Keys of an allowed type went down. Overrides call `super`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Pressed keys changed their value. Overrides call `super`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Keys were released. Overrides call `super`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Presses were taken away. Breaks the gesture off; overrides call `super`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    handle(.interrupted)
  }

  /// Leaves a press to the others from now on.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    ignore { $0.press === button }
  }

  /// Called after a gesture, before the next can begin. Overrides call `super`.
  open func reset() {}
}

extension UIGestureRecognizer {
  private static let allTouchTypes = [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }
}

/// A recognizer that is not retained.
struct RequiredRecognizer {
  @ZeroingLink var recognizer: UIGestureRecognizer? = nil
}

extension UIGestureRecognizer: LinkTarget {
  /// Returns whether the recognizer still exists.
  nonisolated package final var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
