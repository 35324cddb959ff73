import Synchronization

nonisolated extension UITraitCollection {
  static var threadCurrent: UITraitCollection {
    get { threadTraits.object ?? .mainScreen }
    set { threadTraits.object = newValue }
  }

  /// Runs `body` with this collection as the current one; costs next to nothing if it is already.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !threadTraits.isObject(self) else { return try body() }
    let outer = threadTraits.object
    threadTraits.object = self
    defer { threadTraits.object = outer }
    return try body()
  }

  /// The traits of the main screen; setting them makes them the current ones of this thread.
  static var mainScreen: UITraitCollection {
    get { mainScreenTraits.withLock { $0 } }
    set {
      mainScreenTraits.withLock { $0 = newValue }
      threadCurrent = newValue
    }
  }

  /// A phone in portrait, as long as there is no screen.
  static let standard = UITraitCollection(
    DeviceTraits().rootValues(
      SizeClasses(CGSize(width: 393, height: 852)), idiom: .phone, scale: 1))
}

nonisolated private let mainScreenTraits = Mutex(UITraitCollection.standard)

/// The current collection of each thread.
nonisolated private let threadTraits = ThreadValue<UITraitCollection>()
