import NestTesting
import Testing

@testable import OpenUIKit

struct UIViewAnimationTests {
  @Test("the model changes at once, what is shown follows, and completion is called at the end")
  func linear() throws {
    let stage = try AnimatedViewStage()
    var finished: [Bool] = []

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.frame.origin.x = 100 }, completion: { finished.append($0) })
    let model = stage.view.frame.minX
    let shown = stage.shown(at: [0, 0.25, 0.5, 0.75]) { stage.shownX }
    let before = finished
    stage.host.advance(by: 0.25)

    #expect(model == 100)
    #expect(shown == [0, 25, 50, 75])
    #expect(before == [])
    #expect(finished == [true])
    #expect(stage.shownX == 100)
    #expect(stage.host.isIdle)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("The curve determines the progress")
  func curves() throws {
    let options: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut]
    let quarters = try options.map { option in
      let stage = try AnimatedViewStage()
      UIView.animate(withDuration: 1, delay: 0, options: option) {
        stage.view.frame.origin.x = 100
      }
      return stage.shown(at: [0, 0.25]) { stage.shownX }[1]
    }

    #expect(quarters == [12.916, 9.346, 37.814])
  }

  @Test("a delay shows the old value until it is over")
  func delay() throws {
    let stage = try AnimatedViewStage()
    var finished: [Bool] = []

    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { stage.view.frame.origin.x = 100 }, completion: { finished.append($0) })
    let shown = stage.shown(at: [0, 0.4, 0.5, 1, 1.45]) { stage.shownX }
    let before = finished
    stage.host.advance(by: 0.05)

    #expect(shown == [0, 0, 0, 50, 95])
    #expect(before == [])
    #expect(finished == [true])
  }

  @Test("a second animation of the same property adds to the first; both complete as finished")
  func additive() throws {
    let stage = try AnimatedViewStage()
    var log: [String] = []

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.frame.origin.x = 100 }, completion: { log.append("first \($0)") })
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.frame.origin.x = 0 }, completion: { log.append("second \($0)") })
    let keys = stage.view.layer.animationKeys()
    let shown = stage.shown(at: [0, 0.25, 0.5, 1]) { stage.shownX }

    #expect(keys == ["position", "position-2"])
    #expect(shown == [50, 50, 50, 0])
    #expect(log == ["first true", "second true"])
  }

  @Test("size, alpha, transform, colour and corners are animated as well")
  func properties() throws {
    let stage = try AnimatedViewStage()
    let view = stage.view
    view.backgroundColor = .black

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size = CGSize(width: 20, height: 30)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.backgroundColor = .white
      view.layer.cornerRadius = 8
    }
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())

    #expect(shown.bounds.size == CGSize(width: 15, height: 20))
    #expect(abs(shown.opacity - 0.5) < 0.001)
    #expect(abs(shown.transform.m11 - 2) < 0.001)
    #expect(shown.cornerRadius == 4)
    #expect(shown.backgroundColor.map { ColorComponents($0).red } == 0.5)
  }

  @Test("subviews that follow by their masks are animated with their superview")
  func autoresizing() throws {
    let stage = try AnimatedViewStage()
    let child = UIView(frame: stage.view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.view.addSubview(child)
    stage.host.commit()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame.size.width = 110
    }
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.5)

    #expect(child.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test("layoutIfNeeded in a block, or the option layoutSubviews, animates what layout changes")
  func layoutInside() throws {
    final class Follower: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      override func layoutSubviews() { child.frame.origin.x = bounds.width }
    }
    let variants: [(UIView.AnimationOptions, Bool)] = [
      (.curveLinear, true), ([.curveLinear, .layoutSubviews], false), (.curveLinear, false),
    ]
    let shown = try variants.map { options, layOut in
      let stage = try AnimatedViewStage()
      let view = Follower(frame: stage.view.bounds)
      view.addSubview(view.child)
      stage.host.window.addSubview(view)
      stage.host.commit()
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        view.frame.size.width = 110
        if layOut { view.layoutIfNeeded() }
      }
      stage.host.advance(by: 0)
      stage.host.advance(by: 0.5)
      return view.child.layer.presentation()?.frame.minX
    }

    #expect(shown == [60, 60, 110])
  }

  @Test("a block inside another takes over duration and curve, unless it overrides them")
  func nested() throws {
    let stage = try AnimatedViewStage()
    let inner = UIView(frame: .zero)
    let own = UIView(frame: .zero)
    stage.host.window.addSubview(inner)
    stage.host.window.addSubview(own)
    var log: [String] = []
    var durations: [TimeInterval] = []

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.frame.origin.x = 100
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 5, animations: { inner.center.x = 100 }) {
        log.append("inner \($0) at \(stage.host.now)")
      }
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration],
        animations: { own.center.x = 100 }
      ) { log.append("own \($0) at \(stage.host.now)") }
    } completion: {
      log.append("outer \($0) at \(stage.host.now)")
    }
    durations.append(UIView.inheritedAnimationDuration)
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.25)
    let places = [stage.view, inner, own].map { $0.layer.presentation()?.position.x }
    stage.host.advance(by: 0.75)

    #expect(durations == [1, 0])
    #expect(places == [30, 25, 50])
    #expect(log == ["own true at 0.5", "outer true at 1.0", "inner true at 1.0"])
  }

  @Test("without animation, changes are shown at once and nothing is animated")
  func withoutAnimation() throws {
    let stage = try AnimatedViewStage()
    var enabled: [Bool] = []

    UIView.animate(withDuration: 1) {
      enabled.append(UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {
        stage.view.frame.origin.x = 100
        enabled.append(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
      }
      enabled.append(UIView.areAnimationsEnabled)
    }
    UIView.setAnimationsEnabled(false)
    enabled.append(UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) { stage.view.frame.origin.y = 100 }
    UIView.setAnimationsEnabled(true)

    #expect(enabled == [true, false, true, false])
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.view.frame.origin == CGPoint(x: 100, y: 100))
  }

  @Test("completions of nothing come in the next turn, in order, finished")
  func zeroDuration() throws {
    let stage = try AnimatedViewStage()
    var log: [String] = []

    UIView.animate(withDuration: 0, animations: { stage.view.alpha = 0 }) {
      log.append("zero \($0)")
    }
    UIView.animate(withDuration: 1, animations: {}) { log.append("empty \($0)") }
    UIView.animate(withDuration: 1, animations: { UIView().alpha = 0 }) {
      log.append("elsewhere \($0)")
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }) {
      log.append("disabled \($0)")
    }
    UIView.setAnimationsEnabled(true)
    let inline = log
    stage.host.advance(by: 0)

    #expect(inline == [])
    #expect(log == ["zero true", "empty true", "elsewhere true", "disabled true"])
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("a completion that animates without duration is called in the turn after, not inline")
  func chainedZeroDuration() throws {
    let stage = try AnimatedViewStage()
    var log: [String] = []

    stage.host.turn {
      UIView.animate(withDuration: 0, animations: {}) { _ in
        UIView.animate(withDuration: 0, animations: {}) { _ in log.append("second") }
        log.append("first")
      }
      log.append("turn")
    }

    #expect(log == ["turn", "first", "second"])
  }

  @Test("an animation that is removed completes as not finished")
  func interrupted() throws {
    var outcomes: [[Bool]] = []
    let cuts: [(UIView) -> Void] = [
      { $0.layer.removeAllAnimations() }, { $0.removeFromSuperview() },
      { $0.window?.isHidden = true },
    ]
    for cut in cuts {
      let stage = try AnimatedViewStage()
      var finished: [Bool] = []
      UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }) { finished.append($0) }
      stage.host.advance(by: 0.5)
      cut(stage.view)
      stage.host.advance(by: 0)
      outcomes.append(finished)
    }

    #expect(outcomes == [[false], [false], [false]])
  }

  @Test("a view that leaves its superview and returns in the same turn continues")
  func reparented() throws {
    let stage = try AnimatedViewStage()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.frame.origin.x = 100 }, completion: { finished.append($0) })
    stage.host.advance(by: 0)
    stage.host.advance(by: 0.5)
    let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    stage.host.window.addSubview(wrapper)
    wrapper.addSubview(stage.view)
    stage.host.advance(by: 0.25)
    let shown = stage.shownX
    stage.host.advance(by: 0.25)

    #expect(abs(shown - 75) < 0.001)
    #expect(finished == [true])
  }

  @Test("repeat and autoreverse run for ever and jump to the model when they are removed")
  func repetition() throws {
    let stage = try AnimatedViewStage()
    var finished: [Bool] = []

    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
      animations: { stage.view.frame.origin.x = 100 }, completion: { finished.append($0) })
    let shown = stage.shown(at: [0, 0.5, 1.5, 2.25, 7.75]) { stage.shownX }
    stage.view.layer.removeAllAnimations()
    stage.host.advance(by: 0)

    #expect(shown == [0, 50, 50, 25, 25])
    #expect(finished == [false])
    #expect(stage.shownX == 100)
  }

  @Test("modifyAnimations repeats as often as it says")
  func modified() throws {
    let stage = try AnimatedViewStage()
    var ends: [TimeInterval] = []

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        stage.view.frame.origin.x = 100
      }
    } completion: { _ in
      ends.append(stage.host.now)
    }
    let shown = stage.shown(at: [0, 1.5, 2.5]) { stage.shownX }
    try stage.host.settle()

    #expect(shown == [0, 50, 50])
    #expect(ends == [4])
  }

  @Test("a spring overshoots when it is soft, does not when it is stiff, and stops")
  func spring() throws {
    let farthest = try [0.3, 1].map { damping in
      let stage = try AnimatedViewStage()
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) { stage.view.frame.origin.x = 100 }
      let shown = stage.shown(at: (0...10).map { Double($0) / 10 }) { stage.shownX }
      #expect(shown.last == 100)
      return shown.max() ?? 0
    }

    #expect(farthest == [116.579, 100])
  }

  @Test("a spring with a perceptual duration takes as long as it needs to come to rest")
  func springDuration() throws {
    let ends = try [(0, 98.640), (0.5, 98.982)].map { bounce, middle in
      let stage = try AnimatedViewStage()
      var end = 0.0
      UIView.animate(springDuration: 0.5, bounce: bounce) {
        stage.view.frame.origin.x = 100
      } completion: { _ in
        end = stage.host.now
      }
      stage.host.advance(by: 0)
      stage.host.advance(by: 0.5)
      #expect(abs(stage.shownX - middle) < 0.001)
      try stage.host.settle()
      return end
    }

    #expect(ends == [0.75, 1.1333333333333333])
  }

  @Test("views that are animated take no touches, unless the option allows it")
  func touches() throws {
    let stage = try AnimatedViewStage()
    let free = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    stage.host.window.addSubview(free)
    let point = CGPoint(x: 5, y: 5)
    func hit() -> [Bool] {
      [
        stage.host.window.hitTest(point, with: nil) === stage.view,
        stage.host.window.hitTest(CGPoint(x: 55, y: 55), with: nil) === free,
      ]
    }

    UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { free.alpha = 0.5 }
    stage.host.advance(by: 0.5)
    let during = hit()
    stage.host.advance(by: 0.5)

    #expect(during == [false, true])
    #expect(hit() == [true, true])
  }

  @Test("changes outside of blocks are never animated")
  func outside() throws {
    let stage = try AnimatedViewStage()

    stage.view.frame.origin.x = 100
    stage.view.backgroundColor = .red
    stage.host.commit()

    #expect(stage.shownX == 100)
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.host.isIdle)
  }

  @Test("option bits are Apple's")
  func rawValues() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions, .curveEaseInOut, .curveEaseIn,
      .curveEaseOut, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]

    let flags: [UInt] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
    let curves: [UInt] = [0, 0x1_0000, 0x2_0000, 0x3_0000]
    let transitions: [UInt] = [0x10_0000, 0x20_0000, 0x50_0000, 0x60_0000, 0x70_0000]
    #expect(options.map(\.rawValue) == flags + curves + transitions)
  }

  @Test("the system's deletion lets views go, takes them out at the end, and animates alongside")
  func systemDeletion() throws {
    let stage = try AnimatedViewStage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.host.window.addSubview(other)
    stage.view.alpha = 0.8
    stage.host.commit()
    var finished: [Bool] = []

    UIView.perform(
      .delete, on: [stage.view], animations: { other.frame.origin.x = 100 },
      completion: { finished.append($0) })
    stage.host.advance(by: 0.1)
    let shown = other.layer.presentation()?.frame.minX ?? 0
    let opacity = stage.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0 && shown < 100 && abs(CGFloat(opacity) - 0.8 * (1 - shown / 100)) < 1e-4)
    #expect(stage.view.superview != nil && finished == [])
    stage.host.advance(by: 0.4)

    #expect(stage.view.superview == nil && finished == [true])
    #expect(abs(stage.view.alpha - 0.8) < 1e-6 && stage.view.transform == .identity)
  }
}
