import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// The controllers of columns after there was one column.
@Suite(.serialized) struct SplitCollapseTests {
  private static let wide = CGSize(width: 1000, height: 700)
  private static let narrow = CGSize(width: 350, height: 700)

  private func navigation(_ titles: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    return navigation
  }

  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "X" }
  }

  @Test(
    "R15.78 What was popped while there was one column is gone, what was pushed stays, a root returns",
    arguments: [true, false])
  func three(isAnimated: Bool) throws {
    for (popCount, isPushed, supplementary, secondary) in [
      (0, false, ["S1", "S2"], ["D1", "D2", "D3"]),
      (1, false, ["S1", "S2"], ["D1", "D2"]),
      (2, true, ["S1", "S2"], ["D1", "X"]),
      (3, false, ["S1", "S2"], ["D1"]),
      (3, true, ["S1", "S2", "X"], ["D1"]),
      (4, true, ["S1", "X"], ["D1"]),
      (5, true, ["S1"], ["D1"]),
    ] {
      let host = try TestHost(size: Self.wide)
      let split = UISplitViewController(style: .tripleColumn)
      let columns = [navigation("P"), navigation("S1", "S2"), navigation("D1", "D2", "D3")]
      split.viewControllers = columns
      host.show(split)
      try host.resize(to: Self.narrow)
      #expect(titles(columns[0]) == ["P", "S1", "S2", "D1", "D2", "D3"])
      host.turn {
        for _ in 0..<popCount { columns[0].popViewController(animated: isAnimated) }
        if isPushed { columns[0].pushViewController(UIViewController(), animated: isAnimated) }
      }

      try host.resize(to: Self.wide)
      try host.settle()

      let lists = columns.map(titles)
      #expect(lists[1...] == [supplementary, secondary], "\(popCount) pops")
      #expect(columns.flatMap(\.viewControllers).allSatisfy { $0.parent is UINavigationController })
      #expect(columns[2].topViewController?.view.window != nil)
    }
  }

  @Test("R15.78 R15.72 What was popped is gone also of two columns, with and without names")
  func two() throws {
    for style in [UISplitViewController.Style.doubleColumn, .unspecified] {
      for (popCount, secondary) in [(1, ["D1"]), (2, ["D1"])] {
        let host = try TestHost(size: Self.wide)
        let split = UISplitViewController(style: style)
        let columns = [navigation("P"), navigation("D1", "D2")]
        split.viewControllers = columns
        host.show(split)
        try host.resize(to: Self.narrow)
        for _ in 0..<popCount {
          host.turn { columns[0].popViewController(animated: true) }
          try host.settle()
        }

        try host.resize(to: Self.wide)

        #expect(columns.map(titles) == [["P"], secondary], "\(style), \(popCount) pops")
        #expect(split.viewControllers == columns)
      }
    }
  }

  @Test("R15.78 A column of which everything was popped is on top with its root when it is shown")
  func shownAgain() throws {
    let host = try TestHost(size: Self.wide)
    let split = UISplitViewController(style: .doubleColumn)
    let columns = [navigation("P"), navigation("D1", "D2")]
    split.viewControllers = columns
    host.show(split)
    try host.resize(to: Self.narrow)
    host.turn { columns[0].popToRootViewController(animated: true) }
    try host.settle()

    host.turn { split.show(.secondary) }
    try host.settle()

    #expect(titles(columns[0]) == ["P", "D1"] && split.isShowing(.secondary))
    let replacement = navigation("E1", "E2")
    host.turn { split.setViewController(replacement, for: .secondary) }
    #expect(titles(columns[0]) == ["P", "E1", "E2"] && titles(columns[1]) == ["D1"])
    try host.resize(to: Self.wide)
    #expect(titles(columns[0]) == ["P"] && titles(replacement) == ["E1", "E2"])
  }
}
