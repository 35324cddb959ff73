/// The places that a list shows while something is dropped on it, beside its data: places
/// that the data source does not know, and items that are not shown meanwhile.
///
/// A pure value. Nothing of it is the usual case, in which both are the same.
nonisolated struct ListPresentation: Sendable, Equatable {
  /// A place that the data source does not know: a gap, or a placeholder.
  struct Extra: Sendable, Equatable {
    let id: Int
    /// Whether it is the gap where something is about to be dropped, and no placeholder.
    var isGap = false
    var section: Int
    /// The item of the data before which it stands; the number of items for the end.
    var anchor: Int
  }

  enum Place: Equatable {
    case item(IndexPath)
    case extra(Int)
  }

  /// The counts of the data source.
  var dataCounts = ListCounts()
  /// In their order, where several stand before one item.
  var extras: [Extra] = []
  /// Items of the data that are not shown.
  var hidden: Set<IndexPath> = []

  var isEmpty: Bool { extras.isEmpty && hidden.isEmpty }

  /// The counts of what is shown.
  var counts: ListCounts {
    var counts = dataCounts
    for extra in extras where counts.items.indices.contains(extra.section) {
      counts.items[extra.section] += 1
    }
    for path in hidden where counts.items.indices.contains(path.section) {
      counts.items[path.section] -= 1
    }
    return counts
  }

  private func extras(of section: Int) -> [Extra] {
    extras.enumerated().filter { $0.element.section == section }
      .sorted { ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset) }
      .map(\.element)
  }

  private func hidden(of section: Int) -> [Int] {
    hidden.filter { $0.section == section }.map(\.item).sorted()
  }

  /// How many hidden items stand before an item of the data.
  func hiddenCount(before item: Int, in section: Int) -> Int {
    hidden.count { $0.section == section && $0.item < item }
  }

  // MARK: From one to the other

  /// Where an item of the data is shown; nil for a hidden one.
  func shown(_ path: IndexPath) -> IndexPath? {
    guard !isEmpty else { return path }
    guard path.count == 2, !hidden.contains(path) else { return nil }
    let (section, item) = (path.section, path.item)
    let before = extras.count { $0.section == section && $0.anchor <= item }
    return IndexPath(item: item - hiddenCount(before: item, in: section) + before, section: section)
  }

  /// Where an extra place is shown.
  func shown(extra id: Int) -> IndexPath? {
    guard let section = extras.first(where: { $0.id == id })?.section else { return nil }
    let own = extras(of: section)
    guard let rank = own.firstIndex(where: { $0.id == id }) else { return nil }
    let anchor = own[rank].anchor
    return IndexPath(
      item: anchor - hiddenCount(before: anchor, in: section) + rank, section: section)
  }

  /// The item or the extra place that is shown somewhere.
  func place(at path: IndexPath) -> Place {
    guard !isEmpty, path.count == 2 else { return .item(path) }
    let section = path.section
    var before = 0
    for extra in extras(of: section) {
      guard let shown = shown(extra: extra.id), shown.item <= path.item else { break }
      if shown == path { return .extra(extra.id) }
      before += 1
    }
    var item = path.item - before
    for other in hidden(of: section) where other <= item { item += 1 }
    return .item(IndexPath(item: item, section: section))
  }

  /// The item of the data that is shown somewhere; nil for an extra place.
  func item(at path: IndexPath) -> IndexPath? {
    if case .item(let item) = place(at: path) { item } else { nil }
  }

  /// Before which item of the data something stands that is put at a place of what is shown.
  func anchor(at path: IndexPath) -> Int {
    let count = counts.items.indices.contains(path.section) ? counts.items[path.section] : 0
    guard path.item < count else { return dataCounts.items[path.section] }
    switch place(at: path) {
    case .item(let item): return item.item
    case .extra(let id): return extras.first { $0.id == id }?.anchor ?? 0
    }
  }

  // MARK: Changes

  /// The changes that lead from another presentation of the same data to this one, in places of
  /// what is shown.
  func updates(from old: ListPresentation) -> [ListUpdate] {
    var updates: [ListUpdate] = []
    for extra in old.extras where !extras.contains(extra) {
      if let path = old.shown(extra: extra.id) { updates.append(.deleteItem(path)) }
    }
    for extra in extras where !old.extras.contains(extra) {
      if let path = shown(extra: extra.id) { updates.append(.insertItem(path)) }
    }
    for path in hidden.subtracting(old.hidden) {
      if let path = old.shown(path) { updates.append(.deleteItem(path)) }
    }
    for path in old.hidden.subtracting(hidden) {
      if let path = shown(path) { updates.append(.insertItem(path)) }
    }
    return updates
  }

  /// The presentation after an update of the data. Extra places stay before the same items; those
  /// of deleted sections are deleted with them.
  ///
  /// - Parameter isDropping: Whether the update shows what is dropped: then the gap is used, and
  ///   what was hidden meanwhile is shown.
  func following(_ plan: ListUpdatePlan, isDropping: Bool) -> ListPresentation {
    var new = ListPresentation(dataCounts: plan.after)
    if !isDropping { new.hidden = Set(hidden.compactMap { plan.newPath(of: $0) }) }
    let moved = plan.movedItems
    // In the order in which they are shown: several may stand before one item afterwards.
    let ordered = extras.enumerated().sorted {
      ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset)
    }.map(\.element)
    new.extras = ordered.filter { !isDropping || !$0.isGap }.compactMap { extra in
      guard let section = plan.newSection(of: extra.section) else { return nil }
      var new = extra
      new.section = section
      let end = plan.before.items[extra.section]
      let next = (min(extra.anchor, end)..<end).lazy.compactMap { item -> Int? in
        let path = IndexPath(item: item, section: extra.section)
        return moved.contains(path) ? nil : plan.newPath(of: path)?.item
      }.first
      new.anchor = next ?? plan.after.items[section]
      return new
    }
    return new
  }

  /// The further changes of an update that shows what is dropped: the gap is closed, and hidden
  /// items that are still there are shown.
  func consumed(by plan: ListUpdatePlan, _ new: ListPresentation) -> [ListUpdate] {
    let gaps = extras.filter { $0.isGap && plan.newSection(of: $0.section) != nil }
      .compactMap { shown(extra: $0.id) }
    let moved = plan.movedItems
    let back = hidden.filter { !moved.contains($0) }.compactMap { plan.newPath(of: $0) }
      .compactMap { new.shown($0) }
    return gaps.map { .deleteItem($0) } + back.map { .insertItem($0) }
  }

  /// An update of the data, in places of what is shown before and after it.
  func presented(_ update: ListUpdate, as new: ListPresentation) -> ListUpdate? {
    switch update {
    case .insertSection, .deleteSection, .reloadSection, .moveSection: return update
    case .insertItem(let path): return new.shown(path).map { .insertItem($0) }
    case .deleteItem(let path): return shown(path).map { .deleteItem($0) }
    case .reloadItem(let path): return shown(path).map { .reloadItem($0) }
    case .moveItem(let path, let target):
      guard let target = new.shown(target) else { return nil }
      guard let path = shown(path) else { return .insertItem(target) }
      return .moveItem(path, to: target)
    }
  }
}

extension ListUpdatePlan {
  /// The items that the update moves, as they were named before it.
  nonisolated var movedItems: Set<IndexPath> {
    Set(updates.compactMap { if case .moveItem(let path, _) = $0 { path } else { nil } })
  }
}

nonisolated extension ListPresentation {
  /// The presentation after an item of the data has come in place of an extra one.
  func inserting(_ id: Int) -> ListPresentation {
    guard let index = extras.firstIndex(where: { $0.id == id }) else { return self }
    let old = extras[index]
    var new = self
    new.dataCounts.items[old.section] += 1
    new.extras = extras.enumerated().compactMap { number, extra in
      guard extra.id != id else { return nil }
      var extra = extra
      let isAfter = extra.anchor > old.anchor || (extra.anchor == old.anchor && number > index)
      if extra.section == old.section, isAfter { extra.anchor += 1 }
      return extra
    }
    new.hidden = Set(
      hidden.map { path in
        path.section == old.section && path.item >= old.anchor
          ? IndexPath(item: path.item + 1, section: path.section) : path
      })
    return new
  }
}
