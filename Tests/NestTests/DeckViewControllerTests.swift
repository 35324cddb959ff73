import NestKit
import NestTesting
import Observation
import OpenUIKit
import Testing

@testable import OwnContainer

/// The container of the guide for authors of containers.
@Suite(.serialized) struct DeckViewControllerTests {
  @Test func dealing() throws {
    let host = try TestHost()
    let recorder = LifecycleRecorder()
    let deck = DeckViewController()
    deck.deal(RecordingViewController("A", recorder: recorder))
    host.show(deck)
    recorder.removeAll()

    host.turn { _ = deck.deal(RecordingViewController("B", recorder: recorder)) }
    try host.settle()

    try recorder.expect(
      """
      B.willMove(DeckViewController)
      B.loadView
      B.viewDidLoad
      A.viewWillDisappear(animated)
      B.viewWillAppear(animated) [to]
      B.viewIsAppearing(animated) [to]
      A.viewDidDisappear(animated)
      B.viewDidAppear(animated) [to]
      B.didMove(DeckViewController)
      """)
  }

  /// A deck in a window with a card A, everything recorded.
  private final class Fixture {
    let host: TestHost
    let recorder = LifecycleRecorder()
    let deck = DeckViewController()
    let delegate: ContainerEventRecorder
    let checker = ContractChecker(
      rules: ContractRule.appearance.union(ContractRule.moves), appeared: ["A"])

    init() throws {
      host = try TestHost(size: CGSize(width: 140, height: 240))
      delegate = ContainerEventRecorder(recorder: recorder)
      deck.deal(make("A"))
      host.show(deck)
      deck.delegate = delegate
      recorder.removeAll()
      recorder.onEvent = { [weak self] in self?.checker.check($0) }
    }

    func make(_ name: String) -> RecordingViewController {
      let card = RecordingViewController(name, recorder: recorder)
      card.restorationIdentifier = name
      return card
    }

    /// A finger that touches down from the middle of the card, and is lifted at rest.
    func pull(_ distance: CGFloat) throws {
      host.drag(
        from: CGPoint(x: 70, y: 60), to: CGPoint(x: 70, y: 60 + distance), duration: 1, rest: 1)
      try host.settle()
    }

    var names: String {
      deck.cards.map { LifecycleRecorder.name(of: $0) }.joined()
    }

    /// The violations that the checker of NestTesting has found in all callbacks so far.
    var violations: [ContractViolation] { checker.violations + checker.unfinished }
  }

  private func timeline(_ how: String) -> Timeline {
    Timeline(
      stringLiteral: """
        D.willPush(B, covering: A\(how.isEmpty ? "" : ", animated"))
        B.willMove(DeckViewController)
        B.loadView
        B.viewDidLoad
        D.willHide(A\(how.isEmpty ? "" : ", animated"))
        A.viewWillDisappear\(how)
        D.willShow(B\(how.isEmpty ? "" : ", animated"))
        B.viewWillAppear\(how) [to]
        B.viewIsAppearing\(how) [to]
        A.viewDidDisappear\(how)
        D.didHide(A\(how.isEmpty ? "" : ", animated"))
        B.viewDidAppear\(how) [to]
        D.didShow(B\(how.isEmpty ? "" : ", animated"))
        B.didMove(DeckViewController)
        D.didPush(B, covering: A\(how.isEmpty ? "" : ", animated"))
        """)
  }

  @Test("R5.1 Containers 1.1 A card is dealt, animated or not, with the same events")
  func dealt() throws {
    for isAnimated in [true, false] {
      let fixture = try Fixture()
      fixture.host.turn { _ = fixture.deck.deal(fixture.make("B"), animated: isAnimated) }
      try fixture.host.settle()

      try fixture.recorder.expect(timeline(isAnimated ? "(animated)" : ""))
      #expect(fixture.violations == [])
      #expect(fixture.deck.cards.last?.view.superview?.superview != nil)
    }
  }

  @Test("R16.6 R5.1 A deck keeps its contract, whatever is done to it")
  func conformance() throws {
    var suite = ContainerConformance<DeckViewController>("deck") {
      DeckViewController()
    } show: { deck, card, animated in
      deck.setCards([card], animated: animated)
    }
    suite.cover = { $0.deal($1, animated: $2) }
    suite.remove = { if !$0.cards.isEmpty { $0.discard(animated: $1) } }
    suite.drag = { _ in (CGPoint(x: 150, y: 30), CGPoint(x: 150, y: 190)) }
    suite.delegate = { deck, recorder in
      let delegate = ContainerEventRecorder(recorder: recorder)
      deck.delegate = delegate
      return delegate
    }
    let report = try suite.run()

    #expect(report.reaches(.complete), "\(report)")
    #expect(Set(report.omissions.map(\.name)) == ["insert", "unloading"], "\(report)")
    #expect(report.caseCounts.count == 5 && report.caseCount > 200, "\(report)")
  }

  @Test("R16.6 The suite removes nothing where nothing is left")
  func conformanceWithoutGuards() throws {
    var suite = ContainerConformance<DeckViewController>("deck") {
      DeckViewController()
    } show: { deck, card, animated in
      deck.deal(card, animated: animated)
    }
    suite.remove = { $0.discard(animated: $1) }
    let report = try suite.run()

    #expect(report.reaches(.complete), "\(report)")
  }

  @Test("R20.1 Containers 1.6 A finger pulls the top card off, or lets it go back")
  func pulled() throws {
    for (distance, names, isDiscarded) in [(150, "A", true), (40, "AB", false)]
      as [(CGFloat, String, Bool)]
    {
      let fixture = try Fixture()
      fixture.host.turn { _ = fixture.deck.deal(fixture.make("B"), animated: false) }
      fixture.recorder.removeAll()

      try fixture.pull(distance)

      #expect(fixture.names == names)
      #expect(fixture.violations == [])
      let events = fixture.recorder.takeTimeline().description
      #expect(events.hasPrefix("D.willPop(B, revealing: A, animated)"))
      #expect(events.contains("D.willPush(B, covering: A, animated)") == !isDiscarded)
      #expect(events.contains("B.deinit") == isDiscarded)
    }
  }

  @Test("R10.4 Containers 1.3 A card that is being dealt is caught and returns")
  func caught() throws {
    let fixture = try Fixture()
    fixture.host.turn { _ = fixture.deck.deal(fixture.make("B")) }
    fixture.host.advance(by: 0.3)
    fixture.host.drag(
      from: CGPoint(x: 70, y: 100), to: CGPoint(x: 70, y: 235), duration: 0.2, rest: 0)
    try fixture.host.settle()

    #expect(fixture.names == "A")
    #expect(fixture.violations == [])
  }

  @Test("R14.3 What cannot be done is refused before any event")
  func misuse() throws {
    let fixture = try Fixture()
    let misuses = withMisuseIntercepted {
      fixture.host.turn {
        fixture.deck.deal(fixture.deck.cards[0])
        fixture.deck.deal(fixture.deck)
      }
    }
    #expect(misuses.map(\.id) == ["stack.duplicate", "containment.self"])
    #expect(fixture.recorder.takeTimeline() == "")

    fixture.host.turn { _ = fixture.deck.discard(animated: false) }
    #expect(withMisuseIntercepted { fixture.deck.discard() }.map(\.id) == ["stack.empty"])
    try fixture.pull(100)
    #expect(fixture.names == "")
  }

  @Test("R13.2 A deck and its cards are freed together")
  func leak() throws {
    weak var weakDeck: DeckViewController?
    let recorder = LifecycleRecorder()
    do {
      let fixture = try Fixture()
      weakDeck = fixture.deck
      fixture.host.turn {
        _ = fixture.deck.deal(RecordingViewController("B", recorder: recorder))
      }
      fixture.host.advance(by: 0.1)
      try fixture.pull(150)
      fixture.host.show(UIViewController())
    }

    #expect(weakDeck == nil)
    #expect(recorder.takeTimeline().description.contains("B.deinit"))
  }

  @Test("R5.1 Containers 5 The cards of a deck are saved and restored")
  func state() throws {
    let fixture = try Fixture()
    fixture.host.turn { _ = fixture.deck.deal(fixture.make("B")) }
    try fixture.host.settle()
    let state = SavedState(of: fixture.deck).state

    let fresh = DeckViewController()
    let result = try fresh.restoreState(state) { name, _ in fixture.make(name) }

    #expect(fresh.cards.map(\.restorationIdentifier) == ["A", "B"])
    #expect(result.missing.isEmpty)
  }

  @Test(
    "R5.1 Containers 6 Values are shown as cards, which equal values keep; a pull is written back")
  func routes() throws {
    let fixture = try Fixture()
    let routes = fixture.deck.bind(to: ["X", "Y"]) { fixture.make($0) }
    #expect(fixture.names == "XY", "a card without a value disappears")
    var written: [[String]] = []
    routes.onChange = { written.append($0) }
    let first = fixture.deck.cards[0]
    fixture.host.turn { _ = routes.show(["X", "Z"]) }
    try fixture.host.settle()
    #expect(fixture.names == "XZ")
    #expect(fixture.deck.cards[0] === first)
    #expect(written == [])

    var writtenAtPop: [[String]]?
    fixture.recorder.onEvent = { event in
      if "\(event)".contains("didPop") { writtenAtPop = written }
    }
    try fixture.pull(150)
    #expect(fixture.names == "X")
    #expect(routes.value == ["X"])
    #expect(written == [["X"]])
    #expect(writtenAtPop == [["X"]], "before the delegate")
  }

  @Observable final class Hand {
    var cards = ["X"]
  }

  @Test(
    "R5.1 Containers 6 An author binds an observable model to a stack, which keeps no binding alive"
  )
  func observedRoutes() async throws {
    let fixture = try Fixture()
    let hand = Hand()
    var isRead = false
    let read = {
      // Other tests run meanwhile.
      fixture.host.commit()
      isRead = true
      return hand.cards
    }
    fixture.deck.deck.bind(to: read, writingTo: { hand.cards = $0 }) { fixture.make($0) }
    #expect(fixture.names == "X")

    isRead = false
    hand.cards.append("Y")
    while !isRead { await Task.yield() }
    try fixture.host.settle()
    #expect(fixture.names == "XY")
    try fixture.pull(150)
    #expect(hand.cards == ["X"])

    weak var deck: DeckViewController?
    let binding = {
      let made = DeckViewController()
      deck = made
      return made.bind(to: ["X"]) { _ in UIViewController() }
    }()
    #expect(deck == nil)
    let reports = withMisuseIntercepted { _ = binding.show(["Y"]) }
    #expect(reports.map(\.id) == ["containment.container-gone"])
  }

  @Test(
    "R12.4 A container of an author reports what moves, and is moved, without a line for it")
  func progress() throws {
    let fixture = try Fixture()
    fixture.host.turn { _ = fixture.deck.deal(fixture.make("B"), animated: false) }
    var values: [ContainerProgress] = []
    fixture.deck.observeProgress { values.append($0) }

    let interaction = try #require(
      fixture.host.turn { fixture.deck.beginInteraction { fixture.deck.discard() } })
    fixture.host.turn { interaction.fraction = 0.4 }
    fixture.host.turn { interaction.finish() }
    try fixture.host.settle()

    let phases = values.map(\.phase)
    #expect(phases.first == .began && phases.last == .completed)
    #expect(fixture.deck.cards.count == 1 && fixture.deck.progress == nil)
  }
}
