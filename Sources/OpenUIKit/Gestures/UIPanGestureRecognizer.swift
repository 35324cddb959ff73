/// Recognizes one or more fingers, or the pointer, that are dragged over the view.
///
/// Continuous: it begins when at least `minimumNumberOfTouches` fingers are down and their middle
/// has moved by 10 points, changes whenever they move, and ends when the last of them is lifted.
/// With fewer fingers than that it lasts, but does not change.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // Fidelity: how far a finger moves before it pans is not documented. [decided]
  /// How far the middle of the fingers moves before the gesture begins, in points.
  static let slop: CGFloat = 10

  /// How many fingers it takes, 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers may take part; no limit by default. One more lets the gesture fail before it
  /// has begun, and is left to the others after that.
  open var maximumNumberOfTouches = Int.max

  /// The devices whose scrolling the gesture follows too; none by default. It begins at once then,
  /// and ends when the device rests.
  // Fidelity: SDL does not name the device. What moves by fractions of a notch is continuous,
  // what moves by whole ones is a wheel. [decided]
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  final var tracker = PanTracker()

  // MARK: How far and how fast

  /// How far the fingers have moved since the gesture's first touch, or since the translation was
  /// set, in coordinates of `view`; nil stands for the window. A turned or scaled view counts in
  /// its own points. Zero while there is no gesture.
  ///
  /// The distance before the gesture began is part of it.
  open func translation(in view: UIView?) -> CGPoint {
    Self.convert(tracker.translation, to: view)
  }

  /// Makes `translation` the translation of now, in coordinates of `view`; nil stands for the
  /// window. Later movement is added to it. The velocity stays what it is.
  ///
  /// - Parameters:
  ///   - translation: In points of `view`.
  ///   - view: The view whose coordinates count.
  // Fidelity: setting the translation leaves the velocity alone. [observed]
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    tracker.translation = Self.convert(translation, from: view)
  }

  /// How fast the fingers move, in points per second, in coordinates of `view`; nil stands for the
  /// window. Taken from the last tenth of a second; 0 after a rest of that length.
  open func velocity(in view: UIView?) -> CGPoint {
    Self.convert(tracker.velocity(at: RenderContext.ofProgram.now), to: view)
  }

  // MARK: Touches

  /// Takes part in touches, and in scrolling if that is allowed.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    switch event.type {
    case .scroll: allowedScrollTypesMask.contains(UIScrollTypeMask(event.scrollType))
    case .presses: false
    default: super.shouldReceive(event)
    }
  }

  /// Takes fingers in; one too many lets the gesture fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if tracker.count < maximumNumberOfTouches {
        tracker.add(ObjectIdentifier(touch), at: touch.position, time: touch.timestamp)
      } else if machine.isUndecided {
        state = .failed
        return
      } else {
        ignore(touch, for: event)
      }
    }
  }

  /// Follows the fingers; begins the gesture when they are far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(touches, slop: Self.slop)
  }

  /// Lets fingers go; the last one ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end(touches)
  }

  override func receiveIndirect(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    super.receiveIndirect(touches, phase, event)
    switch phase {
    case .began:
      for touch in touches {
        tracker.add(ObjectIdentifier(touch), at: touch.pannedPosition, time: touch.timestamp)
      }
    case .moved: move(touches, slop: 0)
    case .ended: end(touches)
    default: break
    }
  }

  /// Forgets the fingers and their distance.
  open override func reset() {
    super.reset()
    tracker = PanTracker()
  }

  /// Whether the fingers have moved as far as it takes to begin: by `slop` points.
  func isFarEnough(slop: CGFloat) -> Bool { tracker.distance >= slop }

  /// Called when the fingers are far enough: the gesture begins.
  func beginWhenFarEnough() { state = .began }

  private func move(_ touches: Set<UITouch>, slop: CGFloat) {
    guard follow(touches) else { return }
    if machine.isRecognized {
      state = .changed
    } else if isFarEnough(slop: slop) {
      beginWhenFarEnough()
    }
  }

  private func end(_ touches: Set<UITouch>) {
    follow(touches)
    for touch in touches { tracker.remove(ObjectIdentifier(touch)) }
    if tracker.count == 0 { state = machine.isRecognized ? .ended : .failed }
  }

  /// Notes where fingers are; whether there are enough of them for that to mean anything.
  @discardableResult
  private func follow(_ touches: Set<UITouch>) -> Bool {
    guard let time = touches.first?.timestamp else { return false }
    let places = touches.map { (ObjectIdentifier($0), $0.pannedPosition) }
    let isScrolling = touches.contains { $0.source == .scroll }
    let isEnough = isScrolling || tracker.count >= minimumNumberOfTouches
    tracker.move(
      Dictionary(places, uniquingKeysWith: { $1 }), counts: isEnough, time: time)
    return isEnough
  }

  // MARK: Coordinates

  /// A displacement in the window as it is in `view`.
  private static func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: vector.dx, y: vector.dy) }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private static func convert(_ point: CGPoint, from view: UIView?) -> CGVector {
    guard let view else { return CGVector(dx: point.x, dy: point.y) }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(point, to: nil)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  deinit {}
}
