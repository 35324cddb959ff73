import OpenQuartzCore

/// The mouse and fingers in a text: a click sets the caret, two select a word, three a paragraph; a
/// drag of the mouse selects, and scrolls beyond the edges. A tap of a finger does what a click
/// does; a finger that moves scrolls.
final class TextPointer: UIGestureRecognizer {
  // Fidelity: how fast a drag beyond the edges scrolls is not documented. [decided]
  /// How far beyond an edge a drag reaches in a frame, in points.
  private static let reach: CGFloat = 16
  /// How far a finger may move for a tap, in points.
  private static let slop: CGFloat = 10

  private unowned let session: TextSession
  /// Begins editing for a tap; returns whether the text may be selected then.
  var begin: () -> Bool = { false }
  /// A tap, before it selects; returns whether it is for something else, such as a link.
  var intercept: (CGPoint) -> Bool = { _ in false }

  private var start = CGPoint.zero
  private var point = CGPoint.zero
  private var unit = TextEditor.Unit.character
  private var first = NSRange()
  private var isDragging = false
  private lazy var ticker = FrameTicker { [weak self] _ in self?.tick() }

  init(_ session: TextSession) {
    self.session = session
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    name = "OpenUIKitText.pointer"
  }

  deinit {}

  private var host: any TextHost { session.host }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, state == .possible, numberOfTouches <= 1,
      event.buttonMask.isDisjoint(with: .secondary)
    else { return state = .failed }
    start = touch.location(in: nil)
    unit = Self.unit(ofTaps: touch.tapCount)
    guard touch.type == .indirectPointer else { return }
    let point = touch.location(in: host)
    if intercept(point) { return state = .ended }
    guard begin() else { return state = .failed }
    state = .began
    isDragging = true
    self.point = point
    press(at: point, extends: event.modifierFlags.contains(.shift))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    guard isDragging else {
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
      return
    }
    point = touch.location(in: host)
    drag()
    if host.bounds.contains(point) { ticker.stop() } else if !ticker.isRunning { ticker.start() }
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !isDragging, let touch = touches.first else { return state = .ended }
    let point = touch.location(in: host)
    guard host.bounds.contains(point) else { return state = .failed }
    if intercept(point) { return state = .ended }
    guard begin() else { return state = .failed }
    press(at: touch.location(in: host), extends: false)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isDragging ? .cancelled : .failed
  }

  override func reset() {
    super.reset()
    ticker.stop()
    isDragging = false
  }

  private static func unit(ofTaps count: Int) -> TextEditor.Unit {
    switch count {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }

  private func press(at point: CGPoint, extends: Bool) {
    session.unmark()
    let place = session.place(near: point)
    let units = session.units
    guard !extends else {
      first = NSRange(location: session.editor.anchor, length: 0)
      unit = .character
      return session.select { $0.move(to: place, extends: true, in: units) }
    }
    first =
      unit == .character
      ? NSRange(location: place, length: 0) : TextEditor.range(of: unit, at: place, in: units)
    session.select { $0.select(first, in: units) }
  }

  private func drag() {
    let bounds = host.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
    let near = CGPoint(
      x: min(max(point.x, bounds.minX), bounds.maxX),
      y: min(max(point.y, bounds.minY), bounds.maxY))
    let place = session.place(near: near)
    let units = session.units
    session.select { $0.drag(from: first, by: unit, to: place, in: units) }
    host.scrollToCaret()
  }

  private func tick() {
    guard isDragging, host.window != nil else { return ticker.stop() }
    let before = host.containerOrigin
    let offset = host.bounds.origin
    drag()
    // What scrolls by its bounds moves the point of the content under the mouse.
    point.x += host.bounds.minX - offset.x
    point.y += host.bounds.minY - offset.y
    if before == host.containerOrigin, offset == host.bounds.origin { return }
  }
}
