import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

/// A modal container that is driven by an optional value.
@Suite(.serialized) struct ModalRouteTests {
  /// A modal container, bound to a letter.
  private final class Fixture {
    let base: ModalFixture
    private(set) var binding: RouteBinding<Character?>
    private(set) var made = ""
    private(set) var written: [Character?] = []
    /// The routes that had been written when the delegate received the last *did*.
    private(set) var writtenAtDid: [Character?]?

    init(_ route: Character? = nil) throws {
      let base = try ModalFixture()
      self.base = base
      var note: (Character) -> Void = { _ in }
      binding = base.container.bind(to: route) { (name: Character) in
        note(name)
        return base.make("\(name)")
      }
      base.recorder.removeAll()
      note = { [weak self] in self?.made.append($0) }
      binding.onChange = { [weak self] in self?.written.append($0) }
      base.recorder.onEvent = { [weak self] event in
        if "\(event)".hasPrefix("D.did") { self?.writtenAtDid = self?.written }
      }
    }

    @discardableResult
    func show(_ route: Character?, animated: Bool = true) throws -> ContainerOperation.Outcome? {
      let operation = base.host.turn { binding.show(route, animated: animated) }
      try base.host.settle()
      return operation.result
    }
  }

  @Test(
    "Containers 6 A value presents with the usual events, nil dismisses, an equal value does nothing"
  )
  func presentAndDismiss() throws {
    let fixture = try Fixture()

    #expect(try fixture.show("B") == .done)
    #expect(fixture.base.modal == "B")
    #expect(fixture.base.dimming == 0.3)
    try fixture.base.recorder.expect(
      """
      D.willPresent(B, animated)
      B.willMove(ModalContainerViewController)
      B.loadView
      B.viewDidLoad
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      B.viewDidAppear(animated) [to]
      B.didMove(ModalContainerViewController)
      D.didPresent(B, animated)
      """)
    #expect(try fixture.show("B") == .coalesced)
    try fixture.base.recorder.expect("")

    #expect(try fixture.show(nil) == .done)
    #expect(fixture.base.modal == nil)
    #expect(fixture.binding.value == nil)
    fixture.base.recorder.removeAll()
    #expect(try fixture.show(nil) == .coalesced)
    try fixture.base.recorder.expect("")
    #expect(fixture.made == "B")
    #expect(fixture.written == [])
  }

  @Test("Containers 6 Without animation the change is complete when the call returns")
  func atOnce() throws {
    let fixture = try Fixture("B")
    #expect(fixture.base.modal == "B")

    let other = fixture.base.host.turn { fixture.binding.show("C", animated: false) }
    #expect(other.result == .done)
    #expect(fixture.base.modal == "C")
    let none = fixture.base.host.turn { fixture.binding.show(nil, animated: false) }
    #expect(none.result == .done)
    #expect(fixture.base.modal == nil)
  }

  @Test("Containers 6 Another value follows the dismissal of the present one")
  func replacement() throws {
    let fixture = try Fixture("B")

    #expect(try fixture.show("C") == .done)

    #expect(fixture.base.modal == "C")
    let delegate = fixture.base.recorder.takeTimeline().description
      .components(separatedBy: "\n").filter { $0.contains("D.") }
    #expect(
      delegate.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "D.willDismiss(B, animated)", "D.didDismiss(B, animated)", "D.willPresent(C, animated)",
        "D.didPresent(C, animated)",
      ])
    #expect(fixture.written == [])
    #expect(fixture.binding.value == "C")
  }

  @Test(
    "Containers 6 While a transition runs the last value wins; no controller is made for the others"
  )
  func coalesced() throws {
    let fixture = try Fixture("B")
    var outcomes: [ContainerOperation.Outcome] = []

    fixture.base.host.turn {
      for route in "CEF" as String {
        fixture.binding.show(route).whenFinished { outcomes.append($0) }
      }
    }
    try fixture.base.host.settle()
    #expect(fixture.base.modal == "F")
    #expect(fixture.made == "F")
    #expect(outcomes == [.coalesced, .coalesced, .done])

    fixture.base.host.turn {
      fixture.binding.show("G")
      fixture.binding.show(nil)
    }
    try fixture.base.host.settle()
    #expect(fixture.base.modal == nil)
    #expect(fixture.made == "F")
    #expect(fixture.written == [])
  }

  @Test(
    "R20.1 Containers 6 Escape, a tap and the program write nil back before the delegate is called")
  func writeBack() throws {
    let fixture = try Fixture("B")
    fixture.base.host.press(.keyboardEscape)
    try fixture.base.host.settle()
    #expect(fixture.written == [nil])
    #expect(fixture.writtenAtDid == [nil])
    #expect(fixture.binding.value == nil)

    try fixture.show("C")
    fixture.base.host.tap(at: CGPoint(x: 5, y: 5))
    try fixture.base.host.settle()
    #expect(fixture.base.modal == nil)
    #expect(fixture.written == [nil, nil])

    try fixture.show("E")
    fixture.base.host.turn { fixture.base.container.dismissModal() }
    #expect(fixture.written.count == 2, "not before it is certain")
    try fixture.base.host.settle()
    #expect(fixture.written == [nil, nil, nil])
  }

  @Test("R20.1 Containers 6 A drag that dismisses writes back, one that is reversed does not")
  func drag() throws {
    let fixture = try Fixture("B")
    fixture.base.host.drag(
      from: CGPoint(x: 60, y: 90), to: CGPoint(x: 60, y: 110), duration: 1, rest: 1)
    try fixture.base.host.settle()
    #expect(fixture.base.modal == "B")
    #expect(fixture.written == [])
    fixture.base.host.drag(
      from: CGPoint(x: 60, y: 90), to: CGPoint(x: 60, y: 196), duration: 1, rest: 1)
    try fixture.base.host.settle()
    #expect(fixture.base.modal == nil)
    #expect(fixture.written == [nil])
    #expect(fixture.writtenAtDid == [nil])
  }

  @Test("Containers 6 A change that is cancelled is written back before the delegate is called")
  func cancelled() throws {
    let fixture = try Fixture()
    let presentation = fixture.base.host.turn { fixture.binding.show("B") }
    fixture.base.host.advance(by: 0.1)
    fixture.base.host.turn { fixture.base.container.transition?.cancel() }
    try fixture.base.host.settle()
    #expect(presentation.result == .cancelled)
    #expect(fixture.base.modal == nil)
    #expect(fixture.written == [nil])
    #expect(fixture.writtenAtDid == [nil])

    try fixture.show("B")
    let replacement = fixture.base.host.turn { fixture.binding.show("C") }
    fixture.base.host.advance(by: 0.1)
    fixture.base.host.turn { fixture.base.container.transition?.cancel() }
    try fixture.base.host.settle()
    #expect(replacement.result == .cancelled)
    #expect(fixture.base.modal == "B")
    #expect(fixture.written == [nil, "B"])
    #expect(fixture.made == "BB")
  }

  @Test("Containers 6 A controller without a value has none, and disappears when a value is shown")
  func foreignController() throws {
    let fixture = try Fixture()
    try fixture.base.present("X")
    #expect(fixture.binding.value == nil)
    #expect(fixture.written == [])

    #expect(try fixture.show("B") == .done)
    #expect(fixture.base.modal == "B")
  }

  @Test("R14.3 Containers 6 A controller that cannot be a child is refused, and nil written back")
  func refused() throws {
    let base = try ModalFixture()
    let reports = DiagnosticRecorder()
    let parent = UIViewController()
    var written: [Int?] = []
    let binding = base.container.bind(to: nil) { (_: Int) in
      let child = UIViewController()
      parent.addChild(child)
      return child
    }
    binding.onChange = { written.append($0) }

    let outcome = base.host.turn { binding.show(1) }.result

    guard case .refused = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(reports.misuses.count == 1)
    #expect(written == [nil])
  }

  @Test("R14.3 Containers 6 A binding that was replaced refuses, and writes nothing")
  func replaced() throws {
    let fixture = try Fixture("B")
    let reports = DiagnosticRecorder()
    let second = fixture.base.container.bind(to: "E") { (name: Character) in
      fixture.base.make("\(name)")
    }
    try fixture.base.host.settle()

    _ = fixture.binding.show("C")
    fixture.base.host.press(.keyboardEscape)
    try fixture.base.host.settle()

    #expect(reports.misuses.map(\.id) == ["routes.replaced"])
    #expect(fixture.base.modal == nil)
    #expect(second.value == nil)
    #expect(fixture.written == [])
    #expect(fixture.made == "")
  }

  @Test("R13.2 Containers 6 The container owns the binding; a dismissed controller is freed")
  func leaks() throws {
    weak var binding: RouteBinding<Int?>?
    weak var container: ModalContainerViewController?
    weak var child: UIViewController?
    let host = try TestHost(size: CGSize(width: 50, height: 50))
    do {
      let made = ModalContainerViewController()
      container = made
      let bound = made.bind(to: 1) { (_: Int) in UIViewController() }
      binding = bound
      child = made.modalContentViewController
      host.show(made)
      #expect(child != nil)
      host.turn { _ = bound.show(nil) }
      try host.settle()
      #expect(child == nil)
      host.show(UIViewController())
      try host.settle()
    }

    #expect(container == nil)
    #expect(binding == nil)
  }

  @Test("R13.2 Containers 6 A binding that outlives its container refuses, and makes no controller")
  func containerGone() {
    var made = 0
    let binding = {
      ModalContainerViewController().bind(to: nil) { (_: Int) in
        made += 1
        return UIViewController()
      }
    }()

    let reports = withMisuseIntercepted { _ = binding.show(1) }

    #expect(reports.map(\.id) == ["containment.container-gone"])
    #expect(made == 0)
  }

  @Observable final class Model {
    var sheet: Character?
  }

  @Test("Containers 6 An observable model presents, and is nil after a dismissal by hand")
  func observation() async throws {
    let model = Model()
    let base = try ModalFixture()
    let reader = ModelReader(base.host)
    base.container.bind(to: { reader.read { model.sheet } }, writingTo: { model.sheet = $0 }) {
      base.make("\($0)")
    }
    #expect(base.modal == nil)

    try await reader.change { model.sheet = "B" }
    #expect(base.modal == "B")
    try await reader.change {
      base.host.press(.keyboardEscape)
      try base.host.settle()
      #expect(model.sheet == nil)
    }
    #expect(base.modal == nil)
  }
}
