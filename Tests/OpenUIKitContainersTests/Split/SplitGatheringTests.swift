import NestTesting
import OpenUIKit
import Testing

@testable import OpenUIKitContainers

/// The controllers of columns while there is one column only, as lists.
@Suite struct SplitGatheringTests {
  @Test(
    "R15.63 R15.78 What was popped while gathered is gone, what was pushed stays, and a root returns"
  )
  func lists() {
    let pages = (0..<9).map { _ in GatheredPage() }
    let own: [SplitGathering<GatheredPage>.Column: Range<Int>] = [
      .supplementary: 1..<3, .secondary: 3..<6,
    ]
    for (list, supplementary, secondary) in [
      ([0, 1, 2, 3, 4, 5], [1, 2], [3, 4, 5]),
      ([0, 1, 2, 3, 4], [1, 2], [3, 4]),
      ([0, 1, 2, 3], [1, 2], [3]),
      ([0, 1, 2], [1, 2], [3]),
      ([0, 1], [1], [3]),
      ([0], [1], [3]),
      ([0, 1, 6, 3, 7, 8], [1, 6], [3, 7, 8]),
      ([0, 6], [1], [3]),
      ([0, 1, 7], [1, 7], [3]),
      ([0, 4, 5], [1], [4, 5]),
      ([7, 8], [1], [3]),
    ] {
      var gathering = SplitGathering<GatheredPage>()
      var all = [pages[0]]
      for column in [SplitGathering<GatheredPage>.Column.supplementary, .secondary] {
        all = gathering.gather(column, having: Array(pages[own[column] ?? 0..<0]), onto: all)
      }
      #expect(all.map(\.id) == pages.prefix(6).map(\.id))

      let lists = gathering.returned(list.map { pages[$0] })

      #expect(lists[.supplementary]?.map(\.id) == supplementary.map { pages[$0].id }, "\(list)")
      #expect(lists[.secondary]?.map(\.id) == secondary.map { pages[$0].id }, "\(list)")
    }
  }

  @Test("R15.63 R15.78 Random pushes, pops and returns leave each column what a model says")
  func random() throws {
    for seed in try DriverSeeds(0...20) {
      try RandomDriver<GatheringSystem>().run(seed: seed, steps: 200)
    }
  }
}

final class GatheredPage {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  deinit {}
}

/// The lists of three columns that are gathered in one and return, and a model, which has a list
/// for each column all the time.
private final class GatheringSystem: DrivenSystem {
  typealias Column = SplitGathering<GatheredPage>.Column

  nonisolated enum Operation: DriverOperation {
    case collapse(upTo: Int), expand, push, pop, show(Int), hide(Int)
    /// The controller of a column is replaced.
    case replace(Int)
  }

  private(set) var problem: String?
  let recorder = LifecycleRecorder()
  private static let columns: [Column] = [.primary, .supplementary, .secondary]
  /// The lists of the columns, and, while there is one, the list of that.
  private var lists = GatheringSystem.columns.map { _ in [GatheredPage()] }
  private var list: [GatheredPage]?
  private var gathering = SplitGathering<GatheredPage>()
  /// The same by the model.
  private var model: [[GatheredPage]]
  private var roots: [GatheredPage]
  private var isGathered = [true, false, false]

  init() {
    model = lists
    roots = lists.map { $0[0] }
  }

  deinit {}

  func nextOperation(using generator: inout SeededGenerator) -> Operation {
    let number = generator.number(below: 3)
    return switch generator.number(below: 10) {
    case 0, 1: .collapse(upTo: number)
    case 2: .expand
    case 3...5: .push
    case 6, 7: .pop
    case 8: number == 0 ? .hide(generator.number(below: 3)) : .show(number)
    default: .replace(number)
    }
  }

  func perform(_ operation: Operation) {
    switch operation {
    case .collapse(let top):
      guard list == nil else { return }
      list = lists[0]
      gather(upTo: top)
    case .expand: expand()
    case .push: push(GatheredPage())
    case .pop:
      guard let all = list, all.count > 1, let top = topOfModel else { return }
      list = all.dropLast()
      model[top].removeLast()
    case .show(let column): show(column)
    case .hide(let column):
      guard let all = list, column > 0,
        let below = gathering.list(below: Self.columns[column], of: all)
      else { return }
      list = below
      for index in column..<3 where isGathered[index] { model[index] = [] }
    case .replace(let column): replace(column)
    }
    compare()
  }

  func finish() {
    expand()
    compare()
  }

  private var topOfModel: Int? {
    (0..<3).last { isGathered[$0] && !model[$0].isEmpty && (model[0].count > 1 || $0 > 0) }
  }

  private func gather(upTo top: Int) {
    for index in 1..<3 where index <= top {
      list = gathering.gather(Self.columns[index], having: lists[index], onto: list ?? [])
      if model[index].isEmpty { model[index] = [roots[index]] }
      isGathered[index] = true
      lists[index] = []
    }
  }

  private func push(_ page: GatheredPage) {
    if let list {
      self.list = list + [page]
      let top = (0..<3).last { isGathered[$0] && !model[$0].isEmpty } ?? 0
      model[top].append(page)
    } else {
      lists[2].append(page)
      model[2].append(page)
    }
  }

  private func show(_ column: Int) {
    guard let all = list else { return }
    let rest = gathering.popping(above: Self.columns[column], of: all)
    guard rest.count == all.count else {
      list = rest
      for index in (column + 1)..<3 where isGathered[index] { model[index] = [] }
      return
    }
    gather(upTo: column)
  }

  /// Replaces the controller of a column that is gathered.
  private func replace(_ column: Int) {
    guard let all = list, column > 0, gathering.has(Self.columns[column]) else { return }
    // Only one that has no pushed controllers has a simple model.
    guard all.allSatisfy({ gathering.column(of: $0) != nil || $0 === all.first }) else { return }
    let index = gathering.list(below: Self.columns[column], of: all)?.count
    var (own, rest) = gathering.remove(Self.columns[column], from: all)
    let expected = model[column].isEmpty ? [roots[column]] : model[column]
    if own.map(\.id) != expected.map(\.id) { problem = "\(own) leaves, not \(expected)" }
    own = [GatheredPage()]
    roots[column] = own[0]
    if let index {
      rest.insert(
        contentsOf: gathering.gather(Self.columns[column], having: own, onto: []), at: index)
      model[column] = own
    } else {
      (lists[column], model[column], isGathered[column]) = (own, own, false)
    }
    list = rest
  }

  private func expand() {
    guard let all = list else { return }
    let returned = gathering.returned(all)
    lists = Self.columns.enumerated().map { returned[$1] ?? (isGathered[$0] ? [] : lists[$0]) }
    (list, gathering, isGathered) = (nil, SplitGathering(), [true, false, false])
    for index in 1..<3 {
      if model[index].isEmpty { model[index] = [roots[index]] }
      roots[index] = model[index][0]
    }
  }

  private func compare() {
    let actual = (list.map { [$0] } ?? lists).map { $0.map(\.id) }
    let expected =
      list == nil ? model : [(0..<3).filter { isGathered[$0] }.flatMap { model[$0] }]
    if actual != expected.map({ $0.map(\.id) }) {
      problem = "\(actual) is not \(expected.map { $0.map(\.id) })"
    }
  }
}
