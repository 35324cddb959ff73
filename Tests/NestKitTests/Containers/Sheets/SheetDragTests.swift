import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A finger on a sheet with detents of 100, 200 and 400 points.
@Suite(.serialized) struct SheetDragTests {
  /// A list of 1000 points, with a list of pages in it where that is asked for.
  private final class ListViewController: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 200, height: 1000)
      list.contentInsetAdjustmentBehavior = .never
      view.addSubview(list)
    }
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

  /// Moves a finger that is down, slowly.
  private func move(_ fixture: SheetFixture, from start: CGFloat, to end: CGFloat) {
    for step in 1...20 {
      fixture.host.advance(by: 1 / 60)
      fixture.host.move(0, to: point(start + (end - start) * CGFloat(step) / 20))
    }
  }

  @Test("R26.12 A sheet follows a finger and rests at the nearest detent, with one event")
  func nearest() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")

    fixture.host.putDown(0, at: point(320))
    move(fixture, from: 320, to: 240)
    #expect(abs(fixture.height(sheet) - 180) < 12)
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: point(240))
    try fixture.host.settle()

    #expect(fixture.height(sheet) == 200 && fixture.selected == ["medium"])
    #expect(fixture.recorder.timeline.lines.allSatisfy { !$0.contains("Appear") })
  }

  @Test("R26.12 A finger that is fast leads to the next detent, and beyond the largest resists")
  func fast() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")

    fixture.host.flick(from: point(320), velocity: CGVector(dx: 0, dy: -600), duration: 0.1)
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 400 || fixture.height(sheet) == 200)
    let first = fixture.height(sheet)
    fixture.host.flick(from: point(380), velocity: CGVector(dx: 0, dy: 700), duration: 0.05)
    try fixture.host.settle()
    #expect(fixture.height(sheet) < first)
  }

  @Test("R26.12 A finger takes a sheet that moves, where it is seen")
  func interruption() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")
    fixture.host.turn { fixture.container.selectDetent(.large, of: sheet) }
    fixture.host.advance(by: 0.15)
    let height = fixture.height(sheet)

    fixture.host.putDown(0, at: point(380))
    fixture.host.move(0, to: point(365))
    let taken = fixture.height(sheet)
    fixture.host.advance(by: 0.3)

    #expect(abs(taken - height) < 60 && abs(fixture.height(sheet) - taken) < 1)
    fixture.host.move(0, to: point(375))
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: point(375))
    try fixture.host.settle()
    #expect([100, 200, 400].contains(fixture.height(sheet)))
  }

  @Test("R26.13 Below the smallest detent the sheet leaves with the finger, there and back")
  func dismissal() throws {
    let fixture = try SheetFixture(clears: false)
    let sheet = try fixture.present("M")

    fixture.host.putDown(0, at: point(310))
    move(fixture, from: 310, to: 360)
    #expect(abs(fixture.height(sheet) - 50) < 12 && fixture.asked == ["M"])
    move(fixture, from: 360, to: 250)
    #expect(abs(fixture.height(sheet) - 160) < 14)
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: point(250))
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers == [sheet] && fixture.height(sheet) == 200)
    #expect(fixture.recorder.appearanceViolations() == [])

    fixture.container.selectDetent(.small, of: sheet, animated: false)
    fixture.host.drag(from: point(310), to: point(390), duration: 0.3, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty && sheet.parent == nil)
  }

  @Test("R26.13 A sheet that the user may not dismiss resists and springs back")
  func resistance() throws {
    let fixture = try SheetFixture()
    fixture.allowed = false
    let sheet = try fixture.present("M")

    fixture.host.putDown(0, at: point(310))
    move(fixture, from: 310, to: 370)
    let height = fixture.height(sheet)
    #expect(height > 55 && height < 95)
    fixture.host.lift(0, at: point(370))
    try fixture.host.settle()
    #expect(fixture.height(sheet) == 100 && fixture.asked == ["M"])
  }

  @Test("R26.14 On a list the sheet grows first, then the list is scrolled, and back, in one drag")
  func handOff() throws {
    let fixture = try SheetFixture()
    let child = ListViewController()
    try fixture.present("L", { $0.selectedDetent = .medium }, child)

    fixture.host.putDown(0, at: point(390))
    move(fixture, from: 390, to: 290)
    #expect(abs(fixture.height(child) - 300) < 14 && child.list.contentOffset.y == 0)
    move(fixture, from: 290, to: 90)
    #expect(fixture.height(child) == 400)
    let offset = child.list.contentOffset.y
    #expect(abs(offset - 100) < 25)
    move(fixture, from: 90, to: 140)
    #expect(fixture.height(child) == 400 && abs(offset - 50 - child.list.contentOffset.y) < 3)
    move(fixture, from: 140, to: 290)
    #expect(child.list.contentOffset.y == 0 && abs(fixture.height(child) - 300) < 25)
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: point(290))
    try fixture.host.settle()

    #expect([200, 400].contains(fixture.height(child)) && child.list.contentOffset.y == 0)
  }

  @Test("R26.14 A list in a list hands the finger to the sheet at its edge")
  func nestedHandOff() throws {
    let fixture = try SheetFixture()
    let child = ListViewController()
    try fixture.present("L", { $0.selectedDetent = .medium }, child)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    inner.contentSize = CGSize(width: 200, height: 2000)
    inner.contentInsetAdjustmentBehavior = .never
    child.list.addSubview(inner)

    fixture.host.putDown(0, at: point(390))
    move(fixture, from: 390, to: 290)
    #expect(abs(fixture.height(child) - 300) < 14)
    #expect(inner.contentOffset.y == 0 && child.list.contentOffset.y == 0)
    move(fixture, from: 290, to: 100)
    #expect(fixture.height(child) == 400 && inner.contentOffset.y > 60)
    move(fixture, from: 100, to: 380)
    #expect(inner.contentOffset.y == 0 && fixture.height(child) < 260)
    fixture.host.advance(by: 0.3)
    fixture.host.lift(0, at: point(380))
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers == [child])
  }

  @Test("R26.14 A sheet that does not expand by scrolling scrolls its list at every detent")
  func noExpansion() throws {
    let fixture = try SheetFixture()
    let child = ListViewController()
    try fixture.present(
      "L", { ($0.selectedDetent, $0.expandsByScrolling) = (.medium, false) }, child)

    fixture.host.drag(from: point(390), to: point(290), duration: 0.3, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.height(child) == 200 && child.list.contentOffset.y > 50)
  }

  @Test("R26.14 A flick that ends with the sheet in the hand does not scroll the list")
  func noScrollAfterSheet() throws {
    let fixture = try SheetFixture()
    let child = ListViewController()
    try fixture.present("L", { $0.selectedDetent = .medium }, child)

    fixture.host.flick(from: point(380), velocity: CGVector(dx: 0, dy: -900), duration: 0.1)
    try fixture.host.settle()

    #expect(fixture.height(child) == 400 && child.list.contentOffset.y == 0)
  }

  @Test("R26.15 Sheets at other edges follow a finger along their axis")
  func otherEdges() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present(
      "M", { ($0.edge, $0.detents) = (.leading, [.length(60, identifier: .small), .large]) })

    fixture.host.drag(
      from: CGPoint(x: 40, y: 200), to: CGPoint(x: 160, y: 200), duration: 0.3, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.shown(sheet.view).width == 200 && fixture.selected == ["large"])
    fixture.host.drag(
      from: CGPoint(x: 190, y: 200), to: CGPoint(x: 5, y: 200), duration: 0.3, rest: 0.3)
    try fixture.host.settle()
    #expect(fixture.container.sheetViewControllers.isEmpty)
  }

  @Test("R26.16 What a finger has is released where it is when the container disappears")
  func disappearance() throws {
    let fixture = try SheetFixture(clears: false)
    let sheet = try fixture.present("M")

    fixture.host.putDown(0, at: point(310))
    move(fixture, from: 310, to: 230)
    fixture.host.hide()
    fixture.host.unhide()
    fixture.host.lift(0, at: point(230))
    try fixture.host.settle()

    #expect(fixture.height(sheet) == 200)
    #expect(fixture.recorder.appearanceViolations() == [])
  }

  @Test("R26.17 A drag and the movement after it are one movement of the container")
  func progress() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")
    var phases: [ContainerProgress.Phase] = []
    var last: ContainerProgress?
    fixture.container.observeProgress { progress in
      if phases.last != progress.phase { phases.append(progress.phase) }
      last = progress
    }

    fixture.host.drag(from: point(320), to: point(220), duration: 0.3, rest: 0.3)
    try fixture.host.settle()

    #expect(phases == [.began, .changed, .completed])
    #expect(last?.kind == .sheet && last?.to === sheet && last?.fraction == 0.5)
  }
}
