extension UIViewController {
  /// A property that is set in `viewDidLoad()` or `loadView()`: reading it loads the view of its
  /// controller first.
  ///
  /// ```swift
  /// class ProfileViewController: UIViewController {
  ///   @ViewLoading var nameLabel: UILabel
  /// }
  /// ```
  ///
  /// A property that is not optional and has no value even then stops the program.
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// A property without a value.
    public init() { value = nil }

    /// A property with a value from the start.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Not used: the value is found by the controller that has the property.
    @available(*, unavailable, message: "@ViewLoading is for properties of a UIViewController")
    public var wrappedValue: Value {
      get { preconditionFailure("@ViewLoading is for properties of a UIViewController") }
      set { preconditionFailure("@ViewLoading is for properties of a UIViewController") }
    }

    /// The value of the property of a controller, whose view is loaded for it.
    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        if owner[keyPath: storage].value == nil { owner.loadViewIfNeeded() }
        guard let value = owner[keyPath: storage].value else {
          preconditionFailure(
            "A property of \(owner.diagnosticName) with @ViewLoading has no value after its view was loaded. "
              + "Set it in loadView() or viewDidLoad().")
        }
        return value
      }
      set { owner[keyPath: storage].value = newValue }
    }
  }
}
