import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Pictures of bars that move, and of what a bar container shows.
@Suite(.serialized) struct BarPictureTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = BarFixture.scrolling(title)
    controller.view.backgroundColor = .systemBackground
    let button = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.rightBarButtonItem = button
    return controller
  }

  @Test("R25.5 R25.6 R25.7 A push in the middle, from a large title to a small one")
  func push() throws {
    let stack = StackController(rootViewController: screen("Inbox"))
    let fixture = try BarFixture(stack, size: CGSize(width: 320, height: 480)) {
      $0.navigationBar.prefersLargeTitles = true
    }
    let child = screen("Message")
    child.navigationItem.largeTitleDisplayMode = .never
    let interaction = try #require(stack.beginInteraction { stack.push(child) })
    interaction.fraction = 0.5
    fixture.host.commit()
    try fixture.host.expectPicture("bars-push")
    interaction.cancel()
    try fixture.host.settle()
  }

  @Test("R25.6 R25.10 A large title that is half collapsed in the dark, and a minimized accessory")
  func collapsed() throws {
    let child = screen("Inbox")
    let accessory = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    accessory.text = "Accessory"
    accessory.backgroundColor = .systemTeal
    let fixture = try BarFixture(
      StackController(rootViewController: child), size: CGSize(width: 320, height: 480)
    ) {
      $0.navigationBar.prefersLargeTitles = true
      $0.bottomAccessory = accessory
      $0.minimizedBottomAccessoryHeight = 15
      $0.setBottomAccessoryMinimized(true, animated: false)
    }
    fixture.host.simulateTraits { $0.userInterfaceStyle = .dark }
    (child.view as? UIScrollView)?.contentOffset.y = -74
    fixture.host.commit()
    try fixture.host.expectPicture("bars-collapsed")
  }

  @Test("R25.16 Tabs with images and badges, from right to left, with large text")
  func tabs() throws {
    let children = ["star", "heart", "bell"].map { name in
      let child = UIViewController()
      child.view.backgroundColor = .systemBackground
      child.tabBarItem = UITabBarItem(
        title: name.capitalized, image: UIImage(systemName: name), selectedImage: nil)
      return child
    }
    children[1].tabBarItem.badgeValue = "12"
    children[2].tabBarItem.badgeValue = ""
    children[2].tabBarItem.isEnabled = false
    let container = TabsViewController(viewControllers: children)
    container.showsTabBar = true
    let host = try TestHost(size: CGSize(width: 320, height: 480))
    host.show(container)
    try host.expectPicture("tabs-items")

    container.view.subviews.last?.semanticContentAttribute = .forceRightToLeft
    for tab in container.view.subviews.last?.subviews ?? [] {
      tab.semanticContentAttribute = .forceRightToLeft
    }
    host.simulateTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
    host.commit()
    try host.expectPicture("tabs-items-mirrored")
  }
}
