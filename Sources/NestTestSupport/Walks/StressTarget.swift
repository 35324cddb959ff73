import NestTesting

/// A container, or a group of containers, on which `nest stress`, and the tests of the
/// containers, perform random operations.
package nonisolated enum StressTarget: String, CaseIterable, Sendable {
  case stack, placeholder, wizard, tabs, modal, split
  /// A split container with three columns.
  case tripleSplit = "triple-split"
  /// Pages of a list.
  case pages
  /// Pages that a data source makes.
  case madePages = "made-pages"
  /// A bar container around a stack.
  case bars
  /// Sheets at all edges.
  case sheets
  /// Movements that the program drives and releases, in all containers.
  case interactions
  /// UIKit's containers.
  case navigation
  case tabBar = "tab-bar"
  case pageScroll = "page-scroll"
  case pageCurl = "page-curl"
  case splitView = "split-view"
  case tripleSplitView = "triple-split-view"
  /// A split view controller whose columns have no names.
  case plainSplitView = "plain-split-view"

  /// Performs random operations.
  ///
  /// - Parameters:
  ///   - seed: The seed of the operations.
  ///   - count: Their number.
  ///   - trace: Receives each operation before it is performed, and each event.
  /// - Throws: `DriverFailure`, with the shortest sequence that fails.
  @MainActor package func walk(
    seed: UInt64, operations count: Int, trace: ((String) -> Void)? = nil
  ) throws {
    switch self {
    case .stack: try walk(StackSystem.self, seed, count, trace)
    case .placeholder: try walk(ContainerWalk<WalkedPlaceholder>.self, seed, count, trace)
    case .wizard: try walk(ContainerWalk<WalkedWizard>.self, seed, count, trace)
    case .tabs: try walk(ContainerWalk<WalkedTabs>.self, seed, count, trace)
    case .modal: try walk(ContainerWalk<WalkedModal>.self, seed, count, trace)
    case .split: try walk(ContainerWalk<WalkedSplit>.self, seed, count, trace)
    case .tripleSplit: try walk(ContainerWalk<WalkedTripleSplit>.self, seed, count, trace)
    case .pages: try walk(ContainerWalk<WalkedListPages>.self, seed, count, trace)
    case .madePages: try walk(ContainerWalk<WalkedMadePages>.self, seed, count, trace)
    case .bars: try walk(ContainerWalk<WalkedBars>.self, seed, count, trace)
    case .sheets: try walk(ContainerWalk<WalkedSheets>.self, seed, count, trace)
    case .interactions: try walk(InteractionSystem.self, seed, count, trace)
    case .navigation: try walk(ContainerWalk<WalkedNavigation>.self, seed, count, trace)
    case .tabBar: try walk(ContainerWalk<WalkedTabBar>.self, seed, count, trace)
    case .pageScroll: try walk(ContainerWalk<WalkedScrolledPage>.self, seed, count, trace)
    case .pageCurl: try walk(ContainerWalk<WalkedCurledPage>.self, seed, count, trace)
    case .splitView: try walk(ContainerWalk<WalkedSplitView>.self, seed, count, trace)
    case .tripleSplitView: try walk(ContainerWalk<WalkedTripleSplitView>.self, seed, count, trace)
    case .plainSplitView: try walk(ContainerWalk<WalkedPlainSplitView>.self, seed, count, trace)
    }
  }

  @MainActor private func walk<System: DrivenSystem>(
    _ type: System.Type, _ seed: UInt64, _ count: Int, _ trace: ((String) -> Void)?
  ) throws {
    var driver = RandomDriver<System>(environment: [:])
    driver.trace = trace
    try driver.run(seed: seed, steps: count)
  }
}
