import NestTesting
import OpenUIKit
import Testing

@testable import NestKit

struct SheetHeightsTests {
  private let heights = SheetHeights(
    [.large, .length(100, identifier: .small), .medium], room: 400, including: 0, content: nil)

  @Test("R26.3 Detents are sorted, shortened to the room, and lengths that are equal count once")
  func resolution() {
    #expect(heights.heights.map(\.length) == [100, 200, 400])
    let some = SheetHeights(
      [.length(900), .large, .content, .length(50)], room: 300, including: 20, content: nil)
    #expect(some.heights.map(\.length) == [70, 320])
    let none = SheetHeights([.content], room: 300, including: 20, content: nil)
    #expect(none.heights.map(\.length) == [320] && none.heights[0].identifier == .content)
    let empty = SheetHeights([.medium], room: 0, including: 0, content: nil)
    #expect(empty.lowest == 0 && empty.shown(50).isFinite && empty.shown(-50).isFinite)
  }

  @Test("R26.12 Where a sheet rests follows from where it is and how fast it moves")
  func target() {
    func target(_ length: CGFloat, _ velocity: CGFloat) -> SheetHeights.Target {
      heights.target(length: length, velocity: velocity, settings: DragSettings())
    }
    #expect(target(140, 0) == .detent(.small))
    #expect(target(160, 0) == .detent(.medium))
    #expect(target(110, 500) == .detent(.medium))
    #expect(target(390, 2000) == .detent(.large))
    #expect(target(450, 600) == .detent(.large))
    #expect(target(390, -500) == .detent(.medium))
    #expect(target(40, 0) == .dismissal)
    #expect(target(390, -2000) == .dismissal)
    #expect(target(80, -600) == .dismissal)
    #expect(target(80, 0) == .detent(.small))
  }

  @Test("R26.5 The background is dimmed from the largest undimmed detent to the next one")
  func dimming() {
    #expect(heights.dimming(at: 50, undimmed: nil) == 0.5)
    #expect(heights.dimming(at: 300, undimmed: nil) == 1)
    #expect(heights.dimming(at: 200, undimmed: .medium) == 0)
    #expect(heights.dimming(at: 300, undimmed: .medium) == 0.5)
    #expect(heights.dimming(at: 400, undimmed: .large) == 0)
    #expect(heights.isDimmed(at: .small, undimmed: nil))
    #expect(!heights.isDimmed(at: .small, undimmed: .small))
  }
}
