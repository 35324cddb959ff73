import CoreFoundation
import Foundation
import Synchronization

/// The system's monotonic clock and the main run loop: frames come from a timer that exists only
/// while a frame is requested, and turns end when the loop is about to wait.
///
/// Where nobody runs the main run loop, the main queue does the same. Nothing runs while nothing is
/// requested. Frames and turn ends also come while the main run loop
/// is run from inside an event or a frame; turn ends do not nest in a turn end.
@MainActor
package final class RealFrameSource: FrameSource {
  /// The order of `onTurnEnd` among the observers of the run loop: after all others.
  package static let turnEndOrder: CFIndex = 2_000_000

  package var onFrame: ((Double) -> Void)?
  package var onTurnEnd: (() -> Void)?

  private var schedule: FrameSchedule
  private var timer: Timer?
  private var timerTime: Double?
  private nonisolated let latestFrame = Atomic<UInt64>(0)
  private var observer: CFRunLoopObserver?
  /// When the main queue does next what the run loop would do; nil if that is not requested.
  private var mainQueueTime: Double?
  /// Fires then. A source and no block that is dispatched later: such a block belongs to the host
  /// of a test inside whose program it is dispatched, whose time is virtual.
  private var mainQueueTimer: (any DispatchSourceTimer)?

  /// - Parameter framesPerSecond: the rate of the display.
  package init(framesPerSecond: Double = 60) {
    schedule = FrameSchedule(framesPerSecond: framesPerSecond)
    observeTurns()
  }

  isolated deinit {
    timer?.invalidate()
    mainQueueTimer?.cancel()
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }

  package nonisolated var now: Double {
    max(uptime, Double(bitPattern: latestFrame.load(ordering: .relaxed)))
  }

  /// The time since the machine started. The same as Foundation's, which loads more code for it.
  private nonisolated var uptime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package var frameInterval: Double { schedule.frameInterval }

  package var counts: FrameCounts { schedule.counts }

  package func requestFrame(at time: Double) {
    schedule.request(at: time, now: now)
    startTimer()
  }

  package func replaceRequests(nextFrame: Bool, exactTime: Double?) {
    schedule.replaceRequests(nextFrame: nextFrame, exactTime: exactTime, now: now)
    guard schedule.due == nil else { return startTimer() }
    timer?.invalidate()
    timer = nil
    timerTime = nil
  }

  package func requestTurn() {
    CFRunLoopWakeUp(CFRunLoopGetMain())
    if !isLoopRunning { continueOnMainQueue(after: 0) }
  }

  /// Runs the main run loop for ever; on the main thread only.
  package func run() -> Never {
    while true { RunLoop.main.run() }
  }

  /// A new timer for each frame: a timer that is firing does not fire in a nested run loop.
  private func startTimer() {
    guard let due = schedule.due, due != timerTime else { return }
    timer?.invalidate()
    // Elsewhere the main thread has left, and its run loop takes no timers.
    guard Thread.isMainThread else {
      timer = nil
      timerTime = due
      return continueOnMainQueue(after: due - now)
    }
    // Not `Timer(timeInterval:)`: on Linux it fires at once the first time.
    let timer = Timer(fire: Date(timeIntervalSinceNow: due - now), interval: 0, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.deliverFrame() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    timerTime = due
    if !isLoopRunning { continueOnMainQueue(after: due - now) }
  }

  // MARK: Without the run loop

  /// Whether somebody runs the main run loop. A program that awaits at its top level, and tests of
  /// Swift Testing, leave the main thread to the main queue, which does not run it on Linux.
  private var isLoopRunning: Bool { CFRunLoopCopyCurrentMode(CFRunLoopGetMain()) != nil }

  /// Does on the main queue, later, what the run loop would do, if nobody runs it then.
  private func continueOnMainQueue(after delay: Double) {
    let pass = max(delay, 0)
    guard mainQueueTime.map({ $0 > now + pass }) ?? true else { return }
    mainQueueTime = now + pass
    let timer = mainQueueTimer ?? makeMainQueueTimer()
    mainQueueTimer = timer
    timer.schedule(deadline: .now() + pass, leeway: .nanoseconds(0))
  }

  private func makeMainQueueTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.passWithoutLoop() }
    }
    timer.activate()
    return timer
  }

  /// Somebody has stopped running the run loop, perhaps with a frame outstanding.
  private func loopDidExit() { if let due = schedule.due { continueOnMainQueue(after: due - now) } }

  private func passWithoutLoop() {
    mainQueueTime = nil
    guard !isLoopRunning else { return }
    if let due = schedule.due, due <= now {
      timer?.invalidate()
      deliverFrame()
    }
    onTurnEnd?()
    if let due = schedule.due { continueOnMainQueue(after: due - now) }
  }

  private func deliverFrame() {
    timer = nil
    timerTime = nil
    guard let due = schedule.due else { return }
    // A timer may fire a little early; a frame never does.
    let time = max(now, due)
    latestFrame.store(time.bitPattern, ordering: .relaxed)
    schedule.answer(at: time)
    onFrame?(time)
    schedule.frameDidEnd()
  }

  private func observeTurns() {
    var context = CFRunLoopObserverContext()
    context.info = Unmanaged.passUnretained(self).toOpaque()
    observer = CFRunLoopObserverCreate(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue, true,
      Self.turnEndOrder,
      { _, activity, info in
        guard let info else { return }
        let source = Unmanaged<RealFrameSource>.fromOpaque(info).takeUnretainedValue()
        MainActor.assumeIsolated {
          if activity == .exit { source.loopDidExit() } else { source.onTurnEnd?() }
        }
      }, &context)
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }
}
