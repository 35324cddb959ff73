@MainActor extension Misuse {
  static func noNeighbour(in container: UIViewController) -> Misuse {
    Misuse(
      id: "selecting.no-neighbour",
      message: "\(describe(container)) was to select what is beyond the end of its children",
      reason: "The last child has no next one, and the first one has no previous one",
      remedy:
        "Ask canSelectNext or canSelectPrevious first, and disable the button where there is none")
  }
}
