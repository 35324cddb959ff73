// A hierarchy is laid out in parts. A view is tied to its superview if its layout cannot be calculated
// apart from that of the superview: constraints that superviews hold place it, or items inside it. A part
// is a view that is not tied with everything tied inside it, and has one engine. So a change costs
// what its part has, and a page or a cell keeps its engine wherever it is moved.

extension UIView {
  /// Whether the view is in the part of its superview.
  final var isTied: Bool {
    guard let state = constraintState else { return false }
    return state.crossings > 0 || (!treeState.translatesMask && !state.mentions.isEmpty)
  }

  /// The root of the part that the view is in. O(levels inside the part).
  final var rootOfPart: UIView {
    var view = self
    while view.isTied, let parent = view.parentView { view = parent }
    return view
  }

  /// The engine of the part that the view is in; nil before the first layout.
  final var engineOfPart: LayoutEngine? { rootOfPart.constraintState?.engine }

  /// The constraints that the views of this view's part hold from this view downwards.
  final func constraintsInPart() -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    collectConstraints(into: &found)
    return found
  }

  private func collectConstraints(into found: inout [NSLayoutConstraint]) {
    if let state = constraintState { found += state.owned }
    for subview in orderedSubviews where subview.constraintState != nil && subview.isTied {
      subview.collectConstraints(into: &found)
    }
  }

  /// Performs a change after which this view may be tied to its superview, or not any more, and
  /// moves the constraints inside it to the engine of the part that it is in then.
  final func changingTie(_ change: () -> Void) {
    let wasTied = isTied
    let oldEngine = wasTied ? engineOfPart : nil
    change()
    guard isTied != wasTied else { return }
    if wasTied {
      if let oldEngine {
        for constraint in constraintsInPart() { oldEngine.remove(constraint) }
      }
      markNeedsEngineUpdate()
    } else {
      constraintState?.engine = nil
      if let engine = engineOfPart {
        for constraint in constraintsInPart() { engine.enqueue(constraint) }
      }
      rootOfPart.markNeedsEngineUpdate()
    }
  }

  /// Makes the next layout pass update the engine of this view, which is the root of a part.
  final func markNeedsEngineUpdate() { mark(.constraints) }
}
