import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The rules that tabs, pages and a wizard have in common.
@Suite(.serialized) struct SelectingContainerTests {
  /// A container of three children, in a window.
  private struct Stage {
    let host: TestHost
    let container: any SelectingContainer
    let list: [UIViewController]

    init(_ kind: ContainerKind) throws {
      host = try TestHost(size: CGSize(width: 200, height: 200))
      list = (0..<3).map { _ in UIViewController() }
      container =
        switch kind {
        case .pages: PagesViewController(viewControllers: list)
        case .wizard: WizardViewController(pages: list)
        default: TabsViewController(viewControllers: list)
        }
      host.show(container)
    }

    func run(
      _ request: (any SelectingContainer) -> ContainerOperation
    ) throws -> ContainerOperation.Outcome? {
      let operation = host.turn { request(container) }
      try host.settle()
      return operation.result
    }

    /// The index of what is selected, and whether there is a next and a previous one.
    var state: [Int] {
      [
        container.selectedIndex ?? -1, container.canSelectPrevious ? 1 : 0,
        container.canSelectNext ? 1 : 0,
      ]
    }
  }

  private nonisolated static let kinds = [ContainerKind.tabs, .pages, .wizard]

  @Test("R9.4 Containers 2.10 All are selected alike", arguments: kinds)
  func selection(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    #expect(stage.state == [0, 0, 1])

    #expect(try stage.run { $0.selectNext() } == .done)
    #expect(stage.state == [1, 1, 1])
    #expect(try stage.run { $0.selectViewController(at: 2, animated: false) } == .done)
    #expect(stage.state == [2, 1, 0] && stage.container.selectedViewController === stage.list[2])
    #expect(try stage.run { $0.selectPrevious(animated: false) } == .done)
    #expect(try stage.run { $0.select(stage.list[0]) } == .done)
    #expect(stage.state == [0, 0, 1] && stage.container.selectedViewController === stage.list[0])
    #expect(try stage.run { $0.select(stage.list[0]) } == .coalesced)
  }

  @Test(
    "R9.4 Containers 2.10 The end of the list is refused and no misuse", arguments: kinds)
  func ends(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    var outcomes: [ContainerOperation.Outcome?] = []

    let reports = try withMisuseIntercepted {
      outcomes.append(try stage.run { $0.selectPrevious() })
      _ = try stage.run { $0.selectViewController(at: 2, animated: false) }
      outcomes.append(try stage.run { $0.selectNext(animated: false) })
    }

    #expect(reports.isEmpty && stage.state == [2, 1, 0])
    for outcome in outcomes {
      guard case .refused? = outcome else {
        Issue.record("It ended as \(String(describing: outcome))")
        continue
      }
    }
  }

  @Test(
    "R9.4 R14.4 Containers 2.10 What is none of them is refused, and reported", arguments: kinds)
  func strangers(kind: ContainerKind) throws {
    let stage = try Stage(kind)

    let reports = withMisuseIntercepted {
      stage.container.select(UIViewController())
      stage.container.selectViewController(at: 3)
      stage.container.selectViewController(at: -1, animated: false)
    }

    let ids: [String] =
      switch kind {
      case .pages:
        ["pages.not-a-page", "pages.index-out-of-range", "pages.index-out-of-range"]
      case .wizard: ["wizard.not-a-page", "wizard.no-page", "wizard.no-page"]
      default: ["tabs.not-a-child", "tabs.index-out-of-range", "tabs.index-out-of-range"]
      }
    #expect(reports.map(\.id) == ids && stage.state == [0, 0, 1])
  }

  @Test("R9.4 R9.2 Containers 2.10 In a circle of pages there is always a next and a previous one")
  func circle() throws {
    let stage = try Stage(.pages)
    (stage.container as? PagesViewController)?.wraps = true
    stage.host.turn {}

    #expect(stage.state == [0, 1, 1])
    #expect(try stage.run { $0.selectPrevious(animated: false) } == .done)
    #expect(stage.state == [2, 1, 1])
  }

  @Test("R9.4 Containers 2.10 Without children nothing can be selected")
  func empty() throws {
    for container in [TabsViewController(), PagesViewController()] as [any SelectingContainer] {
      #expect(container.selectedIndex == nil && container.selectedViewController == nil)
      #expect(!container.canSelectNext && !container.canSelectPrevious)
      #expect(withMisuseIntercepted { container.selectNext() }.isEmpty)
      guard case .refused(let misuse) = container.selectPrevious().result else {
        Issue.record("there is nothing to select")
        continue
      }
      let isOfPages = container is PagesViewController
      #expect(misuse.id == (isOfPages ? "pages.index-out-of-range" : "selecting.no-neighbour"))
    }
  }

  private nonisolated static let lists = [ContainerKind.tabs, .pages]

  @Test(
    "R9.4 Containers 2.10 Children are inserted and removed, and another one is selected instead",
    arguments: lists, [true, false])
  func list(kind: ContainerKind, animated: Bool) throws {
    let stage = try Stage(kind)
    let container = try #require(stage.container as? any ListContainer)
    let (first, second, third) = (stage.list[0], stage.list[1], stage.list[2])
    let new = UIViewController()

    #expect(try stage.run { _ in container.insert(new, at: 0, animated: animated) } == .done)
    #expect(container.latestViewControllers == [new, first, second, third])
    #expect(container.selectedViewController === first && container.selectedIndex == 1)

    #expect(try stage.run { _ in container.remove(first, animated: animated) } == .done)
    #expect(container.latestViewControllers == [new, second, third] && first.parent == nil)
    #expect(container.selectedViewController === second && second.view.window != nil)

    // Both count from what was requested before.
    stage.host.turn {
      container.remove(second, animated: animated)
      container.remove(third, animated: animated)
      container.insert(first, at: 1, animated: animated)
    }
    try stage.host.settle()
    #expect(container.latestViewControllers == [new, first])
    #expect(container.selectedViewController === new)
    #expect([second, third].allSatisfy { $0.parent == nil && $0.view.window == nil })
  }

  @Test(
    "R9.4 R14.4 Containers 2.10 What cannot be inserted or removed is refused", arguments: lists)
  func wrongList(kind: ContainerKind) throws {
    let stage = try Stage(kind)
    let container = try #require(stage.container as? any ListContainer)

    let reports = withMisuseIntercepted {
      container.insert(UIViewController(), at: 4)
      container.insert(stage.list[0], at: 0)
      container.remove(UIViewController())
    }

    let name = kind == .pages ? "pages" : "tabs"
    #expect(
      reports.map(\.id) == [
        "\(name).index-out-of-range", "\(name).duplicate",
        kind == .pages ? "pages.not-a-page" : "tabs.not-a-child",
      ])
    #expect(container.latestViewControllers == stage.list)
  }

  @Test("R9.4 R14.4 Containers 2.10 Pages of a data source are no list")
  func dataSource() throws {
    let fixture = try LazyPagesFixture(count: 3)

    let reports = withMisuseIntercepted {
      fixture.container.insert(UIViewController(), at: 0)
      fixture.container.remove(UIViewController())
    }

    #expect(reports.map(\.id) == ["pages.no-list", "pages.no-list"])
    #expect(fixture.container.numberOfPages == 3)
  }
}
