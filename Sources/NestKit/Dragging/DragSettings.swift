/// Where a drag begins, and when it completes.
///
/// ```swift
/// stack.drag.settings.edgeWidth = 40
/// tabs.drag.settings.completingFraction = 0.3
/// ```
public nonisolated struct DragSettings: Sendable, Hashable {
  // Fidelity: how wide the edge is from which a drag begins, the velocity that completes, and how
  // far ahead a position is projected, are not documented. [decided]
  /// How far from an edge a finger touches down that drags from that edge, in points. Default: 20.
  public var edgeWidth: CGFloat
  /// The velocity from which on a drag completes, or returns, wherever it is, in points per second.
  /// Default: 500.
  public var decisiveVelocity: CGFloat
  /// How far ahead the position of the finger is projected when it is lifted, in seconds. Default:
  /// 0.3.
  public var projectedTime: TimeInterval
  /// The fraction of the distance beyond which the projected position completes, from 0 to 1.
  /// Default: 0.5.
  public var completingFraction: CGFloat

  /// Creates settings.
  public init(
    edgeWidth: CGFloat = 20, decisiveVelocity: CGFloat = 500, projectedTime: TimeInterval = 0.3,
    completingFraction: CGFloat = 0.5
  ) {
    self.edgeWidth = edgeWidth
    self.decisiveVelocity = decisiveVelocity
    self.projectedTime = projectedTime
    self.completingFraction = completingFraction
  }
}
