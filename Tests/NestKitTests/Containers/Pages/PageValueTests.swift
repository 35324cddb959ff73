import OpenUIKit
import Testing

@testable import NestKit

/// The values that decide where pages stand and which one appears.
struct PageValueTests {
  // MARK: Slots

  @Test("R9.2 Without a circle the slot of a page is its index; in one each round has a slot")
  func slots() {
    let list = PageStrip(count: 3)
    #expect((-1...3).map(list.index) == [nil, 0, 1, 2, nil])
    #expect(list.slots(within: 50) == 0...2)
    #expect(PageStrip().slots(within: 50) == 0...0)
    let circle = PageStrip(count: 3, wraps: true, first: 1)
    #expect((-2...3).map(circle.index) == [2, 0, 1, 2, 0, 1])
  }

  @Test("R9.2 The slots of very many pages are numbered around the one that is shown")
  func numbering() {
    let few = PageStrip.numbered(count: 10, wraps: false, around: 7, within: 100)
    #expect(few.slot == 7 && few.strip.index(at: 7) == 7)
    let many = PageStrip.numbered(count: 1_000, wraps: false, around: 700, within: 100)
    #expect(many.slot == 0 && many.strip.index(at: 0) == 700)
    #expect(many.strip.slots(within: 100) == -100...100)
    #expect(many.strip.slots(within: 400) == -400...299)
    #expect(many.strip.isFar(51, within: 100) && !many.strip.isFar(50, within: 100))
    #expect(!few.strip.isFar(9, within: 100))
  }

  @Test("R9.2 In a circle the shorter direction counts, or the one that is requested")
  func distances() {
    let circle = PageStrip(count: 5, wraps: true)
    #expect(circle.distance(from: 0, to: 2, .nearest) == 2)
    #expect(circle.distance(from: 0, to: 3, .nearest) == -2)
    #expect(circle.distance(from: 4, to: 0, .nearest) == 1)
    #expect(circle.distance(from: 4, to: 0, .backward) == -4)
    #expect(circle.distance(from: 0, to: 4, .forward) == 4)
    #expect(circle.distance(from: 2, to: 2, .backward) == 0)
    #expect(PageStrip(count: 5).distance(from: 4, to: 1, .forward) == -3)
  }

  @Test("R9.2 Divided slots have other pages behind the boundary, or before it")
  func division() {
    var strip = PageStrip(count: 100)
    strip.shiftSlots(behind: 4, by: 50)
    #expect((2...5).map(strip.index) == [2, 3, 54, 55])
    #expect(strip.slots(within: 1_000) == 0...49)
    #expect(strip.isDivided)

    strip = PageStrip(count: 100)
    strip.shiftSlots(before: 80, by: 50)
    #expect((78...81).map(strip.index) == [28, 29, 80, 81])
    #expect(strip.slots(within: 1_000) == 50...99)
  }

  // MARK: Layout

  private let layout = PageLayout(size: CGSize(width: 120, height: 200))

  @Test("R9.2 What is in sight at a leading offset")
  func visibility() {
    #expect(layout.visibleSlots(atLeadingOffset: 0) == 0...0)
    #expect(layout.visibleSlots(atLeadingOffset: 1) == 0...1)
    #expect(layout.visibleSlots(atLeadingOffset: -1) == -1...0)
    #expect(layout.visibleSlots(atLeadingOffset: 240) == 2...2)
    var spaced = layout
    spaced.spacing = 20
    #expect(spaced.visibleSlots(atLeadingOffset: 15) == 0...0)
    #expect(spaced.visibleSlots(atLeadingOffset: 25) == 0...1)
    #expect(spaced.visibleSlots(atLeadingOffset: 130) == 1...1)
    var short = layout
    short.preferredLength = 40
    #expect(short.visibleSlots(atLeadingOffset: 0) == -1...1)
    short.isPaging = false
    #expect(short.visibleSlots(atLeadingOffset: 0) == 0...2)
    #expect(PageLayout().visibleSlots(atLeadingOffset: 3) == 3...3)
  }

  @Test("R9.2 R20.2 Offsets are the leading offsets, or their negatives from right to left")
  func offsets() {
    var mirrored = layout
    mirrored.isMirrored = true
    #expect(layout.offset(atLeadingOffset: 50) == CGPoint(x: 50, y: 0))
    #expect(mirrored.offset(atLeadingOffset: 50) == CGPoint(x: -50, y: 0))
    #expect(mirrored.leadingOffset(atOffset: CGPoint(x: -50, y: 0)) == 50)
    #expect(mirrored.frame(ofSlot: 1).minX == -120)
    let content = mirrored.content(for: mirrored.range(of: 0...3))
    #expect(content.insets == UIEdgeInsets(top: 0, left: 360, bottom: 0, right: 0))
    #expect(content.size.width == 120)
  }

  @Test("R9.2 A circle needs as many pages as never have to be in two slots")
  func circle() {
    #expect(layout.permitsWrapping(of: 2))
    #expect(!layout.permitsWrapping(of: 1))
    var short = layout
    short.preferredLength = 40
    #expect(!short.permitsWrapping(of: 3))
    #expect(short.permitsWrapping(of: 4))
  }

  // MARK: A finger

  @Test("R9.2 A finger moves the content from one page to the next one, or to the one before")
  func tracking() {
    var tracking = PageTracking(from: 2)
    func follow(_ position: CGFloat) -> [Int] {
      tracking.follow(position: position, tolerance: 0.01) { (0...4).contains($0) }
      return [tracking.origin, tracking.destination]
    }
    #expect(follow(2.3) == [2, 3])
    #expect(follow(2) == [2, 3])
    #expect(follow(1.9) == [2, 1])
    #expect(follow(0.5) == [1, 0])
    #expect(follow(-0.5) == [0, 0])
    #expect(follow(-2.5) == [0, 0])
    #expect(follow(3.5) == [3, 4])
    #expect(follow(4.2) == [4, 4])
    #expect(follow(1) == [1, 1])
  }

  @Test("R9.2 Of the states of pages the last ones are stored")
  func states() {
    var states = PageStates()
    states.capacity = 2
    for index in 0..<3 { states.store(NestState(kind: "\(index)"), at: index) }
    #expect(states.take(at: 0) == nil)
    #expect(states.take(at: 1)?.kind == "1")
    #expect(states.take(at: 1) == nil)
    states.store(NestState(kind: "other"), at: 2)
    #expect(states.take(at: 2)?.kind == "other")
  }
}
