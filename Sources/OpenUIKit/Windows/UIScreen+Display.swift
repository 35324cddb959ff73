extension UIScreen {
  /// Whether the screen shows colours exactly as a reference does.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It has no such mode.
    case notSupported
    /// The mode is off.
    case notEnabled
    /// The mode is on, with limits.
    case limited
    /// The mode is on.
    case enabled
  }

  final func makeSnapshot(afterUpdates: Bool) -> UIView {
    let whole = UIView(frame: bounds)
    for window in windows {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      whole.addSubview(picture)
    }
    return whole
  }

  /// Someone begins to record what the screen shows, or ends that: posts it, and changes the trait
  /// of all windows.
  package func simulateCapture(_ isCaptured: Bool) {
    guard isCaptured != self.isCaptured else { return }
    captureStorage = isCaptured
    simulateTraits { $0.sceneCaptureState = isCaptured ? .active : .inactive }
    NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: self)
  }
}

/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open var size: CGSize { pixels }

  /// The width of a pixel divided by its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  private let pixels: CGSize

  init(size: CGSize) {
    pixels = size
    super.init()
  }

  deinit {}

  /// Whether `object` is a mode of the same size.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.pixels == pixels
  }

  /// A hash of the size.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pixels.width)
    hasher.combine(pixels.height)
    return hasher.finalize()
  }
}
