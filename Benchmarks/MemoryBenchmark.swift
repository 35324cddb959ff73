import Foundation
import NestKit
import NestTesting
import OpenUIKit

/// How much memory pixels take, each measured in a child of its own.
enum MemoryBenchmark {
  /// Enough that what grows with each cycle shows; `nest-bench --memory 12000` makes sure.
  static let cycles = 400

  /// The rows of the report.
  static let rows = [
    Row(name: "peak memory, \(cycles) animated pushes and pops", target: 45, unit: .mebibytes) {
      try ChildProcess.run(.longRun, "\(cycles)").first
    },
    Row(name: "peak of their second half to that of the first", target: 1.05, unit: .times) {
      try ChildProcess.run(.longRun, "\(cycles)").last
    },
    Row(name: "circular reveal, 60 frames at scale 3", target: 250, unit: .milliseconds) {
      try ChildProcess.run(.reveal).first
    },
    Row(name: "peak memory of the reveal", target: 20, unit: .mebibytes) {
      try ChildProcess.run(.reveal).last
    },
  ]

  // MARK: In the child

  /// Pushes fresh pages with every transition and pops them, animated.
  ///
  /// Prints what is resident ten times in between, and the time.
  ///
  /// - Returns: The peak in MiB, and how the peaks of the two halves compare.
  static func pushAndPop(_ cycles: Int) throws -> (peak: Double, growth: Double) {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let stack = StackController(rootViewController: Pages.tenLabels())
    host.show(stack)
    let transitions = Transition.allTransitions
    var peaks: [Double] = []
    let time = try ProcessClock.measure {
      for cycle in 1...cycles {
        let transition = transitions[cycle % transitions.count]
        host.turn { stack.push(Pages.tenLabels(), transition: transition, animated: true) }
        try host.settle()
        host.turn { stack.pop(animated: true) }
        try host.settle()
        if cycle % max(cycles / 10, 1) == 0 { print(cycle, mebibytes(ProcessMemory.current)) }
        guard cycle == cycles / 2 || cycle == cycles else { continue }
        peaks.append(mebibytes(ProcessMemory.peak))
        ProcessMemory.resetPeak()
      }
    }
    print(time / Double(cycles) * 1e3, "ms a cycle")
    return (peaks.max() ?? .nan, (peaks.last ?? .nan) / (peaks.first ?? .nan))
  }

  private static func mebibytes(_ bytes: Int) -> Double { Double(bytes) / 1024 / 1024 }

  /// Uncovers a page: a view that is clipped to a circle grows until the circle holds the window.
  ///
  /// - Returns: Seconds, and MiB.
  static func reveal() throws -> (time: Double, memory: Double) {
    let host = try TestHost(size: Pages.screenSize, scale: 3, paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    let center = CGPoint(x: 0, y: 0)
    let circle = UIView(frame: CGRect(origin: center, size: .zero))
    circle.clipsToBounds = true
    let content = Pages.tenLabels().view ?? UIView()
    circle.addSubview(content)
    host.turn { root.view.addSubview(circle) }
    let before = ProcessMemory.current
    ProcessMemory.resetPeak()
    let time = ProcessClock.measure {
      for frame in 1...60 {
        let radius = 930 * CGFloat(frame) / 60
        host.turn {
          circle.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
          circle.layer.cornerRadius = radius
          content.frame = CGRect(origin: CGPoint(x: radius, y: radius), size: Pages.screenSize)
        }
      }
    }
    return (time, mebibytes(ProcessMemory.peak - before))
  }
}
