/// A method of a class, to be called on any object of it.
nonisolated final class SelectorMethod: @unchecked Sendable {
  // Unchecked because closures cannot be checked here: the functions of a class are immutable.

  /// The class, as reports name it.
  let className: String
  private let isOn: (AnyObject) -> Bool
  private let body: (AnyObject, [Any?]) throws -> Any

  /// A method without arguments.
  init<Target, Result>(_ method: @escaping (Target) -> () -> Result) {
    className = "\(Target.self)"
    isOn = { $0 is Target }
    body = { target, _ in
      let function = method(try Self.cast(target))
      return function()
    }
  }

  /// A method with one argument.
  init<Target, Argument, Result>(
    _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    className = "\(Target.self)"
    isOn = { $0 is Target }
    body = { target, arguments in
      let function = method(try Self.cast(target))
      return function(try Self.cast(arguments[0]))
    }
  }

  /// A method with two arguments.
  init<Target, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    className = "\(Target.self)"
    isOn = { $0 is Target }
    body = { target, arguments in
      let function = method(try Self.cast(target))
      return function(try Self.cast(arguments[0]), try Self.cast(arguments[1]))
    }
  }

  /// A method with three arguments.
  init<Target, First, Second, Third, Result>(
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    className = "\(Target.self)"
    isOn = { $0 is Target }
    body = { target, arguments in
      let function = method(try Self.cast(target))
      return function(
        try Self.cast(arguments[0]), try Self.cast(arguments[1]), try Self.cast(arguments[2]))
    }
  }

  /// Whether an object has the method.
  func isMethod(of object: AnyObject) -> Bool { isOn(object) }

  /// Calls the method of `target`; that of a responder or a recognizer on the main thread only.
  ///
  /// A target or an argument of another type than the method takes makes it throw a
  /// `SelectorMismatch`, and nothing was called.
  @discardableResult
  func call(
    on target: AnyObject, _ first: Any?, _ second: Any? = nil, _ third: Any? = nil
  ) throws -> Any {
    if target is any LinkTarget {
      MainActor.preconditionIsolated(
        "A method of \(type(of: target)) was called outside of the main thread, by its selector.")
    }
    return try body(target, [first, second, third])
  }

  private static func cast<Value>(_ value: Any?) throws -> Value {
    if let value, let value = value as? Value { return value }
    // An optional argument takes nil.
    if value == nil, let none = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = none.init(nilLiteral: ()) as? Value
    {
      return none
    }
    if Value.self == NSNotification.self, let value = value as? Notification,
      let converted = NSNotification(
        name: value.name, object: value.object, userInfo: value.userInfo) as? Value
    {
      return converted
    }
    throw SelectorMismatch(
      expected: "\(Value.self)", found: value.map { "\(type(of: $0))" } ?? "nil")
  }
}

/// An argument is of another type than the method of a selector takes.
nonisolated struct SelectorMismatch: Error {
  let expected: String
  let found: String
}
