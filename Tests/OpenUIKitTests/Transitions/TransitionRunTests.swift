import NestTesting
import OpenUIKit
import Testing

/// The animations and changes that belong to a transition: all that its animator and the animations
/// alongside begin and change, and no others.
@Suite struct TransitionRunTests {
  /// A dismissal that an interactor drives, of a custom presentation.
  private func stage() throws -> (CustomStage, UIPercentDrivenInteractiveTransition) {
    let custom = try CustomStage()
    try custom.present()
    let interactor = UIPercentDrivenInteractiveTransition()
    custom.delegate.interactor = interactor
    return (custom, interactor)
  }

  private func shownOpacity(_ view: UIView?) -> Double {
    Double(view?.layer.presentation()?.opacity ?? -1)
  }

  @Test(
    "UIKit 5.7 A spinner in a view of the transition continues rotating while the transition is paused"
  )
  func spinner() throws {
    let (custom, interactor) = try stage()
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    custom.modal.view.addSubview(spinner)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 4, 4)
    turn.repeatCount = .infinity
    spinner.layer.add(turn, forKey: "turn")
    custom.stage.host.commit()

    custom.modal.dismiss(animated: true)
    interactor.update(0.5)
    custom.stage.host.advance(by: 1)
    #expect(abs(angle(spinner) - 1) < 1e-6)
    custom.stage.host.advance(by: 1)
    #expect(abs(angle(spinner) - 2) < 1e-6)
    interactor.cancel()
    custom.stage.host.advance(by: 1)
    #expect(abs(angle(spinner) - 3) < 1e-6)
    #expect(spinner.layer.animationKeys() == ["turn"])
  }

  /// How far a view is seen turned.
  private func angle(_ view: UIView) -> Double {
    let transform = view.layer.presented.transform
    return Double(atan2(transform.m12, transform.m11))
  }

  @Test(
    "UIKit 5.7 An explicit animation that begins with the transition follows the person, and disappears"
  )
  func explicitAnimation() throws {
    let (custom, interactor) = try stage()
    let mark = CALayer()
    custom.modal.view.layer.addSublayer(mark)
    custom.animator.inspect = { _ in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.4)
      mark.add(fade, forKey: "fade")
    }
    custom.stage.host.commit()

    custom.modal.dismiss(animated: true)
    custom.stage.host.advance(by: 3)
    interactor.update(0.25)
    custom.stage.host.commit()
    #expect(mark.presented.opacity == 0.75)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(mark.animationKeys() == nil)
  }

  @Test("UIKit 5.7 What the animator sets without animation is put back too, of any view and layer")
  func plainChanges() throws {
    let (custom, interactor) = try stage()
    let outside = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let layer = CALayer()
    custom.root.view.addSubview(outside)
    outside.layer.addSublayer(layer)
    custom.animator.inspect = { context in
      context.view(forKey: .from)?.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
      outside.frame.origin.x = 100
      outside.isHidden = true
      outside.backgroundColor = .systemRed
      layer.borderWidth = 4
      layer.isOpaque = true
    }
    custom.stage.host.commit()
    let frame = custom.modal.view.frame

    custom.modal.dismiss(animated: true)
    interactor.update(0.25)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(custom.modal.view.frame == frame)
    #expect(outside.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && !outside.isHidden)
    #expect(outside.backgroundColor == nil && layer.borderWidth == 0 && !layer.isOpaque)
  }

  @Test("UIKit 5.7 Views that the animator makes are not put back to what they never were")
  func newViews() throws {
    let (custom, interactor) = try stage()
    let made = Made()
    custom.animator.inspect = { context in
      let view = UIView()
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.backgroundColor = .red
      context.containerView.addSubview(view)
      made.view = view
    }

    custom.modal.dismiss(animated: true)
    interactor.update(0.25)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(made.view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(made.view?.backgroundColor == .red)
  }

  private final class Made { var view: UIView? }

  @Test("UIKit 5.7 Subviews that were resized are as before, to the bit, and are laid out again")
  func resizedSubviews() throws {
    let (custom, interactor) = try stage()
    let inner = UIView(frame: CGRect(x: 10.3, y: 20.7, width: 100.1, height: 50.9))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleBottomMargin]
    let innermost = UIView(frame: CGRect(x: 1.1, y: 2.2, width: 3.3, height: 4.4))
    innermost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.addSubview(innermost)
    custom.modal.view.addSubview(inner)
    custom.animator.extra = { context in
      // Inside out: putting back a superview must not move what is back already.
      innermost.frame.size.width = 77
      inner.frame.size.height = 99
      context.view(forKey: .from)?.frame.size = CGSize(width: 33, height: 44)
    }
    custom.stage.host.commit()
    let frames = [custom.modal.view, inner, innermost].map { $0?.frame }

    custom.modal.dismiss(animated: true)
    interactor.update(0.6)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect([custom.modal.view, inner, innermost].map { $0?.frame } == frames)
  }

  @Test("UIKit 5.7 A transition that is cancelled while it is paused leaves nothing behind")
  func cancelledWhilePaused() throws {
    let (custom, interactor) = try stage()
    interactor.wantsInteractiveStart = false
    custom.animator.ending = .never
    custom.animator.inspect = { context in
      UIView.animate(withDuration: 0.4) { context.view(forKey: .from)?.alpha = 0 }
    }
    custom.modal.dismiss(animated: true)
    custom.stage.host.advance(by: 0.1)
    interactor.pause()

    custom.animator.context?.completeTransition(false)
    custom.stage.host.commit()

    #expect(custom.modal.view.alpha == 1 && shownOpacity(custom.modal.view) == 1)
    #expect(custom.modal.view.layer.animationKeys() == nil)
    #expect(custom.root.presentedViewController === custom.modal)
    try custom.stage.host.settle()
    #expect(custom.stage.host.isIdle)
  }

  @Test(
    "UIKit 5.7 A short animation that has ended is shown again when the transition is reversed past it"
  )
  func shortAnimation() throws {
    let (custom, interactor) = try stage()
    interactor.wantsInteractiveStart = false
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    custom.modal.view.addSubview(mark)
    var ends: [Bool] = []
    custom.animator.inspect = { _ in
      UIView.animate(
        withDuration: 0.1, delay: 0, options: .curveLinear, animations: { mark.alpha = 0 },
        completion: { ends.append($0) })
    }
    custom.modal.dismiss(animated: true)
    custom.stage.host.advance(by: 0.2)
    #expect(ends == [true] && mark.layer.animationKeys() == nil)

    interactor.pause()
    interactor.update(0.125)
    custom.stage.host.commit()
    #expect(abs(shownOpacity(mark) - 0.5) < 1e-6)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(ends == [true] && mark.alpha == 1)
  }

  @Test(
    "UIKit 5.7 Transitions of views follow the person as well",
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ])
  func viewTransition(style: UIView.AnimationOptions) throws {
    let (custom, interactor) = try stage()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    custom.modal.view.addSubview(page)
    var ends: [Bool] = []
    custom.animator.inspect = { _ in
      UIView.transition(
        with: page, duration: 0.2, options: style, animations: { page.backgroundColor = .red },
        completion: { ends.append($0) })
    }
    custom.stage.host.commit()
    let layers = custom.modal.view.layer.sublayers?.count

    custom.modal.dismiss(animated: true)
    interactor.update(0.25)
    custom.stage.host.advance(by: 5)
    #expect(ends == [])
    #expect(custom.modal.view.layer.sublayers?.count == (layers ?? 0) + 1)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(ends == [false] && page.backgroundColor == nil)
    #expect(custom.modal.view.layer.sublayers?.count == layers)
  }

  @Test(
    "UIKit 5.7 Whatever an animator says of its duration, the transition can be paused, cancelled and ended",
    arguments: [TimeInterval.nan, 0, -1, 1e9, .infinity], [true, false])
  func durations(duration: TimeInterval, isFinished: Bool) throws {
    let (custom, interactor) = try stage()
    custom.animator.duration = duration
    custom.animator.ending = .never
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    custom.modal.view.addSubview(mark)
    custom.animator.inspect = { _ in UIView.animate(withDuration: 1) { mark.alpha = 0.5 } }
    custom.stage.host.commit()

    custom.modal.dismiss(animated: true)
    interactor.update(0.5)
    custom.stage.host.advance(by: 1)
    interactor.pause()
    if isFinished { interactor.finish() } else { interactor.cancel() }
    custom.stage.host.advance(by: 1)
    custom.animator.context?.completeTransition(isFinished)
    try custom.stage.host.settle()

    #expect(mark.alpha == (isFinished ? 0.5 : 1) && mark.layer.animationKeys() == nil)
    #expect((custom.root.presentedViewController == nil) == isFinished)
  }

  @Test(
    "UIKit 5.7 Pausing and reversing in the turn of the begin, and a hundred times before its end")
  func manyTurns() throws {
    let (custom, interactor) = try stage()
    interactor.wantsInteractiveStart = false
    custom.modal.dismiss(animated: true)
    interactor.pause()
    interactor.cancel()
    for turn in 0..<100 {
      interactor.pause()
      interactor.update(0.5)
      if turn.isMultiple(of: 2) { interactor.finish() } else { interactor.cancel() }
      custom.stage.host.advance(by: 0.01)
    }
    #expect(custom.modal.view.alpha == 0.25 && shownOpacity(custom.modal.view) > 0.3)
    try custom.stage.host.settle()

    #expect(custom.modal.view.alpha == 1)
    #expect(custom.root.presentedViewController === custom.modal)
  }

  @Test(
    "UIKit 5.7 A view that is freed, or animated by others, while the transition is paused")
  func viewsDisappear() throws {
    let (custom, interactor) = try stage()
    let made = Made()
    made.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in [made.view, other].compactMap({ $0 }) { custom.modal.view.addSubview(view) }
    custom.animator.extra = { _ in
      made.view?.alpha = 0
      other.alpha = 0
      other.center.x = 50
    }
    custom.stage.host.commit()
    weak let freed = made.view

    custom.modal.dismiss(animated: true)
    interactor.update(0.5)
    made.view?.removeFromSuperview()
    made.view = nil
    UIView.animate(withDuration: 0.1) { other.alpha = 0.75 }
    custom.stage.host.advance(by: 1)
    #expect(freed == nil && shownOpacity(other) > 0)
    interactor.cancel()
    try custom.stage.host.settle()

    #expect(other.alpha == 0.75 && other.center.x == 5 && shownOpacity(other) == 0.75)
  }

  @Test(
    "UIKit 5.7 A transition that is aborted while it is paused leaves nothing paused"
  )
  func cutOff() throws {
    let (custom, interactor) = try stage()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    custom.root.view.addSubview(mark)
    custom.animator.extra = { _ in mark.alpha = 0 }
    custom.stage.host.commit()
    custom.modal.dismiss(animated: true)
    interactor.update(0.5)
    custom.stage.host.commit()

    custom.stage.host.window.rootViewController = UIViewController()
    interactor.update(0.2)
    interactor.finish()
    try custom.stage.host.settle()

    #expect(custom.stage.host.isIdle && mark.layer.animationKeys() == nil)
  }
}
