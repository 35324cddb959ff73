import UIKit

// Which optional methods of protocols the objects of a class have. The rewriter gives each class of
// a package for iOS that conforms to such a protocol the list.

/// A class that says which optional methods of the protocols to which it conforms its objects have.
public protocol HasOptionalMethods: AnyObject {
  /// By name of an optional method, as Swift or as Objective-C writes it, whether the objects have
  /// it.
  static var _optionalMethods: [String: Bool] { get }
}

/// A class whose objects answer themselves which methods they have.
public protocol AnswersForMethods: AnyObject {
  /// Whether the object has a method, or another one that it passes calls on to.
  func responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol {
  /// Whether the object has the method of a selector, as `responds(to:)` of its class says it.
  public func _responds(to aSelector: Selector!) -> Bool {
    if let object = self as? any AnswersForMethods { return object.responds(to: aSelector) }
    return _respondsItself(to: aSelector)
  }

  /// Whether the class of the object has the method of a selector.
  ///
  /// An optional method of a protocol has a default implementation here; of a class that says which
  /// of these it implements, the others are left out.
  public func _respondsItself(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let methods = (type(of: self) as? any HasOptionalMethods.Type)?._optionalMethods ?? [:]
    return methods.first { Selector($0.key) == aSelector }?.value
      ?? (responds(to: aSelector) || hasMethod(named: aSelector.description))
  }

  /// Whether the object conforms to the protocol that declares a method which a delegate may pass
  /// on.
  private func hasMethod(named name: String) -> Bool {
    if name.hasPrefix("scrollView") || name == "viewForZoomingInScrollView:" {
      return self is any UIScrollViewDelegate
    }
    return name.hasPrefix("gestureRecognizer") && self is any UIGestureRecognizerDelegate
  }
}

extension NSObject {
  /// Whether the class has a method that returns its shared object.
  public class func _responds(to aSelector: Selector!) -> Bool { responds(to: aSelector) }
}

/// Whether an object implements one of some optional methods, which have their names in Swift. An
/// object whose class does not say so has all.
public func _implements(_ object: AnyObject, _ names: String...) -> Bool {
  if let object = object as? any AnswersForMethods {
    return names.contains { object.responds(to: Selector($0)) }
  }
  guard let type = type(of: object) as? any HasOptionalMethods.Type else { return true }
  let methods = type._optionalMethods
  return names.contains { methods[$0] ?? true }
}
