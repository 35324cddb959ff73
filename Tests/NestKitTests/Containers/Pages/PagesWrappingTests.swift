import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pages of which the first one follows the last one.
@Suite(.serialized) struct PagesWrappingTests {
  @Test("R9.2 In a circle the first page follows the last one, in both directions")
  func circle() throws {
    let fixture = try PagesFixture("ABC") { $0.wraps = true }
    #expect(fixture.loaded == "ABC")

    try fixture.drag(from: 10, to: 100)
    #expect(fixture.container.selectedIndex == 2)
    #expect(fixture.frame(2) == fixture.host.window.bounds)
    #expect(fixture.frame(0)?.minX == 120)
    try fixture.drag(from: 110, to: 20)
    #expect(fixture.container.selectedIndex == 0)
    for expected in [2, 1, 0, 2] {
      #expect(try fixture.run { $0.selectPrevious() } == .done)
      #expect(fixture.container.selectedIndex == expected)
    }
    #expect(try fixture.run { $0.selectNext() } == .done)
    #expect(fixture.container.selectedIndex == 0)
    #expect(fixture.violations == [])
  }

  @Test("R9.2 A circle of two pages, of which one is on both sides of the other")
  func wrappingWithTwo() throws {
    let fixture = try PagesFixture("AB") { $0.wraps = true }

    for index in 0..<4 {
      try fixture.drag(from: 110, to: 20)
      #expect(fixture.container.selectedIndex == (index + 1) % 2)
      #expect(fixture.frame((index + 1) % 2) == fixture.host.window.bounds)
    }
    fixture.putDown(at: 60)
    fixture.move(40, 20)
    #expect(fixture.frame(1)?.minX == 80 || fixture.frame(1)?.minX == 90)
    fixture.move(60, 110)
    #expect(try #require(fixture.frame(1)).maxX > 0)
    #expect(try #require(fixture.frame(1)).minX < 0)
    try fixture.lift(at: 110)
    #expect(fixture.violations == [])
  }

  @Test(
    "R9.2 A page alone is in no circle, nor are few short ones; a selection takes the shorter direction"
  )
  func noWrapping() throws {
    let alone = try PagesFixture("A") { $0.wraps = true }
    try alone.drag(from: 110, to: 20)
    #expect(alone.frame(0) == alone.host.window.bounds)

    let short = try PagesFixture("ABC") {
      $0.wraps = true
      $0.pageLength = 50
    }
    #expect(!short.container.canSelectPrevious)
    short.container.selectPrevious()
    #expect(short.container.selectedIndex == 0)

    let fixture = try PagesFixture { $0.wraps = true }
    fixture.host.turn { _ = fixture.container.selectViewController(at: 4) }
    fixture.host.advance(by: 0.1)
    #expect(try #require(fixture.frame(4)).minX < 0)
    try fixture.host.settle()
    #expect(fixture.frame(4) == fixture.host.window.bounds)
  }

  @Test("R9.2 A circle that is opened or closed keeps the page that is shown")
  func changesWhileWrapping() throws {
    let fixture = try PagesFixture { $0.wraps = true }
    for _ in 0..<7 { _ = try fixture.run { $0.selectPrevious() } }
    #expect(fixture.container.selectedIndex == 3)

    fixture.host.turn { fixture.container.wraps = false }
    #expect(fixture.frame(3) == fixture.host.window.bounds)
    #expect(fixture.frame(4)?.minX == 120)
    fixture.host.turn { fixture.container.wraps = true }
    #expect(fixture.frame(3) == fixture.host.window.bounds)
    #expect(fixture.violations == [])
  }
}
