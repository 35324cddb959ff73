import OpenQuartzCore

/// Scrolls a list while a finger that drags something is near its edges.
final class ListEdgeScroller {
  // Fidelity: how near to the edge a drag scrolls, and how fast, is not documented. [decided]
  /// How far from an edge scrolling begins, in points.
  private static let margin: CGFloat = 50
  /// The speed at the edge, in points per second.
  private static let speed: CGFloat = 600

  private unowned let list: any ListFront
  private let onScroll: (CGPoint) -> Void
  private lazy var ticker = FrameTicker { [weak self] in self?.tick(at: $0) }
  private var velocity = CGPoint.zero
  /// Where the finger is on the screen, from the upper left corner of the list.
  private var place = CGPoint.zero
  private var lastTime: CFTimeInterval?

  /// - Parameter onScroll: Called with the finger's point of the content when that has moved.
  init(_ list: any ListFront, onScroll: @escaping (CGPoint) -> Void) {
    self.list = list
    self.onScroll = onScroll
  }

  deinit {}

  /// The finger is at a point of the content.
  func follow(_ point: CGPoint) {
    let bounds = list.bounds
    place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    let visible = CGRect(origin: .zero, size: bounds.size).inset(by: list.adjustedContentInset)
    velocity = CGPoint(
      x: Self.velocity(place.x, visible.minX, visible.maxX, Self.range(list, isVertical: false)),
      y: Self.velocity(place.y, visible.minY, visible.maxY, Self.range(list, isVertical: true)))
    if velocity == .zero { stop() } else if !ticker.isRunning { start() }
  }

  func stop() {
    ticker.stop()
    lastTime = nil
    velocity = .zero
  }

  private func start() {
    lastTime = nil
    ticker.start()
  }

  private func tick(at time: CFTimeInterval) {
    defer { lastTime = time }
    guard let lastTime, list.window != nil else { return }
    let step = CGFloat(time - lastTime)
    let (horizontal, vertical) = (
      Self.range(list, isVertical: false), Self.range(list, isVertical: true)
    )
    let old = list.contentOffset
    var new = old
    if velocity.x != 0 { new.x = (old.x + velocity.x * step).limited(to: horizontal) }
    if velocity.y != 0 { new.y = (old.y + velocity.y * step).limited(to: vertical) }
    guard new != old else { return }
    list.contentOffset = new
    list.layoutIfNeeded()
    onScroll(CGPoint(x: place.x + new.x, y: place.y + new.y))
  }

  /// The speed for a place; 0 in the middle, and where nothing can be scrolled.
  private static func velocity(
    _ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard range.lowerBound < range.upperBound, place.isFinite else { return 0 }
    let margin = min(margin, (end - start) / 4)
    guard margin > 0 else { return 0 }
    if place < start + margin { return -speed * min(1, (start + margin - place) / margin) }
    if place > end - margin { return speed * min(1, (place - end + margin) / margin) }
    return 0
  }

  private static func range(_ list: any ListFront, isVertical: Bool) -> ClosedRange<CGFloat> {
    let (insets, size) = (list.adjustedContentInset, list.contentSize)
    let least = isVertical ? -insets.top : -insets.left
    let most =
      isVertical
      ? size.height + insets.bottom - list.bounds.height
      : size.width + insets.right - list.bounds.width
    return least...max(least, most)
  }
}

extension CGFloat {
  /// The nearest value of a range.
  nonisolated func limited(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
