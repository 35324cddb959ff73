import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// Transitions that are reversed, paused and driven.
@Suite(.serialized) struct StackControllerReversalTests {
  // MARK: Timelines

  @Test("Containers 1.3 A push that is reversed leaves everything as it was")
  func cancelledPush() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    let operation = fixture.turn { fixture.stack.push(pushed) }
    try fixture.recorder.expect(.pushBegin)
    fixture.host.advance(by: 0.1)

    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.recorder.expect(.popBegin)
    #expect(fixture.stack.transition?.isReversed == true)
    #expect(operation.result == nil)

    try fixture.settle()
    try fixture.recorder.expect(.popEnd)
    #expect(operation.result == .cancelled)
    #expect(fixture.stack.transition == nil)
    #expect(fixture.names == "A")
    #expect(fixture.inWindow == "A")
    #expect(pushed.parent == nil)
  }

  @Test("Containers 1.3 A pop that is reversed leaves everything as it was")
  func cancelledPop() throws {
    let fixture = try StackFixture("B")
    let operation = fixture.turn { fixture.stack.pop() }
    fixture.recorder.removeAll()
    fixture.host.advance(by: 0.1)

    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.settle()

    try fixture.recorder.expect(
      """
      D.willPush(B, covering: A, animated)
      B.willMove(StackController)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      B.viewIsAppearing(animated)
      A.viewDidDisappear(animated)
      D.didHide(A, animated)
      B.viewDidAppear(animated)
      D.didShow(B, animated)
      B.didMove(StackController)
      D.didPush(B, covering: A, animated)
      """)
    #expect(operation.result == .cancelled)
    #expect(fixture.names == "AB")
    #expect(fixture.inWindow == "BA")
  }

  @Test("Containers 1.3 A pop over several that is cancelled adds those between again")
  func cancelledMultiPop() throws {
    let fixture = try StackFixture("BCE")
    let operation = fixture.turn { fixture.stack.popToRoot() }
    fixture.recorder.removeAll()
    #expect(fixture.names == "AE")

    fixture.turn { fixture.stack.transition?.cancel() }

    try fixture.recorder.expect(
      """
      D.willPush(E, covering: A, animated)
      E.willMove(StackController)
      D.willHide(A, animated)
      A.viewWillDisappear(animated)
      D.willShow(E, animated)
      E.viewWillAppear(animated)
      E.viewIsAppearing(animated)
      A.viewDidDisappear(animated)
      D.didHide(A, animated)
      E.viewDidAppear(animated)
      D.didShow(E, animated)
      B.willMove(StackController)
      C.willMove(StackController)
      B.didMove(StackController)
      C.didMove(StackController)
      E.didMove(StackController)
      D.didPush(E, covering: A, animated)
      """)
    #expect(operation.result == .cancelled)
    #expect(fixture.names == "ABCE")
    #expect(fixture.inWindow == "EC")
  }

  @Test("Containers 1.3 A new list that is reversed restores the old one")
  func cancelledReplacement() throws {
    let fixture = try StackFixture("BCE")
    let (x, y) = (fixture.make("X"), fixture.make("Y"))
    let operation = fixture.turn {
      fixture.stack.setViewControllers([fixture["A"], fixture["C"], x, y])
    }
    #expect(fixture.names == "ACXEY")

    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "ABCE")
    #expect(fixture.inWindow == "EC")
    #expect([x.parent, y.parent] == [nil, nil])
  }

  @Test("Containers 1.3 A child that another container has added meanwhile stays there")
  func takenMeanwhile() throws {
    let fixture = try StackFixture("BCE")
    let taken = fixture["B"]
    fixture.turn { fixture.stack.popToRoot() }
    let other = UIViewController()
    other.addChild(taken)

    let reports = withMisuseIntercepted { fixture.turn { fixture.stack.transition?.cancel() } }

    #expect(reports.map(\.id) == [])
    #expect(fixture.names == "ACE")
    #expect(taken.parent === other)
  }

  @Test("Containers 1.3 Each reversal is announced once, and all callbacks are balanced")
  func reversals() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    let operation = fixture.turn { fixture.stack.push(pushed) }
    for time in [0.2, 0.1, 0.1, 0.1] {
      fixture.host.advance(by: time)
      fixture.turn { fixture.stack.transition?.reverse() }
    }
    try fixture.settle()

    #expect(operation.result == .done)
    #expect(fixture.names == "AB")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
    let lines = fixture.recorder.timeline.lines
    #expect(lines.filter { $0.contains("B.viewWillAppear") }.count == 3)
    #expect(lines.filter { $0.contains("B.viewWillDisappear") }.count == 2)
    #expect(lines.filter { $0.contains("D.didPush") || $0.contains("D.didPop") }.count == 1)
  }

  // MARK: Views

  @Test("R10.4 A transition that is reversed returns along the same path, in the time that it took")
  func steps() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    func position() -> CGFloat {
      let layer = pushed.view.superview?.layer
      return ((layer?.presentation() ?? layer)?.frame.minX ?? .nan).rounded()
    }
    fixture.turn { fixture.stack.push(pushed, transition: .linearPush) }
    fixture.host.advance(by: 0.3)
    #expect(position() == 84)

    fixture.turn { fixture.stack.transition?.reverse() }
    #expect(position() == 84)
    fixture.host.advance(by: 0.2)
    #expect(position() == 108)
    fixture.turn { fixture.stack.transition?.reverse() }
    fixture.host.advance(by: 0.4)
    #expect(position() == 60)
    fixture.turn { fixture.stack.transition?.reverse() }
    fixture.host.advance(by: 0.45)
    #expect(fixture.stack.isTransitioning)
    fixture.host.advance(by: 0.1)
    #expect(!fixture.stack.isTransitioning)
    #expect(fixture.names == "A")
  }

  @Test("R10.4 Every transition is reversed at any moment, and leaves every view at identity")
  func everyTransition() throws {
    for transition in Transition.allTransitions where transition.keyFrames(in: .zero).duration > 0 {
      for moment in [0, 0.05, 0.2, 0.29, 0.3, 0.31, 0.39] {
        let fixture = try StackFixture()
        let root = fixture["A"]
        let pushed = fixture.make("B")
        let operation = fixture.turn { fixture.stack.push(pushed, transition: transition) }
        fixture.host.advance(by: moment)
        fixture.turn { fixture.stack.transition?.reverse() }
        try fixture.settle()

        #expect(operation.result == .cancelled, "\(transition) at \(moment)")
        #expect(fixture.inWindow == "A", "\(transition) at \(moment)")
        var view: UIView? = root.view
        while let current = view, current !== fixture.stack.view {
          #expect(CATransform3DIsIdentity(current.layer.transform), "\(transition) at \(moment)")
          #expect(current.alpha == 1 && !current.isHidden, "\(transition) at \(moment)")
          #expect(current.frame == fixture.stack.view.bounds, "\(transition) at \(moment)")
          view = current.superview
        }
        fixture.host.hide()
      }
    }
  }

  // MARK: By hand

  @Test("R10.4 A pop is driven by fractions, and continues to either end")
  func driven() throws {
    for isCancelled in [false, true] {
      let fixture = try StackFixture("B")
      let operation = fixture.turn { fixture.stack.pop() }
      let transition = try #require(fixture.stack.transition)
      let wrapper = fixture["B"].view.superview
      let positions = [0, 0.25, 0.75, 0.5].map { fraction in
        fixture.turn { transition.fractionComplete = fraction }
        fixture.host.advance(by: 1)
        return wrapper?.layer.presentation()?.frame.minX.rounded()
      }
      #expect(positions == [0, 30, 90, 60])
      #expect(transition.isPaused)
      #expect(operation.result == nil)

      fixture.turn {
        if isCancelled { transition.reverse() }
        transition.resume()
      }
      try fixture.settle()

      #expect(operation.result == (isCancelled ? .cancelled : .done))
      #expect(fixture.names == (isCancelled ? "AB" : "A"))
      #expect(transition.fractionComplete == 1)
      #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
    }
  }

  @Test("R14.1 An operation that is requested during a pause is queued")
  func waitsForPaused() throws {
    let fixture = try StackFixture()
    let (first, second) = (fixture.make("B"), fixture.make("C"))
    fixture.turn {
      fixture.stack.push(first)
      fixture.stack.transition?.pause()
    }
    let waiting = fixture.turn { fixture.stack.push(second, animated: false) }
    fixture.host.advance(by: 5)
    #expect(waiting.result == nil)

    fixture.turn { fixture.stack.transition?.resume() }
    try fixture.settle()

    #expect(waiting.result == .done)
    #expect(fixture.names == "ABC")
  }

  @Test("R2.4 A container that disappears during a pause ends the transition first")
  func hideWhilePaused() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    let operation = fixture.turn { fixture.stack.push(pushed) }
    fixture.turn { fixture.stack.transition?.fractionComplete = 0.5 }

    fixture.host.hide()

    #expect(operation.result == .done)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  // MARK: At once

  @Test("R10.4 A transition is completed or cancelled at once, wherever it is")
  func atOnce() throws {
    for isReversed in [false, true] {
      for cancels in [false, true] {
        let fixture = try StackFixture()
        let pushed = fixture.make("B")
        let operation = fixture.turn { fixture.stack.push(pushed) }
        fixture.host.advance(by: 0.1)
        if isReversed { fixture.turn { fixture.stack.transition?.reverse() } }

        if cancels {
          fixture.stack.transition?.cancel()
        } else {
          fixture.stack.transition?.finish()
        }

        #expect(operation.result == (cancels ? .cancelled : .done))
        #expect(fixture.names == (cancels ? "A" : "AB"))
        #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
      }
    }
  }

  @Test("R14.2 A reversal inside a callback takes effect when the callback has returned")
  func insideCallback() throws {
    for callback in [LifecycleCallback.Kind.viewWillAppear, .viewIsAppearing, .viewWillDisappear] {
      let fixture = try StackFixture()
      let pushed = fixture.make("B")
      fixture.recorder.onEvent = { [stack = fixture.stack] event in
        guard event.source == (callback == .viewWillDisappear ? "A" : "B") else { return }
        if event.callback.description.hasPrefix(callback.rawValue) { stack.transition?.reverse() }
      }

      let operation = fixture.turn { fixture.stack.push(pushed) }
      fixture.recorder.onEvent = nil
      try fixture.settle()

      try fixture.recorder.expect(
        Timeline(lines: Timeline.pushBegin.lines + Timeline.popBegin.lines + Timeline.popEnd.lines))
      #expect(operation.result == .cancelled)
    }
  }

  @Test("A transition that has ended, or takes no time, is not reversed")
  func ended() throws {
    let fixture = try StackFixture("B")
    let (pushed, next) = (fixture.make("C"), fixture.make("E"))
    fixture.turn { fixture.stack.push(pushed) }
    let transition = try #require(fixture.stack.transition)
    try fixture.settle()
    fixture.stack.push(next, animated: false)
    #expect(fixture.stack.transition == nil)
    fixture.turn { fixture.stack.pop() }

    transition.reverse()
    transition.cancel()

    #expect(!transition.isRunning)
    #expect(fixture.stack.transition?.isReversed == false)
    try fixture.settle()
    #expect(fixture.names == "ABC")
  }

  @Test("R14.1 A queued operation begins after a transition that is cancelled")
  func queued() throws {
    let fixture = try StackFixture()
    let (first, second) = (fixture.make("B"), fixture.make("C"))
    fixture.turn { fixture.stack.push(first) }
    let waiting = fixture.turn { fixture.stack.push(second) }

    fixture.turn { fixture.stack.transition?.cancel() }
    try fixture.settle()

    #expect(waiting.result == .done)
    #expect(fixture.names == "AC")
  }

  @Test("R13.2 What a cancelled push removes is deallocated")
  func deallocation() throws {
    let fixture = try StackFixture()
    fixture.turn { fixture.stack.push(fixture.make("B")) }
    fixture.host.advance(by: 0.1)

    fixture.turn { fixture.stack.transition?.reverse() }
    try fixture.settle()

    #expect(!fixture.isAlive("B"))
  }

  @Test("R2.4 A container that disappears during a reversed push cancels it first")
  func hideWhileReversed() throws {
    let fixture = try StackFixture()
    let pushed = fixture.make("B")
    let operation = fixture.turn { fixture.stack.push(pushed) }
    fixture.host.advance(by: 0.1)
    fixture.turn { fixture.stack.transition?.reverse() }

    fixture.host.hide()

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "A")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }
}

extension Transition {
  /// A push from the right at constant speed, over the width of the fixture in a second.
  fileprivate static let linearPush = Transition("linear push") { bounds in
    [
      .immediately(appearing: .move(x: bounds.width)),
      TransitionStep(
        duration: 1, curve: .linear, appearing: .move(x: -bounds.width),
        disappearing: .move(x: -bounds.width)),
    ]
  }
}
