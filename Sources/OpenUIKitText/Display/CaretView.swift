import OpenQuartzCore

/// A caret: it blinks for some time after each change, then it stays, so that a text that waits
/// costs no frames.
final class CaretView: UIView {
  // Fidelity: how fast it blinks is not documented; that it rests is what GTK does after as long.
  // [decided]
  /// How long it is seen, and not seen, in seconds.
  private static let phase: TimeInterval = 0.5
  /// How often it changes until it rests.
  private static let changes = 20

  private var timer: TimerToken?
  private var changesLeft = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = TextSession.caretWidth / 2
  }

  required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Shows it at a place, and begins to blink.
  func show(at frame: CGRect, color: UIColor) {
    self.frame = frame
    backgroundColor = color
    isHidden = false
    changesLeft = Self.changes
    schedule()
  }

  /// Moves it, if it is shown, as it is.
  func move(to frame: CGRect) { self.frame = frame }

  /// Whether it is shown, though it may not be seen in this moment.
  var isShown: Bool { timer != nil || !isHidden }

  /// Hides it.
  func hide() {
    timer?.cancel()
    timer = nil
    isHidden = true
  }

  private func schedule() {
    timer?.cancel()
    timer = RenderContext.ofProgram.schedule(after: Self.phase) { [weak self] in self?.change() }
  }

  private func change() {
    timer = nil
    guard window != nil else { return hide() }
    changesLeft -= 1
    isHidden = changesLeft > 0 && !isHidden
    if changesLeft > 0 { schedule() }
  }
}
