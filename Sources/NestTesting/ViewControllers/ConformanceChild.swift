import NestKit

/// A child that the suite makes, with a field that can have the keyboard.
final class ConformanceChild: RecordingViewController {
  let field = KeyInputView(frame: CGRect(x: 16, y: 16, width: 120, height: 32))
  /// Called when the view is read while it is loaded, which would begin a load in the load.
  var onEndlessLoad: (() -> Void)?
  private var isLoading = false

  init(child name: String, recorder: LifecycleRecorder) {
    super.init(name, recorder: recorder)
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  required init?(coder: NSCoder) { nil }

  deinit {}

  override func loadView() {
    isLoading = true
    super.loadView()
    isLoading = false
  }

  override var view: UIView! {
    get {
      if isLoading, viewIfLoaded == nil {
        onEndlessLoad?()
        super.view = UIView()
      }
      return super.view
    }
    set { super.view = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

#if !os(tvOS) && !os(visionOS)
  /// A child for one orientation.
  final class OrientedConformanceChild: RecordingViewController, OrientationCloning {
    private let isLandscape: Bool
    private let makeOther: (Bool) -> UIViewController?

    /// - Parameters:
    ///   - isLandscape: The orientation.
    ///   - makeOther: Makes the child for the other orientation; it must not keep this one alive.
    init(
      _ name: String, recorder: LifecycleRecorder, isLandscape: Bool,
      makeOther: @escaping (Bool) -> UIViewController?
    ) {
      self.isLandscape = isLandscape
      self.makeOther = makeOther
      super.init(name, recorder: recorder)
      preferredContentSize = CGSize(width: 300, height: 200)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    func viewController(forLandscape isLandscape: Bool) -> UIViewController? {
      isLandscape == self.isLandscape ? nil : makeOther(isLandscape)
    }
  }
#endif
