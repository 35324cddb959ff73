import Foundation
import NestTesting
import OpenUIKit

/// How long it takes from a click to the pixels of the frame that it changes, on a screen of
/// 1280 × 800 of which every pixel changes.
enum EventBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "click to pixels of 1280×800, headless", target: 4, unit: .milliseconds) {
      try headlessClick() * 1e3
    },
    Row(name: "click to pixels of 1280×800, on the display", target: 4, unit: .milliseconds) {
      guard canClick else { return nil }
      return try ChildProcess.run(.click, headless: false).first
    },
  ]

  private static let count = 41
  nonisolated private static let clicker = "/usr/bin/xdotool"

  /// Whether there is a display, and a program that clicks on it.
  private static var canClick: Bool {
    ProcessInfo.processInfo.environment["DISPLAY"] != nil
      && FileManager.default.isExecutableFile(atPath: clicker)
  }

  /// Changes its colour at each press.
  private final class ClickedView: UIView {
    var onPress: () -> Void = {}
    private var isBlue = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      isBlue.toggle()
      backgroundColor = isBlue ? .systemBlue : .systemRed
      onPress()
    }
  }

  private static func makePage() -> (root: UIViewController, view: ClickedView) {
    let (root, view) = (UIViewController(), ClickedView())
    root.view = view
    view.backgroundColor = .systemRed
    return (root, view)
  }

  /// Seconds of processor time of a press, from the event of the display server to the frame.
  private static func headlessClick() throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    host.show(makePage().root)
    let point = CGPoint(x: 640, y: 400)
    let times = (0..<count).map { _ in
      defer { host.release(at: point) }
      return ProcessClock.measure { host.press(at: point) }
    }
    return times.median
  }
}

// In the child.
extension EventBenchmark {
  /// Shows a window that another program clicks at; prints the median of the milliseconds from the
  /// request to that program to the end of the frame.
  static func serveClicks() throws -> Never {
    setenv("NEST_SCREEN", "1280x800", 1)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, view) = makePage()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let clicks = try Clicks()
    view.onPress = {
      DeferredWork.afterCommit {
        if clicks.frameWasShown() { ChildProcess.finish(with: clicks.times.median * 1e3) }
      }
    }
    clicks.begin()
    withExtendedLifetime(window) { UIApplication.shared.backend.run() }
  }

  /// Requests clicks of another program, far enough apart that no frame waits for the one before.
  private final class Clicks {
    private(set) var times: [Double] = []
    private let process = Process()
    private let input = Pipe()
    private var start = ContinuousClock.now

    init() throws {
      process.executableURL = URL(fileURLWithPath: EventBenchmark.clicker)
      process.arguments = ["-"]
      process.standardInput = input
      try process.run()
      let name = ProcessInfo.processInfo.processName
      send("search --sync --onlyvisible --name \(name) mousemove --window %1 640 400")
    }

    func begin() { after(1) { $0.press() } }

    /// Notes the time since the click; returns whether it was the last one.
    func frameWasShown() -> Bool {
      let time = (ContinuousClock.now - start) / .seconds(1)
      times.append(time)
      guard times.count < EventBenchmark.count else { return true }
      after(0.05) {
        $0.send("mouseup 1")
        $0.after(0.05) { $0.press() }
      }
      return false
    }

    private func press() {
      start = .now
      send("mousedown 1")
    }

    private func send(_ line: String) {
      input.fileHandleForWriting.write(Data("\(line)\n".utf8))
    }

    private func after(_ time: Double, _ body: @escaping @MainActor (Clicks) -> Void) {
      let timer = Timer(timeInterval: time, repeats: false) { [self] _ in
        MainActor.assumeIsolated { body(self) }
      }
      timer.fireDate = Date(timeIntervalSinceNow: time)
      RunLoop.main.add(timer, forMode: .common)
    }
  }
}
