import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A stack whose top is popped by hand.
@Suite(.serialized) struct StackDragTests {
  private let edge = CGPoint(x: 5, y: 100)

  private func drag(_ fixture: StackFixture, to x: CGFloat, seconds: TimeInterval = 2) throws {
    fixture.host.drag(from: edge, to: CGPoint(x: x, y: 100), duration: seconds)
    try fixture.settle()
  }

  private func presentedMinX(_ view: UIView) -> CGFloat {
    guard let layer = view.layer.presentation() else { return .nan }
    return layer.convert(layer.bounds, to: nil).minX
  }

  // MARK: Completed and cancelled

  @Test(
    "R20.1 Containers 1.6 A drag from the leading edge beyond the half pops, with all events of a pop"
  )
  func completed() throws {
    let fixture = try StackFixture("B")

    try drag(fixture, to: 100)

    try fixture.recorder.expect(
      """
      D.willPop(B, revealing: A, animated)
      B.willMove(nil)
      D.willHide(B, animated)
      B.viewWillDisappear(animated) [from]
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      B.viewDidDisappear(animated) [from]
      D.didHide(B, animated)
      A.viewDidAppear(animated)
      D.didShow(A, animated)
      B.didMove(nil)
      D.didPop(B, revealing: A, animated)
      B.deinit
      """)
    #expect(fixture.names == "A")
  }

  @Test("R10.4 Containers 1.3 A drag that ends before the half is cancelled, with balanced events")
  func cancelled() throws {
    let fixture = try StackFixture("B")

    try drag(fixture, to: 45)

    try fixture.recorder.expect(
      """
      D.willPop(B, revealing: A, animated)
      B.willMove(nil)
      D.willHide(B, animated)
      B.viewWillDisappear(animated) [from]
      D.willShow(A, animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
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
    #expect(fixture.names == "AB")
    #expect(fixture["B"].view.convert(fixture["B"].view.bounds, to: nil).minX == 0)
  }

  @Test("R10.4 The view follows the finger, in both directions, also beyond where it came down")
  func following() throws {
    let fixture = try StackFixture("B")
    let view = try #require(fixture["B"].viewIfLoaded)

    fixture.host.press(at: edge)
    for (x, expected) in [(20, 15), (65, 60), (35, 30), (119, 114), (2, 0), (30, 25)] {
      fixture.host.movePointer(to: CGPoint(x: CGFloat(x), y: 100))
      fixture.host.advance(by: 1)
      #expect(abs(presentedMinX(view) - CGFloat(expected)) < 0.01)
    }
    #expect(fixture.stack.transition?.isPaused == true)
    fixture.host.release(at: CGPoint(x: 30, y: 100))
    try fixture.settle()

    #expect(fixture.names == "AB")
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R10.4 A fast drag pops however short it is, and a fast return cancels however far it is")
  func velocity() throws {
    let fixture = try StackFixture("B")

    fixture.host.press(at: edge)
    for x in stride(from: 20, through: 110, by: 10) {
      fixture.host.movePointer(to: CGPoint(x: CGFloat(x), y: 100))
      fixture.host.advance(by: 0.1)
    }
    for x in stride(from: 110, through: 80, by: -10) {
      fixture.host.advance(by: 1.0 / 60)
      fixture.host.movePointer(to: CGPoint(x: CGFloat(x), y: 100))
    }
    fixture.host.release(at: CGPoint(x: 80, y: 100))
    try fixture.settle()
    #expect(fixture.names == "AB")

    try drag(fixture, to: 45, seconds: 0.05)
    #expect(fixture.names == "A")
  }

  @Test(
    "R20.1 R20.6 A touch that the system cancels leads back, or on beyond the half",
    arguments: [(CGFloat(50), "AB"), (115, "A")])
  func cancelledTouch(at end: CGFloat, names: String) throws {
    let fixture = try StackFixture("B")

    fixture.host.putDown(0, at: edge)
    for x in [40, 80, end] {
      fixture.host.advance(by: 0.1)
      fixture.host.move(0, to: CGPoint(x: x, y: 100))
    }
    #expect(fixture.stack.transition != nil)
    fixture.host.cancel(0, at: CGPoint(x: end, y: 100))
    try fixture.settle()

    #expect(fixture.names == names)
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  // MARK: Where it begins

  @Test("R20.1 A drag pops from the leading edge alone, or from everywhere if so configured")
  func wholeWidth() throws {
    let fixture = try StackFixture("B")
    let middle = CGPoint(x: 30, y: 100)
    let end = CGPoint(x: 118, y: 100)

    fixture.host.drag(from: middle, to: end, duration: 1)
    try fixture.recorder.expect("")

    fixture.stack.popsByDragInWholeWidth = true
    fixture.host.drag(from: end, to: middle, duration: 1)
    try fixture.recorder.expect("")
    fixture.host.drag(from: middle, to: end, duration: 1)
    try fixture.settle()
    #expect(fixture.names == "A")
  }

  @Test("R20.1 A drag that is mostly vertical pops nothing")
  func vertical() throws {
    let fixture = try StackFixture("B")

    fixture.host.drag(from: edge, to: CGPoint(x: 60, y: 190), duration: 1)

    try fixture.recorder.expect("")
  }

  @Test(
    "R20.1 The gesture can be switched off, has a veto for each child, and leaves the root alone")
  func veto() throws {
    let fixture = try StackFixture("B")
    let veto = PopVeto()
    fixture.stack.delegate = veto

    fixture.stack.isPopDragEnabled = false
    try drag(fixture, to: 110)
    #expect(veto.asked == [])
    fixture.stack.isPopDragEnabled = true
    veto.allowed = false
    try drag(fixture, to: 110)
    #expect(veto.asked == ["B"])
    #expect(fixture.names == "AB")
    veto.allowed = true
    try drag(fixture, to: 110)
    #expect(fixture.names == "A")
    let reports = try withMisuseIntercepted { try drag(fixture, to: 110) }
    #expect(reports == [])
    #expect(veto.asked == ["B", "B"])
  }

  @Test(
    "R20.1 What was pushed without a transition is not popped by a drag, which could not drive it")
  func withoutTransition() throws {
    let fixture = try StackFixture("B", transition: .none)

    try drag(fixture, to: 110)

    try fixture.recorder.expect("")
    #expect(fixture.names == "AB")
  }

  @Test(
    "R10.4 A transition that does not move on the axis follows by the width of the region",
    arguments: [Transition.crossDissolve, .flipVertically, .coverFromBottom])
  func otherTransitions(_ transition: Transition) throws {
    let fixture = try StackFixture("B", transition: transition)

    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 65, y: 100))
    #expect(fixture.stack.transition.map { abs($0.fractionComplete - 0.5) < 0.01 } == true)
    fixture.host.release(at: CGPoint(x: 65, y: 100))
    try fixture.settle()

    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R20.2 Where lines run from right to left, the drag begins at the right edge")
  func rightToLeft() throws {
    let fixture = try StackFixture("B", transition: .pushFromLeft)
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }

    try drag(fixture, to: 110)
    try fixture.recorder.expect("")
    fixture.host.press(at: CGPoint(x: 115, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 55, y: 100))
    fixture.host.advance(by: 1)
    #expect(abs(presentedMinX(fixture["B"].view) + 60) < 0.01)
    fixture.host.movePointer(to: CGPoint(x: 15, y: 100))
    fixture.host.advance(by: 1)
    fixture.host.release(at: CGPoint(x: 15, y: 100))
    try fixture.settle()
    #expect(fixture.names == "A")
  }

  @Test("R14.4 Of nested stacks the inner one pops, and the outer one when the inner one cannot")
  func nested() throws {
    let fixture = try StackFixture()
    let inner = StackController(rootViewController: fixture.make("X"))
    inner.push(fixture.make("Y"))
    fixture.turn { fixture.stack.push(inner, animated: false) }

    try drag(fixture, to: 110)
    #expect(inner.count == 1)
    #expect(fixture.stack.count == 2)
    try drag(fixture, to: 110)
    #expect(fixture.stack.count == 1)
  }

  // MARK: Interrupted

  @Test("R20.1 A touch takes up the rest of a drag that was lifted")
  func continuedByFinger() throws {
    let fixture = try StackFixture("B")
    fixture.host.drag(from: edge, to: CGPoint(x: 75, y: 100), duration: 1)
    fixture.host.advance(by: 0.05)
    let running = try #require(fixture.stack.transition)
    #expect(!running.isPaused)
    let view = try #require(fixture["B"].viewIfLoaded)
    let before = presentedMinX(view)

    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 17, y: 100))
    fixture.host.advance(by: 0)
    #expect(running.isPaused)
    #expect(abs(presentedMinX(view) - before - 12) < 0.5)
    fixture.host.advance(by: 1)
    fixture.host.movePointer(to: CGPoint(x: 1, y: 100))
    fixture.host.advance(by: 1)
    for x in [0.5, 0] { fixture.host.movePointer(to: CGPoint(x: x, y: 100)) }
    fixture.host.release(at: CGPoint(x: 0, y: 100))
    try fixture.settle()

    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R20.1 A push that runs is taken up and cancelled by a drag")
  func continuedPush() throws {
    let fixture = try StackFixture()
    let operation = fixture.turn { fixture.stack.push(fixture.make("B")) }
    fixture.host.advance(by: 0.15)

    try drag(fixture, to: 115, seconds: 0.4)

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "A")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test(
    "R10.4 A push that runs is taken up where it is seen, from everywhere, in both directions",
    arguments: [Transition.pushFromRight, .coverFromLeft], [-12.0, 12])
  func continuedFromPresentation(_ transition: Transition, by movement: CGFloat) throws {
    let fixture = try StackFixture()
    let operation = fixture.turn { fixture.stack.push(fixture.make("B"), transition: transition) }
    fixture.host.advance(by: 0.1)
    let view = try #require(fixture["B"].viewIfLoaded)
    let before = presentedMinX(view)

    fixture.host.press(at: CGPoint(x: 60, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 60 + movement, y: 100))
    fixture.host.advance(by: 0)
    #expect(abs(presentedMinX(view) - before - movement) < 0.5)
    for x in [movement, movement * 4] {
      fixture.host.advance(by: 1)
      fixture.host.movePointer(to: CGPoint(x: 60 + x, y: 100))
    }
    fixture.host.advance(by: 1)
    fixture.host.movePointer(to: CGPoint(x: 60 + movement * 4.5, y: 100))
    fixture.host.release(at: CGPoint(x: 60 + movement * 4.5, y: 100))
    try fixture.settle()

    let continues = (movement > 0) == (transition.id == Transition.coverFromLeft.id)
    #expect(operation.result == (continues ? .done : .cancelled))
  }

  @Test("R20.1 A pop that runs is taken up from everywhere, and led back")
  func continuedPop() throws {
    let fixture = try StackFixture("B")
    let veto = PopVeto()
    fixture.stack.delegate = veto
    veto.allowed = false
    let operation = fixture.turn { fixture.stack.pop() }
    fixture.host.advance(by: 0.2)

    fixture.host.drag(from: CGPoint(x: 110, y: 100), to: CGPoint(x: 10, y: 100), duration: 1)
    try fixture.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.names == "AB")
    #expect(veto.asked == [], "nothing is popped by hand")
  }

  @Test("R20.1 A push is not taken up where the delegate does not allow to pop, nor an exchange")
  func vetoOfContinuing() throws {
    let fixture = try StackFixture("B")
    let veto = PopVeto()
    fixture.stack.delegate = veto
    veto.allowed = false

    let push = fixture.turn { fixture.stack.push(fixture.make("C")) }
    fixture.host.advance(by: 0.1)
    try drag(fixture, to: 115, seconds: 0.2)
    #expect(veto.asked == ["C"])
    #expect(push.result == .done)
    veto.allowed = true
    let root = fixture["A"]
    let exchange = fixture.turn {
      fixture.stack.setViewControllers([root, fixture.make("D")], transition: .pushFromRight)
    }
    fixture.host.advance(by: 0.1)
    try drag(fixture, to: 115, seconds: 0.2)
    #expect(exchange.result == .done)
    #expect(fixture.names == "AD")
  }

  @Test(
    "Containers 1.6 The fraction is the distance of the finger by that of the views in the present size"
  )
  func resizedMeanwhile() throws {
    let fixture = try StackFixture("B")
    let view = try #require(fixture["B"].viewIfLoaded)
    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 65, y: 100))
    try fixture.host.resize(to: CGSize(width: 240, height: 200))

    fixture.host.movePointer(to: CGPoint(x: 85, y: 100))
    fixture.host.advance(by: 1)

    #expect(abs(presentedMinX(view) - 80) < 0.5)
    fixture.host.release(at: CGPoint(x: 85, y: 100))
    try fixture.settle()
    #expect(fixture.names == "AB")
  }

  @Test(
    "R14.1 What the program requests while a finger drags waits until it is lifted",
    arguments: [TransitionConflictPolicy.queue, .finishRunning])
  func requestedMeanwhile(_ policy: TransitionConflictPolicy) throws {
    let fixture = try StackFixture("B")
    fixture.stack.conflictPolicy = policy
    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 40, y: 100))

    let operation = fixture.turn { fixture.stack.push(fixture.make("C")) }
    fixture.host.advance(by: 2)
    #expect(operation.result == nil)
    #expect(fixture.stack.transition?.isPaused == true)
    fixture.host.movePointer(to: CGPoint(x: 110, y: 100))
    fixture.host.release(at: CGPoint(x: 110, y: 100))
    try fixture.settle()

    #expect(operation.result == .done)
    #expect(fixture.names == "AC")
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test(
    "R14.3 A stack that disappears under the finger returns, and the finger does nothing more")
  func hiddenMeanwhile() throws {
    let fixture = try StackFixture("B")
    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 40, y: 100))

    fixture.host.hide()
    fixture.host.unhide()
    fixture.host.movePointer(to: CGPoint(x: 90, y: 100))
    fixture.host.release(at: CGPoint(x: 90, y: 100))
    try fixture.settle()

    #expect(fixture.stack.transition == nil && fixture.names == "AB")
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R14.2 A pop that is cancelled in a callback while the finger drags ends there")
  func cancelledMeanwhile() throws {
    let fixture = try StackFixture("B")
    fixture.host.press(at: edge)
    fixture.host.movePointer(to: CGPoint(x: 40, y: 100))

    fixture.turn { fixture.stack.transition?.cancel() }
    #expect(fixture.names == "AB")
    fixture.host.movePointer(to: CGPoint(x: 110, y: 100))
    fixture.host.release(at: CGPoint(x: 110, y: 100))
    try fixture.settle()

    #expect(fixture.names == "AB")
    #expect(fixture.recorder.appearanceViolations(appeared: ["B"]) == [])
  }

  @Test("R13.2 A stack that was dragged is deallocated")
  func memory() throws {
    weak var stack: StackController?
    try {
      let fixture = try StackFixture("B")
      stack = fixture.stack
      try drag(fixture, to: 110)
      fixture.turn { fixture.host.window.rootViewController = nil }
    }()
    #expect(stack == nil)
  }

  // MARK: Settings, and other recognizers

  @Test("R20.4 The settings of a container say where its drag begins, and when it completes")
  func settings() throws {
    let fixture = try StackFixture("B")
    fixture.stack.drag.settings.edgeWidth = 50
    fixture.stack.drag.settings.completingFraction = 0.2

    fixture.host.drag(
      from: CGPoint(x: 45, y: 100), to: CGPoint(x: 75, y: 100), duration: 2)
    try fixture.settle()

    #expect(fixture.names == "A")
  }

  @Test("R20.4 The program decides whether a drag begins, and which touches concern it")
  func decisions() throws {
    let fixture = try StackFixture("B")
    var isAllowed = false
    fixture.stack.drag.onShouldBegin = { _ in isAllowed }
    try drag(fixture, to: 100)
    #expect(fixture.names == "AB")

    isAllowed = true
    fixture.stack.drag.onShouldReceive = { _ in false }
    try drag(fixture, to: 100)
    #expect(fixture.names == "AB")

    fixture.stack.drag.onShouldReceive = nil
    try drag(fixture, to: 100)
    #expect(fixture.names == "A")
  }

  @Test("R20.4 A recognizer of the program, for which the drag waits, keeps it from beginning")
  func requiredFailure() throws {
    let fixture = try StackFixture("B")
    let own = UIPanGestureRecognizer()
    fixture.stack.view.addGestureRecognizer(own)
    fixture.stack.drag.recognizer.require(toFail: own)

    try drag(fixture, to: 100)
    #expect(fixture.names == "AB")

    own.isEnabled = false
    try drag(fixture, to: 100)
    #expect(fixture.names == "A")
  }

  @Test("R20.4 A drag and a recognizer of the program recognize together where the program says so")
  func simultaneous() throws {
    let fixture = try StackFixture("B")
    var count = 0
    let own = UIPanGestureRecognizer()
    own.addHandler { _ in count += 1 }
    fixture.stack.view.addGestureRecognizer(own)
    fixture.stack.drag.onShouldRecognizeSimultaneously = { $0 === own }

    try drag(fixture, to: 100)

    #expect(fixture.names == "A" && count > 0)
  }
}
