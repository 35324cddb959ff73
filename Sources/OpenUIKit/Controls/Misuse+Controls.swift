import MisuseReports

extension Misuse {
  static func progressNotANumber(_ view: UIView) -> Misuse {
    notANumber("progress of \(type(of: view))")
  }

  static func pageProgressNotANumber() -> Misuse { notANumber("progress of a page") }

  private static func notANumber(_ what: String) -> Misuse {
    Misuse(
      id: "control.progress-not-a-number",
      message: "The \(what) is set to a value that is not a number",
      reason: "There is no length for it; the value before stays",
      remedy: "Check the division that gives the progress: the whole may be 0")
  }

  static func negativePageCount(_ count: Int) -> Misuse {
    Misuse(
      id: "control.negative-page-count",
      message: "numberOfPages is set to \(count)",
      reason: "There cannot be fewer than no pages; the number before stays",
      remedy: "Set 0 or more")
  }

  static func noSuchPage(_ page: Int, of count: Int) -> Misuse {
    Misuse(
      id: "control.no-such-page",
      message: "An image for page \(page) of a page control of \(count) pages is set or read",
      reason: "Pages are counted from 0, and there is no such page",
      remedy: "Set numberOfPages before the images")
  }

  static func pageDuration(_ duration: TimeInterval) -> Misuse {
    Misuse(
      id: "control.page-duration",
      message: "The time of a page is set to \(duration) s",
      reason: "The time of a page is a finite number of seconds above 0",
      remedy: "Set a duration above 0; setDuration(0, forPage:) removes that of one page")
  }
}
