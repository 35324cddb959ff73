import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// Placeholders and split containers whose regions are driven by optional values.
@Suite(.serialized) struct PlaceholderRouteTests {
  /// A placeholder with two regions, the second of which is bound to a letter.
  private final class Fixture {
    let base: PlaceholderFixture
    private(set) var binding: RouteBinding<Character?>
    private(set) var made = ""
    private(set) var written: [Character?] = []
    /// The routes that had been written when the delegate received the last *did*.
    private(set) var writtenAtDid: [Character?]?

    init(_ route: Character? = nil, isShown: Bool = true) throws {
      let base = try PlaceholderFixture(regionCount: 2, isShown: isShown)
      self.base = base
      var note: (Character) -> Void = { _ in }
      binding = base.placeholder.bind(
        to: route, at: 1, transition: { from, _ in from == nil ? .none : .pushFromTrailing },
        makeController: { (name: Character) in
          note(name)
          return base.make("\(name)")
        })
      base.recorder.removeAll()
      note = { [weak self] in self?.made.append($0) }
      binding.onChange = { [weak self] in self?.written.append($0) }
      base.recorder.onEvent = { [weak self] event in
        if "\(event)".hasPrefix("D1.did") { self?.writtenAtDid = self?.written }
      }
    }

    @discardableResult
    func show(_ route: Character?, animated: Bool = true) throws -> ContainerOperation.Outcome? {
      let operation = base.host.turn { binding.show(route, animated: animated) }
      try base.host.settle()
      return operation.result
    }
  }

  @Test("Containers 6 A region shows the child of its value, or none; an equal value does nothing")
  func values() throws {
    let fixture = try Fixture("B")
    #expect(fixture.base.names == "-B")
    #expect(fixture.binding.value == "B")

    let operation = fixture.base.host.turn { fixture.binding.show("C") }
    #expect(!operation.isFinished, "the transition from a value takes time")
    try fixture.base.host.settle()
    #expect(fixture.base.names == "-C")
    fixture.base.recorder.removeAll()
    #expect(try fixture.show("C") == .coalesced)
    try fixture.base.recorder.expect("")

    fixture.base.host.turn { _ = fixture.binding.show(nil, animated: false) }
    #expect(fixture.base.names == "--")
    #expect(fixture.base.host.turn { fixture.binding.show("E") }.result == .done, "at once")
    #expect(fixture.base.names == "-E")
    #expect(fixture.made == "CE")
    #expect(fixture.written == [])
  }

  @Test("Containers 6 Before the display a value loads no view")
  func preload() throws {
    let fixture = try Fixture("B", isShown: false)

    #expect(fixture.base.names == "-B")
    #expect(fixture.base.placeholder.viewController(at: 1)?.isViewLoaded == false)
  }

  @Test("Containers 6 While a transition runs the last value of a region wins")
  func coalesced() throws {
    let fixture = try Fixture("B")
    var outcomes: [ContainerOperation.Outcome] = []

    fixture.base.host.turn {
      for route in [Character("C"), "E", nil, "F"] {
        fixture.binding.show(route).whenFinished { outcomes.append($0) }
      }
    }
    try fixture.base.host.settle()

    #expect(outcomes == [.coalesced, .coalesced, .done, .done])
    #expect(fixture.base.names == "-F")
    #expect(fixture.made == "CF")
  }

  @Test(
    "Containers 6 What the program shows by other means is written back before the delegate is called"
  )
  func writeBack() throws {
    let fixture = try Fixture("B")

    fixture.base.host.turn { fixture.base.placeholder.setViewController(nil, at: 1) }
    try fixture.base.host.settle()
    #expect(fixture.written == [nil])
    #expect(fixture.writtenAtDid == [nil])

    try fixture.base.set("X", at: 1)
    #expect(fixture.written == [nil], "a child without a value")
    #expect(try fixture.show("E") == .done)
    #expect(fixture.base.names == "-E")
    try fixture.base.set("Y", at: 1)
    #expect(fixture.written == [nil, nil])
    #expect(fixture.writtenAtDid == [nil, nil])
    try fixture.base.set("Z", at: 0)
    #expect(fixture.written.count == 2, "the other region")
  }

  @Test("Containers 6 A change that is cancelled is written back before the delegate is called")
  func cancelled() throws {
    let fixture = try Fixture("B")

    let operation = fixture.base.host.turn { fixture.binding.show("C") }
    fixture.base.host.advance(by: 0.1)
    fixture.base.host.turn { fixture.base.placeholder.transition(at: 1)?.cancel() }
    try fixture.base.host.settle()

    #expect(operation.result == .cancelled)
    #expect(fixture.base.names == "-B")
    #expect(fixture.written == ["B"])
    #expect(fixture.writtenAtDid == ["B"])
  }

  @Test("R14.3 Containers 6 A region that does not exist refuses all values, and no child is made")
  func noRegion() throws {
    let base = try PlaceholderFixture(regionCount: 2)
    let reports = DiagnosticRecorder()
    var made = 0
    let binding = base.placeholder.bind(to: nil, at: 2) { (_: Int) in
      made += 1
      return UIViewController()
    }

    guard case .refused(let misuse) = binding.show(1).result else {
      Issue.record("shown")
      return
    }
    #expect(reports.misuses.allSatisfy { $0 == misuse })
    #expect(reports.misuses.count == 2)
    #expect(made == 0)
    #expect(base.names == "--")
  }

  @Test(
    "R14.3 Containers 6 A binding replaces that of its region only, which refuses and writes nothing"
  )
  func replaced() throws {
    let reports = DiagnosticRecorder()
    let fixture = try Fixture("B")
    let base = fixture.base
    let other = base.placeholder.bind(to: Character("F"), at: 0) { base.make("\($0)") }
    #expect(try fixture.show("C") == .done)
    let second = base.placeholder.bind(to: Character("E"), at: 1) { base.make("\($0)") }
    _ = fixture.binding.show("B")
    #expect(base.names == "FE")
    base.host.turn { base.placeholder.setViewController(nil, at: 1, animated: false) }

    #expect(reports.misuses.map(\.id) == ["routes.replaced"])
    #expect(other.value == "F")
    #expect(second.value == nil)
    #expect(fixture.written == [])
  }

  @Test("R13.2 Containers 6 The placeholder owns its bindings; nothing keeps the other alive")
  func leaks() throws {
    weak var binding: RouteBinding<Int?>?
    weak var placeholder: PlaceholderViewController?
    weak var child: UIViewController?
    let host = try TestHost(size: CGSize(width: 50, height: 50))
    do {
      let made = PlaceholderViewController()
      placeholder = made
      binding = made.bind(to: 1) { (_: Int) in UIViewController() }
      child = made.viewController()
      host.show(made)
      #expect(binding?.value == 1)
      host.show(UIViewController())
      try host.settle()
    }

    #expect(placeholder == nil)
    #expect(binding == nil)
    #expect(child == nil)
  }

  // MARK: Split

  @Observable final class Model {
    var folder: Character? = "F"
    var message: Character?
  }

  @Test("Containers 6 R9.3 A model drives the columns of a split; the drawer changes no value")
  func split() async throws {
    let model = Model()
    let base = try SplitFixture(width: 200)
    let (folders, messages) = (ModelReader(base.host), ModelReader(base.host))
    base.split.bind(to: { folders.read { model.folder } }, at: 0, writingTo: { model.folder = $0 })
    {
      RecordingViewController("\($0)", recorder: base.recorder)
    }
    base.split.bind(
      to: { messages.read { model.message } }, at: 1, writingTo: { model.message = $0 }
    ) {
      RecordingViewController("\($0)", recorder: base.recorder)
    }
    try base.host.settle()
    func names() -> String {
      (0...1).map { base.split.viewController(at: $0).map(LifecycleRecorder.name) ?? "-" }
        .joined()
    }
    #expect(base.split.displayMode != .columns)
    #expect(names() == "F-")

    try await messages.change { model.message = "M" }
    #expect(names() == "FM")
    try base.open()
    #expect(base.split.displayMode == .openDrawer)
    base.host.press(.keyboardEscape)
    try base.host.settle()
    #expect(base.split.displayMode != .openDrawer)
    #expect(model.folder == "F")

    try await folders.change { model.folder = "G" }
    #expect(names() == "GM")
    try await folders.change {
      base.host.turn { base.split.setViewController(nil, at: 0) }
      try base.host.settle()
      #expect(model.folder == nil)
    }
    #expect(names() == "-M")
    #expect(model.message == "M")
  }
}
