/// The name of a method, with the method itself.
///
/// Only Objective-C finds a method by its name, so a selector carries the method here:
/// `Selector("tap(_:)", Page.tap)` stands for Apple's `#selector(tap(_:))`. The method is not bound
/// to an object: a selector keeps no target alive, and overrides of subclasses are called. It is
/// called on the thread of the caller; a method of a responder stops the program outside of the
/// main thread.
///
/// The name is the one that Objective-C gives the method: `tap:`, `moveTo:animated:`; a name of
/// Swift, as `move(to:animated:)`, becomes that. Two selectors of the same name are equal. A
/// selector that is only a name can be compared; what would call its method reports misuse instead.
///
/// The method may be one of a protocol, `UIScrollViewDelegate.scrollViewDidScroll(_:)`: it is
/// called on any object that conforms to it.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// The method; nil for a selector that is only a name.
  let method: SelectorMethod?

  /// The selector with the given name, without a method.
  public init(_ str: String) { self.init(name: str, method: nil) }

  /// The selector with the given name, without a method.
  public init(stringLiteral value: String) { self.init(name: value, method: nil) }

  /// The selector of a method without arguments; what the method returns is ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `Page.tap`.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    let function = Self.unisolated(method, ((Target) -> () -> Result).self)
    self.init(name: name, method: SelectorMethod(function))
  }

  /// The same for a method that is not isolated, of a class that is not `Sendable`. The last
  /// parameter only distinguishes the initialisers.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result,
    isIsolated: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The selector of a method with one argument, which is the sender; what the method returns is
  /// ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `Page.tap(_:)`.
  @preconcurrency
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    let function = Self.unisolated(method, ((Target) -> (Argument) -> Result).self)
    self.init(name: name, method: SelectorMethod(function))
  }

  /// The same for a method that is not isolated, of a class that is not `Sendable`. The last
  /// parameter only distinguishes the initialisers.
  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result,
    isIsolated: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The selector of a method with two arguments, the sender and the event; what the method returns
  /// is ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `Page.tap(_:event:)`.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    let function = Self.unisolated(method, ((Target) -> (First, Second) -> Result).self)
    self.init(name: name, method: SelectorMethod(function))
  }

  /// The same for a method that is not isolated, of a class that is not `Sendable`. The last
  /// parameter only distinguishes the initialisers.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result,
    isIsolated: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// The selector of a method with three arguments, such as the one that is called at the end of an
  /// animation that was begun and committed; what the method returns is ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as in `#selector`.
  ///   - method: The method, such as `Page.animationDidStop(_:finished:context:)`.
  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    let function = Self.unisolated(method, ((Target) -> (First, Second, Third) -> Result).self)
    self.init(name: name, method: SelectorMethod(function))
  }

  /// The same for a method that is not isolated, of a class that is not `Sendable`. The last
  /// parameter only distinguishes the initialisers.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result,
    isIsolated: Never? = nil
  ) {
    self.init(name: name, method: SelectorMethod(method))
  }

  /// A method without its isolation, which `SelectorMethod` makes sure of.
  private static func unisolated<Method, Function>(
    _ method: Method, _ type: Function.Type
  ) -> Function {
    unsafeBitCast(method, to: type)
  }

  init(name: String, method: SelectorMethod?) {
    self.name = SelectorName.objectiveC(name)
    self.method = method
  }

  /// Whether the names are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name of the method, as Objective-C writes it.
  public var description: String { name }
}
