import UIKit

// What classes answer to as objects. Their methods are not found by their names here, except those
// that return the object that a program has one of.

extension NSObject {
  /// The name of the class: of a class that Apple's modules have the name alone, of another one
  /// with its module in front.
  public class func description() -> String {
    let name = String(reflecting: self)
    guard let dot = name.firstIndex(of: "."), isOfAppleModule(name[..<dot]) else { return name }
    return String(name[name.index(after: dot)...])
  }

  private static func isOfAppleModule(_ module: Substring) -> Bool {
    [
      "Foundation", "OpenUIKit", "OpenUIKitContainers", "OpenUIKitLists", "OpenUIKitText",
      "OpenQuartzCore", "OpenCoreGraphics",
    ]
    .contains(module)
  }

  /// Whether the class has a method that returns its shared object, such as `sharedApplication`.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return SharedObject(of: self, aSelector.description) != nil
  }

  /// The shared object, by the method that returns it. Another method stops the program, as on iOS
  /// one that the class lacks.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, let shared = SharedObject(of: self, aSelector.description) else {
      NSException(
        name: .invalidArgumentException,
        reason: "+[\(description()) \(aSelector?.description ?? "")]: unrecognized selector"
      ).raise()
      return nil
    }
    return Unmanaged.passUnretained(shared.object())
  }

  /// The shared object, by the name of the method or the property that returns it. Another name
  /// stops the program, as on iOS one that the class lacks.
  public class func value(forKey key: String) -> Any? {
    guard let shared = SharedObject(of: self, key) else {
      NSException(
        name: NSExceptionName(rawValue: "NSUnknownKeyException"),
        reason: "[\(description()) valueForKey:]: this class has no key \(key)"
      ).raise()
      return nil
    }
    return shared.object()
  }

  /// The shared object, or a property of it that can be observed, by a path of names:
  /// `sharedApplication.delegate`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    let first = value(forKey: keys.first ?? "")
    return keys.dropFirst().reduce(first) { ($0 as? NSObject)?.value(forKey: $1) }
  }
}

/// The name of a class, as `description()` of a class that inherits from `NSObject` says it.
public func _description(of type: AnyClass) -> String {
  (type as? NSObject.Type)?.description() ?? String(reflecting: type)
}

extension NSObjectProtocol {
  /// Whether the object is one of a class, or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is one of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }
}

/// The object that a program has one of, which a method of its class returns.
private struct SharedObject {
  let object: () -> AnyObject

  /// That of a class or a superclass; nil if the method of this name returns none.
  init?(of type: NSObject.Type, _ name: String) {
    let found = Self.all.first { type.isSubclass(of: $0.type) && $0.names.contains(name) }
    guard let found else { return nil }
    object = found.object
  }

  private typealias Entry = (type: NSObject.Type, names: Set<String>, object: () -> AnyObject)

  private static var all: [Entry] {
    [
      (UIApplication.self, ["sharedApplication", "shared"], { onMain { UIApplication.shared } }),
      (UIScreen.self, ["mainScreen", "main"], { onMain { UIScreen.main } }),
      (UIDevice.self, ["currentDevice", "current"], { onMain { UIDevice.current } }),
      (UIPasteboard.self, ["generalPasteboard", "general"], { onMain { UIPasteboard.general } }),
      (Bundle.self, ["mainBundle", "main"], { Bundle.main }),
      (UserDefaults.self, ["standardUserDefaults", "standard"], { UserDefaults.standard }),
    ]
  }

  /// The objects of the user interface are those of the main thread alone.
  private static func onMain<Object: NSObject & Sendable>(
    _ object: @MainActor () -> Object
  ) -> AnyObject {
    MainActor.assumeIsolated(object)
  }
}
