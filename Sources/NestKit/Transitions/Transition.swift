/// How a controller's view appears over what it covers, and how it disappears again.
///
/// A transition is a value: a name, and a function from the geometry of a region to steps. It
/// stores no geometry: it is asked each time it is played, so one that was played in portrait leads
/// back correctly in landscape. The inverse is derived, in opposite order with mirrored timing
/// curves, unless the transition brings its own.
///
/// A new one is one extension:
///
/// ```swift
/// extension Transition {
///   static let dropIn = Transition("drop in") { region in
///     [
///       .immediately(appearing: .move(y: -region.height)),
///       TransitionStep(duration: 0.3, curve: .easeIn, appearing: .move(y: region.height)),
///     ]
///   }
/// }
/// ```
///
/// The views that move are wrappers around the children's views, so steps never disturb what
/// a child does with its own `frame`, `alpha` or `transform`.
///
/// Where the user prefers less motion (`UIAccessibility.isReduceMotionEnabled`), a transition that
/// moves anything is played as a dissolve of the same duration, unless it says otherwise.
public nonisolated struct Transition: Sendable, Identifiable, CustomStringConvertible {
  /// The steps in a region of a given geometry.
  public typealias Steps = @Sendable (_ region: TransitionGeometry) -> [TransitionStep]

  /// How a transition is played where the user prefers less motion.
  public enum ReducedMotion: Sendable, Hashable, CaseIterable {
    /// As a dissolve of the same duration, if it moves, scales or rotates anything.
    case dissolve
    /// As always: for small movements, and for those without which the interface cannot be
    /// understood.
    case unchanged
  }

  /// The name, for people: it is shown in galleries and reports.
  public internal(set) var name: String
  /// How the transition is played where the user prefers less motion.
  public let reducedMotion: ReducedMotion
  /// Whether views with the same identifier move from one controller to the other.
  public internal(set) var matchesElements = false
  /// The opacity that a background gets behind what appears, where there is one instead of another
  /// child; see `dimming(to:)`.
  var backgroundOpacity: CGFloat?
  /// Seconds that it takes, as ``lasting(_:)`` has been given them, or `nil` for as long as its
  /// steps take.
  public private(set) var duration: TimeInterval?
  /// How much the spring swings that is the timing of all steps, as ``spring(dampingRatio:)`` has
  /// been given it, or `nil` where each step has its timing curve.
  public internal(set) var dampingRatio: CGFloat?
  /// The duration, if it is one.
  var validDuration: TimeInterval? { duration.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
  /// Whether there is any step; a transition without one needs no geometry.
  var hasSteps = true
  let steps: Steps
  let inverseSteps: Steps?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - name: The name; unique among those that an app lists together.
  ///   - reducedMotion: How it is played where the user prefers less motion. Default: as a
  ///     dissolve.
  ///   - inverse: The steps of the inverse, from where the last step of `steps` has left the
  ///     views. They should lead to identity, which is where the views are put in the end in any
  ///     case. Default: derived from `steps`.
  ///   - steps: The steps, from identity.
  public init(
    _ name: String, reducedMotion: ReducedMotion = .dissolve, inverse: Steps? = nil,
    steps: @escaping Steps
  ) {
    self.name = name
    self.reducedMotion = reducedMotion
    self.steps = steps
    self.inverseSteps = inverse
  }

  /// The same transition in another time: its steps scale, those of its inverse too.
  ///
  /// ```swift
  /// stack.push(details, transition: .flipVertically.lasting(1))
  /// ```
  ///
  /// One that takes no time by itself still takes none.
  ///
  /// - Parameter duration: Seconds for all of it, or `nil` for as long as its steps take. An
  ///   operation with what is no finite number of at least 0 is refused.
  public func lasting(_ duration: TimeInterval?) -> Transition {
    var result = self
    result.duration = duration
    return result
  }

  /// The same transition with a spring as its timing: all steps follow it, instead of their timing
  /// curves, and so does the inverse.
  ///
  /// ```swift
  /// stack.push(details, transition: .push(from: .right).spring(dampingRatio: 0.8).lasting(0.5))
  /// ```
  ///
  /// It is at rest when the duration of the transition is over. Reversed, or followed at once by
  /// its inverse, it continues with the velocity that it has. A dissolve for those who prefer less
  /// motion has no spring.
  ///
  /// - Parameter dampingRatio: With 1 nothing swings; the closer to 0, the more it does. A value
  ///   outside 0.1…1 counts as the nearest one inside, and NaN as 1.
  public func spring(dampingRatio: CGFloat = 1) -> Transition {
    var result = self
    result.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.1), 1)
    return result
  }

  /// The name.
  public var id: String { name }

  /// The name.
  public var description: String { name }

  /// The frames of the transition.
  ///
  /// - Parameter region: The geometry of the region.
  public func keyFrames(in region: TransitionGeometry) -> TransitionKeyFrames {
    let natural = TransitionKeyFrames(steps: allSteps(in: region))
    return validDuration.map(natural.lasting) ?? natural
  }

  /// The frames of the inverse, from the last frame of the transition.
  ///
  /// - Parameter region: The geometry of the region.
  public func inverseKeyFrames(in region: TransitionGeometry) -> TransitionKeyFrames {
    let forward = TransitionKeyFrames(steps: allSteps(in: region))
    let natural =
      allInverseSteps(in: region).map { TransitionKeyFrames(steps: $0, from: forward.last) }
      ?? forward.inverse
    return validDuration.map(natural.lasting) ?? natural
  }

  /// The frames in a region of a left-to-right interface.
  ///
  /// - Parameter bounds: The bounds of the region, in points.
  public func keyFrames(in bounds: CGRect) -> TransitionKeyFrames {
    keyFrames(in: TransitionGeometry(bounds: bounds))
  }

  /// The frames of the inverse in a region of a left-to-right interface.
  ///
  /// - Parameter bounds: The bounds of the region, in points.
  public func inverseKeyFrames(in bounds: CGRect) -> TransitionKeyFrames {
    inverseKeyFrames(in: TransitionGeometry(bounds: bounds))
  }
}
