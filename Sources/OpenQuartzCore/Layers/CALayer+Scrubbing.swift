// What it takes to move the time of a subtree by hand. All times are in the time of the layer whose
// subtree it is, that is, they lie inside its own speed, offset and begin.

extension CALayer {
  /// Lets the animations of the subtree that wait for their first commit begin at `time`, so that
  /// the commit does not give them a later one. Costs O(animating layers · depth).
  package final func beginWaitingAnimations(at time: CFTimeInterval) {
    forEachAnimatingDescendant(at: time) { layer, local in
      for animation in layer.animations?.list ?? [] { animation.begin(atLocalTime: local) }
    }
  }

  /// Ends the animations of the subtree that are over at `time`, as finished.
  package final func endAnimations(overAt time: CFTimeInterval) {
    forEachAnimatingDescendant(at: time) { layer, local in
      let over = (layer.animations?.list ?? []).filter {
        $0.state == .running && $0.program.timing.phase(at: local) == .after
      }
      for animation in over { RenderContext.current.report(stopOf: animation, finished: true) }
      layer.drop(over.filter(\.animation.isRemovedOnCompletion))
    }
  }

  /// Removes the animations of the subtree that began at `time` or later, as not finished.
  package final func removeAnimations(begunSince time: CFTimeInterval) {
    forEachAnimatingDescendant(at: time) { layer, local in
      layer.removeAnimations { $0.program.timing.beginTime >= local - MediaTiming.tolerance }
    }
  }

  /// Moves the begins of the subtree's animations, so that what is shown at the time `old` is shown
  /// at the time `new`.
  package final func moveAnimations(from old: CFTimeInterval, to new: CFTimeInterval) {
    forEachAnimatingDescendant(at: old) { layer, local in
      let delta = layer.localTime(ofAncestor: self, at: new) - local
      layer.animations?.list.forEach { $0.move(by: delta) }
      layer.animations?.invalidate()
    }
    RenderContext.current.layerTimingDidChange()
  }

  private final func forEachAnimatingDescendant(
    at time: CFTimeInterval, _ body: (CALayer, _ localTime: CFTimeInterval) -> Void
  ) {
    // A copy: bodies take animations off.
    for layer in RenderContext.current.animatingLayers where layer.isInside(self) {
      body(layer, layer.localTime(ofAncestor: self, at: time))
    }
  }

  private final func isInside(_ ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === ancestor { return true }
      layer = current.parent
    }
    return false
  }

  /// The layer's time when that of an ancestor is `time`; the ancestor may stand still.
  private final func localTime(ofAncestor ancestor: CALayer, at time: CFTimeInterval)
    -> CFTimeInterval
  {
    guard self !== ancestor, let parent else { return time }
    let above = parent.localTime(ofAncestor: ancestor, at: time)
    return extras?.timing?.localTime(at: above) ?? above
  }
}
