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

    /// Drags a finger from one point of the window to another in equal steps, with time going by,
    /// and lifts it there: at its full speed, or after a rest.
    ///
    /// - Parameters:
    ///   - finger: Which finger, from 0 on. Default: 0.
    ///   - start: Where it touches down.
    ///   - end: Where it is lifted.
    ///   - duration: Virtual seconds of the movement. Default: 0.25.
    ///   - rest: How long it stays at the end, in virtual seconds. Default: not at all.
    public func drag(
      finger: Int = 0, from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25,
      rest: TimeInterval
    ) {
      let steps = max(1, Int((duration * 60).rounded()))
      putDown(finger, at: start)
      for step in 1...steps {
        advance(by: duration / Double(steps))
        let share = CGFloat(step) / CGFloat(steps)
        move(
          finger,
          to: CGPoint(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      if rest > 0 { advance(by: rest) }
      lift(finger, at: end)
    }

    /// Flicks a finger over the window: it moves evenly and is lifted while it moves.
    ///
    /// - Parameters:
    ///   - finger: Which finger, from 0 on. Default: 0.
    ///   - start: Where it touches down.
    ///   - velocity: How fast it moves, in points per second, also when it is lifted.
    ///   - duration: Virtual seconds until it is lifted. Default: 0.1.
    public func flick(
      finger: Int = 0, from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1
    ) {
      let end = CGPoint(
        x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
      drag(finger: finger, from: start, to: end, duration: duration, rest: 0)
    }

    private func send(_ finger: Int, _ phase: TouchEvent.Phase, _ point: CGPoint) {
      send(
        .touch(
          TouchEvent(
            id: finger, phase: phase, x: Double(point.x), y: Double(point.y), timestamp: now)))
    }
  }
#endif
