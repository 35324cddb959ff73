import UIKit

extension NSObject {
  /// The object that answers for this one where it does not have a method itself; nil by default.
  ///
  /// Only delegates and data sources of UIKit's whose class overrides it are asked, with the names
  /// of the optional methods of their protocols.
  @_disfavoredOverload
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
