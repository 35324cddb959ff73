import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The listing of the article about bars.
@Suite(.serialized) struct ABarForAnyContainerTests {
  @Test("R25.1 A bar around a stack has the titles and the button of its children")
  func listing() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = bars(in: host.window)
    host.unhide()

    #expect(container.navigationBar.items?.map(\.title) == ["Inbox", "Message"])
    #expect(container.navigationBar.topItem?.rightBarButtonItem != nil)
  }
}

func bars(in window: UIWindow) -> BarContainerViewController {
  let inbox = UIViewController()
  inbox.title = "Inbox"
  let stack = StackController(rootViewController: inbox)
  let container = BarContainerViewController(contentViewController: stack)
  container.navigationBar.prefersLargeTitles = true
  window.rootViewController = container

  let message = UIViewController()
  message.title = "Message"
  message.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .reply)
  stack.push(message, animated: false)
  return container
}
