/// How the displacement of a finger becomes the progress of a transition, and what happens when it
/// is lifted.
///
/// ```swift
/// let progress = DragProgress(distance: 320)
/// progress.fraction(after: 80)                          // 0.25
/// progress.completes(after: 80, velocity: 600)          // true
/// ```
public nonisolated struct DragProgress: Sendable, Hashable {
  /// How far a finger moves for the whole transition, in points; at least 1.
  public let distance: CGFloat
  /// The progress at which the finger came down, from 0 to 1.
  public let start: CGFloat
  /// When it completes.
  public let settings: DragSettings

  /// Creates the progress of a drag.
  ///
  /// - Parameters:
  ///   - distance: How far a finger moves for the whole transition, in points; what is not at least
  ///     1 counts as 1.
  ///   - start: The progress at which the finger came down. Default: 0.
  ///   - settings: When it completes. Default: as `DragSettings` says.
  public init(distance: CGFloat, start: CGFloat = 0, settings: DragSettings = DragSettings()) {
    self.distance = distance.isFinite ? max(distance, 1) : 1
    self.start = min(max(start, 0), 1)
    self.settings = settings
  }

  /// The progress, from 0 to 1, when the finger has moved so many points in the direction of the
  /// drag.
  public func fraction(after displacement: CGFloat) -> CGFloat {
    min(max(start + displacement / distance, 0), 1)
  }

  /// Whether the transition is completed, and not cancelled, when the finger is lifted.
  ///
  /// It is if the finger is fast in the direction of the drag, or if its projected position is
  /// beyond ``DragSettings/completingFraction``; it is not if the finger is fast in the opposite
  /// direction.
  ///
  /// - Parameters:
  ///   - displacement: How far the finger has moved in the direction of the drag, in points.
  ///   - velocity: Its velocity in that direction, in points per second.
  public func completes(after displacement: CGFloat, velocity: CGFloat) -> Bool {
    if velocity >= settings.decisiveVelocity { return true }
    if velocity <= -settings.decisiveVelocity { return false }
    let projected = displacement + velocity * settings.projectedTime
    return start + projected / distance > settings.completingFraction
  }
}
