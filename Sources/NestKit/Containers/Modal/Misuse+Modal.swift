@MainActor extension Misuse {
  /// A refusal of the stack of what is presented, in the words of its container.
  static func reworded(_ misuse: Misuse, for container: ModalContainerViewController) -> Misuse {
    switch misuse.id {
    case "stack.capacity-exceeded", "stack.duplicate": .presentsAlready(in: container)
    case "stack.empty": .nothingPresented(in: container)
    default: misuse
    }
  }

  private static func presentsAlready(in container: ModalContainerViewController) -> Misuse {
    let presented = container.modalContentViewController.map(describe) ?? "a controller"
    return Misuse(
      id: "modal.presents-already",
      message: "\(describe(container)) was to present a controller, and presents \(presented)",
      reason: "It presents one controller at a time",
      remedy: "Dismiss that one first; what is requested meanwhile follows the dismissal")
  }

  private static func nothingPresented(in container: ModalContainerViewController) -> Misuse {
    Misuse(
      id: "modal.nothing-presented",
      message: "\(describe(container)) was to dismiss what it presents, and presents nothing",
      reason: "There is nothing that could disappear",
      remedy: "Ask modalContentViewController first; it may have been dismissed by hand")
  }
}
