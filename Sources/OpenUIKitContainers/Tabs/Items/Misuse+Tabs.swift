import NestKit
import OpenUIKit

@MainActor extension Misuse {
  /// Returns the misuse that the identifiers of tabs are, if they are one.
  static func ofIdentifiers(of tabs: [UITab]) -> Misuse? {
    var seen: Set<String> = []
    return tabs.first { !seen.insert($0.identifier).inserted }.map {
      Misuse(
        id: "tab.identifier-twice",
        message: "Two tabs are called \($0.identifier)",
        reason: "The identifier of a tab is unique in its tab bar controller",
        remedy: "Give each tab an identifier of its own", raisesInUIKit: true)
    }
  }

  static func belongsToAnother(_ tab: UITab) -> Misuse {
    Misuse(
      id: "tab.belongs-to-another",
      message: "The tab \(tab.identifier) is in another group or tab bar controller",
      reason: "A tab is in one place", remedy: "Remove it there first, or make another tab")
  }

  static func containsItself(_ tab: UITab) -> Misuse {
    Misuse(
      id: "tab.contains-itself",
      message: "The tab \(tab.identifier) was to be put into itself, or into a group inside of it",
      reason: "Groups are a tree", remedy: "Make another group")
  }

  static func hasNoViewController(_ tab: UITab) -> Misuse {
    Misuse(
      id: "tab.no-view-controller",
      message: "The tab \(tab.identifier) is a root tab, and has no view controller",
      reason: "A tab bar controller shows the view controllers of its root tabs",
      remedy: "Give it a viewControllerProvider, or a group a tab that has one",
      raisesInUIKit: true)
  }

  static func selectsMissing(_ tab: UITab) -> Misuse {
    Misuse(
      id: "tab.selects-stranger",
      message: "The tab \(tab.identifier) was to be selected, and is not there",
      reason: "Only a tab that is there and not hidden can be selected",
      remedy: "Add it first", raisesInUIKit: true)
  }

  static func listedTwice(_ child: UIViewController, in tabs: UITabBarController) -> Misuse {
    Misuse(
      id: "tab-bar.listed-twice",
      message: "\(describe(child)) was given for two tabs of \(describe(tabs))",
      reason: "One controller has one view, and cannot be two tabs",
      remedy: "Give another instance for each tab")
  }

  static func selectsMissing(_ child: UIViewController, in tabs: UITabBarController) -> Misuse {
    Misuse(
      id: "tab-bar.selects-stranger",
      message: "\(describe(child)) was to be selected, and is not in \(describe(tabs))",
      reason: "Only one of viewControllers can be selected",
      remedy: "Set viewControllers first", raisesInUIKit: true)
  }
}
