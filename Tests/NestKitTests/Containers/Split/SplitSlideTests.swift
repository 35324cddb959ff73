import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The first column of a split container while it moves to where it snaps. It has 80 to 160 points,
/// and 100 at first; less than 40 collapse it. A slide takes 0.3 s.
@Suite(.serialized) struct SplitSlideTests {
  private func drag(_ fixture: SplitFixture, from start: CGFloat, to end: CGFloat) {
    fixture.host.press(at: CGPoint(x: start, y: 100))
    fixture.host.movePointer(to: CGPoint(x: end, y: 100))
    fixture.host.release(at: CGPoint(x: end, y: 100))
  }

  /// Where a child is seen.
  private func shown(_ child: UIViewController) -> CGRect {
    var frame = child.view.bounds
    var view: UIView? = child.view
    while let next = view, !(next is UIWindow) {
      let layer = next.layer.presentation() ?? next.layer
      frame = frame.offsetBy(
        dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      frame.size = next === child.view ? layer.frame.size : frame.size
      view = next.superview
    }
    return frame
  }

  @Test("R9.3 Containers 2.7 Released beyond half, a column slides out, and then collapses once")
  func out() throws {
    let fixture = try SplitFixture()

    drag(fixture, from: 101, to: 31)
    #expect(abs(shown(fixture.primary).maxX - 31) < 1.5)
    fixture.host.advance(by: 0.15)

    #expect(abs(shown(fixture.primary).maxX - 15) < 2)
    #expect(abs(shown(fixture.secondary).minX - 16) < 2)
    #expect(shown(fixture.primary).width == 80)
    #expect(fixture.split.displayMode == .columns && fixture.isPrimaryInWindow)
    try fixture.expectEvents("")
    try fixture.host.settle()

    #expect(fixture.split.displayMode != .columns && fixture.split.preferredDisplayMode != .columns)
    #expect(!fixture.isPrimaryInWindow)
    #expect(shown(fixture.secondary) == fixture.host.window.bounds)
    #expect(fixture.collapses == [true])
    #expect(fixture.split.chosenWidths == [100, 240])
    try fixture.expectEvents(SplitFixture.collapseEvents)
  }

  @Test("R9.3 Containers 2.7 Released before half, a column slides back to its least width")
  func back() throws {
    let fixture = try SplitFixture()

    drag(fixture, from: 101, to: 51)
    fixture.host.advance(by: 0.15)
    let edge = shown(fixture.primary).maxX
    #expect(edge > 57 && edge < 73)
    try fixture.host.settle()

    #expect(shown(fixture.primary) == CGRect(x: 0, y: 0, width: 80, height: 200))
    #expect(fixture.split.widths == [80, 220])
    #expect(fixture.collapses == [])
    try fixture.expectEvents("")
  }

  @Test("R9.3 Containers 2.7 A column that returns slides in while the drag continues")
  func slidesIn() throws {
    let fixture = try SplitFixture()
    fixture.split.preferredDisplayMode = .closedDrawer
    fixture.host.commit()
    fixture.recorder.removeAll()

    fixture.host.press(at: CGPoint(x: 1, y: 100))
    fixture.host.movePointer(to: CGPoint(x: 61, y: 100))
    #expect(fixture.split.displayMode == .columns)
    #expect(shown(fixture.primary).maxX < 2)
    fixture.host.advance(by: 0.15)
    let edge = shown(fixture.primary).maxX
    #expect(edge > 20 && edge < 40)
    fixture.host.movePointer(to: CGPoint(x: 71, y: 100))
    #expect(abs(shown(fixture.primary).maxX - edge - 10) < 1.5, "the finger moves it too")
    fixture.host.advance(by: 0.3)
    #expect(abs(shown(fixture.primary).maxX - 70) < 1.5)
    fixture.host.release(at: CGPoint(x: 71, y: 100))
    try fixture.host.settle()

    #expect(fixture.split.widths == [80, 220])
    try fixture.expectEvents(SplitFixture.returnEvents)
  }

  @Test("R9.3 Containers 2.7 A finger takes the divider where it is seen, and the column stays")
  func caught() throws {
    let fixture = try SplitFixture()
    drag(fixture, from: 101, to: 31)
    fixture.host.advance(by: 0.15)
    let edge = shown(fixture.primary).maxX

    fixture.host.press(at: CGPoint(x: edge, y: 100))
    #expect(abs(shown(fixture.primary).maxX - edge) < 0.01)
    fixture.host.advance(by: 1)
    #expect(abs(shown(fixture.primary).maxX - edge) < 0.01, "it stands still")
    fixture.host.movePointer(to: CGPoint(x: edge + 100, y: 100))
    fixture.host.release(at: CGPoint(x: edge + 100, y: 100))
    try fixture.host.settle()

    #expect(fixture.split.displayMode == .columns && fixture.collapses == [])
    #expect(abs(fixture.split.widths[0] - edge - 100) < 0.01)
    try fixture.expectEvents("")
  }

  @Test("R9.3 Containers 2.7 Caught and released again a column collapses with the first widths")
  func caughtAndReleased() throws {
    let fixture = try SplitFixture()
    drag(fixture, from: 101, to: 31)
    fixture.host.advance(by: 0.15)
    let edge = shown(fixture.primary).maxX

    drag(fixture, from: edge, to: edge - 5)
    try fixture.host.settle()

    #expect(fixture.split.displayMode != .columns && fixture.collapses == [true])
    #expect(fixture.split.chosenWidths == [100, 240])
    try fixture.expectEvents(SplitFixture.collapseEvents)
  }

  @Test(
    "R9.3 Containers 2.7 Resized or rotated, a column slides on, and collapses once",
    arguments: [CGSize(width: 401, height: 200), CGSize(width: 180, height: 301)])
  func resized(size: CGSize) throws {
    let fixture = try SplitFixture()
    drag(fixture, from: 101, to: 31)
    fixture.host.advance(by: 0.1)

    try fixture.host.resize(to: size)
    #expect((fixture.split.displayMode != .columns) == (size.width == 180))
    fixture.host.advance(by: 0.05)
    if size.width == 401 {
      let edge = shown(fixture.primary).maxX
      #expect(edge > 5 && edge < 27)
      #expect(abs(shown(fixture.secondary).minX - edge - 1) < 1)
    }
    try fixture.host.settle()

    #expect(fixture.split.displayMode != .columns && fixture.split.preferredDisplayMode != .columns)
    #expect(fixture.frame(fixture.secondary) == CGRect(origin: .zero, size: size))
    #expect(fixture.collapses == [true])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test(
    "R9.3 A device that is rotated while a column slides has it collapsed, with balanced events")
  func rotated() throws {
    let fixture = try SplitFixture()
    drag(fixture, from: 101, to: 31)
    fixture.host.advance(by: 0.1)

    fixture.host.rotateDevice()
    try fixture.host.settle()

    #expect(fixture.split.displayMode != .columns && fixture.collapses == [true])
    #expect(shown(fixture.secondary) == fixture.host.window.bounds)
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("R9.3 Containers 3.2 Nothing slides with Reduce Motion, and none where animations are off")
  func atOnce() throws {
    for reducesMotion in [true, false] {
      let fixture = try SplitFixture()
      fixture.host.setReducesMotion(reducesMotion)
      UIView.setAnimationsEnabled(reducesMotion)
      defer { UIView.setAnimationsEnabled(true) }

      drag(fixture, from: 101, to: 31)
      #expect(fixture.split.displayMode != .columns && !fixture.isPrimaryInWindow)
      drag(fixture, from: 1, to: 101)

      #expect(fixture.split.displayMode == .columns)
      #expect(shown(fixture.primary) == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(fixture.collapses == [true, false])
    }
  }

  @Test("R9.3 A container that disappears while a column slides has it collapsed before")
  func disappears() throws {
    let fixture = try SplitFixture()
    drag(fixture, from: 101, to: 31)
    fixture.host.advance(by: 0.1)

    fixture.host.hide()

    #expect(fixture.split.displayMode != .columns && fixture.collapses == [true])
    #expect(fixture.recorder.appearanceViolations(appeared: ["A", "B"]) == [])
  }

  @Test("R9.3 A column that is out by half", arguments: ["out", "in"])
  func picture(direction: String) throws {
    let fixture = try SplitFixture()
    for (child, color) in [
      (fixture.primary, UIColor.systemBlue), (fixture.secondary, .systemOrange),
    ] {
      child.view.backgroundColor = color
      let mark = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      mark.backgroundColor = .white
      child.view.addSubview(mark)
    }
    drag(fixture, from: 101, to: 36)
    if direction == "in" {
      try fixture.host.settle()
      fixture.host.press(at: CGPoint(x: 1, y: 100))
      fixture.host.movePointer(to: CGPoint(x: 71, y: 100))
    }
    fixture.host.advance(by: 0.1)

    try fixture.host.expectPicture("split-slides-\(direction)")
  }
}
