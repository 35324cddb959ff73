extension CALayer {
  /// Whether the layer has animations.
  package final var isAnimated: Bool { animations != nil }

  /// A key that no animation of the layer has: `name`, or `name` with a number.
  final package func unusedAnimationKey(_ name: String) -> String {
    animations?.unusedKey(name) ?? name
  }

  /// The layer's own copy of the animation of a key.
  final func ownAnimation(forKey key: String) -> CAAnimation? {
    animations?.animation(forKey: key)?.animation
  }

  final func attach(_ original: CAAnimation, forKey requestedKey: String?) {
    let key = original.ownKey ?? requestedKey
    guard self.original == nil, accepts(original.timing, "animation timing") else { return }
    let context = RenderContext.current
    // The animations of a run are changed only by that run.
    let animation = original.membership == nil ? original.duplicate() : original
    animation.willBeAdded(to: self)
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    if let key, self.animation(forKey: key) != nil { removeAnimation(forKey: key) }
    let completion = context.transactions.completion
    completion?.enter()
    let active = ActiveAnimation(
      animation, key: key, on: self,
      run: animation.membership?.run ?? context.openRuns.last, completion: completion)
    animation.membership?.run.animationWasAdded()
    if active.run?.isControlled ?? false { active.beginInRun(on: self) }
    append(active)
  }

  /// Adds an animation that has ended again, in a run that shows it again.
  final func reattach(_ animation: ActiveAnimation) {
    if let key = animation.key, self.animation(forKey: key) != nil { animation.clearKey() }
    append(animation)
  }

  private final func append(_ animation: ActiveAnimation) {
    let state = animations ?? LayerAnimations()
    state.append(animation)
    animations = state
    let context = RenderContext.current
    context.register(self)
    context.animationsDidChange()
    animationsDidChange(animation.changes)
  }

  /// Removes animations; those that did not end are reported as not finished.
  final func removeAnimations(where shouldRemove: (ActiveAnimation) -> Bool) {
    guard let state = animations else { return }
    let removed = state.list.filter(shouldRemove)
    guard !removed.isEmpty else { return }
    for animation in removed where animation.state != .ended {
      RenderContext.current.report(stopOf: animation, finished: false)
    }
    removeWithoutReport(removed)
  }

  /// Stops all animations where they are, whatever run they belong to: the layer keeps the values
  /// that it shows, and they are reported as not finished.
  ///
  /// - Returns: The values that it shows.
  @discardableResult
  package final func stopAnimations() -> LayerValues {
    guard let list = animations?.list else { return modelValues }
    let shown = values(showing: list)
    removeAllAnimations()
    RenderContext.current.withoutActions {
      for animation in list {
        animation.program.forEachProperty { restore($0, shown[$0]) }
      }
    }
    return shown
  }

  /// The values that some of its animations make of the model now.
  final func values(showing animations: [ActiveAnimation]) -> LayerValues {
    var values = modelValues
    addOwnValues(of: animations, to: &values)
    var times = LayerClock(self, at: RenderContext.current.now)
    for animation in animations {
      animation.apply(atLocalTime: times.time(of: animation).local, to: &values)
    }
    return values
  }

  /// Removes animations without reporting that.
  final func removeWithoutReport(_ removed: [ActiveAnimation]) {
    guard let state = animations, !removed.isEmpty else { return }
    state.remove(removed)
    let changes = removed.reduce(into: LayerChanges()) { $0.formUnion($1.changes) }
    if state.list.isEmpty { animations = nil }
    if removed.contains(where: \.needsDisplay) { setNeedsDisplay() }
    animationsDidChange(changes)
  }

  private final func animationsDidChange(_ changes: LayerChanges) {
    animations?.invalidate()
    depthDidChange()
    if !changes.isEmpty { markChanged(changes) }
    RenderContext.current.setNeedsCommit()
  }
}
