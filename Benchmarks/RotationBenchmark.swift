import NestTesting
import OpenUIKit

/// The cost of a rotation of the interface, with few and with many children that are not visible.
enum RotationBenchmark {
  private static let rounds = 25
  private static let visible = 10

  /// The rows of the report.
  static let rows = [
    Row(name: "rotation with 10 children", target: 1_000, unit: .microseconds) {
      try turnTime(children: visible) * 1e6
    },
    Row(name: "rotation with 1,000 children, 10 visible, to 10", target: 1.5, unit: .times) {
      try turnTime(children: 1_000) / turnTime(children: visible)
    },
  ]

  /// Seconds for one turn without animation, with every callback, layout and picture.
  private static func turnTime(children: Int) throws -> Double {
    let host = try TestHost(size: CGSize(width: 320, height: 480), paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    host.turn {
      for index in 0..<children {
        let child = UIViewController()
        root.addChild(child)
        child.view.frame = root.view.bounds
        if index < visible { root.view.addSubview(child.view) }
        child.didMove(toParent: root)
      }
    }
    let times = (0..<rounds).map { round in
      ProcessClock.measure {
        host.turn {
          UIDevice.current.simulateRotation(
            to: round.isMultiple(of: 2) ? .landscapeLeft : .portrait)
          UIView.performWithoutAnimation { UIViewController.attemptRotationToDeviceOrientation() }
        }
      }
    }
    return times.median
  }
}
