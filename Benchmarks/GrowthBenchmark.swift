import NestTesting
import OpenUIKit

/// Work whose cost must not grow faster than its amount.
enum GrowthBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "1,600 animations of one property", target: 20, unit: .milliseconds) {
      try animations() * 1e3
    },
    Row(name: "three nested views near the eye, a repaint", target: 20, unit: .milliseconds) {
      try nestedPerspective() * 1e3
    },
  ]

  /// Seconds to add animations of one property in one turn, and for the frames until they end.
  private static func animations() throws -> Double {
    let times = try (0..<5).map { _ in
      let host = try TestHost(size: CGSize(width: 100, height: 100), paintsEveryFrame: true)
      let root = UIViewController()
      host.show(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      host.turn { root.view.addSubview(view) }
      return try ProcessClock.measure {
        host.turn {
          for step in 1...1_600 {
            UIView.animate(withDuration: 0.25) { view.center.x = CGFloat(step % 80) }
          }
        }
        try host.settle()
      }
    }
    return times.median
  }

  /// Seconds for one repaint of a window in which each of three views turns its sublayers towards
  /// the eye, so that the last one passes it.
  private static func nestedPerspective() throws -> Double {
    let host = try TestHost(size: CGSize(width: 390, height: 844), paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    var parent: UIView = root.view
    var innermost = parent
    host.turn {
      for _ in 0..<3 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.backgroundColor = .red
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        view.layer.transform = CATransform3DRotate(perspective, 0.8, 1, 1, 0)
        parent.addSubview(view)
        (parent, innermost) = (view, view)
      }
    }
    let times = (0..<5).map { step in
      ProcessClock.measure {
        host.turn { innermost.backgroundColor = step.isMultiple(of: 2) ? .blue : .green }
      }
    }
    return times.median
  }
}
