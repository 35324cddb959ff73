/// Makes objects of classes that are known by name or as values only.
///
/// `init()` of `NSObject` is not `required` on this platform, so that the compiler does not let it
/// be called on a class that is a value, though every class has it at the same offset of its method
/// table. A class that declares it `required` is used to call it there.
package enum DynamicInstance {
  /// An object of the class with this name; nil if there is no such class.
  package static func make(_ className: String) -> NSObject? {
    (NSClassFromString(className) as? NSObject.Type).map { make($0) }
  }

  /// An object made with the `init()` of `type`. A class that lacks one stops the program.
  package static func make(_ type: NSObject.Type) -> NSObject {
    let constructible = unsafeBitCast(type, to: Constructible.Type.self)
    return unsafeDowncast(constructible.init() as AnyObject, to: NSObject.self)
  }

  /// Overrides `init()` at the offset at which `NSObject` has it.
  fileprivate class Constructible: NSObject {
    required override init() { super.init() }

    deinit {}
  }

  /// Keeps the compiler from assuming that `Constructible` is the only class.
  fileprivate final class Subclass: Constructible {
    required init() { super.init() }

    deinit {}
  }
}
