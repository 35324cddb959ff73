import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Tests what the bar of tabs shows of the items of the children.
@Suite(.serialized) struct TabBarItemTests {
  private struct Fixture {
    let host: TestHost
    let children: [UIViewController]
    let container: TabsViewController

    init(_ titles: String..., image: Bool = true) throws {
      host = try TestHost(size: CGSize(width: 320, height: 480))
      children = titles.map { title in
        let child = UIViewController()
        child.tabBarItem = UITabBarItem(
          title: title, image: image ? UIImage(systemName: "star") : nil, selectedImage: nil)
        return child
      }
      container = TabsViewController(viewControllers: children)
      container.showsTabBar = true
      host.show(container)
    }

    var tabs: [UIButton] {
      container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
    }

    func picture(_ index: Int) -> UIImageView? {
      tabs[index].subviews.compactMap { $0 as? UIImageView }.first { $0 !== tabs[index].imageView }
    }

    func badge(_ index: Int) -> UILabel? {
      tabs[index].subviews.compactMap { $0 as? UILabel }.first { $0 !== tabs[index].titleLabel }
    }
  }

  @Test("R25.16 A tab shows image, selected image, title and badge of the item, and follows each")
  func item() throws {
    let fixture = try Fixture("A", "B")
    let item = try #require(fixture.children[1].tabBarItem)
    #expect(fixture.tabs.map { $0.title(for: .normal) } == ["A", "B"])
    #expect(fixture.picture(1)?.image != nil && fixture.badge(1)?.isHidden == true)

    item.title = "Other"
    item.badgeValue = "3"
    item.badgeColor = .blue
    let image = UIImage(systemName: "heart")?.withRenderingMode(.alwaysOriginal)
    let selected = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysOriginal)
    #expect(fixture.picture(1)?.image?.renderingMode == .alwaysTemplate)
    item.image = image
    item.selectedImage = selected
    fixture.host.commit()
    #expect(fixture.tabs[1].title(for: .normal) == "Other")
    #expect(fixture.badge(1)?.text == "3" && fixture.badge(1)?.backgroundColor == .blue)
    #expect(fixture.tabs[1].accessibilityValue == "3")
    #expect(fixture.picture(1)?.image === image)

    fixture.container.selectViewController(at: 1, animated: false)
    #expect(fixture.picture(1)?.image === selected)

    fixture.children[1].tabBarItem = UITabBarItem(title: "New", image: nil, selectedImage: nil)
    fixture.host.commit()
    #expect(fixture.tabs[1].title(for: .normal) == "New" && fixture.picture(1)?.image == nil)
  }

  @Test("R25.16 A disabled item cannot be selected by a tap")
  func disabled() throws {
    let fixture = try Fixture("A", "B")
    fixture.children[1].tabBarItem.isEnabled = false
    fixture.host.commit()
    try fixture.host.tap(fixture.tabs[1])
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 0)

    fixture.children[1].tabBarItem.isEnabled = true
    fixture.host.commit()
    try fixture.host.tap(fixture.tabs[1])
    try fixture.host.settle()
    #expect(fixture.container.selectedIndex == 1)
  }

  @Test("R25.16 Images are above the titles, and before them in a low container, mirrored")
  func arrangement() throws {
    let fixture = try Fixture("A", "B")
    let (tab, picture) = (fixture.tabs[0], try #require(fixture.picture(0)))
    let title = try #require(tab.titleLabel)
    #expect(picture.frame.maxY <= title.frame.minY && picture.frame.midX == title.frame.midX)

    fixture.host.simulateTraits { $0.verticalSizeClass = .compact }
    fixture.host.commit()
    #expect(picture.frame.maxX < title.frame.minX)

    tab.semanticContentAttribute = .forceRightToLeft
    tab.setNeedsLayout()
    fixture.host.commit()
    #expect(picture.frame.minX > title.frame.maxX)
  }

  @Test("R25.16 Tabs are in the large content viewer, with the large image")
  func largeContent() throws {
    let fixture = try Fixture("A", "B")
    #expect(fixture.tabs[0].showsLargeContentViewer && fixture.tabs[0].largeContentTitle == "A")
    let large = UIImage(systemName: "heart")
    fixture.children[0].tabBarItem.largeContentSizeImage = large
    fixture.container.updateTabBar()
    #expect(fixture.tabs[0].largeContentImage === large && !fixture.tabs[0].scalesLargeContentImage)
  }

  @Test("R25.16 Titles beside images grow with the text of the user, within the bar")
  func textSize() throws {
    let fixture = try Fixture("First", "Second")
    let height = fixture.tabs[0].bounds.height
    fixture.host.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    fixture.host.commit()
    let title = try #require(fixture.tabs[0].titleLabel)
    #expect(fixture.tabs[0].bounds.height > height)
    #expect(title.frame.maxY <= fixture.tabs[0].bounds.height)
  }
}
