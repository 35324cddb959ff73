import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// The cost of UIKit's own containers, with their bars.
enum NavigationBenchmark {
  /// The rows of the report.
  static let rows = [
    Row(
      name: "push + pop in a navigation controller, not drawn", target: 20, unit: .microseconds
    ) { try pair(drawn: false) * 1e6 },
    Row(
      name: "push + pop in a navigation controller, with bars and a frame each", target: 500,
      unit: .microseconds
    ) { try pair(drawn: true) * 1e6 },
    Row(
      name: "a frame of an interactive pop, two screens of 100 views with bars", target: 3,
      unit: .memcpy
    ) { try interactivePop() / FrameBenchmark.copyTime() },
    Row(name: "10,000 controllers set at once", target: 50, unit: .milliseconds) {
      try setMany() * 1e3
    },
    Row(
      name: "first frame of a tab bar controller with five navigation controllers to a plain view",
      target: 1.3, unit: .times
    ) { try firstFrame { makeTabs() } / firstFrame { Pages.tenLabels() } },
  ]

  private static let rounds = 25
  private static let repeats = 100

  /// Seconds for a push of a page that exists, and its pop. Without drawing there is still layout,
  /// in which a navigation controller performs them.
  private static func pair(drawn: Bool) throws -> Double {
    let (host, navigation) = try shownNavigation()
    let page = Pages.tenLabels()
    page.title = "Page"
    func perform(_ operation: () -> Void) {
      if drawn { return host.turn(operation) }
      operation()
      navigation.view.layoutIfNeeded()
    }
    let times = (0..<rounds).map { _ in
      let time = ProcessClock.measure {
        for _ in 0..<repeats {
          perform { navigation.pushViewController(page, animated: false) }
          perform { navigation.popViewController(animated: false) }
        }
      }
      host.commit()
      return time / Double(repeats)
    }
    return times.median
  }

  /// Seconds for a frame of a pop that a finger moves.
  private static func interactivePop() throws -> Double {
    let (host, navigation) = try shownNavigation()
    navigation.setViewControllers([hundredViews(1), hundredViews(2)], animated: false)
    try host.settle()
    host.turn { navigation.popViewController(animated: true) }
    let stack = navigation.privateCore.stacks[0]
    var times: [Double] = []
    for step in 0..<120 {
      let fraction = 0.2 + 0.6 * CGFloat(step % 60) / 60
      times.append(
        ProcessClock.measure { host.turn { stack.transition?.fractionComplete = fraction } })
    }
    return times.median
  }

  /// Seconds to make a list of controllers that of a navigation controller, with its layout.
  private static func setMany() throws -> Double {
    try (0..<5).map { _ in
      let (host, navigation) = try shownNavigation()
      let pages = (0..<10_000).map { _ in UIViewController() }
      return ProcessClock.measure {
        host.turn { navigation.setViewControllers(pages, animated: false) }
      }
    }.median
  }

  /// Seconds from the creation of a controller to its first frame.
  private static func firstFrame(_ make: () -> UIViewController) throws -> Double {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let times = (0..<rounds).map { _ in
      host.show(UIViewController())
      return ProcessClock.measure {
        let controller = make()
        host.show(controller)
      }
    }
    return times.median
  }

  private static func makeTabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...5).map { number in
      let page = UIViewController()
      page.title = "Tab \(number)"
      if number == 1 { return UINavigationController(rootViewController: Pages.tenLabels()) }
      return UINavigationController(rootViewController: page)
    }
    return tabs
  }

  private static func hundredViews(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "Screen \(number)"
    page.view.backgroundColor = .white
    for index in 0..<100 {
      let view = UIView(
        frame: CGRect(
          x: 20 + 120 * (index % 10), y: 120 + 60 * (index / 10), width: 100, height: 40))
      view.backgroundColor = index.isMultiple(of: 2) ? .systemTeal : .systemIndigo
      page.view.addSubview(view)
    }
    return page
  }

  private static func shownNavigation() throws -> (TestHost, UINavigationController) {
    let host = try TestHost(size: FrameBenchmark.size, paintsEveryFrame: true)
    let root = Pages.tenLabels()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    host.show(navigation)
    return (host, navigation)
  }
}
