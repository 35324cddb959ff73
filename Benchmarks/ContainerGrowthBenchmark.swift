import NestKit
import NestTesting
import OpenUIKit

/// The cost of containers with many children, and of containers inside each other.
enum ContainerGrowthBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "10,000 routes shown twice to once", target: 1.2, unit: .times) {
      try routes(shownTimes: 2) / routes(shownTimes: 1)
    },
    Row(name: "a size for 1,000 placed children to 500", target: 2.4, unit: .times) {
      try sizes(of: 1_000) / sizes(of: 500)
    },
    Row(name: "rotation of 100 nested stacks to 25", target: 5, unit: .times) {
      try rotation(depth: 100) / rotation(depth: 25)
    },
    Row(name: "push + pop of ten nested containers", target: 80, unit: .microseconds) {
      try nestedPair() * 1e6
    },
  ]

  /// Seconds to show the same list of values a number of times.
  private static func routes(shownTimes count: Int) throws -> Double {
    let routes = Array(0..<10_000)
    let times = try (0..<5).map { _ in
      let host = try TestHost(size: Pages.screenSize)
      let stack = StackController(rootViewController: UIViewController())
      host.show(stack)
      let binding = stack.bind(to: [Int]()) { _ in UIViewController() }
      return ProcessClock.measure {
        for _ in 0..<count { host.turn { binding.show(routes, animated: false) } }
      }
    }
    return times.median
  }

  /// Seconds for a rotation of a container with as many regions, each of which shows a child.
  private static func sizes(of count: Int) throws -> Double {
    let host = try TestHost(size: Pages.screenSize)
    let container = PlaceholderViewController(regionCount: count)
    let frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) / 2, width: 300, height: 20) }
    container.loadViewIfNeeded()
    container.regions = frames.map {
      let region = UIView(frame: $0)
      region.autoresizingMask = .flexibleWidth
      container.view.addSubview(region)
      return region
    }
    for index in 0..<count {
      container.setViewController(UIViewController(), at: index, animated: false)
    }
    host.show(container)
    let times = try (0..<5).map { _ in
      try ProcessClock.measure {
        host.rotateDevice()
        try host.settle()
      }
    }
    return times.median
  }

  /// Seconds for a rotation, with its animation, of as many stacks in each other.
  private static func rotation(depth: Int) throws -> Double {
    let host = try TestHost(size: Pages.screenSize)
    var root = UIViewController()
    for _ in 0..<depth { root = StackController(rootViewController: root) }
    host.show(root)
    let times = try (0..<5).map { _ in
      try ProcessClock.measure {
        host.rotateDevice()
        try host.settle()
      }
    }
    return times.median
  }

  /// Seconds for a push and a pop of a stack inside which nine others are, each with a page.
  private static func nestedPair() throws -> Double {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let stack = StackController(rootViewController: Pages.tenLabels())
    host.show(stack)
    var nested = Pages.tenLabels()
    for _ in 1..<10 { nested = StackController(rootViewController: nested) }
    let times = (0..<25).map { _ in
      let time = ProcessClock.measure {
        for _ in 0..<50 {
          stack.push(nested, transition: .none, animated: false)
          stack.pop(animated: false)
        }
      }
      host.commit()
      return time / 50
    }
    return times.median
  }
}
