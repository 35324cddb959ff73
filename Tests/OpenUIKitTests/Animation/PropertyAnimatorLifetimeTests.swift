import NestTesting
import Testing

@testable import OpenUIKit

/// The references that keep an animator alive, and the effect of its release.
@Suite struct PropertyAnimatorLifetimeTests {
  @Test("A running animator lives by itself, until its end")
  func livesWhileRunning() throws {
    let stage = try AnimatorStage()
    weak var animator: UIViewPropertyAnimator?
    do {
      let running = stage.animator()
      running.startAnimation()
      animator = running
    }
    stage.host.advance(by: 0.5)
    #expect(animator?.isRunning == true && stage.shownX == 50)
    stage.host.advance(by: 0.5)

    #expect(stage.log.entries == ["end"] && animator == nil)
  }

  @Test(
    "One that is released while it is paused or stopped is reported; the views keep what they show")
  func released() throws {
    for isStopped in [false, true] {
      let stage = try AnimatorStage()
      var animator: UIViewPropertyAnimator? = stage.animator()
      animator?.startAnimation()
      stage.host.advance(by: 0.4)
      let misuses = withMisuseIntercepted {
        if isStopped { animator?.stopAnimation(false) } else { animator?.pauseAnimation() }
        animator = nil
      }

      #expect(misuses.map(\.id) == ["animator.released"])
      #expect(stage.x == 40 && stage.shownX == 40 && stage.log.entries == [])
      stage.host.advance(by: 5)
      #expect(stage.host.isIdle)
    }
  }

  @Test("Animators that have not begun, or have ended, go without a word")
  func releasedIdle() throws {
    let stage = try AnimatorStage()
    let misuses = withMisuseIntercepted {
      _ = stage.animator()
      let ended = stage.animator()
      ended.startAnimation()
      stage.host.advance(by: 1)
    }

    #expect(misuses.isEmpty)
  }

  @Test("A view that leaves the window, or is deallocated, does not keep it from ending")
  func viewsReleased() throws {
    let stage = try AnimatorStage()
    weak var gone: UIView?
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    if let view { stage.host.window.addSubview(view) }
    stage.host.commit()
    let animator = stage.animator()
    animator.addAnimations { [weak view] in view?.alpha = 0 }
    animator.startAnimation()
    stage.host.advance(by: 0.5)
    view?.removeFromSuperview()
    gone = view
    view = nil
    stage.view.removeFromSuperview()
    stage.host.advance(by: 0.5)

    #expect(stage.log.entries == ["end"] && animator.state == .inactive)
    stage.host.commit()
    #expect(gone == nil)
  }
}
