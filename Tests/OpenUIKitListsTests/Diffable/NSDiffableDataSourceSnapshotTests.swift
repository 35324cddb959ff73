import Foundation
import MisuseReports
import NestTesting
import Testing

@testable import OpenUIKitLists

@Suite struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test(
    "R22.206 R22.207 R22.209 A snapshot is as plain arrays, and its difference leads there",
    arguments: 0..<10)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for run in 0..<10 {
      var (model, snapshot) = (SnapshotModel(), Snapshot())
      var (oldModel, oldSnapshot) = (model, snapshot)
      let items = [6, 12, 40][run % 3]
      for step in 0..<100 {
        let operation = SnapshotOperation.random(
          sections: run % 2 == 0 ? 2 : 5, items: items, using: &random)
        let refusal = model.perform(operation)
        let reports = withMisuseIntercepted { operation.perform(on: &snapshot) }
        #expect(
          reports.filter(\.raisesInUIKit).map(\.message)
            == [refusal].compactMap { $0.map { SnapshotRefusal($0).message } },
          "seed \(seed) \(run) \(step) \(operation)")
        let difference = model.difference(to: snapshot, looksUp: random.isOne(of: 3))
        #expect(difference == nil, "seed \(seed) \(run) \(step) \(operation)")
        if difference != nil { return }
        guard random.isOne(of: 6) else { continue }
        var new = snapshot.storage.value
        let changes = SnapshotDifference(from: oldSnapshot.storage.value, to: &new)
        let mistake = oldModel.mistake(in: changes, to: model)
        #expect(mistake == nil, "seed \(seed) \(run) \(step) \(oldModel) \(model)")
        (oldModel, oldSnapshot) = (model, snapshot)
      }
    }
  }

  @Test("R22.208 A copy is a snapshot of its own")
  func copies() {
    var first = Snapshot()
    first.appendSections([0])
    first.appendItems([1, 2, 3])
    var second = first

    second.deleteItems([2])
    first.appendItems([4])

    #expect(first.itemIdentifiers == [1, 2, 3, 4])
    #expect(second.itemIdentifiers == [1, 3])
    #expect(second.indexOfItem(3) == 1)
    #expect(first.indexOfItem(3) == 2)
  }

  @Test("R22.207 What UIKit refuses with an exception is refused in its words")
  func wordings() {
    var snapshot = Snapshot()
    func messages(_ change: (inout Snapshot) -> Void) -> [String] {
      withMisuseIntercepted { change(&snapshot) }.map(\.message)
    }

    #expect(
      messages { $0.appendItems([1]) } == [
        "There are currently no sections in the data source. Please add a section first."
      ])
    snapshot.appendSections([7])
    snapshot.appendItems([1, 2])
    #expect(
      messages { $0.appendSections([7]) } == [
        """
        Diffable data source detected an attempt to insert or append 1 section identifier that \
        already exists in the snapshot. Identifiers in a snapshot must be unique. Section \
        identifier that already exists: 7
        """
      ])
    #expect(
      messages { $0.appendItems([3, 4, 3]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3\n)}"
      ])
    #expect(
      messages { $0.appendItems([3], toSection: 8) } == [
        "Invalid parameter not satisfying: section != NSNotFound"
      ])
    #expect(
      messages { $0.reloadItems([9]) } == [
        "Attempted to reload item identifier that does not exist in the snapshot: 9"
      ])
    #expect(
      messages { _ = $0.itemIdentifiers(inSection: 8) } == [
        """
        Section identifier was not found. You can verify the section exists by calling the \
        indexOfSectionIdentifier API (which has O(1) performance)
        """
      ])
    let moved = withMisuseIntercepted { snapshot.appendItems([1]) }
    #expect(moved.map(\.raisesInUIKit) == [false])
    #expect(moved.map(\.id) == ["snapshot.has-items"])
    #expect(withMisuseIntercepted { snapshot.reloadItems([9]) }.map(\.id) == ["snapshot.refused"])
    #expect(
      moved[0].message.hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that "
          + "already exists in the snapshot."))
    #expect(snapshot.itemIdentifiers == [2, 1])
  }

  @Test("R22.208 Threads that look up in copies of a snapshot do not disturb each other")
  func threads() async {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<2000))
    snapshot.deleteItems([0])
    let shared = snapshot

    var sums: [Int] = []
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask { (1..<2000).reduce(0) { $0 + (shared.indexOfItem($1) ?? -1) } }
      }
      for await sum in group { sums.append(sum) }
    }

    #expect(sums == Array(repeating: 1998 * 1999 / 2, count: 4))
  }
}
