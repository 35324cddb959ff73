import Testing

@testable import OpenUIKit

struct PageControlTrackingTests {
  private func start(
    _ position: CGFloat, page: Int = 2, count: Int = 5, target: Int? = nil
  ) -> PageControlTracking {
    PageControlTracking(
      .init(
        position: position, page: page, count: count, currentPosition: 19 + CGFloat(page) * 18,
        pitch: 18, length: 110, target: target))
  }

  @Test("a touch that does not move leads to the next page on its side, and not beyond the ends")
  func taps() {
    #expect(start(10).end(at: 10) == 1)
    #expect(start(100).end(at: 103) == 3)
    #expect(start(100, page: 4).end(at: 100) == 4)
    #expect(start(1, page: 0).end(at: 1) == 0)
    #expect(start(1, page: 0, count: 0).end(at: 1) == 0)
  }

  @Test("a pointer leads to the indicator at which it clicks")
  func pointer() {
    #expect(start(90, target: 4).end(at: 90) == 4)
  }

  @Test("a dragged touch changes the page by one for each distance of two indicators")
  func dragging() {
    var tracking = start(50, page: 1)
    let pages = [52, 57, 58, 67, 68, 86, 70, 50, 40, 31].map { tracking.move(to: $0) }

    #expect(pages == [nil, nil, 1, 1, 2, 3, 2, 1, 1, 0])
    #expect(tracking.isContinuous)
    #expect(tracking.end(at: 86) == 3)
  }

  @Test("beyond the ends of the control all pages can be reached")
  func beyondEnds() {
    var tracking = start(50, page: 10, count: 1000)

    #expect(tracking.move(to: 110) == 13)
    #expect(tracking.move(to: 130) == 506)
    #expect(tracking.move(to: 150) == 999)
    #expect(tracking.move(to: 5000) == 999)
    #expect(tracking.move(to: -20) == 4)
    #expect(tracking.move(to: -1000) == 0)
  }

  @Test("without continuous interaction a dragged touch is a tap")
  func discreteOnly() {
    var tracking = PageControlTracking(
      .init(
        position: 50, page: 1, count: 5, currentPosition: 37, pitch: 18, length: 110,
        allowsContinuous: false))

    #expect(tracking.move(to: 100) == nil)
    #expect(tracking.end(at: 100) == 2)
  }
}
