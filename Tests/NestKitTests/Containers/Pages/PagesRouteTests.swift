import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// Pages that are driven by the index or the value of the selected page.
@Suite(.serialized) struct PagesRouteTests {
  /// Pages A to E, bound to the index of the selected one.
  private final class Fixture {
    let base: PagesFixture
    let binding: RouteBinding<Int>
    private(set) var written: [Int] = []
    /// The routes that had been written when the delegate received the last *did*.
    private(set) var writtenAtDid: [Int]?

    init(_ index: Int = 0) throws {
      base = try PagesFixture()
      binding = base.container.bind(to: index)
      base.recorder.removeAll()
      binding.onChange = { [weak self] in self?.written.append($0) }
      base.recorder.onEvent = { [weak self] event in
        if "\(event)".hasPrefix("D.did") { self?.writtenAtDid = self?.written }
      }
    }

    @discardableResult
    func show(_ index: Int, animated: Bool = true) throws -> ContainerOperation.Outcome? {
      try base.run { _ in binding.show(index, animated: animated) }
    }
  }

  @Test(
    "Containers 6 R9.2 A bound index selects its page, scrolling or at once; an equal one does not")
  func selection() throws {
    let fixture = try Fixture(1)
    #expect(fixture.base.visible == "B")

    let operation = fixture.base.host.turn { fixture.binding.show(3) }
    #expect(!operation.isFinished)
    #expect(fixture.base.container.isMoving)
    try fixture.base.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.base.visible == "D")
    #expect(fixture.binding.value == 3)

    fixture.base.host.turn { _ = fixture.binding.show(0, animated: false) }
    #expect(fixture.base.visible == "A")
    fixture.base.recorder.removeAll()
    #expect(try fixture.show(0) == .coalesced)
    try fixture.base.recorder.expect("")
    #expect(fixture.written == [])
  }

  @Test("Containers 6 While the content moves the last index wins")
  func coalesced() throws {
    let fixture = try Fixture()
    var outcomes: [ContainerOperation.Outcome] = []

    fixture.base.host.turn {
      for index in [1, 2, 3, 4] {
        fixture.binding.show(index).whenFinished { outcomes.append($0) }
      }
    }
    try fixture.base.host.settle()

    #expect(outcomes == [.coalesced, .coalesced, .done, .done])
    #expect(fixture.base.visible == "E")
    #expect(fixture.written == [])
    #expect(fixture.base.violations == [])
  }

  @Test("Containers 6 R9.2 A drag writes back when it rests, before the delegate is called")
  func writeBack() throws {
    let fixture = try Fixture()

    fixture.base.putDown(at: 110)
    fixture.base.move(80, 50, 20)
    #expect(fixture.written == [])
    try fixture.base.lift(at: 20)
    #expect(fixture.base.visible == "B")
    #expect(fixture.written == [1])
    #expect(fixture.writtenAtDid == [1])

    try fixture.base.drag(from: 110, to: 100)
    #expect(fixture.written == [1], "one that is reversed")
    _ = try fixture.base.run { $0.selectViewController(at: 4) }
    #expect(fixture.written == [1, 4])
    #expect(fixture.writtenAtDid == [1, 4])
    #expect(fixture.binding.value == 4)
  }

  @Test("Containers 6 An index that is set while a finger drags is shown after it, and wins")
  func duringDrag() throws {
    let fixture = try Fixture()

    fixture.base.putDown(at: 110)
    fixture.base.move(80, 50, 20)
    let operation = fixture.base.host.turn { fixture.binding.show(3) }
    try fixture.base.lift(at: 20)

    #expect(operation.result == .done)
    #expect(fixture.base.visible == "D")
    #expect(fixture.written == [])
  }

  @Test(
    "Containers 6 A finger that takes up a change is written back before the delegate is called")
  func continuedByFinger() throws {
    let fixture = try Fixture()

    let operation = fixture.base.host.turn { fixture.binding.show(1) }
    fixture.base.host.advance(by: 0.1)
    fixture.base.putDown(at: 20)
    fixture.base.move(50, 80, 110)
    try fixture.base.lift(at: 115)

    #expect(operation.result == .cancelled)
    #expect(fixture.base.visible == "A")
    #expect(fixture.written == [0])
    #expect(fixture.writtenAtDid == [0])
  }

  @Test("R14.3 Containers 6 An index without a page is refused, and the selected one written back")
  func unknown() throws {
    let fixture = try Fixture(2)
    let reports = DiagnosticRecorder()

    let outcome = try fixture.show(5)

    guard case .refused = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(reports.misuses.map(\.id) == ["pages.index-out-of-range"])
    #expect(fixture.written == [2])
    #expect(fixture.base.visible == "C")
  }

  @Test("Containers 6 Other pages that move the selected one write its index back")
  func otherPages() throws {
    let fixture = try Fixture(1)
    let list = fixture.base.container.viewControllers

    _ = try fixture.base.run { $0.setViewControllers([fixture.base.make("X")] + list) }

    #expect(fixture.base.visible == "B")
    #expect(fixture.written == [2])
    #expect(fixture.writtenAtDid == [2])
  }

  @Test(
    "R14.3 Containers 6 Pages for values: a drag writes the value, bad ones are refused or left out"
  )
  func values() throws {
    let reports = DiagnosticRecorder()
    let base = try PagesFixture("")
    var written = ""
    let binding = base.container.bind(to: Character("B"), of: Array("ABAC" as String)) {
      base.make("\($0)")
    }
    binding.onChange = { written.append($0) }
    #expect(reports.misuses.map(\.id) == ["routes.duplicate-value"])
    #expect(base.container.numberOfPages == 3)
    #expect(base.visible == "B")

    try base.drag(from: 110, to: 20)
    #expect(written == "C")
    #expect(try base.run { _ in binding.show("A") } == .done)
    #expect(base.visible == "A")
    #expect(try base.run { _ in binding.show("A") } == .coalesced)
    _ = try base.run { _ in binding.show("X") }
    #expect(reports.misuses.map(\.id).last == "routes.unknown-value")
    #expect(written == "CA")

    _ = try base.run { $0.setViewControllers(Array($0.viewControllers.prefix(2))) }
    _ = try base.run { _ in binding.show("C") }
    #expect(reports.misuses.count == 3, "its page was removed")
    #expect(written == "CAA")
  }

  @Test("Containers 6 A model may bind a data source, whose pages are made when they come near")
  func dataSource() async throws {
    let model = Model()
    model.page = 700
    let months = Months()
    let host = try TestHost(size: CGSize(width: 120, height: 200))
    let container = PagesViewController()
    container.dataSource = months
    let reader = ModelReader(host)
    container.bind(to: { reader.read { model.page } }, writingTo: { model.page = $0 })
    host.show(container)
    #expect(months.asked == [699, 700, 701])

    try await reader.change { model.page = 12 }
    #expect(container.selectedIndex == 12)
    try await reader.change {
      host.drag(
        from: CGPoint(x: 20, y: 100), to: CGPoint(x: 110, y: 100), duration: 0.5, rest: 0.2)
      try host.settle()
      #expect(model.page == 11)
    }
    #expect(container.selectedIndex == 11)
  }

  @Observable final class Model {
    var page = 0
  }

  private final class Months: PagesViewControllerDataSource {
    private(set) var asked: Set<Int> = []

    func numberOfPages(in pagesViewController: PagesViewController) -> Int { 1_000_000 }

    func pagesViewController(
      _ pagesViewController: PagesViewController, viewControllerAt index: Int
    ) -> UIViewController {
      asked.insert(index)
      return UIViewController()
    }
  }

  @Test("R14.3 R13.2 Containers 6 A replaced binding refuses and writes nothing; nothing leaks")
  func replacedAndFreed() throws {
    weak var binding: RouteBinding<Int>?
    weak var container: PagesViewController?
    let reports = DiagnosticRecorder()
    do {
      let fixture = try Fixture()
      let second = fixture.base.container.bind(to: 2)
      (binding, container) = (second, fixture.base.container)
      _ = fixture.binding.show(1)
      try fixture.base.drag(from: 110, to: 20)

      #expect(reports.misuses.map(\.id) == ["routes.replaced"])
      #expect(second.value == 3)
      #expect(fixture.written == [])
      fixture.base.host.show(UIViewController())
      try fixture.base.host.settle()
    }

    #expect(container == nil)
    #expect(binding == nil)
  }
}
