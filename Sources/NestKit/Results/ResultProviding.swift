/// A controller that has a result: a picker, an editor, a question.
///
/// ```swift
/// final class AddressPicker: UIViewController, ResultProviding {
///   let resultPort = ResultPort<Address>()
///   func choose(_ address: Address) { finish(with: address) }
/// }
///
/// let address = await stack.push(picker).result(of: picker)    // nil: it was left otherwise
/// ```
///
/// Every operation of every container can be awaited like that, and a presentation by
/// `presentForResult(of:in:animated:)`.
///
/// ## Who waits
///
/// A caller gets the result, or `nil`, exactly once: `nil` where the controller is left otherwise,
/// where it never arrives, where the container is released or somebody takes the controller away,
/// and where the waiting task is cancelled. The controller stays in the last case; an operation
/// that has not begun is cancelled, as by ``ContainerOperation/outcome``. Who waits keeps the
/// controller alive.
///
/// A call that waits is no part of a saved state. Where the controller is restored, wait again with
/// ``result()``.
public protocol ResultProviding: UIViewController {
  /// The result.
  associatedtype ProvidedResult: Sendable
  /// Where the result is passed on: a constant of the class, `let resultPort = ResultPort<…>()`.
  var resultPort: ResultPort<ProvidedResult> { get }
}

extension ResultProviding {
  /// Leaves the container that shows this controller, by an ordinary operation of it, and passes
  /// the result on when that has been done. Those who would be left are asked before, as always
  /// (``LeavingGuard``); where the operation is not done, nothing is passed on.
  ///
  /// The controller is removed from the nearest container that can do without it, or with the one
  /// in which it is: a stack pops it, a modal container dismisses it, a region becomes empty. It
  /// does not leave tabs, pages and a wizard, whose lists are the program's, but with them. Where
  /// no container is around, what is presented is dismissed.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - animated: Whether the operation takes time.
  /// - Returns: The operation. While one runs, a second call returns it, and its result is not
  ///   used.
  @discardableResult
  public func finish(with result: ProvidedResult, animated: Bool = true) -> ContainerOperation {
    resultPort.finish(with: result) { leaveContainer(animated: animated) }
  }

  /// Waits for the result of a controller that is shown already, such as one that was restored; see
  /// ``ContainerOperation/result(of:)``.
  public func result() async -> ProvidedResult? { await resultPort.value(of: self, after: nil) }
}

extension ContainerOperation {
  /// Waits until a controller that this operation shows has finished with a result, or has been
  /// left; see ``ResultProviding``.
  ///
  /// - Parameter provider: The controller: the child that the operation adds, or one inside it.
  /// - Returns: The result; `nil` if there is none.
  public func result<Provider: ResultProviding>(
    of provider: Provider
  ) async -> Provider.ProvidedResult? {
    await provider.resultPort.value(of: provider, after: self)
  }
}

extension UIViewController {
  /// Presents a controller as UIKit does, and waits until it has finished with a result or has been
  /// dismissed; see ``ResultProviding``.
  ///
  /// - Parameters:
  ///   - provider: The controller.
  ///   - presented: What is presented, with the controller in it. Default: the controller itself.
  ///   - animated: Whether that takes time.
  /// - Returns: The result; `nil` if there is none, and where UIKit does not present.
  public func presentForResult<Provider: ResultProviding>(
    of provider: Provider, in presented: UIViewController? = nil, animated: Bool = true
  ) async -> Provider.ProvidedResult? {
    let operation = ContainerOperation()
    operation.hasBegun = true
    let presented = presented ?? provider
    present(presented, animated: animated) { operation.finish(.done) }
    if presented.presentingViewController == nil { operation.finish(.cancelled) }
    return await operation.result(of: provider)
  }
}
