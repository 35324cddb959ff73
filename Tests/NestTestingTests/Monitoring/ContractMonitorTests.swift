import NestKit
import NestTestSupport
import OpenUIKit
import Testing

@testable import NestTesting

/// A monitor in programs whose controllers know nothing of it.
@Suite(.serialized) struct ContractMonitorTests {
  /// A container of a program that calls a child itself, although UIKit does.
  private final class HastyController: UIViewController {
    func callAgain() { for child in children { child.viewWillAppear(false) } }
  }

  private final class Page: UIViewController {}

  /// A controller that shows a child.
  private func makeHasty() -> HastyController {
    let container = HastyController()
    let child = Page()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    return container
  }

  @Test("R27.1 A breach is reported in a program whose controllers subclass none of ours")
  func plain() throws {
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    ContractMonitor.start(.calls { breaches.append($0) })
    let container = makeHasty()
    host.show(container)
    try host.settle()
    #expect(breaches.isEmpty)

    _ = withMisuseIntercepted { host.turn { container.callAgain() } }
    try host.settle()

    let breach = try #require(breaches.first)
    #expect(breaches.map(\.violation.rule).contains(.begunTwice))
    #expect(breach.violation.controller == "Page" && breach.violation.rule == .begunTwice)
    #expect(
      breach.timeline.description.hasSuffix(
        "HastyController.viewDidAppear\nPage.viewDidAppear\nPage.viewWillAppear"))
  }

  @Test("R27.1 Callbacks that the program overrides without super are received")
  func overridden() throws {
    final class Silent: UIViewController {
      override func viewWillAppear(_ animated: Bool) {}
      override func viewIsAppearing(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
    }
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    let monitor = ContractMonitor.start(.calls { breaches.append($0) })

    host.show(Silent())
    try host.settle()

    #expect(breaches.isEmpty)
    #expect(
      monitor.timeline == """
        Silent.loadView
        Silent.viewDidLoad
        Silent.viewWillAppear
        Silent.viewIsAppearing
        Silent.viewDidAppear
        """)
  }

  @Test("R27.1 A child that appears before its parent is reported")
  func childFirst() throws {
    final class Early: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        super.viewDidLoad()
        let child = Page()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
      }
    }
    let host = try TestHost()
    var rules: Set<ContractRule> = []
    ContractMonitor.start(.calls { rules.insert($0.violation.rule) })

    host.show(Early())
    try host.settle()

    #expect(rules == [.appearsBeforeParent])
  }

  @Test("R27.1 A movement of a container with a core that does not end is reported")
  func movement() throws {
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    ContractMonitor.start(.calls { breaches.append($0) }, rules: ContractLevel.complete.rules)
    let container = ContainerViewController()
    host.show(container)

    let movement = container.beginMovement(
      .divider(0), from: nil, to: nil, isInteractive: false, fraction: { 0.5 })
    host.advance(by: 1)
    #expect(breaches.map(\.violation.rule) == [.progressUnbalanced])
    #expect(breaches.first?.violation.controller == "ContainerViewController")
    movement.end(isCompleted: true)
  }

  @Test(
    "R27.1 R27.5 Nothing is reported of the containers that keep the contract",
    arguments: ContainerKind.allCases)
  func correct(kind: ContainerKind) throws {
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    let monitor = ContractMonitor.start(
      .calls { breaches.append($0) }, rules: ContractLevel.complete.rules)
    let isList = [.wizard, .tabs, .pages].contains(kind)
    let (first, second) = (Page(), isList ? Page() : nil)
    let container = kind.makeContainer(of: first, before: second)
    host.show(container)
    try host.settle()

    for isCancelled in [false, true] {
      host.turn { _ = kind.change(container, to: second ?? Page()) }
      host.advance(by: 0.15)
      if isCancelled { host.turn { kind.transition(of: container)?.reverse() } }
      host.rotateDevice()
      try host.settle()
      host.turn { kind.changeBack(container, to: first) }
      try host.settle()
    }
    host.hide()
    try host.settle()
    host.unhide()
    try host.settle()

    #expect(breaches.map(\.description) == [])
    #expect(monitor.events.count > 20 && monitor.breachCount == 0)
  }

  @Test("R27.2 What is not at rest for long is judged when it is")
  func rest() throws {
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    ContractMonitor.start(.calls { breaches.append($0) })
    let container = Page()
    let badge = Page()
    host.show(container)
    host.turn { container.view.addSubview(badge.view) }
    #expect(breaches.isEmpty)

    try host.settle()

    #expect(breaches.map(\.violation.rule) == [.hierarchiesDiffer])
    #expect(breaches.first?.violation.controller == "Page 2")
  }

  @Test("R27.2 Children are at rest when the picture of the former one has faded, not before")
  func exchange() throws {
    let host = try TestHost()
    var breaches: [ContractBreach] = []
    ContractMonitor.start(.calls { breaches.append($0) })
    let (container, first, second) = (Page(), Page(), Page())
    container.addChild(first)
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    host.show(container)
    try host.settle()

    first.willMove(toParent: nil)
    container.addChild(second)
    host.turn {
      container.transition(
        from: first, to: second, duration: 1, options: .transitionCrossDissolve, animations: nil
      ) { _ in
        first.removeFromParent()
        second.didMove(toParent: container)
      }
    }
    try host.settle()

    #expect(breaches.map(\.description) == [])
  }

  @Test("R27.3 A controller that has appeared before the monitor was started breaks nothing")
  func lateStart() throws {
    let host = try TestHost()
    let stack = StackController(rootViewController: Page())
    host.show(stack)
    var breaches: [ContractBreach] = []
    ContractMonitor.start(.calls { breaches.append($0) })

    stack.push(Page())
    host.advance(by: 0.1)
    host.rotateDevice()
    try host.settle()
    stack.pop()
    try host.settle()

    #expect(breaches.map(\.description) == [])
  }

  @Test("R27.3 No monitor runs until one is started, and a stopped one receives nothing")
  func off() throws {
    let host = try TestHost()
    #expect(ContractMonitor.running == nil)
    let monitor = ContractMonitor.start()
    host.show(Page())
    #expect(monitor.isRunning && ContractMonitor.running === monitor)
    let count = monitor.events.count

    monitor.stop()
    monitor.stop()
    host.show(Page())
    monitor.note("nothing")
    try host.settle()

    #expect(ContractMonitor.running == nil && !monitor.isRunning)
    #expect(monitor.events.count == count && monitor.subjects.count == 0)
  }

  @Test("R27.4 A monitor that is started replaces the one that runs")
  func twice() throws {
    let host = try TestHost()
    var (first, second) = (0, 0)
    let old = ContractMonitor.start(.calls { _ in first += 1 })
    let container = makeHasty()
    host.show(container)

    let new = ContractMonitor.start(.calls { _ in second += 1 })
    _ = withMisuseIntercepted { host.turn { container.callAgain() } }
    try host.settle()

    #expect(!old.isRunning && new.isRunning)
    #expect(first == 0 && second > 0)
  }

  @Test("R27.4 A monitor may be stopped inside its reaction")
  func stopInside() throws {
    let host = try TestHost()
    var count = 0
    ContractMonitor.start(
      .calls { _ in
        count += 1
        ContractMonitor.running?.stop()
      })
    let container = makeHasty()
    host.show(container)

    _ = withMisuseIntercepted {
      host.turn {
        container.callAgain()
        container.callAgain()
      }
    }
    try host.settle()

    #expect(count == 1)
  }

  @Test("R27.4 Controllers may be released, and changes requested, inside the reaction")
  func changeInside() throws {
    let host = try TestHost()
    var depth = 0
    var rules: [ContractRule] = []
    var isNested = false
    weak var old: UIViewController?
    ContractMonitor.start(
      .calls { breach in
        depth += 1
        isNested = isNested || depth > 1
        rules.append(breach.violation.rule)
        if rules.count == 1 {
          host.window.rootViewController = makeHasty()
          (host.window.rootViewController as? HastyController)?.callAgain()
        }
        depth -= 1
      })
    releasing {
      let container = makeHasty()
      old = container
      host.show(container)
      _ = withMisuseIntercepted { host.turn { container.callAgain() } }
    }
    try host.settle()

    #expect(!isNested && rules.count > 1)
    #expect(old == nil)
  }

  /// Runs a closure whose references have been released when this returns.
  private func releasing(_ body: () -> Void) { body() }

  @Test("R27.5 What is stored does not grow with time")
  func memory() throws {
    let host = try TestHost()
    let monitor = ContractMonitor.start(.calls { _ in }, eventLimit: 50)
    let stack = StackController(rootViewController: Page())
    host.show(stack)

    for _ in 0..<300 {
      stack.push(Page(), animated: false)
      host.commit()
      stack.pop(animated: false)
      host.commit()
    }
    try host.settle()

    #expect(monitor.breachCount == 0)
    #expect((50..<100).contains(monitor.events.count))
    #expect(monitor.subjects.count == 2 && monitor.checker.storedControllerCount == 2)
    #expect(monitor.timeline.description.contains("Page 301.deinit"))
  }

  @Test("R27.5 A limit below 1 counts as 1, and only the chosen rules are judged")
  func parameters() throws {
    let host = try TestHost()
    var rules: [ContractRule] = []
    let monitor = ContractMonitor.start(
      .calls { rules.append($0.violation.rule) }, rules: [.hierarchiesDiffer],
      eventLimit: -.max)
    let container = makeHasty()
    host.show(container)
    _ = withMisuseIntercepted { host.turn { container.callAgain() } }
    try host.settle()

    #expect(rules == [] && monitor.eventLimit == 1 && monitor.events.count == 1)
    #expect(monitor.name(of: container) == "HastyController")
  }

  @Test("R27.2 A breach makes an issue of the running test")
  func issue() throws {
    try withKnownIssue {
      let host = try TestHost()
      ContractMonitor.start(.failsTest)
      let container = makeHasty()
      host.show(container)
      _ = withMisuseIntercepted { host.turn { container.callAgain() } }
      ContractMonitor.running?.stop()
    } matching: {
      "\($0)".contains("begunTwice")
    }
  }

  @Test("R27.2 A breach is written to standard error")
  func log() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let host = try TestHost()
      ContractMonitor.start()
      let container = UIViewController()
      host.show(container)
      _ = withMisuseIntercepted { host.turn { container.viewWillAppear(false) } }
      ContractMonitor.running?.stop()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The contract of a container is broken. event 6, UIViewController"))
    #expect(text.contains("  UIViewController.viewDidAppear\n  UIViewController.viewWillAppear"))
  }
}
