/// Says whether a program implements an optional method of a protocol.
///
/// Such a method is a requirement with a default implementation, which says that it was called:
///
/// ```swift
/// extension UITabBarControllerDelegate {
///   public func tabBarController(
///     _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
///   ) -> Bool { OptionalMethod.leftOut(true) }
/// }
/// ```
///
/// Where something depends on it, the method is called through ``result(of:_:_:)``, which returns
/// nil where that implementation was called:
///
/// ```swift
/// OptionalMethod.result(of: delegate, "tabBarController(_:shouldSelect:)") {
///   $0.tabBarController(self, shouldSelect: child)
/// }
/// ```
///
/// Any other call costs a look at an empty list. An object that passes the call
/// on to another one, which leaves the method out, leaves it out too.
package enum OptionalMethod {
  /// A call whose result is wanted.
  struct Call {
    let name: String
    var isLeftOut = false
  }

  /// Calls an optional method.
  ///
  /// - Parameters:
  ///   - object: The object of the program; nil for none.
  ///   - name: The name of the method, with the names of its arguments.
  ///   - call: Calls the method.
  /// - Returns: Its result; nil where it is left out, and without an object.
  package static func result<Object, Result>(
    of object: Object?, _ name: String, _ call: (Object) -> Result
  ) -> Result? {
    guard let object else { return nil }
    let runtime = UIRuntime.current
    runtime.optionalCalls.append(Call(name: name))
    let result = call(object)
    return runtime.optionalCalls.removeLast().isLeftOut ? nil : result
  }

  /// Notes that the program leaves a method out; called by its default implementation.
  ///
  /// - Parameters:
  ///   - result: The result for a program that calls the method itself.
  ///   - name: The name of the method.
  /// - Returns: That result.
  package static func leftOut<Result>(_ result: Result, name: String = #function) -> Result {
    if let runtime = UIRuntime.installed,
      let index = runtime.optionalCalls.lastIndex(where: { $0.name == name })
    {
      runtime.optionalCalls[index].isLeftOut = true
    }
    return result
  }

  /// Notes that the program leaves out a method without a result.
  package static func leftOut(name: String = #function) { leftOut((), name: name) }
}
