/// Recognizes a finger that is dragged from an edge of the window towards its middle.
///
/// It fails when the finger touches down elsewhere, or moves along the edge rather than away from
/// it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // Fidelity: how wide the edge is is not documented. [decided]
  /// How far from the edge the finger may go down, in points.
  static let edgeWidth: CGFloat = 20

  /// The edges from which the gesture may start; none by default, and then it never begins.
  open var edges: UIRectEdge = []

  /// The edges at which every finger so far has gone down.
  private var touchedEdges = UIRectEdge.all

  /// Takes part in touches only: scrolling has no edge from which it starts.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type != .scroll && super.shouldReceive(event)
  }

  /// Fails if a finger touches down away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine.isUndecided else { return }
    for touch in touches { touchedEdges.formIntersection(Self.edges(at: touch)) }
    if touchedEdges.isDisjoint(with: edges) { state = .failed }
  }

  /// Fails if the finger is far enough to begin and does not move away from its edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isUndecided, leavesSlop(touches), !movesInwards(touches) {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Forgets the edge.
  open override func reset() {
    super.reset()
    touchedEdges = .all
  }

  private func leavesSlop(_ touches: Set<UITouch>) -> Bool {
    guard tracker.count >= minimumNumberOfTouches else { return false }
    let displacement = movement(with: touches)
    return hypot(displacement.dx, displacement.dy) >= Self.slop
  }

  private func movesInwards(_ touches: Set<UITouch>) -> Bool {
    let displacement = movement(with: touches)
    let direction: UIRectEdge =
      abs(displacement.dx) >= abs(displacement.dy)
      ? (displacement.dx > 0 ? .left : .right) : (displacement.dy > 0 ? .top : .bottom)
    return !direction.isDisjoint(with: touchedEdges.intersection(edges))
  }

  /// The distance of the gesture once `touches` have been followed.
  private func movement(with touches: Set<UITouch>) -> CGVector {
    var future = tracker
    let places = touches.map { (ObjectIdentifier($0), $0.position) }
    future.move(Dictionary(places, uniquingKeysWith: { $1 }), counts: true, time: 0)
    return future.movement
  }

  private static func edges(at touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let place = touch.location(in: touch.window)
    var edges: UIRectEdge = []
    if place.x - bounds.minX <= edgeWidth { edges.insert(.left) }
    if bounds.maxX - place.x <= edgeWidth { edges.insert(.right) }
    if place.y - bounds.minY <= edgeWidth { edges.insert(.top) }
    if bounds.maxY - place.y <= edgeWidth { edges.insert(.bottom) }
    return edges
  }

  deinit {}
}
