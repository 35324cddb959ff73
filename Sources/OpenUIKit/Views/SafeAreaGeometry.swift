/// The arithmetic of safe areas and margins, without any view, so that a table of cases can test
/// it.
nonisolated enum SafeAreaGeometry {
  /// The covered part of a view, as insets of the view.
  ///
  /// At each edge: what covers the superview, less the distance between the two edges, never less
  /// than nothing. The frame is in the superview's coordinates, whose origin is that of `bounds`:
  /// scrolling moves the view. With a transform the frame is the rectangle around what is shown,
  /// and the result is in points of the superview.
  ///
  /// - Parameters:
  ///   - frame: the view's frame.
  ///   - bounds: the superview's bounds.
  ///   - insets: the covered edges of the superview.
  ///   - additional: the insets that the view's controller adds.
  static func insets(
    of frame: CGRect, in bounds: CGRect, coveredBy insets: UIEdgeInsets,
    additional: UIEdgeInsets = .zero
  ) -> UIEdgeInsets {
    let rest = remainder(of: insets, at: frame, in: bounds)
    return additional == .zero ? rest : (rest + additional).clampedToZero
  }

  /// The part of the superview's insets that is inside a view.
  static func remainder(
    of insets: UIEdgeInsets, at frame: CGRect, in bounds: CGRect
  ) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    return UIEdgeInsets(
      top: remainder(of: insets.top, distance: frame.minY - bounds.minY),
      left: remainder(of: insets.left, distance: frame.minX - bounds.minX),
      bottom: remainder(of: insets.bottom, distance: bounds.maxY - frame.maxY),
      right: remainder(of: insets.right, distance: bounds.maxX - frame.maxX))
  }

  // Fidelity: an edge beyond the superview's edge is treated as if it were on it, so that a page
  // that moves out keeps the size of its content. [decided]
  private static func remainder(of inset: CGFloat, distance: CGFloat) -> CGFloat {
    max(0, inset - max(0, distance))
  }
}

nonisolated extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The same distances in the opposite direction.
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  /// The larger distance at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// The same insets, with 0 instead of what is negative.
  var clampedToZero: UIEdgeInsets { union(.zero) }

  /// Whether every distance is a finite number.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

nonisolated extension CGRect {
  /// The rectangle inside the insets; empty, never with a negative size, where they leave nothing.
  func insetToFit(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
