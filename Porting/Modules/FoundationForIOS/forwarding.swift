import UIKit

extension NSObject {
  /// The object that answers for this one where it does not have a method itself; nil by default.
  ///
  /// Only delegates of scroll views and gesture recognizers whose class overrides it are asked,
  /// with the names of their protocol's methods.
  @_disfavoredOverload
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
