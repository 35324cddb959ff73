/// The values that only views with constraints need.
final class ConstraintState {
  /// The constraints that the view holds: of itself, and between what is inside it.
  var owned: [NSLayoutConstraint] = []
  /// The constraints of the view itself that superviews hold.
  var mentions: [NSLayoutConstraint] = []
  /// How many items of constraints that superviews hold are inside the view.
  var crossings = 0

  /// Calculates the layout of the view's part of the hierarchy, if the view is the root of one.
  var engine: LayoutEngine?
  /// The engine that has the view's position and size.
  var engineOfBoxLink = BackLink<LayoutEngine>()

  /// Whether a constraint of the view was ever activated.
  var hasUsedConstraints = false
  /// Whether `updateConstraints()` is due.
  var needsUpdate = false

  /// Called once in a layout pass before which a constraint inside the view, or what one depends
  /// on, has changed; nil by default.
  var onChangeInside: (() -> Void)?

  /// How strongly the view keeps to the size of its content.
  var hugging = ContentPriorities(UILayoutPriority.defaultLow)
  /// How strongly the view resists being smaller than its content.
  var resistance = ContentPriorities(UILayoutPriority.defaultHigh)

  deinit {}

  /// The engine that has the view's position and size.
  var engineOfBox: LayoutEngine? { engineOfBoxLink.target }
}

/// A priority for each axis.
nonisolated struct ContentPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ both: UILayoutPriority) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension UIView {
  /// Called once in a layout pass, before anything is placed, if a constraint inside this view, or
  /// what one depends on, has changed since the last one; nil by default.
  package final var onConstraintChange: (() -> Void)? {
    get { constraintState?.onChangeInside }
    set {
      if newValue != nil || constraintState != nil {
        ensuredConstraintState.onChangeInside = newValue
      }
    }
  }

  /// The state that only views with constraints need, made when it is first read.
  final var ensuredConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }
}
