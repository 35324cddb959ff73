/// The target of a display link, and when it is called.
final class LinkedTarget {
  private let target: AnyObject
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var ticker: FrameTicker?
  private var framesToSkip = 0
  private(set) var timestamp: CFTimeInterval = 0
  var isPaused = false { didSet { update() } }
  var range = CAFrameRateRange.default { didSet { framesToSkip = 0 } }

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  deinit {}

  /// The time from one frame of the display to the next, in seconds.
  var frameInterval: CFTimeInterval { RenderContext.ofProgram.frames.frameInterval }

  /// The time from one call to the next, in seconds.
  var interval: CFTimeInterval { frameInterval * Double(stride) }

  private var stride: Int { range.stride(ofFrames: 1 / frameInterval) }

  /// Calls from the next frame on. The ticker keeps `caller` alive while it runs.
  func add(_ mode: RunLoop.Mode, caller: CADisplayLink) {
    modes.insert(mode)
    if ticker == nil { ticker = FrameTicker { [self] in tick(at: $0, for: caller) } }
    update()
  }

  func remove(_ mode: RunLoop.Mode) {
    modes.remove(mode)
    update()
    if modes.isEmpty { ticker = nil }
  }

  func stop() {
    modes = []
    update()
    ticker = nil
  }

  private func update() {
    if modes.isEmpty || isPaused { ticker?.stop() } else { ticker?.start() }
  }

  private func tick(at time: CFTimeInterval, for caller: CADisplayLink) {
    guard framesToSkip == 0 else {
      framesToSkip -= 1
      return
    }
    framesToSkip = stride - 1
    timestamp = time
    selector.call(on: target, caller)
  }
}
