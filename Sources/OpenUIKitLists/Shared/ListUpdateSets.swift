/// The changes of an update by what they do, each once.
nonisolated struct ListUpdateSets {
  /// Numbers of items by section.
  typealias Items = [Int: [Int]]

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var sectionTargets: [Int: Int] = [:]
  var sectionSources: [Int: Int] = [:]
  var deletedItems: Items = [:]
  var insertedItems: Items = [:]
  var reloadedItems: Items = [:]
  var itemTargets: [IndexPath: IndexPath] = [:]
  var itemSources: [IndexPath: IndexPath] = [:]
  /// The first path that is none, and the first moves that contradict each other.
  var malformed: IndexPath?
  var conflict: ListUpdateError.Reason?

  init(_ updates: [ListUpdate]) {
    for update in updates { add(update) }
    deletedSections = PlaceMap.ascending(deletedSections)
    insertedSections = PlaceMap.ascending(insertedSections)
    reloadedSections = PlaceMap.ascending(reloadedSections)
    deletedItems = deletedItems.mapValues(PlaceMap.ascending)
    insertedItems = insertedItems.mapValues(PlaceMap.ascending)
    reloadedItems = reloadedItems.mapValues(PlaceMap.ascending)
  }

  private mutating func add(_ update: ListUpdate) {
    switch update {
    case .insertSection(let section): insertedSections.append(section)
    case .deleteSection(let section): deletedSections.append(section)
    case .reloadSection(let section): reloadedSections.append(section)
    case .moveSection(let section, let target): addMove(of: section, to: target)
    case .insertItem(let path):
      if isPlace(path) { insertedItems[path[0], default: []].append(path[1]) }
    case .deleteItem(let path):
      if isPlace(path) { deletedItems[path[0], default: []].append(path[1]) }
    case .reloadItem(let path):
      if isPlace(path) { reloadedItems[path[0], default: []].append(path[1]) }
    case .moveItem(let path, let target):
      if isPlace(path), isPlace(target) { addMove(of: path, to: target) }
    }
  }

  private mutating func isPlace(_ path: IndexPath) -> Bool {
    if path.count == 2 { return true }
    malformed = malformed ?? path
    return false
  }

  // Fidelity: the same move twice is one move; two that contradict each other are refused.
  // [observed]
  private mutating func addMove(of section: Int, to target: Int) {
    if let other = sectionTargets[section], other != target {
      conflict = conflict ?? .movesTwice(.section(section), .section(other), .section(target))
    }
    if let other = sectionSources[target], other != section {
      conflict = conflict ?? .movesTogether(.section(other), .section(section), .section(target))
    }
    sectionTargets[section] = target
    sectionSources[target] = section
  }

  private mutating func addMove(of path: IndexPath, to target: IndexPath) {
    if let other = itemTargets[path], other != target {
      conflict = conflict ?? .movesTwice(.item(path), .item(other), .item(target))
    }
    if let other = itemSources[target], other != path {
      conflict = conflict ?? .movesTogether(.item(other), .item(path), .item(target))
    }
    itemTargets[path] = target
    itemSources[target] = path
  }
}
