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
    container.setInsetViewController(named("A"), at: 0)
    container.setInsetViewController(named("C"), at: 2)
    let fresh = PlaceholderViewController(regionCount: 3)

    let result = try transfer(container, to: fresh)

    #expect(names(fresh.insetViewControllers) == ["A", nil, "C"])
    #expect(result.missing.isEmpty)
  }

  @Test("R14.3 Containers 5 A child of a region that does not exist is refused")
  func missingRegion() throws {
    let container = PlaceholderViewController(regionCount: 3)
    container.setInsetViewController(named("C"), at: 2)

    #expect(throws: NestStateError.notAccepted(at: [], "it has no region 2")) {
      try transfer(container, to: PlaceholderViewController())
    }
  }

  @Test("Containers 5 A wizard shows the page again that it showed, with the pages that were made")
  func wizard() throws {
    let container = WizardViewController(pageCount: 4) { named("page \($0)") }
    container.goToPage(at: 2)
    let fresh = WizardViewController(pageCount: 4) { named("page \($0)") }

    _ = try transfer(container, to: fresh)

    #expect(fresh.currentIndex == 2)
    #expect(
      names([0, 1, 2, 3].map(fresh.pageIfMade)) == names([0, 1, 2, 3].map(container.pageIfMade)))
    #expect(names(fresh.children) == ["page 2"])
  }

  @Test("Containers 5 Of children of a switch with the same identifier the selected one comes back")
  func switchingBetweenEqual() throws {
    let container = SwitchViewController(viewControllers: ["A", "A", "A"].map(named))
    container.selectViewController(at: 1)
    let saved = SavedState(of: container)
    #expect(saved.omitted.isEmpty)
    let fresh = SwitchViewController()

    try fresh.restoreState(saved.state) { name, _ in named(name) }

    #expect(fresh.viewControllers.count == 3)
    #expect(fresh.selectedIndex == 1)
  }

  @Test("Containers 5 A switch has its children in their order, and the same one is selected")
  func switching() throws {
    let container = SwitchViewController(viewControllers: ["A", "B", "C"].map(named))
    container.selectViewController(at: 1)
    let fresh = SwitchViewController()

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

    #expect(names([fresh.contentViewController, fresh.modalViewController]) == ["A", "B"])
  }

  @Test("Containers 5 A split container has its columns and their widths again")
  func split() throws {
    let columns = [
      SplitColumn(minimumWidth: 50, preferredWidth: 100, maximumWidth: 200),
      SplitColumn(minimumWidth: 50, preferredWidth: 100, maximumWidth: 900),
    ]
    let container = SplitContainerViewController(columns: columns)
    container.setInsetViewController(named("A"), at: 0)
    container.setInsetViewController(named("B"), at: 1)
    container.chosenWidths = [120, 480]
    let fresh = SplitContainerViewController(columns: columns)

    _ = try transfer(container, to: fresh)

    #expect(names([0, 1].map { fresh.insetViewController(at: $0) }) == ["A", "B"])
    #expect(fresh.chosenWidths == container.chosenWidths)
  }

  @Test("R14.4 Containers 5 Containers in containers are restored, to the innermost one")
  func nested() throws {
    func makeSwitch() -> SwitchViewController {
      let container = SwitchViewController()
      container.restorationIdentifier = "switch"
      return container
    }
    let inner = makeSwitch()
    inner.setViewControllers(["A", "B"].map(named))
    inner.selectViewController(at: 1)
    let outer = StackController(rootViewController: named("root"))
    outer.push(inner)
    let data = try SavedState(of: outer).state.encoded()
    let fresh = StackController(rootViewController: named("root"))

    try fresh.restoreState(NestState(decoding: data)) { name, _ in
      name == "switch" ? makeSwitch() : named(name)
    }

    let restored = try #require(fresh.topViewController as? SwitchViewController)
    #expect(names(restored.viewControllers) == ["A", "B"])
    #expect(restored.selectedIndex == 1)
  }
}
