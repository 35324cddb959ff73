/// Which values an observer of a key gets, and when.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: UInt

  /// Options with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once when it is added, with the value of that time as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also called before each change, without a new value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set: the kind of all changes here.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// The key of an entry in the dictionary of a change.
nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of the `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of what changed in a collection; never there.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True for a call before the change, else not there.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a value that is observed by its key path.
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: `.setting`.
  public let kind: Kind
  /// The value after the change, with the option `.new` and if this is no call before it.
  public let newValue: Value?
  /// The value before the change, with the option `.old` and if there was a change.
  public let oldValue: Value?
  /// The indexes of what changed in a collection; always nil.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// Lets a closure observe a property as long as it exists; see `observe(_:options:changeHandler:)`.
nonisolated public final class NSKeyValueObservation: NSObject, Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) { self.observer = observer }

  deinit { MainActor.release(observer, of: self) { observer, _ in observer.end() } }

  /// Ends the observation: the closure is not called any more. From another thread than the main
  /// one it ends with the next turn of the main loop.
  public func invalidate() {
    MainActor.release(observer, of: self) { observer, _ in observer.end() }
  }
}
