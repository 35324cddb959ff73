import Testing

@testable import NestKit

/// A value that is declared, with every input in every state.
@Suite struct DeclaredTests {
  private static let states: [(name: String, make: (inout Declared<String>) -> Void)] = [
    ("settled", { _ in }),
    ("waiting", { $0.declare("b", animated: true) }),
    (
      "for layout",
      {
        $0.waitsForLayout = true
        $0.declare("b", animated: true)
      }
    ),
    ("in flight", { $0.request("b") }),
    (
      "and waiting",
      {
        $0.request("b")
        $0.declare("c", animated: false)
      }
    ),
    (
      "two in flight",
      {
        $0.request("b")
        $0.request("c")
      }
    ),
  ]

  private static let refused = ContainerOperation.Outcome.refused(.busy)
  private static let inputs: [(name: String, perform: (inout Declared<String>) -> String?)] = [
    ("declare d", { $0.declare("d", animated: true).number.description }),
    ("request", { $0.nextRequest()?.value }),
    (
      "lay out, request",
      {
        $0.layOut()
        return $0.nextRequest()?.value
      }
    ),
    ("first done", { $0.endFirst(.done) }),
    ("first coalesced", { $0.endFirst(.coalesced) }),
    ("first cancelled", { $0.endFirst(.cancelled) }),
    ("first refused", { $0.endFirst(refused) }),
    ("last done", { $0.endLast(.done) }),
    ("last coalesced", { $0.endLast(.coalesced) }),
    ("last cancelled", { $0.endLast(.cancelled) }),
    ("another ends", { "\($0.end(DeclarationRevision(number: 9), .done))" }),
    ("confirm x", { "\($0.confirm("x"))" }),
    (
      "update",
      {
        $0.update { $0 += "'" }
        return nil
      }
    ),
  ]

  /// The effect of an input in a state: what it returns, then the value that counts, with a
  /// question mark while it waits, what is in flight, and what is shown. Nil for none.
  private static func effect(of input: Int, in state: Int) -> String? {
    var declared = Declared("a")
    states[state].make(&declared)
    let before = "\(declared)"
    let result = inputs[input].perform(&declared)
    guard result != nil || before != "\(declared)" else { return nil }
    let flight = declared.inFlight.map { " >" + $0.value }.joined()
    let mark = declared.isWaiting ? "?" : ""
    return "  \(inputs[input].name): \(result.map { $0 + ", " } ?? "")"
      + "\(declared.value)\(mark)\(flight) (\(declared.shown))"
  }

  @Test("R14.5 Each input in each state leads to what was declared last, in flight and shown")
  func table() {
    let table = Self.states.indices.map { state in
      let effects = Self.inputs.indices.compactMap { Self.effect(of: $0, in: state) }
      return ([Self.states[state].name] + effects).joined(separator: "\n")
    }

    #expect(
      table.joined(separator: "\n") == """
        settled
          declare d: 1, d? (a)
          another ends: outdated, a (a)
          confirm x: true, x (x)
          update: a' (a')
        waiting
          declare d: 2, d? (a)
          request: b, b >b (a)
          lay out, request: b, b >b (a)
          another ends: outdated, b? (a)
          confirm x: false, b? (x)
          update: b'? (a')
        for layout
          declare d: 2, d? (a)
          lay out, request: b, b >b (a)
          another ends: outdated, b? (a)
          confirm x: false, b? (x)
          update: b'? (a')
        in flight
          declare d: 2, d? >b (a)
          first done: shown, b (b)
          first coalesced: shown, b (b)
          first cancelled: undone, a (a)
          first refused: undone, a (a)
          last done: shown, b (b)
          last coalesced: shown, b (b)
          last cancelled: undone, a (a)
          another ends: outdated, b >b (a)
          confirm x: false, b >b (x)
          update: b' >b' (a')
        and waiting
          declare d: 3, d? >b (a)
          request: c, c >b >c (a)
          lay out, request: c, c >b >c (a)
          first done: outdated, c? (b)
          first coalesced: outdated, c? (b)
          first cancelled: outdated, c? (a)
          first refused: outdated, c? (a)
          last done: outdated, c? (b)
          last coalesced: outdated, c? (b)
          last cancelled: outdated, c? (a)
          another ends: outdated, c? >b (a)
          confirm x: false, c? >b (x)
          update: c'? >b' (a')
        two in flight
          declare d: 3, d? >b >c (a)
          first done: outdated, c >c (b)
          first coalesced: outdated, c >c (a)
          first cancelled: outdated, c >c (a)
          first refused: outdated, c >c (a)
          last done: shown, c >b (c)
          last coalesced: shown, c >b (c)
          last cancelled: undone, b >b (a)
          another ends: outdated, c >b >c (a)
          confirm x: false, c >b >c (x)
          update: c' >b' >c' (a')
        """)
  }
}

extension Declared<String> {
  fileprivate mutating func request(_ value: String) {
    declare(value, animated: true)
    _ = nextRequest()
  }

  fileprivate mutating func endFirst(_ outcome: ContainerOperation.Outcome) -> String? {
    inFlight.first.map { "\(end($0.revision, outcome))" }
  }

  fileprivate mutating func endLast(_ outcome: ContainerOperation.Outcome) -> String? {
    inFlight.last.map { "\(end($0.revision, outcome))" }
  }
}
