@MainActor extension Misuse {
  static func notInTabs(_ child: UIViewController, _ container: TabsViewController) -> Misuse {
    Misuse(
      id: "tabs.not-a-child",
      message: "\(describe(child)) was to be selected but is no child of \(describe(container))",
      reason: "Only a child can be shown",
      remedy: "Set it with the other children by setViewControllers first")
  }

  static func listedTwice(in container: TabsViewController) -> Misuse {
    Misuse(
      id: "tabs.duplicate", message: "\(describe(container)) was given a child twice",
      reason: "One controller has one view, which can only be in one place",
      remedy: "List every child once")
  }

  static func noChild(_ index: Int, count: Int, in container: TabsViewController) -> Misuse {
    Misuse(
      id: "tabs.index-out-of-range",
      message: "\(describe(container)) with \(count) children was to select the one at \(index)",
      reason: count > 0 ? "Indices from 0 to \(count - 1) exist" : "It has no children",
      remedy:
        "Check the index against the list; the list does not continue from the last child to the first"
    )
  }
}
