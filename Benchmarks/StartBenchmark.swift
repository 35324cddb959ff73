import Foundation
import OpenUIKit

/// The cost of a whole program that shows a label: until its first frame, and while nothing
/// happens.
enum StartBenchmark {
  /// The rows of the report.
  static var rows: [Row] {
    // The Swift libraries are parts of the program, or shared ones.
    let linkage = isStaticallyLinked ? "static" : "shared"
    return [
      Row(
        name: "first frame, headless, \(linkage)", target: isStaticallyLinked ? 15 : 22,
        unit: .milliseconds, peers: PeerPrograms.Work(name: "start")
      ) { try firstFrame(headless: true)?.milliseconds },
      Row(
        name: "first frame, headless, \(linkage), memory",
        target: isStaticallyLinked ? 20 : 30, unit: .mebibytes,
        peers: PeerPrograms.Work(name: "start", result: 1)
      ) { try firstFrame(headless: true)?.mebibytes },
      Row(name: "first frame, on the display, minus headless", target: 8, unit: .milliseconds) {
        guard let shown = try firstFrame(headless: false) else { return nil }
        return try firstFrame(headless: true).map { shown.milliseconds - $0.milliseconds }
      },
      Row(name: "idle window, headless", target: 0.02, unit: .millisecondsPerSecond) {
        try ChildProcess.run(.idle).first
      },
      Row(name: "idle window, on the display", target: 0.02, unit: .millisecondsPerSecond) {
        hasDisplay ? try ChildProcess.run(.idle, headless: false).first : nil
      },
    ]
  }

  /// How long an idle window is observed, in seconds. The cost of the observation itself is in both
  /// times, and only their difference counts.
  nonisolated private static let idleTimes = (short: 1.0, long: 5.0)
  private static let rounds = 15

  private static var hasDisplay: Bool { ProcessInfo.processInfo.environment["DISPLAY"] != nil }

  /// Whether the Swift libraries are parts of this program.
  private static var isStaticallyLinked: Bool {
    dlopen("libswiftCore.so", RTLD_LAZY | RTLD_NOLOAD) == nil
  }

  /// The medians of several children; nil without a display where one is needed.
  private static func firstFrame(
    headless: Bool
  ) throws -> (milliseconds: Double, mebibytes: Double)? {
    guard headless || hasDisplay else { return nil }
    let runs = try (0..<rounds).map { _ in try ChildProcess.run(.firstFrame, headless: headless) }
    guard runs.allSatisfy({ $0.count == 2 }) else { return nil }
    return (runs.map { $0[0] }.median, runs.map { $0[1] }.median)
  }
}

// In the child.
extension StartBenchmark {
  /// Shows a window; prints what it took when the first frame has been presented.
  static func serveFirstFrame() -> Never {
    let window = showWindow()
    DeferredWork.afterCommit {
      let time = ProcessClock.now
      ChildProcess.finish(with: time * 1e3, Double(ProcessMemory.peak) / 1_048_576)
    }
    withExtendedLifetime(window) { UIApplication.shared.backend.run() }
  }

  /// Shows a window and waits a second; prints what it uses in a time in which nothing happens.
  static func serveIdleWindow() -> Never {
    let window = showWindow()
    after(1) {
      watch(for: idleTimes.short) { short in
        watch(for: idleTimes.long) { long in
          let time = idleTimes.long - idleTimes.short
          ChildProcess.finish(with: max(0, long - short) / time * 1e3)
        }
      }
    }
    withExtendedLifetime(window) { UIApplication.shared.backend.run() }
  }

  private static func showWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 40, y: 40, width: 300, height: 40))
    label.text = "Hello"
    root.view.addSubview(label)
    root.view.backgroundColor = .white
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Says how many seconds of processor time a time takes.
  nonisolated private static func watch(
    for time: Double, _ body: @escaping @Sendable (Double) -> Void
  ) {
    let start = ProcessClock.now
    after(time) { body(ProcessClock.now - start) }
  }

  nonisolated private static func after(_ time: Double, _ body: @escaping @Sendable () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in body() }
  }
}
