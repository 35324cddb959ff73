import NestKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// The widths of columns, as values.
@Suite struct SplitLayoutTests {
  private let columns = [
    SplitColumn(minimumWidth: 50, preferredWidth: 100, maximumWidth: 150),
    SplitColumn(minimumWidth: 60, preferredWidth: 80, maximumWidth: 90),
    SplitColumn(minimumWidth: 100, preferredWidth: 200, maximumWidth: 300),
  ]

  private func widths(_ total: CGFloat) -> [CGFloat] {
    SplitLayout(columns: columns, dividerWidth: 1).widths(in: total)
  }

  @Test("R9.3 Columns have the widths that they prefer, and the last one what is left")
  func preferred() {
    #expect(widths(402) == [100, 80, 220])
    #expect(widths(352) == [100, 80, 170])
  }

  @Test("R9.3 Where too little is left, the columns before make room, the nearest first")
  func narrow() {
    #expect(widths(272) == [100, 70, 100])
    #expect(widths(242) == [80, 60, 100])
    #expect(widths(212) == [50, 60, 100])
  }

  @Test("R9.3 Where too much is left, the columns before take it, the nearest first")
  func wide() {
    #expect(widths(487) == [100, 85, 300])
    #expect(widths(522) == [130, 90, 300])
    #expect(widths(602) == [150, 90, 360], "the last one takes what nobody may have")
  }

  @Test("R9.3 What does not fit at all is narrower in proportion, and never negative")
  func tooNarrow() {
    let layout = SplitLayout(columns: columns, dividerWidth: 1)

    #expect(!layout.isTooNarrow(212))
    #expect(layout.isTooNarrow(211.9))
    for total in [107, 30, 2, 0, -5] as [CGFloat] {
      let widths = layout.widths(in: total)
      #expect(widths.allSatisfy { $0 >= 0 })
      let sum: CGFloat = widths.reduce(0, +)
      #expect(abs(sum - max(total - 2, 0)) < 1e-9)
    }
  }

  @Test("R9.3 The widths always add up to the total, whatever was chosen", arguments: 212...700)
  func sum(total: Int) {
    var layout = SplitLayout(columns: columns, dividerWidth: 1)
    layout.choose([CGFloat(total % 160), CGFloat(total % 97), 0])

    let widths = layout.widths(in: CGFloat(total))

    let sum: CGFloat = widths.reduce(2, +)
    #expect(abs(sum - CGFloat(total)) < 1e-9)
    for (column, width) in zip(columns, widths).dropLast() {
      #expect(column.clamped(width) == width)
    }
    #expect(widths[2] >= 100)
  }

  @Test("R9.3 A divider moves as far as its two columns allow")
  func divider() {
    var layout = SplitLayout(columns: columns, dividerWidth: 1)
    func move(_ divider: Int, _ distance: CGFloat) -> [CGFloat] {
      [layout.move(divider: divider, by: distance, in: 402)] + layout.widths(in: 402)
    }

    #expect(move(0, 5) == [5, 105, 75, 220])
    #expect(move(0, 100) == [15, 120, 60, 220])
    #expect(move(0, -100) == [-30, 90, 90, 220])
    #expect(move(1, 10) == [0, 90, 90, 220])
    #expect(move(1, -10) == [-10, 90, 80, 230])
    for divider in [-1, 2, 9] { #expect(move(divider, 5) == [0, 90, 80, 230]) }
    #expect(move(0, .nan) == [0, 90, 80, 230])
  }

  @Test(
    "R9.3 Widths that cannot be chosen change nothing, and others are brought inside the limits")
  func choice() {
    var layout = SplitLayout(columns: columns, dividerWidth: 1)
    func choose(_ widths: [CGFloat]) -> Bool { layout.choose(widths) }

    #expect(!choose([1, 2]))
    #expect(!choose([100, .nan, 100]))
    #expect(layout.chosenWidths == [100, 80, 200])
    #expect(choose([0, 1000, 250]))
    #expect(layout.chosenWidths == [50, 90, 250])
  }

  @Test("Limits that contradict each other are brought in order")
  func limits() {
    let column = SplitColumn(minimumWidth: 100, preferredWidth: 10, maximumWidth: 50)
    #expect(column.maximumWidth == 100 && column.preferredWidth == 100)
    let odd = SplitColumn(minimumWidth: -.infinity, preferredWidth: .nan, maximumWidth: .nan)
    #expect(odd.minimumWidth == 0 && odd.preferredWidth == 0 && odd.maximumWidth == .infinity)
  }
}
