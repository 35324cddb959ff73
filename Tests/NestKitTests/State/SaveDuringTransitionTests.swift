import NestKit
import NestTestSupport
import NestTesting
import OpenUIKit
import Testing

/// A state that is saved while something moves is that of its end: where the program leads it, and
/// where a finger would leave it.
@Suite(.serialized) struct SaveDuringTransitionTests {
  /// How a change is in its middle when the container is saved.
  private enum Moment: CaseIterable {
    case byProgram, reversed, drivenBefore, drivenBeyond, cancelled, finished, waiting

    /// Whether it leads to another state.
    var leadsOn: Bool {
      switch self {
      case .byProgram, .drivenBeyond, .finished, .waiting: true
      case .reversed, .drivenBefore, .cancelled: false
      }
    }
  }

  /// A container in a window, with a child A that is shown and a child B that follows.
  private struct Fixture {
    let host: TestHost
    let container: ContainerViewController
    let children: [UIViewController]
    let kind: ContainerKind

    init(_ kind: ContainerKind) throws {
      host = try TestHost(size: CGSize(width: 120, height: 200))
      children = ["A", "B", "C"].map { name in
        let child = UIViewController()
        child.restorationIdentifier = name
        child.preferredContentSize = CGSize(width: 60, height: 80)
        return child
      }
      self.kind = kind
      let made = kind.makeContainer(of: children[0], before: children[1])
      container = try #require(made as? ContainerViewController)
      // A wizard saves the pages that were made.
      if let wizard = container as? WizardViewController {
        wizard.selectNext(animated: false)
        wizard.selectPrevious(animated: false)
      }
      host.show(container)
    }

    func state() throws -> NestState {
      let restorable = container as? any RestorableContainer
      return try #require(restorable.map { SavedState(of: $0).state })
    }

    func change() -> ContainerOperation {
      kind.change(container, to: children[1]) ?? .refused(.containerGone)
    }

    func beginInteraction() -> ContainerInteraction? {
      if let selecting = container as? any SelectingContainer {
        return selecting.beginInteractiveSelection(at: 1)
      }
      return container.beginInteraction(change)
    }
  }

  /// Brings a container into the middle of a change.
  ///
  /// - Returns: A closure that releases it.
  private func enter(_ moment: Moment, _ fixture: Fixture) -> () -> Void {
    let host = fixture.host
    switch moment {
    case .byProgram, .reversed, .waiting:
      host.turn { _ = fixture.change() }
      host.advance(by: 0.1)
      if moment == .reversed {
        host.turn { fixture.kind.transition(of: fixture.container)?.reverse() }
      }
      // What waits for its turn is not saved, whatever the container is.
      if moment == .waiting, fixture.kind == .stack {
        host.turn { _ = (fixture.container as? StackController)?.push(fixture.children[2]) }
        #expect((fixture.container as? StackController)?.count == 2)
      }
      return {}
    case .drivenBefore, .drivenBeyond, .cancelled, .finished:
      let interaction = host.turn { fixture.beginInteraction() }
      let isFar = moment == .drivenBeyond || moment == .cancelled
      host.turn { interaction?.fraction = isFar ? 0.7 : 0.3 }
      host.advance(by: 0.1)
      let end = { (completes: Bool) in
        if completes { interaction?.finish() } else { interaction?.cancel() }
      }
      guard moment == .cancelled || moment == .finished else {
        return { host.turn { end(moment.leadsOn) } }
      }
      host.turn { end(moment.leadsOn) }
      host.advance(by: 1.0 / 60)
      return {}
    }
  }

  @Test(
    "R5.4 Containers 5 A save in the middle of a change is that of its end, in every container")
  func everyContainer() throws {
    for kind in ContainerKind.allCases {
      for moment in Moment.allCases where kind != .pages || moment != .reversed {
        let fixture = try Fixture(kind)
        let before = try fixture.state()

        let release = enter(moment, fixture)
        let saved = try fixture.state()
        #expect((saved == before) == !moment.leadsOn, "\(kind) \(moment)")

        release()
        try fixture.host.settle()
        if moment != .waiting { #expect(try fixture.state() == saved, "\(kind) \(moment)") }
      }
    }
  }

  @Test("R5.4 Containers 5 A finger decides where the drag would end if it were lifted at rest")
  func fingers() throws {
    /// How far the finger is, where it would complete, and whether the save has the change.
    let table: [(fraction: CGFloat, completing: CGFloat, isSaved: Bool)] = [
      (0.25, 0.5, false), (0.75, 0.5, true), (0.4, 0.2, true), (0.7, 0.9, false),
    ]
    for row in table {
      for isStack in [true, false] {
        let fixture = try Fixture(isStack ? .stack : .tabs)
        let (host, container) = (fixture.host, fixture.container)
        if let stack = container as? StackController {
          host.turn { _ = stack.push(fixture.children[1], animated: false) }
          stack.drag.settings.completingFraction = row.completing
        }
        (container as? TabsViewController)?.drag.settings.completingFraction = row.completing
        let before = try fixture.state()

        // The first points of a finger only make it a drag.
        let start: CGFloat = isStack ? 4 : 110
        let end = start + (isStack ? 1 : -1) * (120 * row.fraction + 10)
        host.putDown(0, at: CGPoint(x: start, y: 100))
        for step in 1...8 {
          host.advance(by: 1.0 / 60)
          host.move(0, to: CGPoint(x: start + (end - start) * CGFloat(step) / 8, y: 100))
        }
        host.advance(by: 0.3)
        host.move(0, to: CGPoint(x: end, y: 100))
        host.advance(by: 0.3)
        let saved = try fixture.state()
        #expect((saved != before) == row.isSaved, "\(row) \(container)")

        host.lift(0, at: CGPoint(x: end, y: 100))
        try host.settle()
        #expect(try fixture.state() == saved, "\(row) \(container)")
      }
    }
  }

  @Test(
    "R5.4 Containers 5 A drawer and a column that are dragged are saved as the finger would leave them"
  )
  func splits() throws {
    for (fraction, isOpen) in [(0.3, false), (0.7, true)] as [(CGFloat, Bool)] {
      let fixture = try SplitFixture(width: 150)
      fixture.primary.restorationIdentifier = "A"
      let interaction = fixture.host.turn { fixture.split.beginInteractiveDrawer(opens: true) }
      fixture.host.turn { interaction?.fraction = fraction }
      #expect((fixture.split.restorableFacts.displayMode == .openDrawer) == isOpen)
      fixture.host.turn { if isOpen { interaction?.finish() } else { interaction?.cancel() } }
      try fixture.host.settle()
      #expect((fixture.split.displayMode == .openDrawer) == isOpen)
    }

    // The first column has 100 points; below 40 it collapses when the finger is lifted.
    for (x, collapses) in [(70, false), (20, true)] as [(CGFloat, Bool)] {
      let fixture = try SplitFixture()
      let host = fixture.host
      host.putDown(0, at: CGPoint(x: 100, y: 100))
      for step in 1...10 {
        host.advance(by: 1.0 / 60)
        host.move(0, to: CGPoint(x: 100 + (x - 100) * CGFloat(step) / 10, y: 100))
      }
      let dragged = fixture.split.restorableFacts
      #expect((dragged.preferredDisplayMode == .closedDrawer) == collapses)
      host.lift(0, at: CGPoint(x: x, y: 100))
      host.advance(by: 0.1)
      #expect(fixture.split.restorableFacts == dragged)
      try host.settle()
      #expect(fixture.split.restorableFacts == dragged)
    }
  }
}
