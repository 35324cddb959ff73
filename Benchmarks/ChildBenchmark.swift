import Foundation
import OpenUIKit

/// What a whole program costs: this one runs itself as a child that shows a window.
enum ChildBenchmark {
  /// What a child does.
  nonisolated enum Role: String {
    /// Shows a label and says how much processor time it took to the first frame.
    case firstFrame = "--child-first-frame"
    /// Shows a label and says what share of a processor it uses while nothing happens.
    case idle = "--child-idle"
  }

  /// How long an idle window is watched, in seconds.
  nonisolated private static let idleTime = 4.0

  /// The rows of the report.
  static func run() throws -> [Measurement] {
    let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"] != nil
    return [
      Measurement(
        name: "first frame of a window, headless",
        value: try child(.firstFrame, headless: true), target: 60, unit: .milliseconds),
      Measurement(
        name: "first frame of a window, on the display",
        value: hasDisplay ? try child(.firstFrame, headless: false) : nil, target: 60,
        unit: .milliseconds),
      Measurement(
        name: "idle window, on the display",
        value: hasDisplay ? try child(.idle, headless: false) : nil, target: 0.1, unit: .percent),
    ]
  }

  /// The number that a child prints.
  private static func child(_ role: Role, headless: Bool) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [role.rawValue]
    var environment = ProcessInfo.processInfo.environment
    environment["NEST_DISPLAY"] = headless ? "headless" : nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  // MARK: In the child

  /// Shows the window of a child; returns its number and ends through `exit`.
  static func serve(_ role: Role) -> Never {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 40, y: 40, width: 300, height: 40))
    label.text = "Hello"
    root.view.addSubview(label)
    root.view.backgroundColor = .white
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIRuntime.current.afterCommit {
      // The frame was presented right before.
      if role == .firstFrame { finish(with: ProcessClock.now * 1e3) }
    }
    let start = Date(timeIntervalSinceNow: 1)
    RunLoop.main.add(
      Timer(fire: start, interval: 0, repeats: false) { _ in watch() }, forMode: .common)
    UIRuntime.current.backend.run()
  }

  /// Says what the window used in a time in which nothing happened.
  nonisolated private static func watch() {
    let start = ProcessClock.now
    _ = Timer.scheduledTimer(withTimeInterval: idleTime, repeats: false) { _ in
      finish(with: (ProcessClock.now - start) / idleTime * 100)
    }
  }

  nonisolated private static func finish(with number: Double) -> Never {
    print(number)
    exit(0)
  }
}
