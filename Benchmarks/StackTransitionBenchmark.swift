import NestKit
import NestTesting
import OpenUIKit

/// How the cost of a stack grows with what waits, and with what is covered, and what a finger adds.
enum StackTransitionBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "burst of 1,000 queued operations to one of 100", target: 12, unit: .times) {
      try burst(1_000) / burst(100)
    },
    Row(name: "frame of a dragged pop to an animated one", target: 1.1, unit: .times) {
      try draggedToAnimated()
    },
    Row(name: "beginning of a curl, drawn", target: 16, unit: .milliseconds) {
      try beginningOfCurl() * 1e3
    },
    Row(name: "rotation of a stack of 10,000 to one of 10", target: 1.2, unit: .times) {
      try rotation(depth: 10_000) / rotation(depth: 10)
    },
  ]

  private static let rounds = 9

  /// Seconds for operations that are requested while a transition runs, from the requests to their
  /// end.
  private static func burst(_ count: Int) throws -> Double {
    let times = try (0..<rounds).map { _ in
      let (host, stack) = try shownStack(depth: 1)
      let pages = (0..<count / 2).map { _ in UIViewController() }
      host.turn { _ = stack.push(UIViewController(), transition: .pushFromRight) }
      return ProcessClock.measure {
        host.turn {
          for page in pages {
            stack.push(page, transition: .none, animated: false)
            stack.pop(animated: false)
          }
        }
        host.advance(by: 1)
      }
    }
    return times.median
  }

  /// A frame of a pop that follows a finger, compared with one of a pop that runs by the clock.
  private static func draggedToAnimated() throws -> Double {
    let (host, stack) = try shownStack(depth: 2, transition: .pushFromRight)
    let frame = 1.0 / 60
    let frames = 15
    func pop(_ advance: (Int) -> Void) throws -> [Double] {
      host.turn { _ = stack.pop() }
      let times = (1...frames).map { number in ProcessClock.measure { advance(number) } }
      stack.transition?.cancel()
      try host.settle()
      return times
    }
    var (dragged, animated): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      animated += try pop { _ in host.advance(by: frame) }
      dragged += try pop { number in
        host.turn { stack.transition?.fractionComplete = CGFloat(number) / CGFloat(frames + 2) }
      }
    }
    return dragged.median / animated.median
  }

  /// Seconds for a push that curls the page below up, to its first frame: two pictures in strips.
  private static func beginningOfCurl() throws -> Double {
    let (host, stack) = try shownStack(depth: 1)
    let page = Pages.tenLabels()
    return try (0..<rounds).map { _ in
      let time = ProcessClock.measure { host.turn { _ = stack.push(page, transition: .curlUp) } }
      stack.transition?.cancel()
      try host.settle()
      return time
    }.median
  }

  /// Seconds for a window that changes its size, and back.
  private static func rotation(depth: Int) throws -> Double {
    let (host, _) = try shownStack(depth: depth)
    let size = Pages.screenSize
    let times = try (0..<rounds * 4).map { _ in
      try ProcessClock.measure {
        try host.resize(to: CGSize(width: size.height, height: size.width))
        try host.resize(to: size)
      }
    }
    return times.median
  }

  private static func shownStack(
    depth: Int, transition: Transition = .none
  ) throws -> (TestHost, StackController) {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let stack = StackController(rootViewController: Pages.tenLabels())
    host.show(stack)
    host.turn {
      for _ in 1..<depth { stack.push(Pages.tenLabels(), transition: transition, animated: false) }
    }
    try host.settle()
    return (host, stack)
  }
}
