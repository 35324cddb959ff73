import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The suite that authors of containers use, over the containers of NestKit.
@Suite(.serialized) struct ContainerConformanceTests {
  /// Runs a suite.
  ///
  /// - Parameter missing: What a container of this kind does not have.
  private func expectConforming<Container>(
    _ suite: ContainerConformance<Container>, missing: Set<String>
  ) throws {
    let report = try suite.run()
    #expect(report.isConforming, "\(report)")
    #expect(Set(report.omissions.map(\.name)) == missing, "\(report)")
    #expect(report.caseCount > 150 && report.eventCount > 1_500, "\(report)")
  }

  @Test("R16.6 R20.1 A stack keeps its contract")
  func stack() throws {
    var suite = ContainerConformance<StackController>("stack") {
      let stack = StackController(rootViewController: UIViewController())
      stack.isPopDragEnabled = true
      return stack
    } show: { stack, child, animated in
      stack.setViewControllers(
        [stack.viewControllers[0], child], transition: .coverFromBottom, animated: animated)
    }
    suite.cover = { $0.push($1, transition: .pushFromRight, animated: $2) }
    suite.remove = { $0.pop(animated: $1) }
    suite.drag = { _ in (CGPoint(x: 5, y: 100), CGPoint(x: 280, y: 100)) }
    try expectConforming(suite, missing: [])
  }

  @Test("R16.6 R20.1 A placeholder keeps its contract")
  func placeholder() throws {
    var suite = ContainerConformance<PlaceholderViewController>("placeholder") {
      PlaceholderViewController()
    } show: { placeholder, child, animated in
      placeholder.setInsetViewController(child, transition: .crossDissolve, animated: animated)
    }
    suite.remove = { $0.setInsetViewController(nil, transition: .crossDissolve, animated: $1) }
    try expectConforming(suite, missing: ["cover"])
  }

  @Test("R16.6 R20.1 A modal container keeps its contract")
  func modal() throws {
    var suite = ContainerConformance<ModalContainerViewController>("modal") {
      ModalContainerViewController(contentViewController: UIViewController())
    } show: { modal, child, animated in
      modal.setContentViewController(child, transition: .crossDissolve, animated: animated)
    }
    suite.cover = { $0.presentModal($1, animated: $2) }
    suite.remove = { modal, animated in
      if modal.modalContentViewController == nil {
        modal.setContentViewController(nil, transition: .crossDissolve, animated: animated)
      } else {
        modal.dismissModal(animated: animated)
      }
    }
    suite.drag = { _ in (CGPoint(x: 150, y: 20), CGPoint(x: 150, y: 190)) }
    try expectConforming(suite, missing: [])
  }

  @Test("R16.6 R20.1 Tabs keep their contract")
  func tabs() throws {
    var suite = ContainerConformance<TabsViewController>("tabs") {
      TabsViewController()
    } show: { tabs, child, animated in
      tabs.setViewControllers(
        [child], selecting: child, transition: .crossDissolve, animated: animated)
    }
    suite.cover = { tabs, child, animated in
      tabs.insert(child, at: tabs.latestViewControllers.count, animated: false)
      tabs.select(child, animated: animated)
    }
    suite.remove = { tabs, animated in
      if let child = tabs.selectedViewController { tabs.remove(child, animated: animated) }
    }
    suite.drag = { _ in (CGPoint(x: 20, y: 100), CGPoint(x: 290, y: 100)) }
    try expectConforming(suite, missing: [])
  }

  @Test("R16.6 R20.1 Pages keep their contract")
  func pages() throws {
    var suite = ContainerConformance<PagesViewController>("pages") {
      PagesViewController(viewControllers: [])
    } show: { pages, child, _ in
      pages.setViewControllers([child])
    }
    suite.cover = { pages, child, animated in
      pages.insert(child, at: pages.latestViewControllers.count, animated: false)
      pages.select(child, animated: animated)
    }
    suite.remove = { pages, animated in
      if let child = pages.selectedViewController { pages.remove(child, animated: animated) }
    }
    suite.drag = { _ in (CGPoint(x: 20, y: 100), CGPoint(x: 290, y: 100)) }
    try expectConforming(suite, missing: ["the control of a transition"])
  }

  @Test("R16.6 R20.1 A column of a split keeps its contract")
  func split() throws {
    var suite = ContainerConformance<SplitContainerViewController>("split") {
      SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 60, preferredWidth: 60, maximumWidth: 60),
        SplitColumn(minimumWidth: 60),
      ])
    } show: { split, child, animated in
      split.setInsetViewController(child, at: 1, transition: .crossDissolve, animated: animated)
    }
    suite.remove = {
      $0.setInsetViewController(nil, at: 1, transition: .crossDissolve, animated: $1)
    }
    try expectConforming(suite, missing: ["cover"])
  }

  // MARK: Mistakes

  /// Children in a plain controller, which does nothing but what the closure says.
  private func report(
    _ show: @escaping (UIViewController, UIViewController) -> Void
  ) throws -> ConformanceReport {
    try ContainerConformance<UIViewController>("plain") {
      UIViewController()
    } show: { container, child, _ in
      child.loadViewIfNeeded()
      child.view.frame = container.view.bounds
      show(container, child)
    }.run()
  }

  @Test("R16.6 The suite names the rule that is broken, what was done, and the last events")
  func mistakes() throws {
    let viewOnly = try report { $0.view.addSubview($1.view) }
    #expect(viewOnly.brokenRules == [.hierarchiesDiffer])
    let first = try #require(viewOnly.problems.first)
    #expect(first.name == "show, animated, root of the window")
    #expect(first.lastEvents.last?.hasPrefix("1.") == true)
    #expect("\(viewOnly)".contains("not tried: cover, since the container has no such verb"))

    let unfinished = try report { container, child in
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    #expect(unfinished.brokenRules == [.moveUnfinished])

    let forgotten = try report { _, _ in }
    #expect(forgotten.brokenRules == [])
    #expect(forgotten.problems.contains { $0.finding.contains("has not appeared") })
  }

  @Test("R16.6 A factory that returns the same container again is found")
  func sameContainer() throws {
    let container = UIViewController()
    let report = try ContainerConformance<UIViewController>("same") {
      container
    } show: { container, child, _ in
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }.run()
    #expect(report.brokenRules.contains(.notReleased))
  }
}
