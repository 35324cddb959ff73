import OpenQuartzCore

// The titles at the trailing edge that lead to sections.

extension UITableView {
  /// The width that the section index takes from the rows, in points.
  final var sectionIndexWidth: CGFloat { indexView?.width ?? 0 }

  /// Asks for the titles again, and shows them.
  final func readSectionIndex(rows: Int? = nil) {
    let rows = rows ?? core.counts.total
    let titles = askData(.sectionIndexTitles, "sectionIndexTitles(for:)") {
      $0.sectionIndexTitles(for: self)
    }
    guard let titles = titles.flatMap({ $0 }), !titles.isEmpty,
      rows >= sectionIndexMinimumDisplayRowCount
    else { return removeSectionIndex() }
    let view = indexView ?? SectionIndexView(frame: .zero)
    if indexView == nil {
      indexView = view
      view.onTitle = { [unowned self] in showSection(of: $0, $1) }
      addSubview(view)
    }
    view.titles = titles
    view.update(from: self)
    setNeedsLayout()
  }

  /// The number of rows has another relation to the least one for an index.
  final func updateSectionIndex() {
    guard !core.needsCounts else { return }
    readSectionIndex()
  }

  final func removeSectionIndex() {
    guard let view = indexView else { return }
    view.removeFromSuperview()
    indexView = nil
    setNeedsLayout()
  }

  /// Keeps the index at the trailing edge of what is visible.
  final func placeSectionIndex() {
    guard let view = indexView else { return }
    let visible = unobscuredRect
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft
      ? bounds.minX + safeAreaInsets.left
      : bounds.maxX - view.width - safeAreaInsets.right
    let frame = CGRect(x: x, y: visible.minY, width: view.width, height: max(0, visible.height))
    if view.frame != frame { view.frame = frame }
    if view.layer.zPosition < 2 { view.layer.zPosition = 2 }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  // Fidelity: NSNotFound does nothing. [known]
  /// Scrolls to the section to which a title leads.
  private func showSection(of title: String, _ index: Int) {
    let answer = askData(
      .sectionForTitle, "tableView(_:sectionForSectionIndexTitle:at:)"
    ) { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) }
    let section = answer ?? index
    guard section != NSNotFound else { return }
    scroll(toSection: section, animated: false)
  }
}
