import Foundation
import Testing

@testable import OpenUIKitLists

/// Sections against a plain model: each group is arranged by itself, one after the other.
@Suite struct SectionSolutionTests {
  private struct Model {
    var frames: [CGRect] = []
    var length: CGFloat = 0

    init(_ solution: SectionSolution, measured: [Int: CGSize]) {
      let (table, axis) = (solution.table, solution.axis)
      let solver = GroupSolver(
        measured: { measured[$0] }, environment: { solution.room.environment.with($0) })
      var (next, position): (Int, CGFloat) = (0, 0)
      while next < solution.count {
        let group = solver.solve(table.item, in: table.container, items: next..<solution.count)
        guard !group.items.isEmpty else { break }
        if next > 0 { position += table.spacing }
        let edges = table.item.edges
        let cross = GroupParts.crossPosition(
          of: table.item, group.size, axis.other, in: solution.groupsFrame.size[axis.other])
        let origin = axis.point(position + edges.start(axis).length, cross)
          .moved(by: solution.groupsFrame.origin)
        frames += group.items.map { $0.frame.offsetBy(dx: origin.x, dy: origin.y) }
        position += group.size[axis] + edges.length(axis)
        next += group.items.count
      }
      length = position
    }
  }

  private func differs(_ first: CGRect?, _ second: CGRect) -> Bool {
    guard let first else { return true }
    return max(
      abs(first.minX - second.minX), abs(first.minY - second.minY),
      abs(first.width - second.width), abs(first.height - second.height)) > 1e-6
  }

  @Test(
    "R22.354 Repeated and measured groups are where groups are that are arranged one by one",
    arguments: 0..<6)
  func models(hundred: Int) {
    for seed in (100 * hundred)..<(100 * hundred + 100) { expectModel(seed) }
  }

  private func expectModel(_ seed: Int) {
    var sections = RandomSections(seed: UInt64(seed))
    let mayMeasure = seed % 2 == 1
    let section = sections.section(mayMeasure: mayMeasure)
    let count = Int(sections.number(0...40))
    let axis: LayoutAxis = seed % 3 == 0 ? .horizontal : .vertical
    let solution = Describe.solve(section, count: count, axis: axis)
    var measured: [Int: CGSize] = [:]

    for step in 0..<(mayMeasure ? 12 : 1) {
      let model = Model(solution, measured: measured)
      #expect(abs(solution.table.total - model.length) < 1e-6, "seed \(seed)")
      let wrong = (0..<count).filter {
        $0 < model.frames.count && differs(solution.item($0)?.frame, model.frames[$0])
      }
      #expect(wrong.isEmpty, "seed \(seed), step \(step)")
      guard mayMeasure, count > 0, wrong.isEmpty else { break }
      let number = Int(sections.number(0...(count - 1)))
      let size = CGSize(width: sections.number(10...200), height: sections.number(10...200))
      measured[number] = size
      solution.take(size, of: .item(number))
    }
  }

  private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.width > 0 && frame.height > 0 && frame.minX < rect.maxX && frame.maxX > rect.minX
      && frame.minY < rect.maxY && frame.maxY > rect.minY
  }

  @Test("R22.354 The elements of a rectangle are those whose frames meet it", arguments: 0..<300)
  func elements(seed: Int) {
    var sections = RandomSections(seed: UInt64(seed) &+ 9000)
    let mayMeasure = seed % 2 == 0
    let section = sections.section(mayMeasure: mayMeasure)
    let count = Int(sections.number(1...60))
    let solution = Describe.solve(section, count: count)
    for _ in 0..<(mayMeasure ? 8 : 0) {
      solution.take(
        CGSize(width: sections.number(10...200), height: sections.number(10...200)),
        of: .item(Int(sections.number(0...(count - 1)))))
    }
    for _ in 0..<6 {
      let rect = CGRect(
        x: sections.number(-20...200), y: sections.number(-50...900),
        width: sections.number(1...300), height: sections.number(1...400))
      // Whether something without extent meets a rectangle does not matter.
      let elements = solution.elements(in: rect).filter { meets($0.frame, rect) }
      let found = Set(elements.map(\.element))
      var expected: Set<ListElement> = []
      for number in 0..<count {
        if let item = solution.item(number), meets(item.frame, rect) {
          expected.insert(item.element)
        }
        if let badge = solution.view(ofKind: "badge", at: number), meets(badge.frame, rect) {
          expected.insert(badge.element)
        }
      }
      #expect(found == expected)
    }
  }

  @Test(
    "R22.355 Ten thousand items are prepared by arranging a few groups, and looked up by search")
  func work() {
    var calls = 0
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Describe.size(.fractionalWidth(1), .absolute(100))
    ) { _ in
      calls += 1
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 100))
      }
    }

    let solution = Describe.solve(NSCollectionLayoutSection(group: group), count: 10_000)

    #expect(solution.length == 333_400)
    let found = solution.elements(in: CGRect(x: 0, y: 200_000, width: 300, height: 150))
    #expect(found.map(\.element.indexPath.item) == Array(6000..<6006))
    #expect(calls == 2)
  }
}
