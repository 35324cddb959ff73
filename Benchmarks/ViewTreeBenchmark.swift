import NestTesting
import OpenUIKit

/// The cost of building, removing and laying out large trees of views.
enum ViewTreeBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(name: "layout pass over 10,000 clean views", target: 20, unit: .microseconds) {
      try cleanLayout() * 1e6
    },
    Row(
      name: "chain of 4,000 views built in a window to outside", target: 1.5, unit: .times
    ) { try chain(inWindow: true) / chain(inWindow: false) },
    Row(name: "removing 100,000 subviews", target: 200, unit: .milliseconds) {
      removal() * 1e3
    },
  ]

  /// Seconds for the layout of one view that is marked, behind 10,000 siblings that are not.
  private static func cleanLayout() throws -> Double {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    let root = UIViewController()
    host.show(root)
    let marked = UIView()
    host.turn {
      for _ in 0..<10_000 { root.view.addSubview(UIView()) }
      root.view.addSubview(marked)
    }
    let repeats = 20
    let times = (0..<25).map { _ in
      ProcessClock.measure {
        for _ in 0..<repeats {
          marked.setNeedsLayout()
          host.window.layoutIfNeeded()
        }
      } / Double(repeats)
    }
    return times.median
  }

  /// Seconds to make a chain of 4,000 views that is in a window in the end: built there, from the
  /// top, or built outside and added once.
  private static func chain(inWindow: Bool) throws -> Double {
    let host = try TestHost(size: Pages.screenSize, paintsEveryFrame: true)
    host.show(UIViewController())
    let times = (0..<3).map { _ in
      let top = UIView()
      let time = ProcessClock.measure {
        if inWindow { host.window.addSubview(top) }
        var deepest = top
        for _ in 1..<4_000 {
          let view = UIView()
          deepest.addSubview(view)
          deepest = view
        }
        if !inWindow { host.window.addSubview(top) }
      }
      top.removeFromSuperview()
      takeApart(top)
      return time
    }
    return times.median
  }

  /// Frees a chain from its top, link by link: as one object graph it would take a stack as deep.
  private static func takeApart(_ top: UIView) {
    var view: UIView? = top
    while let next = view?.subviews.first {
      next.removeFromSuperview()
      view = next
    }
  }

  /// Seconds to take 100,000 subviews away, the first ones first.
  private static func removal() -> Double {
    let parent = UIView()
    let children = (0..<100_000).map { _ in UIView() }
    for child in children { parent.addSubview(child) }
    return ProcessClock.measure {
      for child in children { child.removeFromSuperview() }
    }
  }
}
