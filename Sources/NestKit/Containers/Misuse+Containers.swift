@MainActor extension Misuse {
  static func otherStack(in container: UIViewController) -> Misuse {
    Misuse(
      id: "stack.other-container",
      message: "\(describe(container)) was to remove a stack that is not one of its own",
      reason: "A container has the stacks that addStack has returned",
      remedy: "Ask the container of the stack; it may have been removed already")
  }
}
