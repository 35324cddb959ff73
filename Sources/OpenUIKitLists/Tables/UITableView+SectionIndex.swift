import OpenQuartzCore

// The titles at the trailing edge that lead to sections.

extension UITableView: IndexedList {
  /// The width that the section index takes from the rows, in points.
  final var sectionIndexWidth: CGFloat { indexView?.width ?? 0 }

  final var indexLook: ListIndexView.Look {
    ListIndexView.Look(
      title: sectionIndexColor ?? tintColor, background: sectionIndexBackgroundColor,
      touchedBackground: sectionIndexTrackingBackgroundColor)
  }

  /// Asks for the titles again, and shows them.
  final func readSectionIndex(rows: Int? = nil) {
    let rows = rows ?? core.counts.total
    let titles = askData(.sectionIndexTitles, "sectionIndexTitles(for:)") {
      $0.sectionIndexTitles(for: self)
    }
    showIndex(rows >= sectionIndexMinimumDisplayRowCount ? titles.flatMap { $0 } : nil)
  }

  /// The number of rows has another relation to the least one for an index.
  final func updateSectionIndex() {
    guard !core.needsCounts else { return }
    readSectionIndex()
  }

  // Fidelity: NSNotFound does nothing. [known]
  /// Scrolls to the section to which a title leads.
  final func showPlace(of title: String, _ index: Int) {
    let answer = askData(
      .sectionForTitle, "tableView(_:sectionForSectionIndexTitle:at:)"
    ) { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) }
    let section = answer ?? index
    guard section != NSNotFound else { return }
    scroll(toSection: section, animated: false)
  }
}
