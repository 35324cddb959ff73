/// The attributes of views along one of the two axes of a stack view.
///
/// Left and right rather than leading and trailing: the direction is that of the stack view,
/// whatever that of the arranged views is.
nonisolated struct StackDirection: Equatable {
  let axis: NSLayoutConstraint.Axis
  /// Whether the views follow each other from right to left.
  let isReversed: Bool

  init(_ axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
    self.axis = axis
    isReversed = isRightToLeft && axis == .horizontal
  }

  private var isVertical: Bool { axis == .vertical }

  var start: NSLayoutConstraint.Attribute { isVertical ? .top : isReversed ? .right : .left }
  var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : isReversed ? .left : .right }
  var center: NSLayoutConstraint.Attribute { isVertical ? .centerY : .centerX }
  var length: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

  /// The distance from one position to the next one.
  func distance(
    _ role: StackRole, from: LayoutOperand, to: LayoutOperand,
    _ relation: NSLayoutConstraint.Relation = .equal, _ constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required
  ) -> StackRelation {
    StackRelation(
      role: role, first: isReversed ? from : to, relation: relation, second: isReversed ? to : from,
      constant: constant, priority: priority)
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  nonisolated var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  nonisolated func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
