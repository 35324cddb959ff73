import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Children whose content is made when they are first shown.
@Suite(.serialized) struct LazyViewControllerTests {
  /// Makes lazy children, and notes which of them have been made.
  private final class Factory {
    let recorder = LifecycleRecorder()
    private(set) var made: [String] = []

    deinit {}

    func lazy(_ name: String) -> LazyViewController {
      LazyViewController(title: name, identifier: name) { [unowned self] in
        made.append(name)
        let content = RecordingViewController(name, recorder: recorder)
        content.restorationIdentifier = "content of \(name)"
        return content
      }
    }

    func tabs(_ names: String) -> TabsViewController {
      TabsViewController(viewControllers: names.map { lazy("\($0)") })
    }
  }

  private func titles(_ container: TabsViewController) -> [String?] {
    container.viewControllers.map(\.title)
  }

  @Test(
    "R9.5 R3.1 A tab has its index and its title before it is made, and is made when it is selected"
  )
  func selection() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let watch = ContractWatch(factory.recorder, in: host.window, .collects)
    let tabs = factory.tabs("ABC")
    tabs.showsTabBar = true
    #expect(factory.made.isEmpty && titles(tabs) == ["A", "B", "C"])

    host.show(tabs)
    #expect(factory.made == ["A"])
    let operation = host.turn { tabs.selectViewController(at: 2) }
    try host.settle()
    watch.look(isAtRest: true)

    #expect(operation.result == .done && tabs.selectedIndex == 2)
    #expect(factory.made == ["A", "C"])
    #expect((tabs.selectedViewController as? LazyViewController)?.contentViewController != nil)
    #expect(watch.breach == nil)
    #expect(factory.recorder.appearanceViolations() == [])
  }

  @Test("R9.5 R9.4 Tabs that were not made are inserted and removed")
  func list() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let tabs = factory.tabs("ABC")
    host.show(tabs)

    host.turn { _ = tabs.insert(factory.lazy("D"), at: 1) }
    host.turn { _ = tabs.remove(tabs.viewControllers[2]) }
    try host.settle()
    #expect(titles(tabs) == ["A", "D", "C"] && factory.made == ["A"])

    host.turn { _ = tabs.selectNext() }
    try host.settle()
    #expect(factory.made == ["A", "D"])
  }

  @Test("R9.5 Containers 6 A value selects a tab that is made then")
  func routes() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let tabs = TabsViewController()
    let binding = tabs.bind(to: "A", of: ["A", "B", "C"]) { factory.lazy($0) }
    host.show(tabs)

    host.turn { _ = binding.show("C") }
    try host.settle()

    #expect(factory.made == ["A", "C"] && tabs.selectedIndex == 2)
  }

  @Test("R9.5 R9.6 Containers 5 What was made is made again by its closure, the rest when shown")
  func state() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let tabs = factory.tabs("ABC")
    host.show(tabs)
    host.turn { _ = tabs.selectViewController(at: 1, animated: false) }
    let state = SavedState(of: tabs).state

    let later = Factory()
    let fresh = later.tabs("ABC")
    var asked: [String] = []
    let result = try fresh.restoreState(state) { identifier, _ in
      asked.append(identifier)
      let content = UIViewController()
      content.restorationIdentifier = identifier
      return content
    }
    host.show(fresh)

    #expect(result.missing.isEmpty && fresh.selectedIndex == 1 && titles(fresh).count == 3)
    #expect(later.made == ["A", "B"] && asked.isEmpty)
    host.turn { _ = fresh.selectViewController(at: 2, animated: false) }
    #expect(later.made == ["A", "B", "C"])
  }

  /// A page that is not complete until a test says so, and that is scrolled.
  private final class Page: UIViewController, WizardPage, RestorableScrolling {
    var validity = WizardPageValidity.invalid(reason: "empty")
    var restorableScrollPosition: CGPoint?
    func restoreScrollPosition(_ position: CGPoint) { restorableScrollPosition = position }
    deinit {}
  }

  @Test("R9.6 Whether a page is valid is asked through a lazy one, which is made for that")
  func pages() throws {
    let pages = (0..<3).map { _ in Page() }
    var made = 0
    let wizard = WizardViewController(
      pages: pages.map { page in
        LazyViewController {
          made += 1
          return LazyViewController { page }
        }
      })
    #expect(made == 0)

    let refused = wizard.selectViewController(at: 2, animated: false)
    guard case .refused(let misuse) = refused.result else {
      Issue.record("it was passed")
      return
    }
    #expect(misuse.id == "wizard.invalid-page" && wizard.selectedIndex == 0)
    #expect(made == 1 && pages.allSatisfy { !$0.isViewLoaded })

    for page in pages.prefix(2) { page.validity = .valid }
    #expect(wizard.selectViewController(at: 2, animated: false).result == .done)
    #expect(wizard.finish() == false && made == 3)
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    host.show(wizard)
    #expect(made == 3 && pages[2].viewIfLoaded?.window != nil)
  }

  @Test("R9.6 Containers 5 A lazy child is saved with what its content is, which needs no name")
  func content() throws {
    /// Tabs with a stack that is made lazily, whose root is scrolled.
    func make(_ page: Page) -> TabsViewController {
      page.restorationIdentifier = "page"
      return TabsViewController(viewControllers: [
        LazyViewController(identifier: "lazy") {
          let stack = StackController(rootViewController: page)
          let lazy = LazyViewController(identifier: "outer") { stack }
          return lazy
        }
      ])
    }
    let (old, new) = (Page(), Page())
    let tabs = make(old)
    tabs.viewControllers[0].loadViewIfNeeded()
    tabs.viewControllers[0].contentOrSelf.loadViewIfNeeded()
    (tabs.viewControllers[0] as? LazyViewController)?.contentViewController?.loadViewIfNeeded()
    old.restorableScrollPosition = CGPoint(x: 0, y: 320)
    let saved = SavedState(of: tabs)
    #expect(saved.omitted.isEmpty)

    var asked: [String] = []
    let fresh = make(new)
    let result = try fresh.restoreState(saved.state) { identifier, _ in
      asked.append(identifier)
      return nil
    }
    #expect(asked.isEmpty && result.missing.isEmpty)
    #expect(new.restorableScrollPosition == CGPoint(x: 0, y: 320))
    #expect(!new.isViewLoaded && SavedState(of: fresh).state == saved.state)
  }

  @Test("R9.6 R11.2 What bars show of the content they show of the lazy child")
  func forwarding() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let lazy = LazyViewController(title: "Inbox") { content }
    let stack = StackController(rootViewController: UIViewController())
    stack.forwardedProperties = [.title, .navigationItem]
    host.show(stack)
    host.turn { _ = stack.push(lazy, animated: false) }
    try host.settle()

    #expect(stack.navigationItem.rightBarButtonItem === content.navigationItem.rightBarButtonItem)
    #expect(stack.navigationItem.title == "Inbox" && stack.title == "Inbox")
    content.navigationItem.rightBarButtonItem = nil
    #expect(stack.navigationItem.rightBarButtonItem == nil)
  }

  @Test("R9.5 R6.2 In a stack what is beneath is made when it is revealed")
  func stack() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let stack = StackController(rootViewController: factory.lazy("A"), capacity: 1)
    stack.push(factory.lazy("B"), animated: false)
    stack.push(factory.lazy("C"), animated: false)
    host.show(stack)
    #expect(factory.made == ["C"])

    host.turn { _ = stack.pop(animated: false) }

    #expect(factory.made == ["C", "B"] && stack.count == 2)
  }

  @Test("R9.5 R13.1 A view that was unloaded shows the content that was made before")
  func unloading() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let factory = Factory()
    let list = ["A", "B"].map { factory.lazy($0) }
    let tabs = TabsViewController(viewControllers: list, unloadsHiddenViews: true)
    host.show(tabs)
    host.turn { _ = tabs.selectNext(animated: false) }
    #expect(!list[0].isViewLoaded)

    host.turn { _ = tabs.selectPrevious(animated: false) }

    #expect(factory.made == ["A", "B"])
    #expect(list[0].contentViewController?.viewIfLoaded?.window != nil)
  }

  @Test("R9.5 R11.1 The content finds the container, and its title is that of the tab")
  func ancestors() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300))
    let content = UIViewController()
    let lazy = LazyViewController(title: "Inbox") { content }
    let tabs = TabsViewController(viewControllers: [lazy])
    host.show(tabs)

    #expect(content.tabsViewController === tabs && lazy.title == "Inbox")
    content.title = "Inbox (3)"
    #expect(lazy.title == "Inbox (3)")
  }
}
