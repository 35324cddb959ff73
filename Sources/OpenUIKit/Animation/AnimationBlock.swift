/// One call of an animation function while its changes are made.
final class AnimationBlock {
  let specification: AnimationSpecification
  /// The run of all that is animated inside the block; its outcome is that of the block.
  let run: AnimationRun
  /// The key frame that the block is; nil for other blocks.
  let keyframe: Keyframe?
  private var resizedViews: [UIView] = []
  private let timingFunction: CAMediaTimingFunction

  /// A part of an animation of key frames.
  struct Keyframe {
    let recorder: KeyframeRecorder
    let window: KeyframeWindow
  }

  init(_ specification: AnimationSpecification, run: AnimationRun, keyframe: Keyframe? = nil) {
    self.specification = specification
    self.run = run
    self.keyframe = keyframe
    timingFunction = CAMediaTimingFunction(name: specification.options.timing)
  }

  deinit {}

  /// Remembers a view that changes its size, to be laid out inside the block if that was asked for.
  func noteResize(of view: UIView) {
    if specification.options.contains(.layoutSubviews) { resizedViews.append(view) }
  }

  /// Lays out a view at the end of the block, so that what its constraints place is animated.
  func layOutAtEnd(_ view: UIView) { resizedViews.append(view) }

  func layOutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
    resizedViews = []
  }

  /// Gives an animation the block's timing and lets the block wait for its end.
  func adopt(_ animation: CAPropertyAnimation, on view: UIView) {
    animation.membership = RunMembership(run, following: specification.followedPart)
    if !specification.options.contains(.allowUserInteraction) {
      animation.delegate = ViewCount(.touchBlocking, of: view)
    } else if specification.hitTestsPresentation {
      animation.delegate = ViewCount(.presentationHitTest, of: view)
    }
    animation.configure(specification, timingFunction, in: run, on: view.ownLayer)
    if let spring = specification.spring { (animation as? CASpringAnimation)?.follow(spring) }
  }
}

extension CASpringAnimation {
  /// Lets the animation move as a spring does, whose mass is 1.
  fileprivate func follow(_ spring: SpringCurve) {
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = true
    initialVelocity = CGFloat(spring.initialVelocity)
  }
}

extension CAAnimation {
  /// Sets how an animation of a run continues, from the present time of the run on.
  func configure(
    _ specification: AnimationSpecification, _ timingFunction: CAMediaTimingFunction,
    in run: AnimationRun, on layer: CALayer
  ) {
    duration = specification.duration
    self.timingFunction = timingFunction
    fillMode = .both
    repeatCount = specification.repeatCount == 1 ? 0 : specification.repeatCount
    autoreverses = specification.autoreverses
    if specification.delay > 0 {
      let now = run.time(at: RenderContext.ofProgram.now)
      beginTime = layer.convertTime(now, from: nil) + specification.delay
    }
  }
}

/// Counts an animation of a view until it has ended.
private final class ViewCount: CAAnimationDelegate {
  enum Kind {
    /// It keeps touches away from the view.
    case touchBlocking
    /// The hit test uses the presentation values of the view.
    case presentationHitTest
  }

  private let link: ZeroingLink<UIView>
  private let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    link = view.zeroingLink
    self.kind = kind
    add(1, to: view)
  }

  deinit {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let view = link.target { add(-1, to: view) }
  }

  private func add(_ number: Int32, to view: UIView) {
    switch kind {
    case .touchBlocking: view.treeState.touchBlockingAnimations += number
    case .presentationHitTest:
      view.treeState.presentationHitTestAnimations += number
      // Superviews find it elsewhere than in the model.
      view.superview?.subviewBlocks = nil
    }
  }
}
