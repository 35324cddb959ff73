// The sizes that views ask for.

extension UICollectionViewCompositionalLayout {
  final func isMeasured(_ element: ListElement) -> Bool {
    placed(element)?.measuredAxes.isDisjoint(with: [.horizontal, .vertical]) == false
  }

  /// Which section an element belongs to, nil for the whole, and what it is in it.
  private func key(of element: ListElement) -> (section: Int?, key: MeasuredKey)? {
    let path = element.indexPath
    guard let solution, path.count == 2 else { return nil }
    if case .supplementary(let kind, _) = element, path == IndexPath(item: 0, section: 0),
      let number = solution.boundaries.firstIndex(where: { $0.item.kind == kind })
    {
      return (nil, .boundary(number))
    }
    guard solution.sections.indices.contains(path[0]) else { return nil }
    switch element {
    case .cell: return (path[0], .item(path[1]))
    case .supplementary(let kind, _):
      let items = solution.sections[path[0]].section.boundaries
      let number = items.indices.first {
        items[$0].item.kind == kind && solution.occurrence(of: $0, in: items) == path[1]
      }
      return (path[0], number.map { .boundary($0) } ?? .view(kind, path[1]))
    case .decoration: return nil
    }
  }

  /// Whether a size that a view asks for changes anything.
  final func isNew(_ size: CGSize, of element: ListElement) -> Bool {
    guard let place = placed(element), let (section, key) = key(of: element) else { return false }
    let known =
      section.map { solution?.sections[$0].measuredSize(of: key) } ?? boundaryKnown(key)
    if known == nil, place.measuredAxes.contains(.uniform) { return true }
    let present = known ?? place.frame.size
    return [LayoutAxis.horizontal, .vertical].contains {
      place.measuredAxes.contains($0) && abs(present[$0] - size[$0].length) >= 0.01
    }
  }

  private func boundaryKnown(_ key: MeasuredKey) -> CGSize? {
    if case .boundary(let number) = key { boundarySizes[number] } else { nil }
  }

  /// Takes the size that a view has asked for, along the axes of which it decides.
  final func takeSize(_ size: CGSize, of element: ListElement) {
    guard let place = placed(element), let (section, key) = key(of: element) else { return }
    let size = CGSize(
      width: place.measuredAxes.contains(.horizontal) ? size.width.length : place.frame.width,
      height: place.measuredAxes.contains(.vertical) ? size.height.length : place.frame.height)
    solution?.take(size, of: key, inSection: section)
    guard let solution else { return }
    if let section {
      sizes[section] = solution.sections[section].sizes
    } else {
      boundarySizes = solution.boundarySizes
    }
    updateScrollViews()
  }

  /// Keeps measured sizes with the items that an update moves.
  final func followPlan(_ plan: ListUpdatePlan) {
    solved.isInvalid = true
    changes.removeAll()
    var new = [MeasuredSizes](repeating: MeasuredSizes(), count: plan.after.sections)
    for (section, old) in sizes.enumerated() {
      if let target = plan.newSection(of: section), new.indices.contains(target) {
        new[target].boundaries = old.boundaries
      }
      for (item, size) in old.items {
        let path = IndexPath(item: item, section: section)
        guard !plan.isReloaded(path), let target = plan.newPath(of: path),
          new.indices.contains(target[0])
        else { continue }
        new[target[0]].items[target[1]] = size
      }
      for (key, size) in old.views {
        let path = IndexPath(item: key.item, section: section)
        guard let target = plan.newPath(of: path), new.indices.contains(target[0]) else { continue }
        new[target[0]].views[MeasuredSizes.ViewKey(kind: key.kind, item: target[1])] = size
      }
    }
    sizes = new
    orthogonal.follow(plan)
  }
}
