#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// How a controller's view comes over what it covers, and how it goes again.
///
/// A transition is a value: a name, and a function from bounds to steps. It stores no geometry:
/// it is asked each time it is played, so one that came in portrait leaves correctly in
/// landscape. The way back is derived, in opposite order with mirrored paces, unless the
/// transition brings its own.
///
/// A new one is one extension:
///
/// ```swift
/// extension Transition {
///   static let dropIn = Transition("drop in") { bounds in
///     [
///       .immediately(appearing: .move(y: -bounds.height)),
///       TransitionStep(duration: 0.3, curve: .easeIn, appearing: .move(y: bounds.height)),
///     ]
///   }
/// }
/// ```
///
/// The views that move are wrappers around the children's views, so steps never disturb what
/// a child does with its own `frame`, `alpha` or `transform`.
public nonisolated struct Transition: Sendable, Identifiable, CustomStringConvertible {
  /// What leads from one frame to the next: the steps in given bounds, in points.
  public typealias Steps = @Sendable (_ bounds: CGRect) -> [TransitionStep]

  /// The name, for people: it appears in galleries and reports.
  public let name: String
  private let steps: Steps
  private let inverseSteps: Steps?

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - name: The name; unique among those that an app lists together.
  ///   - inverse: The steps of the way back, from where the last step of `steps` has left the
  ///     views. They should lead to identity, which is where the views are put in the end in any
  ///     case. Default: derived from `steps`.
  ///   - steps: The steps of the way in, from identity.
  public init(_ name: String, inverse: Steps? = nil, steps: @escaping Steps) {
    self.name = name
    self.steps = steps
    self.inverseSteps = inverse
  }

  /// The name.
  public var id: String { name }

  /// The name.
  public var description: String { name }

  /// The way in.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the region, in points.
  ///   - duration: Seconds for all of it, or `nil` for as long as the transition takes by itself.
  public func keyFrames(
    in bounds: CGRect, duration: TimeInterval? = nil
  ) -> TransitionKeyFrames {
    let natural = TransitionKeyFrames(steps: steps(bounds))
    return duration.map(natural.lasting) ?? natural
  }

  /// The way back, from the last frame of the way in.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the region, in points.
  ///   - duration: Seconds for all of it, or `nil` for as long as the transition takes by itself.
  public func inverseKeyFrames(
    in bounds: CGRect, duration: TimeInterval? = nil
  ) -> TransitionKeyFrames {
    let forward = TransitionKeyFrames(steps: steps(bounds))
    let natural =
      inverseSteps.map { TransitionKeyFrames(steps: $0(bounds), from: forward.last) }
      ?? forward.inverse
    return duration.map(natural.lasting) ?? natural
  }
}
