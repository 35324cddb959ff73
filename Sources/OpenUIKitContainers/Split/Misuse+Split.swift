import NestKit
import OpenUIKit

@MainActor extension Misuse {
  static func noColumn(
    _ column: UISplitViewController.Column, in split: UISplitViewController
  ) -> Misuse {
    Misuse(
      id: "split-view.no-column",
      message: "\(describe(split)) has no column \(column)",
      reason: "Its style is \(split.style)",
      remedy: "Make it with init(style:) and a style that has the column, or set viewControllers",
      raisesInUIKit: true)
  }

  static func twoColumns(
    _ child: UIViewController, _ first: UISplitViewController.Column,
    _ second: UISplitViewController.Column, in split: UISplitViewController
  ) -> Misuse {
    Misuse(
      id: "split-view.two-columns",
      message: "\(describe(child)) was given for the column \(second) of \(describe(split))",
      reason: "It is in the column \(first), and has one view",
      remedy: "Give another instance, or set nil for the column \(first) first")
  }

  static func splitInColumn(_ child: UIViewController, in split: UISplitViewController) -> Misuse {
    Misuse(
      id: "split-view.split-in-column",
      message: "\(describe(child)) was given for a column of \(describe(split))",
      reason: "A column has a navigation controller, which has no split view controllers",
      remedy: "Use a style with three columns, or put one of NestKit's containers around it")
  }

  static func tooManyControllers(_ count: Int, in split: UISplitViewController) -> Misuse {
    Misuse(
      id: "split-view.too-many",
      message: "\(describe(split)) was given \(count) controllers",
      reason: "It has \(split.style == .tripleColumn ? 3 : 2) columns",
      remedy: "Give at most one for each column", raisesInUIKit: true)
  }

  static func pushesSplit(
    _ child: UIViewController, in navigation: UINavigationController
  ) -> Misuse {
    Misuse(
      id: "navigation.pushes-split",
      message: "Split View Controllers cannot be pushed to a Navigation Controller "
        + "(\(describe(child)))",
      reason: "\(describe(navigation)) has a bar, and so have the columns",
      remedy: "Make it the root of the window, a tab, or present it", raisesInUIKit: true)
  }
}
