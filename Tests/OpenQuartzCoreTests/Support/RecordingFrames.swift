import DisplayServer
import OpenQuartzCore
import Synchronization

/// A clock that is advanced manually, and is not a manual one for the context.
final class RecordingFrames: FrameSource {
  nonisolated var now: Double {
    get { Double(bitPattern: time.load(ordering: .relaxed)) }
    set { time.store(newValue.bitPattern, ordering: .relaxed) }
  }
  private nonisolated let time = Atomic<UInt64>(0)
  let frameInterval = 1.0 / 60
  var onFrame: ((Double) -> Void)?
  var onTurnEnd: (() -> Void)?
  var requests: [Double] = []
  let counts = FrameCounts()

  func requestFrame(at time: Double) { requests.append(time) }
  func replaceRequests(nextFrame: Bool, exactTime: Double?) {
    requests = (nextFrame ? [now] : []) + [exactTime].compactMap { $0 }
  }
  func requestTurn() {}
}

final class PhaseLog: CommitClient, CAAnimationDelegate {
  nonisolated private let lifetimeStorage = LifetimeStorage()
  nonisolated var lifetime: Lifetime { lifetimeStorage.lifetime(of: self) }
  deinit { lifetimeStorage.end() }

  var entries: [String] = []
  var onLayout: (() -> Void)?
  var onEnd: (() -> Void)?

  func commitWillBegin() { entries.append("will") }

  func layoutBeforeDisplay() {
    entries.append("layout")
    onLayout?()
  }

  func commitDidEnd() {
    entries.append("did")
    onEnd?()
  }

  func animationDidStart(_ anim: CAAnimation) { entries.append("didStart") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { entries.append("didStop") }
}

final class PhaseLayer: CALayer {
  private let log: PhaseLog

  init(_ log: PhaseLog) {
    self.log = log
    super.init()
  }

  override init(layer: Any) {
    log = (layer as? Self)?.log ?? PhaseLog()
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSublayers() { log.entries.append("layoutSublayers") }

  override func draw(in ctx: CGContext) { log.entries.append("draw") }
}

final class PhaseTarget: CompositionTarget {
  let root: CALayer
  private let log: PhaseLog

  init(_ root: CALayer, _ log: PhaseLog) {
    self.root = root
    self.log = log
  }

  func renderIfNeeded() {
    guard root.marks.subtreeHasChanges else { return }
    root.clearChanges()
    log.entries.append("compose")
  }
}
