import NestKit
import NestTesting
import OpenUIKit
import Testing

/// The state of pages: saved and restored.
@Suite(.serialized) struct PagesStateTests {
  @Test("R13.1 Containers 5 A page that is a container shows again what it has shown")
  func states() throws {
    let fixture = try LazyPagesFixture(count: 100) { $0.numberOfStoredStates = 4 }
    fixture.makesTabs = true
    _ = try fixture.run { $0.reloadData() }
    func selection(_ index: Int) -> Int? {
      (fixture.container.viewController(at: index) as? TabsViewController)?.selectedIndex
    }
    for index in [0, 1] {
      (fixture.container.viewController(at: index) as? TabsViewController)?
        .selectViewController(at: 1, animated: false)
    }

    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }
    #expect(fixture.container.viewController(at: 0) == nil)
    _ = try fixture.run { $0.selectViewController(at: 0, animated: false) }

    #expect([0, 1].map(selection) == [1, 1])
    for index in [0, 1] {
      (fixture.container.viewController(at: index) as? TabsViewController)?
        .selectViewController(at: 1, animated: false)
    }
    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }
    // Three more states: that of the page 0 is the oldest one, and is not stored.
    _ = try fixture.run { $0.selectViewController(at: 80, animated: false) }
    _ = try fixture.run { $0.selectViewController(at: 0, animated: false) }
    #expect(selection(0) == 0)
  }

  @Test(
    "Containers 5 Saved pages are those that are loaded, and are taken again instead of new ones")
  func restoration() throws {
    let fixture = try LazyPagesFixture(count: 1_000_000)
    _ = try fixture.run { $0.selectViewController(at: 700, animated: false) }
    let state = SavedState(of: fixture.container).state
    #expect(state.children.map(\.slot) == [699, 700, 701])

    let fresh = try LazyPagesFixture(count: 1_000_000, isShown: false)
    try fresh.container.restoreState(state) { identifier, _ in
      let page = fresh.make(identifier)
      page.title = "restored"
      return page
    }
    #expect(fresh.container.selectedIndex == 700)
    #expect(fresh.container.selectedViewController?.title == "restored")
    #expect(fresh.container.children.isEmpty)
    fresh.host.show(fresh.container)
    #expect(fresh.calls == "count, count")
    #expect(fresh.container.children.map(\.title) == ["restored", "restored", "restored"])

    let small = try LazyPagesFixture(count: 10, isShown: false)
    #expect(throws: NestStateError.notAccepted(at: [], "it has no page 699")) {
      try small.container.restoreState(state) { identifier, _ in small.make(identifier) }
    }
  }

  @Test("Containers 5 A state that is restored where it was saved leaves the pages alone")
  func restorationInPlace() throws {
    let fixture = try LazyPagesFixture(count: 100)
    _ = try fixture.run { $0.selectViewController(at: 50, animated: false) }
    let state = SavedState(of: fixture.container).state
    fixture.recorder.removeAll()

    try fixture.container.restoreState(state) { _, _ in nil }
    try fixture.recorder.expect("")
    #expect(fixture.container.children.count == 3)

    #expect(throws: NestStateError.notAccepted(at: [], "“X” is there twice")) {
      let other = fixture.make("X")
      try fixture.container.restoreState(
        NestState(
          kind: state.kind, facts: state.facts,
          children: [50, 51].map { NestState.Child(slot: $0, identifier: "X") })
      ) { _, _ in other }
    }
    try fixture.recorder.expect("X.deinit")
  }

  @Test("Containers 5 A list is saved and restored with its selection")
  func listRestoration() throws {
    let fixture = try PagesFixture("ABC")
    for child in fixture.container.viewControllers {
      child.restorationIdentifier = LifecycleRecorder.name(of: child)
    }
    _ = try fixture.run { $0.selectViewController(at: 2, animated: false) }
    let state = SavedState(of: fixture.container).state

    let fresh = try PagesFixture("", isShown: false)
    let result = try fresh.container.restoreState(
      NestState(decoding: state.encoded())
    ) { name, _ in name == "A" ? nil : fresh.make(name) }

    #expect(result.missing.map(\.identifier) == ["A"])
    #expect(fresh.container.viewControllers.map(\.restorationIdentifier) == ["B", "C"])
    #expect(fresh.container.selectedIndex == 1)
    #expect(fresh.container.viewControllers.allSatisfy { !$0.isViewLoaded })
  }
}
