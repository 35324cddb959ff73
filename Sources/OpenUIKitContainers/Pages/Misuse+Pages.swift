import NestKit
import OpenUIKit

@MainActor extension Misuse {
  static func wrongPageCount(
    _ count: Int, for spine: UIPageViewController.SpineLocation, in pages: UIPageViewController
  ) -> Misuse {
    let needed = spine == .mid ? 2 : 1
    return Misuse(
      id: "page.wrong-count",
      message:
        "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(needed)) for the requested transition",
      reason: "\(describe(pages)) shows \(needed == 1 ? "one page" : "two pages")",
      remedy: "Give what is to be shown", raisesInUIKit: true)
  }

  static func pageTwice(_ page: UIViewController, in pages: UIPageViewController) -> Misuse {
    Misuse(
      id: "page.twice",
      message: "\(describe(page)) was given for both pages of \(describe(pages))",
      reason: "One controller has one view, and cannot be two pages",
      remedy: "Make another controller for each page")
  }

  static func samePage(_ page: UIViewController, in pages: UIPageViewController) -> Misuse {
    Misuse(
      id: "page.same-page",
      message:
        "The data source of \(describe(pages)) has answered \(describe(page)), which is shown "
        + "already, or is the other one of two new pages",
      reason: "One controller has one view, and cannot be two pages",
      remedy: "Make another controller for each page, and answer nil at both ends")
  }

  static func doubleSided(_ isDoubleSided: Bool, in pages: UIPageViewController) -> Misuse {
    let isTwo = pages.pageCount == 2
    return Misuse(
      id: "page.double-sided",
      message: "isDoubleSided of \(describe(pages)) was set to \(isDoubleSided)",
      reason: isTwo
        ? "With a spine in the middle each page has a back"
        : "The back of a single page is paper here",
      remedy: isTwo ? "Leave it" : "Use a spine in the middle for pages with both sides",
      raisesInUIKit: isTwo)
  }
}
