import MisuseReports
import OpenQuartzCore

extension UITableView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    core.prepareIfNeeded()
    // A path without row leads to a section, if that has no rows.
    if path.count == 2, path[1] == NSNotFound, layout.metrics.sections.indices.contains(path[0]) {
      return scroll(toSection: path[0], animated: animated)
    }
    guard layout.metrics.contains(path) else {
      return Misuse.report(.scrollsToMissing(path, counts: core.counts, of: self))
    }
    core.scroll(to: .cell(path), animated: animated) { [unowned self] in
      guard layout.metrics.contains(path) else { return contentOffset }
      return CGPoint(x: contentOffset.x, y: offset(for: layout.rect(ofRow: path), path, position))
    }
  }

  /// Scrolls so that a section begins at the top.
  final func scroll(toSection section: Int, animated: Bool) {
    core.prepareIfNeeded()
    guard layout.metrics.sections.indices.contains(section) else { return }
    let first = IndexPath(row: 0, section: section)
    core.scroll(to: .cell(first), animated: animated) { [unowned self] in
      guard layout.metrics.sections.indices.contains(section) else { return contentOffset }
      let top = layout.rect(ofSection: section).minY - adjustedContentInset.top
      return CGPoint(x: contentOffset.x, y: clamped(top))
    }
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    core.prepareIfNeeded()
    let middle = unobscuredRect.midY
    let paths = core.selection.paths.filter { layout.metrics.contains($0) }
    let nearest = paths.min {
      abs(layout.rect(ofRow: $0).midY - middle) < abs(layout.rect(ofRow: $1).midY - middle)
    }
    if let nearest { scroll(to: nearest, position, animated: animated) }
  }

  // Fidelity: the least movement for .none; .top is below the header that stays in sight. [known]
  private func offset(
    for row: CGRect, _ path: IndexPath, _ position: ScrollPosition
  ) -> CGFloat {
    let insets = adjustedContentInset
    let header = style == .plain ? layout.metrics.sections[path.section].header.height : 0
    let top = row.minY - insets.top - header
    let bottom = row.maxY + insets.bottom - bounds.height
    switch position {
    case .top: return clamped(top)
    case .bottom: return clamped(bottom)
    case .middle:
      let space = bounds.height - insets.top - insets.bottom
      return clamped(row.midY - insets.top - space / 2)
    case .none:
      // A row that is higher than what is visible moves as little as another one.
      let range = clamped(min(top, bottom))...clamped(max(top, bottom))
      return max(range.lowerBound, min(contentOffset.y, range.upperBound))
    }
  }

  /// The nearest offset at which the content does not leave its edges.
  private func clamped(_ y: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    let last = layout.contentSize.height + insets.bottom - bounds.height
    return max(-insets.top, min(y, last))
  }
}
