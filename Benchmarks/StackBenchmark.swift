import NestKit
import NestTesting
import OpenUIKit

/// The cost of a push and its pop with pages of ten labels, not animated.
enum StackBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(
      name: "push + pop of a prepared page, not drawn", target: 8, unit: .microseconds,
      peers: PeerPrograms.Work(name: "push-pop")
    ) { try preparedPage() * 1e6 },
    Row(
      name: "push + pop of a prepared page, with a frame each", target: 180, unit: .microseconds,
      peers: PeerPrograms.Work(name: "push-pop-frame")
    ) { try withFrames() * 1e6 },
    Row(
      name: "page created, pushed, popped, freed", target: 20, unit: .microseconds,
      peers: PeerPrograms.Work(name: "fresh")
    ) { try freshPage() * 1e6 },
    Row(
      name: "a guard that allows a pop at once, more than without", target: 0.5,
      unit: .microseconds
    ) { try guardedPage() * 1e6 },
    Row(name: "push + pop at depth 10, with a delegate", target: 8, unit: .microseconds) {
      try preparedPage(depth: 10) * 1e6
    },
    Row(
      name: "push + pop at depth 10,000", target: 10, unit: .microseconds,
      peers: PeerPrograms.Work(name: "push-pop-deep")
    ) { try preparedPage(depth: 10_000) * 1e6 },
    Row(name: "push + pop at depth 10,000 to depth 10", target: 1.2, unit: .times) {
      try preparedPage(depth: 10_000) / preparedPage(depth: 10)
    },
    Row(
      name: "a child in the middle of a stack of 10,000 is taken", target: 20, unit: .microseconds
    ) { try takenChild() * 1e6 },
    Row(name: "resident memory of a page at depth 10,000", target: 10, unit: .kibibytes) {
      try ChildProcess.run(.pageMemory).first
    },
    Row(
      name: "resident memory of a stack of 10,000 for a controller, without it and its view",
      target: 1, unit: .kibibytes
    ) { try ChildProcess.run(.stackMemory).first },
  ]

  private static let rounds = 25
  private static let repeats = 200

  /// Seconds for a pair of a page that exists. The turn never ends in between, so nothing is laid
  /// out or composed.
  private static func preparedPage(depth: Int = 1) throws -> Double {
    let (host, stack) = try shownStack(depth: depth)
    let delegate = CountingDelegate()
    if depth > 1 { stack.delegate = delegate }
    let page = Pages.tenLabels()
    let times = (0..<rounds).map { _ in
      let time = ProcessClock.measure {
        for _ in 0..<repeats { pushAndPop(page, on: stack) }
      }
      host.commit()
      return time / Double(repeats)
    }
    return times.median
  }

  /// Seconds that a pair takes longer if the page says that it may be left. Both alternate, so that
  /// what else the machine does concerns them alike.
  private static func guardedPage() throws -> Double {
    let (host, stack) = try shownStack(depth: 1)
    let (plain, guarded) = (UIViewController(), GuardedPage())
    let differences = (0..<rounds).map { _ in
      let times = [guarded, plain].map { page in
        ProcessClock.measure {
          for _ in 0..<repeats { pushAndPop(page, on: stack) }
        }
      }
      host.commit()
      return (times[0] - times[1]) / Double(repeats)
    }
    return differences.median
  }

  /// Seconds for a pair of a page that exists, with layout, drawing and composition after each, in
  /// a window of the size that the programs of other toolkits have.
  private static func withFrames() throws -> Double {
    let (host, stack) = try shownStack(depth: 1, size: FrameBenchmark.size)
    let page = Pages.tenLabels()
    let times = (0..<rounds * repeats).map { _ in
      ProcessClock.measure {
        host.turn { stack.push(page, transition: .none, animated: false) }
        host.turn { stack.pop(animated: false) }
      }
    }
    return times.median
  }

  /// Seconds for a page from its creation to its end, with a pair in between, nothing drawn.
  private static func freshPage() throws -> Double {
    let (host, stack) = try shownStack(depth: 1)
    let times = (0..<rounds).map { _ in
      ProcessClock.measure {
        for _ in 0..<repeats { pushAndPop(Pages.tenLabels(), on: stack) }
        host.commit()
      } / Double(repeats)
    }
    return times.median
  }

  /// Seconds for a child that leaves a shown stack by no operation of that.
  private static func takenChild() throws -> Double {
    let (host, stack) = try shownStack(depth: 10_000)
    let children = stack.viewControllers[5_000..<(5_000 + repeats)]
    let times = children.map { child in
      ProcessClock.measure {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
    return withExtendedLifetime(host) { times.median }
  }

  /// Counts what it receives.
  private final class CountingDelegate: StackControllerDelegate {
    private var count = 0

    deinit {}

    func stackController(
      _ stackController: StackController, didShow viewController: UIViewController, animated: Bool
    ) {
      count += 1
    }
  }

  private static func pushAndPop(_ page: UIViewController, on stack: StackController) {
    stack.push(page, transition: .none, animated: false)
    stack.pop(animated: false)
  }

  /// A stack of `depth` pages on a screen.
  private static func shownStack(
    depth: Int, size: CGSize = Pages.screenSize
  ) throws -> (TestHost, StackController) {
    let host = try TestHost(size: size, paintsEveryFrame: true)
    let stack = StackController(rootViewController: Pages.tenLabels())
    host.show(stack)
    push(depth - 1, on: stack)
    host.commit()
    return (host, stack)
  }

  private static func push(_ count: Int, on stack: StackController) {
    for _ in 0..<count { stack.push(Pages.tenLabels(), transition: .none, animated: false) }
  }
}

extension StackBenchmark {
  /// KiB of resident memory that each page of a deep stack takes.
  static func pageMemory() throws -> Double {
    let (host, stack) = try shownStack(depth: 100)
    let count = 10_000
    let before = ProcessMemory.current
    host.turn { push(count, on: stack) }
    return Double(ProcessMemory.current - before) / 1024 / Double(count)
  }

  /// KiB of resident memory that a stack takes for each of many controllers, whose views are
  /// loaded.
  static func stackMemory() throws -> Double {
    let (host, stack) = try shownStack(depth: 100)
    let pages = (0..<10_000).map { _ in Pages.tenLabels() }
    let before = ProcessMemory.current
    host.turn { for page in pages { stack.push(page, transition: .none, animated: false) } }
    return Double(ProcessMemory.current - before) / 1024 / Double(pages.count)
  }
}

/// A page that may be left at any time.
private final class GuardedPage: UIViewController, LeavingGuard {
  deinit {}

  func leavingDecision(for kind: LeavingKind) -> LeavingDecision { .allow }
}
