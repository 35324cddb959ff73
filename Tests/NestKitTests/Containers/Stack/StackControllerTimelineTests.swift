import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Whole timelines of the operations of a stack, as its documentation publishes them.
@Suite(.serialized) struct StackControllerTimelineTests {
  // MARK: First display and pre-loading

  @Test("R6.3 Before the first display children only move: no view, no event, no delegate")
  func preloading() throws {
    let fixture = try StackFixture(isShown: false)
    let (b, c) = (fixture.make("B"), fixture.make("C"))

    fixture.stack.push(b)
    fixture.stack.insert(c, at: 1)
    fixture.stack.pop()

    try fixture.recorder.expect(
      """
      A.willMove(StackController)
      A.didMove(StackController)
      B.willMove(StackController)
      B.didMove(StackController)
      C.willMove(StackController)
      C.didMove(StackController)
      B.willMove(nil)
      B.didMove(nil)
      """)
    #expect(fixture.names == "AC")
    #expect([fixture["A"], b, c].map(\.isViewLoaded) == [false, false, false])
  }

  @Test("Containers 1.1 First display: the topmost views load, top first; only the top appears")
  func firstDisplay() throws {
    let fixture = try StackFixture("BCE", isShown: false)
    fixture.recorder.removeAll()

    fixture.host.show(fixture.stack)

    try fixture.recorder.expect(
      """
      E.loadView
      E.viewDidLoad
      C.loadView
      C.viewDidLoad
      D.willShow(E)
      E.viewWillAppear
      E.viewIsAppearing
      E.viewDidAppear
      D.didShow(E)
      """)
    #expect(fixture.inWindow == "EC")
  }

  // MARK: Push and pop

  @Test("R2.3 R12.1 R12.2 An animated push: will before the transition, did after it")
  func animatedPush() throws {
    let fixture = try StackFixture()

    let operation = fixture.turn { fixture.stack.push(fixture.make("B")) }
    try fixture.recorder.expect(.pushBegin)
    #expect(fixture.stack.isTransitioning)
    #expect(operation.result == nil)

    fixture.host.advance(by: 0.35)
    try fixture.recorder.expect("")

    fixture.host.advance(by: 0.05)
    try fixture.recorder.expect(.pushEnd)
    #expect(operation.result == .done)
    #expect(fixture.names == "AB")
  }

  @Test("R2.3 R12.1 R12.2 An animated pop: will before the transition, did after it")
  func animatedPop() throws {
    let fixture = try StackFixture("B")
    let popped = fixture["B"]

    let operation = fixture.turn { fixture.stack.pop() }
    try fixture.recorder.expect(.popBegin)
    #expect(fixture.names == "AB")

    fixture.host.advance(by: 0.35)
    try fixture.recorder.expect("")

    fixture.host.advance(by: 0.05)
    try fixture.recorder.expect(.popEnd)
    #expect(operation.result == .done)
    #expect(fixture.names == "A")
    #expect(popped.parent == nil)
  }

  @Test(
    "R10.3 Containers 4.1 Without animation a push has the same events, all before the call returns"
  )
  func pushWithoutAnimation() throws {
    let fixture = try StackFixture()

    let operation = fixture.stack.push(fixture.make("B"), animated: false)

    #expect(operation.result == .done)
    try fixture.recorder.expect(unanimated(.pushBegin, .pushEnd))
  }

  @Test("R10.3 Without animation a pop has the same events, all before the call returns")
  func popWithoutAnimation() throws {
    let fixture = try StackFixture("B")
    let popped = fixture["B"]

    let operation = fixture.stack.pop(animated: false)

    #expect(operation.result == .done)
    try fixture.recorder.expect(unanimated(.popBegin, .popEnd))
    #expect(popped.parent == nil)
  }

  @Test("R10.1 Containers 4.2 Every transition, none as well, has the same events, each once")
  func everyTransition() throws {
    for transition in Transition.allTransitions {
      let fixture = try StackFixture()
      let takesTime = transition.keyFrames(in: fixture.host.window.bounds).duration > 0
      let pushed = fixture.make("B")

      fixture.turn { fixture.stack.push(pushed, transition: transition) }
      try fixture.settle()
      let push = fixture.recorder.takeTimeline()
      fixture.turn { fixture.stack.pop() }
      try fixture.settle()
      let pop = fixture.recorder.takeTimeline()

      let begin = (Timeline.pushBegin, Timeline.popBegin)
      let end = (Timeline.pushEnd, Timeline.popEnd)
      #expect(
        push == (takesTime ? joined(begin.0, end.0) : unanimated(begin.0, end.0)), "\(transition)")
      #expect(
        pop == (takesTime ? joined(begin.1, end.1) : unanimated(begin.1, end.1)), "\(transition)")
      fixture.host.hide()
    }
  }

  @Test("R10.3 A transition takes the given duration, in both directions")
  func givenDuration() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")

    fixture.turn { fixture.stack.push(pushed, transition: .flipVertically.lasting(3)) }
    fixture.host.advance(by: 2.9)
    #expect(fixture.stack.isTransitioning)
    fixture.host.advance(by: 0.2)
    #expect(!fixture.stack.isTransitioning)

    fixture.turn { fixture.stack.pop() }
    fixture.host.advance(by: 2.9)
    #expect(fixture.stack.isTransitioning)
    fixture.host.advance(by: 0.2)
    #expect(!fixture.stack.isTransitioning)
  }

  // MARK: Several at once

  @Test("R6.1 Pop to root over four: those between disappear first, then one animation")
  func popToRoot() throws {
    let fixture = try StackFixture("BCEF")

    var operation: ContainerOperation? = fixture.turn { fixture.stack.popToRoot() }
    try fixture.recorder.expect(
      """
      E.willMove(nil)
      E.didMove(nil)
      C.willMove(nil)
      C.didMove(nil)
      B.willMove(nil)
      B.didMove(nil)
      D.willPop(F, revealing: A, animated)
      F.willMove(nil)
      A.loadView
      A.viewDidLoad
      D.willHide(F, animated)
      F.viewWillDisappear(animated) [from]
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      """)

    try fixture.settle()
    try fixture.recorder.expect(
      """
      F.viewDidDisappear(animated) [from]
      D.didHide(F, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      F.didMove(nil)
      D.didPop(F, revealing: A, animated)
      """)
    #expect(operation?.result == .done)
    operation = nil
    try fixture.recorder.expect(
      """
      E.deinit
      C.deinit
      B.deinit
      F.deinit
      """)
    #expect(fixture.names == "A")
  }

  @Test(
    "R6.1 Containers 4.1 Insertion below the top: only parents move, views adjust without appearance events"
  )
  func insertBelow() throws {
    let fixture = try StackFixture("B")

    let operation = fixture.turn { fixture.stack.insert(fixture.make("C"), below: fixture["B"]) }

    try fixture.recorder.expect(
      """
      C.willMove(StackController)
      C.loadView
      C.viewDidLoad
      C.didMove(StackController)
      """)
    #expect(operation.result == .done)
    #expect(fixture.names == "ACB")
    #expect(fixture.inWindow == "BC")
  }

  @Test("R6.1 Removal below the top: the next one is added to the tree, without appearance events")
  func removeBelow() throws {
    let fixture = try StackFixture("BC")

    fixture.turn { fixture.stack.remove(fixture["B"]) }

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      A.loadView
      A.viewDidLoad
      B.didMove(nil)
      B.deinit
      """)
    #expect(fixture.names == "AC")
    #expect(fixture.inWindow == "CA")
  }

  @Test("R6.1 A new list with a new top pushes it and removes the rest")
  func replaceByPush() throws {
    let fixture = try StackFixture("BC")
    let (x, y) = (fixture.make("X"), fixture.make("Y"))

    fixture.turn {
      fixture.stack.setViewControllers([fixture["A"], x, y], transition: .crossDissolve)
    }
    try fixture.settle()

    try fixture.recorder.expect(
      """
      B.willMove(nil)
      B.didMove(nil)
      X.willMove(StackController)
      X.loadView
      X.viewDidLoad
      X.didMove(StackController)
      D.willPush(Y, covering: C, animated)
      C.willMove(nil)
      Y.willMove(StackController)
      Y.loadView
      Y.viewDidLoad
      D.willHide(C, animated)
      C.viewWillDisappear(animated) [from]
      D.willShow(Y, animated)
      Y.viewWillAppear(animated) [to]
      Y.viewIsAppearing(animated) [to]
      C.viewDidDisappear(animated) [from]
      D.didHide(C, animated)
      Y.viewDidAppear(animated) [to]
      D.didShow(Y, animated)
      C.didMove(nil)
      Y.didMove(StackController)
      D.didPush(Y, covering: C, animated)
      C.deinit
      B.deinit
      """)
    #expect(fixture.names == "AXY")
  }

  @Test("R6.1 A new list whose top was in the old one pops to it")
  func replaceByPop() throws {
    let fixture = try StackFixture("BC")

    fixture.turn { fixture.stack.setViewControllers([fixture["A"], fixture["B"]]) }
    try fixture.settle()

    try fixture.recorder.expect(
      """
      D.willPop(C, revealing: B, animated)
      C.willMove(nil)
      A.loadView
      A.viewDidLoad
      D.willHide(C, animated)
      C.viewWillDisappear(animated) [from]
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      C.viewDidDisappear(animated) [from]
      D.didHide(C, animated)
      B.viewDidAppear(animated)
      D.didShow(B, animated)
      C.didMove(nil)
      D.didPop(C, revealing: B, animated)
      C.deinit
      """)
  }

  // MARK: The container itself

  @Test("Containers 1.1 Hiding and showing the container reaches the top alone, without flags")
  func hideAndShow() throws {
    let fixture = try StackFixture("BC")

    fixture.host.hide()
    try fixture.recorder.expect(
      """
      D.willHide(C)
      C.viewWillDisappear
      C.viewDidDisappear
      D.didHide(C)
      """)

    fixture.host.unhide()
    try fixture.recorder.expect(
      """
      D.willShow(C)
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      D.didShow(C)
      """)
  }

  @Test("Containers 4.16 A push into a hidden container appears when the container does")
  func pushWhileHidden() throws {
    let fixture = try StackFixture()
    fixture.host.hide()
    fixture.recorder.removeAll()

    fixture.turn { fixture.stack.push(fixture.make("B")) }
    try fixture.recorder.expect(
      """
      D.willPush(B, covering: A)
      B.willMove(StackController)
      B.didMove(StackController)
      D.didPush(B, covering: A)
      """)

    fixture.host.unhide()
    try fixture.recorder.expect(
      """
      B.loadView
      B.viewDidLoad
      D.willShow(B)
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      D.didShow(B)
      """)
  }

  @Test("R2.4 A container that disappears in the middle of a push ends it first, all balanced")
  func hideDuringPush() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    fixture.turn { fixture.stack.push(pushed) }
    fixture.recorder.removeAll()
    fixture.host.advance(by: 0.1)

    fixture.host.hide()

    try fixture.recorder.expect(
      joined(
        .pushEnd,
        """
        D.willHide(B)
        B.viewWillDisappear
        B.viewDidDisappear
        D.didHide(B)
        """))
    #expect(!fixture.stack.isTransitioning)
  }

  // MARK: Text

  private func joined(_ parts: Timeline...) -> Timeline {
    Timeline(lines: parts.flatMap(\.lines))
  }

  /// The same events where nothing is animated.
  private func unanimated(_ parts: Timeline...) -> Timeline {
    Timeline(
      lines: parts.flatMap(\.lines).map {
        $0.replacingOccurrences(of: "(animated)", with: "")
          .replacingOccurrences(of: ", animated)", with: ")")
      })
  }
}
