import Testing

@testable import OpenUIKit

/// Heights of sheets, and where a drag ends.
@Suite struct SheetDetentsTests {
  private let both = SheetDetents(
    [
      SheetDetents.Height(identifier: .large, height: 800),
      SheetDetents.Height(identifier: .medium, height: 400),
    ], full: 800)

  @Test(
    "R15.1 UIKit 5.5 Detents are sorted by height; equal ones count once; none means the full height"
  )
  func sorting() {
    #expect(both.heights.map(\.identifier) == [.medium, .large])
    #expect(both.lowest == 400)
    #expect(both.highest == 800)
    let odd = SheetDetents(
      [
        SheetDetents.Height(identifier: .medium, height: -5),
        SheetDetents.Height(identifier: .large, height: 900),
        SheetDetents.Height(identifier: .init("more"), height: 1000),
      ], full: 800)
    #expect(odd.heights.map(\.height) == [0, 800])
    #expect(SheetDetents([], full: 500).heights.map(\.height) == [500])
  }

  @Test("R15.1 UIKit 5.5 A selection that is unknown, or none, is the smallest detent")
  func selection() {
    #expect(both.index(of: .large) == 1)
    #expect(both.index(of: nil) == 0)
    #expect(both.index(of: .init("unknown")) == 0)
  }

  @Test("R15.1 UIKit 5.5 A sheet follows the finger, and resists beyond its detents")
  func resistance() {
    #expect(both.shown(600, canDismiss: false) == 600)
    #expect(both.shown(100, canDismiss: true) == 100)
    #expect(both.shown(-10, canDismiss: true) == 0)
    let above = both.shown(900, canDismiss: false)
    #expect(abs(above - 851.462) < 0.001)
    #expect(abs(both.shown(1000, canDismiss: false) - 896.703) < 0.001)
    let below = both.shown(300, canDismiss: false)
    #expect(abs(below - 351.648) < 0.001)
    #expect(abs(SheetDetents.resisted(1e9, over: 800) - 799.999) < 0.001)
    #expect(SheetDetents.resisted(10, over: 0) == 0)
  }

  @Test(
    "R15.1 UIKit 5.5 A sheet that is released moves to the nearest detent in its direction, or out",
    arguments: [
      (700, 0, SheetDetents.Target.detent(1)),
      (550, 0, .detent(0)),
      (550, -1000, .detent(1)),
      (700, 1000, .detent(0)),
      (300, 0, .detent(0)),
      (150, 0, .dismissal),
      (390, 2000, .dismissal),
      (150, -1000, .detent(0)),
      (800, 5000, .dismissal),
    ])
  func targets(height: CGFloat, velocity: CGFloat, target: SheetDetents.Target) {
    #expect(both.target(height: height, velocity: velocity) == target)
  }

  @Test("R15.1 UIKit 5.5 A tap on the grabber cycles through the detents")
  func grabber() {
    #expect(both.next(after: 0) == 1)
    #expect(both.next(after: 1) == 0)
    #expect(SheetDetents([], full: 1).next(after: 0) == 0)
  }

  @Test(
    "R15.1 UIKit 5.5 The dimming grows with the sheet, above the largest detent that is not dimmed")
  func dimming() {
    #expect(both.dimming(height: 0, undimmed: nil) == 0)
    #expect(both.dimming(height: 200, undimmed: nil) == 0.5)
    #expect(both.dimming(height: 700, undimmed: nil) == 1)
    #expect(both.dimming(height: 400, undimmed: .medium) == 0)
    #expect(both.dimming(height: 600, undimmed: .medium) == 0.5)
    #expect(both.dimming(height: 800, undimmed: .medium) == 1)
    #expect(both.dimming(height: 800, undimmed: .large) == 0)
    #expect(both.dimming(height: 800, undimmed: .init("unknown")) == 1)
  }
}
