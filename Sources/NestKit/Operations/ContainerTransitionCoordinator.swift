/// The coordinator of one transition of a container, for the controllers concerned.
///
/// Stacks make theirs, see ``ContainerStack/transitionCoordinator``. A container that moves
/// children by other means makes one for the first controller that asks, stores it until the
/// transition has ended, and reports to it:
///
/// 1. ``transitionDidBegin()`` when the *will* callbacks have been sent: runs what is animated
///    alongside;
/// 2. ``interactionDidBegin()`` and ``interactionDidEnd(cancelled:velocity:)`` where a finger takes
///    the transition and releases it;
/// 3. ``transitionDidEnd(cancelled:)``, and ``finish()`` when all *did* callbacks have been sent:
///    calls the completions.
public final class ContainerTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// A closure of a controller that takes part.
  public typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The closures by which the coordinator asks the transition while it runs. They keep no
  /// container alive.
  public struct Source {
    /// How far the transition is: 0 where it began, 1 where it leads.
    public let fractionComplete: () -> CGFloat
    /// Whether it returns to where it began.
    public let isReturning: () -> Bool
    /// Makes changes, animated together with the transition: as far as it is, and back if it
    /// returns; at once where nothing moves.
    public let animate: (_ changes: @escaping () -> Void) -> Void

    /// Creates a source.
    public init(
      fractionComplete: @escaping () -> CGFloat, isReturning: @escaping () -> Bool,
      animate: @escaping (_ changes: @escaping () -> Void) -> Void
    ) {
      (self.fractionComplete, self.isReturning) = (fractionComplete, isReturning)
      self.animate = animate
    }
  }

  /// How far the transition is, as far as blocks are concerned.
  private enum Phase {
    /// Blocks wait.
    case preparing
    /// The blocks that waited are run.
    case beginning
    case running, ended
  }

  /// Whether the transition takes time.
  public let isAnimated: Bool
  /// Whether a finger has begun it.
  public let initiallyInteractive: Bool
  /// Seconds for all of it.
  public let transitionDuration: TimeInterval
  /// Where it happens.
  public let containerView: UIView
  /// Whether a finger moves it.
  public private(set) var isInteractive: Bool
  /// How fast it continues after a finger has released it, as a multiple of the planned velocity.
  public private(set) var completionVelocity: CGFloat = 1
  /// How it continues after that.
  public private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  private let source: Source
  private var phase: Phase
  /// Where it is about to go, while those are called who wait for the finger.
  private var releasedCancelled: Bool?
  /// How it has ended.
  private var wasCancelled = false
  /// Released when the completions have been called.
  private var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []

  /// Creates a coordinator.
  ///
  /// - Parameters:
  ///   - source: The closures by which it asks the transition.
  ///   - view: The view in which the transition happens.
  ///   - duration: Seconds for all of it; `nil` where it takes no time.
  ///   - isInteractive: Whether a finger moves it.
  ///   - initiallyInteractive: Whether a finger has begun it.
  ///   - hasBegun: Whether the *will* callbacks have been sent already.
  public init(
    of source: Source, in view: UIView, duration: TimeInterval?, isInteractive: Bool,
    initiallyInteractive: Bool, hasBegun: Bool
  ) {
    self.source = source
    isAnimated = duration != nil
    self.initiallyInteractive = initiallyInteractive
    self.isInteractive = isInteractive
    transitionDuration = duration ?? 0
    containerView = view
    phase = hasBegun ? .running : .preparing
    super.init()
  }

  deinit {}

  // MARK: Reports of the transition

  /// A controller that disappears or appears with the transition, which may become another one
  /// while a finger moves it.
  public func setViewController(
    _ viewController: UIViewController?, forKey key: UITransitionContextViewControllerKey
  ) {
    controllers[key] = viewController
  }

  /// The transition has begun: runs the animations that were requested.
  public func transitionDidBegin() {
    guard phase == .preparing else { return }
    phase = .beginning
    // Blocks may request more: those run at once, in the same animation.
    if !animations.isEmpty {
      source.animate { [self] in
        while !animations.isEmpty { animations.removeFirst()(self) }
      }
    }
    if phase == .beginning { phase = .running }
  }

  /// A finger takes the transition.
  public func interactionDidBegin() {
    guard !isInteractive, phase != .ended else { return }
    isInteractive = true
    for handler in changeHandlers { handler(self) }
  }

  // Fidelity: the handlers come before the callbacks of a transition that is cancelled.
  // [documented]
  /// The finger releases the transition.
  ///
  /// - Parameters:
  ///   - cancelled: Whether it is about to go where it began.
  ///   - velocity: That with which it continues, as a multiple of the planned one; nil where it
  ///     does not.
  public func interactionDidEnd(cancelled: Bool, velocity: CGFloat?) {
    guard isInteractive else { return }
    isInteractive = false
    if let velocity { (completionVelocity, completionCurve) = (velocity, .easeOut) }
    let handlers = changeHandlers + endHandlers
    endHandlers = []
    releasedCancelled = cancelled
    for handler in handlers { handler(self) }
    releasedCancelled = nil
  }

  /// The transition has ended, and the controllers are about to receive that.
  public func transitionDidEnd(cancelled: Bool) {
    transitionDidBegin()
    wasCancelled = cancelled
    phase = .ended
    interactionDidEnd(cancelled: cancelled, velocity: nil)
  }

  /// All have received that the transition has ended: calls the completions, in their order.
  public func finish() {
    // A child without a view to move has no transition to end.
    if phase != .ended { transitionDidEnd(cancelled: false) }
    while !completions.isEmpty { completions.removeFirst()(self) }
    changeHandlers = []
    controllers = [:]
  }

  // MARK: Requests of the controllers

  /// Makes changes together with the transition, and calls a completion after all *did* callbacks.
  public func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch phase {
    case .preparing: animations.append(animation)
    case .beginning: animation(self)
    case .running:
      // Fidelity: an animation that is requested when the transition runs is not run, its
      // completion is; one that is requested in the turn in which it has begun is. [documented,
      // observed]
      guard percentComplete == 0 else { return false }
      source.animate { animation(self) }
    case .ended: return false
    }
    return true
  }

  /// The same for views elsewhere.
  public func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    // All views that are animated belong to the transition, wherever they are.
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Calls a handler when the finger releases the transition for the first time.
  public func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    if isInteractive { endHandlers.append(handler) }
  }

  /// Calls a handler when a finger takes or releases the transition.
  public func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if phase != .ended { changeHandlers.append(handler) }
  }

  // MARK: Facts

  /// Whether the transition returns, or has returned, to where it began.
  public var isCancelled: Bool {
    if phase == .ended { return wasCancelled }
    return releasedCancelled ?? source.isReturning()
  }

  /// How far the transition is.
  public var percentComplete: CGFloat {
    guard phase != .ended else { return wasCancelled ? 0 : 1 }
    return source.fractionComplete()
  }

  /// None: nothing is presented.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// Fingers and the program can stop and reverse every transition that takes time.
  public var isInterruptible: Bool { isAnimated }
  /// The interface does not rotate in a transition of a container.
  public var targetTransform: CGAffineTransform { .identity }

  /// The controller that disappears or appears.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    controllers[key]
  }

  /// Its view.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: controllers[.from]?.viewIfLoaded
    case .to: controllers[.to]?.viewIfLoaded
    default: nil
    }
  }
}
