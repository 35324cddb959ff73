import NestKit
import NestTesting
import Testing

@testable import OpenUIKitContainers

/// The list, the selection and the limit of items, without views.
@Suite struct TabsPlannerTests {
  private nonisolated final class Child: CustomStringConvertible {
    let description: String
    init(_ name: String) { description = name }
    deinit {}
  }

  /// A tab bar controller without views: what its stack and the list behind More have.
  private struct Controller {
    var planner = TabsPlanner<Child>()
    let children = (0..<8).map { Child("\($0)") }
    var limit = 5
    var stack: [Child] = []
    var pushed: Child?
    /// The selections that have not ended, with what was on top before.
    var flight: [(DeclarationRevision, top: Child?)] = []
    var waits = false
    var log: [String] = []
    /// Called inside the steps, one in each.
    var callbacks: [(inout Controller) -> Void] = []

    init() { planner.more = Child("More") }

    var shown: Child? { planner.selection === planner.more ? pushed : planner.selection }

    mutating func declare(_ numbers: [Int], selecting number: Int? = nil) {
      declare(numbers.map { children[$0] }, selecting: number.map { children[$0] })
    }

    mutating func declare(_ new: [Child], selecting child: Child? = nil) {
      let isOutdated = planner.declare(
        new, count: new.count, limit: limit, selecting: child, pushed: pushed, animated: false)
      if isOutdated {
        log.append("list behind More")
        pushed = nil
        callBack()
      }
      perform()
    }

    mutating func select(_ number: Int) { select(children[number]) }

    mutating func select(_ child: Child) {
      planner.select(child, pushed: pushed)
      perform()
    }

    mutating func perform() {
      while let step = planner.nextStep() {
        switch step {
        case .release:
          showStack()
          callBack()
          if let child = planner.awaited?.child {
            log.append("push \(child)")
            (planner.awaited, pushed) = (nil, child)
            showStack()
          }
        case .showList(let revision, _):
          let more = planner.hasMore ? " and \(planner.childrenBehindMore.count)" : ""
          log.append("\(planner.countWithItem)\(more)")
          showStack()
          _ = planner.end(revision, .done)
        case .bringToTop(let child, let revision):
          let top = stack.last
          stack.removeAll { $0 === child }
          stack.append(child)
          log.append("top \(child)")
          flight.append((revision, top))
          if !waits { end(.done) }
        }
        callBack()
      }
    }

    private mutating func callBack() {
      if !callbacks.isEmpty { callbacks.removeFirst()(&self) }
    }

    private mutating func showStack() {
      let pushed = pushed
      let awaited = planner.awaited?.child
      stack = planner.stack(top: stack.last) { $0 === pushed || $0 === awaited }
      log.append(stack.map(\.description).joined(separator: " "))
    }

    /// The first selection that has not ended does.
    mutating func end(_ outcome: ContainerOperation.Outcome) {
      guard !flight.isEmpty else { return }
      let (revision, top) = flight.removeFirst()
      if outcome == .cancelled, flight.isEmpty, let top {
        stack.removeAll { $0 === top }
        stack.append(top)
      }
      if planner.end(revision, outcome) { showStack() }
    }
  }

  private static let cases: [(name: String, perform: (inout Controller) -> Void, log: String)] = [
    ("all have an item", { $0.declare([0, 1, 2]) }, "3; 1 2 0"),
    ("more than have room", { $0.declare([0, 1, 2, 3, 4, 5]) }, "4 and 2; 1 2 3 4 5 More 0"),
    (
      "another is selected",
      {
        $0.declare([0, 1])
        $0.select(1)
        $0.select(1)
      }, "2; 1 0; top 1"
    ),
    (
      "one without an item is pushed before More is selected",
      {
        $0.declare([0, 1, 2, 3, 4, 5])
        $0.select(5)
      }, "4 and 2; 1 2 3 4 5 More 0; 1 2 3 4 More 0; push 5; 1 2 3 4 More 0; top More"
    ),
    (
      "with room for all it has an item again",
      {
        $0.declare([0, 1, 2, 3, 4, 5], selecting: 5)
        $0.limit = 8
        $0.declare([0, 1, 2, 3, 4, 5])
      },
      "0 1 2 3 4 More; push 5; 0 1 2 3 4 More; 4 and 2; 0 1 2 3 4 More; list behind More; 6; "
        + "0 1 2 3 4 5"
    ),
    (
      "the selected one loses its item",
      {
        $0.declare([0, 1, 2], selecting: 2)
        $0.declare([0, 1, 3, 4, 2, 5])
      }, "3; 0 1 2; 0 1 3 4 5 More; push 2; 0 1 3 4 5 More; 4 and 2; 0 1 3 4 5 More"
    ),
    (
      "a selection is cancelled",
      {
        $0.declare([0, 1])
        $0.waits = true
        $0.select(1)
        $0.end(.cancelled)
      }, "2; 1 0; top 1; 1 0"
    ),
    (
      "a later selection counts when one is cancelled",
      {
        $0.declare([0, 1, 2])
        $0.waits = true
        $0.select(1)
        $0.select(2)
        $0.end(.cancelled)
        $0.end(.done)
      }, "3; 1 2 0; top 1; top 2"
    ),
    (
      "a later list counts when a selection is cancelled",
      {
        $0.declare([0, 1, 2])
        $0.waits = true
        $0.select(1)
        $0.declare([2, 1])
        $0.end(.cancelled)
      }, "3; 1 2 0; top 1; 2; 2 1"
    ),
    (
      "a selection in a callback of a list is shown with the list",
      {
        $0.declare([0, 1, 2, 3, 4, 5], selecting: 5)
        $0.callbacks = [{ $0.select(1) }]
        $0.declare([0, 1, 5])
      },
      "0 1 2 3 4 More; push 5; 0 1 2 3 4 More; 4 and 2; 0 1 2 3 4 More; list behind More; 3; 0 5 1"
    ),
    (
      "a list in a callback of a push replaces what is left",
      {
        $0.declare([0, 1, 2, 3, 4, 5])
        $0.callbacks = [{ $0.declare([0, 1]) }]
        $0.select(5)
      }, "4 and 2; 1 2 3 4 5 More 0; 1 2 3 4 More 0; list behind More; 2; 1 0"
    ),
    (
      "an exchanged child is selected in its place",
      {
        $0.declare([0, 1], selecting: 1)
        $0.planner.exchange($0.children[1], for: $0.children[7])
        $0.declare($0.planner.children)
      }, "2; 0 1; 2; 0 7"
    ),
  ]

  @Test("R15.42 R15.44 R15.4 A list and a selection lead to these steps")
  func steps() {
    for (name, perform, log) in Self.cases {
      var controller = Controller()
      perform(&controller)
      #expect(controller.log.joined(separator: "; ") == log, "\(name)")
    }
  }

  @Test(
    "R15.5 R15.44 What was declared last is shown, whatever callbacks declare", arguments: 0..<20)
  func random(seed: UInt64) {
    for run in 0..<50 {
      var random = SeededGenerator(seed: seed * 50 + UInt64(run))
      var controller = Controller()
      var expected: Child?
      let change = { (controller: inout Controller) in
        let listed = controller.planner.children
        if Bool.random(using: &random), let child = listed.randomElement(using: &random) {
          expected = child
          controller.select(child)
        } else {
          let new = Array(
            controller.children.shuffled(using: &random).prefix(.random(in: 0...8, using: &random)))
          controller.limit = Bool.random(using: &random) ? 5 : 8
          expected = new.first { $0 === expected } ?? new.first
          controller.declare(new)
        }
      }
      for _ in 0..<20 {
        controller.callbacks = Array(repeating: change, count: .random(in: 0...2, using: &random))
        change(&controller)
        controller.callbacks = []
      }
      let (planner, pushed) = (controller.planner, controller.pushed)
      #expect(controller.shown === expected, "seed \(seed) \(run)")
      #expect(controller.stack.last === planner.selection, "seed \(seed) \(run)")
      let own = planner.children.filter { $0 !== pushed } + (planner.hasMore ? [planner.more] : [])
      #expect(
        Set(controller.stack.map(ObjectIdentifier.init))
          == Set(own.compactMap { $0 }.map(ObjectIdentifier.init)), "seed \(seed) \(run)")
    }
  }
}
