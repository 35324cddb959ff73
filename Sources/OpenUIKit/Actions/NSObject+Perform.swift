import Foundation
import MisuseReports

nonisolated extension NSObjectProtocol {
  /// Calls a method of this object without arguments. A selector without a method, or one whose
  /// method is of another class, is reported as misuse, and nothing is called.
  ///
  /// - Returns: The value that the method returned, if that is an object or a value for which
  ///   Foundation has one, such as a text; nil otherwise. It is there until the end of the turn of
  ///   the main loop.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    object(aSelector?.call(on: self, nil))
  }

  /// Calls a method of this object with an argument; see `perform(_:)`.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    self.object(aSelector?.call(on: self, object))
  }

  /// Calls a method of this object with two arguments; see `perform(_:)`.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    object(aSelector?.call(on: self, object1, object2))
  }

  private func object(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let isObject = type(of: value) is AnyClass
    let object: AnyObject? = isObject ? value as AnyObject : value as? NSObject
    guard let object else { return nil }
    // There are no autorelease pools: the main queue releases it in a later turn.
    let result = Unmanaged<AnyObject>.passRetained(object)
    nonisolated(unsafe) let retained = result
    DispatchQueue.main.async { retained.release() }
    return result
  }
}

extension NSObject {
  /// Calls a method of this object with an argument after a time of the frame clock, in seconds: in
  /// a later turn of the main loop, also after 0. The object and the argument are retained until
  /// then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    guard aSelector.method != nil else {
      return Misuse.report(.selectorWithoutMethod(aSelector, of: self))
    }
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    let runtime = UIRuntime.current
    request.token = runtime.renderContext.schedule(after: delay) { [link = runtime.zeroingLink] in
      link.target?.delayedCalls.removeAll { $0 === request }
      aSelector.call(on: request.target, anArgument)
    }
    runtime.delayedCalls.append(request)
  }

  /// Cancels all delayed calls of methods of `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of a method of `aTarget` with an argument that is equal to
  /// `anArgument`; nil fits nil only.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.hasArgument(anArgument)
    }
  }
}

/// A delayed call of a method.
final class PerformRequest {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  var token: TimerToken?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  deinit {}

  static func cancel(where fits: (PerformRequest) -> Bool) {
    guard let runtime = UIRuntime.installed else { return }
    for request in runtime.delayedCalls where fits(request) { request.token?.cancel() }
    runtime.delayedCalls.removeAll(where: fits)
  }

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
      return argument == other
    }
    return argument as AnyObject === other as AnyObject
  }
}
