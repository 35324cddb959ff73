/// Takes the animations of a view and everything inside it off the clock: how far they have come is
/// set by hand, until they are let go to run to their end or back to where they began.
///
/// ```
/// let scrubber = AnimationScrubber(view: container, duration: 0.5)   // paused at 0
/// UIView.animate(withDuration: 0.5) { … }                            // stands at its beginning
/// scrubber.fraction = 0.4
/// scrubber.finish()                                                  // the rest takes 0.3 s
/// scrubber.pause()                                                   // caught again
/// scrubber.cancel { … }                                              // back to the beginning
/// ```
/// Animations may be there already or come later; delays, springs and key frames keep their own
/// timing, of which the scrubber moves the time. Those that last longer than `duration` go on by
/// themselves after the end, as do, after a cancelled run, those that began before the scrubber.
/// The scrubber does not keep the view alive. Without the view, or out of a window, it runs all the
/// same and calls its completion.
///
/// While it runs the scrubber lives by itself. One that goes while it is paused gives the animations
/// back to the clock, where they go on from what they show.
package final class AnimationScrubber {
  /// How long the whole way from fraction 0 to 1 takes, in seconds; 0 or more.
  package let duration: TimeInterval

  @ZeroingLink private var view: UIView? = nil
  /// The time of the view's layer that is fraction 0.
  private let start: CFTimeInterval
  /// What the layer's timing was, and will be.
  private let original: LayerTiming
  private var phase: Phase
  private var ticker: FrameTicker?

  private enum Phase {
    case paused(CGFloat)
    case running(ScrubRun, completion: (() -> Void)?)
    case ended(CGFloat)
  }

  private struct LayerTiming {
    var speed: Float
    var timeOffset: CFTimeInterval
    var beginTime: CFTimeInterval
  }

  /// Pauses what is animated in `view` at a fraction of the way.
  ///
  /// - Parameters:
  ///   - view: The view whose layer, with everything inside it, is taken off the clock.
  ///   - duration: How long the whole way takes, in seconds. Less than 0, or no number, is 0.
  ///   - fraction: Where the animations stand now. Default: at the beginning.
  package init(view: UIView, duration: TimeInterval, fraction: CGFloat = 0) {
    self.view = view
    self.duration = duration.isFinite ? max(duration, 0) : 0
    let layer = view.layer
    let now = layer.convertTime(UIRuntime.current.renderContext.now, from: nil)
    let fraction = ScrubRun.clamp(fraction) ?? 0
    original = LayerTiming(
      speed: layer.speed, timeOffset: layer.timeOffset, beginTime: layer.beginTime)
    start = now - Double(fraction) * self.duration
    phase = .paused(fraction)
    layer.beginWaitingAnimations(at: now)
    layer.speed = 0
    layer.timeOffset = now
  }

  isolated deinit {
    if case .paused(let fraction) = phase, let layer = view?.layer {
      layer.beginWaitingAnimations(at: layer.timeOffset)
      giveBack(layer, at: time(of: fraction))
    }
  }

  // MARK: By hand

  /// How far the animations have come, 0 to 1. Values outside are the nearest end, NaN is left out.
  /// Setting it catches a run; nothing happens after the end.
  package var fraction: CGFloat {
    get {
      switch phase {
      case .paused(let fraction), .ended(let fraction): fraction
      case .running(let run, _): run.fraction(at: UIRuntime.current.renderContext.now)
      }
    }
    set {
      guard let fraction = ScrubRun.clamp(newValue) else { return }
      pause()
      guard case .paused = phase else { return }
      phase = .paused(fraction)
      show(fraction)
    }
  }

  /// Whether it runs to one of the ends.
  package var isRunning: Bool {
    if case .running = phase { return true }
    return false
  }

  /// Whether it has come to an end and has let go of the view.
  package var hasEnded: Bool {
    if case .ended = phase { return true }
    return false
  }

  /// Catches a run where it is; its completion is not called. Nothing if none is under way.
  package func pause() {
    guard isRunning else { return }
    let caught = fraction
    ticker?.stop()
    ticker = nil
    phase = .paused(caught)
    show(caught)
  }

  // MARK: By the clock

  /// Runs the rest of the way, which takes `(1 − fraction) · duration / speed` seconds, and lets the
  /// animations end. Nothing after the end.
  ///
  /// - Parameters:
  ///   - speed: 1 is as planned. 0 or less, or no number, is 1.
  ///   - curve: The pace of the rest. Default: always as fast.
  ///   - completion: Called once, in the frame of the end, after the completions of the animations;
  ///     not if the run is caught.
  package func finish(
    speed: CGFloat = 1, curve: UIView.AnimationCurve = .linear, completion: (() -> Void)? = nil
  ) {
    run(to: 1, speed: speed, curve: curve, completion)
  }

  /// Runs back to the beginning, which takes `fraction · duration / speed` seconds, and removes the
  /// animations, which are told that they have not finished. Nothing after the end.
  ///
  /// - Parameters:
  ///   - speed: 1 is as planned. 0 or less, or no number, is 1.
  ///   - curve: The pace of the way back. Default: always as fast.
  ///   - completion: Called once, in the frame of the end, after the completions of the animations;
  ///     not if the run is caught.
  package func cancel(
    speed: CGFloat = 1, curve: UIView.AnimationCurve = .linear, completion: (() -> Void)? = nil
  ) {
    run(to: 0, speed: speed, curve: curve, completion)
  }

  private func run(
    to target: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve, _ completion: (() -> Void)?
  ) {
    guard !hasEnded else { return }
    pause()
    let run = ScrubRun(
      from: fraction, to: target, wholeDuration: duration, speed: speed, curve: curve.timing,
      startTime: UIRuntime.current.renderContext.now)
    phase = .running(run, completion: completion)
    // Kept by the clock while it is on, and it keeps the scrubber.
    let ticker = FrameTicker { [self] time in step(to: time) }
    self.ticker = ticker
    ticker.start()
  }

  private func step(to time: CFTimeInterval) {
    guard case .running(let run, let completion) = phase else { return }
    show(run.fraction(at: time))
    guard run.isOver(at: time) else { return }
    ticker?.stop()
    ticker = nil
    phase = .ended(run.target)
    if let layer = view?.layer { end(layer, at: run.target) }
    UIRuntime.current.renderContext.deliverStops()
    completion?()
  }

  // MARK: The layer's time

  private func time(of fraction: CGFloat) -> CFTimeInterval { start + Double(fraction) * duration }

  private func show(_ fraction: CGFloat) {
    guard let layer = view?.layer else { return }
    // What came since the time was last set begins there, not where the next commit finds it.
    layer.beginWaitingAnimations(at: layer.timeOffset)
    layer.timeOffset = time(of: fraction)
  }

  private func end(_ layer: CALayer, at target: CGFloat) {
    if target == 1 {
      layer.endAnimations(overAt: time(of: 1))
    } else {
      // Fidelity: animations that are taken back have not finished. [decided]
      layer.removeAnimations(begunSince: start)
    }
    giveBack(layer, at: time(of: target))
  }

  /// Puts the layer back on the clock; what still runs goes on from what it shows.
  private func giveBack(_ layer: CALayer, at time: CFTimeInterval) {
    layer.speed = original.speed
    layer.timeOffset = original.timeOffset
    layer.beginTime = original.beginTime
    let now = layer.convertTime(UIRuntime.current.renderContext.now, from: nil)
    layer.moveAnimations(from: time, to: now)
  }
}
