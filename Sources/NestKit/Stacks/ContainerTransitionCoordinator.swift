#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The coordinator of one transition of a stack, for the controllers concerned; see
/// ``ContainerStack/transitionCoordinator``.
///
/// It is made for the first who asks. The stack has it until the operation has ended, and reports to it; it
/// reads from the stack what changes.
final class ContainerTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How far the transition is, as far as blocks are concerned.
  private enum Phase {
    /// Blocks wait.
    case preparing
    /// The blocks that waited are run.
    case beginning
    case running, ended
  }

  let isAnimated: Bool
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  private let link: BackLink<ContainerStack>
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

  init(of stack: ContainerStack, in view: UIView, duration: TimeInterval) {
    link = stack.backLink
    isAnimated = stack.isAnimated
    initiallyInteractive = stack.wasBegunByDrag
    isInteractive = stack.isDragged || stack.isAboutToBeDragged
    transitionDuration = stack.isAnimated ? duration : 0
    containerView = view
    phase = stack.playing == nil ? .preparing : .running
    super.init()
    controllers[.from] = stack.child(stack.machine.hidden)
    controllers[.to] = stack.child(stack.machine.shown)
  }

  deinit {}

  // MARK: Reports of the stack

  /// The transition has begun: runs the animations that were requested.
  func transitionDidBegin() {
    guard phase == .preparing else { return }
    phase = .beginning
    // Blocks may request more: those run at once, in the same animation.
    if !animations.isEmpty {
      run { [self] in
        while !animations.isEmpty { animations.removeFirst()(self) }
      }
    }
    if phase == .beginning { phase = .running }
  }

  private func run(_ changes: @escaping () -> Void) {
    if let player = link.target?.playing, player.isPlaying {
      player.animateAlongside(changes)
    } else {
      UIView.performWithoutAnimation(changes)
    }
  }

  /// A finger takes the transition.
  func interactionDidBegin() {
    guard !isInteractive, phase != .ended else { return }
    isInteractive = true
    for handler in changeHandlers { handler(self) }
  }

  /// The finger lets the transition go.
  ///
  /// - Parameters:
  ///   - cancelled: Whether it is about to go where it began.
  ///   - velocity: That with which it goes on, as a multiple of the planned one; nil where it does not.
  // Fidelity: the handlers come before the callbacks of a transition that is cancelled. [documented]
  func interactionDidEnd(cancelled: Bool, velocity: CGFloat?) {
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
  func transitionDidEnd(cancelled: Bool) {
    transitionDidBegin()
    wasCancelled = cancelled
    phase = .ended
    interactionDidEnd(cancelled: cancelled, velocity: nil)
  }

  /// All have received that the transition has ended: calls the completions, in their order.
  func finish() {
    // A child without a view to move has no transition to end.
    if phase != .ended { transitionDidEnd(cancelled: false) }
    while !completions.isEmpty { completions.removeFirst()(self) }
    changeHandlers = []
    controllers = [:]
  }

  // MARK: Requests of the controllers

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    switch phase {
    case .preparing: animations.append(animation)
    case .beginning: animation(self)
    case .running:
      // Fidelity: an animation that is requested when the transition is under way is not run, its
      // completion is; one that is requested in the turn in which it has begun is. [documented, observed]
      guard percentComplete == 0 else { return false }
      run { animation(self) }
    case .ended: return false
    }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
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

  var isCancelled: Bool {
    if phase == .ended { return wasCancelled }
    return releasedCancelled ?? (link.target?.machine.isReversed == true)
  }

  var percentComplete: CGFloat {
    guard phase != .ended else { return wasCancelled ? 0 : 1 }
    return link.target?.playing?.fractionComplete ?? 0
  }

  var presentationStyle: UIModalPresentationStyle { .none }
  /// Fingers and the program can stop and reverse every transition that takes time.
  var isInterruptible: Bool { isAnimated }
  /// The interface does not rotate in a transition of a stack.
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: controllers[.from]?.viewIfLoaded
    case .to: controllers[.to]?.viewIfLoaded
    default: nil
    }
  }
}

extension ContainerStack {
  /// The coordinator of the transition that is about to run or runs, animated or not; `nil` when there is none,
  /// and from the first *did* callback on.
  ///
  /// A ``ContainerViewController`` returns it for itself and its children; any other container has to do that
  /// in its own override, after it has asked `super`. Animations that are requested in *will* callbacks, or
  /// in the turn in which the transition begins, take as long as all of it, follow the finger, and return
  /// if it is reversed. Completions are called when the operation has sent all of its callbacks. Costs
  /// nothing for a transition that nobody asks about.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard queue.running != nil, let reversal = machine.reversal else { return nil }
    if let coordinator { return coordinator }
    guard let moving = contents[reversal.moving], let view = region ?? container?.viewIfLoaded
    else { return nil }
    let duration = moving.transitionDuration(
      reversal.moving == reversal.shown ? .forward : .inverse, in: host.bounds)
    let new = ContainerTransitionCoordinator(of: self, in: view, duration: duration)
    coordinator = new
    return new
  }

  /// Whether a finger that is recognized now requests the transition that it is going to drive.
  var isAboutToBeDragged: Bool { wasBegunByDrag && link.base?.beginsDrag == true }
}
