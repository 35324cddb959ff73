import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Changes that callbacks of another change request.
@Suite(.serialized) struct ChangesInCallbacksTests {
  private let recorder = LifecycleRecorder()

  private func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, recorder: recorder)
  }

  /// Does something once, in a callback of a child.
  private func during(
    _ callback: String, of name: String, _ body: @escaping () -> Void
  ) {
    var isDone = false
    recorder.onEvent = { event in
      guard !isDone, event.source == name, "\(event.callback)".hasPrefix(callback) else { return }
      isDone = true
      body()
    }
  }

  @Test("R15.5 What a callback puts into a column replaces what is being put there")
  func column() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 500))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(make("A"), for: .primary)
    host.show(split)
    try host.settle()
    during("willMove", of: "B") { split.setViewController(nil, for: .secondary) }
    split.setViewController(make("B"), for: .secondary)
    try host.settle()
    #expect(split.viewController(for: .secondary) == nil)
    #expect(split.children.count == 1)
  }

  @Test("R15.5 A child that is removed while it is being added leaves, and the next one appears")
  func removedWhileAdded() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController()
    host.show(navigation)
    try host.settle()
    let (below, top, last) = (make("A"), make("B"), make("C"))
    during("loadView", of: "B") {
      navigation.viewControllers = [below]
      navigation.pushViewController(last, animated: false)
    }
    navigation.viewControllers = [below, top]
    try host.settle()
    #expect(navigation.viewControllers == [below, last])
    #expect(last.view.window != nil)
    #expect(top.parent == nil)
  }

  @Test("R15.5 A list that a callback sets while a child returns from behind More wins")
  func list() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let tabs = UITabBarController()
    let children = (0..<7).map { make("\($0)") }
    tabs.viewControllers = children
    host.show(tabs)
    tabs.selectedViewController = children[6]
    try host.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    during("willMove", of: "6") { tabs.viewControllers = [] }
    tabs.viewControllers = Array(children[..<3])
    try host.settle()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.tabBar.items == nil)
    #expect(tabs.children.isEmpty)
  }

  @Test(
    "R15.5 A child that is popped from behind More after the list was reversed is a child again")
  func popped() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let tabs = UITabBarController()
    let children = (0..<6).map { make("\($0)") }
    tabs.viewControllers = children
    host.show(tabs)
    tabs.selectedViewController = children[5]
    try host.settle()
    tabs.moreNavigationController.popViewController(animated: true)
    host.advance(by: 0.1)
    tabs.viewControllers = children.reversed()
    try host.settle()
    #expect(children.allSatisfy { $0.tabBarController === tabs })
    #expect(children[5].parent === tabs)
  }
}
