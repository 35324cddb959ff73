import OpenQuartzCore

/// Recognizes one or more taps with one or more fingers, or presses of a key of an allowed type.
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
  /// The buttons of a pointer that have to be down, the primary one by default. Fingers have none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var sequence = TapSequence()
  /// Lets the gesture fail when a tap or a pause takes too long.
  private var deadline: TimerToken?

  /// A tap does not keep more taps from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// How many fingers the tap has, also when they are lifted.
  open override var numberOfTouches: Int { sequence.fingers.count }

  /// The middle of all fingers of the tap, also when they are lifted.
  open override func location(in view: UIView?) -> CGPoint {
    sequence.fingers.isEmpty
      ? super.location(in: view) : middle(of: sequence.fingers, in: view)
  }

  /// One of the fingers of the tap, also when it is lifted.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    sequence.fingers[touchIndex].location(in: view)
  }

  /// Takes part in touches of fingers and of the required buttons, and in presses.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    switch event.type {
    case .touches: event.buttonMask.isEmpty || event.buttonMask == buttonMaskRequired
    default: super.shouldReceive(event)
    }
  }

  /// Counts the fingers of a tap; fails if they are too many, or far from the tap before.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let new = ordered(touches)
    if new.count == activeTouches.count {
      sequence.beginTap()
      fail(after: Self.maximumDuration)
    }
    let isNear = sequence.add(new, within: Self.allowableMovement)
    if !isNear || sequence.fingers.count > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if !touches.allSatisfy({ $0.isNearStart(within: Self.allowableMovement) }) { state = .failed }
  }

  /// Counts a tap when the last finger is lifted; recognizes the last one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard ordered(touches).count == activeTouches.count else { return }
    guard sequence.fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    endTap()
  }

  /// Begins a tap by one key; fails with two at a time.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    if activeTouches.count > 1 {
      state = .failed
    } else {
      fail(after: Self.maximumDuration)
    }
  }

  /// Counts a tap; recognizes the last one.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    endTap()
  }

  private func endTap() {
    sequence.taps += 1
    if sequence.taps >= numberOfTapsRequired {
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
    sequence = TapSequence()
  }

  private func fail(after time: TimeInterval) {
    deadline?.cancel()
    deadline = schedule(after: time) { $0.state = .failed }
  }

  deinit {}
}
