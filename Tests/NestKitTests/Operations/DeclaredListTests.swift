import NestTesting
import Testing

@testable import NestKit

/// A list that is declared, with every input in every state, in callbacks, and at random.
@Suite struct DeclaredListTests {
  private typealias List = DeclaredList<Int, Int>

  private static let states: [(name: String, make: (inout List) -> Void)] = [
    ("empty", { _ in }),
    ("settled", { $0.show([1, 2, 3]) }),
    (
      "waiting",
      {
        $0.show([1, 2, 3])
        $0.waitsForLayout = true
        $0.declare([1, 2, 4], selecting: 2, animated: true)
        _ = $0.steps()
      }
    ),
    (
      "in flight",
      {
        $0.show([1, 2, 3])
        $0.declare([1, 2, 4], selecting: 2, animated: true)
        _ = $0.steps()
      }
    ),
    (
      "with a selection in flight",
      {
        $0.show([1, 2, 3])
        $0.declare([1, 2, 4], selecting: 2, animated: true)
        _ = $0.steps()
        $0.select(1, animated: true)
        _ = $0.steps()
      }
    ),
    (
      "while announcing",
      {
        $0.show([1, 2, 3])
        $0.declare([4, 5, 1], selecting: 2, animated: true)
        _ = $0.nextStep()
      }
    ),
    (
      "while announcing, for layout",
      {
        $0.waitsForLayout = true
        $0.declare([1, 2], selecting: 2, animated: true)
        _ = $0.nextStep()
      }
    ),
  ]

  private static let inputs: [(name: String, perform: (inout List) -> String?)] = [
    (
      "declare 1 4 2",
      {
        $0.declare([1, 4, 2], selecting: 4, animated: false)
        return nil
      }
    ),
    (
      "pop, push 6",
      {
        $0.declare(first: max(0, $0.items.count - 1), adding: [6], animated: false)
        return nil
      }
    ),
    (
      "select 2",
      {
        $0.select(2, animated: false)
        return nil
      }
    ),
    (
      "lay out",
      {
        $0.layOut()
        return nil
      }
    ),
    ("first done", { $0.endFirst(.done) }),
    ("first cancelled", { $0.endFirst(.cancelled) }),
    ("last refused", { $0.endLast(.refused(.busy)) }),
    (
      "exchange 2 9",
      {
        $0.exchange(2, for: 9)
        return nil
      }
    ),
    (
      "exchange 1 2",
      {
        $0.exchange(1, for: 2)
        return nil
      }
    ),
    ("remove 2", { "\($0.remove(2))" }),
    ("remove 4", { "\($0.remove(4))" }),
    ("confirm 7", { "\($0.confirm([7], selecting: 7))" }),
  ]

  /// The effect of an input in a state: what it returns, the steps that follow, then what was
  /// declared and, in parentheses, what is shown. Nil for none.
  private static func effect(of input: Int, in state: Int) -> String? {
    var list = List()
    states[state].make(&list)
    var untouched = list
    let before = untouched.steps() + untouched.text
    let result = inputs[input].perform(&list).map { $0 + ", " } ?? ""
    let after = list.steps() + list.text
    guard result != "" || before != after else { return nil }
    return "  \(inputs[input].name): \(result)\(after)"
  }

  @Test("R14.5 R14.6 Each input in each state leads to announcements, a request and a list")
  func table() {
    let table = Self.states.indices.map { state in
      let effects = Self.inputs.indices.compactMap { Self.effect(of: $0, in: state) }
      return ([Self.states[state].name] + effects).joined(separator: "\n")
    }

    #expect(
      table.joined(separator: "\n") == """
        empty
          declare 1 4 2: +1, +4, +2 last, request 1 [4] 2 | 0, 1 [4] 2 ()
          pop, push 6: +6 last, request 6 | 0, 6 ()
          select 2: select  | 0,  ()
          remove 2: false,  ()
          remove 4: false,  ()
          confirm 7: true, [7] ([7])
        settled
          declare 1 4 2: -3, +4, request 1 [4] 2 | 1, 1 [4] 2 (1 2 3)
          pop, push 6: -3, +6 last, request 1 2 6 | 2, 1 2 6 (1 2 3)
          select 2: select 1 [2] 3 | 3, 1 [2] 3 (1 2 3)
          exchange 2 9: 1 9 3 (1 9 3)
          exchange 1 2: 2 3 (2 3)
          remove 2: true, 1 3 (1 3)
          remove 4: false, 1 2 3 (1 2 3)
          confirm 7: true, [7] ([7])
        waiting
          declare 1 4 2: layout, 1 [4] 2? (1 2 3)
          pop, push 6: -4, +6 last, layout, 1 2 6? (1 2 3)
          select 2: layout, 1 [2] 4? (1 2 3)
          lay out: request 1 [2] 4 | 2, 1 [2] 4 (1 2 3)
          exchange 2 9: 1 [9] 4? (1 9 3)
          exchange 1 2: [2] 4? (2 3)
          remove 2: true, 1 4? (1 3)
          remove 4: true, 1 [2]? (1 2 3)
          confirm 7: false, 1 [2] 4? ([7])
        in flight
          declare 1 4 2: request 1 [4] 2 | 1, 1 [4] 2 (1 2 3)
          pop, push 6: -4, +6 last, request 1 2 6 | 2, 1 2 6 (1 2 3)
          select 2: select 1 [2] 4 | 2, 1 [2] 4 (1 2 3)
          first done: shown, 1 [2] 4 (1 [2] 4)
          first cancelled: undone, -4, +3 last, 1 2 3 (1 2 3)
          last refused: undone, -4, +3 last, 1 2 3 (1 2 3)
          exchange 2 9: 1 [9] 4 (1 9 3)
          exchange 1 2: [2] 4 (2 3)
          remove 2: true, 1 4 (1 3)
          remove 4: true, 1 [2] (1 2 3)
          confirm 7: false, 1 [2] 4 ([7])
        with a selection in flight
          declare 1 4 2: request 1 [4] 2 | 1, 1 [4] 2 (1 2 3)
          pop, push 6: -4, +6 last, request 1 2 6 | 2, 1 2 6 (1 2 3)
          select 2: select 1 [2] 4 | 2, 1 [2] 4 (1 2 3)
          first done: outdated, [1] 2 4 (1 [2] 4)
          first cancelled: undone, -4, +3 last, [1] 2 3 (1 2 3)
          last refused: undone, 1 [2] 4 (1 2 3)
          exchange 2 9: [1] 9 4 (1 9 3)
          exchange 1 2: [2] 4 (2 3)
          remove 2: true, [1] 4 (1 3)
          remove 4: true, [1] 2 (1 2 3)
          confirm 7: false, [1] 2 4 ([7])
        while announcing
          declare 1 4 2: +4, request 1 [4] 2 | 0, 1 [4] 2 (1 2 3)
          pop, push 6: -2, -1, +4, +5, +6 last, request 4 5 6 | 0, 4 5 6 (1 2 3)
          exchange 2 9: -9, +4, +5, request 4 5 1 | 0, 4 5 1 (1 9 3)
          exchange 1 2: +4, +5, request 4 5 [2] | 0, 4 5 [2] (2 3)
          remove 2: true, +4, +5, request 4 5 1 | 0, 4 5 1 (1 3)
          remove 4: true, -2, +5, request 5 1 | 0, 5 1 (1 2 3)
          confirm 7: false, -2, +4, +5, request 4 5 1 | 0, 4 5 1 ([7])
        while announcing, for layout
          declare 1 4 2: +4, +2 last, layout, 1 [4] 2? ()
          pop, push 6: +6 last, layout, 1 6? ()
          exchange 2 9: +9 last, layout, 1 [9]? ()
          exchange 1 2: layout, [2]? ()
          remove 2: true, layout, 1? ()
          remove 4: false, +2 last, layout, 1 [2]? ()
          confirm 7: false, +2 last, layout, 1 [2]? ([7])
        """)
  }

  @Test("R14.6 What a callback declares takes back what was not announced, and waits for the rest")
  func callback() {
    var list = List()
    list.show([1, 2])
    var steps: [String] = []
    list.declare([3, 4, 5], animated: true)
    if let step = list.nextStep() { steps.append(List.text(step)) }

    // In the announcement that 2 is removed.
    list.declare([1, 4, 6], animated: false)
    while let step = list.nextStep() { steps.append(List.text(step)) }

    #expect(steps == ["-2", "+4", "+6 last", "request 1 4 6 | 0"])
    #expect(list.items == [1, 4, 6])
  }

  @Test("R14.7 A push onto 10,000 items compares nothing")
  func cost() {
    var comparisons = 0
    var list = DeclaredList<Int, Int> {
      comparisons += 1
      return $0
    }
    list.declare(Array(0..<10_000), animated: false)
    while let step = list.nextStep() {
      if case .request(let request) = step { list.end(request.revision, .done) }
    }
    comparisons = 0

    list.declare(first: 10_000, adding: [10_000], animated: false)
    var common = 0
    while let step = list.nextStep() {
      guard case .request(let request) = step else { continue }
      common = request.commonCount
      list.end(request.revision, .done)
    }

    #expect(common == 10_000)
    // Whether what arrives is the last one.
    #expect(comparisons == 2)
  }

  @Test("R14.5 R14.6 Random inputs, also in callbacks", arguments: try DriverSeeds(1...20))
  func walk(seed: UInt64) throws {
    try RandomDriver<DeclaredListSystem>().run(seed: seed, steps: 300)
  }
}

extension DeclaredList where Item == Int, ID == Int {
  /// Declares a list, and shows it.
  fileprivate mutating func show(_ items: [Int]) {
    declare(items, animated: false)
    while let step = nextStep() {
      if case .request(let request) = step { end(request.revision, .done) }
    }
  }

  fileprivate mutating func steps() -> String {
    var texts: [String] = []
    while let step = nextStep() { texts.append(Self.text(step)) }
    return texts.map { $0 + ", " }.joined()
  }

  fileprivate static func text(_ step: Step) -> String {
    switch step {
    case .announceRemoval(let item): "-\(item)"
    case .announceArrival(let item, let isLast): "+\(item)\(isLast ? " last" : "")"
    case .setNeedsLayout: "layout"
    case .request(let request):
      "\(request.changesItems ? "request" : "select") \(text(request.list)) | \(request.commonCount)"
    }
  }

  fileprivate static func text(_ list: List) -> String {
    list.items.map { $0 == list.selection ? "[\($0)]" : "\($0)" }.joined(separator: " ")
  }

  /// The declared list, with a question mark while it waits, and in parentheses the one that is
  /// shown.
  fileprivate var text: String {
    "\(Self.text(lists.value))\(isWaiting ? "?" : "") (\(Self.text(shown)))"
  }

  fileprivate mutating func endFirst(_ outcome: ContainerOperation.Outcome) -> String? {
    lists.inFlight.first.map { "\(end($0.revision, outcome))" }
  }

  fileprivate mutating func endLast(_ outcome: ContainerOperation.Outcome) -> String? {
    lists.inFlight.last.map { "\(end($0.revision, outcome))" }
  }
}
