/// One movement in a container, from its begin to its end, for those who observe
/// ``ContainerViewController/progress``.
///
/// Stacks report theirs. A container that moves children by other means makes one when the movement
/// begins, calls ``update(isInteractive:)`` whenever it is further, and ``end(isCompleted:)`` once.
public final class ContainerMovement {
  /// The kind of the movement.
  public let kind: ContainerProgress.Kind
  /// Whether it continues by itself, so that it is further in every frame. Default: no.
  public var runs = false {
    didSet { if runs != oldValue { tracker.updateTicker() } }
  }
  /// Whether it has ended.
  public private(set) var isEnded = false
  /// Whether all observers have received that it has begun.
  private var hasBegun = false
  /// Whether it is completed, where it has ended before that.
  private var earlyEnd: Bool?

  let number: Int
  private let tracker: ContainerProgressTracker
  private let readFraction: () -> CGFloat
  private let from: UIViewController?
  /// The child to which it leads; reported with the next update, or the end.
  public var to: UIViewController?
  private var isInteractive: Bool
  /// The fraction that was reported last.
  private var reported: CGFloat
  /// The child that was reported last.
  private var reportedTo: UIViewController?

  init(
    _ number: Int, _ kind: ContainerProgress.Kind, from: UIViewController?, to: UIViewController?,
    isInteractive: Bool, tracker: ContainerProgressTracker, fraction: @escaping () -> CGFloat
  ) {
    (self.number, self.kind, self.tracker) = (number, kind, tracker)
    (self.from, self.to, self.isInteractive) = (from, to, isInteractive)
    readFraction = fraction
    reported = Self.clamped(fraction())
    reportedTo = to
  }

  deinit {}

  private static func clamped(_ fraction: CGFloat) -> CGFloat {
    fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// Where it is now.
  var progress: ContainerProgress { progress(.changed, Self.clamped(readFraction())) }

  /// Reports that it has begun, and the end if observers have ended it meanwhile.
  func begin() {
    tracker.report(progress(.began, reported))
    hasBegun = true
    if let earlyEnd { end(isCompleted: earlyEnd) }
  }

  private func progress(_ phase: ContainerProgress.Phase, _ fraction: CGFloat) -> ContainerProgress
  {
    ContainerProgress(
      kind, phase, movement: number, from: from, to: to, fraction: fraction,
      isInteractive: isInteractive)
  }

  /// Reports where it is, if something is another than before.
  ///
  /// - Parameter isInteractive: Whether a finger, or the program by an interaction, moves it.
  ///   Default: as before.
  /// - Returns: Whether something was.
  @discardableResult
  public func update(isInteractive: Bool? = nil) -> Bool {
    guard hasBegun, !isEnded else { return false }
    let wasInteractive = self.isInteractive
    if let isInteractive { self.isInteractive = isInteractive }
    let fraction = Self.clamped(readFraction())
    guard fraction != reported || to !== reportedTo || self.isInteractive != wasInteractive
    else { return false }
    (reported, reportedTo) = (fraction, to)
    tracker.report(progress(.changed, fraction))
    return true
  }

  /// Reports the end.
  ///
  /// - Parameter isCompleted: Whether it has reached its end, and is not back where it began.
  public func end(isCompleted: Bool) {
    guard !isEnded else { return }
    guard hasBegun else {
      earlyEnd = isCompleted
      return
    }
    isEnded = true
    runs = false
    let fraction: CGFloat
    switch kind {
    case .divider, .sheet: fraction = Self.clamped(readFraction())
    case .transition, .pages: fraction = isCompleted ? 1 : 0
    }
    tracker.remove(self)
    tracker.report(progress(isCompleted ? .completed : .cancelled, fraction))
  }
}
