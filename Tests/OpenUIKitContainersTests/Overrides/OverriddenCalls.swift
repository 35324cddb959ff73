import OpenUIKit

/// The methods that the classes named `Overriding…` override, and the calls of them.
enum OverriddenCalls {
  /// The methods whose overrides do nothing; the others call `super`.
  static var silent: Set<String> = []
  /// The class of whose objects the overrides do nothing; nil for all.
  static var silentClass: String?
  /// The methods that were called.
  static var called: Set<String> = []
  /// Called with each call, after what it does.
  static var onCall: (String, NSObject) -> Void = { _, _ in }

  /// Calls `body`, which calls `super`, unless the method is silent.
  fileprivate static func note(_ name: String, of object: NSObject, _ body: () -> Void) {
    called.insert(name)
    let isSilent =
      silent.contains(name) && (silentClass == nil || silentClass == "\(type(of: object))")
    if !isSilent { body() }
    onCall(name, object)
  }

  /// Calls `body` while some methods do nothing, of all classes or of one, and returns its result.
  static func silencing<Result>(
    _ names: [String], of class: String? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    (silent, silentClass) = (Set(names), `class`)
    defer { (silent, silentClass) = ([], nil) }
    return try body()
  }
}

extension UIView {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIView.\(name)", of: self, body)
  }
}

extension UIViewController {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIViewController.\(name)", of: self, body)
  }
}

extension UIPresentationController {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIPresentationController.\(name)", of: self, body)
  }
}

extension UIGestureRecognizer {
  func note(_ name: String = #function, _ body: () -> Void) {
    OverriddenCalls.note("UIGestureRecognizer.\(name)", of: self, body)
  }
}

/// Makes the objects of a life: those of UIKit's classes, or of the subclasses that override what
/// UIKit calls.
struct ObjectMaker {
  let overrides: Bool
  /// The names of the classes of which an object was made.
  static var classes: Set<String> = []

  func callAsFunction<Object>(
    _ plain: @autoclosure () -> Object, _ overriding: @autoclosure () -> Object
  ) -> Object {
    Self.classes.insert("\(Object.self)")
    return overrides ? overriding() : plain()
  }
}
