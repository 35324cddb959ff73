/// How the content of a scroll view moves by itself from a moment on. A pure value.
nonisolated struct ScrollMotion: Sendable, Equatable {
  /// Along which curve it moves.
  enum Curve: Sendable, Equatable {
    /// After its release.
    case release(horizontal: AxisMotion, vertical: AxisMotion)
    /// From one offset to another, as the program requests it.
    case animation(from: CGPoint, to: CGPoint, timing: TimingCurve)
  }

  // Fidelity: an animated change of the offset takes 0.3 seconds. [observed]
  /// How long an animated change of the offset takes, in seconds.
  static let animationDuration: CGFloat = 0.3

  /// The curve.
  let curve: Curve
  /// When it began, in seconds of the frame clock.
  let start: TimeInterval
  /// The distance that the program has added to the offset since the beginning, in points.
  private var shift = CGPoint.zero

  /// A motion that begins at a time of the frame clock.
  init(curve: Curve, start: TimeInterval) {
    self.curve = curve
    self.start = start
  }

  /// The program has moved the content.
  mutating func move(by displacement: CGPoint) { shift = shift + displacement }

  /// The same animation to another end: at a time it is where it was, and it takes no longer.
  func redirected(to target: CGPoint, at time: TimeInterval) -> ScrollMotion {
    guard case .animation(_, _, let timing) = curve else { return self }
    let elapsed = max(0, CGFloat(time - start))
    let part = CGFloat(timing.value(at: min(1, elapsed / Self.animationDuration)))
    let present = offset(at: time)
    let from = part < 0.999 ? (present - target * part) * (1 / (1 - part)) : target
    return ScrollMotion(
      curve: .animation(from: from, to: target, timing: timing), start: start)
  }

  /// How long it takes, in seconds.
  var duration: TimeInterval {
    switch curve {
    case .release(let horizontal, let vertical): max(horizontal.duration, vertical.duration)
    case .animation: Self.animationDuration
    }
  }

  /// Where it ends.
  var target: CGPoint {
    switch curve {
    case .release(let horizontal, let vertical):
      CGPoint(x: horizontal.target, y: vertical.target) + shift
    case .animation(_, let end, _): end + shift
    }
  }

  /// The offset at a time of the frame clock.
  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = CGFloat(time - start)
    guard elapsed < duration else { return target }
    switch curve {
    case .release(let horizontal, let vertical):
      return CGPoint(x: horizontal.position(at: elapsed), y: vertical.position(at: elapsed)) + shift
    case .animation(let from, let end, let timing):
      let part = CGFloat(timing.value(at: max(0, elapsed) / Self.animationDuration))
      return from + (end - from) * part + shift
    }
  }

  /// The velocity of content that was released, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard case .release(let horizontal, let vertical) = curve else { return .zero }
    let elapsed = CGFloat(time - start)
    return CGPoint(x: horizontal.velocity(at: elapsed), y: vertical.velocity(at: elapsed))
  }

  /// Whether it has come to its end.
  func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-9 }
}
