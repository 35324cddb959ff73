/// An end of an animation that its delegate has not received.
struct AnimationStop {
  let animation: ActiveAnimation
  let finished: Bool
}

extension RenderContext {
  /// An animation was added to a layer.
  func register(_ layer: CALayer) {
    guard layer.animatingContext != number else { return }
    layer.animatingContext = number
    animatingLayers.append(layer)
  }

  /// Removes the layers whose last animation was removed.
  private func unregisterStillLayers() {
    animatingLayers.removeAll { layer in
      guard layer.animations == nil else { return false }
      layer.animatingContext = 0
      hasObsoleteRequests = true
      return true
    }
  }

  /// An animation was added somewhere; the commit has to determine whether its layer is shown.
  func animationsDidChange() {
    turn.needsPruning = true
    setNeedsCommit()
  }

  /// A layer left its superlayer.
  func treeDidShrink() {
    guard !animatingLayers.isEmpty else { return }
    turn.needsPruning = true
    setNeedsCommit()
  }

  /// The timing of a layer has changed.
  func layerTimingDidChange() {
    guard !animatingLayers.isEmpty else { return }
    timingChanged = true
    invalidatePresentation()
    setNeedsCommit()
  }

  /// Keeps the end for the next delivery, which is in the next commit or frame.
  func report(stopOf animation: ActiveAnimation, finished: Bool) {
    let isKnown = animation.hasReportedEnd
    animation.end()
    guard !isKnown else { return }
    stops.append(AnimationStop(animation: animation, finished: finished))
    setNeedsCommit()
  }

  /// Sends ends to delegates and transactions, in the order in which they happened.
  ///
  /// Ends that follow from that are sent next time.
  package func deliverStops() {
    // Layers may still be added to the tree in this turn's layout: new animations wait for that.
    pruneUnshown(includingNew: false)
    let batch = stops
    stops = []
    for stop in batch {
      let animation = stop.animation.animation
      animation.delegate?.animationDidStop(animation, finished: stop.finished)
      stop.animation.didStop(finished: stop.finished)
      stop.animation.completion?.leave()
    }
  }

  /// Ends what is over at `time`, in the order of the ends.
  func endAnimations(at time: Double) {
    var over: [(layer: CALayer, animation: ActiveAnimation, since: Double)] = []
    var endedByLayer: [(layer: CALayer, animations: [ActiveAnimation])] = []
    for layer in animatingLayers {
      var clock = LayerClock(layer, at: time)
      var ended: [ActiveAnimation] = []
      for animation in layer.animations?.list ?? [] {
        let time = clock.time(of: animation)
        if let overdue = animation.overdue(at: time) {
          over.append((layer, animation, overdue / abs(time.rate)))
          ended.append(animation)
        }
      }
      if !ended.isEmpty { endedByLayer.append((layer, ended)) }
    }
    // Ends within one tolerance are one end; those keep the order in which they were added.
    let steps = over.map { ($0.since / MediaTiming.tolerance).rounded() }
    let order = over.indices.sorted { a, b in
      steps[a] == steps[b] ? a < b : steps[a] > steps[b]
    }
    for end in order.map({ over[$0] }) {
      report(stopOf: end.animation, finished: true)
      if !end.animation.animation.isRemovedOnCompletion {
        end.layer.markChanged(end.animation.changes)
        if end.animation.needsDisplay { endedDisplays.append(end.layer) }
      }
    }
    // All of a layer at once: one by one would cost the square of their number.
    for (layer, ended) in endedByLayer {
      let removed = ended.filter(\.animation.isRemovedOnCompletion)
      for animation in removed {
        animation.run?.recorder?.endedAnimations.append((layer, animation))
      }
      layer.removeWithoutReport(removed)
    }
  }

  /// Sets the begin time of new animations, makes now the presented time, and marks what is
  /// animated.
  ///
  /// Returns the animations whose active time began.
  func beginAnimations() -> [ActiveAnimation] {
    pruneUnshown(includingNew: true)
    turn.needsPruning = false
    advancePresentation(to: now)
    var starts: [ActiveAnimation] = []
    var displayed = takeEndedDisplays()
    let hasDelayedInstances = hasDelayedInstances()
    for layer in animatingLayers {
      guard let state = layer.animations else { continue }
      var clock = LayerClock(layer, at: now)
      var changes: LayerChanges = timingChanged ? state.changes : []
      for animation in state.list {
        let time = clock.time(of: animation)
        animation.begin(atLocalTime: time.local)
        changes.formUnion(animation.takeChanges(at: time))
        if hasDelayedInstances {
          changes.formUnion(animation.takeChangesOfInstances(at: time, after: layer.longestDelay))
        }
        if !animation.hasStarted, animation.hasBegun(at: time) {
          animation.hasStarted = true
          starts.append(animation)
        }
      }
      if !changes.isEmpty { layer.markChanged(changes) }
      if !changes.isEmpty, state.list.contains(where: \.needsDisplay) { displayed.append(layer) }
      if state.animatesDepth, !changes.isEmpty { layer.parent?.orderDidChange() }
    }
    timingChanged = false
    unregisterStillLayers()
    for layer in displayed { layer.displayPresented() }
    return starts
  }

  /// The layers that draw the end of an animation which stays.
  private func takeEndedDisplays() -> [CALayer] {
    defer { endedDisplays = [] }
    return endedDisplays.filter { $0.animations != nil }
  }

  /// The time when something that is animated changes next; nil without such.
  var nextAnimationTime: Double? {
    var next: Double?
    for layer in animatingLayers {
      var clock = LayerClock(layer, at: now)
      for animation in layer.animations?.list ?? [] {
        let time = clock.time(of: animation)
        if animation.isShownLater { return now }
        guard let delay = animation.delayOfNextChange(at: time) else { continue }
        if delay <= 0 { return now }
        next = min(next ?? .infinity, now + delay)
      }
    }
    return next
  }

  /// Ends the animations of layers that are in no tree that is shown.
  ///
  /// Fidelity: one that never ran counts as finished, because nothing aborted it [decided].
  private func pruneUnshown(includingNew: Bool) {
    guard turn.needsPruning else { return }
    for layer in animatingLayers where !isShown(layer) {
      let list = layer.animations?.list ?? []
      let dropped = list.filter { includingNew || $0.state != .waitingForCommit }
      for animation in dropped where animation.state != .ended {
        report(stopOf: animation, finished: animation.state == .waitingForCommit)
      }
      layer.removeWithoutReport(dropped)
    }
    unregisterStillLayers()
  }

  private func isShown(_ layer: CALayer) -> Bool {
    let root = layer.root
    return targets.contains { $0.root === root }
  }
}
