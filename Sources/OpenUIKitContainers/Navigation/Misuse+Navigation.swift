import NestKit
import OpenUIKit

extension UINavigationController {
  /// Returns the misuse that pushing a controller would be, if any.
  func misuse(ofPushing child: UIViewController) -> Misuse? {
    if stack.knows(child), list.contains(where: { $0 === child }) {
      return .pushedTwice(child, in: self)
    }
    return misuse(ofKindOf: child) ?? stack.misuse(ofSetting: [child])
  }

  private func misuse(ofKindOf child: UIViewController) -> Misuse? {
    if child is UINavigationController, !nestsNavigationControllers {
      return .pushesNavigation(child, in: self)
    }
    return child is UISplitViewController ? .pushesSplit(child, in: self) : nil
  }

  /// Returns the misuse that setting a new list would be, if any. A child that is leaving may stay.
  func misuse(ofSetting new: [UIViewController]) -> Misuse? {
    var seen: Set<ObjectIdentifier> = []
    for child in new {
      guard seen.insert(ObjectIdentifier(child)).inserted else {
        return .pushedTwice(child, in: self)
      }
      if let misuse = misuse(ofKindOf: child) { return misuse }
    }
    return stack.misuse(ofSetting: new)
  }
}

@MainActor extension Misuse {
  static func pushedTwice(
    _ child: UIViewController, in navigation: UINavigationController
  ) -> Misuse {
    Misuse(
      id: "navigation.pushed-twice",
      message: "Pushing the same view controller instance more than once is not supported "
        + "(\(describe(child)))",
      reason: "It is in \(describe(navigation)) already, and has one view",
      remedy: "Push another instance, or pop to the one that is there", raisesInUIKit: true)
  }

  static func pushesNavigation(
    _ child: UIViewController, in navigation: UINavigationController
  ) -> Misuse {
    Misuse(
      id: "navigation.pushes-navigation",
      message: "Pushing a navigation controller is not supported (\(describe(child)))",
      reason: "\(describe(navigation)) has a bar already",
      remedy: "Push its root, or present it", raisesInUIKit: true)
  }

  static func popsToMissing(
    _ child: UIViewController, in navigation: UINavigationController
  ) -> Misuse {
    Misuse(
      id: "navigation.pops-to-stranger",
      message: "Tried to pop to a view controller that doesn't exist (\(describe(child)))",
      reason: "It is not in \(describe(navigation))",
      remedy: "Ask viewControllers first; it may have been popped already", raisesInUIKit: true)
  }
}
