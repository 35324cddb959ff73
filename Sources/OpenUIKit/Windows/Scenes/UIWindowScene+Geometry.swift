extension UIWindowScene {
  /// How the windows of a scene should stand. Make one of a subclass.
  @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }

    deinit {}

    /// How the windows should stand on a device that can be turned.
    @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations that would do; nothing is asked for if it is empty.
      open var interfaceOrientations: UIInterfaceOrientationMask = []

      /// A request for nothing yet.
      public override init() { super.init() }

      /// A request for one of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }

      deinit {}
    }
  }

  /// How the windows of a scene stand.
  @MainActor
  open class Geometry: NSObject {
    /// How the interface stands.
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
      error = UIRuntime.current.rotator.request(preferences.interfaceOrientations)
    } else {
      error = .unsupported
    }
    // Fidelity: the error comes in the next turn, never inside the call. [documented: it may]
    if let error, let errorHandler { UIRuntime.current.nextTurn { errorHandler(error) } }
  }
}
