/// Shows a `Progress` in a progress view, by reading it again and again.
final class ProgressObservation {
  /// How long the view shows what was read, in seconds.
  static let interval: TimeInterval = 0.1

  let progress: Progress
  @ZeroingLink private var view: UIProgressView?
  private var timer: TimerToken?

  /// Nothing is read before `show(animated:)`.
  init(of progress: Progress, in view: UIProgressView) {
    self.progress = progress
    _view = ZeroingLink(view)
  }

  deinit {}

  /// Reads the progress now, and later again while that can matter.
  func show(animated: Bool) {
    stop()
    guard let view else { return }
    let fraction = progress.isIndeterminate ? 0 : progress.fractionCompleted
    view.setProgress(Float(fraction), animated: animated)
    guard view.window != nil, !progress.isFinished, !progress.isCancelled else { return }
    timer = RenderContext.ofProgram.schedule(after: Self.interval) { [weak self] in
      self?.show(animated: true)
    }
  }

  /// Does not read it any more.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}
