import MisuseReports
import OpenQuartzCore

extension UITableView: ListFront {
  final var listLayout: any ListLayout { layout }

  final func prepareTable() {
    scrollContent = core
    alwaysBounceVertical = true
  }

  // MARK: Views

  final func makeView(
    for element: ListElement, with attributes: UICollectionViewLayoutAttributes
  ) -> UIView? {
    switch element {
    case .cell(let path): makeCell(path, attributes)
    case .supplementary(let kind, let path):
      makeEdge(isHeader: kind == TableLayout.header, path.section, element)
    case .decoration: nil
    }
  }

  private func makeCell(
    _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> UIView? {
    guard let dataSource else { return nil }
    let outer = pathBeingMade
    pathBeingMade = path
    defer { pathBeingMade = outer }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  final func preferredAttributes(
    of view: UIView, for element: ListElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = attributes.duplicate()
    // A cell can ask the table for others only when it is made.
    let outer = pathBeingMade
    if element.isCell { pathBeingMade = element.indexPath }
    defer { pathBeingMade = outer }
    preferred.size.height = height(of: view, for: element, width: attributes.size.width)
    return preferred
  }

  final var measuresAfterConstraints: Bool {
    selfSizingInvalidation == .enabledIncludingConstraints
  }

  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    view.place(by: attributes)
    guard !attributes.element.isCell, style == .plain,
      let view = view as? UITableViewHeaderFooterView
    else { return }
    view.listState.isPinned = layout.isPinned(attributes)
  }

  // Fidelity: a section has as many header and footer calls as views that are shown. [known]
  final func willDisplay(_ view: UIView, for element: ListElement) {
    let path = element.indexPath
    switch (element, view) {
    case (_, is EmptyEdgeView): break
    case (.cell, let cell as UITableViewCell):
      ask(.willDisplay, "tableView(_:willDisplay:forRowAt:)") {
        $0.tableView(self, willDisplay: cell, forRowAt: path)
      }
    case (.supplementary(TableLayout.header, _), _):
      bringAboveCells(view)
      ask(.willDisplayHeader, "tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(self, willDisplayHeaderView: view, forSection: path.section)
      }
    case (.supplementary(TableLayout.footer, _), _):
      bringAboveCells(view)
      ask(.willDisplayFooter, "tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(self, willDisplayFooterView: view, forSection: path.section)
      }
    default: break
    }
  }

  final func didEndDisplaying(_ view: UIView, for element: ListElement) {
    let path = element.indexPath
    switch (element, view) {
    case (_, is EmptyEdgeView): break
    case (.cell, let cell as UITableViewCell):
      ask(.didEndDisplaying, "tableView(_:didEndDisplaying:forRowAt:)") {
        $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case (.supplementary(TableLayout.header, _), _):
      ask(.didEndDisplayingHeader, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
      }
    case (.supplementary(TableLayout.footer, _), _):
      ask(.didEndDisplayingFooter, "tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
      }
    default: break
    }
  }

  /// Headers and footers stay in sight above cells, also for touches.
  private func bringAboveCells(_ view: UIView) {
    let cells = core.shown.values.lazy.filter { $0.element.isCell }.map(\.view)
    let top = cells.max { first, second in
      (subviews.firstIndex(of: first) ?? -1) < (subviews.firstIndex(of: second) ?? -1)
    }
    if let top, top.superview === self { insertSubview(view, aboveSubview: top) }
  }

  final func recycle(_ view: UIView, of element: ListElement) {
    guard let reusable = view as? any ListReusableView, let identifier = reusable.reuseIdentifier
    else { return }
    let kind = element.isCell ? nil : TableLayout.header
    pool.add(reusable, for: ReusePool.Key(kind: kind, identifier: identifier))
  }

  final func didLayOutContent() {
    placeBackground()
    placeOuterViews()
    placeIndex()
    placeFillers()
    recycleUnusedEdges()
  }

  /// Headers and footers that were made to know whether there are some, and are not in sight.
  private func recycleUnusedEdges() {
    guard !madeEdges.isEmpty else { return }
    let edges = madeEdges
    madeEdges = [:]
    for (element, view) in edges { recycle(view, of: element) }
  }

  // MARK: Updates

  final func didUpdate(by plan: ListUpdatePlan) {
    madeEdges = [:]
    rowsToReconfigure = rowsToReconfigure.compactMap { plan.newPath(of: $0) }
  }

  final func report(
    _ error: ListUpdateError, before: ListCounts, after: ListCounts, _ updates: [ListUpdate]
  ) {
    Misuse.report(.updateIsRefused(error, .table("\(self)")))
  }

  final func edgeAttributes(
    of element: ListElement, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool,
    in transition: ListTransition
  ) -> UICollectionViewLayoutAttributes? {
    let animation = transition.changes.first { $0.concerns(element, isNew: isNew, transition.plan) }
    return moved(attributes, isNew: isNew, by: animation?.animation ?? .fade)
  }

  /// Where a row begins that appears by an animation, or ends that disappears by it.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, isNew: Bool, by animation: RowAnimation
  ) -> UICollectionViewLayoutAttributes {
    let edge = attributes.duplicate()
    // What disappears is below what stays.
    if !isNew { edge.zIndex = -1 }
    switch animation {
    case .left: edge.center.x -= bounds.width
    case .right: edge.center.x += bounds.width
    case .top: edge.center.y -= edge.size.height
    case .bottom: edge.center.y += edge.size.height
    case .middle:
      edge.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      edge.alpha = 0
    case .none: if !isNew { edge.isHidden = true }
    case .fade, .automatic: edge.alpha = 0
    }
    if animation == .top || animation == .bottom { edge.alpha = 0 }
    return edge
  }
}

extension ListChange {
  /// Whether the change is why a view appears or disappears.
  fileprivate func concerns(
    _ element: ListElement, isNew: Bool, _ plan: ListUpdatePlan
  ) -> Bool {
    let path = element.indexPath
    switch update {
    case .insertItem(let new): return isNew && element.isCell && new == path
    case .deleteItem(let old): return !isNew && element.isCell && old == path
    case .reloadItem(let old):
      return element.isCell && (isNew ? plan.oldPath(of: path) == old : old == path)
    case .insertSection(let new): return isNew && new == path.section
    case .deleteSection(let old): return !isNew && old == path.section
    case .reloadSection(let old):
      return isNew ? plan.oldSection(of: path.section) == old : old == path.section
    case .moveItem, .moveSection: return false
    }
  }
}
