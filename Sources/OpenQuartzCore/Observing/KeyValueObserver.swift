/// One observation of a property of an object.
@MainActor
class KeyValueObserver {
  fileprivate final let options: NSKeyValueObservingOptions
  /// Whether it was called before the change that is being made.
  fileprivate final var isAnnounced = false
  /// The arguments with which the observer was added, if it was added with a name; else nil.
  final var request: KeyedRequest?
  /// The list that the observer is in; nil once it has ended.
  fileprivate(set) final weak var list: KeyValueObservers?

  init(_ options: NSKeyValueObservingOptions) { self.options = options }

  deinit {}

  /// Whether the value of the object is another one than the observer knows.
  func differs(_ object: AnyObject) -> Bool { false }

  /// Calls the observer before a change.
  func announce(_ object: AnyObject) {}

  /// Calls the observer if the value has changed.
  func check(_ object: AnyObject) {}

  /// Calls the observer because it was added.
  func callInitially(_ object: AnyObject) {}

  /// Ends the observation. Does nothing for one that has ended.
  final func end() {
    list?.remove(self)
    list = nil
  }
}

/// The observers of one object, in the order in which they were added.
///
/// Whatever changes in the object, each of them compares its value with the one that it knows: a
/// key path says nothing about the property that it reads. So a change costs what all observers
/// read.
@MainActor
package final class KeyValueObservers {
  private var list: [KeyValueObserver] = []
  /// The number of changes that are being made: only the outermost is reported.
  private var depth = 0
  /// How many observers want to be called before changes.
  private var priors = 0

  /// Observers of nothing.
  package init() {}

  deinit {}

  /// Whether nothing is observed.
  package var isEmpty: Bool { list.isEmpty }

  /// Whether an observer is called before changes.
  package var hasPriors: Bool { priors > 0 }

  func add(_ observer: KeyValueObserver) {
    observer.list = self
    list.append(observer)
    if observer.options.contains(.prior) { priors += 1 }
  }

  fileprivate func remove(_ observer: KeyValueObserver) {
    guard let index = list.firstIndex(where: { $0 === observer }) else { return }
    list.remove(at: index)
    if observer.options.contains(.prior) { priors -= 1 }
  }

  /// The first observer that fits.
  func first(where fits: (KeyValueObserver) -> Bool) -> KeyValueObserver? {
    list.last(where: fits)
  }

  /// Calls those observers before a change whose value it will change, once for each change.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - apply: Gives the property its new value, without any other effect.
  ///   - undo: Takes that back.
  package func willChange(_ object: AnyObject, trying apply: () -> Void, undo: () -> Void) {
    apply()
    let concerned = list.filter { observer in
      observer.options.contains(.prior) && !observer.isAnnounced && observer.differs(object)
    }
    undo()
    for observer in concerned where observer.list != nil { observer.announce(object) }
  }

  /// A change of several properties begins: what it changes is reported at its end.
  package func beginChange() { depth += 1 }

  /// A change of several properties ends.
  package func endChange(_ object: AnyObject) {
    depth -= 1
    didChange(object)
  }

  /// Something of the object has changed.
  package func didChange(_ object: AnyObject) {
    guard depth == 0 else { return }
    if list.count == 1 { return list[0].check(object) }
    for observer in list where observer.list != nil { observer.check(object) }
  }
}

/// An observation of the value that a key path reads.
final class TypedKeyValueObserver<Object: AnyObject, Value>: KeyValueObserver {
  private let path: KeyPath<Object, Value>
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private let comparison: ValueComparison<Value>
  private var known: ValueComparison<Value>.Known

  init(
    _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.path = path
    self.handler = handler
    comparison = ValueComparison()
    known = comparison.known(object[keyPath: path])
    super.init(options)
  }

  deinit {}

  /// The value of the object, which is the one that was observed.
  private func value(_ object: AnyObject) -> Value {
    unsafeDowncast(object, to: Object.self)[keyPath: path]
  }

  override func differs(_ object: AnyObject) -> Bool {
    !comparison.isKnown(value(object), known)
  }

  override func announce(_ object: AnyObject) {
    isAnnounced = true
    call(object, new: nil, old: known.value, isPrior: true)
  }

  override func check(_ object: AnyObject) {
    defer { isAnnounced = false }
    let value = value(object)
    guard !comparison.isKnown(value, known) else { return }
    // Where the change could not be foreseen, the call before it is late.
    if options.contains(.prior), !isAnnounced { announce(object) }
    let old = known.value
    known = comparison.known(value)
    call(object, new: value, old: old)
  }

  override func callInitially(_ object: AnyObject) { call(object, new: value(object), old: nil) }

  private func call(_ object: AnyObject, new: Value?, old: Value?, isPrior: Bool = false) {
    handler(
      unsafeDowncast(object, to: Object.self),
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }
}

/// An observation of a point that the object gives without its key path, which takes several times
/// as long.
final class PointObserver: KeyValueObserver {
  private let read: (AnyObject) -> CGPoint
  private let handler: (AnyObject, NSKeyValueObservedChange<CGPoint>) -> Void
  private var known: CGPoint

  init(
    _ object: AnyObject, _ options: NSKeyValueObservingOptions,
    read: @escaping (AnyObject) -> CGPoint,
    _ handler: @escaping (AnyObject, NSKeyValueObservedChange<CGPoint>) -> Void
  ) {
    self.read = read
    self.handler = handler
    known = read(object)
    super.init(options)
  }

  /// An observation of the value that a key path reads, if the object gives it as a point; nil
  /// otherwise.
  static func observer<Object: AnyObject, Value>(
    of object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> PointObserver? {
    guard Value.self == CGPoint.self, let observable = object as? any KeyValueObservable,
      let read = observable.pointReader(for: path),
      let handler = handler as? (Object, NSKeyValueObservedChange<CGPoint>) -> Void
    else { return nil }
    return PointObserver(object, options, read: read) { object, change in
      handler(unsafeDowncast(object, to: Object.self), change)
    }
  }

  deinit {}

  override func differs(_ object: AnyObject) -> Bool { read(object) != known }

  override func announce(_ object: AnyObject) {
    isAnnounced = true
    call(object, new: nil, old: known, isPrior: true)
  }

  override func check(_ object: AnyObject) {
    defer { isAnnounced = false }
    let value = read(object)
    guard value != known else { return }
    // Where the change could not be foreseen, the call before it is late.
    if options.contains(.prior), !isAnnounced { announce(object) }
    let old = known
    known = value
    call(object, new: value, old: old)
  }

  override func callInitially(_ object: AnyObject) { call(object, new: read(object), old: nil) }

  private func call(_ object: AnyObject, new: CGPoint?, old: CGPoint?, isPrior: Bool = false) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }
}

/// How two values of a type are compared, and how one is referred to meanwhile.
@MainActor
struct ValueComparison<Value> {
  /// A value that an observer knows.
  enum Known {
    case value(Value)
    /// An object that observing must not keep alive, or nil.
    case link(ObjectLink)

    /// The value; nil for an object that is gone.
    var value: Value? {
      switch self {
      case .value(let value): value
      case .link(let link): link.target.flatMap { $0 as? Value } ?? (nil as Any?) as? Value
      }
    }
  }

  /// Whether two values are equal; nil if they cannot be compared.
  private let equals: ((Value, Value) -> Bool)?
  /// Whether values cannot be objects.
  private let isPlain: Bool

  init() {
    let plain: [Any] = [
      { (a: CGRect, b: CGRect) in a == b }, { (a: CGPoint, b: CGPoint) in a == b },
      { (a: CGSize, b: CGSize) in a == b }, { (a: CGFloat, b: CGFloat) in a == b },
      { (a: Float, b: Float) in a == b }, { (a: Bool, b: Bool) in a == b },
      { (a: CGAffineTransform, b: CGAffineTransform) in a == b },
      { (a: String?, b: String?) in a == b },
    ]
    let known = plain.lazy.compactMap { $0 as? (Value, Value) -> Bool }.first
    isPlain = known != nil
    equals = known ?? Self.equality
  }

  private static var equality: ((Value, Value) -> Bool)? {
    func comparison<Comparable: Equatable>(_: Comparable.Type) -> (Value, Value) -> Bool {
      { ($0 as? Comparable) == ($1 as? Comparable) }
    }
    return (Value.self as? any Equatable.Type).map { comparison($0) }
  }

  func known(_ value: Value) -> Known {
    guard !isPlain, let object = Self.object(value) else {
      return equals == nil && Self.isNil(value) ? .link(ObjectLink(nil)) : .value(value)
    }
    return equals == nil || object is any LinkTarget ? .link(ObjectLink(object)) : .value(value)
  }

  func isKnown(_ value: Value, _ known: Known) -> Bool {
    switch known {
    case .value(let other): equals.map { $0(value, other) } ?? false
    case .link(let link):
      Self.object(value).map { $0 === link.target } ?? (link.target == nil && Self.isNil(value))
    }
  }

  private static func isNil(_ value: Value) -> Bool {
    (value as? any OptionalValue).map { $0.payload == nil } ?? false
  }

  /// The object that a value is; nil for nil and for values of other types.
  private static func object(_ value: Value) -> AnyObject? {
    let payload: Any? = (value as? any OptionalValue).map { $0.payload } ?? value
    guard let payload, type(of: payload) is AnyClass else { return nil }
    return payload as AnyObject
  }
}
