import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The recipe and the routes of the article about pages.
@Suite(.serialized) struct PagesTests {
  @Test("A calendar of a million days makes three of them, and its title follows the finger")
  func calendar() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let days = Days()
    let pages = PagesViewController()
    showCalendar(days, in: pages, from: 500_000)
    host.show(pages)
    try host.settle()
    #expect(pages.selectedViewController?.title == "Day 500000")
    #expect(days.made == [500_000, 499_999, 500_001] || Set(days.made).count == 3)

    host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.2)
    try host.settle()
    #expect(days.title == "Day 500001")
    #expect(pages.viewController(at: 499_999) == nil)
  }

  @Test("The index of a page is a value")
  func values() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let days = Days()
    let pages = PagesViewController()
    showCalendar(days, in: pages, from: 0)
    host.show(pages)
    var saved: [Int] = []
    let day = followDay(of: pages) { saved.append($0) }
    host.turn { pages.selectNext() }
    try host.settle()
    #expect(saved == [1])
    host.turn { day.show(70) }
    try host.settle()
    #expect(pages.selectedIndex == 70 && day.value == 70)
  }
}

/// Days of a calendar, which are made when they are near.
private final class Days: PagesViewControllerDataSource, PagesViewControllerDelegate {
  private(set) var made: [Int] = []
  private(set) var title = ""

  func numberOfPages(in pages: PagesViewController) -> Int { 1_000_000 }

  func pagesViewController(
    _ pages: PagesViewController, viewControllerAt index: Int
  ) -> UIViewController {
    made.append(index)
    let day = UIViewController()
    day.title = "Day \(index)"
    return day
  }

  func pagesViewController(_ pages: PagesViewController, didSelect index: Int, animated: Bool) {
    title = pages.selectedViewController?.title ?? ""
  }

  deinit {}
}

private func showCalendar(_ days: Days, in pages: PagesViewController, from day: Int) {
  pages.dataSource = days
  pages.delegate = days
  pages.reloadData(selecting: day)
}

private func followDay(
  of pages: PagesViewController, save: @escaping (Int) -> Void
) -> RouteBinding<Int> {
  let day = pages.bind(to: 0)
  day.onChange = save
  return day
}
