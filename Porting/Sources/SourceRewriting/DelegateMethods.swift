import SwiftSyntax

/// The methods of UIKit's delegates and data sources that an object may pass on to another one
/// without implementing them: the optional ones.
enum DelegateMethods {
  /// The methods of one of Apple's protocols and of those that it inherits from, with the protocol
  /// that declares them; none of another one.
  static func methods(of name: String) -> [(method: FunctionDeclSyntax, owner: String)] {
    guard let owner = OptionalMethods.byName[name], owner.defaults != nil else { return [] }
    return owner.methods.map { ($0, name) } + owner.inherited.flatMap(methods)
  }

  /// The name of a method as a selector is made of it: that of `@objc`, if there is one, that of
  /// Swift where the first argument has a label, and else that of Objective-C.
  static func selector(of method: FunctionDeclSyntax) -> String {
    if let name = method.attributes.objectiveCName { return name }
    let name = MethodName(method)
    guard let labels = name.labels, labels.first == "_" else { return name.description }
    return ([name.base] + labels.dropFirst()).map { $0 + ":" }.joined()
  }
}
