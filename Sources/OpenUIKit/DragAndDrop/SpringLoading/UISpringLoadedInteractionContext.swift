/// How far a spring-loaded interaction is.
nonisolated public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view, or it is not allowed.
  case inactive = 0
  /// The interaction is activated if the drag stays.
  case possible = 1
  /// The interaction is activated in a moment.
  case activating = 2
  /// The handler is called.
  case activated = 3
}

/// A drag over the view of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the interaction is.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows the interaction: that of the interaction by default.
  var targetView: UIView? { get set }

  /// The part of the view, or what it shows, that is meant; nil by default.
  var targetItem: Any? { get set }

  /// Where the drag is.
  ///
  /// - Parameter view: The view whose coordinates are wanted; nil for those of the screen.
  func location(in view: UIView?) -> CGPoint
}

/// The context of an interaction over which a drag is.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  @ZeroingLink var targetView: UIView? = nil
  var targetItem: Any?
  /// Whether the behaviour was informed of the end.
  var hasFinished = false
  private let session: DragSession

  init(_ session: DragSession, over view: UIView) {
    self.session = session
    super.init()
    targetView = view
  }

  deinit {}

  func location(in view: UIView?) -> CGPoint {
    view.map { session.location(in: $0) } ?? session.point
  }

  /// Whether another target is meant than the given one.
  func hasMoved(from target: Target) -> Bool {
    targetView !== target.view || !Self.areEqual(targetItem, target.item)
  }

  var target: Target { Target(view: targetView, item: targetItem) }

  /// The view and the item of an interaction.
  struct Target {
    let view: UIView?
    let item: Any?
  }

  /// Whether two items are the same: equal, or one object.
  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }
}
