@MainActor extension Misuse {
  static func nowhereToLeave(_ controller: UIViewController) -> Misuse {
    Misuse(
      id: "result.nowhere-to-leave",
      message: "\(describe(controller)) has finished with a result, and stays where it is",
      reason: "It is in no container that can do without it, and not presented",
      remedy: "Show it by an operation of a container, or present it")
  }
}
