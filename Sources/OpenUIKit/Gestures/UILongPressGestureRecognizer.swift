import OpenQuartzCore

/// Recognizes one or more fingers that stay down at one place, or a key of an allowed type that
/// stays down; perhaps after some taps.
///
/// Continuous: it begins when enough fingers have been down for `minimumPressDuration`, changes
/// when they move, however far, and ends when one of them is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press, 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes, 1 by default.
  open var numberOfTouchesRequired = 1
  /// How long the fingers have to stay down, in seconds, 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far each finger may move before the gesture begins, in points, 10 by default.
  open var allowableMovement: CGFloat = 10

  private var sequence = TapSequence()
  /// Begins the gesture, or lets it fail when a tap or a pause takes too long.
  private var deadline: TimerToken?

  /// Whether the fingers that are down, or come next, are those of the press.
  private var isPressDue: Bool { sequence.taps >= numberOfTapsRequired }

  /// Starts the time when enough fingers are down; fails if they are too many, or far from the tap
  /// before.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine.isUndecided else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let new = ordered(touches)
    if new.count == activeTouches.count {
      sequence.beginTap()
      fail(after: UITapGestureRecognizer.maximumDuration)
    }
    let isNear = sequence.add(new, within: UITapGestureRecognizer.allowableMovement)
    guard isNear, sequence.fingers.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if isPressDue, sequence.fingers.count == numberOfTouchesRequired { beginPress() }
  }

  /// Follows the fingers; before the gesture begins, fails if one moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if machine.isRecognized {
      state = .changed
      return
    }
    let distance = isPressDue ? allowableMovement : UITapGestureRecognizer.allowableMovement
    if !touches.allSatisfy({ $0.isNearStart(within: distance) }) { state = .failed }
  }

  /// Ends the gesture when the first finger is lifted; before it begins, counts a tap or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if machine.isRecognized {
      state = .ended
    } else if isPressDue {
      state = .failed
    } else if ordered(touches).count == activeTouches.count {
      endTap()
    }
  }

  /// Starts the time; fails with two keys at a time.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    guard machine.isUndecided else {
      for press in presses { ignore(press, for: event) }
      return
    }
    if activeTouches.count > 1 {
      state = .failed
    } else if isPressDue {
      beginPress()
    } else {
      fail(after: UITapGestureRecognizer.maximumDuration)
    }
  }

  /// Ends the gesture; before it begins, counts a tap or fails.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if machine.isRecognized {
      state = .ended
    } else if isPressDue {
      state = .failed
    } else {
      countTap()
    }
  }

  /// Forgets taps and fingers.
  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    sequence = TapSequence()
  }

  private func beginPress() {
    deadline?.cancel()
    if minimumPressDuration > 0 {
      deadline = schedule(after: minimumPressDuration) { $0.state = .began }
    } else {
      state = .began
    }
  }

  private func endTap() {
    guard sequence.fingers.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    countTap()
  }

  private func countTap() {
    sequence.taps += 1
    fail(after: UITapGestureRecognizer.maximumPause)
  }

  private func fail(after time: TimeInterval) {
    deadline?.cancel()
    deadline = schedule(after: time) { $0.state = .failed }
  }

  deinit {}
}
