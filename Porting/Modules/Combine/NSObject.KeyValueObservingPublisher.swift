import Foundation
import OpenCombine
import QuartzCore

extension NSObject {
  /// Publishes the values of a property of an object each time that it changes. The object is
  /// retained.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// How it fails.
    public typealias Failure = Never

    /// The object that is observed.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When values are published.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher; the object is observed as long as a subscription lasts.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(subscriber, keyPath)
      subscription.observe(object, options)
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  /// Whether both observe the same property of one object, with the same options.
  public static func == (
    lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
    rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
  ) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// A publisher of the values of a property, for the objects and properties that
  /// `observe(_:options:changeHandler:)` allows.
  ///
  /// - Parameters:
  ///   - keyPath: The property, such as `\.contentOffset`.
  ///   - options: When values are published; at first and after each change by default.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Passes the changes of one property on to one subscriber. Of those that the subscriber has not
/// asked for, the last one waits until it does.
private final class KeyValueSubscription<Subject: NSObject, Value, Downstream: Subscriber>:
  Subscription, @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private let keyPath: KeyPath<Subject, Value>
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var pending: Value?
  private var object: Subject?
  private var observation: NSKeyValueObservation?

  init(_ downstream: Downstream, _ keyPath: KeyPath<Subject, Value>) {
    self.downstream = downstream
    self.keyPath = keyPath
  }

  func observe(_ object: Subject, _ options: NSKeyValueObservingOptions) {
    self.object = object
    let keyPath = UncheckedKeyPath(keyPath)
    let observation = object.observe(keyPath.value, options: options) { [weak self] object, _ in
      self?.receive(object[keyPath: keyPath.value])
    }
    lock.withLock { self.observation = observation }
  }

  private func receive(_ value: Value) {
    lock.withLock {
      pending = value
      deliverPending()
    }
  }

  private func deliverPending() {
    lock.withLock {
      guard let downstream, demand > 0, let value = pending else { return }
      pending = nil
      demand -= 1
      demand += downstream.receive(value)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliverPending()
    }
  }

  func cancel() {
    let ended = lock.withLock {
      let ended = observation
      observation = nil
      downstream = nil
      pending = nil
      object = nil
      return ended
    }
    ended?.invalidate()
  }
}

/// A key path, which never changes, for closures that ask for what is safe on every thread.
private struct UncheckedKeyPath<Root, Value>: @unchecked Sendable {
  let value: KeyPath<Root, Value>

  init(_ value: KeyPath<Root, Value>) { self.value = value }
}
