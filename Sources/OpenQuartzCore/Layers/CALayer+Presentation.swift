extension CALayer {
  /// Takes the values of a layer that this one shows.
  final func takeValues(of layer: CALayer) {
    modelValues = layer.modelValues
    original = layer.original
    if let values = layer.extras?.programValues, !values.isEmpty {
      makeExtras().programValues = values
    }
  }

  /// The superlayer, or for a presentation copy that of the layer that it shows.
  final var shownSuperlayer: CALayer? {
    if (original ?? self).marks.isMask { return nil }
    return original == nil ? parent : original?.parent?.presentation()
  }

  /// The sublayers, or for a presentation copy those of the layer that it shows; nil when none.
  final var shownSublayers: [CALayer]? {
    let list = original?.children.compactMap { $0.presentation() } ?? children
    return list.isEmpty ? nil : list
  }

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

  /// The values that the layer has had some seconds before the current frame; the model from before
  /// an animation began. O(animations).
  final func presented(delayedBy delay: Double) -> LayerValues {
    animations?.values(of: self, delayedBy: delay) ?? modelValues
  }

  /// Whether a commit has seen the layer in a tree that is shown.
  final package var isCommitted: Bool { !marks.pending.contains(.firstCommit) }

  /// A copy is of the same class, made by its `init(layer:)`, which copies what the subclass
  /// stores.
  final func makePresentation() -> Self? {
    if original != nil { return self }
    guard isCommitted else { return nil }
    let copy = unsafeDowncast(CopiedLayer.make(Self.self, of: self), to: Self.self)
    copy.modelValues = presented
    copy.backing = backing
    copy.original = self
    copy.marks.pending = []
    return copy
  }
}

/// Overrides `init(layer:)` at the offset at which `CALayer` has it, as `DynamicInstance` does with
/// `init()`.
private class CopiedLayer: CALayer {
  required override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}

  /// A layer made with the `init(layer:)` of `type`. A class that lacks it stops the program.
  static func make(_ type: CALayer.Type, of layer: CALayer) -> CALayer {
    let constructible = DynamicInstance.type(type, as: CopiedLayer.self)
    return unsafeDowncast(constructible.init(layer: layer) as AnyObject, to: CALayer.self)
  }
}

/// Keeps the compiler from assuming that `CopiedLayer` is the only class.
private final class CopiedLayerSubclass: CopiedLayer {
  deinit {}
}
