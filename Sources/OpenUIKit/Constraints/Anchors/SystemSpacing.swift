/// The distances that the system leaves between views.
enum SystemSpacing {
  /// The distance between neighbours, in points.
  // Fidelity: 8 points between views, and between a superview's edge and a view. [observed]
  static let standard: CGFloat = 8

  /// The distance of two positions of which the second follows.
  ///
  /// Between baselines it is the height of a line of the larger font.
  // Fidelity: baselines follow each other as lines of text do. [decided]
  static func distance(from first: LayoutOperand, to second: LayoutOperand) -> CGFloat {
    guard first.place.attribute.isBaseline, second.place.attribute.isBaseline else {
      return standard
    }
    let heights = [first, second].compactMap { operand in
      operand.place.item.item?.hostView?.textBaseline?.lineHeight
    }
    return heights.max() ?? standard
  }
}
