import SwiftSyntax

/// The methods of UIKit's delegates that an object may pass on to another one without implementing
/// them.
enum DelegateMethods {
  /// The protocols with such methods.
  static let owners: Set<String> = ["UIScrollViewDelegate", "UIGestureRecognizerDelegate"]

  /// The methods of one of the protocols; none of another one.
  static func methods(of owner: String) -> [FunctionDeclSyntax] {
    owners.contains(owner) ? OptionalMethods.byName[owner]?.methods ?? [] : []
  }

  /// The name that Objective-C gives a method: its own with all labels, unless `@objc` has another.
  static func selector(of method: FunctionDeclSyntax) -> String {
    let name = MethodName(method)
    return method.attributes.objectiveCName
      ?? ([name.base] + (name.labels ?? []).dropFirst()).map { $0 + ":" }.joined()
  }
}
