/// The progress of a movement in a container: of the transition of an operation, of pages that are
/// scrolled, of a drawer, of a divider.
///
/// Every container reports it in the same manner: its delegate receives each value, `progress` of
/// the container can be observed, and ``ContainerViewController/observeProgress(_:)`` calls a
/// closure.
///
/// ```swift
/// stack.observeProgress { progress in
///   backdrop.alpha = progress.fraction
/// }
/// ```
///
/// Each movement is reported as `began` once, when the *will* callbacks have been sent, then as
/// `changed` whenever something about it has changed, and once as `completed` or `cancelled`,
/// before the *did* callbacks. A change that takes no time is no movement. A movement that was
/// reversed ends as `cancelled` where it began.
public nonisolated struct ContainerProgress: Sendable {
  /// The kind of a movement.
  public enum Kind: Hashable, Sendable {
    /// The transition of an operation: a push, a selection, a presentation, a drawer.
    case transition
    /// The content of pages.
    case pages
    /// The divider with this index, by hand.
    case divider(Int)
    /// A sheet that moves to another detent, by hand or by itself.
    case sheet
  }

  /// The reason for which a progress is reported.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It has begun.
    case began
    /// It is further, leads to another child, or has been taken or released by hand.
    case changed
    /// It has reached its end.
    case completed
    /// It has ended where it began.
    case cancelled
  }

  /// The kind of the movement.
  public let kind: Kind
  /// The reason for which it is reported.
  public let phase: Phase
  /// The number of the movement in its container: several can run at the same time.
  public let movement: Int
  /// The child that disappears, or on the leading side of a divider; `nil` if there is none.
  public let from: UIViewController?
  /// The child that appears, or on the trailing side of a divider; `nil` if there is none. While a
  /// finger moves pages it may become another one, from which on the fraction is that of the
  /// distance to it.
  public let to: UIViewController?
  /// How far it is: 0 where it began, 1 where it leads. That of a divider is the part of the width
  /// that is before it, and that of a sheet the part of its container that it covers.
  ///
  /// A transition that runs by itself has that of its time, as `percentComplete` of a coordinator.
  public let fraction: CGFloat
  /// Whether a finger moves it, or the program by a ``ContainerInteraction``.
  public let isInteractive: Bool

  /// Creates a value; containers do.
  public init(
    _ kind: Kind, _ phase: Phase, movement: Int, from: UIViewController?, to: UIViewController?,
    fraction: CGFloat, isInteractive: Bool
  ) {
    (self.kind, self.phase, self.movement) = (kind, phase, movement)
    (self.from, self.to) = (from, to)
    (self.fraction, self.isInteractive) = (fraction, isInteractive)
  }

  /// Whether it says that the movement has ended.
  public var isEnd: Bool { phase == .completed || phase == .cancelled }
}
