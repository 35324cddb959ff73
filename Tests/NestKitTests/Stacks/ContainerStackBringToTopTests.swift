import NestKit
import NestTesting
import OpenUIKit
import Testing

/// A host, a recorder, and a container in it.
private final class Fixture {
  let host: TestHost
  let recorder: LifecycleRecorder
  let container: CardsViewController

  init(
    _ configuration: ContainerStack.Configuration, _ names: String = "ABC", isShown: Bool = true
  ) throws {
    host = try TestHost(size: CGSize(width: 120, height: 200))
    recorder = LifecycleRecorder()
    container = CardsViewController(configuration, recorder: recorder)
    for name in names {
      container.cards.push(
        RecordingViewController("\(name)", recorder: recorder), transition: .coverFromBottom)
    }
    if isShown { host.show(container) }
    recorder.removeAll()
  }

  subscript(index: Int) -> UIViewController { container.cards.viewControllers[index] }

  var names: String { container.cards.viewControllers.map(LifecycleRecorder.name).joined() }

  var inWindow: String {
    container.cards.viewControllers.filter { $0.viewIfLoaded?.window != nil }
      .map(LifecycleRecorder.name).joined()
  }

  /// The names of the children whose views are in the tree, bottom to top as they are drawn.
  var pile: String {
    container.cards.viewControllers.filter { $0.viewIfLoaded?.window != nil }
      .sorted { $0.view.depth > $1.view.depth }.map(LifecycleRecorder.name).joined()
  }
}

extension UIView {
  /// How many views it is inside; what is covered is deeper in the wrappers.
  fileprivate var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}

/// Children that come on top, are refused, or are placed by other means than by filling the region.
@Suite(.serialized) struct ContainerStackBringToTopTests {
  @Test("Containers 1 A child of the list that moves to the top is shown, without a move or a push")
  func bringToTop() throws {
    let fixture = try Fixture(.init(capacity: 2))

    let operation = fixture.host.turn {
      fixture.container.cards.bringToTop(fixture[0], transition: .pushFromRight)
    }
    try fixture.host.settle()

    try fixture.recorder.expect(
      """
      A.loadView
      A.viewDidLoad
      C.viewWillDisappear(animated)
      A.viewWillAppear(animated)
      A.viewIsAppearing(animated)
      C.viewDidDisappear(animated)
      A.viewDidAppear(animated)
      """)
    #expect(operation.result == .done)
    #expect(fixture.names == "BCA")
    #expect(fixture.pile == "CA")
  }

  @Test(
    "Containers 1 The views have the order of the list, whatever the capacity", arguments: 1...4)
  func pile(capacity: Int) throws {
    for index in 0...2 {
      let fixture = try Fixture(.init(capacity: capacity), "ABCE")

      fixture.host.turn {
        fixture.container.cards.bringToTop(fixture[index], transition: .coverFromTop)
      }
      try fixture.host.settle()

      #expect(fixture.pile == String(fixture.names.suffix(capacity)))
      #expect(fixture.recorder.appearanceViolations(appeared: ["E"]) == [])
      let top = fixture[3]
      #expect(top.view.convert(top.view.bounds, to: nil) == fixture.host.window.bounds)
    }
  }

  @Test("Containers 1.3 Coming on top that is cancelled restores order and views", arguments: 1...4)
  func cancelled(capacity: Int) throws {
    for index in 0...2 {
      let fixture = try Fixture(.init(capacity: capacity), "ABCE")
      let pile = fixture.pile
      let operation = fixture.host.turn {
        fixture.container.cards.bringToTop(fixture[index], transition: .pushFromRight)
      }
      fixture.host.advance(by: 0.2)

      fixture.host.turn { fixture.container.cards.transition?.cancel() }

      #expect(operation.result == .cancelled)
      #expect(fixture.names == "ABCE")
      #expect(fixture.pile == pile)
      #expect(fixture.recorder.appearanceViolations(appeared: ["E"]) == [])
    }
  }

  @Test("Containers 1 In a container that is not shown only the order changes")
  func hidden() throws {
    let fixture = try Fixture(.init(capacity: 1), isShown: false)

    fixture.container.cards.bringToTop(fixture[1], transition: .pushFromRight)
    try fixture.recorder.expect("")
    fixture.host.show(fixture.container)

    #expect(fixture.names == "ACB")
    #expect(fixture.inWindow == "B")
  }

  @Test("R14.3 What cannot come on top is refused, with nothing changed")
  func misuse() throws {
    let fixture = try Fixture(.init(capacity: 2, hasFixedRoot: true))
    let cards = fixture.container.cards

    var results: [ContainerOperation.Outcome?] = []
    let reports = withMisuseIntercepted {
      results = [
        cards.bringToTop(fixture[0]), cards.bringToTop(UIViewController()),
        cards.bringToTop(fixture[1], transition: .fadeIn.lasting(-1)), cards.bringToTop(fixture[2]),
      ].map(\.result)
    }

    #expect(
      reports.map(\.id) == [
        "stack.fixed-root", "stack.not-in-stack", "transition.invalid-duration",
      ])
    #expect(results.last == .coalesced)
    try fixture.recorder.expect("")
    #expect(fixture.names == "ABC")
  }

  // MARK: Refusal and placement

  @Test("R14.3 With the policy refuse a child beyond the capacity is refused")
  func refusal() throws {
    let fixture = try Fixture(.init(capacity: 2, overflow: .refuse), "AB")
    let cards = fixture.container.cards
    let new = UIViewController()

    let reports = withMisuseIntercepted {
      cards.push(new)
      cards.insert(new, at: 0)
      cards.setViewControllers([fixture[0], fixture[1], new])
    }
    #expect(reports.map(\.id) == Array(repeating: "stack.capacity-exceeded", count: 3))
    try fixture.recorder.expect("")

    cards.pop(animated: false)
    #expect(cards.push(new, animated: false).result == .done)
  }

  @Test("Containers 1.5 A view fills its region, is centred in it, or stands at its leading edge")
  func placement() throws {
    let fixture = try Fixture(.init(placement: .center), "A")
    let child = fixture[0]
    child.preferredContentSize = CGSize(width: 50, height: 300)
    let cards = fixture.container.cards
    fixture.host.turn { cards.placement = .leading(width: 30) }
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
    fixture.host.turn { cards.placement = .center }
    #expect(child.view.frame == CGRect(x: 35, y: 0, width: 50, height: 200))
    fixture.host.turn { cards.placement = .fill }
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 120, height: 200))

    fixture.host.simulateTraits { $0.layoutDirection = .rightToLeft }
    fixture.host.turn { cards.placement = .leading(width: 30) }
    #expect(child.view.frame.minX == 90, "R20.2")
  }
}
