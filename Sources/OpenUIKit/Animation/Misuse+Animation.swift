import MisuseReports

extension Misuse {
  static func keyframeOutside(_ start: Double, _ duration: Double) -> Misuse {
    Misuse(
      id: "animation.keyframe-outside",
      message: "A key frame begins at \(start) and lasts \(duration) of its animation",
      reason: "Both are fractions of the whole: what lies outside 0 to 1 is cut off",
      remedy: "Divide the times in seconds by the duration of the whole animation")
  }

  /// The turn of the main loop ended before an animation was committed.
  static func animationNotCommitted(_ animationID: String?) -> Misuse {
    Misuse(
      id: "animation.not-committed",
      message: "The animation \(animationID ?? "without a name") was begun and not committed",
      reason: "It would animate whatever is changed from then on, and never end",
      remedy: "Call UIView.commitAnimations() after the changes; it is committed now")
  }
}

// The misuses of a property animator, in UIKit's words where UIKit has words. UIKit raises
// exceptions.
@MainActor extension Misuse {
  static func animator(
    _ refusal: PropertyAnimatorStateMachine.Refusal, _ animator: UIViewPropertyAnimator
  ) -> Misuse {
    switch refusal {
    case .startedWhileStopped: stopped("started", id: "animator.start-while-stopped", animator)
    case .pausedWhileStopped: stopped("paused", id: "animator.pause-while-stopped", animator)
    case .scrubbedWhileStopped: stopped("scrubbed", id: "animator.scrub-while-stopped", animator)
    case .continuedWhileStopped:
      stopped("continued", id: "animator.continue-while-stopped", animator)
    case .addedWhileStopped:
      stopped("given animations", id: "animator.add-while-stopped", animator)
    case .stoppedTwice: stopped("stopped", id: "animator.stop-while-stopped", animator)
    case .finishedUnlessStopped: finishedUnlessStopped(animator)
    case .configuredWhileActive: configuredWhileActive(animator)
    case .interrupted: interrupted(animator)
    case .released: released
    }
  }

  private static func finishedUnlessStopped(_ animator: UIViewPropertyAnimator) -> Misuse {
    Misuse(
      id: "animator.finished-unless-stopped",
      message: "finishAnimation(at:) of \(name(of: animator)), which is not stopped",
      reason: "Only what was stopped is finished; what runs finishes by itself",
      remedy: "Call stopAnimation(false) before",
      raisesInUIKit: true)
  }

  private static func configuredWhileActive(_ animator: UIViewPropertyAnimator) -> Misuse {
    Misuse(
      id: "animator.configured-while-active",
      message:
        "isUserInteractionEnabled or isInterruptible of \(name(of: animator)) is set while it "
        + "is active",
      reason: "Its animations have been made with the old value",
      remedy: "Set it before the animator is started, paused or scrubbed",
      raisesInUIKit: true)
  }

  private static func interrupted(_ animator: UIViewPropertyAnimator) -> Misuse {
    Misuse(
      id: "animator.not-interruptible",
      message: "\(name(of: animator)) is paused, scrubbed, continued or stopped, and is not "
        + "interruptible",
      reason: "What is not interruptible runs to its end",
      remedy: "Set isInterruptible before it begins, and do not make it inside of an animation",
      raisesInUIKit: true)
  }

  private static var released: Misuse {
    Misuse(
      id: "animator.released",
      message:
        "It is an error to release a paused or stopped property animator. Property animators "
        + "must either finish animating or be explicitly stopped and finished before they can be "
        + "released",
      reason: "Its views would stand still in between for ever; they keep what they show",
      remedy: "Keep the animator, or call stopAnimation(true)",
      raisesInUIKit: true)
  }

  private static func stopped(
    _ what: String, id: String, _ animator: UIViewPropertyAnimator
  ) -> Misuse {
    Misuse(
      id: id,
      message: "\(name(of: animator)) is \(what) while it is stopped",
      reason: "A stopped animator can only be finished",
      remedy:
        "Call finishAnimation(at:) before, or stopAnimation(true) in place of stopAnimation(false)",
      raisesInUIKit: true)
  }

  private static func name(of animator: UIViewPropertyAnimator) -> String {
    "a \(type(of: animator)) of \(animator.duration) s"
  }
}
