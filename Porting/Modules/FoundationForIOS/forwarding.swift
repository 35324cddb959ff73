import UIKit

extension NSObject {
  /// The object that answers for this one where it does not have a method itself; nil by default.
  ///
  /// Only delegates of scroll views and gesture recognizers whose class overrides it are asked,
  /// with the names of their protocol's methods.
  @_disfavoredOverload
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// Whether the object responds to a selector, or conforms to the delegate protocol that declares
  /// it.
  ///
  /// A delegate has all methods of its protocol, since those that it leaves out have defaults. A
  /// class that overrides `forwardingTarget(for:)` calls this where its source calls
  /// `responds(to:)`.
  public func respondsByProtocol(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let object = self as? NSObject, object.responds(to: aSelector) { return true }
    let name = aSelector.description
    if name.hasPrefix("scrollView") || name == "viewForZoomingInScrollView:" {
      return self is any UIScrollViewDelegate
    }
    return name.hasPrefix("gestureRecognizer") && self is any UIGestureRecognizerDelegate
  }
}
