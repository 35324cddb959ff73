import NestTesting
import OpenUIKit

/// The cost of finding the view below a finger.
enum HitTestBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "hit test in a chain of 1,000 views", target: 60, unit: .microseconds) {
      try hitTest { root in
        var deepest = root
        for _ in 0..<1_000 {
          let view = UIView(frame: root.bounds)
          deepest.addSubview(view)
          deepest = view
        }
        return deepest
      } * 1e6
    },
    Row(name: "hit test among 10,000 siblings", target: 60, unit: .microseconds) {
      try hitTest { root in
        let target = UIView(frame: root.bounds)
        root.addSubview(target)
        let elsewhere = CGRect(x: 0, y: 0, width: 9, height: 9)
        for _ in 1..<10_000 { root.addSubview(UIView(frame: elsewhere)) }
        return target
      } * 1e6
    },
  ]

  /// Seconds for a hit test in a window that finds the view that `build` returns.
  private static func hitTest(_ build: (UIView) -> UIView) throws -> Double {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    let target = host.turn { build(root.view) }
    let point = CGPoint(x: 100, y: 100)
    precondition(host.window.hitTest(point, with: nil) === target)
    let times = (0..<25).map { _ in
      ProcessClock.measure { _ = host.window.hitTest(point, with: nil) }
    }
    return times.median
  }
}
