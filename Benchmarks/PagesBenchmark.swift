import NestKit
import NestTesting
import OpenUIKit

/// The cost of pages between which the user scrolls, and its growth with the number of pages.
enum PagesBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "first display of 1,000,000 pages to 10", target: 1.2, unit: .times) {
      try firstDisplay(of: 1_000_000) / firstDisplay(of: 10)
    },
    Row(name: "fling to the next of 1,000,000 pages to 10", target: 1.2, unit: .times) {
      try fling(over: 1_000_000) / fling(over: 10)
    },
    Row(name: "selection far away in 1,000,000 pages to 10", target: 1.2, unit: .times) {
      try selection(in: 1_000_000) / selection(in: 10)
    },
  ]

  private static let rounds = 41

  /// Seconds from the creation of the container to the pixels of its first page.
  private static func firstDisplay(of count: Int) throws -> Double {
    let times = try (0..<rounds).map { _ in
      let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
      let source = LabelPages(count: count)
      return ProcessClock.measure {
        let container = PagesViewController()
        container.dataSource = source
        host.show(container)
      }
    }
    return times.median
  }

  /// Seconds for a fling to the next page and for one back, up to the last frame.
  private static func fling(over count: Int) throws -> Double {
    let (host, container, source) = try shown(count: count)
    return try withExtendedLifetime(source) {
      let times = try (0..<rounds).map { _ in
        try ProcessClock.measure {
          try flick(host, from: 350, velocity: -1500)
          try flick(host, from: 40, velocity: 1500)
        }
      }
      precondition(container.selectedIndex == count / 2)
      return times.median
    }
  }

  private static func flick(_ host: TestHost, from x: CGFloat, velocity: CGFloat) throws {
    host.flick(from: CGPoint(x: x, y: 400), velocity: CGVector(dx: velocity, dy: 0))
    try host.settle()
  }

  /// Seconds for an animated selection of a page far away and of the one before it, up to the last
  /// frame.
  private static func selection(in count: Int) throws -> Double {
    let (host, container, source) = try shown(count: count)
    return try withExtendedLifetime(source) {
      let times = try (0..<rounds).map { _ in
        try ProcessClock.measure {
          host.turn { _ = container.selectViewController(at: count - 2) }
          try host.settle()
          host.turn { _ = container.selectViewController(at: count / 2) }
          try host.settle()
        }
      }
      return times.median
    }
  }

  /// A container in the window, in the middle of its pages.
  private static func shown(count: Int) throws -> (TestHost, PagesViewController, LabelPages) {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let source = LabelPages(count: count)
    let container = PagesViewController()
    container.dataSource = source
    container.selectViewController(at: count / 2)
    host.show(container)
    return (host, container, source)
  }
}

/// Pages with ten labels each.
private final class LabelPages: PagesViewControllerDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func numberOfPages(in pagesViewController: PagesViewController) -> Int { count }

  func pagesViewController(
    _ pagesViewController: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController { Pages.tenLabels() }
}
