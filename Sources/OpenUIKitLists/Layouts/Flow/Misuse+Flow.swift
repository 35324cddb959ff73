import MisuseReports

@MainActor extension Misuse {
  // Fidelity: the message, which UIKit logs. [observed]
  static func flowItemIsTooLarge(isVertical: Bool, of view: UICollectionView) -> Misuse {
    let (side, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    return Misuse(
      id: "layout.flow-item-is-too-large",
      message: "the behavior of the UICollectionViewFlowLayout is not defined because: the item "
        + "\(side) must be less than the \(side) of the UICollectionView minus the section insets "
        + "\(edges) values, minus the content insets \(edges) values",
      reason: "An item of the \(type(of: view)) does not fit into a line, which is \(side) "
        + "\(isVertical ? view.bounds.width : view.bounds.height) less these insets",
      remedy: "Make items smaller in invalidateLayout(), or the view larger")
  }
}
