extension UIWindowScene {
  /// The geometry that a scene should have. Use a subclass.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }

    deinit {}

    /// The geometry on a device that can be rotated.
    @MainActor
    open class iOS: GeometryPreferences {
      /// The requested orientations; nothing is requested if it is empty.
      open var interfaceOrientations: UIInterfaceOrientationMask = []

      /// An empty request.
      public override init() { super.init() }

      /// A request for one of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }

      deinit {}
    }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public nonisolated let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }

    deinit {}

    /// Whether `object` is the same geometry.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      (object as? Geometry)?.interfaceOrientation == interfaceOrientation
    }

    /// The same for equal geometries.
    nonisolated open override var hash: Int { interfaceOrientation.rawValue }
  }

  func request(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    let error: UISceneError?
    if let preferences = preferences as? GeometryPreferences.iOS {
      guard !preferences.interfaceOrientations.isEmpty else { return }
      error = rotator.request(preferences.interfaceOrientations)
    } else {
      error = .unsupported
    }
    // Fidelity: the error is reported in the next turn, never inside the call. [documented: it may]
    if let error, let errorHandler { DeferredWork.nextTurn { errorHandler(error) } }
  }
}
