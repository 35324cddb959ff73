/// Makes objects of classes that are known by name or as values only.
///
/// `init()` of `NSObject` is not `required` on this platform, so that the compiler does not let it
/// be called on a class that is a value, though every class has it in the same place of its method
/// table. A class that declares it `required` is used to reach that place.
enum DynamicInstance {
  /// An object of the class with this name; nil if there is no such class.
  static func make(_ className: String) -> NSObject? {
    (NSClassFromString(className) as? NSObject.Type).map { make($0) }
  }

  /// An object made with the `init()` of `type`. A class that lacks one stops the program.
  static func make(_ type: NSObject.Type) -> NSObject {
    let constructible = unsafeBitCast(type, to: Constructible.Type.self)
    return unsafeDowncast(constructible.init() as AnyObject, to: NSObject.self)
  }

  /// Overrides `init()` in the place that `NSObject` gave it.
  fileprivate class Constructible: NSObject {
    required override init() { super.init() }
  }

  /// Lets the compiler not take `Constructible` for the only class that there is.
  fileprivate final class Subclass: Constructible {
    required init() { super.init() }
  }
}
