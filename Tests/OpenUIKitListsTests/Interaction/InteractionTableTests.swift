import Foundation
import Testing

@testable import OpenUIKitLists

/// The pure decisions about what a person does.
struct InteractionTableTests {
  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private typealias Machine = ListSelectionStateMachine

  @Test("R22.306 A touch that was permitted has one of four ends, in tables and collections")
  func machine() {
    let (a, b) = (Self.path(0), Self.path(1))
    let rows: [([Machine.Input], [Machine.Action], [Machine.Action])] = [
      ([.began(nil), .ended(a)], [], []),
      ([.began(a), .permission(false), .ended(a)], [.askPermission(a)], [.askPermission(a)]),
      (
        [.began(a), .permission(true), .ended(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a), .choose(a), .act(a)],
        [.askPermission(a), .highlight(a), .choose(a), .unhighlight(a), .act(a)]
      ),
      (
        [.began(a), .permission(true), .moved(a), .moved(b), .ended(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a)]
      ),
      (
        [.began(a), .permission(true), .cancelled, .ended(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a)]
      ),
      (
        [.began(a), .permission(true), .ended(nil)],
        [.askPermission(a), .highlight(a), .unhighlight(a)],
        [.askPermission(a), .highlight(a), .unhighlight(a)]
      ),
    ]
    for (inputs, inTables, inCollections) in rows {
      var table = Machine(unhighlightsFirst: true)
      var collection = Machine(unhighlightsFirst: false)
      #expect(inputs.flatMap { table.handle($0) } == inTables)
      #expect(inputs.flatMap { collection.handle($0) } == inCollections)
      #expect(table.state == .idle)
    }
  }

  @Test(
    "R22.307 A highlighted item that an update moves is followed, one that is gone is forgotten")
  func machineFollows() {
    var machine = Machine(unhighlightsFirst: true)
    _ = machine.handle(.began(Self.path(1)))
    _ = machine.handle(.permission(true))

    machine.follow { _ in Self.path(4) }
    #expect(machine.highlighted == Self.path(4))
    machine.follow { _ in nil }
    #expect(machine.handle(.ended(Self.path(4))) == [])
  }

  @Test("R22.308 A drag selects or deselects as its first item says, and gives back what it leaves")
  func range() {
    var selection = ListRangeSelection(from: Self.path(2), selected: [Self.path(4)])
    #expect(
      selection.steps(covering: [Self.path(2), Self.path(3), Self.path(4)]) == [
        .select(Self.path(2), replacing: []), .select(Self.path(3), replacing: []),
      ])
    #expect(selection.steps(covering: [Self.path(2)]) == [.deselect(Self.path(3))])
    var other = ListRangeSelection(from: Self.path(4), selected: [Self.path(4), Self.path(5)])
    #expect(
      other.steps(covering: [Self.path(4), Self.path(5), Self.path(6)]) == [
        .deselect(Self.path(4)), .deselect(Self.path(5)),
      ])
    #expect(other.steps(covering: [Self.path(4)]) == [.select(Self.path(5), replacing: [])])
  }

  @Test("R22.309 The end of a swipe is decided by where the row is and how fast it moves")
  func swipeOutcomes() {
    let actions = SwipeMotion.Actions(width: 148, isFullSwipe: true)
    let short = SwipeMotion.Actions(width: 74, isFullSwipe: false)
    let rows: [(CGFloat, CGFloat, CGFloat, SwipeMotion.Outcome)] = [
      // The wanted offset, the velocity, the offset that is shown, the outcome.
      (0, 500, 0, .close), (60, 0, 60, .close), (80, 0, 80, .open(.trailing)),
      (30, 400, 30, .open(.trailing)), (140, -400, 140, .close),
      (193, 0, 193, .full(.trailing)),
      (191, 0, 191, .open(.trailing)), (900, 0, 320, .full(.trailing)),
      (-30, 0, -30, .close), (-40, 0, -40, .open(.leading)), (-174, 0, -104, .open(.leading)),
      (-30, -400, -30, .open(.leading)), (.nan, 0, 0, .close), (.infinity, 0, 0, .close),
    ]
    for (wanted, velocity, offset, outcome) in rows {
      var motion = SwipeMotion(width: 320, leading: short, trailing: actions)
      motion.move(to: wanted)
      #expect(motion.offset == offset, "\(wanted)")
      #expect(motion.outcome(velocity: velocity) == outcome, "\(wanted)")
    }
    var none = SwipeMotion(width: 320)
    none.move(to: 100)
    #expect(none.offset == 0)
  }

  @Test(
    "R22.310 What is next in the direction of scrolling is prefetched, the rest is cancelled")
  func prefetching() {
    let counts = ListCounts(items: [30, 30])
    var prefetcher = ListPrefetcher()
    let visible = { (range: Range<Int>) in range.map { Self.path($0) } }

    var request = prefetcher.request(visible: visible(0..<10), in: counts)
    #expect(request.prefetch.map(\.item) == Array(10..<20))
    #expect(request.cancel == [])
    request = prefetcher.request(visible: visible(0..<10), in: counts)
    #expect(request == ListPrefetcher.Request())
    request = prefetcher.request(visible: visible(3..<13), in: counts)
    #expect(request.prefetch.map(\.item) == [20, 21, 22])
    request = prefetcher.request(visible: visible(2..<12), in: counts)
    #expect(request.prefetch.map(\.item) == [1, 0])
    #expect(request.cancel.map(\.item) == Array(13...22).filter { $0 > 12 })
    request = prefetcher.request(visible: visible(20..<28), in: counts)
    #expect(request.prefetch.map { $0.section * 100 + $0.item } == [28, 29] + Array(100..<106))
    #expect(request.cancel.map(\.item) == [1, 0])
    request = prefetcher.request(visible: [], in: ListCounts())
    #expect(request.cancel.count == 8)
  }

  @Test("R22.311 Letters find a row by the beginning of its text, a repeated one the next row")
  func typeAhead() {
    var typed = ListTypeAhead()
    #expect(typed.add("b", at: 10) == false)
    #expect(typed.matches("Bern") && typed.matches("  bär") && !typed.matches("Abend"))
    #expect(typed.add("E", at: 10.5) == true)
    #expect(typed.matches("Bern") && !typed.matches("Basel"))
    #expect(typed.add("a", at: 12) == false)
    #expect(typed.text == "a")
    #expect(typed.add("A", at: 12.3) == false)
    #expect(typed.text == "a")
    #expect(typed.matches("Ähre"))
  }
}
