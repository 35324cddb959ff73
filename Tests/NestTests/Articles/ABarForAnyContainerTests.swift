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

  @Test("R25.10 Of the accessory of the recipe the upper part is seen when it is minimized")
  func recipe() throws {
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    let container = player(around: StackController(rootViewController: UIViewController()))
    host.show(container)
    let accessory = try #require(container.bottomAccessory)

    #expect(accessory.frame == CGRect(x: 0, y: 428, width: 320, height: 52))
    container.setBottomAccessoryMinimized(true, animated: false)
    try host.settle()
    #expect(accessory.frame == CGRect(x: 0, y: 452, width: 320, height: 52))
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

func player(around stack: StackController) -> BarContainerViewController {
  let container = BarContainerViewController(contentViewController: stack)
  let player = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 52))
  player.backgroundColor = .secondarySystemBackground
  let title = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 20))
  title.text = "Overture"
  player.addSubview(title)
  container.bottomAccessory = player
  container.minimizedBottomAccessoryHeight = 28
  container.minimizesBottomAccessoryOnScroll = true
  return container
}
