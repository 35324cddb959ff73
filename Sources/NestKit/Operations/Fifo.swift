/// A waiting queue: taking the first costs nothing, however long it is.
nonisolated struct Fifo<Element> {
  private var incoming: [Element] = []
  /// Last first.
  private var outgoing: [Element] = []

  var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }
  var count: Int { incoming.count + outgoing.count }

  /// All of them, in order.
  var elements: [Element] { outgoing.reversed() + incoming }

  /// The one that came first.
  var first: Element? { outgoing.last ?? incoming.first }

  /// The one that came last.
  var last: Element? { incoming.last ?? outgoing.first }

  mutating func append(_ element: Element) {
    incoming.append(element)
  }

  mutating func popFirst() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming.removeAll()
    }
    return outgoing.popLast()
  }

  /// Replaces each of them.
  mutating func update(_ body: (Element) -> Element) {
    incoming = incoming.map(body)
    outgoing = outgoing.map(body)
  }

  /// Takes the one that came last.
  mutating func popLast() -> Element? {
    if !incoming.isEmpty { return incoming.removeLast() }
    return outgoing.isEmpty ? nil : outgoing.removeFirst()
  }
}

extension Fifo: Sendable where Element: Sendable {}
