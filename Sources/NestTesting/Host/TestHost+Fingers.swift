#if os(Linux)
  import DisplayServer
  import OpenUIKit

  extension TestHost {
    /// Puts a finger down at a point of the window, as a turn of its own.
    ///
    /// - Parameters:
    ///   - finger: Which finger, from 0 on.
    ///   - point: In the window's coordinates.
    public func putDown(_ finger: Int, at point: CGPoint) { send(finger, .began, point) }

    /// Moves a finger to a point of the window, as a turn of its own.
    ///
    /// - Parameters:
    ///   - finger: One that is down; another is ignored.
    ///   - point: In the window's coordinates.
    public func move(_ finger: Int, to point: CGPoint) { send(finger, .moved, point) }

    /// Lifts a finger at a point of the window, as a turn of its own.
    ///
    /// - Parameters:
    ///   - finger: One that is down; another is ignored.
    ///   - point: In the window's coordinates.
    public func lift(_ finger: Int, at point: CGPoint) { send(finger, .ended, point) }

    /// Cancels the touch of a finger, as a system does that takes it for something else.
    ///
    /// - Parameters:
    ///   - finger: One that is down; another is ignored.
    ///   - point: In the window's coordinates.
    public func cancel(_ finger: Int, at point: CGPoint) { send(finger, .cancelled, point) }

    /// Moves fingers 0 and 1 apart or together, and around each other, in equal steps, with time
    /// going by. They begin beside each other, the first one on the left.
    ///
    /// - Parameters:
    ///   - center: The middle of the fingers, in the window's coordinates.
    ///   - start: How far apart they go down, in points.
    ///   - end: How far apart they are lifted, in points.
    ///   - angle: How far they rotate clockwise, in radians. Default: not at all.
    ///   - duration: Virtual seconds from down to up. Default: 0.25.
    public func pinch(
      around center: CGPoint, from start: CGFloat, to end: CGFloat, rotatingBy angle: CGFloat = 0,
      duration: TimeInterval = 0.25
    ) {
      func position(_ finger: Int, _ share: CGFloat) -> CGPoint {
        let radius = (start + (end - start) * share) / 2 * (finger == 0 ? -1 : 1)
        return CGPoint(
          x: center.x + radius * cos(angle * share), y: center.y + radius * sin(angle * share))
      }
      let steps = max(1, Int((duration * 60).rounded()))
      for finger in 0...1 { putDown(finger, at: position(finger, 0)) }
      for step in 1...steps {
        advance(by: duration / Double(steps))
        let share = CGFloat(step) / CGFloat(steps)
        for finger in 0...1 { move(finger, to: position(finger, share)) }
      }
      for finger in 0...1 { lift(finger, at: position(finger, 1)) }
    }

    private func send(_ finger: Int, _ phase: TouchEvent.Phase, _ point: CGPoint) {
      send(
        .touch(
          TouchEvent(
            id: finger, phase: phase, x: Double(point.x), y: Double(point.y), timestamp: now)))
    }
  }
#endif
