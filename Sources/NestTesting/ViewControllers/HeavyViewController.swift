/// A controller whose view takes much memory, which is given back when the view is unloaded.
open class HeavyViewController: RecordingViewController {
  /// How many bytes the view takes in each load. Default: 16 MiB.
  open var byteCount = 16 << 20

  deinit {}

  open override func loadView() {
    super.loadView()
    view.addSubview(HeavyView(byteCount: byteCount))
  }
}

/// A view that takes memory, and is not visible.
private final class HeavyView: UIView {
  private let bytes: [UInt8]

  init(byteCount: Int) {
    bytes = Array(repeating: 1, count: byteCount)
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  deinit {}
}
