extension UICollectionViewDiffableDataSource: OutlineDataSource {
  // Fidelity: a section that is not there is put at the end. [observed]
  final func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType, animated: Bool, completion: (() -> Void)?
  ) {
    var snapshot = snapshot()
    let items = outline.visibleItems
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    let remaining = Set(items)
    snapshot.deleteItems(
      snapshot.itemIdentifiers(inSection: section).filter { !remaining.contains($0) })
    // Those that are there already move, which is no mistake of the program here.
    snapshot.change { contents throws(SnapshotRefusal) in
      _ = try contents.insert(items, at: try contents.end(of: section))
    }
    outlines[section] = outline
    state.applyOnMain(
      snapshot.storage.value, comparing: true, animated: animated, completion: completion)
    state.outlineDidChange(animated: animated)
  }

  final func outline(
    of section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let index = state.current.index(ofSection: section) {
      outline.append(state.current.items(ofSection: index))
    }
    return outline
  }

  // Fidelity: a snapshot of the whole list that has other items in a section replaces its outline.
  // [decided]
  /// Forgets the outlines that are not shown any more.
  final func keepOutlines() {
    outlines = outlines.filter { section, outline in
      guard let index = state.current.index(ofSection: section) else { return false }
      return state.current.items(ofSection: index) == outline.visibleItems
    }
  }

  final func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let item = state.current.item(at: path),
      let outline = state.current.section(at: path[0]).flatMap({ outlines[$0] })
    else { return nil }
    return OutlinePlace(
      level: outline.level(of: item), isExpanded: outline.isExpanded(item),
      hasChildren: outline.childCount(of: item) > 0)
  }

  final func toggleExpansion(at path: IndexPath) {
    guard let item = state.current.item(at: path), let section = state.current.section(at: path[0]),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let load = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: load(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    show(outline, in: section, animated: true, completion: nil)
  }
}
