import NestKit
import NestTesting
import Testing

@testable import OpenUIKit
@testable import OpenUIKitContainers

/// A delegate that notes what it is asked and informed of about tabs.
@MainActor private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var allows = true
  var displayed: [String: [UIViewController]] = [:]

  deinit {}

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.append("should \(tab.identifier)")
    return allows
  }

  func tabBarController(
    _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
  ) { log.append("did \(tab.identifier) after \(previousTab?.identifier ?? "none")") }

  func tabBarController(
    _ tabs: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { displayed[tab.identifier] ?? proposedViewControllers }
}

/// Tabs and groups in place of children.
@MainActor private struct Fixture {
  let host: TestHost
  let recorder = LifecycleRecorder()
  let tabs = UITabBarController()
  let delegate = TabDelegate()
  let navigation = UINavigationController()

  init(width: CGFloat = 1024, isManaged: Bool = false) throws {
    host = try TestHost(size: CGSize(width: width, height: 700))
    tabs.delegate = delegate
    let library = group("Library", [tab("Songs"), tab("Albums"), tab("Lists")])
    if isManaged { library.managingNavigationController = navigation }
    let search = UISearchTab { [recorder] _ in
      RecordingViewController("Search", recorder: recorder)
    }
    tabs.tabs = [tab("Home"), library, search]
    host.show(tabs)
    try host.settle()
    recorder.removeAll()
  }

  func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [recorder] tab in
      RecordingViewController(tab.identifier, recorder: recorder)
    }
  }

  func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) {
      [recorder] tab in RecordingViewController(tab.identifier, recorder: recorder)
    }
  }

  var library: UITabGroup {
    get throws { try #require(tabs.tab(forIdentifier: "Library") as? UITabGroup) }
  }

  var titles: [String?] { (tabs.tabBar.items ?? []).map(\.title) }

  /// The name of what is seen.
  var shown: String? { tabs.selectedViewController.map { LifecycleRecorder.name(of: $0) } }

  /// The recorded callbacks, as text.
  var text: String { String(describing: recorder.timeline) }

  var rows: [TabRow] { all(TabRow.self, in: tabs.sidebarView).filter { $0.window != nil } }

  func all<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
    (view?.subviews ?? []).flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
  }

  func row(_ name: String) throws -> TabRow {
    try #require(rows.first { $0.accessibilityLabel == name })
  }
}

@Suite(.serialized) struct TabTests {
  @Test("R15.45 Tabs make the children and the items, each view controller once")
  func children() throws {
    let fixture = try Fixture()
    let home = try #require(fixture.tabs.tab(forIdentifier: "Home"))
    #expect(fixture.titles == ["Home", "Library", "Search"])
    #expect(fixture.tabs.viewControllers?.count == 3)
    #expect(home.viewController === fixture.tabs.viewControllers?[0])
    #expect(home.viewController?.tab === home)
    #expect(home.tabBarController === fixture.tabs)
    #expect(fixture.tabs.selectedTab === home)
    #expect(home.hasVisiblePlacement)
    let songs = try #require(fixture.tabs.tab(forIdentifier: "Songs"))
    #expect(songs.loadedViewController == nil)
    #expect(try songs.parent === fixture.library)
    #expect(songs.tabBarController === fixture.tabs)
    #expect(!songs.hasVisiblePlacement)

    home.title = "Start"
    home.badgeValue = "3"
    #expect(fixture.tabs.tabBar.items?[0].title == "Start")
    #expect(fixture.tabs.tabBar.items?[0].badgeValue == "3")
  }

  @Test("R15.45 A tap asks and informs the delegate, and a disabled tab is not selected")
  func taps() throws {
    let fixture = try Fixture()
    let buttons = fixture.all(TabButtonView.self, in: fixture.tabs.tabBar)
    try fixture.host.tap(buttons[2])
    try fixture.host.settle()
    #expect(fixture.shown == "Search")
    #expect(fixture.delegate.log == ["should UISearchTab", "did UISearchTab after Home"])
    try fixture.recorder.expect(
      """
      Search.loadView
      Search.viewDidLoad
      Search.viewWillAppear
      Home.viewWillDisappear
      Search.viewIsAppearing
      Home.viewDidDisappear
      Search.viewDidAppear
      """)

    fixture.delegate.allows = false
    try fixture.host.tap(buttons[0])
    try fixture.host.settle()
    #expect(fixture.shown == "Search")
    #expect(fixture.tabs.tabBar.selectedItem?.title == "Search")

    fixture.delegate.allows = true
    fixture.tabs.tab(forIdentifier: "Home")?.isEnabled = false
    fixture.delegate.log = []
    try fixture.host.tap(buttons[0])
    try fixture.host.settle()
    #expect(fixture.shown == "Search")
    #expect(fixture.delegate.log == [])
  }

  @Test(
    "R15.46 A group shows itself, then what is selected inside, and exchanges one for the other")
  func group() throws {
    let fixture = try Fixture()
    fixture.tabs.selectedTab = try fixture.library
    try fixture.host.settle()
    #expect(fixture.shown == "Library")

    let albums = try #require(fixture.tabs.tab(forIdentifier: "Albums"))
    fixture.recorder.removeAll()
    fixture.tabs.selectedTab = albums
    try fixture.host.settle()
    #expect(fixture.shown == "Albums")
    #expect(try fixture.library.selectedChild === albums)
    #expect(fixture.tabs.selectedTab === albums)
    #expect(fixture.tabs.tabBar.selectedItem?.title == "Library")
    #expect(fixture.text.contains("Library.didMove(nil)"))
    #expect(fixture.text.contains("Albums.didMove(UITabBarController)"))

    fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "Home")
    try fixture.host.settle()
    fixture.tabs.selectedTab = try fixture.library
    try fixture.host.settle()
    #expect(fixture.shown == "Albums")

    try fixture.library.selectedChild = nil
    try fixture.host.settle()
    #expect(fixture.shown == "Library")
  }

  @Test(
    "R15.46 A group without a view controller shows its default tab, or the first that is not hidden"
  )
  func groupWithoutOwn() throws {
    let fixture = try Fixture()
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "Group",
      children: [fixture.tab("One"), fixture.tab("Two"), fixture.tab("Three")])
    group.defaultChildIdentifier = "Two"
    fixture.tabs.setTabs(fixture.tabs.tabs + [group], animated: true)
    fixture.tabs.selectedTab = group
    try fixture.host.settle()
    #expect(fixture.shown == "Two")
    group.defaultChildIdentifier = nil
    group.displayOrderIdentifiers = ["Three", "Four"]
    #expect(group.displayOrder.map(\.identifier) == ["Three", "One", "Two"])
    try fixture.host.settle()
    #expect(fixture.shown == "Three")
    group.children[2].isHidden = true
    try fixture.host.settle()
    #expect(fixture.shown == "One")
    #expect(fixture.tabs.selectedTab?.identifier == "One")
  }

  @Test("R15.47 The selection inside a group is the stack of its navigation controller")
  func managed() throws {
    let fixture = try Fixture(isManaged: true)
    var names: [String] {
      fixture.navigation.viewControllers.map { LifecycleRecorder.name(of: $0) }
    }
    let songs = try #require(fixture.tabs.tab(forIdentifier: "Songs"))
    #expect(try songs.managingTabGroup === fixture.library)
    fixture.tabs.selectedTab = try fixture.library
    try fixture.host.settle()
    #expect(fixture.tabs.selectedViewController === fixture.navigation)
    #expect(names == ["Library"])
    fixture.tabs.selectedTab = songs
    try fixture.host.settle()
    #expect(names == ["Library", "Songs"])
    #expect(songs.viewController?.tab === songs)

    // A controller that was pushed on the tab stays while the tab is selected.
    fixture.navigation.pushViewController(
      RecordingViewController("Detail", recorder: fixture.recorder), animated: false)
    fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "Home")
    try fixture.host.settle()
    fixture.tabs.selectedTab = songs
    try fixture.host.settle()
    #expect(names == ["Library", "Songs", "Detail"])
    fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "Lists")
    try fixture.host.settle()
    #expect(names == ["Library", "Lists"])

    // Back selects the group.
    fixture.navigation.popViewController(animated: true)
    try fixture.host.settle()
    #expect(names == ["Library"])
    #expect(try fixture.library.selectedChild == nil)
    #expect(try fixture.tabs.selectedTab === fixture.library)

    fixture.delegate.displayed["Library"] = []
    fixture.tabs.selectedTab = songs
    try fixture.host.settle()
    #expect(names == ["Songs"])
  }

  @Test(
    "R15.48 In a compact width root tabs alone are shown, of these the ones that the program names")
  func compact() throws {
    let fixture = try Fixture(width: 320)
    try fixture.library.children[0].preferredPlacement = .fixed
    #expect(fixture.titles == ["Home", "Library", "Search"])
    fixture.tabs.compactTabIdentifiers = ["UISearchTab", "Home", "Others"]
    #expect(fixture.titles == ["Search", "Home"])
    #expect(fixture.tabs.selectedTab?.identifier == "Home")
    fixture.tabs.compactTabIdentifiers = nil
    fixture.tabs.tabs += (0..<4).map { fixture.tab("\($0)") }
    #expect(fixture.titles == ["Home", "Library", "Search", "0", "More"])
    fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "3")
    try fixture.host.settle()
    #expect(fixture.tabs.selectedTab?.identifier == "3")
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
    #expect(fixture.tabs.sidebar.isHidden)
    #expect(fixture.tabs.sidebarView == nil)
  }

  @Test(
    "R15.48 Placements put tabs first, last or into the sidebar alone, also those inside groups")
  func placements() throws {
    let fixture = try Fixture()
    fixture.tabs.tabs += [fixture.tab("Fixed"), fixture.tab("Hidden"), fixture.tab("Beside")]
    fixture.tabs.tab(forIdentifier: "Fixed")?.preferredPlacement = .fixed
    fixture.tabs.tab(forIdentifier: "Hidden")?.isHidden = true
    fixture.tabs.tab(forIdentifier: "Beside")?.preferredPlacement = .sidebarOnly
    fixture.tabs.tab(forIdentifier: "Songs")?.preferredPlacement = .default
    #expect(fixture.titles == ["Fixed", "Home", "Library", "Songs", "Search"])
    fixture.tabs.view.layoutIfNeeded()
    let buttons = fixture.all(TabButtonView.self, in: fixture.tabs.tabBar)
    try fixture.host.tap(#require(buttons.first { $0.item.title == "Songs" }))
    try fixture.host.settle()
    #expect(fixture.shown == "Songs")
    #expect(fixture.tabs.tabBar.selectedItem?.title == "Songs")
    fixture.tabs.selectedTab = fixture.tabs.tab(forIdentifier: "Beside")
    try fixture.host.settle()
    #expect(fixture.shown == "Beside")
    #expect(fixture.tabs.tabBar.selectedItem == nil)
    fixture.tabs.mode = .tabBar
    #expect(fixture.titles == ["Fixed", "Home", "Library", "Search"])
  }

  @Test("R15.49 The sidebar lists all tabs in sections, and a row selects its tab")
  func sidebar() throws {
    let fixture = try Fixture()
    #expect(fixture.tabs.sidebar.isHidden)
    let button = try #require(fixture.tabs.sidebarButton)
    try fixture.host.tap(button)
    try fixture.host.settle()
    #expect(!fixture.tabs.sidebar.isHidden)
    #expect(fixture.tabs.tabBar.frame.minY >= fixture.tabs.view.bounds.maxY)
    #expect(
      fixture.rows.map(\.accessibilityLabel) == ["Home", "Songs", "Albums", "Lists", "Search"])
    #expect(fixture.rows.map(\.isSelected) == [true, false, false, false, false])
    #expect(fixture.tabs.selectedViewController?.view.safeAreaInsets.left == 320)
    #expect(fixture.tabs.selectedViewController?.view.frame.minX == 0)

    try fixture.host.tap(fixture.row("Albums"))
    try fixture.host.settle()
    #expect(fixture.shown == "Albums")
    #expect(fixture.delegate.log == ["should Albums", "did Albums after Home"])
    #expect(try fixture.row("Albums").isSelected)

    fixture.tabs.sidebar.preferredLayout = .tile
    try fixture.host.settle()
    #expect(fixture.tabs.selectedViewController?.view.safeAreaInsets.left == 0)
    #expect(fixture.tabs.selectedViewController?.view.convert(CGPoint.zero, to: nil).x == 320)

    let title = try #require(fixture.all(SidebarTitle.self, in: fixture.tabs.sidebarView).first)
    try fixture.host.tap(title)
    try fixture.host.settle()
    #expect(fixture.rows.map(\.accessibilityLabel) == ["Home", "Search"])

    fixture.tabs.sidebar.isHidden = true
    try fixture.host.settle()
    #expect(fixture.tabs.tabBar.frame.maxY == fixture.tabs.view.bounds.maxY)
    #expect(fixture.tabs.sidebarView?.frame.maxX == -1)
    #expect(fixture.tabs.selectedViewController?.view.frame.width == 1024)
  }

  @Test(
    "R15.49 Groups inside groups are rows, inline ones have no title, and actions follow the tabs")
  func nestedGroups() throws {
    let fixture = try Fixture()
    var count = 0
    let inner = fixture.group("Inner", [fixture.tab("Deep")])
    try fixture.library.children = [fixture.tab("First"), inner]
    inner.sidebarActions = [UIAction(title: "Add") { _ in count += 1 }]
    fixture.tabs.sidebar.isHidden = false
    try fixture.host.settle()
    #expect(
      fixture.rows.map(\.accessibilityLabel) == ["Home", "First", "Inner", "Deep", "Add", "Search"])
    try fixture.host.tap(fixture.row("Add"))
    #expect(count == 1)
    try fixture.host.tap(fixture.row("Deep"))
    try fixture.host.settle()
    #expect(fixture.shown == "Deep")
    try fixture.host.tap(fixture.row("Inner"))
    try fixture.host.settle()
    #expect(fixture.shown == "Inner")
    inner.sidebarAppearance = .inline
    try fixture.library.sidebarAppearance = .inline
    try fixture.host.settle()
    #expect(fixture.rows.map(\.accessibilityLabel) == ["Home", "First", "Deep", "Add", "Search"])
    #expect(fixture.all(SidebarTitle.self, in: fixture.tabs.sidebarView).isEmpty)
  }

  @Test(
    "R15.49 The delegate adds to the animation of the sidebar, which is mirrored from right to left"
  )
  func sidebarDelegate() throws {
    @MainActor final class Observer: NSObject, UITabBarController.Sidebar.Delegate {
      var log: [String] = []
      deinit {}
      func tabBarController(
        _ tabs: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
      ) {
        log.append("will, hidden \(sidebar.isHidden)")
        animator.addAnimations { self.log.append("in \(UIView.inheritedAnimationDuration)") }
        animator.addCompletion { self.log.append("end") }
      }
    }
    let fixture = try Fixture()
    let observer = Observer()
    fixture.tabs.sidebar.delegate = observer
    fixture.tabs.sidebar.isHidden = false
    #expect(observer.log == ["will, hidden true", "in 0.0", "end"])
    observer.log = []
    try fixture.host.settle()
    let button = try #require(fixture.all(SidebarButton.self, in: fixture.tabs.sidebarView).first)
    try fixture.host.tap(button)
    #expect(observer.log == ["will, hidden false", "in 0.3"])
    try fixture.host.settle()
    #expect(observer.log.last == "end")

    fixture.tabs.view.semanticContentAttribute = .forceRightToLeft
    fixture.tabs.sidebar.isHidden = false
    try fixture.host.settle()
    #expect(fixture.tabs.sidebarView?.frame.maxX == 1024)
    #expect(fixture.tabs.selectedViewController?.view.safeAreaInsets.right == 320)
  }

  @Test("R15.50 Tabs that cannot be are reported, and nothing changes")
  func misuse() throws {
    let fixture = try Fixture()
    let old = fixture.tabs.tabs
    let home = try #require(fixture.tabs.tab(forIdentifier: "Home"))
    let library = try fixture.library
    func expect(_ id: String, _ body: () -> Void) {
      let diagnostics = DiagnosticRecorder()
      body()
      #expect(diagnostics.misuses.map(\.id) == [id])
      #expect(zip(fixture.tabs.tabs, old).allSatisfy { $0 === $1 })
      #expect(fixture.tabs.tabs.count == old.count)
      #expect(library.children.count == 3)
    }
    expect("tab.identifier-twice") { fixture.tabs.tabs = old + [fixture.tab("Songs")] }
    expect("tab.identifier-twice") { library.children += [fixture.tab("Home")] }
    expect("tab.belongs-to-another") { fixture.tabs.tabs = old + [library.children[0]] }
    expect("tab.belongs-to-another") { library.children += [home] }
    expect("tab.belongs-to-another") { UITabBarController().tabs = [home] }
    expect("tab.contains-itself") { library.children += [library] }
    expect("tab.no-view-controller") {
      fixture.tabs.tabs = old + [UITab(title: "", image: nil, identifier: "None")]
    }
    expect("tab.selects-stranger") { fixture.tabs.selectedTab = fixture.tab("Other") }
    expect("tab.selects-stranger") { library.selectedChild = home }
    #expect(fixture.tabs.selectedTab === home)
  }

  @Test("R15.50 Setting children removes the tabs, and tabs are released with their controllers")
  func leave() throws {
    let fixture = try Fixture()
    let home = try #require(fixture.tabs.tab(forIdentifier: "Home"))
    fixture.tabs.sidebar.isHidden = false
    try fixture.host.settle()
    let other = RecordingViewController("Other", recorder: fixture.recorder)
    fixture.tabs.viewControllers = [other]
    try fixture.host.settle()
    #expect(fixture.tabs.tabs.isEmpty)
    #expect(fixture.tabs.selectedTab == nil)
    #expect(home.tabBarController == nil)
    #expect(fixture.tabs.sidebarView == nil)
    #expect(other.view.frame.width == 1024)

    fixture.tabs.tabs = [fixture.tab("Start"), fixture.group("Group", [fixture.tab("Inside")])]
    fixture.tabs.viewControllers = (0..<10).map { _ in UIViewController() }
    #expect(fixture.titles.count == 8)

    weak var tabs: UITabBarController?
    weak var tab: UITab?
    do {
      let made = UITabBarController(tabs: [
        fixture.tab("A"), fixture.group("B", [fixture.tab("C")]),
      ])
      made.selectedTab = made.tab(forIdentifier: "C")
      (tabs, tab) = (made, made.tab(forIdentifier: "C"))
    }
    #expect(tabs == nil)
    #expect(tab == nil)
  }
}
