import NestTesting
import Testing

@testable import OpenUIKit

/// Items of bars, and what controllers have of them.
struct BarItemTests {
  private final class Target: NSObject {
    var senders: [Any?] = []
    func tapped(_ sender: Any?) { senders.append(sender) }
    static let tapped = Selector("tapped(_:)", Target.tapped(_:))
  }

  private final class Observer: BarChangeObserver {
    var parts: [BarChange] = []
    func barChange(_ change: BarChange, in source: AnyObject) { parts.append(change) }
  }

  @Test("R15.19 A tap on an item sends its action with the item, or performs its primary action")
  func actions() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), scale: 1)
    host.window.makeKeyAndVisible()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let target = Target()
    let item = UIBarButtonItem(
      title: "Save", style: .done, target: target, action: Target.tapped)
    bar.items = [UINavigationItem(title: "Title")]
    bar.topItem?.rightBarButtonItem = item
    host.turn { host.window.addSubview(bar) }
    var performed: [String] = []

    host.tap(at: CGPoint(x: 270, y: 22))
    #expect(target.senders.count == 1 && target.senders.first as? UIBarButtonItem === item)

    item.primaryAction = UIAction(title: "Action") { action in
      performed.append(action.sender as? UIBarButtonItem === item ? "item" : "other")
    }
    #expect(item.title == "Action")
    host.commit()
    host.tap(at: CGPoint(x: 270, y: 22))
    #expect(performed == ["item"] && target.senders.count == 1)

    item.isEnabled = false
    host.commit()
    host.tap(at: CGPoint(x: 270, y: 22))
    #expect(performed == ["item"])

    item.isEnabled = true
    item.changesSelectionAsPrimaryAction = true
    host.commit()
    host.tap(at: CGPoint(x: 270, y: 22))
    #expect(item.isSelected)
  }

  @Test("R15.19 Targets are not retained, spaces have their width, and a wrong width is refused")
  func values() {
    var target: Target? = Target()
    let item = UIBarButtonItem(title: nil, style: .plain, target: target, action: Target.tapped)
    #expect(item.target === target)
    target = nil
    #expect(item.target == nil)

    let space = UIBarButtonItem.fixedSpace(12)
    #expect(space.width == 12 && space.space == .fixedSpace)
    #expect(UIBarButtonItem.flexibleSpace().space == .flexibleSpace)
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem.Style.prominent == .done)

    let recorder = DiagnosticRecorder()
    defer { recorder.stop() }
    for width in [-1, CGFloat.nan, .infinity] { space.width = width }
    #expect(
      space.width == 12 && recorder.misuses.map(\.id) == ["bar.width", "bar.width", "bar.width"])
  }

  @Test("R15.19 An item is in one group, and groups stand for the items of a navigation item")
  func groups() {
    let items = (0..<3).map {
      UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
    }
    let group = UIBarButtonItemGroup.fixedGroup(items: items)
    #expect(items[0].buttonGroup === group)
    let other = items[0].creatingFixedGroup()
    #expect(items[0].buttonGroup === other && group.barButtonItems.count == 2)

    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add)]
    item.trailingItemGroups = [group]
    #expect(item.rightBarButtonItems == nil)
    #expect(item.shownTrailingItems.map(\.title) == ["2", "1"])
    item.pinnedTrailingGroup = other
    #expect(item.shownTrailingItems.map(\.title) == ["0", "2", "1"])
    group.isHidden = true
    #expect(item.shownTrailingItems.map(\.title) == ["0"])
    item.rightBarButtonItem = items[1]
    #expect(item.trailingItemGroups.isEmpty)
  }

  @Test("R15.20 A controller makes its items when they are read, and gives them its title")
  func controllerItems() {
    let controller = UIViewController()
    controller.title = "Title"
    #expect(controller.barItemStorage == nil && controller.navigationItemIfMade == nil)

    #expect(controller.navigationItem.title == "Title" && controller.tabBarItem.title == "Title")
    #expect(controller.navigationItem === controller.navigationItem)
    controller.navigationItem.title = "Own"
    #expect(controller.title == "Title")
    controller.title = "New"
    #expect(controller.navigationItem.title == "New" && controller.tabBarItem.title == "New")
    let other = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    controller.tabBarItem = other
    #expect(controller.tabBarItem === other && other.title == "Search" && other.tag == 3)
  }

  @Test(
    "R15.20 Who observes a controller is informed of items, edges and scroll views, and is not retained"
  )
  func observers() {
    let controller = UIViewController()
    let observer = Observer()
    controller.barChangeObservers.add(observer)

    controller.title = "Title"
    controller.setToolbarItems([.flexibleSpace()], animated: true)
    controller.tabBarItem = UITabBarItem()
    controller.edgesForExtendedLayout = []
    controller.hidesBottomBarWhenPushed = true
    controller.setContentScrollView(UIScrollView(), for: .top)
    #expect(
      observer.parts.map(\.part) == [
        .title, .toolbarItems, .tabBarItem, .extendedEdges, .extendedEdges, .contentScrollView,
      ])
    #expect(observer.parts.map(\.isAnimated) == [false, true, false, false, false, false])
    controller.barChangeObservers.remove(observer)
    controller.title = "Other"
    #expect(observer.parts.count == 6)

    weak var released: Observer?
    do {
      let second = Observer()
      released = second
      controller.barChangeObservers.add(second)
    }
    #expect(released == nil)
    controller.title = "Nobody"
  }

  @Test("R15.20 The edit button changes the editing state and shows it")
  func editButton() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)
    item.perform(for: nil)
    #expect(controller.isEditing && item.title == "Done" && item.style == .done)
    controller.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test("R15.20 Scroll views are set by edge, and found where none is set")
  func scrollViews() {
    let controller = UIViewController()
    var scroll: UIScrollView? = UIScrollView()
    controller.setContentScrollView(scroll, for: [.top, .bottom])
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .leading) == nil)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.contentScrollView(for: .top) == nil)
    scroll = nil
    #expect(controller.contentScrollView(for: .bottom) == nil)

    let found = UIScrollView()
    controller.view.addSubview(found)
    #expect(controller.followedScrollView(for: .top) === found)
  }
}
