import MisuseReports

/// A progress that the indicator of the current page of a page control shows.
///
/// The program sets `currentProgress`, for example from the time of what the page plays. When the
/// page changes it is set to 0, or to what the delegate returns.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  @ZeroingLink final var pageControl: UIPageControl?
  /// The progress as it is calculated with.
  final var fraction: Double = 0

  /// A progress of 0 that belongs to no control.
  public override init() { super.init() }

  deinit {}

  /// Called about the progress; not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, from 0, the default, to 1. A value outside is set to the
  /// nearer end; one that is not a number is refused and reported.
  open var currentProgress: Float {
    get { Float(fraction) }
    set {
      guard !newValue.isNaN else { return Misuse.report(.pageProgressNotANumber()) }
      setFraction(Double(newValue))
    }
  }

  final func setFraction(_ value: Double) {
    let clamped = min(max(value, 0), 1)
    guard clamped != fraction else { return }
    fraction = clamped
    pageControl?.progressDidChange()
  }

  /// Whether the control shows the progress: not while the user changes the page continuously.
  open private(set) var isProgressVisible = false

  // MARK: The control

  final func attach(to control: UIPageControl) {
    if let other = pageControl, other !== control { other.progress = nil }
    pageControl = control
    conditionsDidChange()
  }

  final func detach(from control: UIPageControl) {
    guard pageControl === control else { return }
    pageControl = nil
    conditionsDidChange()
  }

  /// The control has begun or ended an interaction, or is in another window, or is another one.
  func conditionsDidChange() {
    let isVisible = pageControl.map { $0.interactionState != .continuous } ?? false
    guard isVisible != isProgressVisible else { return }
    isProgressVisible = isVisible
    pageControl?.lookDidChange()
    delegate?.pageControlProgressVisibilityDidChange(self)
  }

  /// Another page is the current one.
  final func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}
