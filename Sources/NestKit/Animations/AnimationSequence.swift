/// An animation of any number of views and layers: steps that follow each other.
///
/// ```swift
/// let lift = AnimationSequence([
///   AnimationStep(duration: 0.2, curve: .easeOut).changing(card, by: .scale(by: 1.1)),
///   AnimationStep(duration: 0.4)
///     .changing(card, by: .rotate(by: .pi / 2)).changing(badge, by: .hide),
/// ])
/// let player = AnimationPlayer(lift)
/// player.play()                                   // forward
/// player.play(.inverse)                           // back to exactly where all was
/// player.play(repetition: .endless)
/// ```
///
/// A sequence is a value: what is derived from it, such as ``looped``, leaves it as it is. Its
/// inverse is how a player plays it in the other direction. It takes no notice of
/// `UIAccessibility.isReduceMotionEnabled`: where an animation is decoration, leave it out then.
public struct AnimationSequence {
  /// The steps, in order.
  public var steps: [AnimationStep]
  /// Whether the steps are followed by the same ones back to the beginning. Default: no.
  public var isLooped = false

  /// Creates a sequence.
  ///
  /// - Parameter steps: The steps, in order.
  public init(_ steps: [AnimationStep]) { self.steps = steps }

  /// Seconds for all of it, once.
  public var duration: TimeInterval {
    steps.reduce(0) { $0 + $1.duration } * (isLooped ? 2 : 1)
  }

  /// The sequence followed by its inverse, which leads back to exactly where it began.
  public var looped: AnimationSequence {
    var looped = self
    looped.isLooped = true
    return looped
  }

  /// The same sequence in a given time; each step keeps its share. Steps that take no time do so in
  /// any.
  ///
  /// - Parameter total: Seconds for all of it, once.
  public func lasting(_ total: TimeInterval) -> AnimationSequence {
    let natural = duration
    guard natural != 0 else { return self }
    var scaled = self
    for index in steps.indices { scaled.steps[index].duration *= total / natural }
    return scaled
  }
}

/// How often an animation is played.
///
/// Each time begins from the beginning again: what shall go on from where it has come to is written
/// as steps, or looped.
public nonisolated enum AnimationRepetition: Sendable, Hashable {
  /// A number of times, 1 or more.
  case times(Int)
  /// Until it is cancelled or terminated.
  case endless

  /// One time.
  public static let once = AnimationRepetition.times(1)
}
