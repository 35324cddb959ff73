import Foundation

@testable import OpenUIKitLists

extension SnapshotModel {
  /// The answer of a snapshot that differs from the arrays; nil if all is the same.
  nonisolated func difference(
    to snapshot: NSDiffableDataSourceSnapshot<Int, Int>, looksUp: Bool
  ) -> String? {
    if snapshot.sectionIdentifiers != sections.map(\.id) { return "sections" }
    if snapshot.itemIdentifiers != items { return "items" }
    if snapshot.numberOfItems != items.count || snapshot.numberOfSections != sections.count {
      return "counts"
    }
    if snapshot.reloadedSectionIdentifiers != reloadedSections { return "reloaded sections" }
    if snapshot.reloadedItemIdentifiers != reloadedItems { return "reloaded items" }
    if snapshot.reconfiguredItemIdentifiers != reconfiguredItems { return "reconfigured items" }
    return looksUp ? lookupDifference(to: snapshot) : nil
  }

  nonisolated private func lookupDifference(
    to snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> String? {
    for (index, section) in sections.enumerated() {
      if snapshot.indexOfSection(section.id) != index { return "index of section \(section.id)" }
      if snapshot.itemIdentifiers(inSection: section.id) != section.items {
        return "items of \(section.id)"
      }
      if snapshot.numberOfItems(inSection: section.id) != section.items.count {
        return "count of \(section.id)"
      }
    }
    for (index, item) in items.enumerated() where snapshot.indexOfItem(item) != index {
      return "index of \(item)"
    }
    for item in 0..<40 {
      let section = place(item).map { sections[$0.section].id }
      if snapshot.sectionIdentifier(containingItem: item) != section { return "section of \(item)" }
      if section == nil, snapshot.indexOfItem(item) != nil { return "index of missing \(item)" }
    }
    return nil
  }

  /// The mistake in a difference that leads to another snapshot; nil if all is right.
  nonisolated func mistake(
    in difference: SnapshotDifference, to new: SnapshotModel
  ) -> String? {
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(
        difference.updates, from: ListCounts(items: sections.map(\.items.count)),
        to: ListCounts(items: new.sections.map(\.items.count)))
    } catch {
      return "refused: \(error.reason)"
    }
    for (index, section) in sections.enumerated() {
      let target = new.section(section.id)
      let isReloaded = new.reloadedSections.contains(section.id)
      if !isReloaded, plan.newSection(of: index) != target { return "section \(section.id)" }
      if isReloaded, let target, let stays = plan.newSection(of: index), stays != target {
        return "reloaded section \(section.id)"
      }
      if plan.isSectionReloaded(index), !isReloaded { return "no reload of \(section.id)" }
      if target != nil, isReloaded, plan.newSection(of: index) != nil,
        !plan.isSectionReloaded(index)
      {
        return "reload of \(section.id)"
      }
    }
    return itemMistake(plan, difference, to: new)
  }

  nonisolated private func itemMistake(
    _ plan: ListUpdatePlan, _ difference: SnapshotDifference, to new: SnapshotModel
  ) -> String? {
    var reconfigured: [IndexPath] = []
    for (section, contents) in sections.enumerated() {
      for (index, item) in contents.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        let place = new.place(item)
        let stays =
          isRemaining(contents.id, in: new)
          && place.map { isRemaining(new.sections[$0.section].id, in: new) }
            == true
        let newPath = plan.newPath(of: path)
        let isReloaded = new.reloadedItems.contains(item)
        guard stays, let place else {
          if newPath != nil { return "item \(item) stays" }
          continue
        }
        let expected = IndexPath(item: place.item, section: place.section)
        if newPath != expected, !isReloaded || newPath != nil { return "item \(item)" }
        if isReloaded, newPath != nil, !plan.isReloaded(path) { return "reload of \(item)" }
        if !isReloaded, plan.isReloaded(path) { return "no reload of \(item)" }
        if new.reconfiguredItems.contains(item) { reconfigured.append(expected) }
      }
    }
    if difference.reconfigured.sorted() != reconfigured.sorted() { return "reconfigured" }
    for (section, contents) in new.sections.enumerated() {
      for (index, item) in contents.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let old = plan.oldPath(of: path) else { continue }
        if sections[old[0]].items[old[1]] != item { return "old item \(item)" }
      }
    }
    return nil
  }

  /// Whether a section is there before and after and keeps its items.
  nonisolated private func isRemaining(_ section: Int, in new: SnapshotModel) -> Bool {
    self.section(section) != nil && new.section(section) != nil
      && !new.reloadedSections.contains(section)
  }
}
