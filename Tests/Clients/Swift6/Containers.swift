// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
  import OpenUIKitContainers
#endif

// Members of subclasses of containers, which have names that containers of other libraries use.

public final class NamedNavigationController: UINavigationController {
  public var activeViewController: UIViewController? { nil }
  public var autorotationMode = 0
  public var forwardedProperties: [String] = []
  public var layoutDirection = "up"
  public var progress: Float = 0
  public var stacks: [Int] = []
  public var unloadsViewsOnMemoryWarning = 0
  public var viewControllersForAppearance: [UIViewController] = []
  public var viewControllersForAutorotation: [UIViewController] = []

  public func add(_ count: Int) { stacks.append(count) }
  public func addStack(configuration: String) -> Int { stacks.count }
  public func beginInteraction(_ request: () -> Void) { request() }
  public func beginMovement(by distance: CGFloat) { progress += Float(distance) }
  public func changeSizes(in size: CGSize, _ change: () -> Void) { change() }
  public func changingRegions(_ body: () -> Void) { body() }
  public func containerStack(_ stack: Int, handle event: String) { layoutDirection = event }
  public func handleEscape() -> Bool { true }
  public func handleKey(_ key: UIKey) -> Bool { true }
  public func ignoringConflictPolicies(_ body: () -> Void) { body() }
  public func observeProgress(_ observer: (Float) -> Void) { observer(progress) }
  public func progressDidChange(_ progress: Float) { self.progress = progress }
  public func removeStack(_ stack: Int) { stacks.removeAll { $0 == stack } }
  public func setNeedsUpdateOfInterfacePreferences() { autorotationMode += 1 }
  public func size(of view: UIView, in size: CGSize) -> CGSize { size }
  public func updateAppearanceOfChildren() { autorotationMode += 1 }
  public func willExchange(_ former: UIViewController, with new: UIViewController) {}
}

public final class NamedTabBarController: UITabBarController {
  public var activeViewController: UIViewController? { nil }
  public var autorotationMode = 0
  public var forwardedProperties: [String] = []
  public var layoutDirection = "up"
  public var progress: Float = 0
  public var stacks: [Int] = []
  public var unloadsViewsOnMemoryWarning = 0
  public var viewControllersForAppearance: [UIViewController] = []
  public var viewControllersForAutorotation: [UIViewController] = []

  public func add(_ count: Int) { stacks.append(count) }
  public func addStack(configuration: String) -> Int { stacks.count }
  public func beginInteraction(_ request: () -> Void) { request() }
  public func beginMovement(by distance: CGFloat) { progress += Float(distance) }
  public func changeSizes(in size: CGSize, _ change: () -> Void) { change() }
  public func changingRegions(_ body: () -> Void) { body() }
  public func containerStack(_ stack: Int, handle event: String) { layoutDirection = event }
  public func handleEscape() -> Bool { true }
  public func handleKey(_ key: UIKey) -> Bool { true }
  public func ignoringConflictPolicies(_ body: () -> Void) { body() }
  public func observeProgress(_ observer: (Float) -> Void) { observer(progress) }
  public func progressDidChange(_ progress: Float) { self.progress = progress }
  public func removeStack(_ stack: Int) { stacks.removeAll { $0 == stack } }
  public func setNeedsUpdateOfInterfacePreferences() { autorotationMode += 1 }
  public func size(of view: UIView, in size: CGSize) -> CGSize { size }
  public func updateAppearanceOfChildren() { autorotationMode += 1 }
  public func willExchange(_ former: UIViewController, with new: UIViewController) {}
}

public final class NamedSplitViewController: UISplitViewController {
  public var activeViewController: UIViewController? { nil }
  public var autorotationMode = 0
  public var forwardedProperties: [String] = []
  public var layoutDirection = "up"
  public var progress: Float = 0
  public var stacks: [Int] = []
  public var unloadsViewsOnMemoryWarning = 0
  public var viewControllersForAppearance: [UIViewController] = []
  public var viewControllersForAutorotation: [UIViewController] = []

  public func add(_ count: Int) { stacks.append(count) }
  public func addStack(configuration: String) -> Int { stacks.count }
  public func beginInteraction(_ request: () -> Void) { request() }
  public func beginMovement(by distance: CGFloat) { progress += Float(distance) }
  public func changeSizes(in size: CGSize, _ change: () -> Void) { change() }
  public func changingRegions(_ body: () -> Void) { body() }
  public func containerStack(_ stack: Int, handle event: String) { layoutDirection = event }
  public func handleEscape() -> Bool { true }
  public func handleKey(_ key: UIKey) -> Bool { true }
  public func ignoringConflictPolicies(_ body: () -> Void) { body() }
  public func observeProgress(_ observer: (Float) -> Void) { observer(progress) }
  public func progressDidChange(_ progress: Float) { self.progress = progress }
  public func removeStack(_ stack: Int) { stacks.removeAll { $0 == stack } }
  public func setNeedsUpdateOfInterfacePreferences() { autorotationMode += 1 }
  public func size(of view: UIView, in size: CGSize) -> CGSize { size }
  public func updateAppearanceOfChildren() { autorotationMode += 1 }
  public func willExchange(_ former: UIViewController, with new: UIViewController) {}
}

public final class NamedPageViewController: UIPageViewController {
  public var activeViewController: UIViewController? { nil }
  public var autorotationMode = 0
  public var forwardedProperties: [String] = []
  public var layoutDirection = "up"
  public var progress: Float = 0
  public var stacks: [Int] = []
  public var unloadsViewsOnMemoryWarning = 0
  public var viewControllersForAppearance: [UIViewController] = []
  public var viewControllersForAutorotation: [UIViewController] = []

  public func add(_ count: Int) { stacks.append(count) }
  public func addStack(configuration: String) -> Int { stacks.count }
  public func beginInteraction(_ request: () -> Void) { request() }
  public func beginMovement(by distance: CGFloat) { progress += Float(distance) }
  public func changeSizes(in size: CGSize, _ change: () -> Void) { change() }
  public func changingRegions(_ body: () -> Void) { body() }
  public func containerStack(_ stack: Int, handle event: String) { layoutDirection = event }
  public func handleEscape() -> Bool { true }
  public func handleKey(_ key: UIKey) -> Bool { true }
  public func ignoringConflictPolicies(_ body: () -> Void) { body() }
  public func observeProgress(_ observer: (Float) -> Void) { observer(progress) }
  public func progressDidChange(_ progress: Float) { self.progress = progress }
  public func removeStack(_ stack: Int) { stacks.removeAll { $0 == stack } }
  public func setNeedsUpdateOfInterfacePreferences() { autorotationMode += 1 }
  public func size(of view: UIView, in size: CGSize) -> CGSize { size }
  public func updateAppearanceOfChildren() { autorotationMode += 1 }
  public func willExchange(_ former: UIViewController, with new: UIViewController) {}
}
