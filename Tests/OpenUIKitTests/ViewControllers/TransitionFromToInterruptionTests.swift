import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The effect of interruptions on `transition(from:to:…)`.
@Suite struct TransitionFromToInterruptionTests {
  // MARK: A participant leaves

  nonisolated enum Interruption: String, Sendable, CaseIterable {
    case nothing, containerView, container, windowHidden, windowHiddenAndShown
    case newView, newController, oldView, oldController, everything
  }

  private func interrupt(_ s: ExchangeStage, _ interruption: Interruption) {
    switch interruption {
    case .nothing: break
    case .containerView: s.p.view.removeFromSuperview()
    case .container: s.host.window.rootViewController = s.stage.controller("Q")
    case .windowHidden: s.host.window.isHidden = true
    case .windowHiddenAndShown:
      s.host.window.isHidden = true
      s.host.window.isHidden = false
    case .newView: s.b.view.removeFromSuperview()
    case .newController: remove(s.b)
    case .oldView: s.a.view.removeFromSuperview()
    case .oldController: remove(s.a)
    case .everything:
      remove(s.a)
      remove(s.b)
      s.host.window.rootViewController = nil
    }
  }

  nonisolated static let expected: [Interruption: String] = [
    .nothing: "A.DD B.DA completion(true)",
    // The appearing child follows the container; the disappearing one is removed when its animation
    // is aborted.
    .containerView: "P.WD B.WD A.DD completion(false) P.DD B.DD",
    .container: "P.WD B.WD A.DD completion(false) P.DD B.DD",
    .windowHidden: "P.WD B.WD A.DD completion(false) P.DD B.DD",
    .windowHiddenAndShown: "P.WD B.WD P.WA B.WA P.DA A.DD B.DA completion(true)",
    .newView: "A.DD B.WD B.DD completion(true)",
    .newController: "A.DD B.WD B.DD completion(true)",
    .oldView: "A.DD B.DA completion(false)",
    .oldController: "A.DD B.DA completion(false)",
    .everything: "P.WD A.DD B.WD B.DD completion(false) P.DD",
  ]

  @Test(
    "R1.4 UIKit 4 Whatever leaves in the middle, it ends once, in order",
    arguments: Interruption.allCases)
  func leaves(interruption: Interruption) throws {
    // A root disappears with its window; the view of another controller may be removed by itself.
    let s = try ExchangeStage(isNested: interruption == .containerView)
    s.host.turn { s.exchange(animations: { s.a.view.alpha = 0 }) }
    s.host.advance(by: 0.1)
    s.recorder.removeAll()

    s.host.turn { interrupt(s, interruption) }
    s.host.advance(by: 0.5)

    let seen = s.takeShortForm().split(separator: " ").filter { !$0.hasPrefix("Q") }
    #expect(seen.joined(separator: " ") == Self.expected[interruption])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  // MARK: Everything at once

  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var duration: TimeInterval
    var options: UIView.AnimationOptions
    var interruption: Interruption
    /// In seconds after the call; nil: in the same turn.
    var time: TimeInterval?

    var testDescription: String {
      "\(duration) s, options \(options.rawValue), \(interruption) at \(time ?? -1)"
    }
  }

  nonisolated static let cases: [Case] = [0, 0.1].flatMap { duration in
    TransitionFromToTests.styles.flatMap { style in
      [UIView.AnimationOptions(), .allowAnimatedContent].flatMap { content in
        Interruption.allCases.flatMap { interruption in
          [nil, 0, 0.05].map { time in
            Case(
              duration: duration, options: [style, content], interruption: interruption, time: time)
          }
        }
      }
    }
  }

  @Test(
    "R1.4 UIKit 4 Every option, animated or not, interrupted or not, with every outcome, ends correctly"
  )
  func matrix() throws {
    for test in Self.cases {
      let s = try ExchangeStage(isNested: true, size: CGSize(width: 40, height: 60))
      let misuse = withMisuseIntercepted {
        s.host.turn {
          s.exchange(duration: test.duration, options: test.options)
          if test.time == nil { interrupt(s, test.interruption) }
        }
        if let time = test.time {
          s.host.advance(by: time)
          s.host.turn { interrupt(s, test.interruption) }
        }
        s.host.advance(by: 0.15)
      }

      #expect(misuse == [], "\(test.testDescription)")
      #expect(s.completions.count == 1, "\(test.testDescription)")
      #expect(s.disorder([s.p, s.a, s.b]) == [], "\(test.testDescription)")
      #expect(s.a.viewIfLoaded?.superview == nil, "\(test.testDescription)")
      for layer in [s.host.window.layer, s.p.view.layer, s.p.view.layer.superlayer] {
        #expect(layer?.sublayers?.count ?? 0 <= 1, "\(test.testDescription)")
      }
    }
  }

  // MARK: Container in a transition

  @Test("R1.4 UIKit 4 3.2 A container that is not in a window exchanges the views without an event")
  func offWindow() throws {
    let s = try ExchangeStage(showsWindow: false)

    s.host.turn { s.exchange(duration: 0.3, options: .transitionFlipFromLeft) }

    #expect(s.takeShortForm() == "animations returned completion(true)")
    #expect(s.p.view.subviews == [s.b.view])
    s.host.show(s.p)
    #expect(s.takeShortForm() == "P.WA B.WA P.DA B.DA")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 4 A container in a hidden window exchanges the views without an event")
  func hiddenWindow() throws {
    let s = try ExchangeStage()
    s.host.hide()
    s.recorder.removeAll()

    s.host.turn { s.exchange() }
    s.host.advance(by: 0.3)

    #expect(s.takeShortForm() == "animations returned completion(true)")
    s.host.unhide()
    #expect(s.takeShortForm() == "P.WA B.WA P.DA B.DA")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test("R1.4 UIKit 3.1 While the container appears, the new child appears after it")
  func containerAppears() throws {
    let s = try ExchangeStage(showsWindow: false)
    let root = RecordingViewController("R", recorder: s.recorder)
    s.host.show(root)
    root.addChild(s.p)
    s.recorder.removeAll()

    // The container appears in a transition of its own that outlasts the exchange.
    s.host.turn {
      s.p.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(s.p.view)
      s.exchange()
    }
    s.host.advance(by: 1)
    let before = s.takeShortForm()
    s.host.turn { s.p.endAppearanceTransition() }

    #expect(before == "P.WA A.WA A.WD B.WA animations returned A.DD completion(true)")
    #expect(s.takeShortForm() == "P.DA B.DA")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 3.1 Before the children have received that the container appears, it exchanges views only"
  )
  func containerBeginsToAppear() throws {
    let s = try ExchangeStage(showsWindow: false)
    s.p.once(.viewWillAppear) { [unowned s] in s.exchange() }

    s.host.show(s.p)
    try s.host.settle()

    #expect(
      s.takeShortForm()
        == "P.WA animations returned A.WA B.WA P.DA A.DA B.DA A.WD completion(true) A.DD")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 3.1 While the container disappears, nothing appears in it",
    arguments: [true, false])
  func containerDisappears(returns: Bool) throws {
    let s = try ExchangeStage(showsWindow: false)
    let root = RecordingViewController("R", recorder: s.recorder)
    s.host.show(root)
    s.host.turn { add(s.p, to: root) }
    s.recorder.removeAll()

    s.host.turn {
      s.exchange()
      s.p.beginAppearanceTransition(false, animated: true)
    }
    s.host.advance(by: 1)
    let before = s.takeShortForm()
    s.host.turn {
      if returns {
        s.p.beginAppearanceTransition(true, animated: true)
      } else {
        s.p.view.removeFromSuperview()
      }
      s.p.endAppearanceTransition()
    }

    #expect(
      before == "A.WD B.WA animations returned P.WD B.WD A.DD completion(true)")
    #expect(s.takeShortForm() == (returns ? "P.WA B.WA P.DA B.DA" : "P.DD B.DD"))
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  @Test(
    "R1.4 UIKit 3.1 A child that has been added in the same turn is removed without having appeared"
  )
  func justAdded() throws {
    let s = try ExchangeStage()
    let c = s.stage.controller("C")

    s.host.turn {
      add(c, to: s.p)
      s.exchange(c, for: s.b)
    }
    s.host.advance(by: 0.3)

    #expect(
      s.takeShortForm() == "C.WA C.WD B.WA animations returned C.DD B.DA completion(true)")
    #expect(s.disorder([s.p, s.a, s.b, c]) == [])
  }

  @Test(
    "R1.4 UIKit 3.1 A child that was removed in the same turn is back without having disappeared"
  )
  func justRemoved() throws {
    let s = try ExchangeStage()
    s.host.turn { add(s.b, to: s.p) }
    s.recorder.removeAll()

    s.host.turn {
      s.b.view.removeFromSuperview()
      s.transition(s.a, s.b, in: s.p, animations: { s.a.view.alpha = 0 })
    }
    s.host.advance(by: 0.3)

    #expect(
      s.takeShortForm() == "B.WD A.WD B.WA animations returned A.DD B.DA completion(true)")
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  // MARK: Another one meanwhile

  @Test("R1.4 UIKit 3.4 The appearing controller is exchanged itself: it has never appeared")
  func chain() throws {
    let s = try ExchangeStage()
    let c = s.stage.controller("C")

    s.host.turn { s.exchange() }
    s.host.advance(by: 0.1)
    s.host.turn { s.exchange(s.b, for: c) }
    s.host.advance(by: 0.25)
    let middle = s.takeShortForm()
    s.host.advance(by: 0.25)

    #expect(
      middle == "A.WD B.WA animations returned B.WD C.WA animations returned A.DD completion(true)")
    #expect(s.takeShortForm() == "B.DD C.DA completion(true)")
    #expect(s.p.view.subviews == [c.view] && s.p.children == [c])
    #expect(s.disorder([s.p, s.a, s.b, c]) == [])
  }

  @Test("R1.4 UIKit 3.4 The disappearing controller is exchanged once more: the later one ends it")
  func fork() throws {
    let s = try ExchangeStage()
    let c = s.stage.controller("C")

    s.host.turn { s.exchange() }
    s.host.advance(by: 0.1)
    s.host.turn { s.exchange(s.a, for: c) }
    s.host.advance(by: 0.2)
    let middle = s.takeShortForm()
    s.host.advance(by: 0.1)

    #expect(
      middle == "A.WD B.WA animations returned C.WA animations returned B.DA completion(true)")
    #expect(s.takeShortForm() == "A.DD C.DA completion(true)")
    #expect(s.p.view.subviews == [s.b.view, c.view])
    #expect(s.disorder([s.p, s.a, s.b, c]) == [])
  }

  @Test(
    "R1.4 UIKit 3.4 Hiding and showing reverses in the middle: each appears or disappears again"
  )
  func thereAndBack() throws {
    let s = try ExchangeStage()
    s.b.loadViewIfNeeded()
    s.b.view.isHidden = true
    s.host.turn { add(s.b, to: s.p) }
    let options: UIView.AnimationOptions = .showHideTransitionViews
    s.host.turn { s.transition(s.a, s.b, in: s.p, options: options) }
    s.host.turn { s.transition(s.b, s.a, in: s.p, options: options) }
    s.recorder.removeAll()

    s.host.turn {
      s.transition(s.a, s.b, in: s.p, options: options, animations: { s.a.view.alpha = 0.9 })
    }
    s.host.advance(by: 0.1)
    s.host.turn {
      s.transition(s.b, s.a, in: s.p, options: options, animations: { s.b.view.alpha = 0.9 })
    }
    s.host.advance(by: 0.5)

    #expect(
      s.takeShortForm()
        == "A.WD B.WA animations returned B.WD A.WA animations returned completion(true) "
        + "B.DD A.DA completion(true)")
    #expect([s.a.view, s.b.view].map { $0?.isHidden } == [false, true])
    #expect(s.state(of: s.a) == .appeared && s.state(of: s.b) == .disappeared)
    #expect(s.host.isIdle)
  }

  // MARK: From inside a callback

  nonisolated enum Place: String, Sendable, CaseIterable {
    case oldWillDisappear, newWillAppear, animations, newIsAppearing
    case oldDidDisappear, newDidAppear, completion
  }

  nonisolated static let nested: [Place: String] = [
    .oldWillDisappear:
      "A.WD C.WA animations returned B.WA animations returned A.DD C.DA completion(true) "
      + "B.DA completion(true)",
    .newWillAppear:
      "A.WD B.WA C.WA animations returned animations returned A.DD C.DA completion(true) "
      + "B.DA completion(true)",
    .animations:
      "A.WD B.WA animations B.WD C.WA animations returned returned A.DD completion(true) "
      + "B.DD C.DA completion(true)",
    .newIsAppearing:
      "A.WD B.WA animations returned B.WD C.WA animations returned A.DD completion(true) "
      + "B.DD C.DA completion(true)",
    .oldDidDisappear:
      "A.WD B.WA animations returned A.DD B.WD C.WA animations returned completion(true) "
      + "B.DD C.DA completion(true)",
    .newDidAppear:
      "A.WD B.WA animations returned A.DD B.DA B.WD C.WA animations returned completion(true) "
      + "B.DD C.DA completion(true)",
    .completion:
      "A.WD B.WA animations returned A.DD B.DA completion(true) B.WD C.WA animations returned "
      + "B.DD C.DA completion(true)",
  ]

  @Test(
    "R1.4 UIKit 3.4 A second one from inside any callback: both end once, and all is balanced",
    arguments: Place.allCases, [0.3, 0])
  func reentrant(place: Place, duration: TimeInterval) throws {
    let s = try ExchangeStage()
    let c = s.stage.controller("C")
    // A child that is not in the hierarchy yet cannot be replaced: the old one is.
    let isEarly = place == .oldWillDisappear || place == .newWillAppear
    let second = { [unowned s] in
      s.p.addChild(c)
      let from: UIViewController = isEarly ? s.a : s.b
      s.transition(from, c, in: s.p, duration: duration, animations: { from.view.alpha = 0.7 })
    }
    switch place {
    case .oldWillDisappear: s.a.once(.viewWillDisappear, second)
    case .newWillAppear: s.b.once(.viewWillAppear, second)
    case .newIsAppearing: s.b.once(.viewIsAppearing, second)
    case .oldDidDisappear: s.a.once(.viewDidDisappear, second)
    case .newDidAppear: s.b.once(.viewDidAppear, second)
    case .animations, .completion: break
    }
    s.p.addChild(s.b)

    let misuse = withMisuseIntercepted {
      s.host.turn {
        s.transition(
          s.a, s.b, in: s.p, duration: duration,
          animations: {
            s.a.view.alpha = 0.5
            if place == .animations { second() }
          }, completion: { if place == .completion { second() } })
      }
      s.host.advance(by: 1)
    }

    #expect(misuse == [])
    #expect(s.completions == [true, true])
    if duration > 0 { #expect(s.takeShortForm() == Self.nested[place]) }
    #expect(s.disorder([s.p, s.a, s.b, c]) == [])
    #expect(Set(s.p.view.subviews) == (isEarly ? [s.b.view, c.view] : [c.view]))
  }

  @Test("R1.4 Callbacks may remove everything", arguments: Place.allCases)
  func removalInside(place: Place) throws {
    let s = try ExchangeStage()
    let clear = { [unowned s] in s.host.window.rootViewController = nil }
    switch place {
    case .oldWillDisappear: s.a.once(.viewWillDisappear, clear)
    case .newWillAppear: s.b.once(.viewWillAppear, clear)
    case .newIsAppearing: s.b.once(.viewIsAppearing, clear)
    case .oldDidDisappear: s.a.once(.viewDidDisappear, clear)
    case .newDidAppear: s.b.once(.viewDidAppear, clear)
    case .animations, .completion: break
    }
    s.p.addChild(s.b)

    let misuse = withMisuseIntercepted {
      s.host.turn {
        s.transition(
          s.a, s.b, in: s.p,
          animations: {
            s.a.view.alpha = 0.5
            if place == .animations { clear() }
          }, completion: { if place == .completion { clear() } })
      }
      s.host.advance(by: 1)
    }

    #expect(misuse == [])
    #expect(s.completions.count == 1)
    #expect(s.disorder([s.p, s.a, s.b]) == [])
    #expect(s.state(of: s.p) == .disappeared)
  }

  // MARK: Somewhere else

  @Test(
    "R1.3 A child that another container adds in the middle is visible there, and has appeared",
    arguments: [true, false])
  func elsewhere(isNew: Bool) throws {
    let s = try ExchangeStage()
    let q = s.stage.controller("Q")
    s.host.turn { add(q, to: s.p) }
    s.host.turn { s.exchange() }
    let child = isNew ? s.b : s.a
    s.recorder.removeAll()

    s.host.turn {
      child.view.removeFromSuperview()
      q.addChild(child)
      q.view.addSubview(child.view)
      child.didMove(toParent: q)
    }
    s.host.advance(by: 0.5)

    #expect(
      s.takeShortForm()
        == (isNew ? "A.DD B.DA completion(true)" : "A.WA A.DA B.DA completion(false)"))
    #expect(child.view.superview === q.view && s.state(of: child) == .appeared)
    #expect(s.disorder([s.p, s.a, s.b, q]) == [])
  }
}
