import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// A tabs container that is driven by the value of its selected child.
@Suite(.serialized) struct TabsRouteTests {
  /// A tabs container, bound to letters.
  private final class Fixture {
    let base: TabsFixture
    let binding: RouteBinding<Character>
    private(set) var written = ""
    /// The routes that had been written when the delegate received the last *did*.
    private(set) var writtenAtDid: String?

    init(
      _ route: Character = "A", of routes: String = "ABC",
      transition: @escaping (Character?, Character) -> Transition? = { _, _ in nil }
    ) throws {
      let base = try TabsFixture("", isShown: false)
      self.base = base
      binding = base.container.bind(to: route, of: Array(routes), transition: transition) {
        base.make("\($0)")
      }
      base.host.show(base.container)
      base.recorder.removeAll()
      binding.onChange = { [weak self] in self?.written.append($0) }
      base.recorder.onEvent = { [weak self] event in
        if "\(event)".hasPrefix("D.did") { self?.writtenAtDid = self?.written }
      }
    }

    @discardableResult
    func show(_ route: Character, animated: Bool = true) throws -> ContainerOperation.Outcome? {
      try base.run { _ in binding.show(route, animated: animated) }
    }
  }

  @Test(
    "Containers 6 A tabs container gets a child for each value, and shows the one that is selected")
  func children() throws {
    let fixture = try Fixture("B")

    #expect(fixture.base.names == "ABC")
    #expect(fixture.base.inWindow == "B")
    #expect(fixture.binding.value == "B")
    #expect(fixture.base.container.viewControllers.map(\.isViewLoaded) == [false, true, false])
    #expect(fixture.written == "")
  }

  @Test(
    "Containers 6 Another value is selected, with its transition or at once; an equal one is not")
  func selection() throws {
    let fixture = try Fixture()

    let operation = fixture.base.host.turn { fixture.binding.show("C") }
    fixture.base.host.advance(by: 0.1)
    #expect(fixture.base.inWindow == "AC")
    #expect(!operation.isFinished)
    try fixture.base.host.settle()
    #expect(operation.result == .done)
    #expect(fixture.base.inWindow == "C")

    fixture.base.host.turn { _ = fixture.binding.show("B", animated: false) }
    #expect(fixture.base.inWindow == "B")
    fixture.base.recorder.removeAll()
    #expect(try fixture.show("B") == .coalesced)
    try fixture.base.recorder.expect("")
    #expect(fixture.written == "")
    #expect(fixture.base.names == "ABC")
  }

  @Test("Containers 6 While a transition runs the last value wins")
  func coalesced() throws {
    let fixture = try Fixture()
    var outcomes: [ContainerOperation.Outcome] = []

    fixture.base.host.turn {
      for route in "BCAC" as String {
        fixture.binding.show(route).whenFinished { outcomes.append($0) }
      }
    }
    try fixture.base.host.settle()

    #expect(outcomes == [.coalesced, .coalesced, .done, .done])
    #expect(fixture.base.inWindow == "C")
    #expect(fixture.written == "")
    #expect(fixture.base.recorder.appearanceViolations(appeared: ["A"]) == [])
  }

  @Test("Containers 6 A value that is set in a callback of the change is shown after it")
  func insideCallback() throws {
    let fixture = try Fixture()
    fixture.base.recorder.onEvent = { event in
      if "\(event)".contains("willShow(B") { fixture.binding.show("C") }
    }

    try fixture.show("B")

    #expect(fixture.base.inWindow == "C")
    #expect(fixture.binding.value == "C")
    #expect(fixture.written == "")
  }

  @Test("Containers 6 The transition is chosen from the values before and after")
  func transitions() throws {
    var asked: [String] = []
    let fixture = try Fixture { from, to in
      asked.append("\(from ?? "-")\(to)")
      return to == "C" ? Transition.none : nil
    }

    let immediate = fixture.base.host.turn { fixture.binding.show("C") }
    #expect(immediate.result == .done)
    let other = fixture.base.host.turn { fixture.binding.show("B") }
    #expect(!other.isFinished)
    try fixture.base.host.settle()
    #expect(asked == ["AC", "CB"])
  }

  @Test("Containers 6 R9.1 A swipe, a key and the program write back before the delegate is called")
  func writeBack() throws {
    let fixture = try Fixture()

    try fixture.base.drag(from: 110, to: 20)
    #expect(fixture.written == "B")
    #expect(fixture.writtenAtDid == "B")
    fixture.base.host.press(.keyboardRightArrow, modifiers: .command)
    try fixture.base.host.settle()
    #expect(fixture.written == "BC")
    #expect(fixture.writtenAtDid == "BC")
    _ = try fixture.base.run { $0.selectViewController(at: 0) }
    #expect(fixture.written == "BCA")
    #expect(fixture.binding.value == "A")

    try fixture.base.drag(from: 110, to: 100)
    #expect(fixture.written == "BCA", "a swipe that returns")
  }

  @Test("Containers 6 A tab writes back")
  func tab() throws {
    let fixture = try Fixture()

    fixture.base.container.showsTabBar = true
    fixture.base.host.turn { fixture.base.container.view.layoutIfNeeded() }
    fixture.base.host.tap(at: CGPoint(x: 100, y: 190))
    try fixture.base.host.settle()

    #expect(fixture.base.inWindow == "C")
    #expect(fixture.written == "C")
  }

  @Test(
    "Containers 6 A change that is cancelled by hand is written back before the delegate is called")
  func cancelled() throws {
    let fixture = try Fixture()

    let operation = fixture.base.host.turn { fixture.binding.show("B") }
    fixture.base.host.advance(by: 0.1)
    fixture.base.host.turn { fixture.base.container.transition?.cancel() }
    try fixture.base.host.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.base.inWindow == "A")
    #expect(fixture.written == "A")
    #expect(fixture.writtenAtDid == "A")
  }

  @Test(
    "Containers 6 A value that is refused during a transition: what that shows is written at its end"
  )
  func busy() throws {
    let fixture = try Fixture()
    fixture.base.container.conflictPolicy = .refuse

    fixture.base.host.turn { _ = fixture.base.container.selectNext() }
    let refused = fixture.base.host.turn { fixture.binding.show("C") }
    #expect(refused.isFinished)
    #expect(fixture.written == "", "it may go back")
    fixture.base.host.turn { fixture.base.container.transition?.cancel() }
    try fixture.base.host.settle()
    #expect(fixture.written == "A")
    #expect(fixture.binding.value == "A")

    fixture.base.host.turn { _ = fixture.base.container.selectNext() }
    fixture.base.host.turn { _ = fixture.binding.show("C") }
    try fixture.base.host.settle()
    #expect(fixture.written == "AB")
    #expect(fixture.writtenAtDid == "AB")
  }

  @Test(
    "Containers 6 A value that is cancelled while it waits is not shown, and the present one written"
  )
  func cancelledWhileWaiting() throws {
    let fixture = try Fixture()

    fixture.base.host.turn {
      fixture.binding.show("B")
      fixture.binding.show("C").cancel()
    }
    try fixture.base.host.settle()

    #expect(fixture.base.inWindow == "B")
    #expect(fixture.written == "B")
  }

  @Test("R14.3 Containers 6 A value without a child is refused, and what is shown is written back")
  func unknown() throws {
    let fixture = try Fixture()
    let reports = DiagnosticRecorder()

    let outcome = try fixture.show("X")

    guard case .refused = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(reports.misuses.map(\.id) == ["routes.unknown-value"])
    #expect(fixture.written == "A")
    #expect(fixture.binding.value == "A")
    #expect(fixture.base.inWindow == "A")
  }

  @Test(
    "R14.3 Containers 6 An unknown first value shows the first child; a value twice has one child")
  func badInput() throws {
    let reports = DiagnosticRecorder()
    let fixture = try Fixture("X", of: "ABAC")

    #expect(
      reports.misuses.map(\.id) == ["routes.duplicate-value", "routes.unknown-value"])
    #expect(fixture.base.names == "ABC")
    #expect(fixture.base.inWindow == "A")
    #expect(fixture.binding.value == "A")
  }

  @Test(
    "Containers 6 A child without a value changes no value, and leaves when another value is shown")
  func foreignChild() throws {
    let fixture = try Fixture()
    let list = fixture.base.container.viewControllers
    let x = fixture.base.make("X")
    _ = try fixture.base.run { $0.setViewControllers(list + [x], selecting: x) }
    #expect(fixture.base.inWindow == "X")
    #expect(fixture.binding.value == "A")
    #expect(fixture.written == "")

    #expect(try fixture.show("A") == .done)
    #expect(fixture.base.inWindow == "A")
  }

  @Test("R14.3 Containers 6 A binding that was replaced refuses, and writes nothing")
  func replaced() throws {
    let fixture = try Fixture()
    let reports = DiagnosticRecorder()
    let second = fixture.base.container.bind(to: "E", of: Array("DEF" as String)) {
      fixture.base.make("\($0)")
    }
    try fixture.base.host.settle()

    _ = fixture.binding.show("B")
    try fixture.base.drag(from: 110, to: 20)

    #expect(reports.misuses.map(\.id) == ["routes.replaced"])
    #expect(fixture.base.names == "DEF")
    #expect(fixture.base.inWindow == "F")
    #expect(second.value == "F")
    #expect(fixture.written == "")
  }

  @Test("R13.2 Containers 6 The tabs container owns the binding; nothing keeps the other alive")
  func leaks() throws {
    weak var binding: RouteBinding<Int>?
    weak var container: TabsViewController?
    weak var child: UIViewController?
    let host = try TestHost(size: CGSize(width: 50, height: 50))
    do {
      let made = TabsViewController()
      container = made
      binding = made.bind(to: 1, of: [1, 2]) { _ in UIViewController() }
      child = made.viewControllers.last
      host.show(made)
      #expect(binding?.value == 1)
      host.show(UIViewController())
      try host.settle()
    }

    #expect(container == nil)
    #expect(binding == nil)
    #expect(child == nil)
  }

  @Observable final class Model {
    var tab: Character = "B"
  }

  @Test("Containers 6 An observable model selects, and is written to by a swipe")
  func observation() async throws {
    let model = Model()
    let base = try TabsFixture("")
    let reader = ModelReader(base.host)
    base.container.bind(
      to: { reader.read { model.tab } }, of: Array("ABC"), writingTo: { model.tab = $0 }
    ) { base.make("\($0)") }
    #expect(base.inWindow == "B")

    try await reader.change {
      model.tab = "A"
      model.tab = "C"
    }
    #expect(base.inWindow == "C")

    try await reader.change {
      try base.drag(from: 20, to: 110)
      #expect(model.tab == "B")
    }
    #expect(base.inWindow == "B")
  }
}
