import MisuseReports

/// Whoever runs a transition and hears from its context how it goes.
protocol TransitionOwner: AnyObject {
  /// The person has moved the transition.
  func transitionDidMove(to percentComplete: CGFloat)
  /// The person has let go.
  func transitionInteractionDidEnd(cancelled: Bool)
  /// The person has taken hold of the running transition.
  func transitionInteractionDidResume()
  /// The animator says that all is over.
  func transitionDidComplete(_ didComplete: Bool)
}

/// The context of one transition, as its animator and its interaction controller see it.
///
/// It keeps neither the owner nor the controllers alive: an animator that never completes and is
/// kept by its controller must not keep that in turn.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers of a transition.
  struct Side {
    @ZeroingLink var controller: UIViewController? = nil
    /// Nil if the animator must not touch it.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  /// What does not change while the transition runs.
  struct Facts {
    var isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    var containerView: UIView
    var from: Side
    var to: Side
  }

  private(set) var facts: Facts
  weak var owner: (any TransitionOwner)?
  /// Begins the animation. Not kept: animators are known to keep their context.
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var isCompleted = false
  /// What the transition changes, if it may be called off.
  private var memory: ViewMemory?
  /// Called after animations of the transition have begun, with the views that they change.
  var animationsDidBegin: (_ views: [UIView]) -> Void = { _ in }
  /// Views outside the container that are driven together with it.
  var outsideViews: () -> [UIView] = { [] }

  init(
    _ facts: Facts, animator: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool
  ) {
    self.facts = facts
    self.animator = animator
    self.isInteractive = isInteractive
    super.init()
  }

  deinit {}

  /// The view that comes is known now.
  func setComing(_ view: UIView?, finalFrame: CGRect) {
    facts.to.view = view
    facts.to.finalFrame = finalFrame
  }

  /// Lets the animator begin.
  func runAnimator() { animator?.animateTransition(using: self) }

  /// How long the animator needs, in seconds.
  var duration: TimeInterval { max(0, animator?.transitionDuration(using: self) ?? 0) }

  // MARK: Driven by hand

  /// The views whose animations belong to the transition.
  var drivenViews: [UIView] {
    let container = facts.containerView
    return [container] + outsideViews().filter { !$0.isDescendant(of: container) }
  }

  /// Notes how everything stands that the animations may change.
  func remember() {
    var memory = ViewMemory()
    for view in drivenViews { memory.note(view) }
    let container = facts.containerView
    for view in [facts.from.view, facts.to.view].compactMap({ $0 })
    where !view.isDescendant(of: container) {
      memory.note(view)
    }
    self.memory = memory
  }

  /// Notes how a view outside the container stands, which takes part from now on.
  func remember(_ view: UIView) { memory?.note(view) }

  /// The animations are there: what they change is put back in the end.
  func didStart() {
    memory?.collect()
    animationsDidBegin(memory?.animatedViews ?? [])
  }

  /// Runs animations that join: what they change, and nothing else, is put back if it is
  /// cancelled.
  func track(_ changes: () -> Void) {
    memory?.update()
    changes()
    didStart()
  }

  // MARK: What is told

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    owner?.transitionDidMove(to: min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }

  func cancelInteractiveTransition() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    owner?.transitionInteractionDidEnd(cancelled: cancelled)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isCompleted else { return }
    isInteractive = true
    transitionWasCancelled = false
    owner?.transitionInteractionDidResume()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      Misuse.report(.completedTwice(facts))
      return
    }
    isCompleted = true
    isInteractive = false
    if !didComplete { memory?.restore() }
    memory = nil
    owner?.transitionDidComplete(didComplete)
  }

  // MARK: What can be known

  var isAnimated: Bool { facts.isAnimated }
  var presentationStyle: UIModalPresentationStyle { facts.presentationStyle }
  var containerView: UIView { facts.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: facts.from.controller
    case .to: facts.to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: facts.from.view
    case .to: facts.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    if facts.from.controller === controller { return facts.from }
    return facts.to.controller === controller ? facts.to : nil
  }
}

@MainActor extension Misuse {
  static func completedTwice(_ facts: TransitionContext.Facts) -> Misuse {
    let from = facts.from.controller?.diagnosticName ?? "(null)"
    let to = facts.to.controller?.diagnosticName ?? "(null)"
    return Misuse(
      id: "transition.completed-twice",
      message: "completeTransition(_:) was called again for the transition from \(from) to \(to)",
      reason: "The transition has ended already, and its controllers have been told",
      remedy: "Call completeTransition(_:) exactly once, when the last animation ends")
  }
}
