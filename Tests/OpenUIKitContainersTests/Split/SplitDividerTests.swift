import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// A finger drags the lines between the columns of a split view controller.
@Suite(.serialized) struct SplitDividerTests {
  private typealias Column = UISplitViewController.Column

  private func fixture(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = SplitFixture.landscape,
    isRightToLeft: Bool = false
  ) throws -> SplitFixture {
    let fixture = try SplitFixture(style, size: size, isShown: false)
    if isRightToLeft { fixture.host.window.traitOverrides.layoutDirection = .rightToLeft }
    fixture.host.show(fixture.split)
    fixture.recorder.removeAll()
    return fixture
  }

  private func drag(_ fixture: SplitFixture, from start: CGFloat, to end: CGFloat) throws {
    fixture.host.drag(
      from: CGPoint(x: start, y: 500), to: CGPoint(x: end, y: 500), duration: 0.3, rest: 0.2)
    try fixture.host.settle()
  }

  @Test("R15.62 A finger on the line beside the primary column gives it another width")
  func primary() throws {
    let fixture = try fixture()
    #expect(fixture.frame(.primary)?.width == 320)

    try drag(fixture, from: 321, to: 421)
    #expect(fixture.split.primaryColumnWidth == 420)
    #expect(fixture.frame(.primary) == CGRect(x: 0, y: 0, width: 420, height: 768))
    #expect(fixture.frame(.secondary) == CGRect(x: 420, y: 0, width: 604, height: 768))
    // Beside the line nothing is dragged.
    try drag(fixture, from: 430, to: 500)
    #expect(fixture.split.primaryColumnWidth == 420)
    #expect(fixture.recorder.timeline.lines.allSatisfy { !$0.contains("Appear") })
  }

  @Test("R15.62 R15.61 The limits of the columns hold for the finger")
  func limits() throws {
    let fixture = try fixture()
    fixture.split.minimumPrimaryColumnWidth = 250
    fixture.split.maximumPrimaryColumnWidth = 400
    try fixture.host.settle()
    try drag(fixture, from: 320, to: 900)
    #expect(fixture.split.primaryColumnWidth == 400)
    try drag(fixture, from: 400, to: 30)
    #expect(fixture.split.primaryColumnWidth == 250)

    fixture.split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    fixture.split.maximumPrimaryColumnWidth = 1_000
    try fixture.host.settle()
    try drag(fixture, from: 250, to: 2)
    #expect(fixture.split.primaryColumnWidth == 100)
    try drag(fixture, from: 100, to: 1_020)
    #expect(fixture.frame(.secondary)?.width == 100)
  }

  @Test("R15.62 From right to left the finger moves in the other direction")
  func rightToLeft() throws {
    let fixture = try fixture(isRightToLeft: true)
    #expect(fixture.frame(.primary)?.minX == 704)

    try drag(fixture, from: 704, to: 604)

    #expect(fixture.frame(.primary) == CGRect(x: 604, y: 0, width: 420, height: 768))
    #expect(fixture.frame(.secondary)?.width == 604)
  }

  @Test("R15.62 R15.73 Three columns and the inspector column: each has a line")
  func three() throws {
    let fixture = try fixture(.tripleColumn, size: CGSize(width: 1_400, height: 900))
    fixture.split.setViewController(UIViewController(), for: .inspector)
    fixture.split.preferredDisplayMode = .twoBesideSecondary
    fixture.split.preferredInspectorColumnWidth = 200
    fixture.host.turn { fixture.split.show(.inspector) }
    try fixture.host.settle()
    #expect(fixture.frame(.secondary) == CGRect(x: 640, y: 0, width: 560, height: 900))

    try drag(fixture, from: 320, to: 300)
    try drag(fixture, from: 620, to: 650)
    #expect(fixture.frame(.supplementary) == CGRect(x: 300, y: 0, width: 350, height: 900))
    try drag(fixture, from: 1_200, to: 1_100)
    #expect(fixture.frame(.secondary) == CGRect(x: 650, y: 0, width: 450, height: 900))
  }

  @Test("R15.62 R15.61 What the program prefers later counts, and a width lasts until then")
  func program() throws {
    let fixture = try fixture()
    try drag(fixture, from: 320, to: 420)
    fixture.host.turn { fixture.split.hide(.primary) }
    try fixture.host.settle()
    fixture.host.turn { fixture.split.show(.primary) }
    try fixture.host.settle()
    #expect(fixture.frame(.primary)?.width == 420)

    fixture.split.preferredPrimaryColumnWidth = 300
    try fixture.host.settle()
    #expect(fixture.frame(.primary)?.width == 300)
  }

  @Test("R15.62 A finger that is cancelled leaves the width of before")
  func cancelled() throws {
    let fixture = try fixture()
    fixture.host.putDown(0, at: CGPoint(x: 320, y: 500))
    fixture.host.move(0, to: CGPoint(x: 400, y: 500))
    #expect(fixture.frame(.primary)?.width == 400)
    fixture.host.cancel(0, at: CGPoint(x: 400, y: 500))
    try fixture.host.settle()
    #expect(fixture.frame(.primary)?.width == 320)
  }

  @Test("R15.62 R15.76 Widths that the user has chosen are restored")
  func restored() throws {
    let fixture = try fixture()
    fixture.split.restorationIdentifier = "split"
    try drag(fixture, from: 320, to: 420)
    let saved = try #require(SavedState(ofContainer: fixture.split)).state
    let fresh = UISplitViewController(style: .doubleColumn)
    try saved.restore(in: fresh) { _, _ in nil }
    fixture.host.show(fresh)
    #expect(fresh.primaryColumnWidth == 420)
    #expect(SavedState(ofContainer: fresh)?.state.facts == saved.facts)
  }

  @Test("R15.62 Columns over the secondary one, and one column only, have nothing to drag")
  func none() throws {
    let fixture = try fixture()
    func dividers() -> [DividerControl] {
      fixture.split.view.subviews.compactMap { $0 as? DividerControl }.filter { !$0.isHidden }
    }
    #expect(dividers().count == 1 && dividers().first?.pointerCursor == .resizeLeftRight)
    fixture.host.turn { fixture.split.preferredDisplayMode = .oneOverSecondary }
    try fixture.host.settle()
    #expect(dividers().isEmpty)
    fixture.split.preferredDisplayMode = .oneBesideSecondary
    try fixture.host.settle()
    #expect(dividers().count == 1)
    try fixture.host.resize(to: SplitFixture.compact)
    #expect(dividers().isEmpty)
  }

  @Test("R15.62 R13.2 Assistive technologies widen and narrow a column by steps")
  func steps() throws {
    let fixture = try fixture()
    let divider = try #require(
      fixture.split.view.subviews.compactMap { $0 as? DividerControl }.first { !$0.isHidden })
    divider.accessibilityIncrement()
    #expect(fixture.split.primaryColumnWidth == 328 && divider.accessibilityLabel == "Divider")
    divider.accessibilityDecrement()
    #expect(fixture.split.primaryColumnWidth == 320)
  }
}
