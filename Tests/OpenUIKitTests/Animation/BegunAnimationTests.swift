import NestTesting
import Testing

@testable import OpenUIKit

extension AnimatedViewStage {
  fileprivate var shown: Shown { Shown(x: shownX, alpha: shownAlpha) }
}

/// The presentation values of a view, rounded to thousandths.
private struct Shown: Equatable {
  let x: CGFloat
  let alpha: CGFloat

  init(x: CGFloat, alpha: CGFloat) {
    self.x = (x * 1000).rounded() / 1000
    self.alpha = (alpha * 1000).rounded() / 1000
  }
}

/// A delegate that notes what it receives.
private final class Delegate: NSObject {
  var calls: [String] = []

  func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    calls.append("will start \(animationID ?? "nil") \(context.map { Int(bitPattern: $0) } ?? 0)")
  }

  func animationDidStop(
    _ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
  ) {
    calls.append(
      "did stop \(animationID ?? "nil") \(finished.boolValue) \(context.map { Int(bitPattern: $0) } ?? 0)"
    )
  }

  deinit {}

  func begin(_ animationID: String?, context: Int = 0) {
    UIView.beginAnimations(animationID, context: UnsafeMutableRawPointer(bitPattern: context))
    UIView.setAnimationDelegate(self)
    UIView.setAnimationWillStart(
      Selector("animationWillStart(_:context:)", Delegate.animationWillStart(_:context:)))
    UIView.setAnimationDidStop(
      Selector(
        "animationDidStop(_:finished:context:)", Delegate.animationDidStop(_:finished:context:)))
  }
}

struct BegunAnimationTests {
  @Test("UIKit 9 Changes are animated from begin to commit, in 0.2 seconds")
  func defaults() throws {
    let stage = try AnimatedViewStage()

    UIView.beginAnimations(nil, context: nil)
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    stage.view.alpha = 0.5
    stage.host.advance(by: 0.1)
    let half = stage.shown
    stage.host.advance(by: 0.1)

    #expect(half == .init(x: 50, alpha: 0.5))
    #expect(stage.shown == .init(x: 100, alpha: 0.5))
    #expect(stage.host.isIdle)
  }

  @Test("UIKit 9 A setting holds for the changes after it")
  func settings() throws {
    let stage = try AnimatedViewStage()

    UIView.beginAnimations("two", context: nil)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDuration(1)
    stage.view.frame.origin.x = 100
    UIView.setAnimationDelay(1)
    stage.view.alpha = 0
    UIView.commitAnimations()
    stage.host.advance(by: 0.5)
    let first = stage.shown
    stage.host.advance(by: 1)

    #expect(first == .init(x: 50, alpha: 1))
    #expect(stage.shown == .init(x: 100, alpha: 0.5))
  }

  @Test("UIKit 9 The delegate receives the name, the pointer and whether all ran to its end")
  func delegate() throws {
    let stage = try AnimatedViewStage()
    let delegate = Delegate()

    delegate.begin("move", context: 64)
    UIView.setAnimationDelay(0.5)
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    stage.host.advance(by: 0.4)
    let waiting = delegate.calls
    stage.host.advance(by: 0.2)
    let started = delegate.calls
    stage.host.advance(by: 1)

    #expect(waiting == [])
    #expect(started == ["will start move 64"])
    #expect(delegate.calls == ["will start move 64", "did stop move true 64"])
  }

  @Test("UIKit 9 An animation that is removed did not finish")
  func removed() throws {
    let stage = try AnimatedViewStage()
    let delegate = Delegate()

    delegate.begin(nil)
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    stage.host.advance(by: 0.1)
    stage.view.layer.removeAllAnimations()
    stage.host.advance(by: 0.1)

    #expect(delegate.calls == ["will start nil 0", "did stop nil false 0"])
  }

  @Test("UIKit 9 Animations that are begun nest, each with its own settings")
  func nested() throws {
    let stage = try AnimatedViewStage()

    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    stage.view.alpha = 0
    UIView.commitAnimations()
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    stage.host.advance(by: 0.5)

    #expect(stage.shown == .init(x: 25, alpha: 0.5))
  }

  @Test("UIKit 9 It repeats, forwards and backwards")
  func repetition() throws {
    let stage = try AnimatedViewStage()
    let delegate = Delegate()

    delegate.begin("twice")
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    stage.view.frame.origin.x = 100
    UIView.commitAnimations()
    var shown: [CGFloat] = []
    for _ in 0..<7 {
      stage.host.advance(by: 0.5)
      shown.append(stage.shown.x)
    }

    #expect(shown == [50, 100, 50, 0, 50, 100, 50])
    stage.host.advance(by: 1)
    #expect(delegate.calls.last == "did stop twice true 0")
  }

  @Test(
    "UIKit 9 A transition shows a view from before the changes, and the delegate waits for it")
  func transition() throws {
    let stage = try AnimatedViewStage()
    let delegate = Delegate()
    let label = UIView(frame: stage.view.bounds)

    delegate.begin("flip")
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: stage.view, cache: true)
    stage.view.addSubview(label)
    UIView.commitAnimations()
    stage.host.advance(by: 0.5)
    let layers = stage.host.window.layer.sublayers?.count
    let running = delegate.calls
    stage.host.advance(by: 1)

    #expect(layers == 2)
    #expect(running == ["will start flip 0"])
    #expect(delegate.calls == ["will start flip 0", "did stop flip true 0"])
    #expect(stage.host.window.layer.sublayers?.count == 1)
  }

  @Test("UIKit 9 Nothing is animated where animations are off, and the delegate is informed")
  func disabled() throws {
    let stage = try AnimatedViewStage()
    let delegate = Delegate()

    UIView.performWithoutAnimation {
      delegate.begin("off")
      stage.view.frame.origin.x = 100
      UIView.commitAnimations()
    }
    stage.host.commit()

    #expect(stage.shown.x == 100)
    stage.host.advance(by: 0.1)
    #expect(delegate.calls.contains("did stop off true 0"))
  }

  @Test("UIKit 9 One that is not committed ends with the turn, and is reported")
  func notCommitted() throws {
    let stage = try AnimatedViewStage()

    let misuses = withMisuseIntercepted {
      UIView.beginAnimations("open", context: nil)
      stage.view.frame.origin.x = 100
      stage.host.commit()
      stage.view.alpha = 0.5
      stage.host.advance(by: 0.1)
    }

    #expect(misuses.map(\.id) == ["animation.not-committed"])
    #expect(stage.shown == .init(x: 50, alpha: 0.5))
  }

  @Test("UIKit 9 One that is begun in a block and not committed there ends with the block")
  func begunInBlock() throws {
    let stage = try AnimatedViewStage()

    UIView.animate(withDuration: 1) {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(4)
      UIView.setAnimationCurve(.linear)
      stage.view.frame.origin.x = 100
    }
    UIView.commitAnimations()
    stage.view.alpha = 0.5
    stage.host.advance(by: 1)

    #expect(stage.shown == .init(x: 25, alpha: 0.5))
  }

  @Test("UIKit 9 Every number is a curve", arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (7, 0)])
  func curves(number: Int, curve: Int) {
    #expect(UIView.AnimationCurve(rawValue: number)?.rawValue == curve)
  }
}
