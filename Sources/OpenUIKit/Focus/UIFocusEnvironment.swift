/// A part of the interface that takes part in decisions about the focus: a view or a controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should move when it enters this environment, the best first. If none of them
  /// leads to a view that can be focused, it moves to the first such view inside.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that contains this one; nil for a window and for what is in none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Requests that the focus, if it is inside this environment, moves to what the environment
  /// prefers; that happens after the commit at the end of the turn.
  func setNeedsFocusUpdate()

  /// Performs now what was requested.
  func updateFocusIfNeeded()

  /// Whether the focus may move. Asked of every environment that contains the item that has the
  /// focus or the one that is to have it; one false keeps the focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called after the focus has moved, on every environment that contains one of the two items:
  /// from the item that had it upwards, then from the one that has it upwards.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus. Only views can on this platform.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may move to the item.
  var canBecomeFocused: Bool { get }

  /// Whether the item has the focus.
  var isFocused: Bool { get }

  /// The position and size in coordinates of what contains the item, in points.
  var frame: CGRect { get }

  /// How the item shows that it has the focus; nil shows nothing.
  var focusEffect: UIFocusEffect? { get }
}
