/// The two fingers of a pinch or a rotation, whatever makes them: two touches; the pointer with the
/// control key, and its mirror image in the middle of the view; a wheel with the control key.
struct FingerPair {
  // Fidelity: how far two fingers move before they pinch or rotate is not documented. [decided]
  /// How far the fingers move before a gesture begins, in points.
  static let slop: CGFloat = 10
  /// How far the imagined fingers of a wheel move before a gesture begins, in points.
  private static let wheelSlop: CGFloat = 0.01
  /// How far apart the imagined fingers of a wheel begin, in points.
  private static let wheelDistance: CGFloat = 100

  private(set) var tracker = FingerPairTracker()
  /// Where the pointer is mirrored, in coordinates of the window; nil if it is one finger.
  private var mirrorCenter: CGPoint?
  /// Whether a wheel moves the fingers.
  private var isWheel = false

  /// The scale since it was last set.
  var scale: CGFloat {
    get { tracker.scale }
    set { tracker.scale = newValue }
  }

  /// The rotation since it was last set, in radians.
  var rotation: CGFloat {
    get { tracker.rotation }
    set { tracker.rotation = newValue }
  }

  /// Where the fingers are, in coordinates of the window; none for a wheel.
  var positions: [CGPoint] { isWheel ? [] : tracker.positions }

  /// The middle of the gesture, if that is not the middle of its touches.
  var center: CGPoint? { mirrorCenter }

  /// `center`, in coordinates of `view`; nil stands for the window.
  func center(in view: UIView?) -> CGPoint? { center.map { view?.convert($0, from: nil) ?? $0 } }

  /// One of the fingers, in coordinates of `view`; nil stands for the window.
  func position(_ index: Int, in view: UIView?) -> CGPoint {
    view?.convert(positions[index], from: nil) ?? positions[index]
  }

  /// Follows touches; returns what the recognizer has found out, if anything.
  ///
  /// - Parameters:
  ///   - touches: Touches of one phase.
  ///   - recognizer: The recognizer that was given them.
  ///   - distance: How far the gesture has come, in points.
  mutating func follow(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent,
    for recognizer: UIGestureRecognizer, amount: (FingerPairTracker) -> CGFloat
  ) -> UIGestureRecognizer.State? {
    let touches = recognizer.ordered(touches)
    switch phase {
    case .began:
      begin(touches, event, in: recognizer.view)
      return nil
    case .moved:
      guard move(touches, event) else { return nil }
      if recognizer.machine.isRecognized { return .changed }
      let amount = abs(amount(tracker))
      return amount >= (isWheel ? Self.wheelSlop : Self.slop) ? .began : nil
    default:
      _ = move(touches, event)
      for finger in touches.flatMap(places) { tracker.remove(finger.key) }
      guard tracker.count == 0 else { return nil }
      return recognizer.machine.isRecognized ? .ended : .failed
    }
  }

  private mutating func begin(_ touches: [UITouch], _ event: UIEvent, in view: UIView?) {
    isWheel = touches.first?.source == .transform
    let isMirrored =
      tracker.count == 0 && touches.first?.type == .indirectPointer
      && event.modifierFlags.contains(.control) && !isWheel
    if isMirrored, let view {
      mirrorCenter = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    for touch in touches {
      for place in places(of: touch) {
        tracker.add(place.key, at: place.position, time: event.timestamp)
      }
    }
  }

  private mutating func move(_ touches: [UITouch], _ event: UIEvent) -> Bool {
    let places = touches.flatMap(places).map { ($0.key, $0.position) }
    return tracker.move(
      Dictionary(places, uniquingKeysWith: { $1 }), time: event.timestamp)
  }

  /// The fingers that a touch stands for.
  private func places(
    of touch: UITouch
  ) -> [(key: FingerPairTracker.Finger, position: CGPoint)] {
    let positions: [CGPoint]
    if isWheel {
      let radius = Self.wheelDistance / 2 * touch.movement.scale
      let (dx, dy) = (
        radius * cos(touch.movement.rotation), radius * sin(touch.movement.rotation)
      )
      positions = [-1, 1].map {
        CGPoint(x: touch.startPosition.x + $0 * dx, y: touch.startPosition.y + $0 * dy)
      }
    } else if let mirrorCenter {
      let mirrored = CGPoint(
        x: 2 * mirrorCenter.x - touch.position.x, y: 2 * mirrorCenter.y - touch.position.y)
      positions = [touch.position, mirrored]
    } else {
      positions = [touch.position]
    }
    return positions.enumerated().map { index, position in
      (FingerPairTracker.Finger(touch: ObjectIdentifier(touch), index: index), position)
    }
  }
}
