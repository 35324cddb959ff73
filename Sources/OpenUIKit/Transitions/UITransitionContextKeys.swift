/// Names a side of a transition between view controllers.
nonisolated public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The name of the side.
  public let rawValue: String

  /// A side by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the beginning, or after a cancelled transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names the view of a side of a transition between view controllers.
nonisolated public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the view.
  public let rawValue: String

  /// A view by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
