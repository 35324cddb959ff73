/// One call of an animation function while its changes are made.
final class AnimationBlock {
  let specification: AnimationSpecification
  let outcome: AnimationOutcome
  private var resizedViews: [UIView] = []

  init(_ specification: AnimationSpecification, outcome: AnimationOutcome) {
    self.specification = specification
    self.outcome = outcome
  }

  /// Remembers a view that changes its size, to be laid out inside the block if that was asked for.
  func noteResize(of view: UIView) {
    if specification.options.contains(.layoutSubviews) { resizedViews.append(view) }
  }

  func layOutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
    resizedViews = []
  }

  /// Gives an animation the block's timing and lets the block wait for its end.
  func adopt(_ animation: CABasicAnimation, on view: UIView) {
    animation.duration = specification.duration
    if let spring = animation as? CASpringAnimation, let values = specification.spring {
      values.apply(to: spring)
    } else {
      animation.timingFunction = CAMediaTimingFunction(name: specification.options.timing)
    }
    if specification.delay > 0 {
      animation.beginTime =
        view.layer.convertTime(UIRuntime.current.renderContext.now, from: nil) + specification.delay
    }
    animation.fillMode = .both
    animation.repeatCount = specification.repeatCount == 1 ? 0 : specification.repeatCount
    animation.autoreverses = specification.autoreverses
    animation.delegate = AnimationTicket(
      outcome: outcome, view: view,
      blocksTouches: !specification.options.contains(.allowUserInteraction))
  }
}

/// Waits for the animations of one block and tells its completion.
final class AnimationOutcome {
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var isFinished = true

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func animationWasAdded() { running += 1 }

  func animationDidEnd(finished: Bool) {
    running -= 1
    if !finished { isFinished = false }
    if isClosed && running == 0 { tell() }
  }

  /// All changes are made. Where nothing is animated the completion comes in the next turn.
  func close() {
    isClosed = true
    guard running == 0, completion != nil else { return }
    UIRuntime.current.nextTurn { [self] in tell() }
  }

  private func tell() {
    let told = completion
    completion = nil
    told?(isFinished)
  }
}

/// One running animation of a block.
final class AnimationTicket: CAAnimationDelegate {
  private let outcome: AnimationOutcome
  @ZeroingLink private var view: UIView? = nil
  private let blocksTouches: Bool

  init(outcome: AnimationOutcome, view: UIView, blocksTouches: Bool) {
    self.outcome = outcome
    self.view = view
    self.blocksTouches = blocksTouches
    outcome.animationWasAdded()
    if blocksTouches { view.touchBlockingAnimations += 1 }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if blocksTouches { view?.touchBlockingAnimations -= 1 }
    outcome.animationDidEnd(finished: flag)
  }
}
