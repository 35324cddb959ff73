import MisuseReports

extension Misuse {
  /// The closure of a placeholder has not inserted one item.
  static func placeholderWithoutItem(_ list: UIView) -> Misuse {
    Misuse(
      id: "list.placeholder-without-item",
      message:
        "The placeholder of \(type(of: list)) was committed, and its data source does not have one "
        + "item more",
      reason: "The placeholder becomes that item; the list is taken anew",
      remedy: "Insert one item into the data inside the closure, at the index path that it gets",
      raisesInUIKit: true)
  }
}
