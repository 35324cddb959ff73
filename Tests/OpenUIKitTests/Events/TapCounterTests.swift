import Testing

@testable import OpenUIKit

struct TapCounterTests {
  @Test("touches in a row at one position are counted; a pause or another position starts again")
  func counting() {
    var counter = TapCounter()

    let counts = [
      counter.count(at: .zero, time: 0), counter.count(at: CGPoint(x: 45, y: 0), time: 0.35),
      counter.count(at: .zero, time: 0.4), counter.count(at: .zero, time: 0.76),
      counter.count(at: CGPoint(x: 0, y: 46), time: 0.8),
    ]

    #expect(counts == [1, 2, 3, 1, 1])
  }
}
