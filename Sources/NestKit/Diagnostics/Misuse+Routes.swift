@MainActor extension Misuse {
  static let replacedBinding = Misuse(
    id: "routes.replaced",
    message:
      "Values were set by a binding that another one has replaced, or whose stack was removed",
    reason: "A container shows the values of one binding, the last one that was made",
    remedy: "Keep what the last call of bind returned")

  static let ownerFreed = Misuse(
    id: "routes.owner-gone",
    message: "A value was set by a binding to a property of an object that has been deallocated",
    reason: "The binding does not keep that object alive, which makes the controllers",
    remedy: "Keep the owner of the property as long as values are set")

  static func noRoot(of container: UIViewController) -> Misuse {
    Misuse(
      id: "routes.no-root", message: "\(describe(container)) shows values and has no root",
      reason: "The values stand for the children above the root",
      remedy: "Push the root before values are set")
  }

  /// A value has no child in a container that shows one of several values.
  public static func unknownValue(_ value: some Hashable, in container: UIViewController) -> Misuse
  {
    Misuse(
      id: "routes.unknown-value",
      message: "\(describe(container)) was to show the value \(value), for which it has no child",
      reason: "Of several values, only one that was given to bind can be shown",
      remedy: "Show one of them, or call bind again with others")
  }

  static func duplicateValue(_ value: some Hashable, in container: UIViewController) -> Misuse {
    Misuse(
      id: "routes.duplicate-value",
      message: "\(describe(container)) was given the value \(value) twice",
      reason: "A value selects one child", remedy: "List every value once")
  }
}
