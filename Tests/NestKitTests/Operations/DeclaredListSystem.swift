import NestTesting

@testable import NestKit

/// A list that is declared and the engine that shows it, for a random driver. What counts is
/// compared with a history of everything that was declared, and the announcements with the items
/// that have been informed.
final class DeclaredListSystem: DrivenSystem {
  nonisolated indirect enum Operation: DriverOperation {
    case declare([Int], Int?)
    case keep(first: Int, adding: [Int])
    case select(Int?)
    case waitForLayout(Bool)
    case layOut
    /// The operation that runs ends.
    case end(cancels: Bool)
    /// The operation that was requested last is cancelled before it begins.
    case cancelLast
    case exchange(Int, for: Int)
    case remove(Int)
    /// Performed in the next announcement.
    case inCallback(Operation)

    var simpler: [Operation] {
      switch self {
      case .declare(let items, let selection):
        items.indices.map { index in
          .declare(items.enumerated().filter { $0.offset != index }.map(\.element), selection)
        }
      case .inCallback(let operation): [operation]
      default: []
      }
    }
  }

  /// A declaration, and what has become of it.
  private struct Record {
    enum Status { case waiting, replaced, inFlight, shown, cancelled }

    /// The items; nil where they are those of the declaration before.
    var items: [Int]?
    var selection: Int?
    /// The declaration that counted before.
    let base: Int
    var status = Status.waiting
  }

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private var list = DeclaredList<Int, Int>()
  /// All declarations, by the number of their revision; the first is the empty list.
  private var records = [Record(items: [], selection: nil, base: 0, status: .shown)]
  /// The numbers of those that were requested and have not ended.
  private var queue: [Int] = []
  private var shown = 0
  /// The items that have been informed that they are in the list.
  private var informed: Set<Int> = []
  private var callback: Operation?
  private var isLaidOut = false

  init() {}

  deinit {}

  func nextOperation(using generator: inout SeededGenerator) -> Operation {
    let operation = operation(using: &generator)
    return generator.isOne(of: 5) ? .inCallback(operation) : operation
  }

  private func operation(using generator: inout SeededGenerator) -> Operation {
    switch generator.number(below: 14) {
    case 0, 1, 2:
      let items = Array((0..<8).shuffled(using: &generator).prefix(generator.number(below: 6)))
      return .declare(items, items.first)
    case 3, 4:
      return .keep(
        first: generator.number(below: 6), adding: [Int.random(in: 0..<8, using: &generator)])
    case 5, 6: return .select(generator.number(below: 8))
    case 7: return .waitForLayout(generator.isOne(of: 2))
    case 8: return .layOut
    case 9, 10: return .end(cancels: false)
    case 11: return generator.isOne(of: 2) ? .end(cancels: true) : .cancelLast
    case 12: return .exchange(generator.number(below: 8), for: 8 + generator.number(below: 4))
    default: return .remove(generator.number(below: 12))
    }
  }

  func perform(_ operation: Operation) {
    input(operation)
    performSteps()
    check()
  }

  func finish() {
    perform(.waitForLayout(false))
    while !queue.isEmpty { perform(.end(cancels: false)) }
    if !list.isSettled { report("It is not settled") }
    if items(of: counting) != items(of: shown) { report("What counts is not shown") }
  }

  private func report(_ text: String) { problem = problem ?? text }
}

// MARK: - Inputs

extension DeclaredListSystem {
  private func input(_ operation: Operation) {
    switch operation {
    case .declare(let items, let selection):
      note(items: items, selection: selection)
      list.declare(items, selecting: selection, animated: true)
    case .keep(let first, let added):
      let staying = list.items.prefix(first)
      let added = added.filter { !staying.contains($0) }
      note(items: staying + added, selection: nil)
      list.declare(first: staying.count, adding: added, animated: false)
    case .select(let item):
      note(items: nil, selection: item)
      list.select(item, animated: true)
    case .waitForLayout(let waits): list.waitsForLayout = waits
    case .layOut:
      isLaidOut = list.isWaiting
      list.layOut()
    case .end(let cancels): if !queue.isEmpty { end(queue[0], cancels: cancels) }
    case .cancelLast: if let last = queue.last { end(last, cancels: true) }
    case .exchange(let former, let new):
      if informed.remove(former) != nil { informed.insert(new) }
      change { items in
        guard items.contains(former) else { return items }
        return items.filter { $0 != new }.map { $0 == former ? new : $0 }
      }
      list.exchange(former, for: new)
    case .remove(let item):
      informed.remove(item)
      change { $0.filter { $0 != item } }
      list.remove(item)
    case .inCallback(let operation): callback = operation
    }
  }

  private func note(items: [Int]?, selection: Int?) {
    let former = counting
    var record = Record(items: items, selection: selection, base: former)
    if records[former].status == .waiting {
      // Items that were not requested are requested with the selection.
      record = Record(
        items: items ?? records[former].items, selection: selection, base: records[former].base)
      records[former].status = .replaced
    }
    records.append(record)
  }

  private func end(_ number: Int, cancels: Bool) {
    queue.removeAll { $0 == number }
    records[number].status = cancels ? .cancelled : .shown
    if !cancels { shown = number }
    list.end(DeclarationRevision(number: number), cancels ? .cancelled : .done)
  }

  private func change(_ body: ([Int]) -> [Int]) {
    for index in records.indices {
      records[index].items = records[index].items.map(body)
      records[index].selection = records[index].selection.flatMap { body([$0]).first }
    }
  }
}

// MARK: - What has to hold

extension DeclaredListSystem {
  /// The declaration that counts.
  private var counting: Int {
    let isOpen = { (number: Int) in [.waiting, .inFlight].contains(self.records[number].status) }
    return max(shown, records.indices.last(where: isOpen) ?? 0)
  }

  private func items(of number: Int) -> [Int] {
    let record = records[number]
    if record.status != .cancelled, let items = record.items { return items }
    return items(of: record.base)
  }

  private func performSteps() {
    while let step = list.nextStep() {
      switch step {
      case .announceRemoval(let item):
        if informed.remove(item) == nil { report("\(item) leaves and was not there") }
        callBack()
      case .announceArrival(let item, let isLast):
        if !informed.insert(item).inserted { report("\(item) arrives and was there") }
        if isLast != (item == list.items.last) { report("\(item) is last: \(isLast)") }
        callBack()
      case .setNeedsLayout:
        if !list.waitsForLayout { report("A layout is requested for nothing") }
      case .request(let request): begin(request)
      }
    }
  }

  private func callBack() {
    guard let operation = callback else { return }
    callback = nil
    input(operation)
    performSteps()
  }

  private func begin(_ request: DeclaredList<Int, Int>.Request) {
    if list.waitsForLayout, !isLaidOut { report("A second request in one layout") }
    isLaidOut = false
    let number = request.revision.number
    if request.items != items(of: number) { report("Other items are requested") }
    if request.changesItems != (records[number].items != nil) { report("The items are the same") }
    records[number].status = .inFlight
    for other in queue + [shown]
    where !items(of: other).starts(with: request.items.prefix(request.commonCount)) {
      report("\(items(of: other)) has another beginning than \(request.items)")
    }
    queue.append(number)
  }

  private func check() {
    let (number, items) = (counting, items(of: counting))
    if list.items != items { report("\(list.items) counts in place of \(items)") }
    if list.selection != records[number].selection { report("Another selection counts") }
    if list.isWaiting != (records[number].status == .waiting) { report("It waits, or does not") }
    if list.shown.items != self.items(of: shown) { report("\(list.shown.items) are shown") }
    if informed != Set(items) { report("\(informed.sorted()) were informed of \(items)") }
  }
}
