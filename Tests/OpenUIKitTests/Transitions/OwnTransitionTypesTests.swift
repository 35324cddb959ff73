import NestTesting
import OpenUIKit
import Testing

/// Animators and interaction controllers of the program get what those of the system get.
@Suite struct OwnTransitionTypesTests {
  /// Moves nothing but a view of its own, with a timing of its own.
  private final class OwnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let animate: (@escaping () -> Void) -> Void

    init(_ animate: @escaping (@escaping () -> Void) -> Void) {
      self.animate = animate
      super.init()
    }

    deinit {}

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      animate { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  /// A transition to a modal controller, and a view beside it that is animated alongside.
  private struct Stage {
    let custom: CustomStage
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ animate: @escaping (UIView, @escaping () -> Void) -> Void) throws {
      custom = try CustomStage()
      custom.root.view.addSubview(beside)
      custom.root.view.addSubview(own)
      custom.delegate.animator = OwnAnimator { [own] completion in animate(own, completion) }
      custom.stage.host.commit()
    }

    func present() {
      custom.root.present(custom.modal, animated: true)
      custom.modal.transitionCoordinator?.animate { [beside] _ in beside.center.x = 105 }
    }

    func shown(_ view: UIView) throws -> CGFloat {
      try #require(view.layer.presentation()).position.x
    }
  }

  @Test("UIKit 5.7 What runs alongside has the timing of the program's own animator")
  func timingOfBlock() throws {
    let s = try Stage { own, completion in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) {
        own.center.x = 105
      } completion: { _ in
        completion()
      }
    }

    s.present()

    for _ in 0..<5 {
      s.custom.stage.host.advance(by: 0.08)
      #expect(try s.shown(s.beside) == s.shown(s.own))
    }
    #expect(try s.shown(s.beside) > 50)
    try s.custom.stage.host.settle()
    #expect(s.beside.center.x == 105)
  }

  @Test("UIKit 5.7 With an animator without a block, what runs alongside takes its duration")
  func timingWithoutBlock() throws {
    var finish: (() -> Void)?
    let s = try Stage { _, completion in finish = completion }

    s.present()
    s.custom.stage.host.advance(by: 1)

    #expect(abs(try s.shown(s.beside) - 55) < 0.01)
    s.custom.stage.host.advance(by: 1)
    #expect(try s.shown(s.beside) == 105)
    finish?()
    try s.custom.stage.host.settle()
    #expect(s.custom.root.presentedViewController === s.custom.modal)
  }

  @Test("UIKit 5.7 What the program's own animator begins is driven by percents")
  func driven() throws {
    let s = try Stage { own, completion in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        own.center.x = 105
      } completion: { _ in
        completion()
      }
    }
    let interactor = UIPercentDrivenInteractiveTransition()
    s.custom.delegate.interactor = interactor

    s.present()
    interactor.update(0.25)
    s.custom.stage.host.advance(by: 1)

    #expect(abs(try s.shown(s.own) - 30) < 1e-9)
    #expect(abs(try s.shown(s.beside) - 30) < 1e-9)
    interactor.cancel()
    try s.custom.stage.host.settle()
    #expect(s.own.center.x == 5)
    #expect(s.beside.center.x == 5)
    #expect(s.custom.root.presentedViewController == nil)
  }
}
