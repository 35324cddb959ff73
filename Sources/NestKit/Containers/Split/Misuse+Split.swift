@MainActor extension Misuse {
  static func columns(_ count: Int) -> Misuse {
    Misuse(
      id: "split.columns", message: "A split container with \(count) columns was made",
      reason: "It has at least two; columns of the default widths are added",
      remedy: "Give two or more columns, or use a placeholder with one region")
  }

  static func widths(_ widths: [CGFloat], for split: SplitContainerViewController) -> Misuse {
    Misuse(
      id: "split.widths",
      message: "\(describe(split)) with \(split.columns.count) columns was given the widths "
        + "\(widths)",
      reason: "Each column needs one finite width",
      remedy: "Give as many widths as there are columns; saved ones may be of another version")
  }

  static func noDrawer(in split: SplitContainerViewController) -> Misuse {
    Misuse(
      id: "split.no-drawer",
      message: "The drawer of \(describe(split)) was to be opened or closed",
      reason: split.isCollapsed
        ? "Its first column is empty" : "All columns fit, so the first one is no drawer",
      remedy: "Ask displayMode first, and set a controller at 0")
  }
}
