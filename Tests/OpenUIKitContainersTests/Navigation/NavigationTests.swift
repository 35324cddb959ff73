import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The results of a navigation controller's methods, its refusals, and its calls of animators.
@Suite(.serialized) struct NavigationTests {
  // MARK: Bad input

  @Test("R15.9 UIKit 5.1 What UIKit raises an exception for is reported, and changes nothing")
  func misuse() throws {
    let fixture = try NavigationFixture("A", "B")
    let diagnostics = DiagnosticRecorder()
    let (a, b, x) = (fixture.child(0), fixture.child(1), fixture.make("X"))

    fixture.navigation.pushViewController(a, animated: true)
    fixture.navigation.pushViewController(UINavigationController(), animated: true)
    #expect(fixture.navigation.popToViewController(x, animated: true) == nil)
    fixture.navigation.setViewControllers([a, b, a], animated: true)
    fixture.navigation.setViewControllers([a, UINavigationController()], animated: true)

    #expect(
      diagnostics.misuses.map(\.id) == [
        "navigation.pushed-twice", "navigation.pushes-navigation", "navigation.pops-to-stranger",
        "navigation.pushed-twice", "navigation.pushes-navigation",
      ])
    #expect(fixture.names == ["A", "B"])
    try fixture.recorder.expect("")
  }

  @Test("R15.9 An empty list is shown, and a root pushed after it")
  func empty() throws {
    let fixture = try NavigationFixture("A", "B")
    fixture.host.turn { fixture.navigation.setViewControllers([], animated: true) }
    try fixture.host.settle()
    #expect(fixture.names == [] && fixture.navigation.topViewController == nil)
    #expect(fixture.navigation.popToRootViewController(animated: true) == nil)

    fixture.host.turn { fixture.navigation.pushViewController(fixture.make("C"), animated: true) }
    try fixture.host.settle()
    #expect(fixture.navigation.visibleViewController === fixture.child(0))
    #expect(fixture.child(0).viewIfLoaded?.window != nil)
  }

  @Test("R15.8 Pops return what they remove")
  func returns() throws {
    let fixture = try NavigationFixture("A", "B", "C")
    let all = fixture.navigation.viewControllers
    #expect(fixture.navigation.popToViewController(all[2], animated: false) == nil)
    #expect(fixture.navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(fixture.navigation.popToRootViewController(animated: false) == nil)
    try fixture.host.settle()
    #expect(all[1].parent == nil && all[2].parent == nil)
  }

  // MARK: Animators

  @Test("R15.13 An animator has the frames of views that lie below the bar, or under it")
  func framesForAnimator() throws {
    let fixture = try NavigationFixture("A")
    let fade = FadeAnimator()
    fixture.delegate.animator = fade
    let b = fixture.make("B")
    b.edgesForExtendedLayout = []
    let bounds = fixture.navigation.view.bounds
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: fixture.navigation.navigationBar.frame.maxY, left: 0, bottom: 0, right: 0))

    fixture.host.turn { fixture.navigation.pushViewController(b, animated: true) }
    #expect(fade.initialFrame == bounds)
    #expect(fade.finalFrame == room)
    try fixture.host.settle()
    #expect(b.view.convert(b.view.bounds, to: fixture.navigation.view) == room)

    fixture.host.turn { fixture.navigation.popViewController(animated: true) }
    #expect(fade.initialFrame == room)
    #expect(fade.finalFrame == bounds)
    #expect(b.view.frame == room)
  }

  @Test("R15.8 UIKit 5.7 An animator of the delegate runs in a container with both views")
  func animator() throws {
    let fixture = try NavigationFixture("A")
    let fade = FadeAnimator()
    fixture.delegate.animator = fade
    let b = fixture.make("B")

    fixture.host.turn { fixture.navigation.pushViewController(b, animated: true) }
    #expect(fade.views == [fixture.child(0).view, b.view])
    #expect(fade.finalFrame == fixture.navigation.view.bounds)
    fixture.host.advance(by: 0.1)
    let opacity = try #require(b.view.layer.presentation()).opacity
    #expect(abs(opacity - 0.5) < 0.1)
    try fixture.host.settle()

    #expect(fade.ended == [true] && fixture.delegate.operations == [.push])
    #expect(b.view.window != nil && fixture.child(0).view.window == nil)
    #expect(b.view.convert(b.view.bounds, to: nil) == fixture.navigation.view.bounds)
    try fixture.recorder.expect(NavigationFixture.push)
  }

  @Test(
    "R15.8 UIKit 5.1 5.7 An interaction controller moves it; cancelled, everything is as before")
  func interactor() throws {
    let fixture = try NavigationFixture("A", "B")
    let (a, b) = (fixture.child(0), fixture.child(1))
    let (fade, interactor) = (FadeAnimator(), UIPercentDrivenInteractiveTransition())
    fixture.delegate.animator = fade
    fixture.delegate.interactor = interactor
    var changes: [Bool] = []

    fixture.host.turn { fixture.navigation.popViewController(animated: true) }
    #expect(a.transitionCoordinator?.isInteractive == true)
    a.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    fixture.host.turn { interactor.update(0.5) }
    let opacity = try #require(a.view.layer.presentation()).opacity
    #expect(abs(opacity - 0.5) < 0.01)
    #expect(a.transitionCoordinator?.percentComplete == 0.5)
    fixture.host.turn { interactor.cancel() }
    #expect(changes == [true])
    try fixture.host.settle()

    #expect(fade.ended == [false] && fixture.names == ["A", "B"])
    #expect(b.view.window != nil && a.view.window == nil && b.parent === fixture.navigation)
    #expect(a.view.alpha == 1)
    try fixture.recorder.expect(NavigationFixture.cancelledPop)
  }

  @Test(
    "R15.8 UIKit 5.7 A navigation controller that leaves the window ends the animator's transition")
  func interrupted() throws {
    let fixture = try NavigationFixture("A")
    let fade = FadeAnimator()
    fixture.delegate.animator = fade
    let b = fixture.make("B")
    fixture.host.turn { fixture.navigation.pushViewController(b, animated: true) }
    fixture.host.advance(by: 0.05)

    fixture.host.hide()
    try fixture.host.settle()

    #expect(fade.ended == [false] && fixture.names == ["A", "B"])
    fixture.host.unhide()
    try fixture.host.settle()
    #expect(b.view.window != nil && b.view.superview != nil)
  }

  @Test(
    "R20.6 R15.8 A pop that an interaction controller moves returns with the window, or completes",
    arguments: [0.3, 0.7])
  func interruptedInteractor(fraction: CGFloat) throws {
    let fixture = try NavigationFixture("A", "B")
    fixture.delegate.animator = FadeAnimator()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interactor = interactor
    fixture.host.turn { fixture.navigation.popViewController(animated: true) }
    fixture.host.turn { interactor.update(fraction) }

    fixture.host.hide()
    fixture.host.turn { interactor.finish() }
    fixture.host.unhide()
    try fixture.host.settle()

    #expect(fixture.names == (fraction > 0.5 ? ["A"] : ["A", "B"]))
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  // MARK: The finger

  @Test("R15.8 UIKit 5.1 No finger pops the root, nor where the delegate has an animator")
  func noFinger() throws {
    let fixture = try NavigationFixture("A")
    fixture.beginPop(to: 200)
    fixture.endPop(at: 200)
    #expect(fixture.names == ["A"])

    let animated = try NavigationFixture("A", "B")
    animated.delegate.animator = FadeAnimator()
    animated.beginPop(to: 300)
    animated.endPop(at: 300)
    try animated.host.settle()
    #expect(animated.names == ["A", "B"])
  }

  @Test("R15.8 With a delegate of the program the recognizer pops, and never the root")
  func ownDelegate() throws {
    let fixture = try NavigationFixture("A", "B")
    let delegate = AlwaysDelegate()
    fixture.navigation.interactivePopGestureRecognizer?.delegate = delegate
    for _ in 0..<2 {
      fixture.beginPop(to: 300)
      fixture.endPop(at: 300)
      try fixture.host.settle()
    }
    #expect(fixture.names == ["A"])
  }

  @Test("R15.8 Escape pops, and presses of it during the transition pop nothing more")
  func escape() throws {
    let fixture = try NavigationFixture("A", "B", "C")
    #expect(fixture.navigation.privateCore.handleEscape())
    fixture.host.commit()
    #expect(fixture.navigation.privateCore.handleEscape())
    try fixture.host.settle()
    #expect(fixture.names == ["A", "B"])
  }
}

/// Fades in what appears, linearly in 0.2 s.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var views: [UIView?] = []
  private(set) var initialFrame = CGRect.zero
  private(set) var finalFrame = CGRect.zero
  private(set) var ended: [Bool] = []

  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return
    }
    views = [context.view(forKey: .from), view]
    initialFrame = context.viewController(forKey: .from).map(context.initialFrame(for:)) ?? .zero
    finalFrame = context.finalFrame(for: to)
    view.frame = finalFrame
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class AlwaysDelegate: NSObject, UIGestureRecognizerDelegate {
  deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
