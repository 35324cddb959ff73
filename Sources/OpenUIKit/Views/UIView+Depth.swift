import MisuseReports

// Many walks through a tree of views are recursive, those of subclasses that override
// hitTest(_:with:) among them. So trees have a maximum depth, at which their stack suffices in
// every build.

extension UIView {
  /// The greatest number of views that may be nested.
  // Fidelity: UIKit has no such bound; its walks use up the stack of the main thread earlier.
  // [decided]
  nonisolated static let maximumDepth: Int32 = 4_096

  /// Whether the tree is not too deep with a view added to this one; if it is, that is reported.
  final func allowsDepth(for view: UIView) -> Bool {
    if depth(with: view) <= UIView.maximumDepth { return true }
    Misuse.report(.tooDeep(view, superview: self))
    return false
  }

  /// The number of nested views in the tree, as far as that changes with `view` in this one.
  private func depth(with view: UIView) -> Int32 {
    var levels = view.treeState.levelsInside + 1
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      ancestor = current.withUncounted {
        guard $0.treeState.levelsInside < levels else { return nil }
        levels += 1
        return $0.links.parent.inlinedUnretained
      }
    }
    return levels
  }

  /// Updates the depths after a view was added to this one. Costs the path up to the first view
  /// that was as deep before.
  final func noteLevels(of view: UIView) {
    var levels = view.treeState.levelsInside + 1
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      ancestor = current.withUncounted {
        guard $0.treeState.levelsInside < levels else { return nil }
        $0.treeState.levelsInside = levels
        levels += 1
        return $0.links.parent.inlinedUnretained
      }
    }
  }

  /// Updates the depths after a view has left this one. Costs the path up to the first view that is
  /// as deep as before.
  final func removeLevels(of view: UIView) {
    var lost = view.treeState.levelsInside + 1
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let current = ancestor {
      ancestor = current.withUncounted {
        guard $0.treeState.levelsInside == lost, $0.countLevels(upTo: lost) else { return nil }
        lost += 1
        return $0.links.parent.inlinedUnretained
      }
    }
  }

  /// Computes the depth from those of the subviews; false once it is the same as before.
  private func countLevels(upTo limit: Int32) -> Bool {
    // From the end, and without reading `orderedSubviews`, which costs their number while many are
    // removed.
    var levels: Int32 = 0
    var index = subviewEntries.count
    while index > Int(treeState.unusedEntries) {
      index -= 1
      levels = max(levels, subviewEntries[index].treeState.levelsInside + 1)
      if levels == limit { return false }
    }
    treeState.levelsInside = levels
    return true
  }
}

@MainActor extension Misuse {
  /// Views that are nested too deeply.
  static func tooDeep(_ view: UIView, superview: UIView) -> Misuse {
    Misuse(
      id: "hierarchy.too-deep",
      message: "\(type(of: view)) was to become a subview of \(type(of: superview)), and its tree "
        + "deeper than \(UIView.maximumDepth) views",
      reason:
        "Layout, drawing and touches go down from view to view, for which the stack must suffice",
      remedy: "Look for a loop that adds each view to the last one; nest fewer views")
  }
}
