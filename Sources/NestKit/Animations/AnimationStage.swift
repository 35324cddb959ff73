/// The views and layers that an animation changes, and what they were before.
final class AnimationStage {
  let targets: [AnimationTarget]
  /// The properties that the animation changes, for each target.
  private let properties: [AnimatedProperties]
  /// The values of each target before the animation; `nil` for a target that no longer existed.
  /// Empty while no values are stored.
  private var origins: [AnimatedValues?] = []
  private let timekeeper = AnimationTimekeeper()

  init(_ plan: AnimationPlan) {
    (targets, properties) = (plan.targets, plan.properties)
  }

  deinit {}

  /// Whether it is known what the targets were before.
  var hasOrigins: Bool { !origins.isEmpty }

  /// The poses are relative to what the targets are now.
  func storeOrigins() { origins = targets.map { $0.layer.map(AnimatedValues.init) } }

  func clearOrigins() { origins = [] }

  /// A view of the targets that is in a window, or that one of their layers is in.
  var viewInWindow: UIView? {
    targets.lazy.compactMap { $0.layer?.nearestView }.first { $0.window != nil }
  }

  /// Steps in which nothing changes take their time too, until the end.
  func keepTime(in window: UIWindow?) { timekeeper.begin(in: window) }

  // MARK: Poses

  /// Shows poses at once.
  func show(_ poses: [AnimationPose]) {
    let values = values(in: poses)
    UIView.performWithoutAnimation { apply(values) { _ in true } }
  }

  /// Returns the changes that an animator animates, from poses to others.
  ///
  /// Layers without a view, which no animator animates, have the last values when this returns.
  func changes(from poses: [AnimationPose], to others: [AnimationPose]) -> () -> Void {
    let values = zip(values(in: poses), values(in: others)).map { previous, next in
      previous.flatMap { next?.after($0) }
    }
    apply(values) { $0.isPlainLayer }
    return {
      self.apply(values) { !$0.isPlainLayer }
      self.timekeeper.change()
    }
  }

  /// The changes of a step that changes no target: they let the animator run for its duration.
  var noChanges: () -> Void { timekeeper.change }

  func end() {
    timekeeper.end()
    removeLayerAnimations()
  }

  private func values(in poses: [AnimationPose]) -> [AnimatedValues?] {
    zip(origins, poses).map { $0?.showing($1) }
  }

  private func apply(_ values: [AnimatedValues?], where isApplied: (AnimationTarget) -> Bool) {
    for (index, target) in targets.enumerated() where isApplied(target) {
      guard let values = values[index] else { continue }
      if target.isPlainLayer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        values.apply(properties[index], to: target)
        CATransaction.commit()
      } else {
        values.apply(properties[index], to: target)
      }
    }
  }

  // MARK: Layers

  /// Animates the layers without a view from poses to others.
  ///
  /// - Parameters:
  ///   - poses: Where the step begins.
  ///   - others: Where it leads.
  ///   - segment: Its time.
  ///   - share: The share of that time that is over.
  ///   - isRunning: Whether it continues, or stands there.
  func animateLayers(
    from poses: [AnimationPose], to others: [AnimationPose],
    in segment: TransitionKeyFrames.Segment,
    at share: Double, isRunning: Bool
  ) {
    let (starts, ends) = (values(in: poses), values(in: others))
    for (index, target) in targets.enumerated() where target.isPlainLayer {
      guard let layer = target.layer, let start = starts[index], let end = ends[index] else {
        continue
      }
      for animation in start.animations(to: end, properties[index]) {
        animation.place(at: share, of: segment, in: layer, isRunning: isRunning)
        layer.add(animation, forKey: animation.keyPath.map(AnimatedValues.key))
      }
    }
  }

  func removeLayerAnimations() {
    for target in targets where target.isPlainLayer {
      target.layer.map(AnimatedValues.removeAnimations)
    }
  }
}
