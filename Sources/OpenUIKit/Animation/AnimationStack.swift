import MisuseReports
import OpenQuartzCore

/// The animation blocks that are being run, the innermost last.
final class AnimationStack {
  /// An entry of the stack, which decides how the changes made now take effect.
  enum Entry {
    case animated(AnimationBlock)
    /// Changes take effect at once.
    case instant
  }

  private var entries: [Entry] = []
  /// Those of the entries that were begun and not committed yet.
  private var begun: [BegunAnimation] = []
  private var firstBlock = FirstBlock.ignored
  /// Whether blocks animate at all.
  var areEnabled = true
  /// The property animators that run: nothing else keeps them alive.
  var runningAnimators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  nonisolated private let lifetimeStorage = LifetimeStorage()

  /// The stack of the program.
  static var shared: AnimationStack { UIRuntime.current.animations }
  /// The stack of the program; nil before a context was needed.
  static var installed: AnimationStack? { UIRuntime.installed?.animations }

  /// Whether the timing of the next block is awaited, for animations that run alongside.
  private enum FirstBlock {
    case ignored, awaited
    case found(AnimationSpecification)
  }

  /// The block whose changes are animated now.
  var current: AnimationBlock? {
    guard areEnabled, case .animated(let block)? = entries.last else { return nil }
    return block
  }

  /// Whether a change made now is animated. Read for each change of a layer property.
  var isAnimating: Bool { !entries.isEmpty && current != nil }

  /// Whether a block that begins now would animate.
  var allowsAnimations: Bool {
    guard areEnabled else { return false }
    if case .instant? = entries.last { return false }
    return true
  }

  /// Runs `body`, and returns the timing of the first block in it that animates, and does not
  /// repeat; nil if there is none.
  func timingOfFirstBlock(in body: () -> Void) -> AnimationSpecification? {
    let outer = firstBlock
    defer { firstBlock = outer }
    firstBlock = .awaited
    body()
    guard case .found(let specification) = firstBlock else { return nil }
    return specification
  }

  /// Runs `changes` inside a block of its own, and calls `completion` when everything has ended.
  ///
  /// - Parameters:
  ///   - specification: How the changes are animated.
  ///   - keyframes: For an animation of key frames, how the values between them come about.
  ///   - changes: The changes; runs at once.
  ///   - completion: Gets whether everything ran to the end.
  /// - Returns: The run of the block.
  @discardableResult
  func animate(
    _ specification: AnimationSpecification, keyframes: KeyframeTrack.Mode? = nil,
    changes: () -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationRun {
    var effective = specification
    if let outer = current { effective = specification.inherited(from: outer.specification) }
    let run = AnimationRun(duration: effective.duration, isRecorded: false)
    if allowsAnimations, effective.duration > 0 {
      if case .awaited = firstBlock, effective.repeatCount == 1, !effective.autoreverses {
        firstBlock = .found(effective)
      }
      let recorder = keyframes.map { KeyframeRecorder($0, specification: effective) }
      let block = AnimationBlock(effective, run: run, keyframe: recorder?.keyframe(.whole))
      perform(block, changes)
      recorder?.play(in: block)
    } else {
      within(.instant, changes)
    }
    if let completion { run.onEnd = { completion($0.isFinished) } }
    run.close()
    return run
  }

  /// Runs `changes` so that what they animate follows the position of a run that is controlled,
  /// from where the run is on.
  ///
  /// - Parameters:
  ///   - outer: The run, in which the changes are noted.
  ///   - delayFactor: How much of the rest of the run passes before anything moves, 0…1.
  ///   - options: The options besides the timing, which is the run's.
  ///   - hitTestsPresentation: Whether touches look for the views where they are seen.
  ///   - changes: The changes; runs at once.
  func animate(
    following outer: AnimationRun, delayFactor: Double = 0, options: UIView.AnimationOptions = [],
    hitTestsPresentation: Bool = false, changes: () -> Void
  ) {
    let position = outer.fraction
    var specification = AnimationSpecification(
      duration: outer.duration * (1 - position), options: options)
    specification.followedPart = FollowedPart(from: delayFactor, hasOpenStart: position == 0)
    specification.hitTestsPresentation = hitTestsPresentation
    outer.record {
      guard areEnabled, specification.duration > 0 else { return within(.instant, changes) }
      let run = AnimationRun(duration: specification.duration, isRecorded: false)
      perform(AnimationBlock(specification, run: run), changes)
    }
  }

  /// Runs `changes` so that they take effect at once.
  func withoutAnimation(_ changes: () -> Void) { within(.instant, changes) }

  /// Runs `changes` as part of the current block with another repetition.
  func modified(repeatCount: Float, autoreverses: Bool, _ changes: () -> Void) {
    guard let outer = current else { return changes() }
    var specification = outer.specification
    specification.repeatCount = repeatCount
    specification.autoreverses = autoreverses
    perform(AnimationBlock(specification, run: outer.run), changes)
  }

  /// Runs `changes` inside a block.
  func perform(_ block: AnimationBlock, _ changes: () -> Void) {
    block.run.record {
      within(.animated(block)) {
        changes()
        block.layOutResizedViews()
      }
    }
  }

  private func within(_ entry: Entry, _ changes: () -> Void) {
    entries.append(entry)
    let depth = entries.count
    changes()
    while entries.count > depth { commit() }
    entries.removeLast()
  }

  // MARK: Begin and commit

  /// The animation that was begun last, where no block has begun since.
  var begunNow: BegunAnimation? {
    guard let last = begun.last, last.depth == entries.count else { return nil }
    return last
  }

  /// Begins an animation, to which every change belongs until ``commit()``.
  func begin(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = BegunAnimation(
      animationID, context: context, allowsAnimations: allowsAnimations)
    entries.append(animation.entry)
    animation.depth = entries.count
    begun.append(animation)
    animation.run.beginRecording()
    RenderContext.ofProgram.setNeedsCommit()
  }

  /// Sets how the changes that follow are animated.
  func setBegun(_ set: (BegunAnimation) -> Void) {
    guard let animation = begunNow else { return }
    set(animation)
    entries[entries.count - 1] = animation.entry
  }

  /// Commits the animation that was begun last; nothing where none was, or a block has begun since.
  func commit() {
    guard let animation = begunNow else { return }
    animation.beginTransition()
    animation.run.endRecording()
    entries.removeLast()
    begun.removeLast()
    animation.close()
  }

  /// Commits what the program has not committed in this turn of the main loop.
  // Fidelity: UIKit would add what later turns change to it. [decided]
  func turnDidEnd() {
    while let animation = begunNow {
      Misuse.report(.animationNotCommitted(animation.animationID))
      commit()
    }
  }

  deinit { lifetimeStorage.end() }
}

extension AnimationStack: LinkTarget {
  nonisolated var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}

extension AnimationRun {
  /// All animations are there: the outcome is reported with the last end, or in the next turn of
  /// the main loop where nothing is animated.
  func close() {
    if seal() || onEnd == nil { return }
    DeferredWork.nextTurn { [self] in sendOutcome() }
  }
}
