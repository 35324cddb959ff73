import OpenQuartzCore

// What interactions ask of the core.

extension ListCore {
  /// The item whose cell is at a point of the content; the frontmost one where several are.
  func shownPath(at point: CGPoint) -> IndexPath? {
    shown.values
      .filter { item in
        item.element.isCell && !item.view.isHidden
          && item.view.bounds.contains(item.view.convert(point, from: front))
      }
      .max {
        ($0.attributes.zIndex, $0.element.indexPath) < ($1.attributes.zIndex, $1.element.indexPath)
      }?.element.indexPath
  }

  /// The item whose cell is a view, or is around it; nil for other views.
  func path(around view: UIView?) -> IndexPath? {
    var current = view
    while let candidate = current, candidate !== front {
      if case .cell(let path) = element(of: candidate) { return path }
      current = candidate.superview
    }
    return nil
  }
}

nonisolated extension ListCounts {
  /// The items from one to another, both included, in the order of the list.
  func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    guard contains(first), contains(last), first <= last else { return [] }
    return (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : items[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The item after another in the order of the list; nil at the end.
  func path(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < items[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return items.indices.dropFirst(path.section + 1).first { items[$0] > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }

  /// The item before another in the order of the list; nil at the beginning.
  func path(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return items.indices.prefix(path.section).last { items[$0] > 0 }
      .map { IndexPath(item: items[$0] - 1, section: $0) }
  }

  /// The first item; nil if there is none.
  var firstPath: IndexPath? {
    items.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The last item; nil if there is none.
  var lastPath: IndexPath? {
    items.lastIndex { $0 > 0 }.map { IndexPath(item: items[$0] - 1, section: $0) }
  }
}
