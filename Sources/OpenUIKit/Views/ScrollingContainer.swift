/// A view whose content scrolls so that a part of it becomes visible.
protocol ScrollingContainer: UIView {
  /// Where content is in sight and not covered by what the insets make room for, in coordinates of
  /// the content.
  var visibleContent: CGRect { get }

  /// How far the content moves from where it is when a rectangle of it is revealed, in points; zero
  /// for one that is in sight.
  func distance(toReveal rect: CGRect) -> CGPoint

  /// Scrolls with animation, as little as possible, so that a rectangle of the content is in sight.
  func reveal(_ rect: CGRect)
}
