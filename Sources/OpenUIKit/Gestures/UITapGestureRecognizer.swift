import OpenQuartzCore

/// Recognizes one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  // Fidelity: the limits of a tap are not documented; these let a mouse and a finger tap. [decided]

  /// How far a finger may move during a tap, and how far from the tap before, in points.
  static let allowableMovement: CGFloat = 45
  /// How long a finger may stay down, in seconds.
  static let maximumDuration: TimeInterval = 1.5
  /// How long the pause between two taps may be, in seconds.
  static let maximumPause: TimeInterval = 0.35

  /// How many taps it takes, 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes, 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  /// The fingers of this tap, in the order of their coming, lifted ones too.
  private var fingers: [UITouch] = []
  /// Those of the tap before; none at the first.
  private var previousFingers: [UITouch] = []
  /// Lets the gesture fail when a tap or a pause takes too long.
  private var deadline: TimerToken?

  /// A tap does not keep more taps from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// How many fingers the tap has, also when they are lifted.
  open override var numberOfTouches: Int { fingers.count }

  /// The middle of all fingers of the tap, also when they are lifted.
  open override func location(in view: UIView?) -> CGPoint { middle(of: fingers, in: view) }

  /// One of the fingers of the tap, also when it is lifted.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    fingers[touchIndex].location(in: view)
  }

  /// Counts the fingers of a tap; fails if they are too many, or far from the tap before.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if activeTouches.allSatisfy({ touches.contains($0) }) { beginTap() }
    let new = activeTouches.filter { touches.contains($0) }
    fingers += new
    let isOneTooMany = fingers.count > numberOfTouchesRequired
    if isOneTooMany || !new.allSatisfy(isNearPreviousTap) { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if !touches.allSatisfy({ isNear($0, $0.startPosition) }) { state = .failed }
  }

  /// Counts a tap when the last finger is lifted; recognizes the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    guard fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      fail(after: Self.maximumPause)
    }
  }

  /// Forgets taps and fingers.
  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    taps = 0
    fingers = []
    previousFingers = []
  }

  private func beginTap() {
    previousFingers = fingers
    fingers = []
    fail(after: Self.maximumDuration)
  }

  private func isNearPreviousTap(_ touch: UITouch) -> Bool {
    previousFingers.isEmpty || previousFingers.contains { isNear(touch, $0.startPosition) }
  }

  private func isNear(_ touch: UITouch, _ point: CGPoint) -> Bool {
    hypot(touch.position.x - point.x, touch.position.y - point.y) <= Self.allowableMovement
  }

  private func fail(after time: TimeInterval) {
    deadline?.cancel()
    deadline = UIRuntime.current.renderContext.schedule(after: time) { [zeroingLink] in
      zeroingLink.target?.state = .failed
    }
  }
}
