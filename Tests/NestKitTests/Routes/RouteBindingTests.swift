import NestKit
import NestTestSupport
import NestTesting
import Observation
import OpenUIKit
import Testing

/// A stack that is driven by values.
@Suite(.serialized) struct RouteBindingTests {
  /// A stack with a root A, bound to letters.
  private final class Fixture {
    let stack: StackFixture
    private(set) var made = ""
    private(set) var written: [String] = []
    private(set) var binding: RouteBinding<[Character]>

    init(_ routes: String = "", isShown: Bool = true) throws {
      let stack = try StackFixture(isShown: false)
      self.stack = stack
      var made: (Character) -> Void = { _ in }
      binding = stack.stack.bind(to: []) {
        made($0)
        return stack.make("\($0)")
      }
      made = { [weak self] in self?.made.append($0) }
      binding.onChange = { [weak self] in self?.written.append(String($0)) }
      binding.show(Array(routes), animated: false)
      if isShown { stack.show() }
      self.made = ""
    }

    var routes: String { String(binding.value) }

    func turn(_ body: () -> Void) { stack.turn(body) }
  }

  @Test("Containers 6 Values are shown as children on the root, without views before the display")
  func preload() throws {
    let fixture = try Fixture("BC", isShown: false)

    #expect(fixture.stack.names == "ABC")
    #expect(fixture.routes == "BC")
    #expect(fixture.stack.stack.viewControllers.allSatisfy { !$0.isViewLoaded })
    #expect(fixture.written == [])
  }

  @Test("Containers 6 Another list is one operation: equal prefixes stay, one transition")
  func change() throws {
    let fixture = try Fixture("BCE")
    let b = fixture.stack["B"]

    fixture.turn { fixture.binding.show(Array("BFG")) }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ABFG")
    #expect(fixture.stack["B"] === b)
    #expect(fixture.made == "FG")
    #expect(
      fixture.stack.recorder.timeline.description.components(separatedBy: "willPush").count == 2)
    #expect(fixture.written == [])
  }

  @Test("Containers 6 A child whose value is in both lists is used again, wherever it is")
  func reuse() throws {
    let fixture = try Fixture("BCE")
    let (b, c) = (fixture.stack["B"], fixture.stack["C"])

    fixture.turn { fixture.binding.show(Array("CB")) }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ACB")
    #expect(
      fixture.stack.stack.viewControllers.dropFirst().elementsEqual(
        [c, b] as [UIViewController], by: ===))
    #expect(fixture.made == "")
    #expect(!fixture.stack.isAlive("E"))
  }

  @Test("Containers 6 The same value twice is two children")
  func duplicates() throws {
    let fixture = try Fixture("BB")
    let children = fixture.stack.stack.viewControllers

    #expect(fixture.stack.names == "ABB")
    #expect(children[1] !== children[2])
    fixture.turn { fixture.binding.show(Array("BBB")) }
    try fixture.stack.settle()
    #expect(fixture.stack.stack.viewControllers.prefix(3).elementsEqual(children, by: ===))
  }

  @Test("Containers 6 While a transition runs the last list wins; no child is made for the others")
  func coalesced() throws {
    let fixture = try Fixture()
    var outcomes: [ContainerOperation.Outcome] = []

    fixture.turn {
      fixture.binding.show(Array("B")).whenFinished { outcomes.append($0) }
      fixture.binding.show(Array("BC")).whenFinished { outcomes.append($0) }
      fixture.binding.show(Array("BE")).whenFinished { outcomes.append($0) }
      fixture.binding.show(Array("BF")).whenFinished { outcomes.append($0) }
    }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ABF")
    #expect(fixture.made == "BF")
    #expect(outcomes == [.coalesced, .coalesced, .done, .done])
    #expect(fixture.routes == "BF")
  }

  @Test("Containers 6 While a transition of others runs the last list wins, and no other is shown")
  func coalescedDuringOthers() throws {
    let fixture = try Fixture("BC")
    var outcomes: [ContainerOperation.Outcome] = []
    var shown: [String] = []
    fixture.stack.recorder.onEvent = { event in
      if "\(event)".contains("didShow") { shown.append(fixture.routes) }
    }

    fixture.turn {
      fixture.stack.stack.pop()
      fixture.binding.show(Array("E")).whenFinished { outcomes.append($0) }
      fixture.binding.show(Array("F")).whenFinished { outcomes.append($0) }
      fixture.binding.show(Array("GH")).whenFinished { outcomes.append($0) }
    }
    #expect(outcomes == [.coalesced, .coalesced])
    try fixture.stack.settle()

    #expect(outcomes == [.coalesced, .coalesced, .done])
    #expect(fixture.stack.names == "AGH")
    #expect(fixture.routes == "GH")
    #expect(fixture.written == [])
    #expect(shown == ["BC", "B"], "after the pop, and before the end of the change")
    #expect(fixture.stack.recorder.appearanceViolations(appeared: ["C"]) == [])
    #expect(!fixture.stack.isAlive("E") && !fixture.stack.isAlive("F"))
  }

  @Test("Containers 6 A pop over several is written back once, when it is certain")
  func multiplePop() throws {
    let fixture = try Fixture("BCE")
    var writtenAtDidPop: [String]?
    fixture.stack.recorder.onEvent = { event in
      if "\(event)".contains("didPop") { writtenAtDidPop = fixture.written }
    }

    fixture.turn { fixture.stack.stack.popToRoot() }
    fixture.stack.host.advance(by: 0.1)
    fixture.turn { fixture.stack.stack.transition?.cancel() }
    try fixture.stack.settle()
    #expect(fixture.written == [])
    #expect(fixture.routes == "BCE")
    #expect(fixture.stack.names == "ABCE")

    fixture.turn { fixture.stack.stack.popToRoot() }
    fixture.stack.host.advance(by: 0.1)
    #expect(fixture.routes == "BCE")
    try fixture.stack.settle()
    #expect(fixture.written == [""])
    #expect(writtenAtDidPop == [""])
  }

  @Test("Containers 6 A pop by hand is written back before the delegate is called")
  func writeBack() throws {
    let fixture = try Fixture("BC")
    var writtenAtDidPop: [String]?
    fixture.stack.recorder.onEvent = { event in
      if "\(event)".contains("didPop") { writtenAtDidPop = fixture.written }
    }

    fixture.turn { fixture.stack.stack.pop() }
    #expect(fixture.written == [])
    try fixture.stack.settle()

    #expect(fixture.written == ["B"])
    #expect(writtenAtDidPop == ["B"])
    #expect(fixture.routes == "B")
  }

  @Test("Containers 6 A pop by hand that is cancelled writes nothing")
  func cancelledByHand() throws {
    let fixture = try Fixture("BC")

    fixture.turn { fixture.stack.stack.pop() }
    fixture.stack.host.advance(by: 0.1)
    fixture.turn { fixture.stack.stack.transition?.cancel() }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ABC")
    #expect(fixture.written == [])
    #expect(fixture.routes == "BC")
  }

  @Test("Containers 6 A change of values that is cancelled by hand is written back")
  func cancelledChange() throws {
    let fixture = try Fixture("B")
    var writtenAtDidPop: [String]?
    fixture.stack.recorder.onEvent = { event in
      if "\(event)".contains("didPop") { writtenAtDidPop = fixture.written }
    }

    fixture.turn { fixture.binding.show(Array("BC")) }
    fixture.stack.host.advance(by: 0.1)
    fixture.turn { fixture.stack.stack.transition?.cancel() }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "AB")
    #expect(fixture.written == ["B"])
    #expect(writtenAtDidPop == ["B"], "before the delegate is called")
  }

  @Test("Containers 6 Values that are set inside a callback are shown after the operation")
  func insideCallbacks() throws {
    let fixture = try Fixture("B")
    var isDone = false
    fixture.stack.recorder.onEvent = { event in
      guard !isDone, "\(event)".contains("viewWillDisappear") else { return }
      isDone = true
      fixture.binding.show(Array("BE"))
    }

    fixture.turn { fixture.stack.stack.push(fixture.stack.make("X")) }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ABE")
    #expect(fixture.routes == "BE")
  }

  @Test(
    "Containers 6 Values that are set while a change of values begins are not written over by it")
  func insideOwnChange() throws {
    let fixture = try Fixture()
    fixture.stack.recorder.onEvent = { event in
      if "\(event)".contains("willShow(B") { fixture.binding.show(Array("BE")) }
    }

    fixture.turn { fixture.binding.show(Array("B")) }
    try fixture.stack.settle()

    #expect(fixture.stack.names == "ABE")
    #expect(fixture.written == [])
  }

  @Test("Containers 6 A child that stands for no value is no value")
  func unknownChild() throws {
    let fixture = try Fixture("B")

    fixture.turn { fixture.stack.stack.push(fixture.stack.make("X")) }
    try fixture.stack.settle()
    #expect(fixture.routes == "B")
    #expect(fixture.written == [])

    fixture.turn { fixture.binding.show(Array("BC")) }
    try fixture.stack.settle()
    #expect(fixture.stack.names == "ABC")
  }

  @Test("R14.3 A binding that was replaced refuses, and says so")
  func replaced() throws {
    let fixture = try Fixture("B")
    let reports = DiagnosticRecorder()
    let second = fixture.stack.stack.bind(to: Array("C")) { fixture.stack.make("\($0)") }
    try fixture.stack.settle()

    let outcome = fixture.binding.show(Array("BE")).result

    #expect(fixture.stack.names == "AC")
    guard case .refused(let misuse) = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(misuse.id == "routes.replaced")
    #expect(reports.misuses.map(\.id) == ["routes.replaced"])
    #expect(second.value == ["C"])
  }

  @Test("R13.2 The stack owns the binding; neither keeps the other, nor the children, alive")
  func leaks() throws {
    weak var binding: RouteBinding<[Character]>?
    weak var stack: StackController?
    let host = try TestHost(size: CGSize(width: 50, height: 50))
    do {
      let made = StackController(rootViewController: UIViewController())
      stack = made
      binding = made.bind(to: Array("BC")) { _ in UIViewController() }
      host.show(made)
      #expect(binding?.value == ["B", "C"])
      host.show(UIViewController())
      try host.settle()
    }

    #expect(stack == nil)
    #expect(binding == nil)
  }

  @Test("R14.3 Containers 6 Values for a stack that has no root yet are refused")
  func withoutRoot() throws {
    let container = ContainerViewController()
    let stack = container.addStack(configuration: .init(hasFixedRoot: true))
    let binding = stack.bind(to: [Character]()) { _ in UIViewController() }

    var operation: ContainerOperation?
    let reports = withMisuseIntercepted { operation = binding.show(["B"]) }

    #expect(reports.map(\.id) == ["routes.no-root"])
    guard case .refused? = operation?.result else {
      Issue.record("It was not refused.")
      return
    }
    #expect(stack.viewControllers.isEmpty && binding.value.isEmpty)
    stack.push(UIViewController())
    binding.show(["B"])
    #expect(stack.viewControllers.count == 2 && binding.value == ["B"])
  }

  // MARK: Observation

  @Observable final class Model {
    var path: [Character] = ["B"]
  }

  @Test("Containers 6 An observable model drives the stack, and is written to")
  func observation() async throws {
    let model = Model()
    let fixture = try StackFixture()
    let reader = ModelReader(fixture.host)
    fixture.stack.bind(to: { reader.read { model.path } }, writingTo: { model.path = $0 }) {
      fixture.make("\($0)")
    }
    #expect(fixture.names == "AB")

    try await reader.change {
      model.path = ["B", "C"]
      model.path.append("E")
    }
    #expect(fixture.names == "ABCE")

    try await reader.change {
      fixture.turn { fixture.stack.pop() }
      try fixture.settle()
      #expect(model.path == ["B", "C"])
    }
    #expect(fixture.names == "ABC")
  }
}
