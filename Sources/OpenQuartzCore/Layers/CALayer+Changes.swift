extension CALayer {
  /// Marks the layer and all above it as changed, and requests a commit.
  ///
  /// Costs O(depth) for the first change since the last composition and O(1) after that. The
  /// program stops if that change is made on another thread than the main one: code that is not
  /// checked for isolation may try it.
  final package func markChanged(_ kind: LayerChanges) {
    marks.changes.formUnion(kind)
    if kind.contains(.children) { marks.arrangement &+= 1 }
    if kind.contains(.placement), let parent = parentLink.unretained {
      parent.withUncounted { $0.marks.arrangement &+= 1 }
    }
    guard !marks.subtreeHasChanges else { return }
    MainActor.preconditionIsolated("A layer was changed outside of the main thread.")
    marks.subtreeHasChanges = true
    composition?.layerIsMarked()
    var ancestor = parent
    while let layer = ancestor, !layer.marks.sublayersHaveChanges {
      if !layer.marks.subtreeHasChanges {
        layer.marks.subtreeHasChanges = true
        layer.composition?.layerIsMarked()
      }
      layer.marks.sublayersHaveChanges = true
      ancestor = layer.parent
    }
    RenderContext.current.setNeedsCommit()
  }

  /// Clears the marks of this layer, once they are composed.
  ///
  /// Marks are only passed up as far as the first marked layer. So clearing a layer requires
  /// clearing every marked layer below it too.
  final package func clearChanges() {
    marks.changes = []
    marks.subtreeHasChanges = false
    marks.sublayersHaveChanges = false
  }

  /// First half of a change: finds the action while the property still has the old value.
  @inline(__always)
  final func willChange(_ property: LayerProperty) -> (any CAAction)? {
    let context = RenderContext.current
    if context.isRecording { noteValue(of: property) }
    guard property.hasActions, original == nil, !context.transactions.actionsAreDisabled else {
      return nil
    }
    if let owner = ownerLink.type, !owner.usesImplicitActions { return nil }
    return action(forKey: property.rawValue)
  }

  /// Second half of a change: marks the layer and runs the action.
  @inline(__always)
  final func didChange(_ property: LayerProperty, _ action: (any CAAction)?) {
    animations?.invalidate()
    markChanged(property.changes)
    if RenderContext.current.isRecording {
      noteChange(of: property, isAnimated: action != nil)
    }
    // A plain layer is not asked: it says no, and asking costs as much as the change.
    if type(of: self) != CALayer.self { displayAfterChange(of: property) }
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
    if marks.isObserved { observersDidChange() }
  }

  @inline(never)
  private final func displayAfterChange(of property: LayerProperty) {
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
  }

  final func boundsDidChange(resized: Bool) {
    owner?.layerBoundsDidChange(resized: resized)
    guard resized else { return }
    if ownerLink.isEmpty { markNeedsLayout() }
    if extras?.needsDisplayOnBoundsChange ?? false { setNeedsDisplay() }
  }
}
