/// An initialiser of a class of UIKit or Foundation that Objective-C lets be called on a class that
/// is a value.
///
/// Swift alone calls only `required` ones so. The module that completes Foundation has a method of
/// the class for each.
struct ClassInitializer: Sendable {
  /// The name of that method.
  static let methodName = "_init"

  /// The class that declares the initialiser.
  var owner: String
  var labels: [String]

  /// By the labels.
  private static let all: [[String]: String] = [
    []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
    ["target", "action"]: "UIGestureRecognizer",
    ["presentedViewController", "presenting"]: "UIPresentationController",
    ["rootViewController"]: "UINavigationController",
  ]

  /// Nil where no initialiser has these labels.
  init?(labels: [String]) {
    guard let owner = Self.all[labels] else { return nil }
    (self.owner, self.labels) = (owner, labels)
  }
}
