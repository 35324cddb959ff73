@MainActor extension Misuse {
  static let busy = Misuse(
    id: "stack.busy", message: "An operation was requested while another one runs or waits",
    reason: "The conflict policy of the container is to refuse",
    remedy: "Wait for the outcome of the running operation, or choose another policy")

  nonisolated static let stackRemoved = Misuse(
    id: "stack.removed", message: "An operation was requested of a stack that was removed",
    reason: "Its container does not show its children any more",
    remedy: "Add another stack, or do not remove it before its operations have ended")

  static func duplicate(
    _ child: UIViewController, in container: UIViewController
  ) -> Misuse {
    Misuse(
      id: "stack.duplicate",
      message: "\(describe(child)) was to be in \(describe(container)) twice",
      reason: "One controller has one view, which can only be in one place",
      remedy: "Push another instance, or pop to the one that is there")
  }

  static func notInStack(_ child: UIViewController, _ purpose: String) -> Misuse {
    Misuse(
      id: "stack.not-in-stack",
      message: "\(describe(child)) was to be \(purpose) but is not in the stack",
      reason: "Only a child of the stack can be meant",
      remedy: "Ask contains(_:) first; it may have been popped already")
  }

  static func indexOutOfRange(_ index: Int, count: Int, upTo limit: Int) -> Misuse {
    Misuse(
      id: "stack.index-out-of-range",
      message: "Index \(index) was given for a stack of \(count)",
      reason: limit < 0 ? "An empty stack has no index" : "Indices from 0 to \(limit) exist",
      remedy: "Check the index against count when the operation runs, not when it is requested")
  }

  static func fixedRoot(_ root: UIViewController, _ fate: String) -> Misuse {
    Misuse(
      id: "stack.fixed-root", message: "\(describe(root)) was to be \(fate)",
      reason: "It is the fixed root, which stays as long as its container",
      remedy: "Push what shall be seen instead, or use a container without a fixed root")
  }

  static func nothingToPop(in container: UIViewController?) -> Misuse {
    let name = container.map(describe) ?? "The container"
    return Misuse(
      id: "stack.empty", message: "\(name) was to pop its top but has no child",
      reason: "There is nothing that could go", remedy: "Ask count first")
  }

  static func capacity(_ capacity: Int) -> Misuse {
    Misuse(
      id: "stack.capacity", message: "A capacity of \(capacity) was requested",
      reason: "At least the top must be seen; 1 is used instead",
      remedy: "Give a capacity of 1 or more, or Configuration.unlimitedCapacity")
  }

  static func capacityExceeded(_ count: Int, of configuration: ContainerStack.Configuration)
    -> Misuse
  {
    let isRefused = configuration.overflow != .remove
    return Misuse(
      id: "stack.capacity-exceeded",
      message:
        "\(count) children were to be in a stack with a capacity of \(configuration.capacity)",
      reason: isRefused
        ? "Its policy is to refuse what exceeds the capacity"
        : "Its policy removes the deepest ones, which would go as they come",
      remedy: isRefused
        ? "Remove a child first, or wait until one has gone"
        : "Ask for fewer children, or make a stack with more capacity or another policy")
  }

  static func removableRoot(of container: UIViewController) -> Misuse {
    Misuse(
      id: "stack.removable-root",
      message: "\(describe(container)) requested a fixed root and removal on overflow",
      reason: "Removal on overflow would remove the root; views are stored instead",
      remedy: "Choose the overflow policy keep or unload, or a stack without a fixed root")
  }

  /// Returns the misuse that a duration given to a transition is, if it is one.
  static func ofDuration(of transition: Transition) -> Misuse? {
    guard let duration = transition.duration, transition.validDuration == nil else { return nil }
    return Misuse(
      id: "transition.invalid-duration",
      message: "A duration of \(duration) s was given for the transition “\(transition.name)”",
      reason: "Time does not run backwards",
      remedy: "Give 0 or more seconds, or nil for as long as its steps take")
  }

  static func unbalancedAppearance(
    of container: UIViewController?, _ change: ContainerAppearance.Callback,
    in state: ContainerStackStateMachine.Visibility
  ) -> Misuse {
    let name = container.map(describe) ?? "A container"
    return Misuse(
      id: "stack.unbalanced-appearance",
      message: "\(name) forwarded “\(change)” to its stack, which is “\(state)”",
      reason: "Each *will* is followed by its *did*, or by the opposite *will*",
      remedy: "Forward the four appearance callbacks once each, and turn automatic forwarding off")
  }
}

extension ContainerStack.Configuration {
  /// The configuration as it can be; what had to be changed is reported.
  func repaired(for container: UIViewController) -> Self {
    var repaired = self
    if capacity < 1 {
      Misuse.report(.capacity(capacity))
      repaired.capacity = 1
    }
    if hasFixedRoot, overflow == .remove {
      Misuse.report(.removableRoot(of: container))
      repaired.overflow = .keep
    }
    return repaired
  }
}
