extension ContainerCore {
  /// The progress of the movement that runs; of several, that of the one that began last. `nil` at
  /// rest.
  ///
  /// It can be observed. See ``ContainerViewController/progress``.
  public var progress: ContainerProgress? { existingTracker.progress }

  /// Calls a closure for each movement: once when it begins, then whenever it is further, and once
  /// when it ends.
  ///
  /// See ``ContainerViewController/observeProgress(_:)``.
  @discardableResult
  public func observeProgress(
    _ observer: @escaping (ContainerProgress) -> Void
  ) -> ContainerProgressRegistration {
    let tracker = existingTracker
    let number = tracker.add(observer)
    return ContainerProgressRegistration { [weak tracker] in tracker?.removeObserver(number) }
  }

  /// Reports that something begins to move that is not the transition of a stack. See
  /// ``ContainerViewController/beginMovement(_:from:to:isInteractive:fraction:)``.
  public func beginMovement(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, fraction: @escaping () -> CGFloat
  ) -> ContainerMovement {
    let movement = makeMovement(
      kind, from: from, to: to, isInteractive: isInteractive, fraction: fraction)
    movement.begin()
    return movement
  }

  /// The same, without the report.
  func makeMovement(
    _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, fraction: @escaping () -> CGFloat
  ) -> ContainerMovement {
    existingTracker.begin(
      kind, from: from, to: to, isInteractive: isInteractive, fraction: fraction)
  }

  private var existingTracker: ContainerProgressTracker {
    if let progressTracker { return progressTracker }
    let tracker = ContainerProgressTracker { [backLink] in
      backLink.target?.progressDidChange($0)
    }
    tracker.hasReceiver = sendsEvents
    progressTracker = tracker
    return tracker
  }
}
