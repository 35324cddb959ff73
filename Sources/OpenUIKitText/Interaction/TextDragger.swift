import OpenQuartzCore

/// Follows a mouse or a finger that drags over a text, and scrolls beyond the edges.
final class TextDragger {
  // Fidelity: how fast a drag beyond the edges scrolls is not documented. [decided]
  /// How far beyond an edge a drag reaches in a frame, in points.
  private static let reach: CGFloat = 16

  private let text: any SelectableText
  private let onMove: (CGPoint) -> Void
  private var point = CGPoint.zero
  private lazy var ticker = FrameTicker { [weak self] _ in self?.tick() }

  /// - Parameters:
  ///   - text: The text.
  ///   - onMove: Selects up to a point.
  init(_ text: any SelectableText, onMove: @escaping (CGPoint) -> Void) {
    self.text = text
    self.onMove = onMove
  }

  deinit {}

  /// The mouse or the finger is at a point of the view.
  func move(to point: CGPoint) {
    guard let view = text.textView, point.x.isFinite, point.y.isFinite else { return }
    self.point = point
    drag(in: view)
    if view.bounds.contains(point) { ticker.stop() } else if !ticker.isRunning { ticker.start() }
  }

  /// It is lifted.
  func end() { ticker.stop() }

  private func drag(in view: UIView) {
    let bounds = view.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    onMove(
      CGPoint(
        x: min(max(point.x, bounds.minX), bounds.maxX),
        y: min(max(point.y, bounds.minY), bounds.maxY)))
    text.reveal()
  }

  private func tick() {
    guard let view = text.textView, view.window != nil else { return ticker.stop() }
    let before = view.bounds.origin
    drag(in: view)
    // What scrolls by its bounds moves the point of the content under the mouse.
    point.x += view.bounds.minX - before.x
    point.y += view.bounds.minY - before.y
  }
}
