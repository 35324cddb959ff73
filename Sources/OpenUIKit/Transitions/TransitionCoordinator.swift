/// The coordinator of one running transition: the owner of the transition reports its progress, and
/// the controllers concerned add their animations and completions.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The values that do not change while the transition runs.
  struct Facts {
    var isAnimated: Bool
    var duration: TimeInterval
    var containerView: UIView
    var presentationStyle = UIModalPresentationStyle.none
    var initiallyInteractive = false
    var isInterruptible = false
    var targetTransform = CGAffineTransform.identity
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
  }

  /// The phase of the transition, as far as blocks are concerned.
  private enum Phase {
    /// Blocks wait.
    case preparing
    /// The blocks have run in this turn: others join them.
    case starting
    case running, ended
  }

  /// A controller of the transition. Not referenced: the controllers reference the coordinator.
  private struct Member { @ZeroingLink var controller: UIViewController? = nil }

  private(set) var facts: Facts
  private let members: [UITransitionContextViewControllerKey: Member]
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  private var phase = Phase.preparing
  /// The timing of the animations with which the blocks have run; nil if they were not animated.
  private var timing: AnimationSpecification?
  /// Runs what joins: the owner records what it changes.
  var record: (_ changes: () -> Void) -> Void = { $0() }
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var endHandlers: [Block] = []
  private var changeHandlers: [Block] = []

  init(_ facts: Facts) {
    members = facts.controllers.mapValues { Member(controller: $0) }
    self.facts = facts
    self.facts.controllers = [:]
    isInteractive = facts.initiallyInteractive
    super.init()
  }

  deinit {}

  // MARK: Reports of the owner

  /// Sets the view that appears, when it is known.
  func setAppearingView(_ view: UIView?) { facts.views[.to] = view }

  /// Runs the animations that were requested. The owner calls it inside its own animation block.
  func runAnimations() {
    guard phase == .preparing else { return }
    timing = AnimationStack.shared.current?.specification
    // Blocks may request more: those run at once, in the same animation.
    while !animations.isEmpty { animations.removeFirst()(self) }
    phase = .starting
    DeferredWork.afterCommit { [self] in
      if phase == .starting { phase = .running }
    }
  }

  /// Runs an animation that is requested after the others have run, in the same turn: it begins
  /// with the same frame as they do.
  private func join(_ animation: Block) {
    let animations = AnimationStack.shared
    record {
      if let timing {
        animations.animate(timing, changes: { animation(self) }, completion: nil)
      } else {
        animations.withoutAnimation { animation(self) }
      }
    }
  }

  /// The interaction has ended: the transition completes, or is cancelled.
  func interactionDidEnd(cancelled: Bool, velocity: CGFloat, curve: UIView.AnimationCurve) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    completionVelocity = velocity
    completionCurve = curve
    let handlers = changeHandlers + endHandlers
    endHandlers = []
    for handler in handlers { handler(self) }
  }

  /// The user has interrupted the transition again.
  func interactionDidResume() {
    guard !isInteractive, phase != .ended else { return }
    isInteractive = true
    isCancelled = false
    for handler in changeHandlers { handler(self) }
  }

  /// The transition is over: runs the completions, in their order, once.
  func finish(cancelled: Bool) {
    guard phase != .ended else { return }
    runAnimations()
    isCancelled = cancelled
    isInteractive = false
    while !completions.isEmpty { completions.removeFirst()(self) }
    phase = .ended
    endHandlers = []
    changeHandlers = []
    record = { $0() }
  }

  // MARK: Requests of the controllers

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch phase {
    case .preparing: animations.append(animation)
    // Fidelity: what is requested right after `present` or `dismiss`, in the same turn, runs with
    // the transition. [observed]
    case .starting: join(animation)
    // Fidelity: an animation that is requested when the transition runs is not run, its
    // completion is. [documented]
    case .running, .ended: return false
    }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    // What is animated belongs to the transition wherever it is.
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    if isInteractive { endHandlers.append(handler) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if phase != .ended { changeHandlers.append(handler) }
  }

  // MARK: Facts

  var isAnimated: Bool { facts.isAnimated }
  var presentationStyle: UIModalPresentationStyle { facts.presentationStyle }
  var initiallyInteractive: Bool { facts.initiallyInteractive }
  var isInterruptible: Bool { facts.isInterruptible }
  var transitionDuration: TimeInterval { facts.duration }
  var containerView: UIView { facts.containerView }
  var targetTransform: CGAffineTransform { facts.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    members[key]?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { facts.views[key] }
}
