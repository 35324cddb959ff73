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
    unsafeDowncast(self.type(type, as: Constructible.self).init() as AnyObject, to: NSObject.self)
  }

  /// A class, as if it inherited from another one, of which only what a common superclass has may
  /// be called.
  ///
  /// The initialisers that a class has from the superclass are at the same offsets of its method
  /// table. One that is not `required` is called by those of a class that declares it so.
  /// `DynamicInstanceTests` fail for a compiler that lays out method tables differently.
  ///
  /// - Parameters:
  ///   - type: The class, a subclass of the common one.
  ///   - other: The class that overrides an initialiser of the common one by a `required` one.
  package static func type<Constructible: AnyObject>(
    _ type: AnyClass, as other: Constructible.Type
  ) -> Constructible.Type {
    unsafeBitCast(type, to: Constructible.Type.self)
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
