import MisuseReports

/// A progress that follows time, and changes the page when the time of a page is over.
///
/// The time passes while `isRunning`, the control is in a window, and the user does not change the
/// page continuously. A change of the page performs the actions for `.valueChanged` of the control.
/// While time passes there is a frame for each step; otherwise the progress costs nothing.
///
/// `delegate` may conform to `UIPageControlTimerProgressDelegate`.
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var standardDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var ticker: FrameTicker?
  private var lastTime: CFTimeInterval = 0

  // What a refused duration is replaced with where there is none before it.
  private static let fallbackDuration: TimeInterval = 5

  /// A progress that does not run yet.
  ///
  /// - Parameter preferredDuration: Seconds for each page, above 0. Another value is reported, and
  ///   five seconds are taken.
  public init(preferredDuration: TimeInterval) {
    let isValid = preferredDuration > 0 && preferredDuration.isFinite
    if !isValid { Misuse.report(.pageDuration(preferredDuration)) }
    standardDuration = isValid ? preferredDuration : Self.fallbackDuration
    super.init()
  }

  deinit {}

  /// Whether the first page follows the last one; false by default, which ends the timer there.
  open var resetsToInitialPageAfterEnd = false

  /// Seconds for each page without a duration of its own. A value that is not above 0 is refused
  /// and reported.
  open var preferredDuration: TimeInterval {
    get { standardDuration }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Misuse.report(.pageDuration(newValue))
      }
      standardDuration = newValue
    }
  }

  /// Sets the duration of a page in seconds; 0 removes it. A negative value is refused and
  /// reported.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    guard duration >= 0, duration.isFinite else { return Misuse.report(.pageDuration(duration)) }
    durations[page] = duration > 0 ? duration : nil
  }

  /// The duration of a page in seconds: its own, or the preferred one.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? standardDuration }

  // MARK: Running

  /// Whether the timer runs; false at first, after `pauseTimer()` and after the last page.
  open private(set) var isRunning = false

  /// Lets the time of the page go on.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    updateTicker()
  }

  /// Stops the time of the page.
  open func pauseTimer() {
    guard isRunning else { return }
    isRunning = false
    updateTicker()
  }

  override func conditionsDidChange() {
    super.conditionsDidChange()
    updateTicker()
  }

  private func updateTicker() {
    let passes = isRunning && isProgressVisible && pageControl?.window != nil
    guard passes != (ticker != nil) else { return }
    ticker?.stop()
    ticker = nil
    guard passes else { return }
    lastTime = RenderContext.ofProgram.now
    let made = FrameTicker { [weak self] time in self?.tick(at: time) }
    ticker = made
    made.start()
  }

  private func tick(at time: CFTimeInterval) {
    guard let control = pageControl else { return updateTicker() }
    let elapsed = time - lastTime
    lastTime = time
    setFraction(fraction + elapsed / duration(forPage: control.currentPage))
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if fraction >= 1, isRunning { pageDidEnd(in: control) }
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// The time of the page is over.
  // Fidelity: the timer ends at the last page [documented], and where the delegate refuses the next
  // page. [decided]
  private func pageDidEnd(in control: UIPageControl) {
    let following = control.currentPage + 1
    let next = following < control.numberOfPages ? following : resetsToInitialPageAfterEnd ? 0 : nil
    guard let next,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    if next == control.currentPage { pageDidChange(to: next) }
    control.change(to: next)
  }
}
