extension AnimationRun {
  /// Ends the run, sends the outcomes of its animations and its own, and releases everything.
  ///
  /// At the end its animations have finished; those that last longer go on by the clock. At the
  /// beginning, or where it is, they are removed, and reported as not finished. Nothing after the
  /// end.
  package func finish(at end: End) {
    guard state != .ended else { return }
    settle(at: end)
    context.deliverStops()
    sendOutcome(end)
  }

  /// Ends the run at its beginning without sending its own outcome; those of its animations are
  /// sent with the next commit. Nothing after the end.
  package func rollBack() {
    guard state != .ended else { return }
    settle(at: .start)
    onEnd = nil
  }

  /// Ends the control of the run: it continues by the clock, and nothing of it can be taken back.
  package func release() {
    guard state != .ended else { return }
    resume()
    clear()
    onEnd = nil
  }

  /// Stops where it is: the layers keep what they show of the run, and its animations are removed.
  /// It can still be finished at any end.
  package func stop() {
    guard state == .active else { return }
    freeze()
    state = .stopped
    stopTicker()
    clock.pause(at: outerTime)
  }

  private func settle(at end: End) {
    // Values that are restored are not noted again, where the run is being recorded.
    let record = changes
    if end != .current { changes = nil }
    switch (end, state) {
    case (.start, _):
      hasEndedAtStart = true
      removeAnimations()
      restoreValues(of: record) { record?.restoreBeginning(through: $0) }
    case (.end, .stopped): restoreValues(of: record) { record?.restoreTarget(through: $0) }
    case (.end, _): completeAnimations()
    case (.current, .stopped): break
    case (.current, _): freeze()
    }
    clock.flow(at: outerTime)
    clear()
    didMove()
    continueWaitingRuns()
  }

  private func clear() {
    state = .ended
    stopTicker()
    changes = nil
    endedAnimations = []
    onEndReached = nil
  }

  /// Lets all end that is over at the end of the run.
  private func completeAnimations() {
    if clock.isFlowing { beginWaitingAnimations() }
    clock.set(1)
    for (layer, animations) in animations {
      var times = LayerClock(layer, at: context.now)
      let over = animations.filter { $0.isOver(at: times.time(of: $0)) }
      for animation in over { context.report(stopOf: animation, finished: true) }
      layer.removeWithoutReport(over.filter(\.animation.isRemovedOnCompletion))
    }
  }

  // Fidelity: animations that are taken back, or stopped, have not finished. [decided]
  private func removeAnimations() {
    for (layer, animations) in animations {
      for animation in animations { context.report(stopOf: animation, finished: false) }
      layer.removeWithoutReport(animations)
    }
  }

  /// Gives the model what the run shows, without what others show on top of it.
  private func freeze() {
    let shown = animations.map { layer, animations in
      (layer: layer, values: layer.values(showing: animations), animations: animations)
    }
    removeAnimations()
    restoreValues(of: changes) { set in
      for (layer, values, animations) in shown {
        for animation in animations {
          animation.program.forEachProperty { set($0, layer, values[$0].withoutNegativeSize) }
        }
      }
    }
  }

  /// Gives layers the values that `body` sets. Subviews that were added since to a view whose size
  /// changes are resized with it.
  private func restoreValues(of record: RunRecord?, _ body: (RunRecord.Setter) -> Void) {
    var resized: [(layer: CALayer, oldSize: CGSize)] = []
    // A layer that was made while the run was recorded is not in the record.
    var sized: Set<ObjectIdentifier> = []
    context.withoutActions {
      body { property, layer, value in
        let oldSize = layer.bounds.size
        restore(property, of: layer, to: value)
        if property == .bounds { sized.insert(ObjectIdentifier(layer)) }
        if layer.bounds.size != oldSize { resized.append((layer, oldSize)) }
      }
      for (layer, oldSize) in resized {
        layer.owner?.layerSizeWasRestored(from: oldSize) {
          sized.contains(ObjectIdentifier($0)) || record?.contains($0) == true
        }
      }
    }
  }

  /// Gives a layer a value. This run, and those around it, which have noted the value before, note
  /// this one.
  private func restore(_ property: LayerProperty, of layer: CALayer, to value: AnimationValue) {
    let old = layer.modelValue(of: property)
    layer.restore(property, value)
    changes?.noteStop(of: property, of: layer, replacing: old)
    var outer = parent
    while let run = outer {
      run.changes?.noteReplacement(of: property, of: layer, replacing: old)
      outer = run.parent
    }
  }
}

nonisolated extension AnimationValue {
  /// The same, where what several animations add up to is smaller than nothing: what follows a size
  /// could not return from one below 0.
  fileprivate var withoutNegativeSize: AnimationValue {
    guard case .rect(let rect) = self else { return self }
    let size = CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    return .rect(CGRect(origin: rect.origin, size: size))
  }
}

extension RenderContext {
  /// Runs `body` so that what it changes is not animated.
  func withoutActions(_ body: () -> Void) {
    transactions.begin()
    transactions.current.actionsAreDisabled = true
    body()
    // Nothing is animated inside: there is no completion to seal.
    _ = transactions.end()
  }
}
