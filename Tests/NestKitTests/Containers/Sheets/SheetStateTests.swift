import NestKit
import NestTesting
import OpenUIKit
import Testing

/// Sheets that are saved, restored, and follow values.
@Suite(.serialized) struct SheetStateTests {
  private func named(_ name: String) -> UIViewController {
    let child = UIViewController()
    child.restorationIdentifier = name
    return child
  }

  private func names(_ children: [UIViewController]) -> [String?] {
    children.map(\.restorationIdentifier)
  }

  private var configuration: SheetConfiguration {
    SheetConfiguration(edge: .bottom, detents: SheetFixture.detents)
  }

  @Test("R26.19 Containers 5 Content, sheets and detents are restored, and what is leaving is not")
  func restoration() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 400))
    let container = SheetContainerViewController(contentViewController: named("content"))
    host.show(container)
    var other = configuration
    (other.edge, other.selectedDetent) = (.top, .small)
    host.turn {
      container.presentSheet(named("A"), configuration: configuration)
      container.presentSheet(named("B"), configuration: other)
      container.presentSheet(named("C"), configuration: configuration, animated: false)
      container.presentSheet(UIViewController(), configuration: configuration, animated: false)
      container.dismissSheet(container.sheetViewControllers[2])
      container.selectDetent(.large, of: container.sheetViewControllers[0])
    }
    let state = SavedState(of: container).state
    let data = try state.encoded()

    let fresh = SheetContainerViewController()
    let restored = try fresh.restoreState(NestState(decoding: data)) { name, _ in named(name) }
    host.show(fresh)

    #expect(restored.missing.isEmpty)
    #expect(names([fresh.contentViewController].compactMap { $0 }) == ["content"])
    #expect(names(fresh.sheetViewControllers) == ["A", "B"])
    let sheets = fresh.sheetViewControllers
    #expect(sheets.map { fresh.selectedDetent(of: $0) } == [.large, .small])
    #expect(sheets.map { fresh.sheetConfiguration(of: $0)?.edge } == [.bottom, .top])
    #expect(sheets[0].view.bounds.height == 400 && sheets[1].view.bounds.height == 100)
  }

  @Test("R26.19 What a finger has is saved where it would end, and restored over what is there")
  func savedInHand() throws {
    let fixture = try SheetFixture()
    let sheet = try fixture.present("M")
    sheet.restorationIdentifier = "M"
    fixture.host.putDown(0, at: CGPoint(x: 100, y: 320))
    fixture.host.move(0, to: CGPoint(x: 100, y: 300))
    fixture.host.move(0, to: CGPoint(x: 100, y: 60))
    let state = SavedState(of: fixture.container).state
    fixture.host.lift(0, at: CGPoint(x: 100, y: 60))
    fixture.container.selectDetent(.small, of: sheet, animated: false)

    try fixture.container.restoreState(state) { _, _ in nil }

    #expect(fixture.container.sheetViewControllers == [sheet])
    #expect(fixture.detent(sheet) == "large" && fixture.height(sheet) == 400)
  }

  @Test("R26.20 Each binding has its own sheet, in front of those that were presented before")
  func bindings() throws {
    let fixture = try SheetFixture()
    func bind(_ name: String?) -> RouteBinding<String?> {
      fixture.container.bind(to: name, configuration: configuration) { named($0) }
    }
    let (first, second) = (bind(nil), bind("B"))
    #expect(names(fixture.container.sheetViewControllers) == ["B"])

    fixture.host.turn { first.show("A") }
    try fixture.host.settle()
    #expect(names(fixture.container.sheetViewControllers) == ["B", "A"])
    fixture.host.drag(
      from: CGPoint(x: 100, y: 310), to: CGPoint(x: 100, y: 395), duration: 0.3, rest: 0.3)
    try fixture.host.settle()
    #expect(first.value == nil && second.value == "B")
    #expect(names(fixture.container.sheetViewControllers) == ["B"])

    let misuses = withMisuseIntercepted {
      fixture.container.bind(
        to: String?.none, configuration: SheetConfiguration(detents: [])
      ) { named($0) }
    }
    #expect(misuses.map(\.id) == ["sheets.configuration"])
  }
}
