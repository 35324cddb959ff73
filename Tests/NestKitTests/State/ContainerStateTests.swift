import Foundation
import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Every kind of container is saved and restored, without a view.
@Suite(.serialized) struct ContainerStateTests {
  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.restorationIdentifier = name
    return controller
  }

  /// Saves a container through a file, and restores it in another one, with new controllers.
  private func transfer<Container: RestorableContainer>(
    _ container: Container, to fresh: Container
  ) throws -> RestoredState {
    let data = try SavedState(of: container).state.encoded()
    let result = try fresh.restoreState(NestState(decoding: data)) { name, _ in named(name) }
    #expect(fresh.children.allSatisfy { !$0.isViewLoaded })
    return result
  }

  private func names(_ controllers: [UIViewController?]) -> [String?] {
    controllers.map { $0?.restorationIdentifier }
  }

  @Test("Containers 5 A placeholder has the children of its regions again")
  func placeholder() throws {
    let container = PlaceholderViewController(regionCount: 3)
    container.setViewController(named("A"), at: 0)
    container.setViewController(named("C"), at: 2)
    let fresh = PlaceholderViewController(regionCount: 3)

    let result = try transfer(container, to: fresh)

    #expect(names(fresh.viewControllers) == ["A", nil, "C"])
    #expect(result.missing.isEmpty)
  }

  @Test("Containers 5 A child leaves by the transition that it had when it was saved")
  func transitions() throws {
    let stack = StackController(rootViewController: named("root"))
    stack.push(named("A"), transition: .coverFromBottom.lasting(0.7))
    stack.push(named("B"))
    let fresh = StackController(rootViewController: named("root"))
    _ = try transfer(stack, to: fresh)
    let contents = fresh.viewControllers.map { fresh.stacks[0].content(of: $0) }
    #expect(
      contents.map { $0?.transition.name }
        == stack.viewControllers.map {
          stack.stacks[0].content(of: $0)?.transition.name
        })
    #expect(contents[1]?.transition.name == Transition.coverFromBottom.name)
    #expect(contents.map { $0?.transition.duration } == [nil, 0.7, nil])

    let modal = ModalContainerViewController(contentViewController: named("content"))
    modal.presentModal(named("presented"), transition: .emergeFromCenter.lasting(0.5))
    let freshModal = ModalContainerViewController(contentViewController: named("content"))
    _ = try transfer(modal, to: freshModal)
    let presented = freshModal.stacks[1].topContent
    #expect(presented?.transition.name == Transition.emergeFromCenter.name)
    #expect(presented?.transition.duration == 0.5)
    let frames = presented?.transition.keyFrames(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(frames?.frames.last?.disappearing.opacity == 0.3, "it is above the background")
  }

  @Test(
    "Containers 5 A transition of the program is found by its name, another one is the container's")
  func ownTransitions() throws {
    let own = Transition("own") { _ in [TransitionStep(duration: 0.2, appearing: .move(x: 5))] }
    let stack = StackController(rootViewController: named("root"))
    stack.push(named("A"), transition: own)
    let usual = Transition.pushFromTrailing.name
    for (known, expected) in [([own], "own"), ([], usual)] {
      let fresh = StackController(rootViewController: named("root"))
      try fresh.restoreState(SavedState(of: stack).state, transitions: known) { name, _ in
        named(name)
      }
      #expect(fresh.stacks[0].topContent?.transition.name == expected)
    }
  }

  /// A child that offers how far it is scrolled.
  private final class ScrolledViewController: UIViewController, RestorableScrolling {
    let scrollView = UIScrollView()
    private var restored: CGPoint?

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 100, height: 5_000)
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      if let restored { scrollView.contentOffset = restored }
      restored = nil
    }

    var restorableScrollPosition: CGPoint? { isViewLoaded ? scrollView.contentOffset : restored }
    func restoreScrollPosition(_ position: CGPoint) { restored = position }
    deinit {}
  }

  @Test("Containers 5 A child that offers how far it is scrolled is where it was, at any depth")
  func scrollPositions() throws {
    func make(_ name: String) -> UIViewController {
      let child = name == "list" ? ScrolledViewController() : UIViewController()
      child.restorationIdentifier = name
      return child
    }
    let list = try #require(make("list") as? ScrolledViewController)
    let inner = StackController(rootViewController: list)
    inner.restorationIdentifier = "inner"
    let root = ModalContainerViewController(contentViewController: inner)
    list.loadViewIfNeeded()
    list.scrollView.contentOffset = CGPoint(x: 0, y: 320)
    let saved = try NestState(decoding: SavedState(of: root).state.encoded())

    let freshList = try #require(make("list") as? ScrolledViewController)
    let freshInner = StackController(rootViewController: freshList)
    freshInner.restorationIdentifier = "inner"
    let fresh = ModalContainerViewController(contentViewController: freshInner)
    try fresh.restoreState(saved) { name, _ in make(name) }
    #expect(!freshList.isViewLoaded)
    #expect(SavedState(of: fresh).state == saved)
    let host = try TestHost(size: CGSize(width: 100, height: 200))
    host.show(fresh)

    #expect(freshList.scrollView.contentOffset == CGPoint(x: 0, y: 320))
    #expect(SavedState(of: fresh).state == saved)
  }

  @Test("R14.3 Containers 5 A child of a region that does not exist is refused")
  func missingRegion() throws {
    let container = PlaceholderViewController(regionCount: 3)
    container.setViewController(named("C"), at: 2)

    #expect(throws: NestStateError.notAccepted(at: [], "it has no region 2")) {
      try transfer(container, to: PlaceholderViewController())
    }
  }

  @Test("Containers 5 A wizard shows the page again that it showed, with the pages that were made")
  func wizard() throws {
    let container = WizardViewController(pageCount: 4) { named("page \($0)") }
    container.selectViewController(at: 2)
    let fresh = WizardViewController(pageCount: 4) { named("page \($0)") }

    _ = try transfer(container, to: fresh)

    #expect(fresh.selectedIndex == 2)
    #expect(
      names([0, 1, 2, 3].map(fresh.pageIfMade)) == names([0, 1, 2, 3].map(container.pageIfMade)))
    #expect(names(fresh.children) == ["page 2"])
  }

  @Test(
    "Containers 5 Of children of a tabs container with the same identifier the selected one returns"
  )
  func switchingBetweenEqual() throws {
    let container = TabsViewController(viewControllers: ["A", "A", "A"].map(named))
    container.selectViewController(at: 1)
    let saved = SavedState(of: container)
    #expect(saved.omitted.isEmpty)
    let fresh = TabsViewController()

    try fresh.restoreState(saved.state) { name, _ in named(name) }

    #expect(fresh.viewControllers.count == 3)
    #expect(fresh.selectedIndex == 1)
  }

  @Test(
    "Containers 5 A tabs container has its children in their order, and the same one is selected")
  func switching() throws {
    let container = TabsViewController(viewControllers: ["A", "B", "C"].map(named))
    container.selectViewController(at: 1)
    let fresh = TabsViewController()

    _ = try transfer(container, to: fresh)

    #expect(names(fresh.viewControllers) == ["A", "B", "C"])
    #expect(fresh.selectedIndex == 1)
  }

  @Test("Containers 5 A modal container presents again what it presented")
  func modal() throws {
    let container = ModalContainerViewController(contentViewController: named("A"))
    container.presentModal(named("B"))
    let fresh = ModalContainerViewController()

    _ = try transfer(container, to: fresh)

    #expect(names([fresh.contentViewController, fresh.modalContentViewController]) == ["A", "B"])
  }

  @Test("Containers 5 A split container has its columns and their widths again")
  func split() throws {
    let columns = [
      SplitColumn(minimumWidth: 50, preferredWidth: 100, maximumWidth: 200),
      SplitColumn(minimumWidth: 50, preferredWidth: 100, maximumWidth: 900),
    ]
    let container = SplitContainerViewController(columns: columns)
    container.setViewController(named("A"), at: 0)
    container.setViewController(named("B"), at: 1)
    container.chosenWidths = [120, 480]
    let fresh = SplitContainerViewController(columns: columns)

    _ = try transfer(container, to: fresh)

    #expect(names([0, 1].map { fresh.viewController(at: $0) }) == ["A", "B"])
    #expect(fresh.chosenWidths == container.chosenWidths)
  }

  @Test("R14.4 Containers 5 Containers in containers are restored, to the innermost one")
  func nested() throws {
    func makeTabs() -> TabsViewController {
      let container = TabsViewController()
      container.restorationIdentifier = "tabs"
      return container
    }
    let inner = makeTabs()
    inner.setViewControllers(["A", "B"].map(named))
    inner.selectViewController(at: 1)
    let outer = StackController(rootViewController: named("root"))
    outer.push(inner)
    let data = try SavedState(of: outer).state.encoded()
    let fresh = StackController(rootViewController: named("root"))

    try fresh.restoreState(NestState(decoding: data)) { name, _ in
      name == "tabs" ? makeTabs() : named(name)
    }

    let restored = try #require(fresh.topViewController as? TabsViewController)
    #expect(names(restored.viewControllers) == ["A", "B"])
    #expect(restored.selectedIndex == 1)
  }
}
