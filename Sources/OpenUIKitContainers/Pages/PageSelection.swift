import OpenUIKit

/// The pages that were set last, or turned to by hand. What ends later concerns them only if it
/// belongs to this object.
final class PageSelection {
  /// The pages, in reading order.
  let pages: [UIViewController]
  /// The answers of the data source for the pages before and after them; none where there is no
  /// page.
  var neighbours: [UIPageViewController.NavigationDirection: [UIViewController]]

  init(
    _ pages: [UIViewController] = [],
    neighbours: [UIPageViewController.NavigationDirection: [UIViewController]] = [:]
  ) {
    (self.pages, self.neighbours) = (pages, neighbours)
  }

  deinit {}
}
