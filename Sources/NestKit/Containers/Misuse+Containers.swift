@MainActor extension Misuse {
  static func otherStack(in container: UIViewController?) -> Misuse {
    let name = container.map(describe) ?? "A freed container"
    return Misuse(
      id: "stack.other-container",
      message: "\(name) was to remove a stack that is not one of its own",
      reason: "A container has the stacks that addStack has returned",
      remedy: "Ask the container of the stack; it may have been removed already")
  }
}
