import Foundation

@testable import OpenUIKitLists

extension RandomUpdate {
  /// The answers of a plan that differ from the arrays; empty if all is the same.
  nonisolated func differences() -> [String] {
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(
        updates, from: Self.counts(of: before), to: Self.counts(of: after))
    } catch {
      return ["refused: \(error.reason)"]
    }
    return sectionDifferences(plan) + itemDifferences(plan) + runDifferences(plan)
  }

  nonisolated private func sectionDifferences(_ plan: ListUpdatePlan) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ value: Value, _ expected: Value, _ name: String) {
      if value != expected { differences.append("\(name): \(value), not \(expected)") }
    }
    for (index, section) in before.enumerated() {
      let new = after.firstIndex { $0.id == section.id }
      compare(plan.newSection(of: index), new, "new section of \(index)")
      compare(
        plan.isSectionReloaded(index), reloadedSections.contains(section.id), "reloaded \(index)")
      let header = { (section: Int) in
        ListElement.supplementary(
          kind: UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
      }
      compare(plan.newElement(of: header(index)), new.map(header), "new header of \(index)")
      if let new {
        compare(plan.oldElement(of: header(new)), header(index), "old header of \(new)")
      }
    }
    for (index, section) in after.enumerated() {
      let old = before.firstIndex { $0.id == section.id }
      compare(plan.oldSection(of: index), old, "old section of \(index)")
    }
    compare(plan.newSection(of: before.count), nil, "new section beyond the end")
    compare(plan.oldSection(of: -1), nil, "old section before the beginning")
    return differences
  }

  nonisolated private func itemDifferences(_ plan: ListUpdatePlan) -> [String] {
    let (oldPlaces, newPlaces) = (Self.places(of: before), Self.places(of: after))
    var differences: [String] = []
    func compare<Value: Equatable>(_ value: Value, _ expected: Value, _ name: String) {
      if value != expected { differences.append("\(name): \(value), not \(expected)") }
    }
    for (id, path) in oldPlaces {
      compare(plan.newPath(of: path), newPlaces[id], "new path of \(path)")
      let isReloaded =
        reloadedItems.contains(id) || reloadedSections.contains(before[path[0]].id)
        // What is requested besides the deletion of its section.
        || deletedSections.contains(before[path[0]].id) && updates.contains(.reloadItem(path))
      compare(plan.isReloaded(path), isReloaded, "reloaded \(path)")
      compare(
        plan.newElement(of: .supplementary(kind: "badge", path)),
        newPlaces[id].map { .supplementary(kind: "badge", $0) }, "new badge of \(path)")
    }
    for (id, path) in newPlaces {
      compare(plan.oldPath(of: path), oldPlaces[id], "old path of \(path)")
      compare(
        plan.oldElement(of: .decoration(kind: "line", path)),
        oldPlaces[id].map { .decoration(kind: "line", $0) }, "old line of \(path)")
    }
    for (index, section) in before.enumerated() {
      let end = IndexPath(item: section.items.count, section: index)
      compare(plan.newPath(of: end), nil, "new path of \(end)")
    }
    return differences
  }

  nonisolated private func runDifferences(_ plan: ListUpdatePlan) -> [String] {
    var differences: [String] = []
    for (index, section) in after.enumerated() {
      let old = before.first { $0.id == section.id && !reloadedSections.contains($0.id) }
      let runs = plan.remainingRuns(inSection: index)
      let remaining = runs.map { old, runs in
        runs.flatMap { run in
          run.new.map { before[old].items[run.old + $0 - run.new.lowerBound] }
        }
      }
      let expected = old.map { old in
        section.items.filter { old.items.contains($0) && !movedItems.contains($0) }
      }
      if remaining != expected {
        differences.append("runs of \(index): \(String(describing: runs))")
      }
    }
    return differences
  }
}
