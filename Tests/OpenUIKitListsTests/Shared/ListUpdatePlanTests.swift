import Foundation
import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct ListUpdatePlanTests {
  @Test(
    "R22.200 R22.201 R22.202 Every place of a random update is where plain arrays put it",
    arguments: 0..<10)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var operations = 0
    while operations < 2_000 {
      let update = RandomUpdate(using: &random)
      let differences = update.differences()
      operations += update.updates.count + 1
      #expect(differences.isEmpty, "seed \(seed): \(update)")
      if !differences.isEmpty { return }
    }
  }

  @Test(
    "R22.203 A random update with one mistake is refused for that mistake", arguments: 0..<10)
  func mistakes(seed: UInt64) {
    var random = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<25 {
      let update = RandomUpdate(using: &random)
      let before = RandomUpdate.counts(of: update.before)
      for mistake in update.mistakes(using: &random) {
        let error = ListUpdateError(
          reason: mistake.reason, before: before, after: mistake.after, updates: mistake.updates)
        #expect(throws: error) {
          _ = try ListUpdatePlan(mistake.updates, from: before, to: mistake.after)
        }
      }
    }
  }

  @Test("R22.204 A plan of a million items costs what changes, not what there is")
  func million() throws {
    let before = ListCounts(items: [1_000_000, 1_000_000])
    let plan = try ListUpdatePlan(
      [.deleteItem([0, 0]), .insertItem([1, 999_999]), .moveItem([0, 500_000], to: [1, 0])],
      from: before, to: ListCounts(items: [999_998, 1_000_002]))

    #expect(plan.newPath(of: [0, 999_999]) == [0, 999_997])
    #expect(plan.newPath(of: [0, 500_000]) == [1, 0])
    #expect(plan.newPath(of: [1, 999_999]) == [1, 1_000_001])
    #expect(
      plan.remainingRuns(inSection: 0)?.runs == [
        RemainingRun(old: 1, new: 0..<499_999),
        RemainingRun(old: 500_001, new: 499_999..<999_998),
      ])
  }

  @Test("R22.202 Elements of the whole list and of empty sections stay with what they belong to")
  func elements() throws {
    let plan = try ListUpdatePlan(
      [.insertSection(0), .deleteItem([1, 0]), .insertItem([3, 0])],
      from: ListCounts(items: [0, 2, 0]), to: ListCounts(items: [4, 0, 1, 1]))
    let badge = { (path: IndexPath) in ListElement.supplementary(kind: "badge", path) }
    let header = { (path: IndexPath) in
      ListElement.supplementary(kind: UICollectionView.elementKindSectionHeader, path)
    }

    #expect(plan.newElement(of: badge([7])) == badge([7]))
    #expect(plan.newElement(of: badge([0, 0])) == badge([1, 0]))
    #expect(plan.newElement(of: badge([1, 0])) == nil)
    #expect(plan.newElement(of: badge([1, 0]), isOfSection: true) == badge([2, 0]))
    #expect(plan.newElement(of: header([1, 0])) == header([2, 0]))
    #expect(plan.newElement(of: badge([2, 0])) == nil, "There is an item now, which has its own")
    #expect(plan.oldElement(of: badge([0, 9])) == nil)
  }
}
