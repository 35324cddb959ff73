import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// A class of controllers whose objects live for a few steps.
enum ShortLife: String, CaseIterable {
  case controller = "ViewController"
  case navigation = "NavigationController"
  case tabs = "TabBarController"
  case split = "SplitViewController"
  case pages = "PageViewController"
  case alert = "AlertController"
  case sheet = "SheetPresentationController"
  case popover = "PopoverPresentationController"
  case presentation = "PresentationController"

  /// The name of the class that overrides what UIKit calls.
  var name: String { "Overriding\(rawValue)" }

  /// The class whose methods are counted.
  var root: String { isPresentation ? "UIPresentationController" : "UIViewController" }

  var isPresentation: Bool { [.sheet, .popover, .presentation].contains(self) }

  /// How many methods without a part in UIKit's work are called in the life at least.
  var leastCount: Int { 5 }

  /// The size in which it is presented as what it is.
  var size: CGSize {
    self == .popover ? CGSize(width: 800, height: 600) : CGSize(width: 320, height: 480)
  }
}

/// The short life of one controller: it is shown, changed by its own means, gets another size and
/// another look, and leaves.
final class ShortLifeRun: NSObject {
  private let make: ObjectMaker
  private let life: ShortLife
  private let host: TestHost
  private let record = LifeRecord()
  private let recorder = LifecycleRecorder()

  init(_ make: ObjectMaker, _ life: ShortLife) throws {
    (self.make, self.life) = (make, life)
    host = try TestHost(size: life.size)
    super.init()
  }

  deinit {}

  /// Lives, and returns what was seen.
  func run() throws -> [String] {
    switch life {
    case .controller: try live(make(UIViewController(), OverridingViewController()), changeChild)
    case .navigation:
      let navigation = make(UINavigationController(), OverridingNavigationController())
      navigation.viewControllers = [child("A")]
      try live(navigation) { _ in try self.push(in: navigation) }
    case .tabs:
      let tabs = make(UITabBarController(), OverridingTabBarController())
      tabs.viewControllers = [child("A"), child("B")]
      try live(tabs) { _ in try self.select(in: tabs) }
    case .split:
      let split = make(
        UISplitViewController(style: .doubleColumn),
        OverridingSplitViewController(style: .doubleColumn))
      split.setViewController(child("A"), for: .primary)
      split.setViewController(child("B"), for: .secondary)
      try live(split) { _ in try self.show(in: split) }
    case .pages:
      let pages = make(UIPageViewController(), OverridingPageViewController())
      pages.setViewControllers([child("A")], direction: .forward, animated: false)
      try live(pages) { _ in try self.turn(pages) }
    default: try present()
    }
    return record.lines
  }

  private func live(
    _ controller: UIViewController, _ change: (UIViewController) throws -> Void
  ) throws {
    try step("shown") { host.show(controller) }
    try change(controller)
    try step("insets") {
      host.turn {
        controller.additionalSafeAreaInsets.left = 10
        controller.view.layoutMargins.left += 30
      }
    }
    try step("another size") { try host.resize(to: CGSize(width: 700, height: 420)) }
    try step("dark") { host.turn { controller.overrideUserInterfaceStyle = .dark } }
    let root = UIViewController()
    try step("a child") {
      host.turn { host.window.rootViewController = root }
      host.turn {
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
      }
    }
    try step("removed") {
      host.turn {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
    }
  }

  private func step(_ name: String, _ body: () throws -> Void) throws {
    try body()
    try host.settle()
    for line in recorder.takeTimeline().lines { record.note(line) }
    record.look(at: host.window, after: name)
  }

  private func child(_ name: String) -> RecordingViewController {
    let child = RecordingViewController(name, recorder: recorder)
    child.title = name
    child.recordsTraits = true
    return child
  }

  // MARK: What each class does

  private func changeChild(_ controller: UIViewController) throws {
    let child = child("A")
    try step("with a child") {
      host.turn {
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
      }
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 100, width: 80, height: 40)
    try step("with the focus") {
      host.turn { controller.view.addSubview(button) }
      host.press(.keyboardTab)
    }
  }

  private func push(in navigation: UINavigationController) throws {
    try step("a push") { host.turn { navigation.pushViewController(child("B"), animated: true) } }
    try step("the back button") { host.tap(at: CGPoint(x: 25, y: 22)) }
    try step("a bar") { host.turn { navigation.setToolbarHidden(false, animated: false) } }
  }

  private func select(in tabs: UITabBarController) throws {
    try step("the second tab") { host.tap(at: CGPoint(x: 240, y: 455)) }
    try step("customizing") {
      UIView.performWithoutAnimation {
        tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? [])
        tabs.tabBar.endCustomizing(animated: false)
      }
    }
  }

  private func show(in split: UISplitViewController) throws {
    try step("a detail") { host.turn { split.showDetailViewController(child("C"), sender: nil) } }
    try step("columns") { try host.resize(to: CGSize(width: 900, height: 500)) }
    try step("one column") { try host.resize(to: CGSize(width: 320, height: 480)) }
  }

  private func turn(_ pages: UIPageViewController) throws {
    try step("a page") {
      pages.setViewControllers([child("B")], direction: .forward, animated: false)
      host.commit()
    }
  }

  private func present() throws {
    let root = UIViewController()
    host.show(root)
    let presented: UIViewController
    if life == .alert {
      presented = make(
        UIAlertController(title: "T", message: "M", preferredStyle: .alert),
        OverridingAlertController(title: "T", message: "M", preferredStyle: .alert))
      (presented as? UIAlertController)?.addAction(UIAlertAction(title: "OK", style: .default))
    } else {
      presented = child("A")
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = self
      presented.preferredContentSize = CGSize(width: 200, height: 200)
    }
    try step("presented") { host.turn { root.present(presented, animated: true) } }
    try step("its size") { host.turn { presented.preferredContentSize.height = 300 } }
    let turned = CGSize(width: life.size.height + 200, height: life.size.width - 100)
    try step("in another size") { try host.resize(to: turned) }
    try step("dark") { host.turn { host.window.overrideUserInterfaceStyle = .dark } }
    try step("dismissed") { host.turn { root.dismiss(animated: false) } }
  }
}

extension ShortLifeRun: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    switch life {
    case .sheet:
      return make(
        UISheetPresentationController(presentedViewController: presented, presenting: presenting),
        OverridingSheetPresentationController(
          presentedViewController: presented, presenting: presenting))
    case .popover:
      let popover = make(
        UIPopoverPresentationController(presentedViewController: presented, presenting: presenting),
        OverridingPopoverPresentationController(
          presentedViewController: presented, presenting: presenting))
      popover.sourceView = source.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
      return popover
    default:
      return make(
        UIPresentationController(presentedViewController: presented, presenting: presenting),
        OverridingPresentationController(
          presentedViewController: presented, presenting: presenting))
    }
  }
}
