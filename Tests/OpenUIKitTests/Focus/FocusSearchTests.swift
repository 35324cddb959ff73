import Testing

@testable import OpenUIKit

@Suite struct FocusSearchTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 20, _ height: CGFloat = 20)
    -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// 0 1 2 in the first row, a little askew; 3 4 in the second; 5 alone in the third.
  private var grid: [CGRect] {
    [
      frame(0, 4), frame(40, 0), frame(80, 8), frame(0, 40), frame(80, 40), frame(40, 80),
    ]
  }

  @Test("items are read row by row, to the right or to the left")
  func readingOrder() {
    #expect(FocusSearch(frames: grid).readingOrder == [0, 1, 2, 3, 4, 5])
    #expect(
      FocusSearch(frames: grid, isRightToLeft: true).readingOrder == [2, 1, 0, 4, 3, 5])
    #expect(FocusSearch(frames: grid.reversed()).readingOrder == [5, 4, 3, 2, 1, 0])
    #expect(FocusSearch(frames: []).readingOrder == [])
  }

  @Test("Tab bends round in reading order; without a focus it begins at either end")
  func tab() {
    let search = FocusSearch(frames: grid)

    #expect((0..<6).map { search.item(towards: .next, from: $0) } == [1, 2, 3, 4, 5, 0])
    #expect((0..<6).map { search.item(towards: .previous, from: $0) } == [5, 0, 1, 2, 3, 4])
    #expect(search.item(towards: .next, from: nil) == 0)
    #expect(search.item(towards: .previous, from: nil) == 5)
    #expect(FocusSearch(frames: []).item(towards: .next, from: nil) == nil)
    #expect(FocusSearch(frames: [frame(0, 0)]).item(towards: .next, from: 0) == 0)
  }

  @Test("arrows find the nearest item ahead, and nothing at the edge or without a focus")
  func arrows() {
    let search = FocusSearch(frames: grid)
    let table: [(UIFocusHeading, [Int?])] = [
      (.right, [1, 2, nil, 4, nil, 4]), (.left, [nil, 0, 1, nil, 3, 3]),
      (.down, [3, 5, 4, 5, 5, nil]), (.up, [nil, nil, nil, 0, 2, 1]),
    ]

    for (heading, expected) in table {
      let found = (0..<6).map { search.item(towards: heading, from: $0) }
      #expect(found == expected, "\(heading.rawValue)")
      #expect(search.item(towards: heading, from: nil) == nil)
    }
  }

  @Test("of two items ahead the nearer one, and of equally near ones the straighter, is found")
  func nearest() {
    let search = FocusSearch(frames: [
      frame(0, 50), frame(100, 50), frame(40, 90), frame(40, 40), frame(40, 52),
    ])

    #expect(search.item(towards: .right, from: 0) == 4)
    #expect(FocusSearch(frames: Array(search.frames.prefix(3))).item(towards: .right, from: 0) == 2)
    #expect(FocusSearch(frames: Array(search.frames.prefix(2))).item(towards: .right, from: 0) == 1)
  }

  /// 0 and 1 beside an area with 2 … 4, of which 4 is in an area inside it and 3 is out of sight.
  private var areas: FocusSearch {
    FocusSearch(
      frames: [frame(0, 0), frame(0, 60), frame(40, 0), frame(40, 90), frame(40, 30)],
      areas: [
        FocusSearch.Area(frame: frame(40, 0, 40, 60), parent: nil),
        FocusSearch.Area(frame: frame(40, 30, 40, 20), parent: 0),
        FocusSearch.Area(frame: frame(0, 0, 500, 500), parent: nil),
      ],
      areaOfItem: [2: 0, 3: 0, 4: 1])
  }

  @Test("items of an area come together in reading order, at the place of the area")
  func areasInReadingOrder() {
    #expect(areas.readingOrder == [0, 2, 4, 3, 1])
    var mirrored = areas
    mirrored.isRightToLeft = true
    #expect(mirrored.readingOrder == [2, 4, 3, 0, 1])
  }

  @Test("arrows find what is out of sight in the same area only, before what is outside")
  func arrowsInAreas() {
    #expect(areas.item(towards: .down, from: 2) == 4)
    #expect(areas.item(towards: .down, from: 4) == 3)
    #expect(areas.item(towards: .left, from: 2) == 0)
    #expect(areas.item(towards: .right, from: 0) == 2)
    #expect(areas.item(towards: .right, from: 1) == 4)
  }

  @Test("every item that is found is another one, whatever the frames are")
  func hugeFrames() {
    let search = FocusSearch(frames: [
      frame(0, 0), frame(1e9, 0, 1e9, 1), frame(-1e9, -1e9), frame(0, 0), frame(0, 0, 0, 0),
    ])

    for index in search.frames.indices {
      for heading in [UIFocusHeading.up, .down, .left, .right] {
        #expect(search.item(towards: heading, from: index) != index)
      }
    }
  }
}
