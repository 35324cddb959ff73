import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@Suite struct TransitionFromToTests {
  // MARK: Order

  @Test("R1.4 UIKit 4 Animated: will events and animations inside the call, did events at the end")
  func animated() throws {
    let s = try ExchangeStage()

    s.host.turn { s.exchange() }
    let both = s.p.view.subviews
    try s.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(P)
      A.viewWillDisappear(animated) [from]
      B.loadView
      B.viewDidLoad
      B.viewWillAppear(animated) [to]
      test.animations
      test.returned
      B.viewIsAppearing(animated) [to]
      """)
    s.host.advance(by: 0.29)
    try s.recorder.expect("")
    s.host.advance(by: 0.01)
    try s.recorder.expect(
      """
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      test.completion(true)
      A.didMove(nil)
      B.didMove(P)
      """)

    #expect(both == [s.a.view, s.b.view])
    #expect(s.p.view.subviews == [s.b.view] && s.p.children == [s.b])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 4 0.2.5 Without a duration, or without animations: will events inside, the rest next turn",
    arguments: ["zero", "negative", "nan", "performWithoutAnimation", "disabled"])
  func notAnimated(how: String) throws {
    let s = try ExchangeStage()

    s.host.turn {
      switch how {
      case "zero": s.exchange(duration: 0)
      case "negative": s.exchange(duration: -1, options: .transitionCrossDissolve)
      case "nan": s.exchange(duration: .nan)
      case "performWithoutAnimation": UIView.performWithoutAnimation { s.exchange() }
      default:
        UIView.setAnimationsEnabled(false)
        s.exchange(options: .transitionCurlUp)
        UIView.setAnimationsEnabled(true)
      }
      s.recorder.note("turn ends")
    }

    try s.recorder.expect(
      """
      A.willMove(nil)
      B.willMove(P)
      A.viewWillDisappear [from]
      B.loadView
      B.viewDidLoad
      B.viewWillAppear [to]
      test.animations
      test.returned
      test.turn ends
      B.viewIsAppearing [to]
      A.viewDidDisappear [from]
      B.viewDidAppear [to]
      test.completion(true)
      A.didMove(nil)
      B.didMove(P)
      """)
    #expect(s.p.view.subviews == [s.b.view])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 4 Animations may be nil, the completion may be left out")
  func nothingGiven() throws {
    let s = try ExchangeStage()
    s.p.addChild(s.b)

    s.host.turn {
      s.p.transition(from: s.a, to: s.b, duration: 0.3, animations: nil)
    }
    try s.host.settle()

    #expect(s.takeShortForm() == "A.WD B.WA A.DD B.DA")
    #expect(s.p.view.subviews == [s.b.view])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 4 An exchange in which nothing moves is over in the next turn; a style takes its time",
    arguments: [UIView.AnimationOptions(), .transitionCrossDissolve])
  func nothingMoves(options: UIView.AnimationOptions) throws {
    let s = try ExchangeStage()

    s.host.turn { s.exchange(options: options, animations: {}) }

    #expect(s.completions == (options == [] ? [true] : []))
    s.host.advance(by: 0.3)
    #expect(s.completions == [true])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 4 The new view keeps the frame that its owner gave it")
  func frame() throws {
    let s = try ExchangeStage()
    s.b.view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)

    s.host.turn { s.exchange(animations: {}) }

    #expect(s.b.view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test("R1.4 UIKit 3.1 Grandchildren go along with their parents")
  func grandchildren() throws {
    let s = try ExchangeStage()
    let (ac, bc) = (s.stage.controller("a"), s.stage.controller("b"))
    s.host.turn { add(ac, to: s.a) }
    add(bc, to: s.b)
    s.recorder.removeAll()

    s.host.turn { s.exchange() }
    try s.host.settle()

    #expect(
      s.takeShortForm()
        == "A.WD a.WD B.WA b.WA animations returned A.DD a.DD B.DA b.DA completion(true)")
    #expect(s.disorder([s.p, s.a, s.b, ac, bc]) == [])
  }

  @Test("R1.4 UIKit 5.7 There is no transition coordinator")
  func coordinator() throws {
    let s = try ExchangeStage()
    var found = false
    s.b.once(.viewWillAppear) { [unowned s] in
      found = s.b.transitionCoordinator != nil || s.a.transitionCoordinator != nil
    }

    s.host.turn { s.exchange() }

    #expect(!found && s.p.transitionCoordinator == nil)
  }

  // MARK: Regions

  @Test(
    "R1.5 UIKit 4 The new view is added to the superview of the old one, and nothing outside moves",
    arguments: [UIView.AnimationOptions(), .transitionFlipFromLeft, .transitionCurlUp])
  func region(options: UIView.AnimationOptions) throws {
    let s = try ExchangeStage(showsWindow: false)
    let p = RegionController("R", recorder: s.recorder)
    p.loadViewIfNeeded()
    p.addChild(s.b)
    s.a.willMove(toParent: nil)
    s.a.view.removeFromSuperview()
    s.a.removeFromParent()
    p.addChild(s.a)
    p.region.addSubview(s.a.view)
    s.host.show(p)
    s.recorder.removeAll()

    s.host.turn { s.transition(s.a, s.b, in: p, options: options) { s.a.view.alpha = 0 } }
    let layers = p.view.layer.sublayers?.count
    let superview = s.b.view.superview
    try s.host.settle()

    #expect(superview === p.region)
    #expect(p.region.subviews == [s.b.view] && p.view.subviews == [p.region])
    #expect(layers == (options == [] ? 1 : 2) && p.view.layer.sublayers?.count == 1)
    #expect(
      s.takeShortForm() == "A.WD B.WA animations returned A.DD B.DA completion(true)")
  }

  // MARK: Options

  nonisolated static let styles: [UIView.AnimationOptions] = [
    [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
  ]

  @Test(
    "R1.4 UIKit 4 With a style the old view leaves inside the transition, else at the end",
    arguments: styles)
  func styles(options: UIView.AnimationOptions) throws {
    let s = try ExchangeStage()

    s.host.turn { s.exchange(options: options) }
    let during = s.p.view.subviews
    s.host.advance(by: 0.3)

    #expect(during == (options == [] ? [s.a.view, s.b.view] : [s.b.view]))
    #expect(s.takeShortForm() == "A.WD B.WA animations returned A.DD B.DA completion(true)")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 4 showHideTransitionViews shows and hides, and both stay", arguments: styles)
  func showHide(options: UIView.AnimationOptions) throws {
    let s = try ExchangeStage()
    s.b.loadViewIfNeeded()
    s.b.view.isHidden = true
    s.host.turn { add(s.b, to: s.p) }
    s.recorder.removeAll()

    s.host.turn {
      s.transition(
        s.a, s.b, in: s.p, options: [options, .showHideTransitionViews],
        animations: { s.a.view.alpha = 0 })
    }
    let during = [s.a.view, s.b.view].map { $0?.isHidden }
    s.host.advance(by: 0.3)
    let there = s.takeShortForm()
    s.host.turn {
      s.transition(
        s.b, s.a, in: s.p, options: [options, .showHideTransitionViews],
        animations: { s.a.view.alpha = 1 })
    }
    s.host.advance(by: 0.3)

    #expect(during == (options == [] ? [false, false] : [true, false]))
    #expect(s.p.view.subviews == [s.a.view, s.b.view])
    #expect([s.a.view, s.b.view].map { $0?.isHidden } == [false, true])
    // B had appeared, hidden, when it was added: it receives nothing the first time.
    #expect(there == "A.WD animations returned A.DD completion(true)")
    #expect(s.takeShortForm() == "B.WD A.WA animations returned B.DD A.DA completion(true)")
  }

  @Test(
    "R1.4 UIKit 4 9 Touches do not reach the views meanwhile, unless they may",
    arguments: [UIView.AnimationOptions(), .transitionCrossDissolve], [true, false])
  func touches(options: UIView.AnimationOptions, allows: Bool) throws {
    let s = try ExchangeStage()
    let point = CGPoint(x: 50, y: 50)
    s.b.loadViewIfNeeded()

    s.host.turn { s.exchange(options: [options, allows ? .allowUserInteraction : []]) }
    s.host.advance(by: 0.1)
    let during = s.host.window.hitTest(point, with: nil)
    s.host.advance(by: 0.2)

    #expect(allows == (during === s.b.view))
    #expect(s.host.window.hitTest(point, with: nil) === s.b.view)
  }

  @Test("R1.4 UIKit 4 9 The curve determines the progress of the animations")
  func curve() throws {
    let s = try ExchangeStage()
    var xs: [CGFloat] = []

    for (from, to, options) in [
      (s.a, s.b, UIView.AnimationOptions.curveLinear), (s.b, s.a, .curveEaseIn),
    ] {
      from.view.center.x = 0
      s.host.turn {
        s.exchange(
          from, for: to, duration: 1, options: options, animations: { from.view.center.x = 100 })
      }
      s.host.advance(by: 0.5)
      xs.append(from.view.layer.presented.position.x)
      try s.host.settle()
    }

    #expect(xs[0] == 50 && abs(xs[1] - 31.536) < 0.001)
  }

  @Test("R1.4 UIKit 4 9 layoutSubviews moves what is in the views inside the animation")
  func layoutSubviews() throws {
    let s = try ExchangeStage()
    let child = UIView(frame: s.a.view.bounds)
    child.autoresizingMask = .flexibleWidth
    s.a.view.addSubview(child)
    s.host.commit()

    s.host.turn {
      s.exchange(
        options: [.layoutSubviews, .curveLinear], animations: { s.a.view.bounds.size.width = 93 })
    }
    s.host.advance(by: 0.15)

    #expect(child.layer.presented.bounds.width == 243)
    // The running transition retains the stage, which its closure names.
    try s.host.settle()
  }

  @Test(
    "R1.4 UIKit 4 9 Live content is animated inside a style, pictures are not",
    arguments: [true, false])
  func liveContent(isLive: Bool) throws {
    let s = try ExchangeStage()

    s.host.turn {
      s.exchange(
        options: [.transitionCrossDissolve, isLive ? .allowAnimatedContent : []],
        animations: { s.b.view.center.x = 500 })
    }

    #expect((s.b.view.layer.animationKeys() != nil) == isLive)
    s.host.advance(by: 0.3)
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 4 9 One that repeats for ever ends when its container is freed",
    arguments: [UIView.AnimationOptions(), .transitionFlipFromTop])
  func repeating(options: UIView.AnimationOptions) throws {
    let s = try ExchangeStage()

    s.host.turn { s.exchange(options: [options, .repeat, .autoreverse]) }
    s.host.advance(by: 5)
    let during = s.completions
    s.host.show(s.stage.controller("Q"))
    s.host.advance(by: 0.1)

    #expect(during == [] && s.completions == [false])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 9 Inside another animation its duration applies, unless it is overridden")
  func inherited() throws {
    let s = try ExchangeStage()

    s.host.turn { UIView.animate(withDuration: 1) { s.exchange(duration: 0) } }
    s.host.advance(by: 0.9)
    #expect(s.takeShortForm() == "A.WD B.WA animations returned")
    s.host.advance(by: 0.1)
    #expect(s.takeShortForm() == "A.DD B.DA completion(true)")
  }
}
