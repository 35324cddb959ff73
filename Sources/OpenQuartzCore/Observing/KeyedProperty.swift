import MisuseReports

/// A property of a class that is found by its name.
@MainActor
package struct KeyedProperty {
  /// The value in an object of the class.
  package let value: (AnyObject) -> Any?
  private let fits: (AnyObject) -> Bool
  let makeObserver:
    (AnyObject, NSKeyValueObservingOptions, @escaping (KeyedChange) -> Void) -> KeyValueObserver?

  /// The property that a key path reads.
  package init<Object: AnyObject, Value>(_ path: KeyPath<Object, Value>) {
    func plain(_ value: Value?) -> Any? {
      value.flatMap { ($0 as? any OptionalValue).map { $0.payload } ?? $0 }
    }
    fits = { $0 is Object }
    value = { ($0 as? Object).flatMap { plain($0[keyPath: path]) } }
    makeObserver = { object, options, handler in
      guard let object = object as? Object else { return nil }
      return TypedKeyValueObserver(object, path, options) { object, change in
        handler(
          KeyedChange(
            object: object, isPrior: change.isPrior,
            new: change.newValue.map { plain($0) ?? NSNull() },
            old: change.oldValue.map { plain($0) ?? NSNull() }))
      }
    }
  }
}

extension KeyedProperty {
  /// Whether an object has the property.
  package func belongs(to object: AnyObject) -> Bool { fits(object) }
}

/// A change of a property that is observed by its name.
struct KeyedChange {
  let object: AnyObject
  let isPrior: Bool
  let new: Any?
  let old: Any?

  var dictionary: [NSKeyValueChangeKey: Any] {
    var entries: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    entries[.newKey] = new
    entries[.oldKey] = old
    if isPrior { entries[.notificationIsPriorKey] = true }
    return entries
  }
}

/// Observations by the names of properties.
@MainActor
enum KeyedObservation {
  static func add(
    _ observer: NSObject, to object: NSObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    guard observer is any KeyValueObserving else {
      return Misuse.report(.observerCannotBeCalled(observer, keyPath))
    }
    guard let (owner, property) = property(keyPath, of: object) else {
      return Misuse.report(.keyIsUnknown(keyPath, object))
    }
    let (link, root) = (ObjectLink(observer), ObjectLink(object))
    func handle(_ change: KeyedChange) {
      (link.target as? any KeyValueObserving)?.observeValue(
        forKeyPath: keyPath, of: root.target, change: change.dictionary, context: context)
    }
    guard let made = property.makeObserver(owner, options, handle) else { return }
    let list = owner.keyValueObservers ?? KeyValueObservers()
    owner.keyValueObservers = list
    made.request = KeyedRequest(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
    list.add(made)
    guard options.contains(.initial) else { return }
    handle(
      KeyedChange(
        object: owner, isPrior: false,
        new: options.contains(.new) ? property.value(owner) ?? NSNull() : nil, old: nil))
  }

  /// - Parameter context: nil for whatever context.
  static func remove(
    _ observer: NSObject, from object: NSObject, _ keyPath: String,
    _ context: UnsafeMutableRawPointer??
  ) {
    let found = property(keyPath, of: object)?.owner.keyValueObservers?.first {
      guard let request = $0.request else { return false }
      return request.observer == ObjectIdentifier(observer) && request.keyPath == keyPath
        && (context == nil || context == .some(request.context))
    }
    guard let found else { return Misuse.report(.observerIsUnknown(observer, keyPath, object)) }
    found.end()
  }

  /// The property that a path of names leads to, and the object that has it.
  private static func property(
    _ keyPath: String, of object: NSObject
  ) -> (owner: any KeyValueObservable, property: KeyedProperty)? {
    var owner = object as? any KeyValueObservable
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for key in keys.dropLast() {
      owner = owner?.keyedProperty(key)?.value(owner ?? object) as? any KeyValueObservable
    }
    guard let owner, let key = keys.last, let property = owner.keyedProperty(key) else {
      return nil
    }
    return (owner, property)
  }
}

/// Which observation by name it is.
struct KeyedRequest {
  let observer: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
}

@MainActor extension Misuse {
  static func objectIsNotObservable(_ object: NSObject) -> Misuse {
    Misuse(
      id: "observing.object",
      message: "A property of \(type(of: object)) is to be observed",
      reason:
        "Only views, layers, controllers, recognizers and items of bars report changes on Linux",
      remedy: "Use didSet, a notification or a closure")
  }

  static func keyIsUnknown(_ key: String, _ object: NSObject) -> Misuse {
    Misuse(
      id: "observing.key",
      message: "\(type(of: object)) has no property “\(key)” that is found by its name",
      reason: "Without Objective-C only the properties that a class lists are found by their name",
      remedy: "Read the property itself, or observe it by its key path",
      raisesInUIKit: true)
  }

  static func observerCannotBeCalled(_ observer: NSObject, _ key: String) -> Misuse {
    Misuse(
      id: "observing.observer",
      message: "\(type(of: observer)) is to observe “\(key)”",
      reason:
        "Only responders, layers and recognizers have observeValue(forKeyPath:of:change:context:)",
      remedy: "Use observe(_:options:changeHandler:)")
  }

  static func observerIsUnknown(
    _ observer: NSObject, _ key: String, _ object: NSObject
  ) -> Misuse {
    Misuse(
      id: "observing.not-registered",
      message: "\(type(of: observer)) is to be removed as an observer of “\(key)” of "
        + "\(type(of: object))",
      reason: "It observes nothing of that name, or with another context",
      remedy: "Remove each observer once, from the object to which it was added",
      raisesInUIKit: true)
  }
}
