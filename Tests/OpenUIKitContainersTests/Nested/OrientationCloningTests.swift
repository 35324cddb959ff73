import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

@Suite(.serialized) struct OrientationCloningTests {
  private let host: TestHost
  private let recorder = LifecycleRecorder()

  init() throws { host = try TestHost(size: CGSize(width: 320, height: 480)) }

  @Test(
    "R4.7 Contract 5.4 UIKit's containers exchange what was covered in a rotation before it appears",
    arguments: ["pop", "pop to", "list", "select", "tab of a list", "column"])
  func uncovered(by means: String) throws {
    let portrait = Oriented(isLandscape: false, recorder: recorder)
    let navigation = UINavigationController(rootViewController: UIViewController())
    func cover() {
      navigation.viewControllers += [portrait, UIViewController(), UIViewController()]
    }
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .doubleColumn)
    var after: () -> [UIViewController] = { navigation.viewControllers }
    var uncover: () -> Void = {}
    switch means {
    case "pop":
      host.show(navigation)
      host.turn(cover)
      uncover = {
        navigation.popViewController(animated: false)
        navigation.popViewController(animated: true)
      }
    case "pop to":
      host.show(navigation)
      host.turn(cover)
      uncover = { navigation.popToViewController(portrait, animated: true) }
    case "list":
      host.show(navigation)
      host.turn(cover)
      uncover = {
        navigation.setViewControllers(Array(navigation.viewControllers[..<2]), animated: true)
      }
    case "select", "tab of a list":
      tabs.viewControllers = [portrait, UIViewController()]
      host.show(tabs)
      host.turn { tabs.selectedIndex = 1 }
      uncover = {
        if means == "select" {
          tabs.selectedIndex = 0
        } else {
          tabs.viewControllers = tabs.viewControllers?.reversed()
          tabs.selectedIndex = 1
        }
      }
      after = { tabs.viewControllers ?? [] }
    default:
      host.show(split)
      host.turn {
        split.setViewController(UINavigationController(rootViewController: portrait), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.show(.secondary)
      }
      uncover = { split.show(.primary) }
      after = { [split.viewController(for: .primary)].compactMap(\.self) }
    }
    try host.settle()
    host.rotateDevice()
    try host.settle()
    recorder.removeAll()

    host.turn(uncover)
    try host.settle()

    let lines = recorder.timeline.lines
    #expect(lines.contains { $0.hasPrefix("L.viewDidAppear") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("P.view") }, "\(lines)")
    let checker = ContractChecker(rules: [.otherOrientation])
    checker.check(host.window, at: .rest)
    #expect(checker.violations == [])
    #expect(!after().contains(portrait))
  }
}
