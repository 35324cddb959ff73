@MainActor extension Misuse {
  static func noPage(_ index: Int, count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.index-out-of-range",
      message: "\(describe(container)) with \(count) pages was to select the one at \(index)",
      reason: count > 0 ? "Indices from 0 to \(count - 1) exist" : "It has no pages",
      remedy: "Check the index against numberOfPages, or put the pages in a circle by wraps")
  }

  static func noList(in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.no-list",
      message:
        "A page was to be inserted into, or removed from, the list of \(describe(container))",
      reason: "It has a data source, which makes its pages, and no list",
      remedy: "Change the data and call reloadData(selecting:)")
  }

  static func notAPage(_ child: UIViewController, of container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.not-a-page",
      message:
        "\(describe(container)) was to select \(describe(child)), which is none of its pages",
      reason: "Only a page that is in the list, or has been loaded, has an index",
      remedy: "Set the list first, or select the index of the page")
  }

  static func duplicatePage(
    _ child: UIViewController, at index: Int, and other: Int, in container: UIViewController
  ) -> Misuse {
    Misuse(
      id: "pages.duplicate",
      message: "\(describe(child)) was to be the page \(other) of \(describe(container)), and is "
        + "its page \(index)",
      reason: "One controller has one view, which can only be in one place",
      remedy: "Give every page a controller of its own")
  }

  static func pageCount(_ count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.count",
      message: "The data source of \(describe(container)) has answered that there are \(count) "
        + "pages",
      reason: "Their number is not negative; the pages stay as they were",
      remedy: "Return 0 where there is no page")
  }

  static func noDataSource(of container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.no-data-source",
      message: "\(describe(container)) needs a page and has no data source any more",
      reason: "A container does not keep its data source alive",
      remedy: "Keep the data source as long as the container, or set viewControllers instead")
  }

  static func spacing(_ spacing: CGFloat, in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.spacing", message: "\(describe(container)) was given the spacing \(spacing)",
      reason: "Pages do not overlap, and are not more than a million points apart",
      remedy: "Give a number of points from 0 on")
  }

  static func pageLength(_ length: CGFloat, in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.length", message: "\(describe(container)) was given the page length \(length)",
      reason: "A page has a positive, finite length",
      remedy: "Give a positive number of points, or nil for the length of the region")
  }

  static func preloadedCount(_ count: Int, in container: UIViewController) -> Misuse {
    Misuse(
      id: "pages.preloaded-count",
      message: "\(describe(container)) was to keep \(count) pages, or states of pages",
      reason: "Their number is not negative", remedy: "Give 0 or more")
  }
}
