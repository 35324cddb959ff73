import NestKit
import NestTesting
import OpenUIKit

/// What the container itself costs: events and bookkeeping, nothing drawn.
enum StackBenchmark {
  /// The row of the report: a push and its pop, not animated, on a stack that is on screen.
  ///
  /// The turn never ends in between, so nothing is laid out or composed.
  static func run() throws -> Measurement {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let stack = StackController(rootViewController: UIViewController())
    host.show(stack)
    let page = UIViewController()
    page.loadViewIfNeeded()
    let repeats = 200
    let times = (0..<25).map { _ in
      let time = ProcessClock.measure {
        for _ in 0..<repeats {
          stack.push(page, transition: .none, animated: false)
          stack.pop(animated: false)
        }
      }
      host.commit()
      return time / Double(repeats)
    }
    return Measurement(
      name: "push + pop, not animated, not drawn", value: times.median * 1e6, target: 20,
      unit: .microseconds)
  }
}
