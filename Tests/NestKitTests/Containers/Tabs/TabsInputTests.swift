import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A tabs container that is operated by its user: swipes, tabs, keys.
@Suite(.serialized) struct TabsInputTests {
  // MARK: Swipes

  @Test("R9.1 R20.1 A drag sideways selects the next and the previous child")
  func swipes() throws {
    let fixture = try TabsFixture()

    try fixture.drag(from: 110, to: 20)
    #expect(fixture.inWindow == "B")
    try fixture.drag(from: 110, to: 80)
    #expect(fixture.inWindow == "B", "less than half")
    try fixture.drag(from: 110, to: 80, seconds: 0.05)
    #expect(fixture.inWindow == "C", "fast")
    try fixture.drag(from: 20, to: 110)
    #expect(fixture.inWindow == "B")

    #expect(fixture.asked == ["B", "C", "C", "B"])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R9.1 At the ends the child resists the finger, and returns")
  func ends() throws {
    let fixture = try TabsFixture()

    fixture.host.press(at: CGPoint(x: 20, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 80, y: 100))
    fixture.host.advance(by: 0.1)
    let offset = fixture.presentedMinX(0)
    #expect(abs(offset - RubberBand.offset(after: 60, extent: 120)) < 0.01)
    fixture.host.movePointer(to: CGPoint(x: 5, y: 100))
    fixture.host.advance(by: 0.1)
    #expect(fixture.presentedMinX(0) == 0, "not beyond where the finger came down")
    fixture.host.movePointer(to: CGPoint(x: 60, y: 100))
    fixture.host.release(at: CGPoint(x: 60, y: 100))
    try fixture.host.settle()

    #expect(fixture.presentedMinX(0) == 0)
    try fixture.recorder.expect("")
    #expect(fixture.asked == [])
  }

  @Test(
    "R20.5 A child resists at the end only where nobody around follows, who is asked once",
    arguments: [true, false])
  func endInStack(isPopped: Bool) throws {
    let fixture = try StackFixture()
    let (inner, tabs) = (
      TabsViewController(viewControllers: [fixture.make("X")]), TabsViewController()
    )
    tabs.setViewControllers([inner, fixture.make("Y")])
    fixture.turn { fixture.stack.push(tabs, animated: false) }
    let veto = PopVeto()
    veto.allowed = isPopped
    fixture.stack.delegate = veto

    fixture.host.press(at: CGPoint(x: 5, y: 100))
    for x in [20, 60, 110] {
      fixture.host.movePointer(to: CGPoint(x: CGFloat(x), y: 100))
      fixture.host.advance(by: 0.1)
    }
    let places = [inner.view, fixture["X"].view].map { view in
      view?.layer.presentation().map { $0.convert($0.bounds, to: nil).minX } ?? .nan
    }
    fixture.host.release(at: CGPoint(x: 110, y: 100))
    try fixture.settle()

    #expect(veto.asked.count == 1)
    #expect(fixture.stack.count == (isPopped ? 1 : 2))
    #expect(places.map { $0 > 0 } == [isPopped, true], "the innermost one resists")
    #expect(isPopped == (places[0] == places[1]))
  }

  @Test("R9.1 A drag selects at once where the transition takes no time, and nothing resists then")
  func withoutTransition() throws {
    let fixture = try TabsFixture("AB")
    fixture.container.forwardTransition = .none

    fixture.host.press(at: CGPoint(x: 110, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 60, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 20, y: 100))
    fixture.host.advance(by: 0.1)

    #expect(fixture.inWindow == "B")
    #expect(fixture.presentedMinX(1) == 0)
    fixture.host.release(at: CGPoint(x: 20, y: 100))
    try fixture.host.settle()
    #expect(fixture.inWindow == "B")
  }

  @Test("R20.1 Swipes have a veto and can be switched off; a vertical drag does nothing")
  func veto() throws {
    let fixture = try TabsFixture()

    fixture.allowed = false
    try fixture.drag(from: 110, to: 10)
    #expect(fixture.asked == ["B"])
    fixture.allowed = true
    fixture.container.isSwipeEnabled = false
    try fixture.drag(from: 110, to: 10)
    fixture.container.isSwipeEnabled = true
    fixture.host.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 60, y: 180))

    try fixture.recorder.expect("")
    #expect(fixture.asked == ["B"])
  }

  @Test("R20.1 A drag takes up a selection that runs, in its direction or against it")
  func continuedByFinger() throws {
    let fixture = try TabsFixture()

    let operation = fixture.host.turn { fixture.container.selectNext() }
    fixture.host.advance(by: 0.2)
    try fixture.drag(from: 10, to: 110, seconds: 0.3)
    #expect(operation.result == .cancelled)
    #expect(fixture.inWindow == "A")

    let other = fixture.host.turn { fixture.container.selectNext() }
    fixture.host.advance(by: 0.2)
    try fixture.drag(from: 110, to: 10, seconds: 0.3)
    #expect(other.result == .done)
    #expect(fixture.inWindow == "B")
    #expect(fixture.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("R20.1 A selection follows the finger that takes it up, whatever else waits")
  func continuedWithOthersWaiting() throws {
    let fixture = try TabsFixture()
    let last = fixture.host.turn {
      let operation = fixture.container.selectViewController(at: 2)
      fixture.container.selectViewController(at: 1)
      return operation
    }
    fixture.host.advance(by: 0.2)
    let before = fixture.presentedMinX(2)

    fixture.host.press(at: CGPoint(x: 60, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 80, y: 100))
    fixture.host.advance(by: 0)
    #expect(abs(fixture.presentedMinX(2) - before - 20) < 0.5)
    fixture.host.movePointer(to: CGPoint(x: 115, y: 100))
    fixture.host.release(at: CGPoint(x: 115, y: 100))
    try fixture.host.settle()

    #expect(last.result == .cancelled)
    #expect(fixture.inWindow == "B")
  }

  @Test(
    "R20.1 A selection is not taken up where the delegate does not allow the child that disappears")
  func vetoOfContinuing() throws {
    let fixture = try TabsFixture()
    fixture.allowed = false

    let operation = fixture.host.turn { fixture.container.selectNext() }
    fixture.host.advance(by: 0.2)
    try fixture.drag(from: 10, to: 110, seconds: 0.1)

    #expect(operation.result == .done)
    #expect(fixture.asked == ["A"])
  }

  @Test("R20.2 Where lines run from right to left, the next child is on the left")
  func rightToLeft() throws {
    let fixture = try TabsFixture()
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }

    try fixture.drag(from: 10, to: 110)
    #expect(fixture.inWindow == "B")
    fixture.host.press(.keyboardLeftArrow, modifiers: .command)
    try fixture.host.settle()
    #expect(fixture.inWindow == "C")
  }

  @Test("Two fingers drag two switches at the same time, each its own")
  func twoFingers() throws {
    let host = try TestHost(size: CGSize(width: 240, height: 200))
    let recorder = LifecycleRecorder()
    let placeholder = ColumnsViewController(regionCount: 2)
    let switches = ["AB", "XY"].map { names in
      TabsViewController(
        viewControllers: names.map { RecordingViewController("\($0)", recorder: recorder) })
    }
    for (index, container) in switches.enumerated() {
      placeholder.setViewController(container, at: index)
    }
    host.show(placeholder)
    recorder.removeAll()

    for finger in 0...1 { host.putDown(finger, at: CGPoint(x: 110 + finger * 120, y: 100)) }
    for x in stride(from: 90, through: 10, by: -10) {
      host.advance(by: 0.1)
      for finger in 0...1 { host.move(finger, to: CGPoint(x: x + finger * 120, y: 100)) }
    }
    #expect(switches.map { $0.transition?.isPaused } == [true, true])
    for finger in 0...1 { host.lift(finger, at: CGPoint(x: 10 + finger * 120, y: 100)) }
    try host.settle()

    #expect(switches.map(\.selectedIndex) == [1, 1])
    #expect(recorder.appearanceViolations(appeared: ["A", "X"]) == [])
  }

  // MARK: Keys

  @Test("R20.1 The arrow keys with a modifier select the next and the previous child")
  func keys() throws {
    let fixture = try TabsFixture()

    for modifier in [UIKeyModifierFlags.command, .control] {
      fixture.host.press(.keyboardRightArrow, modifiers: modifier)
      try fixture.host.settle()
    }
    #expect(fixture.inWindow == "C")
    let reports = withMisuseIntercepted {
      fixture.host.press(.keyboardRightArrow, modifiers: .alternate)
    }
    #expect(reports == [] && fixture.inWindow == "C")
    fixture.host.press(.keyboardLeftArrow)
    fixture.host.press(.keyboardUpArrow, modifiers: .command)
    fixture.allowed = false
    fixture.host.press(.keyboardLeftArrow, modifiers: .command)
    fixture.allowed = true
    fixture.container.areKeysEnabled = false
    fixture.host.press(.keyboardLeftArrow, modifiers: .command)
    try fixture.host.settle()
    #expect(fixture.inWindow == "C")
  }

  // MARK: Tabs

  @Test("R9.1 The bar has a tab for each child, which selects it")
  func tabs() throws {
    let fixture = try TabsFixture()
    for child in fixture.container.viewControllers {
      child.title = LifecycleRecorder.name(of: child)
    }
    fixture.host.turn { fixture.container.showsTabBar = true }
    let shown = try #require(fixture.container.selectedViewController?.viewIfLoaded)
    #expect(shown.convert(shown.bounds, to: nil) == CGRect(x: 0, y: 0, width: 120, height: 151))
    #expect(fixture.tabs.map { $0.title(for: .normal) } == ["A", "B", "C"])
    #expect(fixture.tabs.map(\.isSelected) == [true, false, false])

    try fixture.host.tap(fixture.tabs[2])
    try fixture.host.settle()
    #expect(fixture.inWindow == "C")
    #expect(fixture.tabs.map(\.isSelected) == [false, false, true])
    fixture.allowed = false
    try fixture.host.tap(fixture.tabs[0])
    try fixture.host.settle()
    #expect(fixture.inWindow == "C")
    #expect(fixture.asked == ["C", "A"])
  }

  @Test(
    "R9.1 The bar follows the list, the titles and the direction of the text, and can be removed")
  func tabChanges() throws {
    let fixture = try TabsFixture("AB")
    fixture.host.turn { fixture.container.showsTabBar = true }
    let list = fixture.container.viewControllers

    _ = try fixture.run { $0.setViewControllers(list + [fixture.make("C")]) }
    list[0].title = "new"
    fixture.host.turn { fixture.container.updateTabBar() }
    #expect(fixture.tabs.map { $0.title(for: .normal) } == ["new", "", ""])
    #expect(fixture.tabs.map(\.frame.minX) == [0, 40, 80])

    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { fixture.tabs[0].superview?.setNeedsLayout() }
    #expect(fixture.tabs.map(\.frame.minX) == [80, 40, 0], "R20.2")

    fixture.host.turn { fixture.container.showsTabBar = false }
    #expect(fixture.tabs.isEmpty)
    #expect(fixture.container.region?.frame == fixture.container.view.bounds)
  }
}

extension TabsFixture {
  /// The buttons of the bar.
  fileprivate var tabs: [UIButton] {
    container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
  }
}
