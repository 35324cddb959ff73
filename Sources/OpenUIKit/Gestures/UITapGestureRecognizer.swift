import OpenQuartzCore

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  // Fidelity: the limits of a tap are not documented; these let a mouse and a finger tap. [decided]

  /// How far a finger may move during a tap, in points.
  static let allowableMovement: CGFloat = 45
  /// How long the pause between two taps may be, in seconds.
  static let maximumPause: TimeInterval = 0.35

  /// How many taps it takes, 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes, 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var mostTouches = 0
  private var lastPlace: [UITouch] = []
  private var pause: TimerToken?

  /// A tap does not keep more taps from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Where the tap is, also when its fingers are lifted.
  open override func location(in view: UIView?) -> CGPoint {
    middle(of: activeTouches.isEmpty ? lastPlace : activeTouches, in: view)
  }

  /// Counts the fingers of a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pause?.cancel()
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    mostTouches = max(mostTouches, activeTouches.count)
    if mostTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > Self.allowableMovement { state = .failed }
    }
  }

  /// Counts a tap when the last finger is lifted; recognizes the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    lastPlace = activeTouches
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    starts = [:]
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      pause = UIRuntime.current.renderContext.schedule(after: Self.maximumPause) { [zeroingLink] in
        zeroingLink.target?.state = .failed
      }
    }
  }

  /// Forgets taps and fingers.
  open override func reset() {
    super.reset()
    pause?.cancel()
    pause = nil
    taps = 0
    mostTouches = 0
    starts = [:]
    lastPlace = []
  }
}
