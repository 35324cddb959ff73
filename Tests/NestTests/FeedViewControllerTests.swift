import NestTesting
import OpenUIKitLists
import Testing

/// Children in the cells of a collection view.
@Suite struct FeedViewControllerTests {
  @Test(
    "R22.20 Children in cells receive balanced callbacks while cells come, go and are used again")
  func scrolling() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 240))
    let recorder = LifecycleRecorder()
    let checker = ContractChecker()
    recorder.onEvent = { checker.check($0) }
    let pages = (0..<12).map { RecordingViewController("\($0)", recorder: recorder) }
    let feed = FeedViewController()
    host.show(feed)
    feed.setPages(pages)
    host.commit()
    let list = try #require(feed.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    func shown() -> [Int] {
      pages.indices.filter { pages[$0].viewIfLoaded?.window != nil }
    }

    #expect(shown() == [0, 1])
    for offset in stride(from: 0, through: 1200, by: 70) {
      list.contentOffset.y = CGFloat(offset)
      host.commit()
      // Items of 120 points, with 10 points between them.
      let first = pages.indices.first { 130 * $0 + 120 > offset }
      #expect(shown().first == first, "at \(offset)")
    }
    feed.setPages(pages.reversed())
    host.commit()
    feed.setPages(Array(pages.prefix(3)))
    host.commit()
    host.window.rootViewController = nil
    host.commit()

    #expect(checker.violations == [])
    #expect(checker.unfinished == [])
    #expect(pages.allSatisfy { $0.viewIfLoaded?.window == nil })
    #expect(pages.dropFirst(3).allSatisfy { $0.parent == nil })
  }

  @Test("R22.20 Children in cells are well behaved in all cases of the suite")
  func conformance() throws {
    var suite = ContainerConformance("feed") {
      FeedViewController()
    } show: { feed, child, _ in
      feed.setPages([child])
    }
    suite.remove = { feed, _ in feed.setPages([]) }
    let report = try suite.run()
    #expect(report.reaches(.basic), "\(report)")
  }
}
