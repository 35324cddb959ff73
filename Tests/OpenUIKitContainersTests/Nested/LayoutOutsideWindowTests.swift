import NestKit
import NestTesting
import OpenUIKit
import OpenUIKitContainers
import Testing

/// Containers that are laid out before they are in a window.
@Suite(.serialized) struct LayoutOutsideWindowTests {
  @Test(
    "R5.8 Containers in each other add and size the views of their children, and none appears")
  func nested() throws {
    let recorder = LifecycleRecorder()
    let page = RecordingViewController("page", recorder: recorder)
    let below = RecordingViewController("below", recorder: recorder)
    let other = RecordingViewController("other", recorder: recorder)
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(page, animated: false)
    let stack = StackController(rootViewController: navigation)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let size = CGSize(width: 400, height: 400)

    tabs.view.frame = CGRect(origin: .zero, size: size)
    #expect(!page.isViewLoaded)
    tabs.view.layoutIfNeeded()

    for controller in [stack, navigation, page] {
      #expect(controller.viewIfLoaded?.isDescendant(of: tabs.view) == true)
      #expect(controller.viewIfLoaded?.frame.size == size)
    }
    #expect(!below.isViewLoaded && !other.isViewLoaded)
    // What is pushed then has its view in the next layout.
    let next = RecordingViewController("next", recorder: recorder)
    navigation.pushViewController(next, animated: false)
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()
    #expect(next.view.isDescendant(of: tabs.view) && !page.view.isDescendant(of: tabs.view))
    #expect(recorder.events.allSatisfy { !"\($0)".contains("Appear") })

    let host = try TestHost(size: size)
    recorder.removeAll()
    host.show(tabs)
    try recorder.expect(
      """
      next.viewWillAppear [to]
      next.viewIsAppearing [to]
      next.viewDidAppear [to]
      next.didMove(UINavigationController)
      """)
  }
}
