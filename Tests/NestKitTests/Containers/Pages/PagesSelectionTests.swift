import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Operations: which wait, how they end, and what takes them up.
@Suite(.serialized) struct PagesSelectionTests {
  @Test("R14.1 Selections during a movement are queued, and next counts from the last one")
  func queued() throws {
    let fixture = try PagesFixture()

    let operations = fixture.host.turn { (0..<3).map { _ in fixture.container.selectNext() } }
    #expect(fixture.container.selectedIndex == 3)
    try fixture.host.settle()

    #expect(operations.map(\.result) == [.done, .done, .done])
    #expect(fixture.visible == "D")
    #expect(fixture.violations == [])
  }

  @Test("R14.1 A selection waits for a finger, also where a movement is to end at once")
  func waitsForFinger() throws {
    for policy in [TransitionConflictPolicy.queue, .finishRunning] {
      let fixture = try PagesFixture()
      fixture.container.conflictPolicy = policy
      fixture.putDown(at: 110)
      fixture.move(90, 30)

      let operation = fixture.host.turn { fixture.container.selectViewController(at: 4) }
      #expect(!operation.hasBegun)
      #expect(fixture.container.selectedIndex == 4)
      try fixture.lift(at: 30)

      #expect(operation.result == .done)
      #expect(fixture.visible == "E")
      #expect(fixture.violations == [])
    }
  }

  @Test("R14.1 A policy may refuse what is requested during a movement, or end the movement")
  func policies() throws {
    let fixture = try PagesFixture()
    fixture.container.conflictPolicy = .refuse
    let first = fixture.host.turn { fixture.container.selectViewController(at: 1) }
    let refused = fixture.host.turn { fixture.container.selectViewController(at: 2) }
    guard case .refused(let misuse) = refused.result else {
      Issue.record("not refused")
      return
    }
    #expect(misuse.id == "stack.busy")

    fixture.container.conflictPolicy = .finishRunning
    let second = fixture.host.turn { fixture.container.selectViewController(at: 2) }
    #expect(first.result == .done)
    try fixture.host.settle()
    #expect(second.result == .done)
    #expect(fixture.visible == "C")
    #expect(fixture.violations == [])
  }

  @Test("R9.2 R6.1 A selection far away leaves out what is in between")
  func far() throws {
    let fixture = try PagesFixture()
    fixture.host.turn { _ = fixture.container.selectViewController(at: 4) }
    fixture.host.advance(by: 0.15)

    let coming = try #require(fixture.frame(4))
    let leaving = try #require(fixture.frame(0))
    #expect(coming.minX > 0 && coming.minX == leaving.maxX)
    #expect(fixture.loaded == "AE")
    try fixture.host.settle()

    #expect(fixture.frame(4) == fixture.host.window.bounds)
    #expect(fixture.loaded == "DE")
    #expect(!fixture.recorder.timeline.lines.contains { $0.hasPrefix("C.") })
    #expect(fixture.violations == [])

    fixture.host.turn { _ = fixture.container.selectViewController(at: 0) }
    fixture.host.advance(by: 0.15)
    #expect(try #require(fixture.frame(0)).minX < 0)
    try fixture.host.settle()
    #expect(fixture.frame(0) == fixture.host.window.bounds)
    #expect(fixture.loaded == "AB")
    #expect(fixture.violations == [])
  }

  @Test(
    "R20.1 R9.2 A finger takes a selection far away up, and leads it back or on",
    arguments: [
      true, false,
    ])
  func caught(returns: Bool) throws {
    let fixture = try PagesFixture()
    let operation = fixture.host.turn { fixture.container.selectViewController(at: 4) }
    fixture.host.advance(by: 0.15)

    let start: CGFloat = returns ? 20 : 100
    fixture.putDown(at: start)
    fixture.move(start + (returns ? 20 : -20))
    fixture.move(start + (returns ? 90 : -60))
    #expect(operation.result == nil)
    try fixture.lift(at: start + (returns ? 90 : -60))

    #expect(operation.result == (returns ? .cancelled : .done))
    #expect(fixture.container.selectedIndex == (returns ? 0 : 4))
    #expect(fixture.visible == (returns ? "A" : "E"))
    #expect(fixture.loaded == (returns ? "AB" : "DE"))
    #expect(fixture.frame(returns ? 0 : 4) == fixture.host.window.bounds)
    #expect(fixture.violations == [])
  }

  @Test("R20.1 R9.2 A finger that takes a selection up may turn to the page on the other side")
  func caughtAndReversed() throws {
    let fixture = try PagesFixture()
    _ = try fixture.run { $0.selectViewController(at: 2, animated: false) }
    let operation = fixture.host.turn { fixture.container.selectViewController(at: 3) }
    fixture.host.advance(by: 0.1)
    fixture.recorder.removeAll()

    fixture.putDown(at: 10)
    fixture.move(30, 70, 118)
    try fixture.recorder.expect(
      """
      D.willSelect(1, animated)
      D.willShow(B, animated)
      B.viewWillAppear(animated)
      D.willHide(D, animated)
      D.viewWillDisappear(animated)
      D.viewDidDisappear(animated)
      D.didHide(D, animated)
      B.viewIsAppearing(animated)
      """)
    #expect(fixture.container.activeViewController === fixture.container.viewControllers[1])
    try fixture.lift(at: 118)

    #expect(operation.result == .cancelled)
    #expect(fixture.visible == "C")
    #expect(fixture.recorder.timeline.lines.last == "D.didSelect(2, animated)")
  }

  @Test("R20.1 R9.2 A finger catches content that moves by itself")
  func caughtFling() throws {
    let fixture = try PagesFixture()
    fixture.host.flick(
      from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -500, dy: 0), duration: 0.1)
    fixture.host.advance(by: 0.05)
    #expect(fixture.container.isMoving)

    fixture.putDown(at: 20)
    fixture.move(60, 118)
    try fixture.lift(at: 118)

    #expect(fixture.visible == "A")
    #expect(fixture.violations == [])
    #expect(fixture.recorder.timeline.lines.last == "D.didSelect(0, animated)")
  }

  @Test("R9.2 A finger that is lifted without a drag lets the content go on to a page")
  func caughtWithoutDrag() throws {
    let fixture = try PagesFixture()
    fixture.host.flick(
      from: CGPoint(x: 110, y: 100), velocity: CGVector(dx: -500, dy: 0), duration: 0.1)
    fixture.host.advance(by: 0.1)

    fixture.putDown(at: 20)
    fixture.host.advance(by: 1)
    try fixture.lift(at: 20)

    let index = try #require(fixture.container.selectedIndex)
    #expect(fixture.frame(index) == fixture.host.window.bounds)
    #expect(!fixture.container.isMoving)
    #expect(fixture.violations == [])
  }

  @Test(
    "R14.2 Another page may be selected in any callback",
    arguments: LifecycleCallback.Kind.allCases)
  func inCallbacks(_ callback: LifecycleCallback.Kind) throws {
    for index in 0...2 {
      let fixture = try PagesFixture()
      weak let container = fixture.container
      var isCalled = false
      (fixture.container.viewControllers[index] as? RecordingViewController)?.once(callback) {
        isCalled = true
        container?.selectViewController(at: 4)
      }

      try fixture.drag(from: 110, to: 20)

      #expect(fixture.visible == (isCalled ? "E" : "B"))
      #expect(fixture.violations == [])
    }
  }

  @Test("R9.2 R6.3 Before the display the last selection counts, and no page is loaded")
  func preselection() throws {
    let fixture = try PagesFixture(isShown: false)

    #expect(fixture.container.selectViewController(at: 3).result == .done)
    #expect(fixture.container.selectViewController(at: 2).result == .done)
    try fixture.recorder.expect("")
    fixture.host.show(fixture.container)

    #expect(fixture.visible == "C")
    #expect(fixture.loaded == "BCD")
    #expect(fixture.container.viewControllers.filter(\.isViewLoaded).count == 3)
  }

  @Test("R9.2 A selection while the container is hidden is shown when it appears again")
  func hidden() throws {
    let fixture = try PagesFixture()
    fixture.host.hide()
    fixture.recorder.removeAll()

    #expect(fixture.container.selectViewController(at: 3).result == .done)
    try fixture.recorder.expect("")
    fixture.host.unhide()

    #expect(fixture.visible == "D")
    #expect(fixture.loaded == "CDE")
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R20.2 While Reduce Motion is set a page is shown at once")
  func reducedMotion() throws {
    let fixture = try PagesFixture()
    fixture.host.setReducesMotion(true)

    let operation = fixture.host.turn { fixture.container.selectViewController(at: 2) }

    #expect(operation.result == .done)
    #expect(fixture.visible == "C")
  }

  @Test("R20.1 Arrow keys scroll by a page, and can be switched off")
  func keys() throws {
    let fixture = try PagesFixture()

    fixture.host.press(.keyboardRightArrow)
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 1)
    fixture.host.press(.keyboardLeftArrow)
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 0)
    fixture.host.press(.keyboardRightArrow, modifiers: .command)
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 4)
    #expect(fixture.violations == [])

    fixture.container.areKeysEnabled = false
    fixture.host.press(.keyboardLeftArrow)
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 4)
  }

  @Test("R9.2 The delegate may forbid scrolling, and the gesture can be switched off")
  func veto() throws {
    let fixture = try PagesFixture()

    fixture.allowsScrolling = false
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    fixture.allowsScrolling = true
    fixture.container.isScrollEnabled = false
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    try fixture.recorder.expect("")
    fixture.container.isScrollEnabled = true
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("R20.1 A wheel moves to the next page, with the callbacks of a drag")
  func wheel() throws {
    let fixture = try PagesFixture()
    let point = CGPoint(x: 60, y: 100)

    for _ in 0..<3 {
      fixture.host.scroll(by: CGVector(dx: -10, dy: 0), at: point)
      fixture.host.advance(by: 0.02)
    }
    try fixture.host.settle()

    #expect(fixture.container.selectedIndex == 1)
    #expect(fixture.visible == "B")
    #expect(fixture.violations == [])
    #expect(fixture.recorder.timeline.lines.last == "D.didSelect(1, animated)")
  }

  @Test("R9.2 A drag that is forbidden in the middle ends at a page")
  func switchedOffMidway() throws {
    let fixture = try PagesFixture()
    fixture.putDown(at: 110)
    fixture.move(90, 30)

    fixture.host.turn { fixture.container.isScrollEnabled = false }
    try fixture.host.settle()

    #expect(fixture.visible == "B")
    #expect(!fixture.container.isMoving)
    #expect(fixture.violations == [])
  }

  @Test(
    "R4.4 R11.3 The interface does not rotate during a movement; the active page is the coming one")
  func activePage() throws {
    let fixture = try PagesFixture()
    let list = fixture.container.viewControllers
    #expect(fixture.container.shouldAutorotate)

    fixture.putDown(at: 110)
    fixture.move(90, 40)
    #expect(!fixture.container.shouldAutorotate)
    #expect(fixture.container.activeViewController === list[1])
    try fixture.lift(at: 40)

    #expect(fixture.container.shouldAutorotate)
    #expect(fixture.container.childForStatusBarStyle === list[1])
    list[1].title = "Two"
    fixture.container.forwardedProperties = .title
    #expect(fixture.container.title == "Two")
  }

  @Test("R4.3 Which pages are asked about orientations")
  func autorotation() throws {
    let fixture = try PagesFixture { $0.pageLength = 60 }
    let list = fixture.container.viewControllers
    let expected: [AutorotationMode: [UIViewController]] = [
      .placedChildren: [list[0], list[1]], .containerOnly: [], .topChildren: [list[0]],
      .allChildren: [list[0], list[1], list[2]],
    ]
    for mode in AutorotationMode.allCases {
      fixture.container.autorotationMode = mode
      #expect(fixture.container.viewControllersForAutorotation == expected[mode])
    }
  }
}
