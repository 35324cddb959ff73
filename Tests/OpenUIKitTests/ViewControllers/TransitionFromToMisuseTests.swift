import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

@Suite struct TransitionFromToMisuseTests {
  /// Calls an exchange that is to be refused; what was reported, after a check that nothing
  /// happened.
  private func refusal(
    _ s: ExchangeStage, _ container: UIViewController, _ from: UIViewController,
    _ to: UIViewController, _ options: UIView.AnimationOptions = []
  ) throws -> Misuse? {
    let views = s.p.view.subviews
    let children = s.p.children
    s.host.commit()
    s.recorder.removeAll()
    var calls = 0

    let misuse = withMisuseIntercepted {
      s.host.turn {
        container.transition(
          from: from, to: to, duration: 0.3, options: options, animations: { calls += 1 },
          completion: { _ in calls += 1 })
      }
      s.host.advance(by: 1)
    }

    try s.recorder.expect("")
    #expect(calls == 0 && s.p.view.subviews == views && s.p.children == children)
    #expect(misuse.count == 1)
    return misuse.first
  }

  @Test("R14.3 UIKit 4 The two controllers have a common parent")
  func noCommonParent() throws {
    let s = try ExchangeStage()
    let (a, b) = (s.a.diagnosticName, s.b.diagnosticName)

    let misuse = try refusal(s, s.p, s.a, s.b)

    #expect(misuse?.id == "transition.no-common-parent")
    #expect(
      misuse?.message
        == "Children view controllers \(a) and \(b) must have a common parent view controller "
        + "when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
    #expect(!s.b.isViewLoaded)
    let orphans = try refusal(s, s.p, UIViewController(), UIViewController())
    #expect(orphans?.id == "transition.no-common-parent")
  }

  @Test("R14.3 UIKit 4 The receiver is the parent of both")
  func stranger() throws {
    let s = try ExchangeStage()
    let q = s.stage.controller("Q")
    s.p.addChild(s.b)

    let misuse = try refusal(s, q, s.a, s.b)

    #expect(misuse?.id == "transition.not-the-parent")
    #expect(
      misuse?.message
        == "\(q.diagnosticName) is to exchange \(s.a.diagnosticName) for "
        + "\(s.b.diagnosticName), which are children of \(s.p.diagnosticName)")
  }

  @Test("R14.3 UIKit 4 A controller is not exchanged for itself")
  func itself() throws {
    let s = try ExchangeStage()

    let misuse = try refusal(s, s.p, s.a, s.a)

    #expect(misuse?.id == "transition.same-controller")
    #expect(misuse?.message == "transition from \(s.a.diagnosticName) to itself")
  }

  @Test("R14.3 UIKit 4 A container that forwards manually does not use it")
  func manual() throws {
    let s = try ExchangeStage()
    let container = s.stage.manual("M")
    let (c, d) = (s.stage.controller("C"), s.stage.controller("D"))
    add(c, to: container)
    container.addChild(d)

    let misuse = try refusal(s, container, c, d)

    #expect(misuse?.id == "transition.manual-forwarding")
    #expect(misuse?.message.contains("forwards appearance by hand") == true)
    #expect(misuse?.remedy.contains("beginAppearanceTransition(_:animated:)") == true)
  }

  @Test("R14.3 UIKit 4 The old view is in the container's view")
  func unseen() throws {
    let s = try ExchangeStage()
    let c = s.stage.controller("C")
    s.p.addChild(s.b)
    s.p.addChild(c)

    let unloaded = try refusal(s, s.p, c, s.b)
    c.loadViewIfNeeded()
    let loaded = try refusal(s, s.p, c, s.b)

    for misuse in [unloaded, loaded] {
      #expect(misuse?.id == "transition.from-not-visible")
      #expect(
        misuse?.message
          == "the view of \(c.diagnosticName) is not in the view of \(s.p.diagnosticName)")
    }
    #expect(!s.b.isViewLoaded)
    let empty = UIViewController()
    let (d, e) = (UIViewController(), UIViewController())
    for child in [d, e] { empty.addChild(child) }
    #expect(try refusal(s, empty, d, e)?.id == "transition.from-not-visible")
    #expect(!empty.isViewLoaded)
  }

  @Test("R14.3 UIKit 4 The new view is not in a hierarchy yet")
  func present() throws {
    let s = try ExchangeStage()
    add(s.b, to: s.p)

    let misuse = try refusal(s, s.p, s.a, s.b)

    #expect(misuse?.id == "transition.to-in-hierarchy")
    #expect(misuse?.message == "the view of \(s.b.diagnosticName) has a superview already")
  }

  @Test("R14.3 UIKit 4 The new view does not contain the superview of the old one")
  func holdsSuperview() throws {
    let s = try ExchangeStage(showsWindow: false)
    s.p.addChild(s.b)
    s.b.view.addSubview(s.p.view)

    let misuse = try refusal(s, s.p, s.a, s.b)

    #expect(misuse?.id == "transition.to-holds-from")
    #expect(s.a.view.superview === s.p.view && s.p.view.superview === s.b.view)
  }

  @Test(
    "R14.3 UIKit 4 Nor does one that is loaded only when it appears: the old view is removed all the same"
  )
  func holdsSuperviewWhenLoaded() throws {
    let s = try ExchangeStage()
    s.p.addChild(s.b)
    let window = s.host.window
    s.recorder.once("B.viewWillAppear(animated)") { s.b.view = window }

    let misuse = withMisuseIntercepted {
      s.p.transition(from: s.a, to: s.b, duration: 0.3, animations: nil)
      s.host.advance(by: 1)
    }

    #expect(misuse.map(\.id) == ["transition.to-holds-from"])
    #expect(s.a.view.superview == nil && window.superview == nil)
  }

  @Test("R14.3 UIKit 4 A new view that is to be shown is in the container's view")
  func absent() throws {
    let s = try ExchangeStage()
    s.p.addChild(s.b)

    let unloaded = try refusal(s, s.p, s.a, s.b, .showHideTransitionViews)
    s.b.loadViewIfNeeded()
    let loaded = try refusal(s, s.p, s.a, s.b, .showHideTransitionViews)

    for misuse in [unloaded, loaded] {
      #expect(misuse?.id == "transition.to-not-in-hierarchy")
      #expect(
        misuse?.message == "the view of \(s.b.diagnosticName), which is to be shown, is not in "
          + "the view of \(s.p.diagnosticName)")
    }
  }

  @Test(
    "R14.3 UIKit 4 One that runs in the opposite direction is refused: the view is in the hierarchy"
  )
  func backwards() throws {
    let s = try ExchangeStage()
    s.host.turn {
      s.p.addChild(s.b)
      s.transition(s.a, s.b, in: s.p, animations: { s.a.view.alpha = 0 })
    }
    s.host.advance(by: 0.1)

    let misuse = withMisuseIntercepted { s.transition(s.b, s.a, in: s.p) }
    s.host.advance(by: 0.2)

    #expect(misuse.map(\.id) == ["transition.to-in-hierarchy"])
    #expect(s.completions == [true])
    #expect(s.disorder([s.p, s.a, s.b]) == [])
  }

  // MARK: Memory

  @Test(
    "R13.2 UIKit 4 When it has ended nothing is retained",
    arguments: TransitionFromToTests.styles)
  func allDisappear(options: UIView.AnimationOptions) throws {
    weak var weakP: UIViewController?
    weak var weakA: UIViewController?
    weak var weakB: UIViewController?
    do {
      let s = try ExchangeStage()
      (weakP, weakA, weakB) = (s.p, s.a, s.b)
      s.host.turn { s.exchange(options: options) }
      s.host.advance(by: 0.3)
    }

    #expect(weakP == nil && weakA == nil && weakB == nil)
  }

  @Test(
    "R13.2 UIKit 4 The removed child is freed right after the completion; all stay alive until then"
  )
  func oldOneIsRemoved() throws {
    let stage = try ControllerStage()
    let p = stage.shownRoot()
    weak var weakA: UIViewController?
    do {
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      weakA = a
      stage.host.turn { add(a, to: p) }
      stage.recorder.removeAll()
      stage.host.turn {
        a.willMove(toParent: nil)
        p.addChild(b)
        p.transition(
          from: a, to: b, duration: 0.3, animations: { a.view.alpha = 0 },
          completion: { [recorder = stage.recorder, weak p, weak a, weak b] _ in
            recorder.note("completion")
            a?.removeFromParent()
            b?.didMove(toParent: p)
          })
      }
    }
    stage.host.advance(by: 0.2)
    #expect(weakA != nil)
    stage.recorder.removeAll()
    stage.host.advance(by: 0.2)

    #expect(weakA == nil)
    try stage.recorder.expect(
      """
      A.viewDidDisappear(animated) [from]
      B.viewDidAppear(animated) [to]
      test.completion
      A.didMove(nil)
      B.didMove(P)
      A.deinit
      """)
  }

  @Test("R13.2 UIKit 4 A container that is released in the middle is freed with its children")
  func containerDropped() throws {
    let stage = try ControllerStage()
    weak var weakP: UIViewController?
    weak var weakB: UIViewController?
    var completions: [Bool] = []
    do {
      let (p, a, b) = (stage.controller("P"), stage.controller("A"), stage.controller("B"))
      (weakP, weakB) = (p, b)
      add(a, to: p)
      stage.host.show(p)
      stage.host.turn {
        p.addChild(b)
        p.transition(
          from: a, to: b, duration: 0.3, options: .repeat, animations: { b.view.alpha = 0 },
          completion: { completions.append($0) })
      }
    }
    stage.host.advance(by: 0.2)
    #expect(weakP != nil)

    stage.host.show(stage.controller("Q"))
    stage.host.advance(by: 0.1)

    #expect(completions == [false])
    #expect(weakP == nil && weakB == nil)
  }
}
