import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit

/// The time that recording, checking and random operations take.
enum CheckingBenchmark {
  private static let count = 1_000_000

  /// The rows of the report.
  static let rows = [
    Row(name: "recording an event, of 10,000 in a test", target: 0.15, unit: .microseconds) {
      let recorder = LifecycleRecorder()
      let time = ProcessClock.measure {
        for _ in 0..<100 {
          record(count / 100, into: recorder)
          recorder.removeAll()
        }
      }
      return time / Double(count) * 1e6
    },
    // Most of it is memory that the system makes.
    Row(name: "recording 1,000,000 events, each", target: 0.3, unit: .microseconds) {
      let recorder = LifecycleRecorder()
      let time = ProcessClock.measure { record(count, into: recorder) }
      return time / Double(count) * 1e6
    },
    Row(name: "checking an event while it is recorded", target: 1, unit: .microseconds) {
      let recorder = LifecycleRecorder()
      let watch = ContractWatch(recorder, .collects)
      let time = ProcessClock.measure { record(count, into: recorder) }
      watch.finish()
      guard watch.breach == nil else { return nil }
      return time / Double(count) * 1e6
    },
    Row(name: "checking 1,000,000 recorded events, each", target: 1, unit: .microseconds) {
      let events = recordedEvents()
      let checker = ContractChecker(rules: Set(ContractRule.all))
      let time = ProcessClock.measure { checker.check(events) }
      guard checker.violations.isEmpty else { return nil }
      return time / Double(count) * 1e6
    },
    Row(name: "memory of checking 1,000,000 recorded events", target: 2, unit: .mebibytes) {
      let events = recordedEvents()
      let checker = ContractChecker(rules: Set(ContractRule.all))
      let before = ProcessMemory.current
      ProcessMemory.resetPeak()
      checker.check(events)
      return Double(max(0, ProcessMemory.peak - before)) / 1024 / 1024
    },
    Row(name: "an event in a program with a monitor", target: 1, unit: .microseconds) {
      try monitoredEvents(isMonitored: true) - monitoredEvents(isMonitored: false)
    },
    Row(name: "random operations on a stack, each", target: 50, unit: .microseconds) {
      let time = try ProcessClock.measure {
        for seed in 1...100 { try StressTarget.stack.walk(seed: UInt64(seed), operations: 100) }
      }
      return time / 10_000 * 1e6
    },
    Row(name: "the whole suite of a container", target: 1_000, unit: .milliseconds) {
      var report: ConformanceReport?
      let time = try ProcessClock.measure { report = try stackSuite().run() }
      guard report?.isConforming == true else { return nil }
      return time * 1e3
    },
  ]

  /// Microseconds for each event of a container that pushes and pops a child at once, three levels
  /// deep: ten callbacks of appearance, four of moves, three of a new child.
  private static func monitoredEvents(isMonitored: Bool) throws -> Double {
    let host = try TestHost(size: Pages.screenSize)
    if isMonitored { ContractMonitor.start(.calls { _ in }) }
    let stack = StackController(rootViewController: UIViewController())
    let outer = StackController(rootViewController: stack)
    host.show(outer)
    var events = 0
    let times = (0..<20).map { _ in
      host.turn {
        ProcessClock.measure {
          for _ in 0..<100 {
            stack.push(UIViewController(), animated: false)
            stack.pop(animated: false)
          }
        }
      }
    }
    events = 100 * 17
    guard ContractMonitor.running.map({ $0.breachCount == 0 }) ?? true else { return .infinity }
    return times.median / Double(events) * 1e6
  }

  private static let callbacks: [LifecycleCallback] = [
    .viewWillAppear(animated: true), .viewIsAppearing(animated: true),
    .viewDidAppear(animated: true), .viewWillDisappear(animated: true),
    .viewDidDisappear(animated: true),
  ]

  /// Callbacks of eight controllers, as a container sends them.
  private static func record(_ count: Int, into recorder: LifecycleRecorder) {
    let names = (0..<8).map { "controller \($0)" }
    let state = knownState
    for number in 0..<count {
      recorder.record(
        callbacks[number % 5], from: names[number / 5 % 8], receiver: state)
    }
  }

  private static func recordedEvents() -> [LifecycleEvent] {
    let state = knownState
    return (0..<count).map { number in
      LifecycleEvent(
        time: Double(number) / 100, source: "controller \(number / 5 % 8)",
        callback: callbacks[number % 5], receiver: state)
    }
  }

  private static var knownState: ReceiverState {
    var state = ReceiverState()
    (state.hasCoordinator, state.parent, state.parentHasCoordinator) = (true, "P", true)
    return state
  }

  private static func stackSuite() -> ContainerConformance<StackController> {
    var suite = ContainerConformance<StackController>("stack") {
      let stack = StackController(rootViewController: UIViewController())
      stack.isPopDragEnabled = true
      return stack
    } show: { stack, child, animated in
      stack.setViewControllers(
        [stack.viewControllers[0], child], transition: .coverFromBottom, animated: animated)
    }
    suite.cover = { $0.push($1, transition: .pushFromRight, animated: $2) }
    suite.remove = { if $0.count > 1 { $0.pop(animated: $1) } }
    suite.drag = { _ in (CGPoint(x: 5, y: 100), CGPoint(x: 280, y: 100)) }
    return suite
  }
}
