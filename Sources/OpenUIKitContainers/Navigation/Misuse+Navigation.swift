import NestKit
import OpenUIKit

extension UINavigationController {
  /// What is wrong with pushing a controller, if anything.
  func misuse(ofPushing child: UIViewController) -> Misuse? {
    if list.contains(where: { $0 === child }) { return .pushedTwice(child, in: self) }
    if child is UINavigationController { return .pushesNavigation(child, in: self) }
    return misuse(ofAdding: child)
  }

  /// What is wrong with a new list, if anything.
  func misuse(ofSetting new: [UIViewController]) -> Misuse? {
    var seen: Set<ObjectIdentifier> = []
    let present = Set(list.map(ObjectIdentifier.init))
    for child in new {
      let id = ObjectIdentifier(child)
      guard seen.insert(id).inserted else { return .pushedTwice(child, in: self) }
      if child is UINavigationController { return .pushesNavigation(child, in: self) }
      if !present.contains(id), let misuse = misuse(ofAdding: child) { return misuse }
    }
    return nil
  }

  /// One that is leaving may stay.
  private func misuse(ofAdding child: UIViewController) -> Misuse? {
    child.parent === self && stack.contains(child) ? nil : .ofAdding(child, to: self)
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

  static func popsToStranger(
    _ child: UIViewController, in navigation: UINavigationController
  ) -> Misuse {
    Misuse(
      id: "navigation.pops-to-stranger",
      message: "Tried to pop to a view controller that doesn't exist (\(describe(child)))",
      reason: "It is not in \(describe(navigation))",
      remedy: "Ask viewControllers first; it may have been popped already", raisesInUIKit: true)
  }
}
