import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The first column of a split container, collapsed by its divider. It has 80 to 160 points, and
/// 100 at first; less than 40 collapse it.
@Suite(.serialized) struct SplitCollapseTests {
  private func move(_ fixture: SplitFixture, from start: CGFloat, to end: CGFloat) {
    fixture.host.press(at: CGPoint(x: start, y: 100))
    fixture.host.movePointer(to: CGPoint(x: end, y: 100))
  }

  private func release(_ fixture: SplitFixture, at x: CGFloat) throws {
    fixture.host.release(at: CGPoint(x: x, y: 100))
    try fixture.host.settle()
  }

  /// Nothing has happened to a column of 100 points.
  private func expectUntouched(_ fixture: SplitFixture) throws {
    #expect(fixture.split.displayMode == .columns && fixture.split.preferredDisplayMode == .columns)
    #expect(fixture.split.widths == [100, 200])
    #expect(fixture.frame(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 101, y: 0, width: 200, height: 200))
    #expect(fixture.collapses == [])
    try fixture.expectEvents("")
  }

  // MARK: A finger

  @Test(
    "R9.3 Containers 2.7 Released at less than half of its least width a column collapses, once")
  func collapse() throws {
    let fixture = try SplitFixture()

    move(fixture, from: 101, to: 30)
    #expect(fixture.frame(fixture.primary) == CGRect(x: -51, y: 0, width: 80, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 30, y: 0, width: 271, height: 200))
    #expect(fixture.split.displayMode == .columns)
    try fixture.expectEvents("")
    try release(fixture, at: 30)

    #expect(fixture.split.displayMode != .columns && fixture.split.preferredDisplayMode != .columns)
    #expect(fixture.split.displayMode != .openDrawer && !fixture.isPrimaryInWindow)
    #expect(fixture.frame(fixture.secondary) == fixture.host.window.bounds)
    #expect(fixture.collapses == [true] && fixture.collapseQuestions == [true])
    try fixture.expectEvents(SplitFixture.collapseEvents)
    #expect(fixture.split.chosenWidths == [100, 240], "the widths before the drag")
    #expect(fixture.savedWidths.last == [100, 240])
  }

  @Test(
    "R9.3 Containers 2.7 The divider of a collapsed column brings it back, and continues with it")
  func reopening() throws {
    let fixture = try SplitFixture()
    move(fixture, from: 101, to: 30)
    try release(fixture, at: 30)
    fixture.recorder.removeAll()

    move(fixture, from: 1, to: 39)
    #expect(fixture.split.displayMode != .columns)
    fixture.host.movePointer(to: CGPoint(x: 61, y: 100))
    #expect(fixture.split.displayMode == .columns)
    #expect(fixture.frame(fixture.secondary).minX == 61, "it is not yet at its least width")
    fixture.host.movePointer(to: CGPoint(x: 131, y: 100))
    try release(fixture, at: 131)

    #expect(fixture.split.widths == [130, 170])
    #expect(fixture.collapses == [true, false])
    try fixture.expectEvents(SplitFixture.returnEvents)
  }

  @Test("R9.3 Dragged back before the finger is lifted, or not far enough, a column stays")
  func dragBack() throws {
    let fixture = try SplitFixture()

    move(fixture, from: 101, to: 20)
    fixture.host.movePointer(to: CGPoint(x: 101, y: 100))
    try release(fixture, at: 101)
    try expectUntouched(fixture)

    move(fixture, from: 101, to: 42)
    #expect(fixture.frame(fixture.secondary).minX == 42)
    try release(fixture, at: 42)
    #expect(fixture.split.widths == [80, 220])
    #expect(fixture.frame(fixture.secondary).minX == 81)
    #expect(fixture.collapses == [])
    try fixture.expectEvents("")
  }

  @Test("R9.3 One finger collapses a column, brings it back and collapses it, with balanced events")
  func thereAndBack() throws {
    let fixture = try SplitFixture()
    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()

    move(fixture, from: 1, to: 101)
    fixture.host.movePointer(to: CGPoint(x: 20, y: 100))
    try release(fixture, at: 20)

    #expect(fixture.split.displayMode != .columns)
    #expect(fixture.collapses == [true, false, true])
    #expect(fixture.collapseQuestions == [false, true])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("R9.3 A touch that is cancelled leaves everything as before")
  func cancelled() throws {
    let fixture = try SplitFixture()

    fixture.host.putDown(0, at: CGPoint(x: 101, y: 100))
    fixture.host.move(0, to: CGPoint(x: 20, y: 100))
    fixture.host.cancel(0, at: CGPoint(x: 20, y: 100))
    try fixture.host.settle()
    try expectUntouched(fixture)
    #expect(fixture.savedWidths.last == [100, 240])

    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()
    fixture.host.putDown(0, at: CGPoint(x: 1, y: 100))
    fixture.host.move(0, to: CGPoint(x: 141, y: 100))
    #expect(fixture.split.displayMode == .columns)
    fixture.host.cancel(0, at: CGPoint(x: 141, y: 100))
    try fixture.host.settle()
    #expect(fixture.split.displayMode != .columns && fixture.split.chosenWidths == [100, 240])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("R9.3 The delegate may keep a column, and keep it collapsed")
  func veto() throws {
    let fixture = try SplitFixture()
    fixture.allowsCollapse = false

    move(fixture, from: 101, to: 30)
    fixture.host.movePointer(to: CGPoint(x: 20, y: 100))
    #expect(fixture.frame(fixture.primary).minX == 0)
    #expect(fixture.split.widths == [80, 220])
    try release(fixture, at: 20)
    #expect(fixture.split.displayMode == .columns && fixture.collapses == [])
    #expect(fixture.collapseQuestions == [true], "once for a drag")

    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()
    try fixture.drag(from: 1, to: 150)
    #expect(fixture.split.displayMode != .columns && fixture.collapseQuestions == [true, false])
  }

  @Test("R9.3 Where the others may not have the width, or gestures are off, no column collapses")
  func limits() throws {
    let fixture = try SplitFixture()
    fixture.split.isDrawerGestureEnabled = false
    try fixture.drag(from: 101, to: 2)
    #expect(fixture.split.displayMode == .columns && fixture.split.widths == [80, 220])
    #expect(fixture.collapseQuestions == [])

    let host = try TestHost(size: CGSize(width: 301, height: 200))
    let limited = SplitContainerViewController(columns: [
      SplitColumn(minimumWidth: 80, preferredWidth: 100),
      SplitColumn(minimumWidth: 120, maximumWidth: 300),
    ])
    host.show(limited)
    host.drag(from: CGPoint(x: 101, y: 100), to: CGPoint(x: 2, y: 100), duration: 1)
    #expect(limited.displayMode == .columns && limited.widths == [80, 220])
  }

  @Test("R20.2 Where lines run from right to left, the divider collapses to the right")
  func rightToLeft() throws {
    let fixture = try SplitFixture()
    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { fixture.split.view.setNeedsLayout() }

    move(fixture, from: 200, to: 271)
    #expect(fixture.frame(fixture.primary) == CGRect(x: 272, y: 0, width: 80, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 0, y: 0, width: 271, height: 200))
    try release(fixture, at: 271)
    #expect(fixture.split.displayMode != .columns)
    try fixture.drag(from: 300, to: 191)
    #expect(fixture.split.displayMode == .columns && fixture.split.widths == [109, 191])
  }

  // MARK: Keys

  @Test("R20.1 A key collapses a column of the least width, and the opposite one brings it back")
  func keys() throws {
    let fixture = try SplitFixture()
    fixture.host.tap(at: CGPoint(x: 100, y: 100))
    for _ in 0..<3 { fixture.host.press(.keyboardLeftArrow) }
    #expect(fixture.split.widths == [80, 220] && fixture.collapses == [])

    fixture.host.press(.keyboardLeftArrow)
    try fixture.host.settle()
    #expect(fixture.split.displayMode != .columns && !fixture.isPrimaryInWindow)
    fixture.host.press(.keyboardLeftArrow)
    fixture.allowsCollapse = false
    fixture.host.press(.keyboardRightArrow)
    #expect(fixture.split.displayMode != .columns)
    fixture.allowsCollapse = true
    fixture.host.press(.keyboardRightArrow)
    #expect(fixture.split.displayMode == .columns && fixture.split.widths == [80, 220])
    fixture.host.press(.keyboardRightArrow)
    #expect(fixture.split.widths == [88, 212])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  // MARK: Meanwhile

  @Test("R9.3 A column collapses while its child is being replaced: the transition ends first")
  func duringTransition() throws {
    let fixture = try SplitFixture()
    let other = RecordingViewController("C", recorder: fixture.recorder)
    fixture.host.turn {
      fixture.split.setViewController(other, at: 0, transition: .crossDissolve.lasting(9))
    }

    try fixture.drag(from: 101, to: 10)

    #expect(fixture.split.displayMode == .closedDrawer)
    #expect(fixture.split.viewController(at: 0) === other)
    #expect(fixture.primary.parent == nil && other.viewIfLoaded?.window == nil)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
    try fixture.open()
    #expect(fixture.frame(other) == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test(
    "R9.3 A container that is resized while its divider is dragged keeps to the finger and the room"
  )
  func resized() throws {
    let fixture = try SplitFixture()
    move(fixture, from: 101, to: 30)

    try fixture.host.resize(to: CGSize(width: 401, height: 200))
    #expect(fixture.frame(fixture.secondary) == CGRect(x: 30, y: 0, width: 371, height: 200))
    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    #expect(fixture.split.displayMode != .columns && fixture.split.preferredDisplayMode == .columns)
    fixture.host.movePointer(to: CGPoint(x: 90, y: 100))
    try release(fixture, at: 90)
    try fixture.host.resize(to: CGSize(width: 301, height: 200))

    #expect(fixture.split.displayMode == .columns)
    #expect(fixture.split.widths == [80, 220])
    #expect(fixture.collapses == [true, false])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("R9.3 A collapsed column is a drawer, whatever the width is")
  func drawer() throws {
    let fixture = try SplitFixture()
    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()

    try fixture.drag(from: 15, to: 120)
    #expect(fixture.split.displayMode == .openDrawer && fixture.isPrimaryInWindow)
    #expect(fixture.frame(fixture.secondary) == fixture.host.window.bounds)
    fixture.host.press(.keyboardEscape)
    try fixture.host.settle()
    #expect(!fixture.isPrimaryInWindow)
    try fixture.host.resize(to: CGSize(width: 180, height: 200))
    try fixture.host.resize(to: CGSize(width: 301, height: 200))
    #expect(fixture.split.displayMode != .columns && fixture.collapses == [true])
    fixture.split.preferredDisplayMode = .columns
    fixture.host.commit()
    #expect(fixture.split.displayMode == .columns && fixture.isPrimaryInWindow)
  }

  @Test("R6.1 Containers 5 Whether a column is collapsed is saved with the widths")
  func state() throws {
    let fixture = try SplitFixture()
    #expect(fixture.split.restorableFacts.preferredDisplayMode == nil)
    fixture.split.preferredDisplayMode = .closedDrawer
    let facts = fixture.split.restorableFacts

    let other = try SplitFixture()
    other.host.turn { other.split.restore([], facts: facts) }
    #expect(other.split.displayMode != .columns)
    other.host.turn { other.split.restore([], facts: .init()) }
    #expect(other.split.displayMode == .columns)
  }

  @Test(
    "R9.3 Containers 2.7 A column that is to be an open drawer is one at the next layout, and later"
  )
  func openDrawer() throws {
    let fixture = try SplitFixture()
    fixture.split.preferredDisplayMode = .openDrawer
    #expect(fixture.split.displayMode == .columns)
    fixture.host.commit()
    #expect(fixture.split.displayMode == .openDrawer && fixture.isPrimaryInWindow)
    #expect(fixture.collapses == [true])

    // A drawer that there is stays as it is.
    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()
    #expect(fixture.split.displayMode == .openDrawer)
    fixture.host.turn { fixture.split.setDrawerOpen(false, animated: false) }
    #expect(fixture.split.displayMode == .closedDrawer && !fixture.isPrimaryInWindow)

    let early = try SplitFixture(isShown: false)
    early.split.preferredDisplayMode = .openDrawer
    early.host.show(early.split)
    early.host.commit()
    #expect(early.split.displayMode == .openDrawer && early.isPrimaryInWindow)
    let facts = early.split.restorableFacts
    #expect(facts.preferredDisplayMode == .openDrawer && facts.displayMode == .openDrawer)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  // MARK: Operations on the drawer

  @Test("Containers 1.2 Closing a drawer twice while its child is replaced leaves it closed")
  func closedTwice() throws {
    let fixture = try SplitFixture(width: 180)
    try fixture.open()
    let other = RecordingViewController("C", recorder: fixture.recorder)

    fixture.host.turn { fixture.split.setDrawerOpen(false) }
    fixture.host.turn { fixture.split.setDrawerOpen(false, animated: false) }
    fixture.host.turn { fixture.split.setViewController(other, at: 0) }
    try fixture.host.settle()

    #expect(fixture.split.displayMode != .openDrawer)
    #expect(fixture.split.viewController(at: 0) === other)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("Containers 1.2 A drawer that is closed while its child is removed has no child afterwards")
  func closedWhileRemoved() throws {
    let fixture = try SplitFixture(width: 180)
    try fixture.open()

    fixture.host.turn {
      fixture.split.setViewController(nil, at: 0)
      #expect(fixture.split.viewController(at: 0) === fixture.primary)
    }
    let reports = fixture.host.turn {
      withMisuseIntercepted { _ = fixture.split.setDrawerOpen(false) }
    }
    try fixture.host.settle()

    #expect(reports.map(\.id) == ["split.no-drawer"])
    #expect(fixture.split.viewController(at: 0) == nil)
    #expect(fixture.primary.parent == nil)
  }

  @Test(
    "Containers 1.2 A child that waits for a drawer is shown there, though that is closed meanwhile"
  )
  func replacedWhileClosing() throws {
    let fixture = try SplitFixture(width: 180)
    let other = RecordingViewController("C", recorder: fixture.recorder)
    fixture.host.turn { fixture.split.setDrawerOpen(true) }
    let replacement = fixture.host.turn { fixture.split.setViewController(other, at: 0) }

    fixture.host.turn { fixture.split.setDrawerOpen(false) }
    try fixture.host.settle()

    #expect(replacement.result == .done)
    #expect(fixture.split.viewController(at: 0) === other)
    #expect(fixture.split.displayMode != .openDrawer && fixture.primary.parent == nil)
  }
}
