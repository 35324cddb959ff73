import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers

/// The life of one controller of each class: a tab bar controller whose tabs are a split view
/// controller with a navigation controller, another navigation controller, pages, and a controller
/// with a child. They are shown, used by hand, resized, rotated, saved, restored and removed, and
/// others are presented over them.
///
/// Their children are recording controllers, whose callbacks are part of what is seen.
final class ControllerLife: NSObject {
  private let make: ObjectMaker
  private let host: TestHost
  private let record = LifeRecord()
  private let recorder = LifecycleRecorder()
  private let tabs: UITabBarController
  private let split: UISplitViewController
  private let primary: UINavigationController
  private let navigation: UINavigationController
  private let pages: UIPageViewController
  private let parent: UIViewController
  private let sheets: [UIViewController]

  init(_ make: ObjectMaker) throws {
    self.make = make
    host = try TestHost(size: CGSize(width: 400, height: 800))
    tabs = Self.makeTabs(make)
    split = Self.makeSplit(make)
    primary = Self.makeNavigation(make, "primary")
    navigation = Self.makeNavigation(make, "navigation")
    pages = Self.makePages(make)
    parent = Self.makeParent(make)
    sheets = (0..<3).map { _ in make(UIViewController(), OverridingViewController()) }
    super.init()
    tabs.delegate = self
    navigation.delegate = self
    pages.delegate = self
    pages.dataSource = self
    split.delegate = self
  }

  deinit {}

  /// Lives, and returns what was seen.
  func run() throws -> [String] {
    try step("shown") {
      fill()
      host.show(tabs)
    }
    try record.picture(of: host)
    try selectTabs()
    try pushAndPop()
    try turnPages()
    try changeParent()
    try changeDevice()
    try restore()
    try step("removed") { host.turn { host.window.rootViewController = UIViewController() } }
    return record.lines
  }

  private func step(_ name: String, _ body: () throws -> Void) throws {
    try body()
    try host.settle()
    for line in recorder.takeTimeline().lines { record.note(line) }
    record.look(at: host.window, after: name)
  }

  // MARK: What there is

  private static func makeTabs(_ make: ObjectMaker) -> UITabBarController {
    let tabs = make(UITabBarController(), OverridingTabBarController())
    tabs.restorationIdentifier = "tabs"
    return tabs
  }

  private static func makeSplit(_ make: ObjectMaker) -> UISplitViewController {
    let split = make(
      UISplitViewController(style: .doubleColumn),
      OverridingSplitViewController(style: .doubleColumn))
    split.restorationIdentifier = "split"
    return split
  }

  private static func makeNavigation(_ make: ObjectMaker, _ name: String) -> UINavigationController
  {
    let (plain, overriding) = (UINavigationBar.self, OverridingNavigationBar.self)
    let navigation = make(
      UINavigationController(navigationBarClass: plain, toolbarClass: UIToolbar.self),
      OverridingNavigationController(
        navigationBarClass: overriding, toolbarClass: OverridingToolbar.self))
    navigation.restorationIdentifier = name
    navigation.isToolbarHidden = false
    return navigation
  }

  private static func makePages(_ make: ObjectMaker) -> UIPageViewController {
    let pages = make(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
      OverridingPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    pages.restorationIdentifier = "pages"
    return pages
  }

  private static func makeParent(_ make: ObjectMaker) -> UIViewController {
    let parent = make(SavedController(), OverridingSavedController())
    parent.restorationIdentifier = "parent"
    return parent
  }

  private func child(_ name: String) -> RecordingViewController {
    let child = RecordingViewController(name, recorder: recorder)
    child.title = name
    child.restorationIdentifier = name
    child.recordsTraits = true
    child.recordsRotation = true
    child.once(.viewDidLoad) { [unowned child, make] in
      let view = make(SavedView(), OverridingSavedView())
      view.restorationIdentifier = "view"
      child.view.addSubview(view)
    }
    return child
  }

  private func fill() {
    primary.viewControllers = [child("A")]
    split.setViewController(primary, for: .primary)
    split.setViewController(child("B"), for: .secondary)
    navigation.viewControllers = [child("C"), child("D")]
    pages.setViewControllers([child("1")], direction: .forward, animated: false)
    for (controller, title) in [(split, "S"), (navigation, "N"), (pages, "P"), (parent, "V")] {
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    tabs.viewControllers = [split, navigation, pages, parent]
  }

  // MARK: What happens

  private func selectTabs() throws {
    for (index, name) in ["the first tab", "the second", "the third", "the fourth"].enumerated() {
      try step(name) { host.tap(at: CGPoint(x: 50 + index * 100, y: 775)) }
    }
    try step("customizing") {
      host.turn { tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? []) }
    }
    try step("customized") { _ = host.turn { tabs.tabBar.endCustomizing(animated: true) } }
    try step("a key") { host.press(.keyboard2, modifiers: .control) }
    try record.picture(of: host)
  }

  private func pushAndPop() throws {
    try step("a push") {
      host.turn { navigation.pushViewController(child("E"), animated: true) }
    }
    try step("the back button") { host.tap(at: CGPoint(x: 25, y: 22)) }
    try step("a finger that pops") {
      host.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 390, y: 300))
    }
    try step("a pop that is cancelled") {
      host.turn { navigation.pushViewController(child("F"), animated: false) }
      host.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
    }
    try step("a hidden bar") {
      host.turn { navigation.setNavigationBarHidden(true, animated: true) }
    }
    try step("a bar") { host.turn { navigation.setNavigationBarHidden(false, animated: true) } }
  }

  private func turnPages() throws {
    host.turn { tabs.selectedIndex = 2 }
    try step("a page by the program") {
      host.turn {
        pages.setViewControllers([child("2")], direction: .forward, animated: true)
      }
    }
    try step("a page by hand") {
      host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300))
    }
  }

  private func changeParent() throws {
    host.turn { tabs.selectedIndex = 3 }
    let child = child("G")
    try step("a child") {
      host.turn {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    try step("its size") { host.turn { child.preferredContentSize.width += 100 } }
    try step("insets") {
      host.turn {
        parent.additionalSafeAreaInsets.left = 10
        parent.view.layoutMargins.left += 30
        parent.view.setNeedsUpdateConstraints()
      }
    }
    let focused = make(UIButton(type: .system), OverridingButton(type: .system))
    try step("the focus") {
      focused.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      host.turn { parent.view.addSubview(focused) }
      host.press(.keyboardTab)
    }
    try step("no child") {
      host.turn {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  private func changeDevice() throws {
    host.turn { tabs.selectedIndex = 0 }
    try step("rotated columns") { host.rotateDevice() }
    try step("columns beside each other") { try resize(isWide: true) }
    try record.picture(of: host)
    try step("dark") { host.turn { tabs.overrideUserInterfaceStyle = .dark } }
    try step("a memory warning") { host.sendMemoryWarning() }
    try present()
    try step("one column") { try resize(isWide: false) }
    host.turn { tabs.selectedIndex = 3 }
    try step("upright again") { host.rotateDevice() }
  }

  private func resize(isWide: Bool) throws {
    try host.resize(
      to: isWide ? CGSize(width: 1_100, height: 900) : CGSize(width: 800, height: 400))
  }

  private func present() throws {
    let alert = make(
      UIAlertController(title: "T", message: "M", preferredStyle: .alert),
      OverridingAlertController(title: "T", message: "M", preferredStyle: .alert))
    let action = UIAlertAction(title: "OK", style: .default) { [record] _ in record.note("OK") }
    alert.addAction(action)
    alert.preferredAction = action
    try step("an alert") { host.turn { tabs.present(alert, animated: true) } }
    try record.picture(of: host)
    try step("its action") { host.press(.keyboardReturnOrEnter) }
    for (index, sheet) in sheets.enumerated() {
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = self
      sheet.preferredContentSize = CGSize(width: 200, height: 200)
      try step("presentation \(index)") { host.turn { tabs.present(sheet, animated: true) } }
      try record.picture(of: host)
      try step("its size") { host.turn { sheet.preferredContentSize.height = 300 } }
      try step("in another size") { try resize(isWide: false) }
      try step("back") { try resize(isWide: true) }
      try step("light \(index)") { host.turn { host.window.overrideUserInterfaceStyle = .light } }
      try step("inherited") { host.turn { host.window.overrideUserInterfaceStyle = .unspecified } }
      try step("dismissal \(index)") { host.turn { tabs.dismiss(animated: true) } }
    }
    let full = child("H")
    full.modalPresentationStyle = .fullScreen
    try step("full screen") { host.turn { tabs.present(full, animated: true) } }
    try step("and back") { host.turn { tabs.dismiss(animated: true) } }
  }

  private func restore() throws {
    let state = try NestState(decoding: SavedState(ofContainer: tabs)?.state.encoded() ?? Data())
    let fresh = Self.makeTabs(make)
    let result = try state.restore(in: fresh) { [make] name, _ in
      switch name {
      case "split": Self.makeSplit(make)
      case "primary", "navigation": Self.makeNavigation(make, name)
      case "pages": Self.makePages(make)
      case "parent": Self.makeParent(make)
      default: self.child(name)
      }
    }
    record.note("missing: \(result.missing)")
    try step("restored") { host.turn { host.window.rootViewController = fresh } }
    try record.picture(of: host)
  }
}

// MARK: - What is saved

private final class SavedView: UIView {
  override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "number") }

  deinit {}
}

private final class OverridingSavedView: OverridingView {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(1, forKey: "number")
  }

  deinit {}
}

private final class SavedController: UIViewController {
  override func encodeRestorableState(with coder: NSCoder) { coder.encode(1, forKey: "number") }

  deinit {}
}

private final class OverridingSavedController: OverridingViewController {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(1, forKey: "number")
  }

  deinit {}
}

// MARK: - Delegates

extension ControllerLife: UITabBarControllerDelegate, UISplitViewControllerDelegate,
  UINavigationControllerDelegate
{
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { record.note("selected \(tabBarController.selectedIndex)") }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { record.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { record.note("did show \(viewController.title ?? "")") }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { record.note("collapsed") }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { record.note("expanded") }
}

extension ControllerLife: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController.title == "2" ? child("3") : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { record.note("turned from \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
}

extension ControllerLife: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    switch sheets.firstIndex(of: presented) {
    case 0:
      return make(
        UISheetPresentationController(presentedViewController: presented, presenting: presenting),
        OverridingSheetPresentationController(
          presentedViewController: presented, presenting: presenting))
    case 1:
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
