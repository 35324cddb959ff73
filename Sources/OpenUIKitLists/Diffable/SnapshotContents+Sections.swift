// Sections are put in, taken out, moved and marked.

extension SnapshotContents {
  /// The index of a section that is looked up.
  nonisolated func index(ofKnown section: SectionIdentifier) throws(SnapshotRefusal) -> Int {
    guard let index = index(ofSection: section) else {
      throw SnapshotRefusal(.unknownSection("\(section)"))
    }
    return index
  }

  /// Where items are appended: to a section, the last one with nil.
  nonisolated func end(of section: SectionIdentifier?) throws(SnapshotRefusal) -> Target {
    guard let section else {
      guard !order.sections.isEmpty else { throw SnapshotRefusal(.noSections) }
      return .end(section: order.sections.count - 1)
    }
    guard let index = index(ofSection: section) else {
      throw SnapshotRefusal(.unsatisfied("section != NSNotFound"))
    }
    return .end(section: index)
  }

  /// Puts sections in, in front of an index.
  nonisolated mutating func insert(
    _ sections: [SectionIdentifier], at index: Int
  ) throws(SnapshotRefusal) {
    if Set(sections).count < sections.count {
      throw SnapshotRefusal(.duplicateSections(sections.repeated.map { "\($0)" }))
    }
    let existing = sections.filter { sectionTable.number(of: $0) != nil }
    guard existing.isEmpty else {
      throw SnapshotRefusal(.sectionsExist(existing.map { "\($0)" }))
    }
    order.insertSections(sections.map { sectionTable.add($0).number }, at: index)
  }

  /// The index in front of which something is put beside a section.
  nonisolated func index(
    beside section: SectionIdentifier, after: Bool, _ name: String
  ) throws(SnapshotRefusal) -> Int {
    guard let index = index(ofSection: section) else {
      throw SnapshotRefusal(.unsatisfied("\(name) != NSNotFound"))
    }
    return after ? index + 1 : index
  }

  /// Takes sections out with their items; unknown ones are passed over.
  nonisolated mutating func delete(_ sections: [SectionIdentifier]) {
    var numbers: [Int] = []
    for section in sections {
      guard let number = sectionTable.number(of: section) else { continue }
      sectionTable.remove(number)
      numbers.append(number)
    }
    guard !numbers.isEmpty else { return }
    let items = order.removeSections(numbers)
    for item in items { itemTable.remove(item) }
    reloadedSections.remove(numbers)
    didRemove(items)
    guard sectionTable.removedCount > sectionTable.count + 64 else { return }
    let compact = sectionTable.compact()
    order.renumberSections(compact)
    reloadedSections.renumber(compact)
  }

  nonisolated mutating func move(
    _ section: SectionIdentifier, beside other: SectionIdentifier, after: Bool
  ) throws(SnapshotRefusal) {
    guard let index = index(ofSection: section) else {
      throw SnapshotRefusal(.unsatisfied("fromIndex != NSNotFound"))
    }
    if section == other { throw SnapshotRefusal(.besideItself("\(section)")) }
    let target = try self.index(beside: other, after: after, "toIndex")
    order.moveSection(index, to: target > index ? target - 1 : target)
  }

  nonisolated mutating func reload(_ sections: [SectionIdentifier]) throws(SnapshotRefusal) {
    var numbers: [Int] = []
    for section in sections {
      guard let number = sectionTable.number(of: section) else {
        throw SnapshotRefusal(.reloadsMissing("\(section)", kind: "section"))
      }
      numbers.append(number)
    }
    for number in numbers { reloadedSections.insert(number) }
  }
}
