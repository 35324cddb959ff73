import MisuseReports

// Many walks through a tree of views are recursive, those of subclasses that override hitTest(_:with:)
// among them. So trees have a greatest depth, at which their stack suffices in every build.

extension UIView {
  /// How many views may lie one inside the other.
  // Fidelity: UIKit's walks end far above this depth, when the stack is used up. [decided]
  nonisolated static let maximumDepth = 4_096

  /// Whether the tree is not too deep with a view added to this one; if it is, that is reported.
  final func hasRoom(for view: UIView) -> Bool {
    if levels(with: view) <= UIView.maximumDepth { return true }
    // What is noted may be more than there is: views that have left are still counted.
    if depth + 1 + view.countedLevels <= UIView.maximumDepth { return true }
    Misuse.report(.tooDeep(view, superview: self))
    return false
  }

  /// Notes how deep the tree is with a view that was added to this one.
  nonisolated final func noteLevels(of view: UIView) {
    var levels = view.levelsInside + 1
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      ancestor = current._withUnsafeGuaranteedRef {
        guard $0.levelsInside < levels else { return nil }
        $0.levelsInside = levels
        return $0.parentLink.unretained
      }
      levels += 1
    }
  }

  /// How many levels the tree has at the most, as far as they change with `view` in this one.
  nonisolated private func levels(with view: UIView) -> Int {
    var levels = view.levelsInside + 1
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      ancestor = current._withUnsafeGuaranteedRef {
        $0.levelsInside < levels ? $0.parentLink.unretained : nil
      }
      if ancestor != nil { levels += 1 }
    }
    return levels + 1
  }

  /// How many views this one lies in.
  private var depth: Int {
    var depth = 0
    var ancestor = parentView
    while let current = ancestor {
      depth += 1
      ancestor = current.parentView
    }
    return depth + 1
  }

  /// How many levels the tree of this view has, itself included.
  private var countedLevels: Int {
    var count = 0
    var level = [self]
    while !level.isEmpty {
      count += 1
      level = level.flatMap(\.orderedSubviews)
    }
    return count - 1
  }
}

@MainActor extension Misuse {
  /// Views that lie in each other too deeply.
  static func tooDeep(_ view: UIView, superview: UIView) -> Misuse {
    Misuse(
      id: "hierarchy.too-deep",
      message: "\(type(of: view)) was to become a subview of \(type(of: superview)), and its tree "
        + "deeper than \(UIView.maximumDepth) views",
      reason: "Layout, drawing and touches go down from view to view, for which the stack must suffice",
      remedy: "Look for a loop that adds each view to the last one; nest fewer views")
  }
}
