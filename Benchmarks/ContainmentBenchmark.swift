import NestTesting
import OpenUIKit

/// The cost of containment and appearance, with every callback and without drawing.
///
/// Each row stands beside the time of making ten objects in the same run, which shows a slow
/// machine from slow code.
enum ContainmentBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "ten objects made and freed (for comparison)", target: 100, unit: .microseconds) {
      tenObjects() * 1e6
    },
    Row(
      name: "addChild + addSubview + didMove + removal", target: 1.5, unit: .microseconds
    ) { try childTime(batch: 100, endsTurns: false) * 1e6 },
    Row(
      name: "child added and removed, two turns each", target: 40, unit: .microseconds
    ) { try childTime(batch: 1, endsTurns: true) * 1e6 },
    Row(name: "appearance of 100 nested containers", target: 25, unit: .microseconds) {
      chainTime(depth: 100) * 1e6
    },
    Row(name: "appearance of 100 containers to one of 50", target: 2.3, unit: .times) {
      chainTime(depth: 100) / chainTime(depth: 50)
    },
  ]

  private static let rounds = 25

  /// Seconds to make and free ten objects of a class.
  private static func tenObjects() -> Double {
    let repeats = 1_000
    let times = (0..<rounds).map { _ in
      ProcessClock.measure {
        for _ in 0..<repeats { withExtendedLifetime((0..<10).map { _ in Plain() }) {} }
      } / Double(repeats)
    }
    return times.median
  }

  /// Seconds for one child: addChild, addSubview, didMove; willMove, removeFromSuperview,
  /// removeFromParent. `batch` children are added before they are removed.
  ///
  /// - Parameter endsTurns: Whether a turn ends after each half, which the batch shares.
  private static func childTime(batch: Int, endsTurns: Bool) throws -> Double {
    let host = try TestHost(size: CGSize(width: 320, height: 480), paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    let children = (0..<batch).map { _ in UIViewController() }
    for child in children { child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    let repeats = 400 / batch
    let times = (0..<rounds).map { _ in
      let time = ProcessClock.measure {
        for _ in 0..<repeats {
          addAll(children, to: root)
          if endsTurns { host.commit() }
          removeAll(children)
          if endsTurns { host.commit() }
        }
      }
      host.commit()
      return time / Double(repeats * batch)
    }
    return times.median
  }

  private static func addAll(_ children: [UIViewController], to parent: UIViewController) {
    for child in children {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private static func removeAll(_ children: [UIViewController]) {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Seconds in which a chain of containers, one inside the other, appears: will and did of each.
  private static func chainTime(depth: Int) -> Double {
    let top = UIViewController()
    var parent = top
    for _ in 1..<depth {
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    let times = (0..<rounds * 4).map { _ in
      let time = ProcessClock.measure {
        top.beginAppearanceTransition(true, animated: false)
        top.endAppearanceTransition()
      }
      top.beginAppearanceTransition(false, animated: false)
      top.endAppearanceTransition()
      return time
    }
    return times.median
  }
}

/// As small as an object can be.
private final class Plain {}
