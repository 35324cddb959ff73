import MisuseReports

/// The functions of every object that observe properties and find them by their name. Without
/// Objective-C the members of an extension of `NSObject` could not be overridden; those of classes
/// hide these.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}

nonisolated extension NSObject: _KeyValueCodingAndObserving {}

/// An object whose changes can be observed.
@MainActor
package protocol KeyValueObservable: NSObject {
  /// Who observes the object; nil for nobody.
  var keyValueObservers: KeyValueObservers? { get set }

  /// A property by its name; nil if it cannot be found by it.
  func keyedProperty(_ key: String) -> KeyedProperty?

  /// Returns a function that reads the point at a key path from an object of the class without the
  /// key path, which is slow; nil by default.
  func pointReader(for path: AnyKeyPath) -> ((AnyObject) -> CGPoint)?
}

/// An object that others call with changes that they observe by a name.
@MainActor
package protocol KeyValueObserving: NSObject {
  /// A property that the object observes has changed, or is about to.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension KeyValueObservable {
  package func pointReader(for path: AnyKeyPath) -> ((AnyObject) -> CGPoint)? { nil }

  /// Who observes the object, with room for another one.
  fileprivate var madeObservers: KeyValueObservers {
    if let keyValueObservers { return keyValueObservers }
    let made = KeyValueObservers()
    keyValueObservers = made
    return made
  }

  /// Reports a change of a property that has been made. Costs nothing but a test if nobody
  /// observes.
  @inline(__always)
  package func observedValueDidChange() {
    if let keyValueObservers { keyValueObservers.didChange(self) }
  }
}

nonisolated extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when the value that a key path reads has changed, until the observation is
  /// freed or invalidated.
  ///
  /// Views, layers, view controllers and gesture recognizers can be observed: frame, bounds,
  /// centre, transform, alpha, and whatever else their documentation of `value(forKey:)` lists, on
  /// the main thread. The closure is called inside the change, after the value has been set and
  /// subclasses were notified. A value that is set to what it is changes nothing. An object is not
  /// retained. Of other objects this is refused and reported. A change costs every observer of the
  /// object a read and a comparison.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.contentOffset`.
  ///   - options: Which values the closure gets, and when it is called.
  ///   - changeHandler: Gets the object and the change.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    MainActor.required(with: (self, keyPath), by: "observe(_:options:changeHandler:)") {
      let (object, keyPath) = $0
      let observer: KeyValueObserver =
        PointObserver.observer(of: object, keyPath, options, changeHandler)
        ?? TypedKeyValueObserver(object, keyPath, options, changeHandler)
      if let observable = object as? any KeyValueObservable {
        observable.madeObservers.add(observer)
      } else {
        Misuse.report(.objectIsNotObservable(object))
      }
      if options.contains(.initial) { observer.callInitially(object) }
      return NSKeyValueObservation(observer)
    }
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer when a property has
  /// changed.
  ///
  /// Neither object is retained; an observer that is freed is not called any more. Names that
  /// `value(forKey:)` does not find, and observers that are no responders, recognizers or layers,
  /// whose method cannot be overridden, are refused and reported.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property, or names with points between them: `layer.bounds`. The
  ///     object in front of a point is the one of now.
  ///   - options: Which values the change has, and when the observer is called.
  ///   - context: Is given to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    MainActor.required(
      with: (observer, self, context), by: "addObserver(_:forKeyPath:options:context:)"
    ) {
      KeyedObservation.add($0.0, to: $0.1, keyPath, options, $0.2)
    }
  }

  /// Ends an observation of a property; one that does not exist is reported.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    MainActor.required(with: (observer, self), by: "removeObserver(_:forKeyPath:)") {
      KeyedObservation.remove($0.0, from: $0.1, keyPath, nil)
    }
  }

  /// Ends the observation of a property that has a context; one that does not exist is reported.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    MainActor.required(
      with: (observer, self, context), by: "removeObserver(_:forKeyPath:context:)"
    ) {
      KeyedObservation.remove($0.0, from: $0.1, keyPath, .some($0.2))
    }
  }

  /// The value of a property by its name: of views, layers, view controllers and recognizers those
  /// that can be observed. Another name is reported, and gives nil.
  public func value(forKey key: String) -> Any? {
    MainActor.required(with: self, by: "value(forKey:)") { object in
      guard let property = (object as? any KeyValueObservable)?.keyedProperty(key) else {
        Misuse.report(.keyIsUnknown(key, object))
        return nil
      }
      return property.value(object)
    }
  }
}
