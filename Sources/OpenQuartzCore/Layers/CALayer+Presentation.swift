extension CALayer {
  /// The values at the current frame: the model with the running animations applied.
  ///
  /// O(1) while nothing animates; else computed once per frame and change.
  final package var presented: LayerValues {
    _read {
      if let animations {
        animations.refresh(for: self)
        yield animations.values
      } else {
        yield modelValues
      }
    }
  }

  /// Whether a commit has seen the layer in a tree that is shown.
  final package var isCommitted: Bool { !pending.contains(.firstCommit) }

  /// A copy is of the same class, made by `init()`; what a subclass stores is not copied.
  final func makePresentation() -> Self? {
    if original != nil { return self }
    guard isCommitted else { return nil }
    let copy = Self.init()
    copy.modelValues = presented
    copy.backing = backing
    copy.original = self
    copy.pending = []
    return copy
  }
}
