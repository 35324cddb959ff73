nonisolated extension UITraitCollection {
  /// The traits with which colours are resolved where there is no view, on this thread.
  ///
  /// Inside `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)`, `tintColorDidChange()`,
  /// `viewIsAppearing(_:)`, `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` they are the
  /// traits of the receiver; elsewhere, on the main thread, those of the screen.
  public class var current: UITraitCollection {
    get { ThreadTraits.value ?? .standard }
    set { ThreadTraits.value = newValue }
  }

  /// Runs `actions` with this collection as the current one of this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// Runs `body` with this collection as the current one; costs next to nothing if it is already.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !ThreadTraits.isValue(self) else { return try body() }
    let outer = ThreadTraits.value
    ThreadTraits.value = self
    defer { ThreadTraits.value = outer }
    return try body()
  }

  /// A phone in portrait, as long as there is no screen.
  static let standard = UITraitCollection(
    DeviceTraits().rootValues(
      SizeClasses(CGSize(width: 393, height: 852)), idiom: .phone, scale: 1))
}

/// The current collection of each thread.
nonisolated private enum ThreadTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
    }
    precondition(status == 0, "The system has no room left for a value of each thread.")
    return key
  }()

  static var value: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }

  static func isValue(_ collection: UITraitCollection) -> Bool {
    pthread_getspecific(key) == Unmanaged.passUnretained(collection).toOpaque()
  }
}
