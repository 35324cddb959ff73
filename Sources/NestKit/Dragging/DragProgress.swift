#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// How the way of a finger becomes the progress of a transition, and what happens when it is lifted.
///
/// ```swift
/// let progress = DragProgress(distance: 320)
/// progress.fraction(after: 80)                          // 0.25
/// progress.completes(after: 80, velocity: 600)          // true
/// ```
public nonisolated struct DragProgress: Sendable, Hashable {
  // Fidelity: the velocity that completes, and how far ahead a position is projected, are not
  // documented. [decided]
  /// The velocity from which on a drag completes, or returns, wherever it is; in points per second.
  public static let decisiveVelocity: CGFloat = 500
  /// How far ahead the position of the finger is projected when it is lifted, in seconds.
  public static let projectedTime: TimeInterval = 0.3

  /// The way of the whole transition, in points; at least 1.
  public let distance: CGFloat
  /// The progress at which the finger came down, from 0 to 1.
  public let start: CGFloat

  /// Creates the progress of a drag.
  ///
  /// - Parameters:
  ///   - distance: The way of the whole transition, in points; what is not at least 1 counts as 1.
  ///   - start: The progress at which the finger came down. Default: 0.
  public init(distance: CGFloat, start: CGFloat = 0) {
    self.distance = distance.isFinite ? max(distance, 1) : 1
    self.start = min(max(start, 0), 1)
  }

  /// The progress, from 0 to 1, when the finger has moved so many points in the direction of the drag.
  public func fraction(after way: CGFloat) -> CGFloat {
    min(max(start + way / distance, 0), 1)
  }

  /// Whether the transition is completed, and not cancelled, when the finger is lifted.
  ///
  /// It is if the finger is fast in the direction of the drag, or if its projected position is beyond
  /// the half; it is not if the finger is fast in the opposite direction.
  ///
  /// - Parameters:
  ///   - way: How far the finger has moved in the direction of the drag, in points.
  ///   - velocity: Its velocity in that direction, in points per second.
  public func completes(after way: CGFloat, velocity: CGFloat) -> Bool {
    if velocity >= Self.decisiveVelocity { return true }
    if velocity <= -Self.decisiveVelocity { return false }
    return start + (way + velocity * Self.projectedTime) / distance > 0.5
  }
}
