/// A controller whose view has one size: it prefers that size, and its view keeps it when the view
/// around it changes. A container that sets frames can still give it another one.
open class FixedSizeViewController: RecordingViewController {
  /// The size, in points.
  public let size: CGSize

  /// Makes a controller.
  ///
  /// - Parameters:
  ///   - name: The name in the timeline, and the seed of the colours.
  ///   - size: The size, in points.
  ///   - recorder: The recorder of the callbacks.
  public init(_ name: String, size: CGSize, recorder: LifecycleRecorder) {
    self.size = size
    super.init(name, recorder: recorder)
    preferredContentSize = size
  }

  /// Not supported: a recording controller needs a recorder. Always returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {}

  open override func viewDidLoad() {
    view.autoresizingMask = []
    view.frame = CGRect(origin: .zero, size: size)
    super.viewDidLoad()
  }
}
