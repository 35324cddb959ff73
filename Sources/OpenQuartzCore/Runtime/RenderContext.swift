import DisplayServer
import MisuseReports
import Synchronization

/// The clock of the layers, and where their changes are composed.
///
/// Changes request a commit; it happens once, at the end of the turn. Frames are requested only
/// while something is animated or a timer is due.
package final class RenderContext {
  /// The context that all layers use. Until one is set its time does not change.
  package static var current: RenderContext {
    get { installed }
    set {
      installed = newValue
      sharedFrames.withLock { $0 = newValue.frames }
    }
  }
  // Not checked for overlapping access, for the row "push + pop of a prepared page, not drawn"
  // (Decision 29): layers read it at each change. It has no observers, with which it is checked in
  // spite of the attribute.
  @exclusivity(unchecked)
  private static var installed = RenderContext(frames: ManualFrameSource())
  /// The time of the frames of that context, for every thread; 0 until one is set.
  nonisolated static var currentTime: CFTimeInterval { sharedFrames.withLock { $0 }?.now ?? 0 }
  private nonisolated static let sharedFrames = Mutex<(any FrameSource)?>(nil)

  package let frames: any FrameSource
  /// Lays out before layers do. Not retained.
  package var client: (any CommitClient)? {
    get { clientLifetime?.object == nil ? nil : lastClient }
    set {
      lastClient = newValue
      clientLifetime = newValue?.lifetime
    }
  }
  private unowned(unsafe) var lastClient: (any CommitClient)?
  private var clientLifetime: Lifetime?
  nonisolated private let lifetimeStorage = LifetimeStorage()

  /// The time of the frame that layers present, which is the last commit's.
  package private(set) var presentationTime: CFTimeInterval
  /// Changes whenever presented values may change without a change of the model. Never the same
  /// in two contexts.
  package private(set) var presentationEpoch = RenderContext.nextNumber()
  /// The identity of this context.
  let number = RenderContext.nextNumber()

  @exclusivity(unchecked) var transactions = TransactionStack()
  /// The runs that are being recorded, the innermost last.
  var openRuns: [AnimationRun] = [] {
    didSet { recorders = openRuns.filter(\.isRecorded) }
  }
  /// Those of them that note changes. Stored as a value, because every change of a property asks.
  @exclusivity(unchecked) private(set) var recorders: [AnimationRun] = []
  @inline(__always) var isRecording: Bool { !recorders.isEmpty }
  var targets: [any CompositionTarget] = []
  var timers = TimerQueue()
  var tickers: [FrameTicker] = []
  @exclusivity(unchecked) var animatingLayers: [CALayer] = []
  var stops: [AnimationStop] = []
  private(set) var layoutGuard = LayoutGuard()
  /// Whether the clock stands still: no frames are requested, for animations, timers or tickers.
  ///
  /// Commits still happen at the ends of turns. Animations, timers and tickers that are due
  /// meanwhile run in the first frame afterwards. The time itself continues.
  package var isSuspended = false {
    didSet {
      guard isSuspended != oldValue else { return }
      if isSuspended { hasObsoleteRequests = true } else { requestFrames() }
    }
  }
  /// The requests of changes of layers, and the state of the present turn.
  @exclusivity(unchecked) var turn = Turn()
  var timingChanged = false
  var lastComposition = -Double.infinity
  /// When the frame is due that shows what a commit has left to it; nil if nothing is left.
  var pendingFrameTime: Double?
  /// Whether frames may be requested that nothing needs any more.
  var hasObsoleteRequests = false
  /// Layers whose animations that need display have ended, and stay.
  var endedDisplays: [CALayer] = []
  /// The replicator layers that may show animations later than they run.
  private var delayedReplicators: [ZeroingLink<CAReplicatorLayer>] = []
  /// Whether frames are composed. Where nobody is ever going to read pixels, they need not be.
  /// Default: yes.
  package var composesFrames = true
  private var frozenNow: CFTimeInterval?
  /// A manual clock has no rate to keep.
  let composesAtOnce: Bool

  /// Notes a replicator layer that may show animations later than they run.
  func noteDelay(of layer: CAReplicatorLayer) { delayedReplicators.append(layer.zeroingLink) }

  /// Whether there may be a replicator layer that shows animations later than they run; forgets
  /// those that do not.
  func hasDelayedInstances() -> Bool {
    guard !delayedReplicators.isEmpty else { return false }
    delayedReplicators.removeAll { ($0.target?.instanceDelay ?? 0) == 0 }
    return !delayedReplicators.isEmpty
  }

  enum Phase { case idle, ticking, committing }

  struct Turn {
    var phase = Phase.idle
    var needsCommit = false
    /// Whether layers left a tree, or new animations came, since ends were last determined.
    var needsPruning = false
  }

  /// Receives the frames and the turn ends of a frame source.
  package init(frames: any FrameSource) {
    self.frames = frames
    presentationTime = frames.now
    composesAtOnce = frames is ManualFrameSource
    frames.onFrame = { [zeroingLink] time in zeroingLink.target?.tick(at: time) }
    frames.onTurnEnd = { [zeroingLink] in zeroingLink.target?.turnDidEnd() }
  }

  deinit { lifetimeStorage.end() }

  /// The time in seconds, the same during one frame or one turn.
  package var now: CFTimeInterval {
    if let frozenNow { return frozenNow }
    let time = frames.now
    // A manual clock needs no freezing.
    if !composesAtOnce { frozenNow = time }
    return time
  }

  /// Shows a tree.
  package func add(_ target: any CompositionTarget) {
    targets.append(target)
    setNeedsCommit()
  }

  /// Stops showing a tree; its animations end.
  package func remove(_ target: any CompositionTarget) {
    targets.removeAll { $0 === target }
    treeDidShrink()
  }

  /// Requests a commit at the end of this turn. O(1), any number of times.
  package func setNeedsCommit() {
    guard !turn.needsCommit else { return }
    turn.needsCommit = true
    if turn.phase == .idle { frames.requestTurn() }
  }

  /// A frame: due timers, tickers, ends of animations and their callbacks, then a commit.
  package func tick(at time: Double) {
    guard turn.phase == .idle else { return }
    turn.phase = .ticking
    frozenNow = time
    pendingFrameTime = nil
    for timer in timers.takeDue(at: time) { timer.fire() }
    callTickers(at: time)
    endAnimations(at: time)
    deliverStops()
    commitNow(composes: true)
    turn.phase = .idle
    frozenNow = nil
    requestTurnIfNeeded()
  }

  /// Shows all changes: layout, display, begin of animations, composition.
  ///
  /// At a real clock a composition soon after another one is deferred to the next frame. Inside a
  /// commit or a frame nothing happens.
  package func commit() {
    guard turn.phase == .idle else { return }
    deliverStops()
    commitNow(composes: composesAtOnce || now - lastComposition >= frames.frameInterval / 2)
    requestTurnIfNeeded()
  }

  /// Calls `body` in the first frame that is at least `delay` seconds away.
  ///
  /// Calls of one frame are made in the order of their times. Costs O(waiting calls).
  @discardableResult
  package func schedule(after delay: Double, _ body: @escaping () -> Void) -> TimerToken {
    let token = timers.add(at: now + max(delay, 0), body)
    requestFrames()
    return token
  }

  /// Makes `time` the time that layers present.
  func advancePresentation(to time: CFTimeInterval) {
    presentationTime = time
    invalidatePresentation()
  }

  func invalidatePresentation() { presentationEpoch = Self.nextNumber() }

  /// Counts for all contexts.
  private static let numbers = Atomic<UInt64>(0)

  private static func nextNumber() -> UInt64 {
    numbers.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private func turnDidEnd() {
    // A run loop inside a commit has turns of its own; this one's time still does not change.
    guard turn.phase == .idle else { return }
    frozenNow = nil
    if turn.needsCommit { commit() }
    withdrawObsoleteRequests()
    frozenNow = nil
  }

  private func requestTurnIfNeeded() { if turn.needsCommit { frames.requestTurn() } }
}

extension RenderContext {
  /// Whether a tree, or several, may be visited once more by a layout pass. False for the rest of
  /// the turn once they do not settle, which is reported: what is left is deferred to a frame,
  /// since turn after turn would be a loop that never waits.
  ///
  /// - Parameters:
  ///   - passes: How many passes have visited it in a row.
  ///   - subject: Names what needs layout, for the report.
  package func mayLayOut(after passes: Int, subject: @MainActor () -> String) -> Bool {
    passes == 0 || layoutGuard.mayRepeat(after: passes, of: subject)
  }

  /// Whether layout was ended by the guard in this turn.
  var hasLayoutStopped: Bool { layoutGuard.hasStopped }

  func layoutTurnDidEnd() { layoutGuard.turnDidEnd() }
}

extension RenderContext: LinkTarget {
  /// Whether the context still exists.
  nonisolated package var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
}
