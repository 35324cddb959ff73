/// How content moves along one axis after its release, until it rests. A pure value.
///
/// It glides, and where the glide would leave the edge a spring takes over, which returns it there.
nonisolated struct AxisMotion: Sendable, Equatable {
  private enum Curve: Sendable, Equatable {
    case rest(CGFloat)
    case deceleration(DecelerationCurve)
    case spring(ReturnSpring)
  }

  private var first: Curve
  private var second: ReturnSpring?
  /// When the second curve takes over, in seconds.
  private var change: CGFloat = .infinity
  /// How long it takes, in seconds.
  private(set) var duration: CGFloat
  /// Where it rests, in points.
  private(set) var target: CGFloat

  /// Content that does not move.
  init(restingAt position: CGFloat) {
    first = .rest(position)
    duration = 0
    target = position
  }

  /// Content that stops at a given offset by a spring.
  init(position: CGFloat, velocity: CGFloat, springTo target: CGFloat, threshold: CGFloat) {
    let spring = ReturnSpring(position: position, velocity: velocity, gentlyTo: target)
    first = .spring(spring)
    duration = spring.duration(threshold: threshold)
    self.target = target
  }

  /// Content that is released.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - geometry: Where it may rest; the destination is at a whole pixel.
  ///   - bounces: Whether it moves beyond the edge.
  init(
    position: CGFloat, velocity: CGFloat, rate: CGFloat, axis: ScrollAxis,
    geometry: ScrollGeometry, bounces: Bool
  ) {
    let range = geometry.range(axis)
    if range.contains(position) {
      self.init(
        glidingFrom: position, velocity: velocity, rate: rate, in: range, geometry: geometry,
        bounces: bounces)
      return
    }
    let edge = position.clamped(to: range)
    self.init(restingAt: edge)
    guard bounces else { return }
    let spring = ReturnSpring(position: position, velocity: velocity, target: edge)
    first = .spring(spring)
    duration = spring.duration(threshold: geometry.pixel / 2)
  }

  /// Content that glides from between its edges.
  private init(
    glidingFrom position: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>,
    geometry: ScrollGeometry, bounces: Bool
  ) {
    let threshold = geometry.pixel / 2
    let natural = position + DecelerationCurve.distance(velocity: velocity, rate: rate)
    let destination =
      range.contains(natural) ? geometry.aligned(natural).clamped(to: range) : natural
    let deceleration = DecelerationCurve(
      position: position, distance: destination - position, rate: rate)
    let target = destination.clamped(to: range)
    self.init(restingAt: target)
    first = .deceleration(deceleration)
    duration = deceleration.duration(threshold: threshold)
    guard destination != target else { return }
    change = deceleration.time(at: target) ?? 0
    duration = change
    guard bounces else { return }
    let spring = ReturnSpring(
      position: target, velocity: deceleration.velocity(at: change), target: target)
    second = spring
    duration += spring.duration(threshold: threshold)
  }

  /// The position after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return target }
    if time >= change { return second?.position(at: time - change) ?? target }
    return switch first {
    case .rest(let position): position
    case .deceleration(let deceleration): deceleration.position(at: time)
    case .spring(let spring): spring.position(at: time)
    }
  }

  /// The velocity after `time` seconds, in points per second.
  func velocity(at time: CGFloat) -> CGFloat {
    if time >= duration { return 0 }
    if time >= change { return second?.velocity(at: time - change) ?? 0 }
    return switch first {
    case .rest: 0
    case .deceleration(let deceleration): deceleration.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    }
  }
}
