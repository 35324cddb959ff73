/// An object for each thread: nil on a thread until it is set there. Released when the thread ends.
nonisolated struct ThreadValue<Object: AnyObject>: @unchecked Sendable {
  // Unchecked because no object is shared: each thread reads what it has set itself.

  private let key: pthread_key_t

  /// A value that lasts as long as the program; the system has room for about a thousand.
  init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
    precondition(status == 0, "The system has no room left for a value of each thread.")
    self.key = key
  }

  /// The object of this thread.
  var object: Object? {
    get {
      pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<Object>.fromOpaque(old).release() }
    }
  }

  /// Whether the object of this thread is `object`.
  func isObject(_ object: Object) -> Bool {
    pthread_getspecific(key) == Unmanaged.passUnretained(object).toOpaque()
  }
}
