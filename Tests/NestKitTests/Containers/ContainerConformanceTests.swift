import Foundation
import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// The suite that authors of containers use, over the containers of NestKit: whatever is done to
/// them, also inside every callback of a child and of the delegate, no rule of the contract is
/// broken, all operations end, and all is freed.
@Suite(.serialized) struct ContainerConformanceTests {
  /// Runs a suite, with the parts that containers of a kind have in common: a delegate, operations
  /// of their own, memory warnings.
  ///
  /// - Parameter missing: The parts that a container of this kind does not have.
  private func expectConforming<Container: ContainerViewController>(
    _ kind: ContainerKind, _ plain: ContainerConformance<Container>, missing: Set<String>
  ) throws {
    var suite = plain
    var (requested, finished) = (0, 0)
    suite.delegate = { container, recorder in
      container.unloadsViewsOnMemoryWarning = true
      let delegate = ContainerEventRecorder(recorder: recorder)
      kind.setDelegate(delegate, of: container)
      return delegate
    }
    suite.unloaded = { container in
      container.children.filter { $0.viewIfLoaded.map { $0.window == nil } ?? false }
    }
    suite.operations = kind.operations.map { operation in
      .init(operation.name) { container, make in
        guard let result = operation.request(container, make) else { return }
        requested += 1
        result.whenFinished { _ in finished += 1 }
      }
    }
    let report = try suite.run()
    #expect(report.reaches(.complete), "\(report)")
    #expect(Set(report.omissions.map(\.name)) == missing, "\(report)")
    #expect(report.caseCounts.count == (missing.contains("by hand") ? 4 : 5), "\(report)")
    #expect(report.caseCount > 150 && report.eventCount > 2_000, "\(report)")
    #expect(requested >= 20 && finished == requested, "\(finished) of \(requested) have ended")
  }

  @Test("R16.6 R13.2 R14.2 R20.1 A stack keeps its contract")
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
    suite.insert = { $0.insert($1, at: 1) }
    suite.remove = { if $0.count > 1 { $0.pop(animated: $1) } }
    suite.drag = { _ in (CGPoint(x: 5, y: 100), CGPoint(x: 280, y: 100)) }
    try expectConforming(.stack, suite, missing: [])
  }

  @Test("R16.6 R13.2 R14.2 R20.1 A placeholder keeps its contract")
  func placeholder() throws {
    var suite = ContainerConformance<PlaceholderViewController>("placeholder") {
      PlaceholderViewController()
    } show: { placeholder, child, animated in
      placeholder.setViewController(child, transition: .crossDissolve, animated: animated)
    }
    suite.remove = { $0.setViewController(nil, transition: .crossDissolve, animated: $1) }
    try expectConforming(.placeholder, suite, missing: ["cover", "insert", "by hand"])
  }

  @Test("R25.14 R16.6 R13.2 R14.2 A bar container keeps its contract")
  func bars() throws {
    let suite = ContainerConformance<BarContainerViewController>("bars") {
      let container = BarContainerViewController(contentViewController: UIViewController())
      container.navigationBar.prefersLargeTitles = true
      container.isToolbarHidden = false
      return container
    } show: { container, child, animated in
      container.setContentViewController(child, transition: .crossDissolve, animated: animated)
    }
    let report = try suite.run()
    #expect(report.reaches(.complete), "\(report)")
    #expect(report.caseCount > 100 && report.eventCount > 1_000, "\(report)")
  }

  @Test("R26.18 R16.6 R13.2 R14.2 A sheet container keeps its contract")
  func sheets() throws {
    var suite = ContainerConformance<SheetContainerViewController>("sheets") {
      SheetContainerViewController(contentViewController: UIViewController())
    } show: { container, child, animated in
      container.setContentViewController(child, transition: .crossDissolve, animated: animated)
    }
    suite.cover = { container, child, animated in
      var configuration = SheetConfiguration(detents: [.medium, .large])
      configuration.largestUndimmedDetent = animated ? nil : .medium
      container.presentSheet(child, configuration: configuration, animated: animated)
    }
    suite.remove = { container, animated in
      if container.sheetViewControllers.isEmpty {
        guard container.contentViewController != nil else { return }
        container.setContentViewController(nil, transition: .crossDissolve, animated: animated)
      } else {
        container.dismissSheet(animated: animated)
      }
    }
    suite.drag = { _ in (CGPoint(x: 150, y: 120), CGPoint(x: 150, y: 195)) }
    suite.unloaded = { container in
      container.children.filter { $0.viewIfLoaded.map { $0.window == nil } ?? false }
    }
    suite.delegate = { container, _ in
      container.unloadsViewsOnMemoryWarning = true
      return container
    }
    let report = try suite.run()
    #expect(report.reaches(.complete), "\(report)")
    #expect(report.caseCount > 150 && report.eventCount > 2_000, "\(report)")
  }

  @Test("R16.6 R13.2 R14.2 R20.1 A modal container keeps its contract")
  func modal() throws {
    var suite = ContainerConformance<ModalContainerViewController>("modal") {
      ModalContainerViewController(contentViewController: UIViewController())
    } show: { modal, child, animated in
      modal.setContentViewController(child, transition: .crossDissolve, animated: animated)
    }
    suite.cover = { $0.presentModal($1, animated: $2) }
    suite.remove = { modal, animated in
      if modal.modalContentViewController == nil {
        guard modal.contentViewController != nil else { return }
        modal.setContentViewController(nil, transition: .crossDissolve, animated: animated)
      } else {
        modal.dismissModal(animated: animated)
      }
    }
    suite.drag = { _ in (CGPoint(x: 150, y: 20), CGPoint(x: 150, y: 190)) }
    try expectConforming(.modal, suite, missing: ["insert"])
  }

  @Test("R16.6 R13.2 R14.2 R20.1 Tabs keep their contract")
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
    suite.insert = { $0.insert($1, at: $0.latestViewControllers.count, animated: false) }
    suite.remove = { tabs, animated in
      if let child = tabs.selectedViewController { tabs.remove(child, animated: animated) }
    }
    suite.drag = { _ in (CGPoint(x: 20, y: 100), CGPoint(x: 290, y: 100)) }
    try expectConforming(.tabs, suite, missing: [])
  }

  @Test("R16.6 R13.2 R14.2 R20.1 Pages keep their contract")
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
    suite.insert = { $0.insert($1, at: $0.latestViewControllers.count, animated: false) }
    suite.remove = { pages, animated in
      if let child = pages.selectedViewController { pages.remove(child, animated: animated) }
    }
    suite.drag = { _ in (CGPoint(x: 20, y: 100), CGPoint(x: 290, y: 100)) }
    // A page that is unloaded is still in the list.
    suite.ownsRemoved = true
    try expectConforming(.pages, suite, missing: ["the control of a transition"])
  }

  @Test("R16.6 R13.2 R14.2 R20.1 A column of a split keeps its contract")
  func split() throws {
    var suite = ContainerConformance<SplitContainerViewController>("split") {
      SplitContainerViewController(columns: [
        SplitColumn(minimumWidth: 60, preferredWidth: 60, maximumWidth: 60),
        SplitColumn(minimumWidth: 60),
      ])
    } show: { split, child, animated in
      split.setViewController(child, at: 1, transition: .crossDissolve, animated: animated)
    }
    suite.remove = {
      $0.setViewController(nil, at: 1, transition: .crossDissolve, animated: $1)
    }
    try expectConforming(.split, suite, missing: ["cover", "insert", "by hand"])
  }

  @Test("R16.6 R13.2 R14.2 R20.1 A wizard keeps its contract")
  func wizard() throws {
    /// Makes its pages of what is to be shown next.
    final class Supplied: WizardViewController {
      var nextPage: UIViewController?
      deinit {}
    }
    var suite = ContainerConformance<Supplied>("wizard") {
      final class Supply { weak var wizard: Supplied? }
      let supply = Supply()
      let wizard = Supplied(pageCount: 100) { _ in
        defer { supply.wizard?.nextPage = nil }
        return supply.wizard?.nextPage ?? UIViewController()
      }
      supply.wizard = wizard
      return wizard
    } show: { wizard, child, animated in
      wizard.nextPage = child
      wizard.selectNext(animated: animated)
    }
    suite.remove = { if $0.canSelectPrevious { $0.selectPrevious(animated: $1) } }
    suite.ownsRemoved = true
    try expectConforming(.wizard, suite, missing: ["cover", "insert", "by hand"])
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
    #expect(viewOnly.level == nil)
    #expect(
      viewOnly.brokenRules(upTo: .basic) == [.hierarchiesDiffer, .freedTooEarly], "\(viewOnly)")
    let first = try #require(viewOnly.problems.first)
    #expect(first.name == "one after the other")
    #expect(viewOnly.problems.contains { $0.name == "show, animated, root of the window" })
    #expect(first.lastEvents.last?.hasPrefix("1.") == true)
    #expect("\(viewOnly)".contains("not tried: cover, since the container has no such verb"))

    let unfinished = try report { container, child in
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    // One child lies over the other.
    #expect(
      unfinished.brokenRules(upTo: .basic) == [.moveUnfinished, .appearedUnseen],
      "\(unfinished)")

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
    #expect(report.caseCount == 2)
    #expect(report.problems.last?.finding.contains("the same one again") == true)
  }

  @Test("R16.6 A closure that returns nil, or the same child again, is found, and ends the suite")
  func badClosures() throws {
    func report(_ change: (inout ContainerConformance<StackController>) -> Void) throws
      -> ConformanceReport
    {
      var suite = ContainerConformance<StackController>("bad") {
        StackController(rootViewController: UIViewController())
      } show: {
        $0.push($1, animated: $2)
      }
      change(&suite)
      return try suite.run()
    }
    let none = try ContainerConformance<UIViewController>("none") {
      nil
    } show: { _, _, _ in
    }.run()
    #expect(none.caseCount == 1)
    #expect(none.problems.map(\.finding) == ["the closure that makes containers has returned nil"])

    let noChild = try report { $0.child = { _ in nil } }
    #expect(noChild.caseCount == 1)
    #expect(
      noChild.problems.map(\.finding) == ["the closure that makes children has returned nil"])

    let single = UIViewController()
    let sameChild = try report { $0.child = { _ in single } }
    #expect(sameChild.caseCount <= 2)
    #expect(sameChild.problems.last?.finding.contains("has returned the same one again") == true)
  }

  @Test("R16.6 A container that is never at rest is found, with what it did last")
  func restless() throws {
    /// Fades its child in and out for ever.
    final class Restless: UIViewController {
      deinit {}

      func show(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
        fade(child.view)
      }

      private func fade(_ view: UIView) {
        UIView.animate(withDuration: 0.2) {
          view.alpha = view.alpha < 1 ? 1 : 0.5
        } completion: { [weak self] _ in
          self?.fade(view)
        }
      }
    }
    var suite = ContainerConformance<Restless>("restless") {
      Restless()
    } show: { container, child, _ in
      container.show(child)
    }
    suite.includes = { $0 == "show, at once, root of the window" }
    let report = try suite.run()
    let problem = try #require(report.problems.first)
    #expect(problem.finding.hasPrefix("it never stops: "))
    #expect(problem.lastEvents.contains { $0.hasPrefix("1.viewDidAppear") })
  }

  @Test("R16.6 A container that reads the view of a child that is being loaded is found")
  func readingInLoad() throws {
    /// Shows one child, and removes it as most containers do.
    final class Careless: UIViewController {
      deinit {}

      func show(_ child: UIViewController) {
        removeAll()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }

      func removeAll() {
        for child in children {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
    }
    var suite = ContainerConformance<Careless>("careless") {
      Careless()
    } show: { container, child, _ in
      container.show(child)
    }
    suite.remove = { container, _ in container.removeAll() }
    suite.rules = ContractRule.appearance
    suite.includes = { $0.hasPrefix("show instead, at once") && !$0.contains("window") }
    let report = try suite.run()
    let problems = report.problems.filter { $0.finding.contains("was read while it was loaded") }
    #expect(
      problems.contains { $0.name.hasPrefix("show instead, at once, remove in event ") },
      "\(report)")
    #expect(
      problems.allSatisfy { $0.lastEvents.contains { $0.hasSuffix(".loadView") } }, "\(report)")
  }

  @Test("R16.6 A container that can only show is tried inside its callbacks, and while it changes")
  func onlyShow() throws {
    let report = try ContainerConformance<PlaceholderViewController>("only show") {
      PlaceholderViewController()
    } show: { placeholder, child, animated in
      placeholder.setViewController(child, transition: .crossDissolve, animated: animated)
    }.run()
    #expect(report.reaches(.complete), "\(report)")
    #expect(report.caseCounts[.insideCallbacks, default: 0] > 40, "\(report)")
    #expect(
      Set(report.omissions.map(\.name)) == ["cover", "insert", "remove", "by hand", "unloading"])
  }

  @Test("R16.6 A change that a container forgets while another one runs is found")
  func changeDuringChange() throws {
    /// Shows a child that it fades in; the end of a fade shows the child of the last one.
    final class Forgetful: UIViewController {
      private var latest: UIViewController?
      deinit {}

      func show(_ child: UIViewController, animated: Bool) {
        latest = child
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        guard animated else { return child.didMove(toParent: self) }
        child.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
          child.view.alpha = 1
        } completion: { [weak self] _ in
          guard let self else { return }
          latest?.didMove(toParent: self)
        }
      }
    }
    var suite = ContainerConformance<Forgetful>("forgetful") {
      Forgetful()
    } show: {
      $0.show($1, animated: $2)
    }
    suite.rules = ContractRule.moves
    suite.includes = { $0.hasPrefix("show, animated, root of the window") }
    let report = try suite.run()
    let names = Set(report.problems.map(\.name))
    #expect(
      names == [
        "show, animated, root of the window, show meanwhile",
        "show, animated, root of the window, show at once meanwhile",
      ], "\(report)")
    #expect(report.brokenRules.isSubset(of: [.moveUnfinished, .moveNotBegun]), "\(report)")
  }

  /// Presses a child's appearance for ever, or stops the program.
  final class Hostile: UIViewController {
    let traps: Bool

    init(traps: Bool) {
      self.traps = traps
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {}

    func show(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      if traps, children.count == 2 { fatalError("the second child is too much") }
      while !traps {
        child.willMove(toParent: self)
        child.didMove(toParent: self)
      }
    }

    /// Runs the suite and writes what it does to standard error.
    static func run(traps: Bool) throws {
      var suite = ContainerConformance<Hostile>("hostile") {
        Hostile(traps: traps)
      } show: { container, child, _ in
        container.show(child)
      }
      suite.longestCall = nil
      suite.trace = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
      _ = try suite.run()
    }
  }

  @Test(
    "R16.6 A container that stops the program does so in a process of its own: the case and the events are left"
  )
  func trap() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try Hostile.run(traps: true)
    }
    let lines = try #require(result).standardErrorContent.split(separator: 10).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(lines.contains("hostile: one after the other"))
    let last = lines.prefix { !$0.contains("too much") }.last
    #expect(last == "2.didMove(Hostile)")
  }

  @Test(
    "R16.6 A container that sends events without end is stopped, with the case and the last events")
  func endless() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try Hostile.run(traps: false)
    }
    let text = String(
      decoding: try #require(result).standardErrorContent.suffix(20_000), as: UTF8.self)
    #expect(text.contains("hostile never ends in the case \"one after the other\""))
    #expect(text.contains("1.willMove(Hostile), 1.didMove(Hostile)"))
  }

  @Test("R16.6 The same suite runs in real time, without what needs a hand or a device")
  func realTime() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      var suite = ContainerConformance<StackController>("stack") {
        StackController(rootViewController: UIViewController())
      } show: {
        $0.push($1, animated: $2)
      }
      suite.remove = { if $0.count > 1 { $0.pop(animated: $1) } }
      suite.drag = { _ in (CGPoint(x: 5, y: 100), CGPoint(x: 280, y: 100)) }
      suite.includes = {
        ["one after the other", "remove, animated, root of the window, reversed twice"].contains($0)
          || $0.hasPrefix("by hand, completed, root")
      }
      let report = await suite.run(in: window)
      #expect(report.reaches(.complete), "\(report)")
      #expect(report.caseCounts == [.everything: 1, .byProgram: 1], "\(report)")
      #expect(
        Set(report.omissions.map(\.name)) == [
          "by hand", "rotation", "another size", "insert", "unloading", "cover",
        ], "\(report)")
    }
  }
}
