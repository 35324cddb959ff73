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

  /// Whether fingers scroll the content.
  var isScrollEnabled: Bool { get }

  /// The guides of the content and of the frame.
  var scrollGuides: (content: UILayoutGuide, frame: UILayoutGuide) { get }

  /// Takes the size of the content from the guide for it.
  func updateContentSizeFromEngine()

  /// Called after the size has changed, for whatever reason.
  func boundsSizeDidChange()

  /// Whether a view inside this one receives touches that went down on it.
  func contentShouldReceive(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool
}
