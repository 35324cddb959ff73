import NestTesting
import OpenUIKit
import Testing

/// An animator of a program's own that animates by a property animator.
private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?
  var log: [String] = []

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let to = transitionContext.view(forKey: .to)
    let from = transitionContext.view(forKey: .from)
    if let to, to.superview !== transitionContext.containerView {
      transitionContext.containerView.addSubview(to)
    }
    to?.alpha = 0
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      to?.alpha = 1
      if to == nil { from?.alpha = 0 }
    }
    made.addCompletion { [weak self] position in
      self?.log.append("\(position)")
      self?.animator = nil
      if to == nil { from?.alpha = 1 }
      transitionContext.completeTransition(
        position == .end && !transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

@Suite struct InterruptibleTransitionTests {
  private func stage() throws -> (CustomStage, InterruptibleAnimator) {
    let custom = try CustomStage(.custom)
    let animator = InterruptibleAnimator()
    custom.delegate.animator = animator
    return (custom, animator)
  }

  private func shownAlpha(_ custom: CustomStage) -> Float {
    custom.stage.host.commit()
    let opacity = custom.modal.view.layer.presentation()?.opacity ?? -1
    return (opacity * 1000).rounded() / 1000
  }

  @Test("UIKit 5.7 A property animator animates a presentation by the clock")
  func byTheClock() throws {
    let (custom, animator) = try stage()
    custom.root.present(custom.modal, animated: true)
    custom.stage.host.advance(by: 0.1)
    #expect(shownAlpha(custom) == 0.25 && animator.animator?.isRunning == true)
    try custom.stage.host.settle()

    #expect(animator.log == ["end", "ended true"] && animator.animator == nil)
    #expect(custom.modal.view.window != nil && !custom.modal.isBeingPresented)
  }

  @Test("UIKit 5.7 It is paused, scrubbed and released in the middle of the transition")
  func interrupted() throws {
    let (custom, animator) = try stage()
    custom.root.present(custom.modal, animated: true)
    custom.stage.host.advance(by: 0.1)
    animator.animator?.pauseAnimation()
    custom.stage.host.advance(by: 5)
    #expect(shownAlpha(custom) == 0.25)
    animator.animator?.fractionComplete = 0.75
    #expect(shownAlpha(custom) == 0.75)
    animator.animator?.startAnimation()
    try custom.stage.host.settle()

    #expect(animator.log == ["end", "ended true"] && custom.modal.view.alpha == 1)
  }

  @Test("UIKit 5.7 Reversed it leads back: the transition is not completed")
  func reversed() throws {
    let (custom, animator) = try stage()
    custom.root.present(custom.modal, animated: true)
    custom.stage.host.advance(by: 0.3)
    animator.animator?.isReversed = true
    try custom.stage.host.settle()

    #expect(animator.log == ["start", "ended false"])
    #expect(custom.modal.presentingViewController == nil && custom.modal.view.window == nil)
  }

  @Test("UIKit 5.7 A percent-driven transition moves and finishes it", arguments: [false, true])
  func driven(hasTimingCurve: Bool) throws {
    let (custom, animator) = try stage()
    let interactor = UIPercentDrivenInteractiveTransition()
    if hasTimingCurve {
      interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    }
    custom.delegate.interactor = interactor
    custom.root.present(custom.modal, animated: true)
    custom.stage.host.advance(by: 3)
    for percent in [0.5, 0.25, 0.75] as [CGFloat] {
      interactor.update(percent)
      #expect(shownAlpha(custom) == Float(percent))
    }
    interactor.update(0.5)
    interactor.finish()
    custom.stage.host.advance(by: 0.05)
    let quarter = hasTimingCurve ? 0.25 : 0.12916
    #expect(abs(Double(shownAlpha(custom)) - (0.5 + 0.5 * quarter)) < 0.001)
    try custom.stage.host.settle()

    #expect(animator.log == ["end", "ended true"] && custom.modal.view.alpha == 1)
  }

  @Test("UIKit 5.7 A percent-driven transition that is cancelled takes it back")
  func cancelled() throws {
    let (custom, animator) = try stage()
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    custom.root.present(custom.modal, animated: true)
    interactor.update(0.75)
    #expect(shownAlpha(custom) == 0.75)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(animator.log == ["start", "ended false"] && animator.animator == nil)
    #expect(custom.modal.view.window == nil && custom.root.presentedViewController == nil)
  }

  @Test("UIKit 5.7 An animator that has none is asked in vain")
  func without() throws {
    let (custom, _) = try stage()
    let plain = RecordingAnimator(custom.stage.recorder)
    var asked: (any UIViewImplicitlyAnimating)?
    plain.inspect = { asked = plain.interruptibleAnimator(using: $0) }
    custom.delegate.animator = plain
    custom.root.present(custom.modal, animated: true)
    asked?.pauseAnimation()
    asked?.addAnimations { custom.root.view.alpha = 0 }
    try custom.stage.host.settle()

    #expect(asked?.state == .inactive && custom.root.view.alpha == 1)
    #expect(custom.modal.view.window != nil)
  }
}
