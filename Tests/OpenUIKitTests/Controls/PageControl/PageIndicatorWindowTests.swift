import Testing

@testable import OpenUIKit

struct PageIndicatorWindowTests {
  private func sizes(_ window: PageIndicatorWindow) -> String {
    window.pages.map { page in
      let scale = window.scale(of: page)
      return "\(page)" + (scale == 1 ? "" : scale > 0.5 ? "-" : "--")
    }.joined(separator: " ")
  }

  @Test("all pages have an indicator of full size where they fit")
  func fitting() {
    var window = PageIndicatorWindow()

    window.show(2, of: 5, capacity: 5)

    #expect(sizes(window) == "0 1 2 3 4")
  }

  @Test(
    "the outer indicators are smaller where pages are left out, and the window moves no further than necessary"
  )
  func moving() {
    var window = PageIndicatorWindow()
    var seen: [String] = []
    for page in [0, 3, 4, 5, 6, 5, 4, 19, 0] {
      window.show(page, of: 20, capacity: 7)
      seen.append(sizes(window))
    }

    #expect(
      seen == [
        "0 1 2 3 4 5- 6--", "0 1 2 3 4 5- 6--", "0 1 2 3 4 5- 6--", "1-- 2- 3 4 5 6- 7--",
        "2-- 3- 4 5 6 7- 8--", "2-- 3- 4 5 6 7- 8--", "2-- 3- 4 5 6 7- 8--",
        "13-- 14- 15 16 17 18 19", "0 1 2 3 4 5- 6--",
      ])
  }

  @Test("the current page has an indicator of full size, whatever the numbers are")
  func invariants() {
    var window = PageIndicatorWindow()
    for count in [0, 1, 2, 3, 8, 1000] {
      for capacity in [-1, 0, 1, 2, 3, 4, 5, 6, 9] {
        for page in [0, 1, count / 2, count - 2, count - 1, 0] where (0..<count).contains(page) {
          window.show(page, of: count, capacity: capacity)
          let pages = window.pages

          #expect(pages.contains(page))
          #expect(pages.count == min(count, max(capacity, 1)))
          #expect(pages.lowerBound >= 0 && pages.upperBound <= count)
          #expect(window.scale(of: page) == 1, "page \(page) of \(count), \(capacity) fit")
        }
      }
    }
  }
}
