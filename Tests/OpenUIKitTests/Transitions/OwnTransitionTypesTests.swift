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

  /// An interaction controller that is related to none of the system's: it animates a view by a
  /// property animator, and interrupts that.
  private final class OwnInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    let view: UIView
    var wantsInteractiveStart = true
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var wasInteractive: Bool?
    private var animator: UIViewPropertyAnimator?

    init(_ view: UIView) {
      self.view = view
      super.init()
    }

    deinit {}

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      wasInteractive = context.isInteractive
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
        view.center.x = 105
      }
      animator.addCompletion { context.completeTransition($0 == .end) }
      self.animator = animator
      if context.isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
    }

    func pause() {
      animator?.pauseAnimation()
      context?.pauseInteractiveTransition()
    }

    func update(_ fraction: CGFloat) {
      animator?.fractionComplete = fraction
      context?.updateInteractiveTransition(fraction)
    }

    func end(cancelled: Bool) {
      animator?.isReversed = cancelled
      if cancelled {
        context?.cancelInteractiveTransition()
      } else {
        context?.finishInteractiveTransition()
      }
      animator?.startAnimation()
    }
  }

  /// A context of the program's own. It passes everything on to another one, or stands alone, where
  /// a container of the program's own runs the transition.
  private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let wrapped: (any UIViewControllerContextTransitioning)?
    let containerView: UIView
    private(set) var log: [String] = []
    private var isDriven = true

    init(_ wrapped: any UIViewControllerContextTransitioning) {
      self.wrapped = wrapped
      containerView = wrapped.containerView
      super.init()
    }

    init(in containerView: UIView) {
      wrapped = nil
      self.containerView = containerView
      super.init()
    }

    deinit {}

    var isAnimated: Bool { true }
    var isInteractive: Bool { wrapped?.isInteractive ?? isDriven }
    var transitionWasCancelled: Bool { wrapped?.transitionWasCancelled ?? false }
    var presentationStyle: UIModalPresentationStyle { wrapped?.presentationStyle ?? .none }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
      log.append("update \(percentComplete)")
      wrapped?.updateInteractiveTransition(percentComplete)
    }

    func finishInteractiveTransition() { end("finish") { $0.finishInteractiveTransition } }
    func cancelInteractiveTransition() { end("cancel") { $0.cancelInteractiveTransition } }

    private func end(
      _ name: String, _ call: (any UIViewControllerContextTransitioning) -> () -> Void
    ) {
      log.append(name)
      isDriven = false
      if let wrapped { call(wrapped)() }
    }

    func pauseInteractiveTransition() {
      log.append("pause")
      isDriven = true
      wrapped?.pauseInteractiveTransition()
    }

    func completeTransition(_ didComplete: Bool) { wrapped?.completeTransition(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      wrapped?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { wrapped?.view(forKey: key) }
    func initialFrame(for vc: UIViewController) -> CGRect {
      wrapped?.initialFrame(for: vc) ?? .zero
    }
    func finalFrame(for vc: UIViewController) -> CGRect { wrapped?.finalFrame(for: vc) ?? .zero }
  }

  /// Starts, and puts a context of its own in the place of the one it receives.
  private final class WrappingInteractor: UIPercentDrivenInteractiveTransition {
    private(set) var own: OwnContext?
    private(set) var starts = 0

    deinit {}

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      starts += 1
      let own = OwnContext(transitionContext)
      self.own = own
      super.startInteractiveTransition(own)
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

  private func linearStage() throws -> Stage {
    try Stage { own, completion in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        own.center.x = 105
      } completion: { _ in
        completion()
      }
    }
  }

  @Test(
    "UIKit 5.7 The program's own interaction controller begins the animation, and interrupts it",
    arguments: [false, true], [false, true])
  func ownInteractor(isInteractive: Bool, isCancelled: Bool) throws {
    let s = try linearStage()
    let interactor = OwnInteractor(s.own)
    interactor.wantsInteractiveStart = isInteractive
    s.custom.delegate.interactor = interactor

    s.custom.root.present(s.custom.modal, animated: true)
    let coordinator = try #require(s.custom.modal.transitionCoordinator)
    #expect(interactor.wasInteractive == isInteractive)
    #expect(coordinator.isInteractive == isInteractive)
    s.custom.stage.host.advance(by: 0.5)
    #expect(try s.shown(s.own) == (isInteractive ? 5 : 30))
    if !isInteractive { interactor.pause() }
    interactor.update(0.75)
    s.custom.stage.host.advance(by: 5)

    #expect(try s.shown(s.own) == 80)
    #expect(coordinator.isInteractive && coordinator.percentComplete == 0.75)
    interactor.end(cancelled: isCancelled)
    try s.custom.stage.host.settle()
    #expect(s.own.center.x == (isCancelled ? 5 : 105))
    #expect((s.custom.root.presentedViewController == nil) == isCancelled)
  }

  @Test(
    "UIKit 5.7 A context of the program's own that stands for the transition's is driven like it",
    arguments: [false, true])
  func wrappedContext(isInteractive: Bool) throws {
    let s = try linearStage()
    let interactor = WrappingInteractor()
    interactor.wantsInteractiveStart = isInteractive
    s.custom.delegate.interactor = interactor

    s.present()
    #expect(interactor.starts == 1 && interactor.duration == 2)
    s.custom.stage.host.advance(by: 0.5)
    if !isInteractive { interactor.pause() }
    #expect(interactor.percentComplete == (isInteractive ? 0 : 0.25))
    interactor.update(0.5)
    s.custom.stage.host.advance(by: 5)

    #expect(try s.shown(s.own) == 55 && s.shown(s.beside) == 55)
    interactor.finish()
    try s.custom.stage.host.settle()
    let log = ["update 0.5", "finish"]
    #expect(interactor.own?.log == (isInteractive ? log : ["pause"] + log))
    #expect(s.custom.root.presentedViewController === s.custom.modal)
  }

  @Test("UIKit 5.7 The context of a container of the program's own receives what percents are set")
  func aloneStandingContext() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 100))
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.makeKeyAndVisible()
    host.window.addSubview(moved)
    let context = OwnContext(in: host.window)
    let interactor = UIPercentDrivenInteractiveTransition()

    interactor.startInteractiveTransition(context)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moved.center.x = 105 }
    host.commit()
    interactor.update(7)
    interactor.update(0.25)
    #expect(interactor.percentComplete == 0.25)
    host.advance(by: 0.5)

    // Nothing leads from such a context to what its container animates: that runs by the clock.
    #expect(moved.layer.presentation()?.position.x == 55)
    interactor.cancel()
    interactor.update(0.5)
    interactor.pause()
    interactor.finish()
    #expect(context.log == ["update 1.0", "update 0.25", "cancel", "pause", "finish"])
  }

  @Test("UIKit 5.7 What runs alongside does not repeat with the animator's first block")
  func repeatingFirstBlock() throws {
    for option in [UIView.AnimationOptions.repeat, .autoreverse] {
      let s = try Stage { own, completion in
        UIView.animate(withDuration: 0.5, delay: 0, options: [option, .curveLinear]) {
          own.alpha = 0
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          own.center.x = 105
        } completion: { _ in
          completion()
        }
      }

      s.present()

      for _ in 0..<4 {
        s.custom.stage.host.advance(by: 0.2)
        #expect(try s.shown(s.beside) == s.shown(s.own))
      }
      s.custom.stage.host.advance(by: 0.3)
      #expect(s.beside.layer.animationKeys() == nil)
      #expect(s.beside.center.x == 105)
    }
  }
}
