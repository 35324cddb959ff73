import MisuseReports

extension Misuse {
  static func barItemWidth(_ width: CGFloat) -> Misuse {
    Misuse(
      id: "bar.width",
      message: "A length of a bar is set to \(width)",
      reason: "A length is a finite number of points, 0 or more; the one before stays",
      remedy: "Set 0 for the length that the content needs")
  }

  static func barItemTwice(_ item: AnyObject, of bar: UIView) -> Misuse {
    Misuse(
      id: "bar.item-twice",
      message: "\(type(of: bar)) is given the same \(type(of: item)) twice",
      reason: "An item has one place in a bar; the items before stay",
      remedy: "Make an item for each place")
  }

  static func barItemOfOthers(_ item: AnyObject, of bar: UIView) -> Misuse {
    Misuse(
      id: "bar.item-of-others",
      message: "The selected item of \(type(of: bar)) is set to one that is not among its items",
      reason: "Only an item that the bar shows can be chosen; the one before stays",
      remedy: "Set the items before the selected one")
  }

  static func barScrollDistance(_ distance: CGFloat) -> Misuse {
    Misuse(
      id: "bar.scroll-distance",
      message: "A navigation bar is informed that its content is scrolled by \(distance)",
      reason: "The height of a large title needs a finite distance; the one before stays",
      remedy: "Check the geometry that gives the distance")
  }
}

extension Misuse {
  /// Whether a length of a bar is one; reports one that is not.
  @MainActor static func allowsBarLength(_ length: CGFloat) -> Bool {
    if length.isFinite, length >= 0 { return true }
    report(.barItemWidth(length))
    return false
  }
}
